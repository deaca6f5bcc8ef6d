/** The conditions of a crime as a person says them, with the words of the terminal (`describe/conditions.py`). */
import type { Words } from '$lib/words'
import { type Crime, type Entry, isSlot, isVariable, type Literal, type Term } from './crimes'
import { counted } from './diagram'

const KINDS = ['goods', 'vehicle', 'hardware', 'weapon', 'any']
const TURNS: Record<string, string> = { opp: 'opposite', cw: 'clockwise', ccw: 'counter' }
/** What a zone is called, where something is, opposite what something lies. */
type Form = '' | '-at' | '-dat'

/** A card's conditions in sentences, one for each entry. */
export function conditionSentences(crime: Crime, words: Words): string[] {
  const all = crime.when.flat()
  const variables = new Set(all.flatMap((literal) => literal.term.args.flatMap(base)).filter(isVariable).map((term) => term.name))
  /** A variable zone is called after the first criminal who has to stand there. */
  const home = new Map<string, string>()
  for (const [literal, ...others] of crime.when as [Literal, ...Literal[]][]) {
    const [slot, zone] = literal.term.args
    if (!others.length && !literal.negated && literal.term.name === 'at' && isVariable(zone!) && !home.has(zone!.name)) home.set(zone!.name, slot!.name)
  }
  const free = [...variables].filter((name) => !home.has(name))

  function base(term: Term): Term[] {
    return term.name in TURNS ? [term.args[0]!] : [term]
  }
  function ofCriminal(slot: string, form: Form): string {
    return crime.slots === 1 ? words.say(`condition-zone-own${form}`) : words.say(`condition-zone-slot${form}`, { slot: Number(slot.slice(1)) })
  }
  function zone(term: Term, form: Form): string {
    const turn = TURNS[term.name]
    if (turn) return words.say(`condition-zone-turned${form}`, { turn, zone: zone(term.args[0]!, '-dat') })
    if (isVariable(term)) {
      const whose = home.get(term.name)
      return whose ? ofCriminal(whose, form) : words.say(`condition-zone-free${form}`, { letter: free.length > 1 ? ` ${term.name}` : '' })
    }
    if (term.name !== 'zone') return form ? words.name('zone', term.name, form.slice(1)) : words.name('zone', term.name)
    const [what] = term.args as [Term]
    if (what.name === 'guardian') return words.say(`condition-zone-guardian${form}`)
    return isSlot(what) ? ofCriminal(what.name, form) : words.say(`condition-zone-item${form}`, { item: words.name('item', what.name) })
  }
  function item(term: Term, negated = false): string {
    return KINDS.includes(term.name) ? words.say(`condition-kind-${term.name}`, { not: negated ? 'yes' : 'no' }) : words.name('item', term.name, 'acc')
  }
  function amount(term: Term): { how: string; number: number } {
    const { how, number } = counted(term)
    return { how: words.say('condition-how', { how }), number }
  }
  function aboutOne(name: string, args: Term[]): string {
    const [slot, second] = args as [Term, Term | undefined]
    const you = words.say('condition-you', { slot: crime.slots > 1 ? Number(slot.name.slice(1)) : 0 })
    switch (name) {
      case 'at': return home.get(second!.name) === slot.name ? words.say('condition-anywhere', { you }) : words.say('condition-at', { you, place: zone(second!, '-at') })
      case 'holds': return words.say('condition-holds', { you, item: item(second!) })
      case 'holds_nothing': return words.say('condition-holds-nothing', { you })
      case 'alone': return words.say('condition-alone', { you })
      default: return words.say('condition-alone-with', { you, guardian: args.some((each) => each.name === 'guardian') ? 'yes' : 'no', criminals: args.slice(1).filter((each) => each.name !== 'guardian').length })
    }
  }
  function literal({ negated, term }: Literal): string {
    const { name, args } = term
    const [first, second, third, fourth] = args as [Term, Term, Term | undefined, Term | undefined]
    if (name === 'item') return words.say(negated ? 'condition-item-not' : 'condition-item', { item: item(first, negated), place: zone(second, '-at'), mode: third?.name ?? 'any' })
    const said = ((): string => {
      switch (name) {
        case 'at': case 'holds': case 'holds_nothing': case 'alone': case 'alone_with': return aboutOne(name, args)
        case 'items': return words.say('condition-items', { place: zone(first, '-at'), ...amount(second), kind: third && third.name !== 'any' ? item(third) : 'any', mode: fourth?.name ?? 'any' })
        case 'crims': return words.say('condition-crims', { place: zone(first, '-at'), ...amount(second), who: third?.name ?? 'all' })
        case 'patrol': case 'barriers': return words.say(`condition-${name}`, { place: zone(first, '-at'), ...amount(second) })
        case 'guardian': case 'noguardian': case 'empty': return words.say(`condition-${name}`, { place: zone(first, '-at') })
        case 'hooked': return words.say('condition-hooked', amount(first))
        case 'dist': return words.say('condition-dist', { zone: zone(first, ''), other: zone(second, ''), ...amount(third!) })
        default: return words.say(`condition-${name === 'barrier_between' ? 'between' : name}`, { zone: zone(first, ''), other: zone(second, name === 'opposite' ? '-dat' : '') })
      }
    })()
    return negated ? words.say('condition-not', { condition: said }) : said
  }
  return crime.when.map((entry: Entry) => entry.map(literal).join(` ${words.say('condition-or')} `))
}
