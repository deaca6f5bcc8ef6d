/** Drawings beside text grow with it: their size in pixels on a small screen, as a length that follows the root's. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}

/** How much larger everything is than on a small screen, for what is computed in pixels. */
export function growth(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}

const SMALLEST = 0.4
const SHRINKING = 0.04

/** Keeps the children of a list so small that none is cut, whatever they hold and however much place it has in its
 * parent: they take their `zoom` from `--shrunk`. Returns what ends it. */
export function shrinkToFit(list: HTMLElement): () => void {
  const fit = (): void => {
    let shrunk = 1
    do {
      list.style.setProperty('--shrunk', String(shrunk))
      shrunk -= SHRINKING
    } while (list.scrollHeight > list.clientHeight && shrunk > SMALLEST)
  }
  const sizes = new ResizeObserver(fit)
  for (const each of [list.parentElement!, ...list.children]) sizes.observe(each)
  return () => sizes.disconnect()
}
