/** What stays on this device. In a private window without storage it lives as long as the page. */

/** What was kept under this name; `otherwise` where nothing was, or nothing that can be read. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Whether it is kept: there may be no storage, or none left. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Another page of this device has kept something under this name: read it, lest it be overwritten. */
export function whenKeptElsewhere(name: string, read: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === name || event.key === null) read()
  })
}
