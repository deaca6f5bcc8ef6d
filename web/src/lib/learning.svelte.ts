/** What was learned on this device: lessons finished, the way into those begun, tips that were given. */
import { keep, recall, whenKeptElsewhere } from './memory'

export interface LessonPlace {
  lesson: string
  /** Which one it is, and of how many. */
  number: number
  count: number
  /** When it was last looked at. */
  at: number
}

interface Memory {
  finished: string[]
  /** By lesson, how the learner came as far as this; the server plays it again. */
  begun: Record<string, string[]>
  /** By game, the lesson to go on with. */
  places: Record<string, LessonPlace>
  /** Tables with a coach. */
  coached: string[]
  /** By game, the tips that were given. */
  tips: Record<string, string[]>
}

const LEARNED = 'safehouse.learned'
const MOST_COACHED = 20

function remembered(): Memory {
  return { finished: [], begun: {}, places: {}, coached: [], tips: {}, ...recall<Partial<Memory>>(LEARNED, {}) }
}

class Learning {
  #memory = $state.raw(remembered())

  constructor() {
    whenKeptElsewhere(LEARNED, () => (this.#memory = remembered()))
  }

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

  /** Games whose lessons were begun, the latest first, with the lesson to go on with. */
  get places(): [string, LessonPlace][] {
    return Object.entries(this.#memory.places).sort(([, a], [, b]) => b.at - a.at)
  }

  rest(game: string, place: LessonPlace | null): void {
    const { [game]: _, ...others } = this.#memory.places
    this.#keep({ places: place ? { ...others, [game]: place } : others })
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
