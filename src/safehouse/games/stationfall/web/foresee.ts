/** What certainly follows from a choice, in sentences; from what this seat sees and the printed rules alone. */
import type { Choice } from '$lib/messages'
import type { Words } from '$lib/words'
import { actor, card, characterOf, coloursOf, helmeted, isHuman, type PawnView, printed, revealed, section, type StationView } from './station'

type Say = (key: string, values?: Record<string, string | number>) => string

function live(view: StationView, place: string): PawnView[] {
  return view.pawns.filter((pawn) => pawn.place === place && pawn.state === 'live')
}

function names(words: Words, pawns: PawnView[]): string {
  return pawns.map((pawn) => words.name('pawn', pawn.id)).join(', ')
}

/** Cameras record what happens there (SF-10.1.2), the marker's or those of Live Streams. */
function watched(view: StationView, place: string): boolean {
  const here = section(view, place)
  if (!here?.lit) return false
  const star = view.pawns.find((pawn) => pawn.abilities.includes('live_streams'))
  const dog = view.sections.find((each) => each.items.includes('fletcher'))?.id ?? view.pawns.find((pawn) => pawn.items.includes('fletcher'))?.place
  return view.cameras || (!view.jammers && star !== undefined && (star.place === place || dog === place))
}

function isInnocent(view: StationView): boolean {
  return view.conspiracies[view.active]?.seat === view.seat && view.conspiracies[view.active]?.guilt === 'innocent'
}

function suspicion(view: StationView, by: PawnView | undefined, victims: PawnView[], say: Say): string[] {
  const seen = victims.some((each) => isHuman(each) && !each.abilities.includes('fugitive') && watched(view, each.place))
  return seen && isInnocent(view) && !by?.abilities.includes('fugitive') ? [say('foresee-suspect')] : []
}

function attack(view: StationView, choice: Choice, words: Words, say: Say): string[] {
  const victim = view.pawns.find((pawn) => pawn.id === choice.args.pawn)
  if (!victim) return []
  return [say('foresee-down', { pawns: names(words, [victim]) }), ...suspicion(view, actor(view), [victim], say)]
}

/** SF-7.2: the power level is the number of damaged power sections. */
function damage(view: StationView, place: string, words: Words, say: Say): string[] {
  const lines = [say('foresee-damaged', { section: words.name('section', place) })]
  const isPower = (id: string): boolean => view.map.find((each) => each.id === id)?.power ?? false
  if (!isPower(place) || section(view, place)?.damaged) return lines
  const broken = view.sections.filter((each) => each.damaged && isPower(each.id)).length + 1
  lines.push(say('foresee-power', { power: words.name('power', broken > 1 ? 'blackout' : 'backup') }))
  if (broken === 1) lines.push(say('foresee-eyes-off'))
  if (broken === 2 && !view.released) lines.push(say('foresee-release'))
  if (broken === 2 && !view.evacuation) lines.push(say('foresee-evacuation-locked'))
  return lines
}

function evacuation(view: StationView, say: Say): string[] {
  return view.evacuation ? [] : [say('foresee-evacuation')]
}

/** SF-7.3.1 */
function arming(view: StationView, say: Say): string[] {
  if (view.armed || view.antimatter_gone) return evacuation(view, say)
  const minute = (view.conspiracies[view.active]?.minute ?? view.minute) - 4
  return [minute >= 0 ? say('foresee-armed', { minute }) : say('foresee-armed-last'), ...evacuation(view, say)]
}

function launch(view: StationView, pods: string[], words: Words, say: Say): string[] {
  return pods.flatMap((pod) => {
    const aboard = view.pawns.filter((pawn) => pawn.place === pod)
    if (!aboard.length) return []
    return [say(section(view, pod)?.damaged ? 'foresee-pod-lost' : 'foresee-pod-leaves', { section: words.name('section', pod), pawns: names(words, aboard) })]
  })
}

function arrival(view: StationView, choice: Choice, words: Words, say: Say): string[] {
  const who = actor(view)
  const there = section(view, String(choice.args.section))
  if (!who || !there) return []
  const locked = view.locks.some((pair) => pair.includes(who.place) && pair.includes(there.id))
  return [
    ...(locked ? [say('foresee-lock')] : []),
    ...(there.hazard !== 'none' && isHuman(who) && !helmeted(who) && !who.abilities.includes('adrenaline') ? [say('foresee-down', { pawns: names(words, [who]) })] : []),
    ...(there.trap ? [say('foresee-trap')] : []),
    ...(who.items.includes('antimatter') && !view.armed ? arming(view, say) : []),
  ]
}

function reveal(view: StationView, choice: Choice, words: Words, say: Say): string[] {
  const identity = String(choice.args.identity)
  const character = characterOf(identity)
  const own = coloursOf(view, view.seat)
  const cubes = card(view, character).cubes
  const home = own.reduce((sum, colour) => sum + (cubes[colour] ?? 0), 0)
  const others = cubes.reduce((sum, count) => sum + count, 0) - home
  const swapped = !view.own.identities.includes(identity)
  const gained = revealed(identity)
  return [
    ...(swapped ? [say('foresee-schrodinger')] : []),
    ...(gained.length ? [say('foresee-abilities', { abilities: gained.map((ability) => words.say(`ability-${ability}`)).join(', ') })] : []),
    ...(home ? [say('foresee-home', { count: home })] : []),
    ...(others ? [say('foresee-betrayed', { count: others })] : []),
  ]
}

