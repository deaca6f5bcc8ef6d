/** Conditions of a crime card in zones and signs for its diagram. */
import { type Crime, type Entry, isSlot, isVariable, type Literal, type Term } from './crimes'

/** One sign of the diagram: entry `entry` of the card, which may have several literals joined by "or". */
export interface Mark {
  entry: number
  literals: Literal[]
}

export interface Actor {
  slot: string
  /** The entry that says where the criminal stands; -1 where the card leaves it open. */
  at: number
  marks: Mark[]
}

export interface Box {
  key: string
  /** The zone by name, or empty for any zone. */
  zone: string
  actors: Actor[]
  marks: Mark[]
  /** How this box lies to the one before it. */
  links: { sign: Term; entry: number }[]
}

export interface Diagram {
  boxes: Box[]
  /** What belongs to no single zone. */
  loose: Mark[]
}

const BY_SLOT = ['holds', 'holds_nothing', 'alone', 'alone_with']
const BY_TWO = ['opposite', 'adjacent', 'same', 'diff', 'dist', 'barrier_between']

function written(term: Term): string {
  return term.args.length ? `${term.name}(${term.args.map(written).join(',')})` : term.name
}

/** The zone a predicate about one zone speaks of. */
function zoneOf(term: Term): Term | undefined {
  return term.name === 'item' ? term.args[1] : term.args[0]
}

export function diagramOf(crime: Crime): Diagram {
  const boxes: Box[] = []
  const loose: Mark[] = []
  const home = new Map<string, string>()
  for (const entry of crime.when) {
    const term = entry[0]!.term
    if (entry.length === 1 && term.name === 'at' && !entry[0]!.negated) home.set(term.args[0]!.name, written(term.args[1]!))
  }
  const keyOf = (term: Term): string => {
    if (term.name === 'zone' && isSlot(term.args[0]!)) return home.get(term.args[0]!.name) ?? term.args[0]!.name
    return written(term)
  }
  const boxOf = (key: string, term?: Term): Box => {
    const found = boxes.find((box) => box.key === key)
    if (found) return found
    const named = term && !isVariable(term) && !isSlot(term) && term.args.length === 0 ? term.name : ''
    const box: Box = { key, zone: named, actors: [], marks: [], links: [] }
    const base = term?.args[0]
    if (term && base && ['opp', 'cw', 'ccw'].includes(term.name)) {
      boxOf(keyOf(base), base)
      box.links.push({ sign: term, entry: -1 })
    }
    boxes.push(box)
    return box
  }
  const actorOf = (slot: string): Actor => {
    const box = boxOf(home.get(slot) ?? slot)
    let actor = box.actors.find((each) => each.slot === slot)
    if (!actor) box.actors.push((actor = { slot, at: -1, marks: [] }))
    return actor
  }
  crime.when.forEach((entry: Entry, i) => {
    const [literal] = entry as [Literal]
    const { name, args } = literal.term
    if (entry.length > 1) {
      const slots = new Set(entry.map((each) => (isSlot(each.term.args[0]!) ? each.term.args[0]!.name : '')))
      const [slot] = [...slots]
      if (slots.size === 1 && slot) actorOf(slot).marks.push({ entry: i, literals: entry })
      else loose.push({ entry: i, literals: entry })
    } else if (name === 'at') {
      boxOf(keyOf(args[1]!), args[1])
      const actor = actorOf(args[0]!.name)
      actor.at = i
    } else if (BY_SLOT.includes(name)) actorOf(args[0]!.name).marks.push({ entry: i, literals: entry })
    else if (BY_TWO.includes(name)) {
      boxOf(keyOf(args[0]!), args[0])
      boxOf(keyOf(args[1]!), args[1]).links.push({ sign: literal.term, entry: i })
    } else if (name === 'hooked') loose.push({ entry: i, literals: entry })
    else {
      const zone = zoneOf(literal.term)!
      boxOf(keyOf(zone), zone).marks.push({ entry: i, literals: entry })
    }
  })
  // a link stands before the second box of its pair
  const first = boxes[0]
  if (first?.links.length && boxes[1]) {
    boxes[1].links.push(...first.links)
    first.links = []
  }
  return { boxes, loose }
}

export function counted(term: Term): { how: string; number: number } {
  const [, how, number] = /^(>=|<=|[=<>])(\d+)$/.exec(term.name) ?? ['', '=', '0']
  return { how: { '=': 'exactly', '>=': 'least', '<=': 'most', '>': 'more', '<': 'less' }[how!] ?? 'exactly', number: Number(number) }
}
