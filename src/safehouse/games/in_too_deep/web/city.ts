/** What the board computes from a view of In Too Deep; the ring, the tracks and the cards come from the rules' own data. */
import type { ArgsOf, ChoiceOf } from '$lib/board'
import type { Words } from '$lib/words'
import componentsToml from '../data/components.toml'
import supportToml from '../data/support_tokens.toml'
import type { SignName } from './Sign.svelte'
import type { BarrierId, BonusId, CrimeId, CriminalId, CriminalView, DeckId, EvidenceId, Game, InTooDeepView, ItemId, Move, PieceId, SupportId, WayId, ZoneId } from './view'

interface Components {
  item: { id: ItemId; kind: string }[]
  evidence: { id: EvidenceId }[]
  setup: { seats: number; folder_rows: number[]; plan_kinds_needed: number }[]
  dominance_track: { values: number[]; ability_from: number; endurance_from: number }
  chapters: { count: number; folder_reward_intel: number[]; fail_penalty_dominance: number[]; fail_penalty_intel: number[] }
  syndicate_board: { bonus_fields: BonusId[]; plan_min_per_kind: number }
}

const PARTS = componentsToml as Components
const SUPPORT = (supportToml as { support: { id: SupportId; timing: 'stored' | 'instant'; op: string; n: number }[] }).support

export const TRACK = PARTS.dominance_track
/** Whether the chapter is over and being evaluated: penalties are paid and dilemmas stored. */
export const isEvaluated = (view: InTooDeepView): boolean => view.investigations.length >= view.chapter

export const CHAPTERS = PARTS.chapters
export const EVIDENCE = PARTS.evidence.map((each) => each.id)
export const BONUSES = PARTS.syndicate_board.bonus_fields
export const PLAN_MIN = PARTS.syndicate_board.plan_min_per_kind
export const DECKS: DeckId[] = ['petty', 'level1', 'level2', 'level3']

/** The sign of each zone's effect. */
export const EFFECTS: Record<string, SignName> = { blocks: 'people', heights: 'eye', aerodrome: 'arrow', zinbazaar: 'opposite', downtown: 'shield', ion_towers: 'support', parish: 'tolerance', harbor: 'evidence' }

export function kindOf(item: string): string {
  return PARTS.item.find((each) => each.id === item)?.kind ?? 'goods'
}

export function supportOf(id: SupportId): { timing: 'stored' | 'instant'; op: string; n: number } {
  return SUPPORT.find((each) => each.id === id) ?? { timing: 'stored', op: '', n: 0 }
}

export function setupOf(view: InTooDeepView): Components['setup'][number] {
  return PARTS.setup.find((each) => each.seats === Math.max(2, view.consoles.length))!
}

/** Fields of the three rows: those with a folder and those with evidence on them. */
export function rowLengths(view: InTooDeepView): number[] {
  return setupOf(view).folder_rows
}

// -- the ring

/** Cells of the three by three grid that the zones take, clockwise. */
export const CELLS: { row: number; col: number }[] = [
  { row: 1, col: 2 }, { row: 1, col: 3 }, { row: 2, col: 3 }, { row: 3, col: 3 },
  { row: 3, col: 2 }, { row: 3, col: 1 }, { row: 2, col: 1 }, { row: 1, col: 1 },
]
const ZONES = CELLS.length

export function next(place: number, way: WayId): number {
  return (place + (way === 'clockwise' ? 1 : ZONES - 1)) % ZONES
}

export function placeOf(view: InTooDeepView, zone: ZoneId | undefined): number {
  return view.zones.findIndex((each) => each.zone === zone)
}

/** Where border `k`, between zone k and the next one clockwise, lies: in hundredths of a ring with equal rows, and
 * as the cell of the grid that it ends, to the right or below. */
export function borderAt(k: number): { x: number; y: number; upright: boolean; cell: string } {
  const a = CELLS[k % ZONES]!
  const b = CELLS[(k + 1) % ZONES]!
  const middle = (one: number, other: number): number => ((one + other - 1) / 2) * (100 / 3)
  const [row, col] = [Math.min(a.row, b.row), Math.min(a.col, b.col)]
  return { x: middle(a.col, b.col), y: middle(a.row, b.row), upright: a.row === b.row, cell: `${row} / ${col} / ${row + 1} / ${col + 1}` }
}

export function barriers(view: InTooDeepView): { border: number; id: BarrierId }[] {
  return view.zones.flatMap((zone, border) => (zone.barrier_clockwise ? [{ border, id: zone.barrier_clockwise === 1 ? ('first' as const) : ('second' as const) }] : []))
}