/** How the card would be steered with so many cubes more; the card is the one being influenced. */
function cubes(view: StationView, choice: Choice, say: Say): string[] {
  const influenced = view.characters.find((each) => printed(each.id).card_no - 1 === view.turn.influencing)
  if (!influenced) return []
  const mine = (influenced.cubes[view.active] ?? 0) + Number(choice.args.count)
  const rest = Math.max(0, ...influenced.cubes.filter((_, colour) => colour !== view.active))
  return [say(mine > rest ? 'foresee-alone' : mine === rest ? 'foresee-shared' : 'foresee-behind', { mine, rest })]
}

function refusal(view: StationView, say: Say): string[] {
  const blackmail = view.turn.token >= 0
  const own = coloursOf(view, view.seat).some((colour) => view.conspiracies[colour]!.guilt === 'innocent')
  return blackmail && own ? [say('foresee-suspect')] : [say('foresee-no-penalty')]
}

function ownerMayRefuse(view: StationView, character: string, key: string, say: Say): string[] {
  const owners = card(view, character).owners
  return owners.some((colour) => view.conspiracies[colour]!.seat !== view.seat) ? [say(key)] : []
}

export function foresee(view: StationView, choice: Choice, words: Words): string[] {
  const say: Say = (key, values) => words.say(key, values)
  const who = actor(view)
  const here = who?.place ?? ''
  const { args } = choice
  switch (choice.kind) {
    case 'step': case 'airlock': return arrival(view, choice, words, say)
    case 'strike': case 'shoot': return attack(view, choice, words, say)
    case 'victim': case 'telepathy': return []
    case 'sabotage': return damage(view, here, words, say)
    case 'emp_burst': {
      const robots = live(view, here).filter((pawn) => printed(pawn.character).types.includes('robot'))
      return [...damage(view, here, words, say), ...(robots.length ? [say('foresee-down', { pawns: names(words, robots) })] : []), say('foresee-data-lost')]
    }
    case 'nerve_gas': {
      const bare = live(view, String(args.section)).filter((pawn) => isHuman(pawn) && !helmeted(pawn) && !pawn.abilities.includes('adrenaline'))
      return bare.length ? [say('foresee-down', { pawns: names(words, bare) }), ...suspicion(view, who, bare, say)] : []
    }
    case 'light': return [say('foresee-fire')]
    case 'missile': return [say('foresee-missile')]
    case 'eject': return [say('foresee-ejected')]
    case 'declare_evacuation': return evacuation(view, say)
    case 'release_project_x': return [...(view.released ? [] : [say('foresee-release')]), ...evacuation(view, say)]
    case 'self_destruct': case 'jettison': return arming(view, say)
    case 'countdown': return [say('foresee-countdown', { minute: Math.max(0, view.minute - 1) })]
    case 'launch': return launch(view, [String(args.section)], words, say)
    case 'launch_all': return launch(view, view.sections.filter((each) => each.pod === 'docked').map((each) => each.id), words, say)
    case 'transmit': case 'deliver': return choice.kind === 'transmit' && args.data === 'evidence' && args.institution === 'authorities' ? [say('foresee-guilty')] : []
    case 'toggle_cameras': return [say(view.cameras ? 'foresee-cameras-off' : 'foresee-cameras-on')]
    case 'toggle_jammers': return [say(view.jammers ? 'foresee-jammers-off' : 'foresee-jammers-on')]
    case 'enter_wormhole': case 'fly_wings': return who ? [say('foresee-escapes', { pawns: names(words, [who]) })] : []
    case 'lawyer_up': case 'frame': return [say('foresee-other-suspect', { colour: words.name('colour', args.colour!) })]
    case 'feed': case 'moss_feed': return [say('foresee-annihilated')]
    case 'bribe': return [say('foresee-bribe'), ...bribed(view, String(args.pawn), say)]
    case 'grey_bribe': return bribed(view, String(args.pawn), say)
    case 'kompromat': return [say('foresee-kompromat'), ...ownerMayRefuse(view, String(args.character), 'foresee-refuse-suspect', say)]
    case 'reveal': return reveal(view, choice, words, say)
    case 'cubes': return cubes(view, choice, say)
    case 'renegotiate': return [say('foresee-disc-home')]
    case 'end_turn': return view.turn.actions_left > 0 ? [say('foresee-actions-lost', { count: view.turn.actions_left })] : []
    case 'refuse': return refusal(view, say)
    default: return []
  }
}

function bribed(view: StationView, pawn: string, say: Say): string[] {
  const found = view.pawns.find((each) => each.id === pawn)
  return found ? ownerMayRefuse(view, found.character, 'foresee-refuse', say) : []
}
