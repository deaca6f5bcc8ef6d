/** Drawings beside text grow with it: their size in pixels on a small screen, as a length that follows the root's. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}

/** How much larger everything is than on a small screen, for what is computed in pixels. */
export function growth(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}

const SMALLEST = 40
const STEP = 4
/** Both heights are told in whole pixels, the one rounded up and the other down. */
const ROUNDING = 1

/** Keeps the children of a list so small that none is cut, whatever they hold and however much place it has in its
 * parent. Returns what ends it. */
export function shrinkToFit(list: HTMLElement): () => void {
  const children = [...list.children] as HTMLElement[]
  const fit = (): void => {
    for (let percent = 100; percent >= SMALLEST; percent -= STEP) {
      for (const each of children) each.style.zoom = `${percent}%`
      if (list.scrollHeight <= list.clientHeight + ROUNDING) return
    }
  }
  const sizes = new ResizeObserver(fit)
  for (const each of [list.parentElement!, ...children]) sizes.observe(each)
  return () => sizes.disconnect()
}
