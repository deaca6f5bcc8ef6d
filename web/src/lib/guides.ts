/** The rulebooks for players, fetched once, and the passages that matter at a moment. */
import { api } from './api'
import type { FigureShown, Guide } from './messages'

const MOST_NOW = 4

const guides = new Map<string, Promise<Guide>>()
const figures = new Map<string, Promise<FigureShown>>()

function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key)
  if (found) return found
  const promise = load().catch((error: unknown) => {
    known.delete(key)
    throw error
  })
  known.set(key, promise)
  return promise
}

export const guideOf = (game: string, language: string): Promise<Guide> => once(guides, `${game}/${language}`, () => api.guide(game, language))

export const figureOf = (game: string, name: string): Promise<FigureShown> => once(figures, `${game}/${name}`, () => api.figure(game, name))

/** Whether this names a clause of the ledger, not a passage of the guide. */
export const isClause = (id: string): boolean => /^[A-Z]+-/.test(id)

/** What a reader at the table wants to know: the clause just spoken of, then the kinds of move that are asked for.
 * Ids of passages; the clause itself where no passage explains it. */
export function placesNow(guide: Guide, clause: string, kinds: string[]): string[] {
  const first = clause ? [guide.clauses[clause] ?? clause] : []
  const asked = kinds.map((kind) => guide.topics[`move:${kind}`]).filter((place) => place !== undefined)
  return [...new Set([...first, ...asked])].slice(0, MOST_NOW)
}

/** What a passage is called in a list: its chapter, and the heading above it. */
export function titleOf(guide: Guide, passage: string): string {
  for (const chapter of guide.chapters) {
    let title = chapter.title
    for (const block of chapter.blocks) {
      if (block.type === 'heading') title = block.text
      else if (block.type === 'passage' && block.id === passage) return title
    }
  }
  return passage
}
