/** The words of this device's language, for the shell and for each game; switching needs no reload. */
import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import { device, type Language } from './device.svelte'
import type { GameInfo } from './messages'
import { bundleOf, type Lexicon, Words } from './words'

const SHELF: Record<Language, () => Promise<{ default: string }>> = {
  cs: () => import('virtual:shelf-texts/cs'),
  en: () => import('virtual:shelf-texts/en'),
}
const SHELL = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' })
/** Texts of single pages, fetched with them. */
const CHAPTERS = import.meta.glob<string>('../../text/*/*.ftl', { query: '?raw', import: 'default' })
const BOARD_TEXTS = import.meta.glob<string>('../../../src/safehouse/games/*/web/text/*.ftl', {
  query: '?raw',
  import: 'default',
})

async function bundled(found: Record<string, () => Promise<string>>, ending: string): Promise<string> {
  const path = Object.keys(found).find((name) => name.endsWith(ending))
  return path ? ((await found[path]?.()) ?? '') : ''
}

const once = new Map<string, Promise<string>>()
function fetched(key: string, load: () => Promise<string>): Promise<string> {
  const known = once.get(key)
  if (known) return known
  const promise = load().catch((error: unknown) => {
    once.delete(key)
    throw error
  })
  once.set(key, promise)
  return promise
}

/** Everything the client needs to speak of one game. */
export interface GameSpeech {
  info: GameInfo
  bundle: FluentBundle
  lexicon: Lexicon
  sources: string[]
}

function lexiconOf(info: GameInfo): Lexicon {
  const table = (kinds: { name: string; args: { name: string; domain: string }[] }[]) =>
    Object.fromEntries(
      kinds.map((kind) => [kind.name, Object.fromEntries(kind.args.map((arg) => [arg.name, arg.domain]))]),
    )
  return {
    moves: table(info.move_kinds),
    events: table(info.event_kinds),
    domains: Object.keys(info.domains),
    seatFields: info.seat_fields,
    bySeat: info.by_seat,
  }
}

class Speech {
  /** The shell's words; null only before the first language has arrived. */
  words = $state.raw<Words | null>(null)
  #games = $state.raw<Record<string, GameSpeech>>({})
  #infos = new Map<string, Promise<GameInfo>>()
  #own = $state.raw<Record<string, string>>({})
  #renamed = new Map<string, FluentBundle>()
  /** The games that are spoken of, or are about to be. */
  #spoken = new Set<string>()
  #chapters = new Set<string>()
  #switches = 0

  /** Speaks this language from now on; the last one asked for stands. */
  async use(language: Language): Promise<void> {
    const turn = ++this.#switches
    const [shelf, shell, shared, ...chapters] = await Promise.all([
      SHELF[language]().then((texts) => texts.default),
      bundled(SHELL, `/${language}.ftl`),
      fetched(`shared/${language}`, () => api.text(language)).catch(() => ''),
      ...[...this.#chapters].map((chapter) => bundled(CHAPTERS, `/${chapter}/${language}.ftl`)),
    ])
    for (let left = this.#unknownIn(language); left.length; left = this.#unknownIn(language)) {
      await Promise.all(left.map((game) => this.learn(game, language)))
    }
    if (turn !== this.#switches) return
    this.words = new Words(language, bundleOf(language, [shared, shell, shelf, ...chapters]))
    device.set('language', language)
  }

  /** Speaks a chapter of the shell's texts as well, from now on, if there is one of this name. */
  async open(chapter: string): Promise<void> {
    const exists = Object.keys(CHAPTERS).some((path) => path.includes(`/${chapter}/`))
    if (!exists || this.#chapters.has(chapter)) return
    this.#chapters.add(chapter)
    try {
      await this.use(device.settings.language)
    } catch (error) {
      this.#chapters.delete(chapter)
      throw error
    }
  }

  #unknownIn(language: Language): string[] {
    return [...this.#spoken].filter((game) => !this.#games[`${game}/${language}`])
  }

  info(game: string): Promise<GameInfo> {
    const known = this.#infos.get(game)
    if (known) return known
    const promise = api.game(game).catch((error: unknown) => {
      this.#infos.delete(game)
      throw error
    })
    this.#infos.set(game, promise)
    return promise
  }

  /** Fetches a game's texts; afterwards `of` speaks of that game. */
  async learn(game: string, language: Language = device.settings.language): Promise<GameSpeech> {
    const key = `${game}/${language}`
    const known = this.#games[key]
    if (known) return known
    const spoken = this.#spoken.has(game)
    this.#spoken.add(game)
    try {
      return await this.#fetch(game, language)
    } catch (error) {
      if (!spoken) this.#spoken.delete(game)
      throw error
    }
  }

  async #fetch(game: string, language: Language): Promise<GameSpeech> {
    const key = `${game}/${language}`
    const [info, own, board, shared, shell] = await Promise.all([
      this.info(game),
      fetched(key, () => api.gameText(game, language)),
      bundled(BOARD_TEXTS, `/games/${game}/web/text/${language}.ftl`),
      fetched(`shared/${language}`, () => api.text(language)).catch(() => ''),
      bundled(SHELL, `/${language}.ftl`),
    ])
    const sources = [shared, shell, own, board]
    const speech = { info, bundle: bundleOf(language, sources), lexicon: lexiconOf(info), sources }
    this.#games = { ...this.#games, [key]: speech }
    return speech
  }

  /** The table that is looked at calls some of the game's components by other names: Fluent texts by language. */
  rename(texts: Record<string, string>): void {
    this.#renamed.clear()
    this.#own = texts
  }

  #bundle(game: string, language: string, speech: GameSpeech): FluentBundle {
    const own = this.#own[language]
    if (!own) return speech.bundle
    const key = `${game}/${language}`
    const bundle = this.#renamed.get(key) ?? bundleOf(language, [...speech.sources, own])
    this.#renamed.set(key, bundle)
    return bundle
  }

  /** Words for a game as one seat hears them; undefined until `learn` is done. */
  of(game: string, players: string[] = [], you: number | null = null): Words | undefined {
    const speech = this.#games[`${game}/${this.words?.language ?? device.settings.language}`]
    const language = this.words?.language ?? ''
    return speech && new Words(language, this.#bundle(game, language, speech), speech.lexicon, players, you)
  }
}

export const speech = new Speech()

/** A sentence of the shell. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  return speech.words?.say(key, values) ?? ''
}

/** A game's title or tagline on the shelf. */
export function ofShelf(game: string, what: string): string {
  const key = `${game.replaceAll('_', '-').replace(/^-+/, '')}--${what}`
  return speech.words?.has(key) ? speech.words.say(key) : ''
}
