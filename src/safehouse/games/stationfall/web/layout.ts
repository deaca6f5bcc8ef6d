/** Where the sections of any station are drawn: from the positions of its file, pushed apart until none covers another. */
import type { Layout, PlaceId, SectionId, StationfallView } from './view'

export interface Box {
  id: PlaceId
  /** The middle. */
  x: number
  y: number
  w: number
  h: number
}

export interface Way {
  a: PlaceId
  b: PlaceId
  d: string
  /** The middle of what can be seen of it. */
  x: number
  y: number
}

export interface Plan {
  boxes: Map<PlaceId, Box>
  corridors: Way[]
  vents: Way[]
  width: number
  /** Without the mesosphere. */
  height: number
}

const WIDTH = 556
const HEIGHT = 440
const SECTION = { w: 98, h: 51 }
const POD = { w: 78, h: 49 }
/** Room for the minutes on the left. */
export const GUTTER = 44
const GAP_X = 13
const GAP_Y = 9
/** Between sections and pods runs the way aboard. */
const GAP_DOCK = 15
const EDGE = 5

type Point = [number, number]
type Joint = [SectionId, SectionId]

/** A file whose positions say little: its sections stand in rows by their distance from the busiest one. */
function rows(map: Layout[], joints: Joint[]): Map<string, Point> {
  const near = (id: string): string[] => joints.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
  const busiest = [...map].sort((a, b) => near(b.id).length - near(a.id).length)[0]!
  const depth = new Map<string, number>([[busiest.id, 0]])
  for (const [id, far] of depth) for (const next of near(id)) if (!depth.has(next) && map.some((each) => each.id === next)) depth.set(next, far + 1)
  const last = Math.max(...depth.values()) + 1
  for (const each of map) if (!depth.has(each.id)) depth.set(each.id, last)
  const found = new Map<string, Point>()
  for (let row = 0; row <= last; row += 1) {
    const here = map.filter((each) => depth.get(each.id) === row)
    here.forEach((each, i) => found.set(each.id, [((i + 0.5) / here.length) * 100, row * 12]))
  }
  return found
}

function wished(map: Layout[], joints: Joint[]): Map<string, Point> {
  const places = new Set(map.map((each) => `${Math.round(each.x)},${Math.round(each.y)}`))
  if (places.size < map.length * 0.7) return rows(map, joints)
  return new Map(map.map((each) => [each.id, [each.x, each.y]]))
}

function spread(boxes: Box[]): void {
  for (let round = 0; round < 400; round += 1) {
    let moved = false
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const over = (a.w + b.w) / 2 + GAP_X - Math.abs(a.x - b.x)
        const deep = (a.h + b.h) / 2 + (a.h === b.h ? GAP_Y : GAP_DOCK) - Math.abs(a.y - b.y)
        if (over <= 0.01 || deep <= 0.01) continue
        moved = true
        if (over < deep) {
          const push = (over / 2) * (a.x <= b.x ? 1 : -1)
          a.x -= push
          b.x += push
        } else {
          const push = (deep / 2) * (a.y <= b.y ? 1 : -1)
          a.y -= push
          b.y += push
        }
      }
      a.x = Math.min(Math.max(a.x, a.w / 2 + EDGE), WIDTH - a.w / 2 - EDGE)
    })
    if (!moved) return
  }
}

function inside(box: Box, [x, y]: Point, room = 0): boolean {
  return Math.abs(x - box.x) < box.w / 2 + room && Math.abs(y - box.y) < box.h / 2 + room
}

const STEPS = Array.from({ length: 25 }, (_, i) => i / 24)
const BENDS = [0, 34, -34, 64, -64, 96, -96, 136, -136]

