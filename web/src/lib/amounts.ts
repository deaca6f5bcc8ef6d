/** Values and differences in words, in the unit that a judge counts in, as `review/amounts.py` has it. */
import type { Review } from './messages'
import type { Words } from './words'

export class Amounts {
  constructor(
    private readonly unit: Review['unit'],
    private readonly words: Words,
  ) {}

  /** How well a seat stands. */
  value(value: number): string {
    return this.unit === 'bits' ? bits(value, this.words) : this.words.say(`review-value-${this.unit}`, { value: this.rounded(value) })
  }

  /** What something cost or brought. */
  amount(value: number): string {
    return this.words.say('review-amount', { unit: this.unit, value: this.rounded(value) })
  }

  between(value: number, error: number): string {
    if (this.rounded(error) === 0) return this.amount(value)
    return this.words.say('review-between', { amount: this.amount(value), error: this.rounded(error) })
  }

  /** Chances in hundredths, everything else to one place. */
  rounded(value: number): number {
    return this.unit === 'chance' ? Math.round(100 * value) + 0 : Math.round(10 * value) / 10 + 0
  }
}

/** So many that are equally likely leave so many bits of doubt. */
export function possibilities(value: number): number {
  return Math.max(1, Math.round(2 ** value))
}

export function bits(value: number, words: Words): string {
  return words.say('review-bits', { value: Math.round(10 * value) / 10 })
}
