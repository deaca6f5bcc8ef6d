/** Values and differences in words, in the unit that a judge counts in, as `review/amounts.py` has it. */
import type { Review } from './messages'
import type { Words } from './words'

const FEW = 3
const MINUS = '\u2212'

export class Amounts {
  constructor(
    private readonly unit: Review['unit'],
    private readonly words: Words,
  ) {}

  /** How well a seat stands. */
  value(value: number): string {
    return this.unit === 'bits' ? bits(value, this.words) : signed(this.words, `review-value-${this.unit}`, this.rounded(value))
  }

  /** What something cost or brought. */
  amount(value: number): string {
    return this.words.say('review-amount', { unit: this.unit, value: this.rounded(value) })
  }

  between(value: number, error: number): string {
    return this.giveOrTake(this.amount(value), error)
  }

  /** What was won or lost, with its sign. */
  change(value: number, error = 0): string {
    const rounded = this.rounded(value)
    const sign = rounded < 0 ? MINUS : rounded > 0 ? '+' : ''
    return this.giveOrTake(sign + this.amount(Math.abs(value)), error)
  }

  private giveOrTake(amount: string, error: number): string {
    if (this.rounded(error) === 0) return amount
    return this.words.say('review-between', { amount, error: this.rounded(error) })
  }

  /** Chances in hundredths, everything else to one place. */
  rounded(value: number): number {
    return this.unit === 'chance' ? Math.round(100 * value) + 0 : Math.round(10 * value) / 10 + 0
  }
}

/** So many that are equally likely leave so many bits of doubt; few of them to one place. */
export function possibilities(value: number): number {
  const many = Math.max(1, 2 ** value)
  return many < FEW ? Math.round(10 * many) / 10 : Math.round(many)
}

export function bits(value: number, words: Words): string {
  return signed(words, 'review-bits', Math.round(10 * value) / 10)
}

/** A negative number has a minus sign, whatever its sentence does for one. */
export function signed(words: Words, key: string, value: number): string {
  return (value < 0 ? MINUS : '') + words.say(key, { value: Math.abs(value) })
}