/** A line between two boxes that passes behind no third one, if a bend can help it. */
function way(a: Box, b: Box, others: Box[], first: number): Way {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy) || 1
  const along = (bend: number) => {
    const [cx, cy] = [(a.x + b.x) / 2 - (dy / length) * bend, (a.y + b.y) / 2 + (dx / length) * bend]
    const points = STEPS.map((t): Point => [(1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x, (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y])
    const hits = points.filter((point) => others.some((box) => inside(box, point, 3)) || point[0] < 4 || point[0] > WIDTH - 4).length
    return { cx, cy, points, hits }
  }
  const tried = BENDS.map((bend) => along(bend + first))
  const best = tried.find((each) => each.hits === 0) ?? [...tried].sort((p, q) => p.hits - q.hits)[0]!
  const seen = best.points.filter((point) => !inside(a, point) && !inside(b, point))
  const [x, y] = seen[Math.floor(seen.length / 2)] ?? [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const round = (n: number): number => Math.round(n * 10) / 10
  return { a: a.id, b: b.id, d: `M${round(a.x)} ${round(a.y)}Q${round(best.cx)} ${round(best.cy)} ${round(b.x)} ${round(b.y)}`, x, y }
}

/** A pod hangs at its dock: out of the dock, along the gap between the two, into the pod; null where something is in the way. */
function docking(pod: Box, dock: Box, others: Box[]): Way | null {
  const below = pod.y > dock.y
  const edge = dock.y + (below ? dock.h / 2 : -dock.h / 2)
  const rim = pod.y + (below ? -pod.h / 2 : pod.h / 2)
  if (below ? rim < edge : rim > edge) return null
  const y = Math.round((edge + rim) / 2)
  const blocked = others.some((box) => Math.abs(box.y - y) < box.h / 2 && box.x + box.w / 2 > Math.min(pod.x, dock.x) && box.x - box.w / 2 < Math.max(pod.x, dock.x))
  return blocked ? null : { a: pod.id, b: dock.id, d: `M${pod.x} ${pod.y}V${y}H${dock.x}V${dock.y}`, x: (pod.x + dock.x) / 2, y }
}

function draw(map: Layout[], corridors: Joint[], vents: Joint[]): Plan {
  const wishes = wished(map, corridors)
  const xs = [...wishes.values()].map(([x]) => x)
  const ys = [...wishes.values()].map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, tall] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1]
  const boxes = map.map((each): Box => {
    const [x, y] = wishes.get(each.id)!
    const size = each.dock ? POD : SECTION
    return { id: each.id, x: EDGE + size.w / 2 + ((x - left) / wide) * (WIDTH - 2 * EDGE - size.w), y: ((y - top) / tall) * (HEIGHT - size.h), ...size }
  })
  spread(boxes)
  const up = Math.min(...boxes.map((box) => box.y - box.h / 2)) - 13
  for (const box of boxes) {
    box.x += GUTTER
    box.y -= up
  }
  const found = new Map(boxes.map((box) => [box.id, box]))
  const join = (pairs: Joint[], first: number): Way[] =>
    pairs.flatMap(([a, b]) => {
      const [from, to] = [found.get(a), found.get(b)]
      if (!from || !to) return []
      const others = boxes.filter((box) => box !== from && box !== to)
      const docked = map.find((each) => each.id === a)?.dock === b ? docking(from, to, others) : null
      return [docked ?? way(from, to, others, first)]
    })
  return { boxes: found, corridors: join(corridors, 0), vents: join(vents, 18), width: WIDTH + GUTTER, height: Math.max(...boxes.map((box) => box.y + box.h / 2)) + 8 }
}

const PLANS = new Map<string, Plan>()

/** The drawing of this game's station; pods that are not part of this game are left out. */
export function planOf(view: StationfallView): Plan {
  const map = view.map.filter((each) => view.sections.find((here) => here.id === each.id)?.pod !== 'absent')
  const key = JSON.stringify([map, view.corridors, view.vents])
  const known = PLANS.get(key)
  if (known) return known
  const plan = draw(map, view.corridors, view.vents)
  PLANS.set(key, plan)
  return plan
}
