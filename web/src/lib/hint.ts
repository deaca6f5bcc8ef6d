/** A hint in sentences: the same rules as `review/hint_telling.py`, on the same Fluent texts. */
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
