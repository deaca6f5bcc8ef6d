/** How a game ended, made ready for the sentences. */
import type { Outcome } from './messages'
import type { ResultLine } from './words'

export function linesOf(outcome: Outcome): ResultLine[] {
  const lines = outcome.result?.lines ?? []
  return lines.map((line) => ({ key: line.key, seats: line.seats ?? [], points: line.points ?? 0, clause: line.clause ?? '', args: line.args ?? {} }))
}
