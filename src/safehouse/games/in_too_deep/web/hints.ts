/** What the shell asks of In Too Deep: order of the groups, expected moves, what follows from a choice, the table in words. */
import { type ChoiceOf, entriesOf, type Hints, type Section } from '$lib/board'
import type { Words } from '$lib/words'
import { areaOf, barriers, barrierTarget, CHAPTERS, consoleName, criminalOf, placeOf, next, PLAN_MIN, setupOf, TRACK } from './city'
import { type CardData, crimeCard, paidWords, takeCrimes } from './crimes'
import { conditionSentences } from './conditions'
import { corruption, type Dilemma, dilemmaCard, takeDilemmas } from './dilemmas'
import { epilogue, tale } from './tale'
import type { CrimeId, CriminalId, DilemmaId, Game, InTooDeepView, Move, SeenEvidenceId, StandingView } from './view'

const ORDER: Move['kind'][] = [
  'commit', 'hook', 'unhook', 'skip_hook', 'move', 'pick_up', 'activate', 'ability', 'dominate', 'endure', 'smuggle', 'see', 'drop', 'use', 'cautious', 'reckless',
  'to_row', 'to_bonus_support', 'to_bonus_tolerance', 'to_bonus_dominance', 'to_box', 'rail', 'third', 'criminal', 'zone', 'item', 'guardian', 'barrier',
  'give_back_petty', 'give_back_level1', 'give_back_level2', 'give_back_level3', 'draw', 'pass_crime', 'no_escort', 'decline', 'end_actions',
]

/** Abilities that always apply, or that are moves of their own; nobody calls upon them for an action. */
const UNCALLED: CriminalId[] = ['shadow', 'mechanic', 'smuggler', 'seer']

const isMajor = (crime: CrimeId): boolean => crimeCard(crime).level > 0
const isMet = ({ story, met }: StandingView): boolean => story && met.every(Boolean)

/** Major crimes in hand that only have to wait for step 4. */
function readyMajors(view: InTooDeepView): CrimeId[] {
  return entriesOf(view.standings).flatMap(([crime, standing]) => (standing && isMajor(crime) && isMet(standing) ? [crime] : []))
}

/** Moves one would expect here; those that are allowed stand in the list anyway. */
function tempting(view: InTooDeepView): Move[] {
  const own = view.consoles[view.seat]
  if (!own) return []
  if (view.question === 'ask-hook') return [{ kind: 'skip_hook' }, ...view.criminals.filter((each) => each.hooked_by !== view.seat).map((each): Move => ({ kind: 'hook', criminal: each.criminal }))]
  const crimes = (own.crimes ?? []).map((crime) => ({ kind: 'commit' as const, crime }))
  if (view.question === 'ask-major') return crimes.filter((move) => isMajor(move.crime))
  if (view.question !== 'ask-act') return []
  const ready = readyMajors(view)
  const called = own.ports.filter((criminal) => !UNCALLED.includes(criminal))
  return [
    ...crimes.filter((move) => !isMajor(move.crime) || ready.includes(move.crime)),
    ...own.ports.map((criminal) => ({ kind: 'activate' as const, criminal })),
    ...called.map((criminal) => ({ kind: 'ability' as const, criminal })),
    ...own.ports.map((criminal) => ({ kind: 'endure' as const, criminal })),
  ]
}

/** How a duel or an investigation came out; what was lost by it is told behind. */
const RESULTS: Hints<Game>['results'] = new Set(['challenged', 'challenge_lost', 'investigation_succeeded', 'investigation_failed', 'folders_rewarded', 'intel_lost'])

/** The conditions of a crime in hand, the missing ones first. */
function conditionsNow(view: InTooDeepView, crime: CrimeId, words: Words): { met: string[]; unmet: string[] } {
  const standing = view.standings[crime]
  if (!standing) return { met: [], unmet: [] }
  const told = conditionSentences(crimeCard(crime), words).map((condition, i) => ({ met: standing.met[i], line: words.say(standing.met[i] ? 'condition-met' : 'condition-unmet', { condition }) }))
  return { met: told.filter(({ met }) => met).map(({ line }) => line), unmet: told.filter(({ met }) => !met).map(({ line }) => line) }
}

