/** Fingerprints of what the program decides in secret, kept on this device and checked at the end. */
import { api } from './api'
import { keep, recall } from './memory'
import type { SaveFile } from './messages'

interface Print {
  /** What had been said when it was taken. */
  at: number
  print: string
}

export class Prints {
  taken = $state.raw<Print[]>([])
  /** Null until the game is over, and where this browser cannot hash. */
  fair = $state.raw<boolean | null>(null)
  readonly #table: string
  readonly #place: string

  constructor(table: string) {
    this.#table = table
    this.#place = `safehouse.assist.prints.${table}`
    this.taken = recall<Print[]>(this.#place, [])
  }

  /** Once for each thing said, while people are asked. */
  async take(at: number, token: string): Promise<void> {
    if (this.taken.some((each) => each.at === at)) return
    const print = await api.fingerprint(this.#table, token)
    if (print === null || this.taken.some((each) => each.at === at)) return
    this.taken = [...this.taken, { at, print }]
    keep(this.#place, this.taken)
  }

  /** The finished game opens them: each must be the hash of its seed and of the moves up to some point. */
  async open(): Promise<void> {
    if (!globalThis.crypto?.subtle) return
    const save = JSON.parse(await api.save(this.#table)) as SaveFile
    const lines = [save.seed, ...save.moves]
    const hashes = await Promise.all(lines.map((_, i) => sha256(lines.slice(0, i + 1).join('\n'))))
    this.fair = this.taken.every((each) => hashes.includes(each.print))
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
