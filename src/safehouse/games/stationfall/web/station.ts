/** What the board knows of a view of Stationfall; printed facts come from the rules' own data files. */
import type { View } from '$lib/messages'
import charactersToml from '../data/characters.toml'
import identitiesToml from '../data/identities.toml'

export interface PawnView {
  id: string
  character: string
  state: 'live' | 'down' | 'annihilated'
  place: string
  items: string[]
  data: string[]
  contaminated: boolean
  abilities: string[]
}

export interface CardView {
  id: string
  cubes: number[]
  discs: number[]
  owners: number[]
  bribes: number[]
  grey_bribes: number
  kompromat_used: boolean
}

export interface ConspiracyView {
  colour: string
  seat: number
  guilt: 'innocent' | 'suspect' | 'guilty'
  supply: number
  betrayal: number
  disc: string | null
  bribe: string | null
  time_tokens: number
  revealed: string | null
  by_schrodinger: boolean
  only_at_stationfall: boolean
  cards: number
  hand: number
  minute: number
}

export interface SectionView {
  id: string
  damaged: boolean
  hazard: 'none' | 'fire' | 'asphyxiation'
  lit: boolean
  items: string[]
  kompromat: boolean
  trap: boolean
  pod: '' | 'absent' | 'docked' | 'launched' | 'annihilated'
}

/** One section as it is printed: where it is drawn and what it offers. */
export interface Printed {
  id: string
  x: number
  y: number
  gravity: boolean
  dark: boolean
  power: boolean
  console: boolean
  airlock: 'both' | 'out' | 'in' | 'none'
  actions: string[]
  make: string[]
  dock: string
  seats: number
}

export interface TokenView {
  colour: string
  token: string
  section: string
  minute: number
}

export interface KompromatView {
  character: string
  where: number
  public: boolean
}

export interface AgendaView {
  card: string
  lines: number[]
  bonus: number
}

export interface StationView extends View {
  players: number
  teams: boolean
  station: string
  map: Printed[]
  active: number
  first: number
  minute: number
  pawns: PawnView[]
  characters: CardView[]
  conspiracies: ConspiracyView[]
  sections: SectionView[]
  locks: [string, string][]
  corridors: [string, string][]
  vents: [string, string][]
  time_tokens: TokenView[]
  power: 'normal' | 'backup' | 'blackout'
  cameras: boolean
  jammers: boolean
  evacuation: boolean
  authorities: string[]
  news: string[]
  armed: boolean
  antimatter_gone: boolean
  explosion_minute: number
  explosion_colour: number
  explosion_token: boolean
  stock: Record<string, number>
  shown: string[]
  may_look: boolean[]
  project: string | null
  released: boolean
  monster: 'absent' | 'live' | 'down' | 'annihilated'
  monster_place: string
  entry_fireball: boolean | null
  ship: 'none' | 'rescue' | 'pirate' | 'gone'
  wormhole: boolean
  moss_victims: number
  medical_track: number
  live_trap: string | null
  kompromats: KompromatView[]
  discards: number[]
  own: { cards: string[]; identities: (string | null)[]; bonus: string[]; discarded: string[]; agendas: AgendaView[] }
  turn: {
    activated: number
    actor: number
    commanders: number[]
    exhausted: number
    actions_left: number
    free_left: boolean
    die: number
    reckless: boolean
    influencing: number
    /** The character whose kompromat is being used; -1 for none. */
    token: number
  }
}

export interface PrintedCharacter {
  id: string
  card_no: number
  types: string[]
  item_limit: number
  influence_limit: number
  abilities: string[]
  reveal_abilities: string[]
  identities: string[]
  bonus: { kind: 'friend' | 'grudge' | 'clones' | 'none'; points: number }
  pawn?: { id: string }[]
}

interface AgendaLine {
  points: number
  plus: boolean
  per: string
}

interface PrintedIdentity {
  id: string
  character: string
  /** Of this card alone, where the character has two. */
  reveal_abilities?: string[]
  line: AgendaLine[]
}