function because(view: InTooDeepView, move: Move, words: Words): string[] {
  return move.kind === 'commit' ? conditionsNow(view, move.crime, words).unmet : []
}

function means(view: InTooDeepView, topic: string, words: Words): string[] {
  const [domain, id] = topic.split(':')
  if (domain !== 'crime') return []
  const { met, unmet } = conditionsNow(view, id as CrimeId, words)
  return [...unmet, ...met]
}

function rewards(id: CrimeId, which: 'cautious' | 'reckless' | 'reward', words: Words): string {
  const reward = crimeCard(id).outcomes.find((each) => each.id === which)?.reward
  return reward ? paidWords(reward, words) : ''
}

function preview(view: InTooDeepView, choice: ChoiceOf<Game>, words: Words): string[] {
  switch (choice.kind) {
    case 'hook': {
      const from = criminalOf(view, choice.args.criminal)?.hooked_by ?? -1
      return [
        ...(from >= 0 && from !== view.seat ? [words.say('preview-pay', { seat: consoleName(view, from, words) })] : []),
        ...((view.consoles[view.seat]?.ports.length ?? 0) === 2 ? [words.say('preview-dilemma')] : []),
      ]
    }
    case 'move': {
      const from = placeOf(view, criminalOf(view, choice.args.criminal)?.zone)
      return [words.name('zone', view.zones[next(from, choice.args.way)]!.zone)]
    }
    case 'guardian': {
      const from = view.zones.findIndex((zone) => zone.guardian)
      return [words.name('zone', view.zones[next(from, choice.args.way)]!.zone)]
    }
    case 'barrier': {
      const at = barrierTarget(view, choice.args.barrier, choice.args.way)
      return [words.say('preview-border', { zone: words.name('zone', view.zones[at]!.zone), next: words.name('zone', view.zones[(at + 1) % 8]!.zone) })]
    }
    case 'drop': {
      const held = criminalOf(view, choice.args.criminal)?.holds
      return held ? [words.name('item', held)] : []
    }
    case 'activate': return [words.say(`zone-effect-${criminalOf(view, choice.args.criminal)?.zone}`)]
    case 'ability': return [words.say(`ability-${choice.args.criminal}`)]
    case 'dominate': case 'see': case 'endure': {
      const space = (view.consoles[view.seat]?.dominance[choice.args.criminal] ?? 0) + (choice.kind === 'endure' ? -1 : 1)
      return [words.say('preview-space', { space, area: areaOf(space) })]
    }
    case 'zone': return view.question === 'ask-hustle' ? [words.say(`zone-effect-${choice.args.zone}`)] : []
    case 'commit': return crimeCard(choice.args.crime).level === 0 ? [rewards(choice.args.crime, 'reward', words)] : [words.name('crime', choice.args.crime, 'effect')]
    case 'cautious': case 'reckless': return view.resolving ? [words.name('crime', view.resolving, choice.kind), rewards(view.resolving, choice.kind, words)] : []
    case 'third': {
      const token = view.offer[choice.args.third - 1]
      const intel = view.offer_intel[choice.args.third - 1] ?? 0
      return token ? [words.name('support', token), words.say('preview-offer', { intel }), words.name('support', token, 'effect')] : []
    }
    case 'end_actions': {
      const ready = readyMajors(view).map((crime) => words.name('crime', crime))
      return [words.say('preview-step-4', { crimes: ready.join(', ') || 'none' })]
    }
    case 'to_box': return [words.say('preview-box')]
    case 'use': return [words.name('support', choice.args.support, 'effect')]
    case 'rail': {
      const kind = view.rail[choice.args.slot - 1]
      return kind ? [words.name('evidence', kind)] : []
    }
    case 'to_row': {
      const task = view.tasks[choice.args.row - 1]
      return task ? [words.say('preview-row', { kind: words.name('evidence', task), left: view.folders_left[choice.args.row - 1] ?? 0 })] : []
    }
    case 'dilemma': case 'stored_dilemma': return [dilemmaLine(choice.args.dilemma, words)]
    default: return []
  }
}

