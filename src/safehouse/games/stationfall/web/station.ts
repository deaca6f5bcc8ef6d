/** What the board knows of a view of Stationfall; printed facts come from the rules' own data files. */
import charactersToml from '../data/characters.toml'
import identitiesToml from '../data/identities.toml'
import type { AbilityId, CardView, CharacterId, IdentityId, Move, PawnId, PawnView, PlaceId, SectionView, StationfallView } from './view'

export interface PrintedCharacter {
  id: CharacterId
  card_no: number
  types: string[]
  item_limit: number
  influence_limit: number
  abilities: string[]
  reveal_abilities: string[]
  identities: IdentityId[]
  bonus: { kind: 'friend' | 'grudge' | 'clones' | 'none'; points: number }
  pawn?: { id: PawnId }[]
}

interface AgendaLine {
  points: number
  plus: boolean
  per: string
}

interface PrintedIdentity {
  id: IdentityId
  character: CharacterId
  /** Of this card alone, where the character has two. */
  reveal_abilities?: string[]
  line: AgendaLine[]
}

const CHARACTERS = (charactersToml as unknown as { character: PrintedCharacter[] }).character
const IDENTITIES = (identitiesToml as unknown as { identity: PrintedIdentity[] }).identity
const CHARACTER = new Map(CHARACTERS.map((each) => [each.id, each]))
const IDENTITY = new Map(IDENTITIES.map((each) => [each.id, each]))

/** The number of the activation phase. */
const ACTIVATION = 2

/** The pawns in the order in which the turn numbers them. */
const PAWNS = [...CHARACTERS.flatMap((each) => each.pawn?.map((pawn) => pawn.id) ?? [each.id]), 'monster']

export function printed(character: CharacterId): PrintedCharacter {
  return CHARACTER.get(character)!
}

export function agendaOf(identity: IdentityId): AgendaLine[] {
  return IDENTITY.get(identity)?.line ?? []
}

export function characterOf(identity: IdentityId): CharacterId {
  return IDENTITY.get(identity)!.character
}

/** What a character can do once this card of it is revealed (SF-4.4.4). */
export function revealed(identity: IdentityId): string[] {
  return [...printed(characterOf(identity)).reveal_abilities, ...(IDENTITY.get(identity)?.reveal_abilities ?? [])]
}

/** The pawn that acts now, or the one that was activated. */
export function actor(view: StationfallView): PawnView | undefined {
  const { actor: acting, activated } = view.turn
  const id = PAWNS[acting >= 0 ? acting : activated]
  return view.over || id === undefined ? undefined : view.pawns.find((pawn) => pawn.id === id)
}

/** Whether it has one action only (SF-15.5.1): as noted when the activation phase began, before that by the discs. */
export function exhausted(view: StationfallView, character: CharacterId): boolean {
  const number = CHARACTERS.findIndex((each) => each.id === character)
  if (view.turn.phase === ACTIVATION) return (view.turn.exhausted & (2 ** number)) !== 0
  return card(view, character).discs.length > (has(view, character, 'uncanny') ? 1 : 0)
}

export function has(view: StationfallView, character: CharacterId, ability: AbilityId): boolean {
  return pawnsOf(view, character)[0]?.abilities.includes(ability) ?? false
}

/** Cubes of a colour on cards and in the betrayal box. */
export function outside(view: StationfallView, colour: number): number {
  return view.conspiracies[colour]!.betrayal + view.characters.reduce((sum, each) => sum + (each.cubes[colour] ?? 0), 0)
}

/** Cubes that a colour has above the limit of its character (SF-16.4.7), once that is known to all. */
export function overLimit(view: StationfallView, colour: number): number {
  const { revealed } = view.conspiracies[colour]!
  return revealed ? Math.max(0, outside(view, colour) - printed(characterOf(revealed)).influence_limit) : 0
}

export function card(view: StationfallView, character: CharacterId): CardView {
  return view.characters.find((each) => each.id === character)!
}

export function section(view: StationfallView, id: PlaceId): SectionView | undefined {
  return view.sections.find((each) => each.id === id)
}

export function pawnsOf(view: StationfallView, character: CharacterId): PawnView[] {
  return view.pawns.filter((pawn) => pawn.character === character)
}

/** The colours that steer a character (SF-4.3): its owners, or those with most cubes. */
export function steering(view: StationfallView, character: CharacterId): number[] {
  const { cubes, owners } = card(view, character)
  const most = Math.max(0, ...cubes)
  return view.conspiracies.map((_, colour) => colour).filter((colour) => owners.includes(colour) || (most > 0 && cubes[colour] === most))
}

export function coloursOf(view: StationfallView, seat: number): number[] {
  return view.conspiracies.map((_, colour) => colour).filter((colour) => view.conspiracies[colour]!.seat === seat)
}

/** Places that are no section of the board: ways into the mesosphere. */
export const WAYS_OUT: PlaceId[] = ['wormhole', 'rescue_ship', 'wings']

export function hasEscaped(view: StationfallView, place: PlaceId): boolean {
  return WAYS_OUT.includes(place) || section(view, place)?.pod === 'launched'
}

/** Kompromats of the own hand, by the character they are about. */
export function ownKompromats(view: StationfallView): CharacterId[] {
  const hands = coloursOf(view, view.seat)
  const twoPlayers = view.players === 2
  return view.kompromats.filter((each) => (twoPlayers ? each.where === 100 + view.seat : hands.some((hand) => each.where === 100 + hand))).map((each) => each.character)
}

/** Acts that cannot be taken back and change much: a touch on the board shows first what will happen. */
export const GRAVE = new Set<Move['kind']>([
  'reveal', 'choose', 'strike', 'shoot', 'sabotage', 'declare_evacuation', 'release_project_x', 'self_destruct', 'jettison', 'launch', 'launch_all', 'countdown',
  'eject', 'bribe', 'grey_bribe', 'kompromat', 'emp_burst', 'missile', 'nerve_gas', 'transmit', 'telepathy', 'feed', 'moss_feed', 'disassemble', 'disassemble_for', 'wipe',
  'enter_wormhole', 'fly_wings', 'victim', 'frame', 'lawyer_up', 'infect', 'delete', 'make_contamination', 'discard', 'show',
])
