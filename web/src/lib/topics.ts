/** What can be asked about: anything on the page that carries `data-topic`, and what the server says of it. */
import { api } from './api'
import type { Explanation } from './messages'
import { kept } from './words'

/** `agent:mole`, `move:swap`, `thing:deck`: a mark of the board is a topic. */
export type Topic = string

const CARRIER = '[data-topic]'
/** Here a click or a tap does something else; the card waits for a long press, the key or the pointer at rest. */
const BUSY = '.open, .choice, [data-opens], a[href], [aria-expanded], [aria-pressed], input, select, textarea, summary'

const known = new Map<string, Promise<ReadonlyMap<Topic, Explanation>>>()

/** Everything the game says of its things, fetched when it is first needed. */
export function explanations(game: string, language: string, options: object): Promise<ReadonlyMap<Topic, Explanation>> {
  const key = JSON.stringify([game, language, options])
  const printed = (each: Explanation): Explanation => ({ ...each, name: kept(language, each.name), text: kept(language, each.text) })
  const found = known.get(key) ?? api.about(game, language, options).then((told) => new Map(told.map((each) => [each.topic, printed(each)])))
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

export function carrierOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CARRIER) : null
}

/** Whether a click there chooses or opens something of its own. */
export function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BUSY) !== null
}

/** The topics of a thing, then those of what it lies on. */
export function topicsOf(carrier: Element): Topic[] {
  const own = (carrier.getAttribute('data-topic') ?? '').split(' ').filter(Boolean)
  const around = carrierOf(carrier.parentElement)
  return [...new Set([...own, ...(around ? topicsOf(around) : [])])]
}

/** Everything on the page that can be asked about, each once, in reading order. */
export function inSight(): Topic[] {
  return [...new Set([...document.querySelectorAll(CARRIER)].flatMap(topicsOf))]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A panel that leaves less than this above itself is covered like anything else. */
const LEAST_ABOVE = 1 / 3

/** The part of the screen beside a panel at its right edge, or above one at its lower edge. */
export function freeOf(panel: Element | undefined): { width: number; height: number } {
  const edge = panel?.getBoundingClientRect()
  const [right, low] = [(edge?.left ?? 0) > 0, (edge?.top ?? 0) > innerHeight * LEAST_ABOVE]
  return { width: right ? edge!.left : innerWidth, height: low && !right ? edge!.top : innerHeight }
}

const GAP = 10
/** Below this part of the screen lie hands and rows of cards: the card stands above them, so that the next one stays in sight. */
const LOW = 0.6

/** Where a card of this size stands beside a place, without covering it where there is room. */
export function beside(place: Box, width: number, height: number, view: { width: number; height: number }): { left: number; top: number } {
  const inside = (value: number, size: number, whole: number): number => Math.max(GAP, Math.min(value, whole - size - GAP))
  const top = inside((place.top + place.bottom - height) / 2, height, view.height)
  const left = inside((place.left + place.right - width) / 2, width, view.width)
  const above = place.top - GAP - height
  if (place.top > view.height * LOW && above >= GAP) return { left, top: above }
  if (place.right + GAP + width <= view.width - GAP) return { left: place.right + GAP, top }
  const before = Math.min(place.left, view.width) - GAP - width
  if (before >= GAP) return { left: before, top }
  if (place.bottom + GAP + height <= view.height - GAP) return { left, top: place.bottom + GAP }
  return { left, top: inside(above, height, view.height) }
}
