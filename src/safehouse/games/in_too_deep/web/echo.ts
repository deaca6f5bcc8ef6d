/** Echo's cards, dice and track, from the rules' data file. */
import echoToml from '../data/echo.toml'
import type { EchoId } from './view'

export interface EchoCard {
  id: EchoId
  hook: string
  criminal_1: string
  criminal_2: string
  item: string
  patrol_zone: string
  barrier: 'marked' | 'unmarked'
  process: string
  outcome: 'cautious' | 'reckless'
}

interface Side {
  track_spaces: number
  level_space: Record<string, number>
}

const ECHO = echoToml as { card: EchoCard[]; board: { normal: Side; hard: Side } }

export function echoCard(id: EchoId): EchoCard {
  return ECHO.card.find((card) => card.id === id)!
}

export function echoSide(hard: boolean): Side {
  return hard ? ECHO.board.hard : ECHO.board.normal
}

export const LETTERS = ['A', 'B', 'C', 'D']
