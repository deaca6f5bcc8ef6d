/** The heat layer: asked of the server when somebody looks at it, and again when something new is told. */
import { api } from '$lib/api'
import type { Words } from '$lib/words'
import type { MindMgmtOptions, MindMgmtView } from './view'

export interface HeatMap {
  hour: number
  trails: number
  exact: boolean
  error: number
  hours: Record<string, Record<string, number>>
  features: Record<string, number>
}

const PAUSE_MS = 120
const KEPT = 60

/** Everything the map depends on; notes and moves of Agents change nothing. */
function knowledge(view: MindMgmtView): string {
  return JSON.stringify([view.hour, view.clues, view.mayhem, view.checkpoints])
}

export class Heat {
  shown = $state(false)
  /** The hour that is looked at; null is the last one. */
  chosen = $state<number | null>(null)
  state = $state<'waiting' | 'ready' | 'nothing' | 'failed'>('waiting')
  map = $state.raw<HeatMap | null>(null)
  #known = new Map<string, HeatMap | null>()
  #wanted = ''
  #pause: ReturnType<typeof setTimeout> | undefined

  get hour(): number {
    return Math.min(this.chosen ?? Infinity, this.map?.hour ?? 0)
  }

  /** Shares by location at the hour looked at; null while there is no map to draw. */
  get shares(): Record<string, number> | null {
    return this.shown && this.state === 'ready' ? (this.map?.hours[String(this.hour)] ?? null) : null
  }

  follow(view: MindMgmtView, options: MindMgmtOptions): void {
    if (!this.shown) return
    const wanted = knowledge(view)
    if (wanted === this.#wanted && this.state !== 'failed') return
    this.#wanted = wanted
    clearTimeout(this.#pause)
    if (this.#known.has(wanted)) this.#take(wanted, this.#known.get(wanted)!)
    else {
      this.state = 'waiting'
      this.#pause = setTimeout(() => void this.#fetch(wanted, view, options), PAUSE_MS)
    }
  }

  async #fetch(wanted: string, view: MindMgmtView, options: MindMgmtOptions): Promise<void> {
    try {
      const map = (await api.insight('mind_mgmt', options, view)) as HeatMap | null
      if (this.#known.size >= KEPT) this.#known.clear()
      this.#known.set(wanted, map)
      this.#take(wanted, map)
    } catch {
      if (wanted === this.#wanted) this.state = 'failed'
    }
  }

  #take(wanted: string, map: HeatMap | null): void {
    if (wanted !== this.#wanted) return
    this.map = map
    this.state = map === null ? 'nothing' : 'ready'
  }
}

/** How the map was made. */
export function trust(map: HeatMap, words: Words): string {
  const error = (100 * map.error).toLocaleString(words.language, { maximumFractionDigits: 2 })
  return words.say(map.exact ? 'heat-exact' : 'heat-sampled', { trails: map.trails, error })
}

/** A share as people read it: whole percents, and never 0 or 100 unless it is certain. */
export function percent(share: number, words: Words): string {
  if (share > 0 && share < 0.01) return words.say('heat-under', { number: 1 })
  return words.say('heat-percent', { number: share < 1 ? Math.min(99, Math.round(share * 100)) : 100 })
}
