/** A review in sentences: the same rules as `review/telling.py`, on the same Fluent texts. */
import { Amounts, bits, possibilities, signed } from './amounts'
import { believedName } from './hint'
import type { Act, GivenAway, Passage, Reason, Review, Sign, Told } from './messages'
import type { Words } from './words'

/** Luck is told from half of its interval on; less may be none. */
const NOTICED_LUCK = 2
/** Bits of doubt: less is not worth a word. */
const NOTICED = 0.15

export class Telling {
  private readonly amounts: Amounts

  constructor(
    private readonly review: Review,
    private readonly words: Words,
  ) {
    this.amounts = new Amounts(review.unit, words)
  }

  verdict(act: Act): string {
    const key = act.verdict === 'cannot_tell' && !(act.better && act.loss > 0) ? 'unknown' : act.verdict
    const oneOf = act.better && key !== 'good' ? this.part(act) : ''
    const [made, better] = [this.words.move(act.made), act.better ? this.words.move(act.better) : '']
    const told = this.words.say(`review-verdict-${key}${oneOf}`, { made, better, loss: this.amounts.between(act.loss, act.error) })
    return act.blame ? `${this.words.say(`review-blame-${act.blame}`)} ${told}` : told
  }

  question(act: Act): string {
    const asked = { entry: act.entry, open: act.open, move: this.words.move(act.made) }
    const before = act.moves[act.place - 1]
    return before ? this.words.say('review-question-after', { ...asked, before: this.words.move(before) }) : this.words.say('review-question', asked)
  }

  answer(act: Act): string[] {
    if (!act.better) return []
    const loss = this.amounts.between(act.loss, act.error)
    const inAll = act.moves.length > 1 && this.review.adds_up ? '-part' : ''
    return [this.words.say(`review-answer${inAll}`, { move: this.words.move(act.better), loss }), ...(act.reason ? this.reason(act.reason) : [])]
  }

  /** Ends the keys of sentences that say which of an act's several moves something was better than, and whether what they say of the loss is about all of them. */
  private part(act: Act): string {
    if (act.moves.length === 1) return ''
    return this.review.adds_up ? '-part' : '-one'
  }

  reason(reason: Reason): string[] {
    const [made, better] = [this.events(reason.made), this.events(reason.better)]
    const signs = reason.signs.map((sign) => this.words.say('review-sign', { sign: this.words.say(`sign-${sign.name}`), made: this.figure(sign, sign.made), better: this.figure(sign, sign.better) }))
    if (!made && !better && signs.length) return signs
    const key = made && better ? 'both' : made ? 'made' : better ? 'better' : 'open'
    return [...signs, this.words.say(`review-why-${key}`, { unit: this.review.unit, made, better })]
  }

  private figure(sign: Sign, value: number): string {
    return sign.share ? this.words.say('review-value-chance', { value: Math.round(100 * value) }) : signed(this.words, 'review-figure', Math.round(10 * value) / 10)
  }

  act(act: Act): string {
    const moves = act.moves.map((move) => this.words.move(move))
    if (moves.length === 1) return this.words.say('review-act', { entry: act.first, move: moves[0]! })
    return this.words.say('review-act-several', { entry: act.first, last: act.last, moves: moves.join('; ') })
  }

  /** What else is to be said of an act, beside the verdict. */
  further(act: Act): string[] {
    const told: string[] = []
    if (act.reason && act.verdict === 'loss') told.push(...this.reason(act.reason))
    if (this.amounts.rounded(act.luck) !== 0 && Math.abs(act.luck) * NOTICED_LUCK > act.luck_error) told.push(this.words.say('review-luck', { amount: this.amounts.change(act.luck, act.luck_error) }))
    if (act.given_away) told.push(this.givenAway(act.given_away))
    return told
  }

  givenAway(given: GivenAway): string {
    const key = Math.abs(given.told) < NOTICED ? 'review-given-mates' : given.told > 0 ? 'review-given' : 'review-hidden'
    const believed = [...given.was, ...given.became][0]
    const told = [
      this.words.say(key, {
        fact: believed ? believedName(believed, this.words) : '',
        many: possibilities(given.before),
        few: possibilities(given.after),
        before: bits(given.before, this.words),
        after: bits(given.after, this.words),
      }),
    ]
    if (given.told > 0 && Math.round(10 * given.forced) > 0) told.push(this.words.say('review-given-forced', { forced: bits(given.forced, this.words) }))
    if (given.bluff) told.push(this.words.say('review-bluff'))
    return told.join(' ')
  }