function dilemmaLine(id: DilemmaId, words: Words): string {
  const card = dilemmaCard(id)
  const bonus =
    card.bonus === 'evidence' ? (card.symbols ?? []).map((kind) => words.name('evidence', kind)).join(', ')
    : card.bonus === 'intel' ? words.say('dilemma-intel', { intel: card.intel ?? 0 })
    : card.bonus === 'warrant' ? words.say('dilemma-warrant', { warrant: words.name('warrant', card.warrant!) })
    : words.say('dilemma-bonus-badge')
  return words.say('dilemma-line', { corruption: card.corruption, bonus })
}

// -- the table in words

const named = (kind: SeenEvidenceId | null, words: Words): string => (kind ? words.name('evidence', kind) : words.say('evidence-down'))

function cityLines(view: InTooDeepView, words: Words): string[] {
  const zones = view.zones.map((zone, place) => {
    const people = zone.criminals.map((id) => {
      const each = criminalOf(view, id)!
      return words.say('criminal-told', {
        criminal: words.name('criminal', id),
        item: each.holds ? words.name('item', each.holds) : 'none',
        by: each.hooked_by < 0 ? 'none' : consoleName(view, each.hooked_by, words),
        locked: each.locked ? 'yes' : 'no',
      })
    })
    const things = [...(zone.guardian ? [words.say('guardian')] : []), ...people, ...zone.dropped.map((item) => words.name('item', item))]
    return words.say('text-zone', { place: place + 1, zone: words.name('zone', zone.zone), patrol: words.say('zone-patrol', { count: zone.patrol }), things: things.length ? things.join('; ') : words.say('text-empty') })
  })
  const walls = barriers(view).map((wall) =>
    words.say('barrier-told', { barrier: words.name('barrier', wall.id), zone: words.name('zone', view.zones[wall.border]!.zone), next: words.name('zone', view.zones[(wall.border + 1) % 8]!.zone) }),
  )
  return [...zones, ...walls]
}

function consoleLines(view: InTooDeepView, seat: number, words: Words): string[] {
  const own = view.consoles[seat]!
  return [
    words.say('text-ports', { ports: own.ports.map((id) => words.name('criminal', id)).join(', ') || words.say('text-none') }),
    ...entriesOf(own.dominance).map(([criminal, space]) => words.say('dominance-at', { criminal: words.name('criminal', criminal), space, area: areaOf(space), intel: TRACK.values[space] ?? 0 })),
    ...(['intel', 'tolerance', 'folders'] as const).map((key) => words.say(`fact-${key}`, { value: own[key] })),
    words.say('fact-memory', { value: own.memory_size }),
    words.say('fact-dilemmas', { value: own.dilemma_count }),
    words.say('fact-databank', { value: own.databank_size }),
    ...own.support.map((token) => `${words.name('support', token)}: ${words.name('support', token, 'effect')}`),
  ]
}

function syndicateLines(view: InTooDeepView, words: Words): string[] {
  return [
    words.say('chapter-of', { chapter: view.chapter, count: CHAPTERS.count }),
    ...view.tasks.map((task, i) => words.say('row-told', { row: i + 1, kind: words.name('evidence', task), left: view.folders_left[i] ?? 0 })),
    words.say('plan-need', { seats: setupOf(view).seats, kinds: setupOf(view).plan_kinds_needed, count: PLAN_MIN }),
    ...view.bonus.map((kind, i) => words.say('bonus-told', { bonus: words.name('bonus', ['support', 'tolerance', 'dominance'][i]!), kind: kind === null ? 'none' : named(kind, words) })),
    words.say('text-shared', { kinds: view.shared_box.map((kind) => words.name('evidence', kind)).join(', ') || words.say('text-none') }),
    ...view.consoles.map((each, seat) => words.say('box-told', { seat: consoleName(view, seat, words), count: each.box.length, known: each.box.flatMap((kind) => (kind ? [words.name('evidence', kind)] : [])).join(', ') || 'none' })),
  ]
}

