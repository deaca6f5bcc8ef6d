/** What this device remembers: how its owner likes to play, and the seats that it holds. */
import { keep, recall, whenKeptElsewhere } from './memory'

export type Language = 'cs' | 'en'
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'
export const PACES: Record<Pace, number> = { slow: 2400, normal: 1100, fast: 450, instant: 0 }
export type Theme = 'auto' | 'light' | 'dark'

export interface HeldSeat {
  table: string
  seat: number
  token: string
}

/** A group this device belongs to, by the token of its link. */
export interface HeldGroup {
  series: string
  token: string
}

interface Settings {
  language: Language
  theme: Theme
  still: boolean
  name: string
  /** The word of the house, where one must know it to set up a table. */
  word: string
  sound: boolean
  notify: boolean
  textMode: boolean
  cover: boolean
  pace: Pace
  /** A decision with a single possible answer is made by itself. */
  automatic: boolean
}

interface Memory {
  seats: HeldSeat[]
  /** Games that were played to their end here. */
  played: string[]
  hosts: Record<string, string>
  groups: HeldGroup[]
}

const SETTINGS = 'safehouse.settings'
const MEMORY = 'safehouse.seats'
const MOST_SEATS = 200
const MOST_GROUPS = 50

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => tag === 'cs' || tag === 'en') ?? (wanted.includes('sk') ? 'cs' : 'en')
}

function remembered(): Memory {
  return { seats: [], played: [], hosts: {}, groups: [], ...recall<Partial<Memory>>(MEMORY, {}) }
}

class Device {
  settings = $state<Settings>({
    language: languageOfBrowser(),
    theme: 'auto',
    still: false,
    name: '',
    word: '',
    sound: false,
    notify: false,
    textMode: false,
    cover: false,
    pace: 'normal',
    automatic: true,
    ...recall<Partial<Settings>>(SETTINGS, {}),
  })
  #memory = remembered()

  constructor() {
    whenKeptElsewhere(MEMORY, () => (this.#memory = remembered()))
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value
    keep(SETTINGS, this.settings)
  }

  get seats(): HeldSeat[] {
    return this.#memory.seats
  }

  seatsAt(table: string): HeldSeat[] {
    return this.#memory.seats.filter((held) => held.table === table).sort((a, b) => a.seat - b.seat)
  }

  hold(table: string, seat: number, token: string): void {
    const others = this.#memory.seats.filter((held) => !(held.table === table && held.token === token))
    this.#memory.seats = [{ table, seat, token }, ...others].slice(0, MOST_SEATS)
    keep(MEMORY, this.#memory)
  }

  forget(table: string, token?: string): void {
    this.#memory.seats = this.#memory.seats.filter(
      (held) => held.table !== table || (token !== undefined && held.token !== token),
    )
    keep(MEMORY, this.#memory)
  }

  hasPlayed(game: string): boolean {
    return this.#memory.played.includes(game)
  }

  notePlayed(game: string): void {
    if (this.hasPlayed(game)) return
    this.#memory.played = [...this.#memory.played, game]
    keep(MEMORY, this.#memory)
  }

  get groups(): HeldGroup[] {
    return this.#memory.groups
  }

  groupToken(series: string): string | undefined {
    return this.#memory.groups.find((held) => held.series === series)?.token
  }

  belong(series: string, token: string): void {
    const others = this.#memory.groups.filter((held) => held.series !== series)
    this.#memory.groups = [{ series, token }, ...others].slice(0, MOST_GROUPS)
    keep(MEMORY, this.#memory)
  }

  leaveGroup(series: string): void {
    this.#memory.groups = this.#memory.groups.filter((held) => held.series !== series)
    keep(MEMORY, this.#memory)
  }

  host(table: string): string | undefined {
    return this.#memory.hosts[table]
  }

  becomeHost(table: string, token: string): void {
    const kept = Object.entries(this.#memory.hosts).slice(-MOST_SEATS)
    this.#memory.hosts = { ...Object.fromEntries(kept), [table]: token }
    keep(MEMORY, this.#memory)
  }
}

export const device = new Device()

/** Keeps the page's theme, motion and language attributes in step with the settings. */
export function dressThePage(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const { theme, still, language, pace } = device.settings
    const root = document.documentElement
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme
    if (still) root.dataset.motion = 'still'
    else delete root.dataset.motion
    root.lang = language
    root.dataset.pace = pace
  }
  dark.addEventListener('change', apply)
  $effect.root(() => {
    $effect(apply)
  })
}

export function stillness(): boolean {
  return device.settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}
