/** Orders and narrows what may be chosen, so that every list on the screen is short. */
import type { Choice, GameInfo, MoveJson } from './messages'
import type { Words } from './words'

/** What has been picked of a move with several arguments so far. */
export interface Picked {
  kind: string
  args: Record<string, string | number>
}

export interface Group {
  kind: string
  choices: Choice[]
  /** Where the group is too long for a list: the next argument to pick, and its values. */
  next: { arg: string; domain: string; values: (string | number)[] } | null
}

const LONG_LIST = 16

function fits(choice: Choice, args: Record<string, string | number> | null): boolean {
  return args === null || Object.entries(args).every(([name, value]) => choice.args[name] === value)
}

export function narrowed(choices: Choice[], picked: Picked | null, args: Record<string, string | number> | null): Choice[] {
  return choices.filter(
    (choice) => (picked === null || (choice.kind === picked.kind && fits(choice, picked.args))) && fits(choice, args),
  )
}

export function grouped(choices: Choice[], picked: Picked | null, info: GameInfo, order: string[] = []): Group[] {
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length)
  const kinds = [...new Set(choices.map((choice) => choice.kind))].sort((a, b) => rank(a) - rank(b))
  return kinds.map((kind) => {
    const own = choices.filter((choice) => choice.kind === kind)
    const args = info.move_kinds.find((each) => each.name === kind)?.args ?? []
    const open = args.filter((arg) => picked?.kind !== kind || !(arg.name in picked.args))
    const first = open[0]
    const long = own.length > LONG_LIST && open.length > 1 && first
    const values = long ? [...new Set(own.map((choice) => choice.args[first.name]!))] : []
    return { kind, choices: own, next: long && values.length > 1 ? { arg: first.name, domain: first.domain, values } : null }
  })
}

/** The name of one argument's value. */
export function valueName(words: Words, domain: string, value: string | number): string {
  if (domain === 'seat') return words.player(Number(value))
  return typeof value === 'number' && !words.has(`${domain}-${value}`) ? String(value) : words.name(domain, value)
}

export function sameMove(choice: Choice, move: MoveJson): boolean {
  const { kind, ...args } = move
  return choice.kind === kind && fits(choice, args as Record<string, string | number>)
}
