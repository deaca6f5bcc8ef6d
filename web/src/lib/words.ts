/** The words of the program and of a game: the same rules as `core/words.py`, on the same Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Saying } from './messages'

export type Value = string | number
export type Values = Record<string, FluentVariable>
export const HIDDEN_WORD = 'hidden'
/** Before the number of a player, where a fact is one. */
const SEAT_PREFIX = 'seat:'
/** An argument that the rules give: a number, a text key, several keys, a sentence of its own. */
export type Fact = Value | string[] | Saying

/** Which domain each argument of a move or an event belongs to. */
export interface Lexicon {
  moves: Record<string, Record<string, string>>
  events: Record<string, Record<string, string>>
  /** Every domain of ids that a view may show. */
  domains: string[]
  /** Fields of a view that hold a seat, and those that list something for each seat. */
  seatFields: string[]
  bySeat: string[]
}

export interface ResultLine {
  key: string
  seats: number[]
  points: number
  clause: string
  args: Record<string, Value>
}

export interface Told {
  kind: string
  [argument: string]: Value | null
}

export const EMPTY_LEXICON: Lexicon = { moves: {}, events: {}, domains: [], seatFields: [], bySeat: [] }

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** In Czech neither a word of one letter nor a number stands at the end of a line, away from what it belongs to. */
const LONELY = /(?<![\p{L}\p{N}-])(?:([ksvzouai]) (?=[\p{L}\p{N}])|(\p{N}+) (?=\p{L}))/giu