/** Where a barrier comes to stand: it passes the other one. */
export function barrierTarget(view: InTooDeepView, id: BarrierId, way: WayId): number {
  const all = barriers(view)
  const from = all.find((each) => each.id === id)!.border
  const other = all.find((each) => each.id !== id)?.border
  const to = next(from, way)
  return to === other ? next(to, way) : to
}

export function criminalOf(view: InTooDeepView, id: PieceId | null): CriminalView | undefined {
  return view.criminals.find((each) => each.criminal === id)
}

function itemPlace(view: InTooDeepView, item: PieceId | null): number {
  const holder = view.criminals.find((each) => each.holds === item)
  return holder ? placeOf(view, holder.zone) : view.zones.findIndex((zone) => zone.dropped.some((each) => each === item))
}

export function consoleName(view: InTooDeepView, seat: number, words: Words): string {
  return view.consoles[seat]?.echo ? words.say('seat-name-15') : words.player(seat)
}

/** The areas of the dominance track. */
export function areaOf(space: number): 'start' | 'ability' | 'endurance' {
  return space >= TRACK.endurance_from ? 'endurance' : space >= TRACK.ability_from ? 'ability' : 'start'
}

/** Where the criminal or item stands that a question about a direction speaks of. */
function subject(view: InTooDeepView): number {
  const criminal = criminalOf(view, view.moving)
  return criminal ? placeOf(view, criminal.zone) : itemPlace(view, view.moving)
}

// -- choosing on the board

/** Something that can be touched: "criminal:seer", "zone:harbor", "border:3", "rail:2". */
export type Target = string

/** The touches that lead to a choice, one after the other; several ways where the order does not matter. */
export function paths(view: InTooDeepView, choice: ChoiceOf<Game>): Target[][] {
  const { args } = choice
  const zoneNext = (from: number, way: WayId): Target => `zone:${view.zones[next(from, way)]?.zone}`
  switch (choice.kind) {
    case 'hook': case 'unhook': case 'criminal': case 'escort':
      return [[`criminal:${args.criminal}`]]
    case 'move':
      return [[`criminal:${args.criminal}`, zoneNext(placeOf(view, criminalOf(view, choice.args.criminal)!.zone), choice.args.way)]]
    case 'pick_up':
      return [[`criminal:${args.criminal}`, `item:${args.item}`], [`item:${args.item}`, `criminal:${args.criminal}`]]
    case 'activate':
      return [[`criminal:${args.criminal}`, `zone:${criminalOf(view, choice.args.criminal)!.zone}`]]
    case 'drop':
      return [[`criminal:${args.criminal}`, `item:${criminalOf(view, choice.args.criminal)!.holds}`]]
    case 'ability': case 'dominate': case 'endure': case 'see':
      return [[`criminal:${args.criminal}`, `act:${choice.kind}`]]
    case 'smuggle': return [[`item:${args.item}`, 'criminal:smuggler'], ['criminal:smuggler', `item:${args.item}`]]
    case 'item': return [[`item:${args.item}`]]
    case 'zone': return [[`zone:${args.zone}`]]
    case 'way': return [[zoneNext(subject(view), choice.args.way)]]
    case 'grab': return [['criminal:hacker']]
    case 'guardian': return [['guardian', zoneNext(view.zones.findIndex((zone) => zone.guardian), choice.args.way)]]
    case 'barrier': return [[`barrier:${args.barrier}`, `border:${barrierTarget(view, choice.args.barrier, choice.args.way)}`]]
    case 'rail': return [[`rail:${args.slot}`]]
    case 'display': return [[`display:${args.position}`]]
    case 'bonus': return [[`bonus:${args.bonus}`]]
    case 'box': return [[`box:${args.seat}`, `token:${args.position}`]]
    case 'to_row': return [[`row:${args.row}`]]
    case 'to_bonus_support': case 'to_bonus_tolerance': case 'to_bonus_dominance':
      return [[`bonus:${choice.kind.slice(9)}`, `evidence:${args.evidence}`], [`evidence:${args.evidence}`, `bonus:${choice.kind.slice(9)}`]]
    case 'to_box': return [[`box:${view.seat}`, `evidence:${args.evidence}`], [`evidence:${args.evidence}`, `box:${view.seat}`]]
    case 'third': return [[`third:${args.third}`]]
    case 'use': return [[`support:${args.support}`]]
    case 'opponent': return [[`seat:${args.seat}`]]
    case 'draw': return [[`deck:${args.deck}`]]
    case 'commit': case 'give_back_petty': case 'give_back_level1': case 'give_back_level2': case 'give_back_level3':
      return [[`crime:${args.crime}`]]
    case 'cautious': case 'reckless': return [[`outcome:${choice.kind}`]]
    case 'dilemma': case 'stored_dilemma': return [[`dilemma:${args.dilemma}`]]
    default: return []
  }
}

