/** Names of options, bots and seats, with a readable fallback where a game has no text for them. */
import { say, speech } from './speech.svelte'
import type { SeatInfo } from './messages'
import type { Words } from './words'

export function readable(id: string): string {
  const text = id.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether a value of a view is worth a line: what is not there, or not known, is left out, as in the terminal. */
export function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

function named(words: Words | undefined, keys: string[], otherwise: string): string {
  const found = keys.find((key) => words?.has(key))
  return found ? words!.say(found) : otherwise
}

export function optionName(words: Words | undefined, option: string): string {
  return named(words, [`option-${option.replaceAll('_', '-')}`, `option-${option}`], readable(option))
}

/** Why options are refused, from the server's `detail`, which names the one to change. */
export function optionsRefused(words: Words | undefined, detail: string): string {
  const option = /^option (\w+):/.exec(detail)?.[1]
  const together = say('refused-bad_option')
  return option ? `${together} ${say('option-change', { option: optionName(words, option) })}` : together
}

/** `domain`: what the value is one of, where the option lists components. */
export function optionValue(words: Words | undefined, option: string, value: unknown, domain = ''): string {
  if (typeof value === 'boolean') return speech.words?.say(value ? 'answer-yes' : 'answer-no') ?? String(value)
  const dashed = option.replaceAll('_', '-')
  const keys = [`option-${dashed}-${value}`, `option-${option}-${value}`, `${domain || option}-${value}`]
  return named(words, keys, typeof value === 'number' ? String(value) : readable(String(value)))
}

export function botName(bot: string): string {
  return named(speech.words ?? undefined, [`bot-${bot}`], readable(bot))
}

/** What a bot is: its rank with its level, or how it works. */
export function botRank(bot: string): string {
  if (!LEVELS.includes(bot)) return botName(bot)
  return speech.words?.say('bot-of-level', { rank: botName(bot), level: speech.words.say(`level-${bot}`) }) ?? botName(bot)
}

/** The name of a member of the company; '' where nobody of it sits, or its words are not known here. */
export function memberName(words: Words | undefined, member: string | null): string {
  return member && words?.has(`cast-${member}`) ? words.say(`cast-${member}`) : ''
}

/** The character of a member of the company. */
export function memberAbout(words: Words | undefined, member: string | null): string {
  return memberName(words, member) && words!.name('cast', member!, 'about')
}

/** What a seat is called: by the name of its player, of the company for a bot, or by its title. */
export function seatName(words: Words | undefined, seat: SeatInfo): string {
  return seat.name || memberName(words, seat.member) || seatTitle(words, seat.title, seat.seat)
}

export function seatTitle(words: Words | undefined, title: string, seat: number): string {
  if (words?.has(title) && title !== 'seat') return words.say(title)
  return speech.words?.say('seat-number', { number: seat + 1 }) ?? `${seat + 1}`
}

/** A seat of a table that is only shown. */
export function shownSeat(seat: number, title: string, name: string, member: string | null = null): SeatInfo {
  return { seat, title, name, held: 'person', bot: null, member, connected: true, ready: null, stand_in: null, resigned: false, program: false, hints: 0 }
}

/** The colour of each seat: one for each side where seats win together, else one for each seat. */
export function seatColour(teams: number[][], seat: number): number {
  const side = teams.findIndex((team) => team.includes(seat))
  return teams.some((team) => team.length > 1) && side >= 0 ? side : seat
}

const LEVELS = ['easy', 'normal', 'hard', 'expert']

/** Bots as people choose them: the levels, weakest first; then the others by name. */
export function botChoices(bots: string[]): { levels: string[]; others: string[]; usual: string } {
  const levels = LEVELS.filter((level) => bots.includes(level))
  const others = bots.filter((bot) => !levels.includes(bot))
  return { levels, others, usual: levels[1] ?? levels[0] ?? others.at(-1) ?? '' }
}

/** A name as people mean it: capitals, accents and spaces make no difference. */
export function asMeant(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().split(/\s+/).join(' ')
}
