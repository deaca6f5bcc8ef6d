/** What was told to a clerk stays on this device. */
import { keep, recall } from './memory'

export interface Desk {
  options: Record<string, unknown>
  entries: string[]
}

const place = (game: string, clerk: string): string => `safehouse.clerk.${game}.${clerk}`

export function deskOf(game: string, clerk: string): Desk {
  return recall<Desk>(place(game, clerk), { options: {}, entries: [] })
}

export function keepDesk(game: string, clerk: string, desk: Desk): void {
  keep(place(game, clerk), desk)
}