/** The hyphen before a number, in whose place print has a minus sign. */
const NEGATIVE = /(?<![^\s(])-(?=\d)/g

/** A sentence as print has it. */
export function kept(language: string, text: string): string {
  const printed = text.replace(NEGATIVE, '\u2212')
  return language === 'cs' ? printed.replace(LONELY, '$1$2\u00a0') : printed
}

export class Words {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly lexicon: Lexicon = EMPTY_LEXICON,
    private readonly players: string[] = [],
    private readonly you: number | null = null,
  ) {}

  /** The same words, told to another seat. */
  seenBy(you: number | null): Words {
    return new Words(this.language, this.bundle, this.lexicon, this.players, you)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The sentence `key`; the key itself, in brackets, where no text exists. */
  say(key: string, values: Values = {}): string {
    const message = this.bundle.getMessage(key)
    if (!message?.value) return `[${key}]`
    return kept(this.language, this.bundle.formatPattern(message.value, values, []))
  }

  /** A component's name, or in the case named. */
  name(domain: string, value: Value, form?: string): string {
    const message = this.bundle.getMessage(`${domain}-${value}`)
    const pattern = form ? message?.attributes[form] : undefined
    return pattern ? kept(this.language, this.bundle.formatPattern(pattern, {}, [])) : this.say(`${domain}-${value}`)
  }

  /** The name of a component of any domain the game speaks of; undefined for a word of no domain. */
  thing(id: string): string | undefined {
    const domain = this.domainOf(id) ?? this.lexicon.domains.find((each) => each !== 'seat' && this.has(`${each}-${id}`))
    return domain && this.name(domain, id)
  }

  /** What a field of a view means by its name: a seat, or something for each seat. */
  isSeat(field: string): boolean {
    return this.lexicon.seatFields.includes(field)
  }

  isBySeat(field: string): boolean {
    return this.lexicon.bySeat.includes(field)
  }

  /** The topic of a component of any domain the game speaks of. */
  topic(id: string): string | undefined {
    const domain = this.domainOf(id)
    return domain && `${domain}:${id}`
  }

  private domainOf(id: string): string | undefined {
    const domains = [...Object.values(this.lexicon.moves), ...Object.values(this.lexicon.events)].flatMap((args) => Object.values(args))
    return [...new Set<string>(domains)].find((each) => each !== 'seat' && this.has(`${each}-${id}`))
  }

  /** The name at the table; a game names a seat that nobody sits in by `seat-name-<number>`. */
  player(seat: number): string {
    if (this.players[seat]) return this.players[seat]
    return this.has(`seat-name-${seat}`) ? this.say(`seat-name-${seat}`) : this.say('seat-number', { number: seat + 1 })
  }

  playerList(seats: number[]): string {
    return this.listed(seats.map((seat) => this.player(seat)))
  }

  private listed(names: string[]): string {
    if (names.length < 2) return names.join('')
    return this.say('list-and', { first: names.slice(0, -1).join(', '), last: names[names.length - 1]! })
  }

  move(move: { kind: string; args: Record<string, Value> }): string {
    return this.say(`move-${move.kind}`, this.values(this.lexicon.moves[move.kind] ?? {}, move.args))
  }

  /** One event as a seat was told it. */
  event(told: Told): string {
    return this.say(`event-${told.kind}`, this.values(this.lexicon.events[told.kind] ?? {}, told))
  }

  /** What people at a real table have to move when the program does this; '' where there is nothing. */
  task(told: Told): string {
    const key = `do-${told.kind}`
    return this.has(key) ? this.say(key, this.values(this.lexicon.events[told.kind] ?? {}, told)) : ''
  }

  /** Why something is not allowed: the clause in a sentence. */
  why(clause: string): string {
    return this.say('why-' + clause.replaceAll('.', '-'))
  }

  saying({ key, args }: Saying): string {
    return this.say(key, this.arguments(args ?? {}))
  }

  /** What is asked, or what is waited for. `subject`: what the question is about. */
  question(key: string, pending: number[], subject: Record<string, Fact> = {}): string {
    return this.say(key, { ...this.arguments(subject), seats: this.playerList(pending), count: pending.length })
  }

  /** Facts as a sentence gets them: numbers, texts in their cases, lists of texts, sentences; `seat:1` is a player. */
  private arguments(facts: Record<string, Fact>): Values {
    const values: Values = {}
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact === 'string' && fact.startsWith(SEAT_PREFIX)) Object.assign(values, this.seat(name, Number(fact.slice(SEAT_PREFIX.length))))
      else if (typeof fact === 'string' && this.has(fact)) Object.assign(values, this.cases(name, fact))
      else if (typeof fact === 'string' || typeof fact === 'number') values[name] = fact
      else if (!Array.isArray(fact)) values[name] = this.saying(fact)
      else {
        values[name] = this.listed(fact.map((key) => (this.has(key) ? this.say(key) : key)))
        values[`${name}-count`] = fact.length
      }
    }
    return values
  }

  private seat(name: string, seat: number): Values {
    return { [name]: this.player(seat), [`${name}-is`]: seat === this.you ? 'you' : 'other' }
  }

  /** The end in sentences: who won and why, then every line. */
  result(result: { winners: number[]; reason: string; lines: ResultLine[] }): string[] {
    const winners = this.playerList(result.winners)
    return [
      this.say(`end-${result.reason}`, { winners, count: result.winners.length }),
      ...result.lines.map((line) => this.line(line)),
    ]
  }

  private line(line: ResultLine): string {
    const values: Values = { seats: this.playerList(line.seats), points: line.points }
    for (const [name, value] of Object.entries(line.args)) {
      values[name] = typeof value === 'string' && this.has(value) ? this.say(value) : value
    }
    return this.say(`line-${line.key}`, values)
  }

  private values(domains: Record<string, string>, args: Record<string, Value | null | undefined>): Values {
    const values: Values = {}
    for (const [name, domain] of Object.entries(domains)) {
      const value = args[name]
      if (value === null || value === undefined) {
        values[name] = HIDDEN_WORD
      } else if (domain === 'seat') {
        Object.assign(values, this.seat(name, Number(value)))
      } else if (typeof value === 'number') {
        values[name] = value
      } else {
        Object.assign(values, this.cases(name, `${domain}-${value}`))
        values[`${name}-id`] = value
      }
    }
    return values
  }

  private cases(name: string, key: string): Values {
    const forms: Values = { [name]: this.say(key) }
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {})) {
      forms[`${name}-${form}`] = this.bundle.formatPattern(pattern, {}, [])
    }
    return forms
  }
}
