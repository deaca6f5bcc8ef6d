/** What the shell asks of Stationfall: the order of the groups, what follows from a choice, what is refused, the table in words. */
import type { Hints, Section } from '$lib/board'
import type { Words } from '$lib/words'
import { remarks } from './remarks'
import { actor, agendaOf, coloursOf, exhausted, hasEscaped, ownKompromats, steering } from './station'
import type { Game, Move, PawnView, SectionId, StationfallView, Told } from './view'

const ORDER: Move['kind'][] = [
  'influence', 'activate', 'cubes', 'step', 'airlock', 'pick_up', 'pick_from', 'pick_kompromat', 'strike', 'shoot', 'rob', 'revive', 'treat', 'give', 'throw', 'airlock_throw', 'copy', 'drop', 'delete',
  'make_item', 'make_data', 'transmit', 'toggle_cameras', 'toggle_jammers', 'suppress', 'declare_evacuation', 'countdown', 'launch', 'launch_all', 'release_project_x', 'self_destruct', 'jettison',
  'sabotage', 'wait', 'wait_disc', 'free_action', 'bribe', 'grey_bribe', 'kompromat', 'presence', 'end_turn', 'renegotiate', 'take_back', 'reveal',
]

/** Choices that only begin something: nothing follows before the next question is answered. */
const OPENINGS = new Set<Move['kind']>(['influence', 'free_action', 'throw', 'airlock_throw', 'give', 'copy'])

/** Events that repeat the choice they follow, or the course of play. */
const ECHOES = new Set<Told['kind']>([
  'chose', 'turn', 'revealed', 'influenced', 'activated', 'renegotiated', 'took_back', 'disc_back', 'bribed', 'grey_bribed', 'kompromat_shown', 'accepted', 'refused', 'stepped', 'picked_up',
  'picked_from', 'picked_kompromat', 'dropped', 'gave', 'threw', 'copied', 'deleted', 'struck', 'shot', 'revived', 'waited', 'transmitted', 'token_set', 'made_item', 'made_data', 'hazard_cleared',
  'minute_began', 'shown', 'discarded', 'used_free', 'ended', 'framed', 'delivered', 'monster_moved', 'moss_moved', 'asked',
])

/** Printed offers of the acting pawn's section, and closed ways out of it, that somebody might expect to work. */
function tempting(view: StationfallView): Move[] {
  const who = actor(view)
  if (!who || !['ask-activation', 'ask-action'].includes(view.question)) return []
  const print = view.map.find((each) => each.id === who.place)
  if (!print) return []
  const ways = [...view.corridors, ...view.vents].flatMap(([a, b]) => (a === who.place ? [b] : b === who.place ? [a] : []))
  const present = ways.filter((id) => ['', 'docked'].includes(view.sections.find((each) => each.id === id)?.pod ?? ''))
  const OFFERS: Record<string, Move> = {
    abandon_ship: { kind: 'declare_evacuation' }, release_project_x: { kind: 'release_project_x' }, self_destruct: { kind: 'self_destruct' }, launch_from_bridge: { kind: 'launch_all' },
    launch_countdown: { kind: 'countdown' }, jettison_antimatter: { kind: 'jettison' }, meditate: { kind: 'meditate' }, toggle_cameras: { kind: 'toggle_cameras' },
  }
  return [
    ...[...new Set(present)].map((section): Move => ({ kind: 'step', section })),
    ...print.actions.flatMap((action) => (OFFERS[action] ? [OFFERS[action]] : [])),
    ...(who.items.some((item) => /bludgeon|gun/.test(item)) ? [{ kind: 'sabotage' } as const] : []),
  ]
}

function whereabouts(view: StationfallView, pawn: PawnView, words: Words): string {
  if (pawn.state === 'annihilated') return words.say('state-annihilated')
  if (['nowhere', 'off_board', 'engulfed'].includes(pawn.place)) return words.say(`place-${pawn.place}`)
  const place = words.name('place', pawn.place)
  if (hasEscaped(view, pawn.place)) return words.say(pawn.state === 'down' ? 'state-escaped-down' : 'state-escaped', { place })
  return pawn.state === 'down' ? words.say('state-down', { place }) : place
}

function pawnLine(view: StationfallView, pawn: PawnView, words: Words): string {
  const colour = (number: number): string => words.name('colour', view.conspiracies[number]!.colour)
  const card = view.characters.find((each) => each.id === pawn.character)!
  const steered = steering(view, pawn.character)
  return [
    words.say('text-is', { what: words.name('pawn', pawn.id), value: whereabouts(view, pawn, words) }),
    ...(card.owners.length ? [words.say('is-pc', { colour: card.owners.map(colour).join(', ') })] : []),
    ...card.cubes.flatMap((count, number) => (count ? [words.say('cubes-of', { colour: colour(number), count })] : [])),
    ...(exhausted(view, pawn.character) ? [words.say('exhausted')] : []),
    ...(steered.length ? [words.say('steered-by', { colours: steered.map(colour).join(', ') })] : []),
    ...pawn.items.map((item) => words.name('item', item)),
    ...pawn.data.map((data) => words.name('data', data)),
    ...(pawn.contaminated ? [words.say('contaminated')] : []),
    ...card.bribes.map((number) => words.say('bribed-by', { colour: colour(number) })),
    ...(card.kompromat_used ? [words.say('kompromat-used')] : []),
  ].join('; ')
}

