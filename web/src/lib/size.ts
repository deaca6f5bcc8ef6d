/** Drawings beside text grow with it: their size in pixels on a small screen, as a length that follows the root's. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}

/** How much larger everything is than on a small screen, for what is computed in pixels. */
export function growth(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}

/** On the public screen of a room nothing is drawn so small that it cannot be read from across it. */
export function inRoom(): boolean {
  return document.querySelector('[data-room]') !== null
}
