/** The log in pieces: what one player did after another. */
import type { LogLine } from './stream.svelte'

export interface Turn {
  key: number
  /** Who moved; -1 where nobody did, or several at once. */
  mover: number
  lines: LogLine[]
}

export function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && last.mover === line.mover) last.lines.push(line)
    else turns.push({ key: line.key, mover: line.mover, lines: [line] })
  }
  return turns
}

/** Where in the log the last turn of this seat begins. */
export function ownTurn(lines: LogLine[], seat: number): number {
  let at = lines.findLastIndex((line) => line.mover === seat && !line.alone)
  while (at > 0 && lines[at - 1]!.mover === seat) at -= 1
  return Math.max(at, 0)
}

/** What happened since this seat last decided something itself; empty where nobody else has moved. */
export function since(lines: LogLine[], seat: number): LogLine[] {
  const own = lines.findLastIndex((line) => line.mover === seat && !line.alone)
  const later = lines.slice(own + 1)
  const first = later.findIndex((line) => line.mover >= 0 && line.mover !== seat)
  return first < 0 ? [] : later.slice(own < 0 ? first : 0)
}
