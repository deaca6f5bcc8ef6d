/** What people at a real table are told: what is the program's to tell, how much of it is news, what was taken back. */
import { keep, recall } from './memory'
import type { CompanionInfo } from './messages'
import type { LogLine } from './stream.svelte'

const HEARD = 'safehouse.assist.heard'

interface Heard {
  table: string
  /** By seat, how many lines there were before each entry. */
  starts: Record<number, number[]>
}

const turnIn = ({ told }: LogLine, companion: CompanionInfo): string | number | null =>
  told.kind === 'turn' && companion.turn ? (told[companion.turn] ?? null) : null

const isOwn = (turn: string | number, companion: CompanionInfo, people: number[]): boolean =>
  typeof turn === 'number' ? people.includes(turn) : companion.own.includes(turn)

/** As `Led.is_said` has it. */
export function saidIn(lines: LogLine[], companion: CompanionInfo, people: number[], hasTask: (line: LogLine) => boolean): LogLine[] {
  let turn: string | number | null = null
  return lines.filter((line) => {
    turn = turnIn(line, companion) ?? turn
    const { kind, seat } = line.told
    if (companion.announces.includes(kind)) return true
    if (!companion.turn) return hasTask(line) && !(typeof seat === 'number' && people.includes(seat))
    if (turn === null) return hasTask(line)
    return !isOwn(turn, companion, people) || (hasTask(line) && !companion.by_hand.includes(kind))
  })
}

/** Follows the log of one seat. */
export class Hearing {
  /** What the last undo has taken out of the log. */
  undone = $state.raw<LogLine[]>([])
  /** How many lines there were before each entry of the team; null until the log is there. */
  #starts = $state.raw<number[] | null>(null)
  #lines: LogLine[] = []

  constructor(
    private readonly table: string,
    private readonly companion: CompanionInfo,
  ) {}

  /** `team`: whoever hears what this seat hears. */
  hear(lines: LogLine[], seat: number, team: number[]): void {
    const before = this.#lines
    this.#lines = lines
    if (this.#starts === null) {
      const kept = this.#heard().starts[seat]?.filter((start) => start <= lines.length) ?? []
      this.#starts = kept.length ? kept : this.#opened(lines, team)
      return
    }
    const standing = sameLines(before, lines)
    let starts = this.#starts
    if (standing < before.length) {
      this.undone = before.slice(standing)
      starts = starts.filter((start) => start < standing)
    }
    if (lines.slice(standing).some((line) => team.includes(line.mover))) {
      if (standing === before.length) this.undone = []
      starts = [...starts, standing]
    }
    if (starts === this.#starts) return
    this.#starts = starts
    const heard = this.#heard()
    keep(HEARD, { table: this.table, starts: { ...heard.starts, [seat]: this.#starts } })
  }

  /** What was said since the last entry after which anything was said: before the first one everything. */
  news(said: LogLine[], lines: LogLine[]): LogLine[] {
    const at = new Map(lines.map((line, index) => [line.key, index]))
    const last = at.get(said.at(-1)?.key ?? -1) ?? -1
    const since = this.#starts?.filter((start) => start <= last).at(-1) ?? 0
    return said.filter((line) => (at.get(line.key) ?? 0) >= since)
  }

  #heard(): Heard {
    const found = recall<Heard>(HEARD, { table: this.table, starts: {} })
    return found.table === this.table ? found : { table: this.table, starts: {} }
  }

  /** In the middle of a game on a device that has not followed it: where turns of the program begin, and entries that
   * follow what others did. */
  #opened(lines: LogLine[], team: number[]): number[] {
    if (!lines.some((line) => team.includes(line.mover))) return []
    return lines.flatMap((line, i) => {
      const whose = turnIn(line, this.companion)
      const isTurn = whose !== null && !isOwn(whose, this.companion, team)
      const isEntry = team.includes(line.mover) && !team.includes(lines[i - 1]?.mover ?? -1)
      return isTurn || isEntry ? [i] : []
    })
  }
}

/** How many lines have stayed; after a lost link all come anew and are taken for the same. */
function sameLines(before: LogLine[], now: LogLine[]): number {
  const most = Math.min(before.length, now.length)
  if (most && before[0]!.key !== now[0]!.key) return most
  let same = 0
  while (same < most && before[same]!.key === now[same]!.key) same += 1
  return same
}
