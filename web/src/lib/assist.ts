/** Opens games that the program leads at a real table. */
import { api } from './api'
import { device } from './device.svelte'
import { keep, recall } from './memory'
import type { CompanionInfo } from './messages'
import { router } from './router.svelte'

const place = (game: string, companion: string): string => `safehouse.assist.${game}.${companion}`

/** The game this device led last; '' if there was none. */
export function lastTable(game: string, companion: string): string {
  return recall(place(game, companion), '')
}

/** The page of a led game; with a seat's token behind `#` it opens that seat on any device. */
export function ledPath(game: string, companion: string, table: string, token = ''): string {
  return `/assist/${game}?as=${companion}&table=${table}${token && `#${token}`}`
}

/** A seat that came by such a link moves into this device's memory and out of the address. */
export function takeSeat(game: string, companion: string, table: string): void {
  const token = router.route.hash
  if (!token) return
  if (!device.seatsAt(table).some((held) => held.token === token)) device.hold(table, -1, token)
  keep(place(game, companion), table)
  history.replaceState(null, '', ledPath(game, companion, table))
}

/** People sit in the seats that the program does not hold, in the order of their names. */
export async function begin(game: string, companion: CompanionInfo, options: Record<string, unknown>, level: string, names: string[]): Promise<void> {
  const people = [...names]
  const seats = Array.from({ length: names.length + companion.program.length }, (_, seat) =>
    companion.program.includes(seat) ? { held: 'bot' as const, bot: level } : { held: 'me' as const, name: people.shift() ?? '' },
  )
  const made = await api.open({
    game,
    options: { ...companion.options, ...options, players: seats.length },
    seats,
    watchers: false,
    chat: false,
    companion: companion.id,
    word: device.settings.word,
  })
  for (const key of made.seats) device.hold(made.table, key.seat, key.token)
  keep(place(game, companion.id), made.table)
  router.go(ledPath(game, companion.id, made.table))
}
