/** Dilemmas as the rules' data file has them. */
import dilemmasToml from '../data/dilemmas.toml'
import type { DilemmaId } from './view'

export interface Dilemma {
  id: DilemmaId
  corruption: number
  bonus: 'evidence' | 'intel' | 'warrant' | 'badge'
  symbols?: string[]
  intel?: number
  warrant?: string
}

const CARDS = new Map((dilemmasToml as { dilemma: Dilemma[] }).dilemma.map((card) => [card.id, card]))

const own = new Map<string, Dilemma>()

/** The dilemmas of an owner's file stand in for the shipped ones with the same id. */
export function takeDilemmas(cards: Dilemma[]): void {
  own.clear()
  for (const card of cards) own.set(card.id, card)
}

export function dilemmaCard(id: DilemmaId): Dilemma {
  return own.get(id) ?? CARDS.get(id)!
}

export function corruption(cards: DilemmaId[]): number {
  return cards.reduce((sum, id) => sum + dilemmaCard(id).corruption, 0)
}