function crimeLines(view: InTooDeepView, id: CrimeId, words: Words): string[] {
  const crime = crimeCard(id)
  const { story, met } = view.standings[id]!
  return [
    `${id}, ${words.name('crime', id)}: ${words.name('crime', id, 'conditions')} ${words.name('crime', id, 'effect')} ${words.name('crime', id, 'blurb')}`,
    ...(story ? [] : [words.say('card-story', { level: crime.level - 1, count: 0 })]),
    ...conditionSentences(crime, words).map((condition, i) => words.say(met[i] ? 'condition-met' : 'condition-unmet', { condition })),
    ...crime.outcomes.map(({ id: which }) => `${words.say(`outcome-${which}`)}${which === 'reward' ? '' : `, ${words.name('crime', id, which)}`}: ${rewards(id, which, words)}`),
  ]
}

function echoLines(view: InTooDeepView, words: Words): string[] {
  const echo = view.echo!
  return [
    words.say(echo.hard ? 'echo-hard' : 'echo-normal'),
    ...echo.letters.map((criminal, i) => words.say('echo-letter', { letter: 'ABCD'[i]!, criminal: words.name('criminal', criminal) })),
    words.say('echo-crime', { level: echo.crime_level, space: echo.progress }),
    ...consoleLines(view, echo.seat, words),
  ]
}

function describe(view: InTooDeepView, words: Words): Section[] {
  const own = view.consoles[view.seat]
  const list = (title: string, lines: string[], none = 'text-none'): Section => ({ title, lines: lines.length ? lines : [words.say(none)] })
  const sections = [
    list(words.say('city'), cityLines(view, words)),
    list(words.say('rail'), view.rail.map((kind, i) => words.say('rail-slot', { slot: i + 1, kind: named(kind, words) }))),
    list(words.say('display'), [
      words.say('display-left', { count: view.display.filter((kind) => kind !== null).length, total: view.display.length }),
      ...view.display.flatMap((kind, i) => (kind ? [words.say('display-place', { position: i + 1, kind: named(kind, words) })] : [])),
    ]),
    list(words.say('syndicate'), syndicateLines(view, words)),
    list(words.say('support-offer'), view.offer.flatMap((token, i) => (token ? [`${words.name('support', token)} (${view.offer_intel[i]}): ${words.name('support', token, 'effect')}`] : []))),
    list(words.say('tale-title'), tale(view, words).flatMap(({ title, lines }) => [title, ...lines])),
    ...view.consoles.flatMap((each, seat) => (each.echo ? [] : [list(consoleName(view, seat, words), consoleLines(view, seat, words))])),
    ...(view.echo ? [list(words.say('echo-title'), echoLines(view, words))] : []),
  ]
  if (view.over) sections.unshift(list(words.say('epilogue-title'), epilogue(view, words).flatMap(({ title, lines }) => [title, ...lines])))
  if (own) {
    sections.push(list(words.say('own-crimes'), (own.crimes ?? []).flatMap((id) => crimeLines(view, id, words))))
    sections.push(list(words.say('own-memory'), (own.memory ?? []).map((kind) => words.name('evidence', kind)), 'memory-empty'))
    sections.push(list(words.say('own-dilemmas', { corruption: corruption(own.dilemmas ?? []) }), (own.dilemmas ?? []).map((id) => `${words.name('dilemma', id)}: ${dilemmaLine(id, words)}`)))
    sections.push(list(words.say('own-databank', { corruption: corruption(own.databank ?? []) - own.tolerance }), (own.databank ?? []).map((id) => `${words.name('dilemma', id)}: ${dilemmaLine(id, words)}`)))
  }
  return sections
}

function components(own: Record<string, unknown>): void {
  const { crime = [], petty = [], dilemma = [] } = own as { crime?: CardData[]; petty?: CardData[]; dilemma?: Dilemma[] }
  takeCrimes([...crime, ...petty])
  takeDilemmas(dilemma)
}

export const hints: Hints<Game> = { components, order: ORDER, results: RESULTS, tempting, because, means, preview, describe }
