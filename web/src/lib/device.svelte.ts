/** What this device remembers: how its owner likes to play, and the seats that it holds. */
export type Language = 'cs' | 'en'
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
  sound: boolean
  notify: boolean
  textMode: boolean
  cover: boolean
}

interface Memory {
  seats: HeldSeat[]
  hosts: Record<string, string>
  groups: HeldGroup[]
}

const SETTINGS = 'safehouse.settings'
const MEMORY = 'safehouse.seats'
const MOST_SEATS = 50

function read<T extends object>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return otherwise
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    /* a private window without storage: the seat lives as long as the page */
  }
}

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => tag === 'cs' || tag === 'en') ?? (wanted.includes('sk') ? 'cs' : 'en')
}

class Device {
  settings = $state<Settings>(
    read(SETTINGS, {
      language: languageOfBrowser(),
      theme: 'auto',
      still: false,
      name: '',
      sound: false,
      notify: false,
      textMode: false,
      cover: false,
    }),
  )
  #memory: Memory = read(MEMORY, { seats: [], hosts: {}, groups: [] })

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value
    write(SETTINGS, this.settings)
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
    write(MEMORY, this.#memory)
  }

  forget(table: string, token?: string): void {
    this.#memory.seats = this.#memory.seats.filter(
      (held) => held.table !== table || (token !== undefined && held.token !== token),
    )
    write(MEMORY, this.#memory)
  }

  get groups(): HeldGroup[] {
    return this.#memory.groups
  }

  groupToken(series: string): string | undefined {
    return this.#memory.groups.find((held) => held.series === series)?.token
  }

  belong(series: string, token: string): void {
    const others = this.#memory.groups.filter((held) => held.series !== series)
    this.#memory.groups = [{ series, token }, ...others].slice(0, MOST_SEATS)
    write(MEMORY, this.#memory)
  }

  leaveGroup(series: string): void {
    this.#memory.groups = this.#memory.groups.filter((held) => held.series !== series)
    write(MEMORY, this.#memory)
  }

  host(table: string): string | undefined {
    return this.#memory.hosts[table]
  }

  becomeHost(table: string, token: string): void {
    const kept = Object.entries(this.#memory.hosts).slice(-MOST_SEATS)
    this.#memory.hosts = { ...Object.fromEntries(kept), [table]: token }
    write(MEMORY, this.#memory)
  }
}

export const device = new Device()

/** Keeps the page's theme, motion and language attributes in step with the settings. */
export function dressThePage(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const { theme, still, language } = device.settings
    const root = document.documentElement
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme
    if (still) root.dataset.motion = 'still'
    else delete root.dataset.motion
    root.lang = language
  }
  dark.addEventListener('change', apply)
  $effect.root(() => {
    $effect(apply)
  })
}

export function stillness(): boolean {
  return device.settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}