const CHARACTERS = (charactersToml as unknown as { character: PrintedCharacter[] }).character
const IDENTITIES = (identitiesToml as unknown as { identity: PrintedIdentity[] }).identity
const CHARACTER = new Map(CHARACTERS.map((each) => [each.id, each]))
const IDENTITY = new Map(IDENTITIES.map((each) => [each.id, each]))

/** The pawns in the order in which the turn numbers them. */
const PAWNS = [...CHARACTERS.flatMap((each) => each.pawn?.map((pawn) => pawn.id) ?? [each.id]), 'monster']

export function printed(character: string): PrintedCharacter {
  return CHARACTER.get(character)!
}

export function agendaOf(identity: string): AgendaLine[] {
  return IDENTITY.get(identity)?.line ?? []
}

export function characterOf(identity: string): string {
  return IDENTITY.get(identity)?.character ?? identity
}

/** What a character can do once this card of it is revealed (SF-4.4.4). */
export function revealed(identity: string): string[] {
  return [...printed(characterOf(identity)).reveal_abilities, ...(IDENTITY.get(identity)?.reveal_abilities ?? [])]
}

/** The pawn that acts now, or the one that was activated. */
export function actor(view: StationView): PawnView | undefined {
  const { actor: acting, activated } = view.turn
  const id = PAWNS[acting >= 0 ? acting : activated]
  return view.over || id === undefined ? undefined : view.pawns.find((pawn) => pawn.id === id)
}

export function exhausted(view: StationView, character: string): boolean {
  const number = CHARACTERS.findIndex((each) => each.id === character)
  return card(view, character).discs.length > 0 || (view.turn.exhausted & (2 ** number)) !== 0
}

export function card(view: StationView, character: string): CardView {
  return view.characters.find((each) => each.id === character)!
}

export function section(view: StationView, id: string): SectionView | undefined {
  return view.sections.find((each) => each.id === id)
}

export function pawnsOf(view: StationView, character: string): PawnView[] {
  return view.pawns.filter((pawn) => pawn.character === character)
}

/** The colours that steer a character (SF-4.3): its owners, or those with most cubes. */
export function steering(view: StationView, character: string): number[] {
  const { cubes, owners } = card(view, character)
  const most = Math.max(0, ...cubes)
  return view.conspiracies.map((_, colour) => colour).filter((colour) => owners.includes(colour) || (most > 0 && cubes[colour] === most))
}

export function coloursOf(view: StationView, seat: number): number[] {
  return view.conspiracies.map((_, colour) => colour).filter((colour) => view.conspiracies[colour]!.seat === seat)
}

/** Places that are no section of the board: ways into the mesosphere. */
export const WAYS_OUT = ['wormhole', 'rescue_ship', 'wings']

export function hasEscaped(view: StationView, place: string): boolean {
  return WAYS_OUT.includes(place) || section(view, place)?.pod === 'launched'
}

/** Kompromats of the own hand, by the character they are about. */
export function ownKompromats(view: StationView): string[] {
  const hands = coloursOf(view, view.seat)
  const twoPlayers = view.players === 2
  return view.kompromats.filter((each) => (twoPlayers ? each.where === 100 + view.seat : hands.some((hand) => each.where === 100 + hand))).map((each) => each.character)
}

/** Acts that cannot be taken back and change much: a touch on the board shows first what will happen. */
export const GRAVE = new Set([
  'reveal', 'choose', 'strike', 'shoot', 'sabotage', 'declare_evacuation', 'release_project_x', 'self_destruct', 'jettison', 'launch', 'launch_all', 'countdown',
  'eject', 'bribe', 'grey_bribe', 'kompromat', 'emp_burst', 'missile', 'nerve_gas', 'transmit', 'telepathy', 'feed', 'moss_feed', 'disassemble', 'disassemble_for', 'wipe',
  'enter_wormhole', 'fly_wings', 'victim', 'frame', 'lawyer_up', 'infect', 'delete', 'make_contamination', 'discard', 'show',
])
