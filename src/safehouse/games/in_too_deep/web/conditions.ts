/** Which conditions of a crime card are met now: the interpreter of `conditions.py`, on what a seat sees. */
import { able, type CriminalView, type DeepView, itemPlace, kindOf } from './city'
import { type Crime, type Entry, isSlot, isVariable, type Term } from './crimes'

const ZONES = 8
const SHIFTS: Record<string, number> = { opp: 4, cw: 1, ccw: 7 }
const KINDS = ['goods', 'vehicle', 'hardware', 'weapon']
const TWINS: Record<string, string> = {
  cash: 'psychocodes', psychocodes: 'cash', coupe: 'eagle_eye', eagle_eye: 'coupe',
  jammer: 'decoder', decoder: 'jammer', rifle: 'droid', droid: 'rifle',
}
const ITEMS = Object.keys(TWINS)

/** Who stands for the slots, what the zone variables mean, and the item the Mechanic reads as its twin. */
export interface Binding {
  slots: Record<string, string>
  zones: Record<string, number>
  reading: string | null
}

export interface Standing {
  /** By entry of the card. */
  met: boolean[]
  binding: Binding
}

function compare(number: number, term: Term): boolean {
  const [, how, bound] = /^(>=|<=|[=<>])(\d+)$/.exec(term.name) ?? []
  const limit = Number(bound)
  if (how === '=') return number === limit
  if (how === '>=') return number >= limit
  if (how === '<=') return number <= limit
  return how === '>' ? number > limit : number < limit
}

function distance(a: number, b: number): number {
  const apart = (a - b + ZONES) % ZONES
  return Math.min(apart, ZONES - apart)
}

class Position {
  readonly at: Map<string, number>
  readonly guardian: number
  readonly mine: string[]
  constructor(
    readonly view: DeepView,
    readonly seat: number,
  ) {
    this.at = new Map(view.zones.flatMap((zone, place) => zone.criminals.map((criminal) => [criminal, place] as const)))
    this.guardian = view.zones.findIndex((zone) => zone.guardian)
    this.mine = view.consoles[seat]?.ports ?? []
  }

  criminal(id: string): CriminalView {
    return this.view.criminals.find((each) => each.criminal === id)!
  }

  /** What an item name denotes when the Mechanic's item counts as its twin (ZH-3.39). */
  physical(name: string, reading: string | null): string | null {
    if (reading === null) return name
    if (name === TWINS[reading]) return reading
    return name === reading ? null : name
  }

  zone(term: Term, binding: Binding): number {
    const shift = SHIFTS[term.name]
    if (shift !== undefined) {
      const inner = this.zone(term.args[0]!, binding)
      return inner < 0 ? -1 : (inner + shift) % ZONES
    }
    if (term.name === 'zone') {
      const inner = term.args[0]!
      if (inner.name === 'guardian') return this.guardian
      if (isSlot(inner)) return this.at.get(binding.slots[inner.name]!) ?? -1
      const item = this.physical(inner.name, binding.reading)
      return item === null ? -1 : itemPlace(this.view, item)
    }
    if (isVariable(term)) return binding.zones[term.name]!
    return this.view.zones.findIndex((zone) => zone.zone === term.name)
  }

  itemFits(item: string, term: Term, reading: string | null): boolean {
    if (term.name === 'any') return true
    return KINDS.includes(term.name) ? kindOf(item) === term.name : this.physical(term.name, reading) === item
  }

  items(place: number, term: Term, mode: string, reading: string | null): number {
    return ITEMS.filter((item) => {
      if (itemPlace(this.view, item) !== place || !this.itemFits(item, term, reading)) return false
      const held = this.view.criminals.some((each) => each.holds === item)
      return mode === '' || held === (mode === 'held')
    }).length
  }

  criminals(place: number, who: string, binding: Binding): number {
    return this.view.criminals.filter((each) => {
      if (this.at.get(each.criminal) !== place) return false
      if (who === 'mine') return each.hooked_by === this.seat
      if (who === 'rival') return each.hooked_by !== this.seat && each.hooked_by >= 0
      if (who === 'free') return each.hooked_by < 0
      return who !== 'others' || !Object.values(binding.slots).includes(each.criminal)
    }).length
  }

  barriersAround(place: number): number {
    const on = (border: number): number => (this.view.zones[(border + ZONES) % ZONES]!.barrier_clockwise ? 1 : 0)
    return on(place) + on(place - 1)
  }

  between(a: number, b: number): boolean {
    const on = (border: number): boolean => this.view.zones[border]!.barrier_clockwise > 0
    return ((a + 1) % ZONES === b && on(a)) || ((b + 1) % ZONES === a && on(b))
  }

  /** ZH-5.107 to ZH-5.109 */
  aloneWith(criminal: string, guardian: boolean, named: string[], more: number): boolean {
    const place = this.at.get(criminal)!
    if ((guardian && this.guardian !== place) || named.some((other) => this.at.get(other) !== place)) return false
    const company = this.view.zones[place]!.criminals.filter((other) => other !== criminal && !named.includes(other)).length
    if (criminal === 'shadow' && able(this.view, this.seat, 'shadow')) return company >= more
    return company === more && (guardian || this.guardian !== place)
  }

  isEmpty(place: number): boolean {
    const zone = this.view.zones[place]!
    return !zone.guardian && zone.criminals.length === 0 && zone.dropped.length === 0
  }