  /** What an act told each of the others. */
  whom(given: GivenAway): string[] {
    return given.whom.map((each) =>
      this.words.say('review-given-whom', {
        player: this.words.player(each.seat),
        many: possibilities(each.before),
        few: possibilities(each.after),
        bits: bits(each.before - each.after, this.words),
      }),
    )
  }

  balance(): string[] {
    const found = this.review.balance
    if (!found) return []
    return [
      this.words.say('review-balance-start', { value: this.amounts.value(found.start) }),
      this.words.say('review-balance-lost', { amount: this.amounts.change(-found.lost, found.lost_error) }),
      this.words.say('review-balance-luck', { amount: this.amounts.change(found.luck, found.luck_error) }),
      this.words.say('review-balance-rest', { amount: this.amounts.change(found.rest) }),
      this.words.say('review-balance-end', { value: this.amounts.value(found.end) }),
    ]
  }

  point(act: Act): string {
    const point = this.words.say('review-curve-point', { entry: act.first, value: this.stood(act) })
    return act.revealed.length ? `${point}; ${this.words.say('review-revealed', { events: this.events(act.revealed) })}` : point
  }

  /** What the upper edge, the middle and the lower edge of the curve stand for. */
  mark(at: 'top' | 'middle' | 'bottom'): string {
    if (showsChance(this.review)) return this.words.say('review-value-chance', { value: { top: 100, middle: 50, bottom: 0 }[at] })
    const most = Math.max(1, ...this.review.acts.map((act) => Math.abs(act.value)))
    return signed(this.words, 'review-figure', Math.round({ top: most, middle: 0, bottom: -most }[at]))
  }

  curveTitle(): string {
    return this.words.say('review-curve', { unit: showsChance(this.review) ? 'chance' : this.review.unit, counted: this.review.counted })
  }

  /** How the seat stood when the act began: its chance to win, and what it counted in where that is something else. */
  private stood(act: Act): string {
    const value = this.amounts.value(act.value)
    if (this.review.unit === 'chance' || act.chance === null || !showsChance(this.review)) return value
    return this.words.say('review-chance-and', { chance: this.words.say('review-value-chance', { value: Math.round(100 * act.chance) }), counted: this.review.counted, value })
  }

  private events(events: Review['acts'][number]['revealed']): string {
    return events.map((event) => this.words.event(event as Told)).join(' ')
  }
}

/** The way that the seat's secret had come, as it could be drawn after the last act that told of it. */
export function lastTrail(review: Review): Passage[] {
  return review.acts.findLast((act) => act.given_away?.trail_became.length)?.given_away?.trail_became ?? []
}

/** Whether the curve is of the chance to win; else of points. */
export function showsChance(review: Review): boolean {
  return review.acts.every((act) => act.chance !== null)
}

export interface Spot {
  act: Act
  x: number
  y: number
  top: number
  bottom: number
}

/** Where each act lies on a picture of this size: across by its move, down by its value with its interval. */
export function spots(review: Review, width: number, height: number, margin: number): Spot[] {
  const last = Math.max(1, ...review.acts.map((act) => act.first))
  const chance = showsChance(review)
  const [middle, reach] = [chance ? 0.5 : 0, chance ? 0.5 : Math.max(1, ...review.acts.map((act) => Math.abs(act.value)))]
  const heightOf = (act: Act): [number, number] => (chance ? [act.chance ?? 0, act.chance_error] : [act.value, act.value_error])
  const down = (value: number): number => Math.min(Math.max(height / 2 - ((value - middle) / reach) * (height / 2 - margin), 0), height)
  return review.acts.map((act) => {
    const [value, error] = heightOf(act)
    return { act, x: margin + ((width - 2 * margin) * act.first) / last, y: down(value), top: down(value + error), bottom: down(value - error) }
  })
}
