/** How a game ended, made ready for the sentences. */
import type { Outcome } from './messages'
import type { ResultLine, Words } from './words'

export function linesOf(outcome: Outcome): ResultLine[] {
  const lines = outcome.result?.lines ?? []
  return lines.map((line) => ({ key: line.key, seats: line.seats ?? [], points: line.points ?? 0, clause: line.clause ?? '', args: line.args ?? {} }))
}

/** Who won and why, then every point. */
export function sentencesOf(outcome: Outcome, words: Words): string[] {
  return outcome.by === 'game' && outcome.result
    ? words.result({ winners: outcome.winners, reason: outcome.result.reason, lines: linesOf(outcome) })
    : [words.say(`outcome-${outcome.by}`, { who: outcome.seat === null ? '' : words.player(outcome.seat) })]
}

/** What decided, in sentences: what each has in all, the most first, and who could not win. */
export function decidingOf(outcome: Outcome, words: Words): string[] {
  const lines = linesOf(outcome)
  const sentences = sentencesOf(outcome, words)
  const ofKind = (kind: string) => lines.flatMap((line, i) => (line.key === kind ? [{ points: line.points, sentence: sentences[i + 1]! }] : [])).sort((a, b) => b.points - a.points)
  return ['total', 'barred'].flatMap((kind) => ofKind(kind).map((each) => each.sentence))
}
