/** What the server says of moments that somebody steps through: each is asked about once, and of steps made in quick
 * succession only the last. */
import { troubleOf } from './api'

const PAUSE_MS = 250

export class Looking<T> {
  found = $state.raw<T | null>(null)
  trouble = $state('')
  private readonly known = new Map<number, T>()

  constructor(private readonly ask: (moment: number) => Promise<T>) {}

  /** Turn to a moment, or to none. Returns what ends it. */
  at(moment: number | null): (() => void) | undefined {
    this.trouble = ''
    this.found = moment === null ? null : (this.known.get(moment) ?? null)
    if (moment === null || this.found) return
    let gone = false
    const timer = setTimeout(() => {
      this.ask(moment)
        .then((answer) => {
          this.known.set(moment, answer)
          if (!gone) this.found = answer
        })
        .catch((error: unknown) => {
          if (!gone) this.trouble = troubleOf(error).code
        })
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }
}
