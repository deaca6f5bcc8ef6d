/** What was told to a clerk stays on this device, and goes to another one by a link that carries it. */
import { keep, recall } from './memory'

export interface Desk {
  options: Record<string, unknown>
  entries: string[]
  /** When the clock was started, in milliseconds; 0: it is not. */
  began: number
}

const EMPTY: Desk = { options: {}, entries: [], began: 0 }
const BETWEEN_WORDS = '.'
const BETWEEN_ENTRIES = '~'
const place = (game: string, clerk: string): string => `safehouse.clerk.${game}.${clerk}`

export function deskOf(game: string, clerk: string): Desk {
  return { ...EMPTY, ...recall<Partial<Desk>>(place(game, clerk), {}) }
}

export function keepDesk(game: string, clerk: string, desk: Desk): void {
  keep(place(game, clerk), desk)
}

export function deskPath(game: string, clerk: string, desk?: Desk): string {
  return `/assist/${game}?as=${clerk}&desk${desk ? `#${packed(desk)}` : ''}`
}

/** In words and marks that a link need not escape. */
function packed({ options, entries, began }: Desk): string {
  const told = entries.map((entry) => entry.replaceAll(' ', BETWEEN_WORDS)).join(BETWEEN_ENTRIES)
  return encodeURIComponent(JSON.stringify({ options, told, began }))
}

/** The desk behind the `#` of a link; null where there is none. */
export function unpacked(carried: string): Desk | null {
  try {
    const { options, told, began } = JSON.parse(carried) as { options: Record<string, unknown>; told: string; began: number }
    const entries = told ? told.split(BETWEEN_ENTRIES).map((entry) => entry.replaceAll(BETWEEN_WORDS, ' ')) : []
    return { options, entries, began }
  } catch {
    return null
  }
}
