/** Hints and beliefs in words: the same rules as `review/hint_telling.py` and `belief_telling.py`, on the same
 * Fluent texts. */
import { Amounts } from './amounts'
import type { Advice, Believed, Likelihood, Passage, Told } from './messages'
import { readable } from './naming'
import type { Words } from './words'

/** What is believed about, with whose secret it is. */
export function factName(fact: string, seat: number | null, words: Words): string {
  if (!words.has(`belief-${fact}`)) return readable(fact)
  return words.say(`belief-${fact}`, { player: seat !== null && seat >= 0 ? words.player(seat) : '' })
}

export function believedName(belief: Believed, words: Words): string {
  return factName(belief.fact, belief.seat, words)
}

export function valueName(value: Likelihood['value'], words: Words): string {
  return typeof value === 'number' ? String(value) : (words.thing(value) ?? readable(value))
}

/** A place of a trail: how likely it was passed, and when. */
export function passageTold(passage: Passage, words: Words): string {
  const percent = (chance: number): number => Math.round(100 * chance)
  const hours = passage.hours.map((each) => words.say('believed-hour', { hour: each.value, chance: percent(each.chance) }))
  return words.say('believed-passage', { place: valueName(passage.place, words), chance: percent(passage.chance), hours: hours.join(', ') })
}

/** What tells one belief from the others: what it is about, and whose secret that is. */
export function beliefKey(belief: Believed): string {
  return `${belief.fact}@${belief.seat}`
}

export interface Pair {
  key: string
  was: Believed | undefined
  became: Believed | undefined
}

/** The same fact about the same seat before and after; undefined where it was no secret. */
export function paired(was: Believed[], became: Believed[]): Pair[] {
  const [before, after] = [was, became].map((beliefs) => new Map(beliefs.map((belief) => [beliefKey(belief), belief])))
  return [...new Set([...before!.keys(), ...after!.keys()])].map((key) => ({ key, was: before!.get(key), became: after!.get(key) }))
}

export interface Change {
  value: Likelihood['value']
  before: number
  after: number
}

const MOST_CHANGES = 6
const NOTICED = 0.01

/** Of one fact, what changed by a hundredth or more, most first. */
export function changes(was: Believed | undefined, became: Believed | undefined): Change[] {
  const [before, after] = [was, became].map((belief) => new Map((belief?.values ?? []).map((each) => [each.value, each.chance])))
  const found = [...new Set([...after!.keys(), ...before!.keys()])].map((value) => ({ value, before: before!.get(value) ?? 0, after: after!.get(value) ?? 0 }))
  const size = (change: Change): number => Math.abs(change.after - change.before)
  return found.filter((change) => size(change) >= NOTICED).sort((a, b) => size(b) - size(a) || b.after - a.after).slice(0, MOST_CHANGES)
}

export function advised(advice: Advice, words: Words): string[] {
  const follows = advice.follows.map((event) => words.event(event as Told)).join(' ')
  return [
    words.say('hint-move', { move: words.move(advice.move) }),
    words.say('hint-promise', { unit: advice.unit, value: promise(advice, words) }),
    ...(follows ? [words.say('hint-follows', { events: follows })] : []),
    words.say('hint-judge'),
  ]
}

function promise(advice: Advice, words: Words): string {
  const amounts = new Amounts(advice.unit, words)
  const [value, error] = [amounts.value(advice.value), amounts.rounded(advice.error)]
  return error ? words.say('hint-give-or-take', { value, error }) : value
}
