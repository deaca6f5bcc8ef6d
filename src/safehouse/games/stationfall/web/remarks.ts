/** What no event says of a choice: what it may lead to later, what it costs, and who may still say no. What certainly follows the engine foretells. */
import type { ChoiceOf } from '$lib/board'
import type { Words } from '$lib/words'
import { card, characterOf, coloursOf, exhausted, has, outside, printed, revealed, section } from './station'
import type { CharacterId, Game, IdentityId, PawnId, StationfallView } from './view'

type Say = (key: string, values?: Record<string, string | number>) => string

/** How the card would be steered with so many cubes more; the card is the one being influenced. Those on a loyal one return first. */
function cubes(view: StationfallView, more: number, say: Say): string[] {
  const influenced = view.characters.find((each) => printed(each.id).card_no - 1 === view.turn.influencing)
  if (!influenced) return []
  const lying = has(view, influenced.id, 'loyal') ? [] : influenced.cubes
  const mine = (lying[view.active] ?? 0) + more
  const rest = Math.max(0, ...lying.filter((_, colour) => colour !== view.active))
  const before = outside(view, view.active) - (influenced.cubes[view.active] ?? 0)
  return [say(mine > rest ? 'remark-alone' : mine === rest ? 'remark-shared' : 'remark-behind', { mine, rest }), ...beyond(view, before + mine, say)]
}

/** More cubes outside the supply than the own character may have at the end. */
function beyond(view: StationfallView, outside: number, say: Say): string[] {
  const identity = view.conspiracies[view.active]!.revealed ?? view.own.identities[view.active]
  const limit = identity ? printed(characterOf(identity)).influence_limit : outside
  return outside > limit ? [say('remark-over-limit', { outside, limit })] : []
}

function abilities(identity: IdentityId, key: string, words: Words): string[] {
  return revealed(identity).map((ability) => words.say(key, { ability: words.say(`ability-${ability}`), does: words.name('ability', ability, 'does') }))
}

/** Whoever reveals a bonus character loses the others, unless the ability Enigma keeps them. */
function gained(view: StationfallView, identity: IdentityId, words: Words, say: Say): string[] {
  const swapped = !view.own.identities.includes(identity) && !revealed(identity).includes('enigma')
  return [...(swapped ? [say('remark-no-bonus')] : []), ...abilities(identity, 'remark-gains', words)]
}

function activated(view: StationfallView, pawn: PawnId, say: Say): string[] {
  const found = view.pawns.find((each) => each.id === pawn)
  return found ? [say(exhausted(view, found.character) ? 'remark-exhausted' : 'remark-two-actions')] : []
}

function ownerMayRefuse(view: StationfallView, character: CharacterId, key: string, say: Say): string[] {
  const owners = card(view, character).owners
  return owners.some((colour) => view.conspiracies[colour]!.seat !== view.seat) ? [say(key)] : []
}

function bribed(view: StationfallView, pawn: PawnId, say: Say): string[] {
  const found = view.pawns.find((each) => each.id === pawn)
  return found ? ownerMayRefuse(view, found.character, 'remark-refuse', say) : []
}

/** A refused kompromat makes suspect (the engine says so), a refused bribe costs nothing. */
function refusal(view: StationfallView, say: Say): string[] {
  const blackmail = view.turn.token >= 0
  const innocent = coloursOf(view, view.seat).some((colour) => view.conspiracies[colour]!.guilt === 'innocent')
  return blackmail && innocent ? [] : [say('remark-no-penalty')]
}

export function remarks(view: StationfallView, choice: ChoiceOf<Game>, words: Words): string[] {
  const say: Say = (key, values) => words.say(key, values)
  switch (choice.kind) {
    case 'step': case 'airlock': return section(view, choice.args.section)?.trap ? [say('remark-trap')] : []
    case 'light': return [say('remark-fire')]
    case 'missile': return [say('remark-missile')]
    case 'eject': return [say('remark-ejected')]
    case 'countdown': return [say('remark-countdown', { minute: Math.max(0, view.minute - 1) })]
    case 'bribe': case 'grey_bribe': return bribed(view, choice.args.pawn, say)
    case 'kompromat': return [say('remark-kompromat'), ...ownerMayRefuse(view, choice.args.character, 'remark-refuse-suspect', say)]
    case 'choose': return abilities(choice.args.identity, 'remark-later', words)
    case 'activate': return activated(view, choice.args.pawn, say)
    case 'reveal': return gained(view, choice.args.identity, words, say)
    case 'cubes': return cubes(view, choice.args.count, say)
    case 'renegotiate': return [say('remark-disc-home')]
    case 'end_turn': return view.turn.actions_left > 0 ? [say('remark-actions-lost', { count: view.turn.actions_left })] : []
    case 'refuse': return refusal(view, say)
    default: return []
  }
}

/** The same, with what the heading over a list of such choices says for all of them. */
export function remarksAlone(view: StationfallView, choice: ChoiceOf<Game>, words: Words): string[] {
  return [...(choice.kind === 'bribe' ? [words.say('remark-bribe')] : []), ...remarks(view, choice, words)]
}
