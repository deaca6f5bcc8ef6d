/** What people at a real table have to do when the Recruiter says something. */
import type { Told } from '$lib/messages'
import type { Words } from '$lib/words'

const DOMAINS: Record<string, string> = { location: 'location', origin: 'location', border: 'border', feature: 'feature' }
const RECRUITER = 0

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
