/** What the board computes from a view of Agent Avenue; the numbers come from the rules' own data files. */
import agentsToml from '../data/agents.toml'
import boardToml from '../data/board.toml'
import marketToml from '../data/black_market.toml'
import type { AgentAvenueView, AgentId, CardId, SideId, SideView } from './view'

export type Icon = number | 'win' | 'lose'

interface Agent {
  id: AgentId
  icons: Icon[]
}
interface Card {
  id: CardId
  type: 'ongoing' | 'instant'
  effect: { op: string; agent?: AgentId; sign?: number; factor?: number; add?: number }
}

const AGENTS = (agentsToml as { agent: Agent[] }).agent
const CARDS = (marketToml as { card: Card[] }).card
const BOARD = boardToml as { spaces: number; catch_lead: number; sides: { advanced: { black_market: number[] } } }

export const AGENT_IDS = AGENTS.map((agent) => agent.id)
export const SPACES = BOARD.spaces
export const MARKET_SPACES = BOARD.sides.advanced.black_market

/** The printed icons, top to bottom. */
export function icons(agent: AgentId): Icon[] {
  return AGENTS.find((each) => each.id === agent)?.icons ?? []
}

export function isOngoing(card: CardId): boolean {
  return CARDS.find((each) => each.id === card)?.type === 'ongoing'
}

/** The icon read with so many copies in play (AA-5.62, AA-5.70). */
export function iconOf(agent: AgentId, copies: number): Icon {
  const all = icons(agent)
  return all[Math.min(copies, all.length) - 1] ?? 0
}

/** What the n-th copy does for a side, its ongoing cards counted in (AA-5.63). */
export function effectOf(side: SideView, agent: AgentId, copies: number): { icon: Icon; spaces: number } {
  const icon = iconOf(agent, copies)
  let spaces = typeof icon === 'number' ? icon : 0
  for (const id of side.ongoing) {
    const effect = CARDS.find((card) => card.id === id)?.effect
    if (effect?.op === 'move_modifier' && effect.agent === agent)
      spaces = (effect.sign ?? 1) * (effect.factor ?? 1) * spaces + (effect.add ?? 0)
  }
  return { icon, spaces }
}

export function nextEffect(side: SideView, agent: AgentId): { icon: Icon; spaces: number } {
  return effectOf(side, agent, (side.in_play[agent] ?? 0) + 1)
}

export function signed(spaces: number): string {
  return spaces > 0 ? `+${spaces}` : spaces < 0 ? `−${-spaces}` : '0'
}

/** How far a side has to go forward to catch the other (AA-5.66). */
export function toCatch(view: AgentAvenueView, side: SideId): number {
  const lead = view.deck === 'tiny' ? 3 : BOARD.catch_lead
  return lead - (sideOf(view, side).progress - sideOf(view, rival(side)).progress)
}

export function sideOf(view: AgentAvenueView, side: SideId): SideView {
  return view.sides.find((each) => each.side === side)!
}

/** The own cards without one that is chosen to lie face up: alone, a player lays both at once (AA-5.35). */
export function inHand(view: AgentAvenueView): AgentId[] {
  const hand = [...(view.players[view.seat]?.hand ?? [])]
  const { up, up_seat, down_seat } = view.offer ?? { up: null, up_seat: -1, down_seat: -1 }
  if (view.phase === 'cover' && up && up_seat === view.seat && down_seat === view.seat) hand.splice(hand.indexOf(up), 1)
  return hand
}

export function rival(side: SideId): SideId {
  return side === 'green' ? 'blue' : 'green'
}

/** The side whose picture stands below: the viewer's own, green for a watcher. */
export function nearSide(view: AgentAvenueView): SideId {
  return view.seat >= 0 ? (view.players[view.seat]?.side ?? 'green') : 'green'
}

export interface Slot {
  x: number
  y: number
  w: number
  h: number
}

/** Whether the street lies along a field of w by h or stands upright on it. As it was before, so it stays while the
 * field is nearly square: a hand that is put away turns no street round. */
export function liesAlong(w: number, h: number, before: boolean | undefined): boolean {
  const least = before === undefined ? 1.12 : before ? 0.8 : 1.4
  return w > h * least
}

/** Where each of the 14 spaces lies on a field of w by h, clockwise; the near side's home at the bottom of a street
 * that lies along it. */
export function layOut(w: number, h: number, near: SideId, wide: boolean): Slot[] {
  const depth = { x: clamp(w * (wide ? 0.135 : 0.19), 54, 128), y: clamp(h * (wide ? 0.19 : 0.145), 48, 118) }
  const across = wide ? 5 : 4
  const down = wide ? 4 : 5
  const inner = { w: (w - 2 * depth.x) / (across - 2), h: (h - 2 * depth.y) / (down - 2) }
  const ring: Slot[] = []
  for (let i = 0; i < across; i++) ring.push(cell(i, 0))
  for (let j = 1; j < down - 1; j++) ring.push(cell(across - 1, j))
  for (let i = across - 1; i >= 0; i--) ring.push(cell(i, down - 1))
  for (let j = down - 2; j >= 1; j--) ring.push(cell(0, j))
  const first = wide ? (near === 'blue' ? 12 : 5) : near === 'blue' ? 9 : 2
  return Array.from({ length: SPACES }, (_, index) => ring[(index - first + SPACES) % SPACES]!)

  function cell(i: number, j: number): Slot {
    return {
      x: i === 0 ? 0 : i === across - 1 ? w - depth.x : depth.x + (i - 1) * inner.w,
      y: j === 0 ? 0 : j === down - 1 ? h - depth.y : depth.y + (j - 1) * inner.h,
      w: i === 0 || i === across - 1 ? depth.x : inner.w,
      h: j === 0 || j === down - 1 ? depth.y : inner.h,
    }
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** A point on the loop for any, also broken, number of spaces from index 0, drawn towards the middle by `inset`. */
export function pointAt(slots: Slot[], place: number, w: number, h: number, inset: number): [number, number] {
  const low = Math.floor(place)
  const a = centre(slots[mod(low)]!)
  const b = centre(slots[mod(low + 1)]!)
  const t = place - low
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

  function centre(slot: Slot): [number, number] {
    const x = slot.x + slot.w / 2
    const y = slot.y + slot.h / 2
    const left = slot.x === 0
    const right = slot.x + slot.w > w - 1
    const top = slot.y === 0
    const bottom = slot.y + slot.h > h - 1
    return [
      x + (left ? 1 : right ? -1 : 0) * (slot.w / 2) * inset,
      y + (top ? 1 : bottom ? -1 : 0) * (slot.h / 2) * inset,
    ]
  }
}

function mod(place: number): number {
  return ((place % SPACES) + SPACES) % SPACES
}
