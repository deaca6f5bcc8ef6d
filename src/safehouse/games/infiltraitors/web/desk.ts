/** The view of Infiltraitors as the browser reads it, and where everybody sits. */
import { type ArgsOf, type BoardProps, type ChoiceOf, fits } from '$lib/board'
import type { Words } from '$lib/words'
import cardsToml from '../data/cards.toml'
import type { Board, CardId, Clue, ColourId, Game, InfiltraitorsView, Move, Stand } from './view'

export const COLOURS: ColourId[] = ['red', 'black', 'yellow', 'green', 'blue']
export const LETTERS = 'RKYGB'
/** The key person as a target, after the seats. */
export const KEY = 5

export function colourOf(card: CardId): ColourId {
  return COLOURS[LETTERS.indexOf(card[0]!)]!
}

/** The number on a card; a special card shows a star. */
export function numberOf(card: CardId): string {
  return card.endsWith('S') ? '★' : card.slice(1)
}

const RELATED = new Map((cardsToml as { relation: { number: number; related: number[] }[] }).relation.map((each) => [String(each.number), each.related]))

/** The divisors and multiples printed on a card; none on a special one. */
export function relatedTo(card: CardId): number[] {
  return RELATED.get(card.slice(1)) ?? []
}

/** Beside which suspects this card will stand upright as a clue, and beside which not. */
export function fitSentence(words: Words, card: CardId): string {
  const colour = colourOf(card)
  const forms = { colour: words.name('colour', colour), 'colour-acc': words.name('colour', colour, 'acc') }
  if (card.endsWith('S')) return words.say('fits-special', forms)
  const numbers = [Number(numberOf(card)), ...relatedTo(card)].sort((a, b) => a - b)
  return words.say('fits-card', { ...forms, numbers: numbers.join(', '), count: numbers.length })
}

/** By colour, then by number. */
export function inOrder(cards: CardId[]): CardId[] {
  const rank = (card: CardId): number => LETTERS.indexOf(card[0]!) * 100 + (card.endsWith('S') ? 1 : Number(card.slice(1)))
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

export function isOutward(view: InfiltraitorsView): boolean {
  return view.briefing.modifiers.includes('outward_hands')
}

export function hasKeyPerson(view: InfiltraitorsView): boolean {
  return view.briefing.modifiers.includes('key_person')
}

/** The seats clockwise, the near one first: the next to act sits to its left. */
export function aroundTheTable(view: InfiltraitorsView): number[] {
  const near = Math.max(0, view.seat)
  return view.stands.map((_, i) => (near + i) % view.stands.length)
}

/** The numbers of the mission's cards; special cards count where they are in the deck. */
export function numbers(view: InfiltraitorsView): string[] {
  const { lowest, highest, modifiers } = view.briefing
  const plain = Array.from({ length: highest - Math.max(2, lowest) + 1 }, (_, i) => String(Math.max(2, lowest) + i))
  return modifiers.includes('special_in_deck') ? ['S', ...plain] : plain
}

export function cardId(colour: ColourId, number: string): CardId {
  return `${LETTERS[COLOURS.indexOf(colour)]}${number}` as CardId
}

export function boardOf(view: InfiltraitorsView, target: number): Board | undefined {
  return view.boards.find((each) => each.target === target)
}

/** The boards are kept by hand, and this is somebody who keeps one. */
export function isByHand(view: InfiltraitorsView): boolean {
  return view.briefing.clue_board === 'by_hand' && view.seat >= 0
}

/** Some clue board can be shown at this table. */
export function hasBoards(view: InfiltraitorsView): boolean {
  return view.boards.length > 0 || isByHand(view)
}

/** The boards show what everybody knows, and no more. */
export function isShared(view: InfiltraitorsView): boolean {
  return view.briefing.clue_board === 'public' || view.seat < 0
}

/** The cards this seat has crossed out on its own board of a suspect. */
export function crossedOut(view: InfiltraitorsView, target: number): CardId[] {
  return view.crossed_out.find((each) => each.target === target)?.cards ?? []
}

/** Every square of a clue board. */
export function squares(view: InfiltraitorsView): CardId[] {
  return view.briefing.colours.flatMap((colour) => numbers(view).map((number) => cardId(colour, number)))
}

export function ofKind<K extends Move['kind']>(board: BoardProps<Game>, kind: K, args: ArgsOf<Move> = {}): Extract<ChoiceOf<Game>, { kind: K }>[] {
  return board.choices.filter((each): each is Extract<ChoiceOf<Game>, { kind: K }> => each.kind === kind && fits(each, args))
}

/** Plays the only choice of several kinds, or narrows the list to what the things pointed at allow. */
export function playOrNarrow(board: BoardProps<Game>, open: ChoiceOf<Game>[], args: ArgsOf<Move>): void {
  if (open.length === 1) board.choose(open[0]!)
  else if (open.length > 1) board.narrow(args)
}

export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  return whole === 0 ? '<1' : String(whole)
}

/** Who the suspect in a stand is, to those who see it: of two cards, the number of one and the colour of the other. */
export function identityOf(stand: Stand | undefined): CardId | null {
  if (!stand?.card) return null
  return stand.second ? (`${stand.second[0]}${stand.card.slice(1)}` as CardId) : stand.card
}

/** Whose suspect a target is. */
export function suspectName(words: Words, target: number): string {
  return target === KEY ? words.say('say-suspect-key') : words.say('say-suspect-of', { seat: words.player(target) })
}

const FEW = 12

/** A clue board in a sentence; `open`: by what everybody knows. */
export function boardSentence(words: Words, board: Board, open: boolean): string {
  const suspect = suspectName(words, board.target)
  const cards = open ? board.public.map((card) => words.name('card', card)) : board.mine.map((one) => words.say('say-chance', { card: words.name('card', one.card), percent: percent(one.chance) }))
  return cards.length > FEW ? words.say('say-board', { suspect, count: cards.length }) : words.say('say-board-cards', { suspect, cards: cards.join(', ') })
}

/** A clue board kept by hand in a sentence. */
export function handSentence(words: Words, view: InfiltraitorsView, target: number): string {
  const suspect = suspectName(words, target)
  const crossed = crossedOut(view, target)
  const left = squares(view).filter((card) => !crossed.includes(card))
  if (left.length <= FEW) return words.say('say-board-by-hand-cards', { suspect, cards: left.map((card) => words.name('card', card)).join(', ') || words.say('say-none') })
  return words.say('say-board-by-hand', { suspect, crossed: crossed.length, left: left.length })
}

/** Ruled out by the code alone, not by the clues. */
export function isCoded(board: Board | undefined, card: CardId): boolean {
  return board !== undefined && board.decoded.length > 0 && board.public.includes(card) && !board.decoded.includes(card)
}

/** What the code leaves, in a sentence; none where it leaves all. */
export function decodedSentence(words: Words, board: Board): string {
  if (!board.decoded.length || board.decoded.length === board.public.length) return ''
  const suspect = suspectName(words, board.target)
  const both = board.mine.map((one) => one.card).filter((card) => board.decoded.includes(card))
  const left = both.length ? both : board.decoded
  return left.length > FEW ? words.say('say-decoded-many', { suspect, count: left.length }) : words.say('say-decoded', { suspect, cards: left.map((card) => words.name('card', card)).join(', ') })
}

export function clueSentence(words: Words, clues: Clue[]): string {
  return clues.map((clue) => words.say('say-clue', { card: words.name('card', clue.card), turned: clue.vertical ? 'vertical' : 'horizontal' })).join(', ') || words.say('say-none')
}
