/** What a game may bring in its `web` folder, and what the shell hands to it. See web/README.md. */
import type { Component } from 'svelte'
import { api } from './api'
import type { MoveJson, OptionsAnswer, SeatInfo, Told, View } from './messages'
import { speech } from './speech.svelte'
import type { ResultLine, Words } from './words'

/** What a board knows of its game: `Game` of the generated `games/<id>/web/view.ts`; without it, what all games have. */
export interface GameTypes {
  view: View
  options: object
  move: { kind: string }
  told: { kind: string }
}

export interface AnyGame {
  view: View
  options: Record<string, unknown>
  move: MoveJson
  told: Told
}

type NamesOf<T> = T extends unknown ? Exclude<keyof T, 'kind'> : never
type ArgumentOf<T, K extends PropertyKey> = T extends Record<K, infer V> ? V : never

/** Every argument that some kind has. */
export type ArgsOf<T> = string extends NamesOf<T> ? Omit<T, 'kind'> : { [K in NamesOf<T>]?: ArgumentOf<T, K> }

type Chosen<M, All> = M extends { kind: infer K } ? { code: number; kind: K; args: Omit<M, 'kind'> & ArgsOf<All> } : never

/** What may be chosen; before the kind is looked at, any argument of any kind may be asked for. */
export type ChoiceOf<G extends GameTypes> = Chosen<G['move'], G['move']>

/** What happened; likewise. */
export type ToldOf<G extends GameTypes> = G['told'] & ArgsOf<G['told']>

/** Whether a choice has these arguments. */
export function fits(choice: { args: object }, args: object): boolean {
  return Object.entries(args).every(([name, value]) => (choice.args as Record<string, unknown>)[name] === value)
}

/** Something on the table that can be pointed at: "agent:mole", "seat:1". In the attribute `data-topic` it can be
 * inspected as well; several are parted by spaces. */
export type Mark = string

export interface BoardProps<G extends GameTypes = AnyGame> {
  /** The game's own view of the seat that looks. */
  view: G['view']
  /** Every seat's view where the whole truth is shown, else empty. */
  truth: G['view'][]
  words: Words
  seats: SeatInfo[]
  options: G['options']
  /** What may be chosen now, narrowed by what is chosen already. */
  choices: ChoiceOf<G>[]
  /** Notes this seat may write, move or remove at any time, where the game has them. */
  notes?: ChoiceOf<G>[]
  /** The events of the last change, for movement. */
  fresh: ToldOf<G>[]
  /** The owner has covered the secrets: show nothing on the board that others may not see. */
  covered: boolean
  /** What people at a real table have told a clerk: piles that nobody tells of are not drawn. */
  told?: boolean
  /** What is pointed at anywhere on the page. */
  lit: Mark[]
  point: (marks: Mark[]) => void
  choose: (choice: ChoiceOf<G>) => void
  /** Narrow the list to the choices with these arguments, e.g. `{ agent: 'mole' }`; null widens it again. */
  narrow: (args: ArgsOf<G['move']> | null) => void
  /** Ask why a move is not allowed. */
  why: (move: { kind: G['move']['kind'] } & ArgsOf<G['move']>) => void
  /** What would certainly follow from a choice, in sentences; empty until the table has answered. */
  foretold?: (choice: ChoiceOf<G>) => string[]
}

/** `Seat.svelte` draws what everybody sees of a seat, on its card beside the board. */
export interface SeatProps<G extends GameTypes = AnyGame> {
  board: BoardProps<G>
  seat: number
}

/** `Score.svelte` lays out the points at the end; without it they are a list. */
export interface ScoreProps<G extends GameTypes = AnyGame> {
  view: G['view']
  game: string
  winners: number[]
  lines: ResultLine[]
  words: Words
}

/** `Picture.svelte` draws a topic (`agent:mole`) larger, for the inspector; nothing where it has no picture. */
export interface PictureProps<G extends GameTypes = AnyGame> {
  board: BoardProps<G>
  topic: Mark
}

