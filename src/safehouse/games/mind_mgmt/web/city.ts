/** What the board computes from a view of MIND MGMT; places and hours come from the rules' own data files. */
import type { ArgsOf } from '$lib/board'
import blockToml from '../data/block.toml'
import boardToml from '../data/board.toml'
import timeToml from '../data/time_track.toml'
import type { BorderId, Clue, FeatureId, LocationId, MindMgmtView, Move, Note } from './view'

/** Clues that say where the Recruiter is or was, or what a question brought. */
const ANSWERS = new Set<Clue['kind']>(['start', 'step', 'steps', 'no_step', 'static', 'paid', 'confirmed', 'not_here', 'double', 'target', 'cordon', 'tapped'])

/** The answers so far, newest first. */
/** A temple, in a field of 70 by 66, and the star of a Mayhem token, around its middle. */
export const PAGODA = 'M35 0l4 9h-8zM18 20c9-1 14-5 17-12 3 7 8 11 17 12l-4 5H22zM22 25h26v9H22zM8 45c10-1 16-5 18-11h18c2 6 8 10 18 11l-5 5H13zM14 50h42v16H14z'
export const BURST = 'M0-17 5-8l9-5-3 10 8 5-10 4 2 10-10-4-7 8-2-10-10-1 6-8-6-8 10-1z'

export function answers(view: MindMgmtView): Clue[] {
  return view.clues.filter((clue) => ANSWERS.has(clue.kind)).reverse()
}

export interface Place {
  id: LocationId
  row: number
  col: number
  temple: boolean
  edge: boolean
  features: FeatureId[]
}

export interface Hour {
  hour: number
  alert: boolean
  last: boolean
}

const BOARD = boardToml as { meta: { rows: number; cols: number }; location: Place[] }
const BLOCK = blockToml as { last_hour: number; recruits: number }
const TRACK = timeToml as { meta: { start_value: number; end_full: number; end_training: number }; space: { hour: number; alert: boolean }[] }

export const ROWS = BOARD.meta.rows
export const COLS = BOARD.meta.cols
export const PLACES = BOARD.location
/** Hours that the module Early Warning adds to the alerts. */
const EARLY_ALERTS = [10, 14]
export const SETUP_HOUR = TRACK.meta.start_value
export const FEATURES = [...new Set(PLACES.flatMap((place) => place.features))].sort()

/** Every location is a square of this side in the drawing. */
export const CELL = 100
/** Room for the letters and numbers along the edge. */
export const MARGIN = 20

const BY_ID = new Map(PLACES.map((place) => [place.id, place]))

export function placeOf(id: LocationId): Place {
  return BY_ID.get(id)!
}

/** The top left corner of a location in the drawing. */
export function corner(id: LocationId): [number, number] {
  const place = placeOf(id)
  return [MARGIN + (place.col - 1) * CELL, MARGIN + (place.row - 1) * CELL]
}

export interface Border {
  id: BorderId
  x: number
  y: number
  /** Runs from top to bottom, between two locations side by side. */
  upright: boolean
}

function borderAt(a: Place, b: Place): Border {
  const upright = a.row === b.row
  return {
    id: `${a.id}-${b.id}` as BorderId,
    x: MARGIN + (upright ? b.col - 1 : b.col - 0.5) * CELL,
    y: MARGIN + (upright ? b.row - 0.5 : b.row - 1) * CELL,
    upright,
  }
}

export const BORDERS: Border[] = PLACES.flatMap((a) =>
  PLACES.filter((b) => (b.row === a.row && b.col === a.col + 1) || (b.col === a.col && b.row === a.row + 1)).map((b) => borderAt(a, b)),
)

function lastHour(view: MindMgmtView): number {
  if (view.city === 'block') return BLOCK.last_hour
  return view.mode === 'full' ? TRACK.meta.end_full : TRACK.meta.end_training
}

/** The track as far as this game goes. */
export function hours(view: MindMgmtView): Hour[] {
  const end = lastHour(view)
  const early = view.modules.includes('early_warning') ? EARLY_ALERTS : []
  return TRACK.space
    .filter((space) => space.hour <= end)
    .map(({ hour, alert }) => ({ hour, alert: alert || early.includes(hour), last: hour === end }))
}

/** Recruits that win for the Recruiter (MM-8.01). */
export function goal(view: MindMgmtView): number {
  if (view.city === 'block') return BLOCK.recruits
  return view.mode === 'full' ? 12 : 9
}

/** What is known of a feature's card, told by every clue so far. */
export type Standing = 'shown' | 'denied' | 'area' | 'discard' | 'unknown'

export function standing(view: MindMgmtView, feature: FeatureId): Standing {
  if (view.shown_features.includes(feature)) return 'shown'
  if (view.area.includes(feature)) return 'area'
  if (view.discard.includes(feature)) return 'discard'
  if (view.clues.some((clue) => clue.kind === 'denied' && clue.feature === feature)) return 'denied'
  return 'unknown'
}

/** Whether a feature is on one of the Recruiter's own cards, as far as the viewer may know, and whether SHAKEDOWN has
 * turned that card up: on the secret map it is circled, and then crossed out (MM-4.19, MM-5.924). */
export function ownCard(view: MindMgmtView, feature: FeatureId): 'hidden' | 'shown' | null {
  if (!view.secret?.hand.includes(feature)) return null
  return view.shown_features.includes(feature) ? 'shown' : 'hidden'
}

export function initial(agent: string): string {
  return agent.charAt(0).toUpperCase()
}

/** The step from one visited location to the next was a MIND SLIP: it led farther than one link. */
export function isJump(from: LocationId, to: LocationId): boolean {
  const a = placeOf(from)
  const b = placeOf(to)
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col)) > 1
}

export type Args = ArgsOf<Move>

/** Kinds of note that are written with a sign instead of letters. */
export type NoteSign = 'star' | 'route' | 'trap' | 'guard'

/** What fits on a note: "7", "x7" (not by 7:00), "≤7" (by 7:00), "-7" (no capture at 7:00), a sign. */
export function noteText(note: Note): { text: string; sign: NoteSign | null } {
  if (note.confirmed) return { text: note.text, sign: null }
  const found = /^(h|x|by|miss)(\d+)$/.exec(note.text)
  if (found) return { text: { h: '', x: '×', by: '≤', miss: '–' }[found[1] as 'h' | 'x' | 'by' | 'miss'] + found[2], sign: null }
  if (note.text === 'question') return { text: '?', sign: null }
  if (note.text === 'warning') return { text: '!', sign: null }
  if (note.text === 'blank') return { text: '', sign: null }
  return { text: '', sign: note.text as NoteSign }
}
