/** What people at a real table have to do when the Recruiter says something. */
import { api } from '$lib/api'
import { device } from '$lib/device.svelte'
import { keep, recall } from '$lib/memory'
import type { Told } from '$lib/messages'
import { router } from '$lib/router.svelte'
import type { Words } from '$lib/words'

const DOMAINS: Record<string, string> = { location: 'location', origin: 'location', border: 'border', feature: 'feature' }
const RECRUITER = 0
const LAST = 'safehouse.assist.mind_mgmt'

/** The game this device led last; '' if there was none. */
export function lastTable(): string {
  return recall(LAST, '')
}

/** Opens a game for people at a real table, with the program as the Recruiter, and goes there. */
export async function begin(options: Record<string, unknown>, level: string, names: string[]): Promise<void> {
  const made = await api.open({
    game: 'mind_mgmt',
    options: { ...options, players: names.length + 1 },
    seats: [{ held: 'bot', bot: level }, ...names.map((name) => ({ held: 'me' as const, name }))],
    watchers: false,
    chat: false,
  })
  for (const key of made.seats) device.hold(made.table, key.seat, key.token)
  keep(LAST, made.table)
  router.go(`/assist/mind_mgmt?table=${made.table}`)
}

/** Answers and announcements after which nothing is moved. */
const WORDS_ALONE = new Set(['stayed_silent', 'static_used', 'captured', 'double_used', 'cordon_yes', 'cordon_no', 'target_yes', 'target_no', 'tapped', 'dead_end'])

/** The Recruiter has said something; the rest people have done themselves. */
export function isSaid(told: Told, words: Words): boolean {
  return WORDS_ALONE.has(told.kind) || toDo(told, words) !== ''
}

/** The task of an event, "" where people have done it themselves or there is nothing to move. */
export function toDo(told: Told, words: Words): string {
  const key = `do-${told.kind}`
  if (!words.has(key) || (typeof told.seat === 'number' && told.seat !== RECRUITER)) return ''
  const origin = told.kind === 'mayhem_moved' ? 'border' : 'location'
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(told)) {
    if (name === 'kind' || value === null) continue
    const domain = name === 'origin' ? origin : DOMAINS[name]
    values[name] = domain ? words.name(domain, value) : value
  }
  return words.say(key, values)
}