/** `hints.ts` of a game; every part may be missing. */
export interface Hints<G extends GameTypes = AnyGame> {
  /** Components that an own file brings to the table that is looked at (empty without one), before anything is drawn. */
  components?: (own: Record<string, unknown>) => void
  /** Moves that a player might expect but that may not be allowed; shown greyed where they are not. */
  tempting?: (view: G['view']) => G['move'][]
  /** What stands in the way of a refused move, beside the sentence of its clause. */
  because?: (view: G['view'], move: G['move'], words: Words) => string[]
  /** What an inspected thing means now, in sentences that the game puts together here, beside those of `meaning`. */
  means?: (view: G['view'], topic: Mark, words: Words) => string[]
  /** The board takes `notes` itself, so that no list of them is shown beside it. */
  notesOnBoard?: boolean
  /** Kinds of move in the order in which their groups stand; the others follow. */
  order?: G['move']['kind'][]
  /** Which choices the table is asked about: what would certainly follow stands beside them before they are made. */
  foresee?: (choice: ChoiceOf<G>) => boolean
  /** Kinds of event not worth a sentence among what would follow: they only repeat the choice. */
  echoes?: ReadonlySet<G['told']['kind']>
  /** Kinds of event that tell what came of something: they stay in the panel until its reader decides again. */
  results?: ReadonlySet<G['told']['kind']>
  /** Kinds of event by which mates propose something: they stand at the question until it is decided. */
  proposals?: ReadonlySet<G['told']['kind']>
  /** Kinds of event with which everything proposed before is decided. */
  decided?: ReadonlySet<G['told']['kind']>
  /** What will follow from a choice, in sentences. */
  preview?: (view: G['view'], choice: ChoiceOf<G>, words: Words) => string[]
  /** Small print on a seat's card: possessions everybody sees. */
  seatLines?: (view: G['view'], seat: number, words: Words) => string[]
  /** The position in words and reading order, for the text mode. */
  describe?: (view: G['view'], words: Words) => Section[]
  /** What can be deduced from the view, for the text mode; empty where the table plays without. */
  deduce?: (view: G['view'], options: G['options'], words: Words) => Promise<Section[]>
}

export interface Section {
  title: string
  lines: string[]
}

type Loader<T> = () => Promise<T>
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../../../src/safehouse/games/*/web/Board.svelte')
const SECRETS = import.meta.glob<{ default: Component<BoardProps> }>('../../../src/safehouse/games/*/web/Secrets.svelte')
const SEATS = import.meta.glob<{ default: Component<SeatProps> }>('../../../src/safehouse/games/*/web/Seat.svelte')
const SCORES = import.meta.glob<{ default: Component<ScoreProps> }>('../../../src/safehouse/games/*/web/Score.svelte')
const HINTS = import.meta.glob<{ hints: Hints }>('../../../src/safehouse/games/*/web/hints.ts')
const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>('../../../src/safehouse/games/*/web/Picture.svelte')
const COVERS = import.meta.glob<{ default: Component }>('../../../src/safehouse/games/*/web/Cover.svelte')


function of<T>(found: Record<string, Loader<T>>, game: string, file: string): Loader<T> | undefined {
  return found[`../../../src/safehouse/games/${game}/web/${file}`]
}

export interface GameParts {
  Board: Component<BoardProps> | null
  Secrets: Component<BoardProps> | null
  Seat: Component<SeatProps> | null
  Score: Component<ScoreProps> | null
  hints: Hints
}

export const NO_PARTS: GameParts = { Board: null, Secrets: null, Seat: null, Score: null, hints: {} }

/** The parts of a game for a position of its own components. */
export async function partsOf(game: string): Promise<GameParts> {
  const [board, secrets, seat, score, hints] = await Promise.all([
    of(BOARDS, game, 'Board.svelte')?.(),
    of(SECRETS, game, 'Secrets.svelte')?.(),
    of(SEATS, game, 'Seat.svelte')?.(),
    of(SCORES, game, 'Score.svelte')?.(),
    of(HINTS, game, 'hints.ts')?.(),
  ])
  return {
    Board: board?.default ?? null,
    Secrets: secrets?.default ?? null,
    Seat: seat?.default ?? null,
    Score: score?.default ?? null,
    hints: hints?.hints ?? {},
  }
}

let tables = 0

/** The parts for one table: what its options bring along is known to the words and the board before they are used,
 * unless another table is looked at by then. */
export async function partsAt(game: string, options: Record<string, unknown>): Promise<{ parts: GameParts; answer: OptionsAnswer }> {
  const table = ++tables
  const [parts, answer] = await Promise.all([partsOf(game), api.options(game, options)])
  if (table === tables) {
    speech.rename(answer.texts)
    parts.hints.components?.(answer.components)
  }
  return { parts, answer }
}

export async function coverOf(game: string): Promise<Component | null> {
  return (await of(COVERS, game, 'Cover.svelte')?.())?.default ?? null
}

export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await of(PICTURES, game, 'Picture.svelte')?.())?.default ?? null
}

/** The pairs of a table whose keys are ids. */
export function entriesOf<K extends string, V>(table: Partial<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][]
}

/** The marks of a choice or an event: one for each argument. */
export function marksOf(args: Record<string, string | number | null>, domains: Record<string, string> = {}): Mark[] {
  return Object.entries(args)
    .filter(([name, value]) => name !== 'kind' && value !== null)
    .map(([name, value]) => `${domains[name] ?? name}:${value}`)
}
