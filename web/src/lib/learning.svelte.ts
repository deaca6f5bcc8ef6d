/** What was learned on this device: lessons finished, the way into those begun, tips that were given. */
import { keep, recall } from './memory'

interface Memory {
  finished: string[]
  /** By lesson, how the learner came as far as this; the server plays it again. */
  begun: Record<string, string[]>
  /** Tables with a coach. */
  coached: string[]
  /** By game, the tips that were given. */
  tips: Record<string, string[]>
}

const LEARNED = 'safehouse.learned'
const MOST_COACHED = 20

class Learning {
  #memory = $state.raw<Memory>({ finished: [], begun: {}, coached: [], tips: {}, ...recall<Partial<Memory>>(LEARNED, {}) })

  #keep(changed: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...changed }
    keep(LEARNED, this.#memory)
  }

  isFinished(lesson: string): boolean {
    return this.#memory.finished.includes(lesson)
  }

  way(lesson: string): string[] {
    return this.#memory.begun[lesson] ?? []
  }

  came(lesson: string, done: string[], over: boolean): void {
    const { [lesson]: _, ...others } = this.#memory.begun
    const finished = over ? [...new Set([...this.#memory.finished, lesson])] : this.#memory.finished
    this.#keep({ begun: over || !done.length ? others : { ...others, [lesson]: done }, finished })
  }

  isCoached(table: string): boolean {
    return this.#memory.coached.includes(table)
  }

  coach(table: string): void {
    this.#keep({ coached: [table, ...this.#memory.coached].slice(0, MOST_COACHED) })
  }

  dismissCoach(table: string): void {
    this.#keep({ coached: this.#memory.coached.filter((each) => each !== table) })
  }

  wasGiven(game: string, tip: string): boolean {
    return this.#memory.tips[game]?.includes(tip) ?? false
  }

  give(game: string, tip: string): void {
    this.#keep({ tips: { ...this.#memory.tips, [game]: [...(this.#memory.tips[game] ?? []), tip] } })
  }

  /** A new first game: every tip may come again. */
  forgetTips(game: string): void {
    this.#keep({ tips: { ...this.#memory.tips, [game]: [] } })
  }
}

export const learning = new Learning()
