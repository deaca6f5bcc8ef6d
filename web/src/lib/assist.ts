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
  router.go(`/assist/${game}?as=${companion.id}&table=${made.table}`)
}
