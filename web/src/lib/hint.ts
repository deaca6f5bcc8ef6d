/** Hints and beliefs in words: the same rules as `review/hint_telling.py` and `belief_telling.py`, on the same
 * Fluent texts. */
import type { Advice, Believed, Likelihood, Told } from './messages'
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

/** The same fact before and after; undefined where it was no secret. */
export function paired(was: Believed[], became: Believed[]): { was: Believed | undefined; became: Believed | undefined }[] {
  const facts = [...new Set([...was, ...became].map((belief) => belief.fact))]
  const of = (beliefs: Believed[], fact: string): Believed | undefined => beliefs.find((belief) => belief.fact === fact)
  return facts.map((fact) => ({ was: of(was, fact), became: of(became, fact) }))
}

export interface Change {
  value: Likelihood['value']
  before: number
  after: number
}

const MOST_CHANGES = 6

/** Of one fact, what changed most first. */
export function changes(was: Believed | undefined, became: Believed | undefined): Change[] {
  const [before, after] = [was, became].map((belief) => new Map((belief?.values ?? []).map((each) => [each.value, each.chance])))
  const found = [...new Set([...after!.keys(), ...before!.keys()])].map((value) => ({ value, before: before!.get(value) ?? 0, after: after!.get(value) ?? 0 }))
  const size = (change: Change): number => Math.abs(change.after - change.before)
  return found.sort((a, b) => size(b) - size(a) || b.after - a.after).slice(0, MOST_CHANGES)
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
  const rounded = (value: number): number => (advice.unit === 'chance' ? Math.round(100 * value) : Math.round(10 * value) / 10)
  const value = words.say(advice.unit === 'bits' ? 'review-bits' : `review-value-${advice.unit}`, { value: rounded(advice.value) })
  const error = rounded(advice.error)
  return error ? words.say('hint-give-or-take', { value, error }) : value
}