/** The choices whose touches begin with these. */
export function leading(view: InTooDeepView, choices: ChoiceOf<Game>[], touched: Target[]): ChoiceOf<Game>[] {
  return choices.filter((choice) => paths(view, choice).some((path) => touched.every((target, i) => path[i] === target)))
}

/** What can be touched next. */
export function openTargets(view: InTooDeepView, choices: ChoiceOf<Game>[], touched: Target[]): Set<Target> {
  const open = new Set<Target>()
  for (const choice of choices)
    for (const path of paths(view, choice)) if (path.length > touched.length && touched.every((target, i) => path[i] === target)) open.add(path[touched.length]!)
  return open
}

/** Touched first, these mean the only choice they lead to: who picks the item up, which evidence goes there, need not be said. */
const TELLING = ['item:', 'bonus:', 'box:']

/** The choice that the touches mean; null while they could mean several. */
export function complete(view: InTooDeepView, choices: ChoiceOf<Game>[], touched: Target[]): ChoiceOf<Game> | null {
  const found = leading(view, choices, touched)
  if (found.length !== 1) return null
  const whole = paths(view, found[0]!).some((path) => path.length === touched.length && touched.every((target, i) => path[i] === target))
  return whole || TELLING.some((name) => touched[0]?.startsWith(name)) ? found[0]! : null
}

const NARROWING = ['criminal', 'item', 'barrier', 'evidence', 'seat', 'crime'] as const

/** What the list is narrowed to by a touch; null where the list has no such argument. */
export function narrowing(choices: ChoiceOf<Game>[], touched: Target[]): ArgsOf<Move> | null {
  const found: Record<string, string | number> = {}
  for (const target of touched) {
    const [name, id] = target.split(':') as [string, string | undefined]
    const arg = NARROWING.find((each) => each === (name === 'box' ? 'seat' : name))
    if (id === undefined || !arg) continue
    const value = arg === 'seat' ? Number(id) : id
    if (choices.every((choice) => choice.args[arg] === value)) found[arg] = value
  }
  return Object.keys(found).length ? found : null
}

/** The move a person seems to want who touches something that cannot be chosen; null where none comes to mind. */
export function wish(view: InTooDeepView, touched: Target[], target: Target): Move | null {
  const [name, id] = target.split(':') as [string, string]
  const asked = view.question
  const held = touched[0]?.startsWith('criminal:') ? (touched[0].slice(9) as CriminalId) : null
  if (asked === 'ask-hook' && name === 'criminal') return { kind: 'hook', criminal: id as CriminalId }
  if (asked === 'ask-act' || asked === 'ask-endure') {
    if (held && name === 'zone') {
      const from = placeOf(view, criminalOf(view, held)!.zone)
      const to = placeOf(view, id as ZoneId)
      if (to === from) return { kind: 'activate', criminal: held }
      if (to === next(from, 'clockwise')) return { kind: 'move', criminal: held, way: 'clockwise' }
      if (to === next(from, 'counter')) return { kind: 'move', criminal: held, way: 'counter' }
      return null
    }
    if (held && name === 'item') return { kind: 'pick_up', criminal: held, item: id as ItemId }
    if (name === 'criminal') return { kind: 'activate', criminal: id as CriminalId }
    if (name === 'support') return { kind: 'use', support: id as SupportId }
  }
  if (name === 'crime' && (asked === 'ask-act' || asked === 'ask-major')) return { kind: 'commit', crime: id as CrimeId }
  if (name === 'zone' && ['ask-hustle', 'ask-run', 'ask-transfer-to', 'ask-put', 'ask-send', 'ask-patrol-to', 'ask-patrol-from'].includes(asked)) return { kind: 'zone', zone: id as ZoneId }
  if (name === 'criminal' && asked.startsWith('ask-') && !['ask-act', 'ask-hook', 'ask-endure'].includes(asked)) return { kind: 'criminal', criminal: id as CriminalId }
  if (name === 'row' && asked === 'ask-process') return { kind: 'to_row', row: Number(id) }
  return null
}