function seatLine(view: StationfallView, colour: number, words: Words): string {
  const each = view.conspiracies[colour]!
  return [
    words.say('text-is', { what: words.name('colour', each.colour), value: words.say(`guilt-${each.guilt}`) }),
    words.say('text-supply', { supply: each.supply, betrayal: each.betrayal }),
    words.say('text-hand', { count: each.hand }),
    words.say(each.bribe ? 'bribe-used' : 'bribe-unused'),
    ...(each.revealed ? [words.say('is-revealed', { identity: words.name('identity', each.revealed) })] : []),
  ].join('; ')
}

function describe(view: StationfallView, words: Words): Section[] {
  const list = (title: string, lines: string[]): Section => ({ title: words.say(title), lines: lines.length ? lines : [words.say('nothing')] })
  const is = (what: string, value: string): string => words.say('text-is', { what: words.say(what), value })
  const switched = (on: boolean): string => words.name('switch', on ? 'on' : 'off')
  const data = (ids: string[]): string => (ids.length ? ids.map((id) => words.name('data', id)).join(', ') : words.say('no-data'))
  const who = actor(view)
  const sections = [
    list('markers', [
      view.minute < 0 ? words.say('minute-past') : words.say('minute-now', { minute: view.minute }),
      words.say('on-turn', { colour: words.name('colour', view.conspiracies[view.active]!.colour) }),
      ...(who ? [words.say('text-acting', { pawn: words.name('pawn', who.id), count: view.turn.actions_left })] : []),
      is('mark-power', words.name('power', view.power)), is('mark-cameras', switched(view.cameras)), is('mark-jammers', switched(view.jammers)),
      is('mark-evacuation', words.say(view.evacuation ? 'evacuation-yes' : 'evacuation-no')),
      is('mark-project', view.released && view.project ? words.name('project', view.project) : words.say('project-down')),
      ...(view.armed ? [is('mark-antimatter', view.explosion_minute >= 0 ? words.say('explodes-in', { minute: view.explosion_minute }) : words.say('explodes-last'))] : []),
      ...(['authorities', 'news'] as const).map((id) => words.say('institution-has', { institution: words.name('institution', id), data: data(view[id]) })),
    ]),
    list('text-conspiracies', view.conspiracies.map((_, colour) => seatLine(view, colour, words))),
    list('characters', [...view.pawns.map((pawn) => pawnLine(view, pawn, words)), ...(view.monster === 'live' || view.monster === 'down' ? [words.say('text-is', { what: words.name('pawn', 'monster'), value: words.name('place', view.monster_place) })] : [])]),
    list('text-sections', view.sections.filter((each) => each.pod !== 'absent').map((each) => sectionLine(view, each.id, words))),
    list('text-locks', view.locks.map(([a, b]) => words.say('lock', { a: words.name('section', a), b: words.name('section', b) }))),
  ]
  if (coloursOf(view, view.seat).length) {
    sections.push(list('kompromats', ownKompromats(view).map((character) => words.name('character', character))))
    for (const agenda of view.own.agendas) {
      const shown = view.conspiracies.some((each) => each.seat === view.seat && each.revealed === agenda.card)
      const secret = shown || (view.own.identities.includes(agenda.card) && !view.own.discarded.includes(agenda.card))
      sections.push({
        title: words.say('text-is', { what: words.name('identity', agenda.card), value: words.say(shown ? 'role-revealed' : secret ? 'role-identity' : view.own.discarded.includes(agenda.card) ? 'role-discarded' : 'role-bonus') }),
        lines: secret ? agendaOf(agenda.card).map((line, i) => words.say('text-agenda', { task: words.say(`agenda-${agenda.card}-${i + 1}`), points: agenda.lines[i] ?? 0, worth: line.points })) : [words.say('text-bonus', { points: agenda.bonus })],
      })
    }
  }
  return sections
}

function sectionLine(view: StationfallView, id: SectionId, words: Words): string {
  const now = view.sections.find((each) => each.id === id)!
  const print = view.map.find((each) => each.id === id)!
  const ways = (pairs: [SectionId, SectionId][]): string[] => pairs.flatMap(([a, b]) => (a === id ? [words.name('section', b)] : b === id ? [words.name('section', a)] : []))
  return [
    words.name('section', id),
    ...(now.pod ? [words.say(`pod-${now.pod}`)] : []),
    ...(now.damaged ? [words.say('is-damaged')] : []),
    ...(now.hazard !== 'none' ? [words.say(`hazard-${now.hazard}`)] : []),
    words.say(now.lit ? 'is-lit' : 'is-dark'),
    ...now.items.map((item) => words.name('item', item)),
    ...(now.kompromat ? [words.say('kompromat-here')] : []),
    ...(now.trap ? [words.say('trap-here')] : []),
    ...print.actions.map((action) => words.say(`action-${action}`)),
    ...(ways(view.corridors).length ? [words.say('text-corridors', { sections: ways(view.corridors).join(', ') })] : []),
    ...(ways(view.vents).length ? [words.say('text-vents', { sections: ways(view.vents).join(', ') })] : []),
  ].join('; ')
}

export const hints: Hints<Game> = {
  proposals: new Set(['proposed_assign']),
  decided: new Set(['turn']),
  order: ORDER,
  tempting,
  foresee: (choice) => !OPENINGS.has(choice.kind),
  echoes: ECHOES,
  preview: remarks,
  describe,
}
