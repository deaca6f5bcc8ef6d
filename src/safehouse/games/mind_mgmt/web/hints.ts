/** What the shell asks of MIND MGMT: the order of the groups, what follows from a choice, the table in words. */
import { api } from '$lib/api'
import type { ChoiceOf, Hints, Section } from '$lib/board'
import type { Words } from '$lib/words'
import { type HeatMap, percent, trust } from './heat.svelte'
import { FEATURES, goal, ownCard, placeOf, SETUP_HOUR, standing } from './city'
import type { Game, LocationId, MindMgmtOptions, MindMgmtView, Move } from './view'

const ORDER: Move['kind'][] = [
  'step', 'slip', 'claim', 'move_immortal', 'pay_step', 'lift_mayhem', 'end_turn',
  'capture', 'reveal', 'reveal_with_expert', 'ask', 'ask_with_dolphin', 'shakedown', 'target', 'tap', 'move', 'nudge', 'carry', 'place_checkpoint', 'use_taxi', 'end_activation',
]

/** What a card to be chosen does. */
const CARDS: { [K in Move['kind']]?: 'module' | 'agent' | 'recruiter' } = { pick_module: 'module', take_agent: 'agent', choose_recruiter: 'recruiter' }

/** The recruits that the own cards would contact at a destination, which only the Recruiter has; a card that
 * SHAKEDOWN has turned up contacts nobody (MM-5.924). The text of a card; Agents in training are all alike. */
function preview(view: MindMgmtView, choice: ChoiceOf<Game>, words: Words): string[] {
  const card = CARDS[choice.kind]
  if (card === 'agent' && view.mode === 'training') return []
  if (card) return [words.say(`does-${card}-${choice.args[card]}`)]
  const secret = view.secret
  if (!secret || (choice.kind !== 'step' && choice.kind !== 'slip')) return []
  const count = placeOf(choice.args.location).features.filter((feature) => ownCard(view, feature) === 'hidden').length
  return count ? [words.say('preview-contacts', { count })] : []
}

function describe(view: MindMgmtView, words: Words): Section[] {
  const place = (at: LocationId | null): string => (at ? words.name('location', at) : words.say('text-nowhere'))
  const list = (title: string, lines: string[]): Section => ({ title: words.say(title), lines: lines.length ? lines : [words.say('text-none')] })
  const sections = [
    list('text-city', [words.say('text-now', { hour: Math.max(view.hour, SETUP_HOUR), count: view.recruits, goal: goal(view) })]),
    list('text-agents', view.agents.map((agent) => words.say('text-place', { what: words.say(agent.activated && view.activation?.agent !== agent.id ? 'agent-spent' : 'agent-standing', { agent: words.name('agent', agent.id) }), place: place(agent.at) }))),
    list('text-immortals', view.immortals.map(place)),
    list('text-mayhem', view.mayhem.map((border) => words.name('border', border))),
    list('text-steps', view.steps.map(place)),
    list('text-notes', view.notes.map((note) => words.say('text-place', { what: note.confirmed ? words.say('note-confirmed', { hour: note.text }) : words.say('note-text', { text: words.name('label', note.text) }), place: place(note.at) }))),
    list('text-known', FEATURES.filter((feature) => standing(view, feature) !== 'unknown').map((feature) => words.say(`card-${standing(view, feature)}`, { feature: words.name('feature', feature) }))),
  ]
  if (view.secret) {
    const { trail, contacts, hand } = view.secret
    sections.push(list('own-path', trail.map((at, i) => words.say('own-hour', { hour: i + 1, place: place(at), count: contacts[i] ?? 0 }))))
    sections.push(list('own-features', hand.map((feature) => words.name('feature', feature))))
  }
  return sections
}

/** The heat layer in words: how far it can be trusted, then the locations, the likeliest first. */
async function deduce(view: MindMgmtView, options: MindMgmtOptions, words: Words): Promise<Section[]> {
  const map = options.heat_layer === false ? null : ((await api.insight('mind_mgmt', options, view)) as HeatMap | null)
  if (map === null) return [{ title: words.say('heat-show'), lines: [words.say(options.heat_layer === false ? 'heat-off' : 'heat-nothing')] }]
  const shares = Object.entries(map.hours[String(map.hour)] ?? {}).sort(([, a], [, b]) => b - a)
  const lines = [trust(map, words), ...shares.map(([at, share]) => `${words.name('location', at)}: ${percent(share, words)}`)]
  const cards = Object.entries(map.features).sort(([, a], [, b]) => b - a)
  return [
    { title: words.say('heat-hour-now', { hour: map.hour }), lines },
    { title: words.say('heat-cards'), lines: cards.map(([feature, share]) => `${words.name('feature', feature)}: ${percent(share, words)}`) },
  ]
}

export const hints: Hints<Game> = { order: ORDER, preview, describe, deduce, notesOnBoard: true }
