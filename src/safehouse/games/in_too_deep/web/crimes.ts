/** Crime cards as the rules' data files have them, and their conditions read into terms (ledger 3.9). */
import type { Words } from '$lib/words'
import majorToml from '../data/crimes_major.toml'
import pettyToml from '../data/crimes_petty.toml'
import type { CrimeId } from './view'

export interface Reward {
  intel: number
  dilemmas: number
  evidence: number
  process: number
  support?: number
}

export interface CardData {
  id: CrimeId
  you: number
  when: string[]
  line?: string
  level?: number
  cautious?: Reward
  reckless?: Reward
  reward?: Reward
}

/** A name with its arguments, a comparison or a number, as written on the card. */
export interface Term {
  name: string
  args: Term[]
}

export interface Literal {
  negated: boolean
  term: Term
}

/** Literals of one entry are joined by "or", entries by "and" (ZH-3.33). */
export type Entry = Literal[]

export interface Crime {
  id: CrimeId
  /** A to G; empty for a petty crime. */
  line: string
  /** 1 to 3; 0 for a petty crime. */
  level: number
  slots: number
  when: Entry[]
  outcomes: { id: 'cautious' | 'reckless' | 'reward'; reward: Reward }[]
}

const PAID: (keyof Reward)[] = ['intel', 'dilemmas', 'evidence', 'process', 'support']

/** What some outcome of these pays, in the order in which it is paid (ZH-3.23). */
export function paidKinds(rewards: Reward[]): (keyof Reward)[] {
  return PAID.filter((name) => rewards.some((reward) => reward[name]))
}

export function paidWords(reward: Reward, words: Words): string {
  return paidKinds([reward]).map((name) => words.say(`reward-${name}`, { count: reward[name] ?? 0 })).join(', ')
}

const TOKEN = /\s*(>=|<=|[=<>]|[(),]|-?\d+|[A-Za-z_][A-Za-z_0-9]*)/y

function tokens(text: string): string[] {
  const found: string[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) found.push(match[1]!)
  return found
}

class Reader {
  #at = 0
  readonly #tokens: string[]
  constructor(text: string) {
    this.#tokens = tokens(text)
  }
  peek(): string {
    return this.#tokens[this.#at] ?? ''
  }
  take(): string {
    return this.#tokens[this.#at++] ?? ''
  }
  term(): Term {
    const token = this.take()
    if (/^[<>=]/.test(token)) return { name: token + this.take(), args: [] }
    const args: Term[] = []
    if (this.peek() === '(') {
      do {
        this.take()
        args.push(this.term())
      } while (this.peek() === ',')
      this.take()
    }
    return { name: token, args }
  }
  entry(): Entry {
    const literals: Entry = []
    do {
      if (this.peek() === 'or') this.take()
      const negated = this.peek() === 'not'
      if (negated) this.take()
      literals.push({ negated, term: this.term() })
    } while (this.peek() === 'or')
    return literals
  }
}

export const isVariable = (term: Term): boolean => /^[A-Z]$/.test(term.name) && term.args.length === 0
export const isSlot = (term: Term): boolean => /^y[1-3]$/.test(term.name)

export function crimeOf(card: CardData): Crime {
  return {
    id: card.id,
    line: card.line ?? '',
    level: card.level ?? 0,
    slots: card.you,
    when: card.when.map((text) => new Reader(text).entry()),
    outcomes: card.reward
      ? [{ id: 'reward', reward: card.reward }]
      : [{ id: 'cautious', reward: card.cautious! }, { id: 'reckless', reward: card.reckless! }],
  }
}

const shipped = [...(majorToml as { crime: CardData[] }).crime, ...(pettyToml as { petty: CardData[] }).petty]
const CARDS = new Map(shipped.map((card) => [card.id, crimeOf(card)]))
const own = new Map<string, Crime>()

/** The crimes of an owner's file stand in for the shipped ones with the same id. */
export function takeCrimes(cards: CardData[]): void {
  own.clear()
  for (const card of cards) own.set(card.id, crimeOf(card))
}

export function crimeCard(id: CrimeId): Crime {
  return own.get(id) ?? CARDS.get(id)!
}

export function deckOf(id: CrimeId): number {
  return crimeCard(id).level
}