  holds(term: Term, binding: Binding): boolean {
    const { name, args } = term
    const [first, second, third, fourth] = args as [Term, Term, Term | undefined, Term | undefined]
    const who = (slot: Term): string => binding.slots[slot.name]!
    switch (name) {
      case 'at': return this.at.get(who(first)) === this.zone(second, binding)
      case 'holds': {
        const held = this.criminal(who(first)).holds
        return held !== null && this.itemFits(held, second, binding.reading)
      }
      case 'holds_nothing': return this.criminal(who(first)).holds === null
      case 'item': return this.items(this.zone(second, binding), first, third?.name ?? '', binding.reading) > 0
      case 'items': return compare(this.items(this.zone(first, binding), third ?? { name: 'any', args: [] }, fourth?.name ?? '', binding.reading), second)
      case 'crims': return compare(this.criminals(this.zone(first, binding), third?.name ?? 'all', binding), second)
      case 'alone': return this.aloneWith(who(first), false, [], 0)
      case 'alone_with': {
        const others = args.slice(1)
        return this.aloneWith(who(first), others.some((each) => each.name === 'guardian'), others.filter(isSlot).map(who), others.filter((each) => each.name === 'crim').length)
      }
      case 'hooked': return compare(this.mine.length, first)
      case 'guardian': return this.guardian === this.zone(first, binding)
      case 'noguardian': return this.guardian !== this.zone(first, binding)
      case 'barriers': return compare(this.barriersAround(this.zone(first, binding)), second)
      case 'patrol': return compare(this.view.zones[this.zone(first, binding)]?.patrol ?? -1, second)
      case 'empty': return this.isEmpty(this.zone(first, binding))
      case 'barrier_between': return this.between(this.zone(first, binding), this.zone(second, binding))
      case 'opposite': return (this.zone(first, binding) + 4) % ZONES === this.zone(second, binding)
      case 'adjacent': return distance(this.zone(first, binding), this.zone(second, binding)) === 1
      case 'same': return this.zone(first, binding) === this.zone(second, binding)
      case 'diff': return this.zone(first, binding) !== this.zone(second, binding)
      default: return compare(distance(this.zone(first, binding), this.zone(second, binding)), third!)
    }
  }
}

function slotsOf(term: Term): string[] {
  return isSlot(term) ? [term.name] : term.args.flatMap(slotsOf)
}

function entryMet(position: Position, entry: Entry, binding: Binding): boolean {
  const filled = entry.every((literal) => slotsOf(literal.term).every((slot) => slot in binding.slots))
  return filled && entry.some((literal) => position.holds(literal.term, binding) !== literal.negated)
}

/** Every way to give the slots to criminals in the ports; slots stay empty where criminals are few. */
function casts(ports: string[], slots: number): string[][] {
  let partial: string[][] = [[]]
  for (let i = 0; i < slots; i++) partial = partial.flatMap((chosen) => {
    const free = ports.filter((criminal) => !chosen.includes(criminal))
    return free.length ? free.map((criminal) => [...chosen, criminal]) : [[...chosen, '']]
  })
  return partial
}

/** The slot whose place gives each zone variable, where the card says so. */
function binders(crime: Crime): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of crime.when) {
    const [literal] = entry
    if (entry.length !== 1 || !literal || literal.negated || literal.term.name !== 'at') continue
    const [slot, zone] = literal.term.args as [Term, Term]
    if (isVariable(zone)) found[zone.name] = slot.name
  }
  return found
}

function spreads(position: Position, crime: Crime, slots: Record<string, string>): Record<string, number>[] {
  const bound = binders(crime)
  let partial: Record<string, number>[] = [{}]
  for (const variable of crime.variables) {
    const owner = slots[bound[variable] ?? '']
    const places = owner !== undefined ? [position.at.get(owner)!] : Array.from({ length: ZONES }, (_, i) => i)
    partial = partial.flatMap((chosen) => places.map((place) => ({ ...chosen, [variable]: place })))
  }
  return partial
}

/** For each condition whether the assignment that meets the most of them meets it; met throughout, the card can be committed. */
export function standing(view: DeepView, seat: number, crime: Crime): Standing {
  const position = new Position(view, seat)
  const mechanic = view.criminals.find((each) => each.criminal === 'mechanic')?.holds ?? null
  const readings = mechanic !== null && able(view, seat, 'mechanic') ? [null, mechanic] : [null]
  let best: Standing = { met: crime.when.map(() => false), binding: { slots: {}, zones: {}, reading: null } }
  let most = -1
  for (const reading of readings)
    for (const cast of casts(position.mine, crime.slots)) {
      const slots = Object.fromEntries(cast.flatMap((criminal, i) => (criminal ? [[`y${i + 1}`, criminal]] : [])))
      for (const zones of spreads(position, crime, slots)) {
        const binding = { slots, zones, reading }
        const met = crime.when.map((entry) => entryMet(position, entry, binding))
        const count = met.filter(Boolean).length
        if (count > most) {
          most = count
          best = { met, binding }
        }
      }
    }
  return best
}

/** The crime one level below of the storyline is in the story, or none is needed (ZH-5.92). */
export function storyReady(view: DeepView, crime: Crime): boolean {
  return crime.level < 2 || view.story.some((card) => card.startsWith(`${crime.line}${crime.level - 1}`))
}
