/** What the server says of itself; until it has answered, what this page can see. */
import { api } from './api'
import type { House } from './messages'

class HouseFacts {
  known = $state.raw<House>({
    version: '',
    address: location.origin,
    reach: 'public',
    network: null,
    word: false,
    languages: ['cs', 'en'],
  })

  async learn(): Promise<void> {
    this.known = await api.house().catch(() => this.known)
  }

  /** A link that others can open. */
  link(path: string): string {
    return this.known.address + path
  }

  /** The server wants its word though it did not say so before. */
  wantsWord(): void {
    if (!this.known.word) this.known = { ...this.known, word: true }
  }
}

export const house = new HouseFacts()
