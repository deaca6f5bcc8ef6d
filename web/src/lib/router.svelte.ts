/** Pages by path; links are plain anchors, so that every page can be opened, shared and bookmarked. */
export interface Route {
  page: 'home' | 'play' | 'box' | 'assist' | 'table' | 'replay' | 'series' | 'rules' | 'learn' | 'me' | 'about' | 'settings' | 'lost'
  id: string
  /** What follows the id in the path. */
  part: string
  query: URLSearchParams
  hash: string
}

const PAGES: Record<string, Route['page']> = {
  '': 'home',
  play: 'play',
  box: 'box',
  assist: 'assist',
  t: 'table',
  replay: 'replay',
  series: 'series',
  rules: 'rules',
  learn: 'learn',
  me: 'me',
  about: 'about',
  settings: 'settings',
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function current(): Route {
  const [first = '', id = '', part = ''] = location.pathname.split('/').filter(Boolean)
  return {
    page: PAGES[first] ?? 'lost',
    id: decoded(id),
    part: decoded(part),
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  }
}

class Router {
  route = $state.raw<Route>(current())

  start(): void {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('hashchange', () => (this.route = current()))
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
      if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute('download')) return
      const url = new URL(link.href)
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
      if (url.pathname === location.pathname && url.hash && url.search === location.search) return
      event.preventDefault()
      this.go(url.pathname + url.search + url.hash)
    })
  }

  go(path: string, replace = false): void {
    const samePage = new URL(path, location.href).pathname === location.pathname
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    if (samePage) this.route = current()
    else this.#arrive()
  }

  #arrive(): void {
    this.route = current()
    scrollTo(0, 0)
    queueMicrotask(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }))
  }
}

export const router = new Router()
