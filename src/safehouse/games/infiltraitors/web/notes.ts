/** Private notes in words: they stay on this device, for the table and the seat at which they were written. */
import { keep, recall } from '$lib/memory'

const NAME = 'safehouse.infiltraitors.notes'
const MOST_TABLES = 30

interface Note {
  at: string
  text: string
}

export function isAtTable(): boolean {
  return location.pathname.startsWith('/t/')
}

function place(seat: number): string {
  return `${location.pathname} ${seat}`
}

export function readNotes(seat: number): string {
  return recall<Note[]>(NAME, []).find((note) => note.at === place(seat))?.text ?? ''
}

export function writeNotes(seat: number, text: string): void {
  const others = recall<Note[]>(NAME, []).filter((note) => note.at !== place(seat))
  keep(NAME, [...others, ...(text ? [{ at: place(seat), text }] : [])].slice(-MOST_TABLES))
}
