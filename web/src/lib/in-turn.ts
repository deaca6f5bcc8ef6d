/** On the screen of a room nobody scrolls, and nothing is made too small to be read: what has no place is shown in turn. */
import type { Attachment } from 'svelte/attachments'

const SHOWN_MS = 8000
/** Both heights are told in whole pixels, the one rounded up and the other down. */
const ROUNDING = 1

/** The first and the last child of each page, as many as fit; the last page is filled up with those before. */
function pagesOf(children: HTMLElement[], height: number): [number, number][] {
  const boxes = children.map((each) => each.getBoundingClientRect())
  const fits = (first: number, last: number): boolean => boxes[last]!.bottom - boxes[first]!.top <= height + ROUNDING
  const pages: [number, number][] = []
  for (let first = 0; first < boxes.length; ) {
    let last = first
    while (last + 1 < boxes.length && fits(first, last + 1)) last += 1
    const isEnd = last === boxes.length - 1
    while (isEnd && first > 0 && fits(first - 1, last)) first -= 1
    pages.push([first, last])
    first = last + 1
  }
  return pages
}

function innerHeight(list: HTMLElement): number {
  const style = getComputedStyle(list)
  return list.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
}

/** Children of a list that has a height and hides what exceeds it: in a room as many as there is place for, all in turn,
 * at once the one that is `aria-current`. Anywhere else nothing is changed. */
export const inTurn: Attachment<HTMLElement> = (list) => {
  if (!list.closest('[data-room]')) return
  let page = 0
  let current: Element | null = null

  function arrange(turn: number): void {
    const children = [...list.children] as HTMLElement[]
    delete list.dataset.turns
    for (const each of children) delete each.dataset.waits
    if (list.scrollHeight <= list.clientHeight + ROUNDING) return
    list.dataset.turns = ''
    const pages = pagesOf(children, innerHeight(list))
    page = (page + turn) % pages.length
    const asked = list.querySelector(':scope > [aria-current]')
    if (asked && asked !== current) page = pages.findIndex(([, last]) => children.indexOf(asked as HTMLElement) <= last)
    current = asked
    list.dataset.turns = pages.map((_, i) => (i === page ? '●' : '○')).join(' ')
    const [first, last] = pages[page]!
    children.forEach((each, i) => {
      if (i < first || i > last) each.dataset.waits = ''
    })
  }

  const again = (): void => arrange(0)
  const sizes = new ResizeObserver(again)
  sizes.observe(list.parentElement!)
  const changes = new MutationObserver(again)
  changes.observe(list, { childList: true, characterData: true, subtree: true, attributeFilter: ['aria-current'] })
  const timer = setInterval(() => arrange(1), SHOWN_MS)
  again()
  void document.fonts.ready.then(again)
  return () => {
    sizes.disconnect()
    changes.disconnect()
    clearInterval(timer)
  }
}
