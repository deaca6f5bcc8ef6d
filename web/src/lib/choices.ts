/** Orders and narrows what may be chosen, so that every list on the screen is short. */
import { fits } from './board'
import type { Choice, GameInfo, MoveJson } from './messages'
import type { Words } from './words'

type Args = Record<string, string | number>

/** What has been picked of a move with several arguments so far. */
export interface Picked {
  kind: string
  args: Args
}

export interface Group {
  kind: string
  choices: Choice[]
  /** The only argument in which the choices differ; its value alone tells them apart. */
  telling: string | null
  /** Where the group is too long for a list: the next argument to pick, and its values. */
  next: { arg: string; domain: string; values: (string | number)[] } | null
}

/** A group longer than this is picked argument by argument. */
const LONG_LIST = 16
/** Where there are more choices than this in all, groups of more than a few are folded, as many as it takes. */
const LONG_DECISION = 24
const FEW = 6

export function narrowed(choices: Choice[], picked: Picked | null, args: Args | null): Choice[] {
  return choices.filter(
    (choice) => (picked === null || (choice.kind === picked.kind && fits(choice, picked.args))) && fits(choice, args ?? {}),
  )
}

function valuesOf(choices: Choice[], arg: string): (string | number)[] {
  return [...new Set(choices.map((choice) => choice.args[arg]!))]
}

export function grouped(choices: Choice[], info: GameInfo, order: string[] = []): Group[] {
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length)
  const kinds = [...new Set(choices.map((choice) => choice.kind))].sort((a, b) => rank(a) - rank(b))
  return kinds.map((kind) => {
    const own = choices.filter((choice) => choice.kind === kind)
    const args = info.move_kinds.find((each) => each.name === kind)?.args ?? []
    const differing = args.filter((arg) => valuesOf(own, arg.name).length > 1)
    const first = differing[0]
    const stepwise = first !== undefined && differing.length > 1 && own.length > LONG_LIST
    return {
      kind,
      choices: own,
      telling: differing.length === 1 ? first!.name : null,
      next: stepwise ? { arg: first.name, domain: first.domain, values: valuesOf(own, first.name) } : null,
    }
  })
}

/** Whether a group waits behind its heading, because the whole list would be too long to read: the last ones first. */
export function folded(group: Group, groups: Group[]): boolean {
  const after = groups.slice(groups.indexOf(group) + 1)
  const behind = after.filter((each) => each.choices.length > FEW)
  const size = (some: Group[]): number => some.reduce((sum, each) => sum + each.choices.length, 0)
  return groups.length > 1 && group.choices.length > FEW && size(groups) - size(behind) > LONG_DECISION
}

/** The name of one argument's value. */
export function valueName(words: Words, domain: string, value: string | number): string {
  if (domain === 'seat') return words.player(Number(value))
  return typeof value === 'number' && !words.has(`${domain}-${value}`) ? String(value) : words.name(domain, value)
}

export function sameMove(choice: Choice, move: MoveJson): boolean {
  const { kind, ...args } = move
  return choice.kind === kind && fits(choice, args as Args)
}

/** Which domain each argument of a kind of move belongs to. */
export function domainsOf(info: GameInfo, kind: string): Record<string, string> {
  const args = info.move_kinds.find((each) => each.name === kind)?.args ?? []
  return Object.fromEntries(args.map((arg) => [arg.name, arg.domain]))
}
