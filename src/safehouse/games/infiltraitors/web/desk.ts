/** The view of Infiltraitors as the browser reads it, and where everybody sits. */
import type { BoardProps } from '$lib/board'
import type { Choice, View } from '$lib/messages'
import type { Words } from '$lib/words'

export type Colour = 'red' | 'black' | 'yellow' | 'green' | 'blue'
export const COLOURS: Colour[] = ['red', 'black', 'yellow', 'green', 'blue']
export const LETTERS = 'RKYGB'
/** The key person as a target, after the seats. */
export const KEY = 5

export interface Clue {
  card: string
  vertical: boolean
}

export interface Stand {
  occupied: boolean
  card: string | null
  second: string | null
  two_cards: boolean
  token: number
  clues: Clue[]
}

export interface ClueBoard {
  target: number
  public: string[]
  mine: { card: string; chance: number }[]
  /** What an agreed code leaves of the shared grid; empty where nobody speaks one. */
  decoded: string[]
}

export interface DeskView extends View {
  briefing: {
    mission: string
    agents: number
    suspects: number
    bullets: number
    colours: Colour[]
    lowest: number
    highest: number
    hand_limit: number
    modifiers: string[]
    clue_board: boolean
    code: number[]
  }
  phase: 'turn' | 'name' | 'reward' | 'excess' | 'key-decision' | 'key-clue'
  active: number
  turns: number
  target: number | null
  bullets: number
  hands: (string | null)[][]
  open_cards: string[][]
  stands: Stand[]
  row: (string | null)[]
  aside: (string | null)[]
  key_clues: Clue[]
  hq: number
  pile: { card: string | null; up: boolean; deed: number }[]
  pool: string[]
  rewards: string[]
  finale: boolean
  next_token: number
  eliminator: number | null
  withdrawn: boolean[]
  boards: ClueBoard[]
}

export function colourOf(card: string): Colour {
  return COLOURS[LETTERS.indexOf(card[0]!)]!
}

/** The number on a card; a special card shows a star. */
export function numberOf(card: string): string {
  return card.endsWith('S') ? '★' : card.slice(1)
}

/** By colour, then by number. */
export function inOrder(cards: string[]): string[] {
  const rank = (card: string): number => LETTERS.indexOf(card[0]!) * 100 + (card.endsWith('S') ? 1 : Number(card.slice(1)))
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

export function isOutward(view: DeskView): boolean {
  return view.briefing.modifiers.includes('outward_hands')
}

export function hasKeyPerson(view: DeskView): boolean {
  return view.briefing.modifiers.includes('key_person')
}

/** The seats clockwise, the near one first: the next to act sits to its left. */
export function aroundTheTable(view: DeskView): number[] {
  const near = Math.max(0, view.seat)
  return view.stands.map((_, i) => (near + i) % view.stands.length)
}

/** The numbers of the mission's cards; special cards count where they are in the deck. */
export function numbers(view: DeskView): string[] {
  const { lowest, highest, modifiers } = view.briefing
  const plain = Array.from({ length: highest - Math.max(2, lowest) + 1 }, (_, i) => String(Math.max(2, lowest) + i))
  return modifiers.includes('special_in_deck') ? ['S', ...plain] : plain
}

export function cardId(colour: Colour, number: string): string {
  return LETTERS[COLOURS.indexOf(colour)]! + number
}

export function boardOf(view: DeskView, target: number): ClueBoard | undefined {
  return view.boards.find((each) => each.target === target)
}

export function ofKind(board: BoardProps, kind: string, args: Record<string, string | number> = {}): Choice[] {
  return board.choices.filter((each) => each.kind === kind && Object.entries(args).every(([name, value]) => each.args[name] === value))
}

/** Plays the only choice of several kinds, or narrows the list to what the things pointed at allow. */
export function playOrNarrow(board: BoardProps, open: Choice[], args: Record<string, string | number>): void {
  if (open.length === 1) board.choose(open[0]!)
  else if (open.length > 1) board.narrow(args)
}

export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  return whole === 0 ? '<1' : String(whole)
}

/** Who the suspect in a stand is, to those who see it: of two cards, the number of one and the colour of the other. */
export function identityOf(stand: Stand | undefined): string | null {
  if (!stand?.card) return null
  return stand.second ? stand.second[0]! + stand.card.slice(1) : stand.card
}

/** Whose suspect a target is. */
export function suspectName(words: Words, target: number): string {
  return target === KEY ? words.say('say-suspect-key') : words.say('say-suspect-of', { seat: words.player(target) })
}

const FEW = 12

/** A clue board in a sentence; `open`: by what everybody knows. */
export function boardSentence(words: Words, board: ClueBoard, open: boolean): string {
  const suspect = suspectName(words, board.target)
  const cards = open ? board.public.map((card) => words.name('card', card)) : board.mine.map((one) => words.say('say-chance', { card: words.name('card', one.card), percent: percent(one.chance) }))
  return cards.length > FEW ? words.say('say-board', { suspect, count: cards.length }) : words.say('say-board-cards', { suspect, cards: cards.join(', ') })
}

/** Ruled out by the code alone, not by the clues. */
export function isCoded(board: ClueBoard | undefined, card: string): boolean {
  return board !== undefined && board.decoded.length > 0 && board.public.includes(card) && !board.decoded.includes(card)
}

/** What the code leaves, in a sentence; none where it leaves all. */
export function decodedSentence(words: Words, board: ClueBoard): string {
  if (!board.decoded.length || board.decoded.length === board.public.length) return ''
  const suspect = suspectName(words, board.target)
  const both = board.mine.map((one) => one.card).filter((card) => board.decoded.includes(card))
  const left = both.length ? both : board.decoded
  return left.length > FEW ? words.say('say-decoded-many', { suspect, count: left.length }) : words.say('say-decoded', { suspect, cards: left.map((card) => words.name('card', card)).join(', ') })
}

export function clueSentence(words: Words, clues: Clue[]): string {
  return clues.map((clue) => words.say('say-clue', { card: words.name('card', clue.card), turned: clue.vertical ? 'vertical' : 'horizontal' })).join(', ') || words.say('say-none')
}
