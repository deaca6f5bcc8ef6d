/** What the shell asks of Agent Avenue: expected moves, what follows from a choice, the table in words. */
import { type ChoiceOf, entriesOf, type Hints, type Section } from '$lib/board'
import type { Words } from '$lib/words'
import { AGENT_IDS, nearSide, nextEffect, rival, sideOf, signed, toCatch } from './street'
import type { AgentAvenueView, AgentId, Game, Move, SideId, SideView } from './view'

function effect(side: SideView, agent: AgentId, words: Words): string {
  const { icon, spaces } = nextEffect(side, agent)
  if (icon === 'win') return words.say('effect-win')
  if (icon === 'lose') return words.say('effect-lose')
  return words.say('effect-move', { spaces })
}

/** The same as briefly as on the card. */
function brief(side: SideView, agent: AgentId, words: Words): string {
  const { icon, spaces } = nextEffect(side, agent)
  return typeof icon === 'number' || spaces !== 0 ? signed(spaces) : words.say(`effect-short-${icon}`)
}

/** What becomes of both sides when `taker` gets one card and the other side the other. */
function outcome(view: AgentAvenueView, taker: SideId, took: AgentId | null, left: AgentId | null, words: Words): string {
  const told = (side: SideId, agent: AgentId | null): string =>
    agent ? brief(sideOf(view, side), agent, words) : '?'
  return words.say('preview-outcome', {
    taker: words.name('side', taker),
    taken: told(taker, took),
    giver: words.name('side', rival(taker)),
    left: told(rival(taker), left),
  })
}

/** The agents that would decide the game if the hidden card were one of them: it is another than the open one. */
function threats(view: AgentAvenueView, taker: SideId, up: AgentId | null, words: Words): string[] {
  const fatal = AGENT_IDS.filter((agent) => agent !== up && nextEffect(sideOf(view, taker), agent).icon === 'lose')
  return fatal.map((agent) => words.say('preview-threat', { agent: words.name('agent', agent) }))
}

function preview(view: AgentAvenueView, choice: ChoiceOf<Game>, words: Words): string[] {
  const near = nearSide(view)
  const agent = choice.args.agent ?? null
  switch (choice.kind) {
    case 'recruit': {
      const { up = null, down = null } = view.offer ?? {}
      if (choice.args.offered === 'face_up') return [outcome(view, near, up, down, words)]
      return [outcome(view, near, down, up, words), ...(down ? [] : threats(view, near, up, words))]
    }
    case 'offer_down': {
      const up = view.offer?.up ?? null
      if (!up || !agent) return []
      const other = rival(near)
      return [
        words.say('preview-takes', { card: words.name('agent', up), then: outcome(view, other, up, agent, words) }),
        words.say('preview-takes', { card: words.name('agent', agent), then: outcome(view, other, agent, up, words) }),
      ]
    }
    case 'take':
    case 'let_mate_take':
      return [words.name('card', choice.args.card, 'effect')]
    case 'choose':
      return view.resolving === 'mind_control' || view.resolving === 'spycation' || !agent
        ? []
        : [effect(sideOf(view, near), agent, words)]
    case 'recruit_again':
      return view.taken_back ? [effect(sideOf(view, near), view.taken_back, words)] : []
    default:
      return []
  }
}

/** Every card in hand, for each thing one does with cards in this phase. */
function tempting(view: AgentAvenueView): Move[] {
  const hand = [...new Set(view.players[view.seat]?.hand ?? [])]
  const kinds: ('offer_up' | 'offer_down' | 'swap')[] = view.phase === 'play' ? ['offer_up', 'swap'] : view.phase === 'cover' ? ['offer_down', 'swap'] : []
  return kinds.flatMap((kind) => hand.map((agent) => ({ kind, agent })))
}

function seatLines(view: AgentAvenueView, seat: number, words: Words): string[] {
  const player = view.players[seat]
  if (!player) return []
  return [words.say('seat-cards', { cards: player.hand_size, swaps: player.swaps_left })]
}

function describe(view: AgentAvenueView, words: Words): Section[] {
  const near = nearSide(view)
  const sections: Section[] = [{ title: words.say('text-street'), lines: view.sides.map((side) => place(view, side, words)) }]
  if (view.offer) {
    const name = (agent: AgentId | null): string => (agent ? words.name('agent', agent) : words.say('effect-unknown'))
    sections.push({
      title: words.say('text-offer'),
      lines: [
        words.say('text-up', { agent: name(view.offer.up) }),
        ...(view.phase === 'cover' ? [] : [words.say('text-down', { agent: name(view.offer.down) })]),
      ],
    })
  }
  const hand = view.players[view.seat]?.hand
  if (hand) sections.push({ title: words.say('hand'), lines: hand.map((agent) => `${words.name('agent', agent)}: ${effect(sideOf(view, near), agent, words)}`) })
  for (const side of [near, rival(near)]) sections.push(agents(sideOf(view, side), words))
  if (view.mode === 'advanced') {
    sections.push({
      title: words.say('market'),
      lines: view.supply.map((card) => `${words.name('card', card)}: ${words.name('card', card, 'effect')}`),
    })
  }
  sections.push({ title: words.say('text-decks'), lines: decks(view, words) })
  return sections
}

function place(view: AgentAvenueView, side: SideView, words: Words): string {
  return words.say('text-place', {
    side: words.name('side', side.side),
    space: side.space,
    spaces: toCatch(view, side.side),
  })
}

function agents(side: SideView, words: Words): Section {
  const recruited = entriesOf(side.in_play).map(([agent, copies]) =>
    words.say('column', { agent: words.name('agent', agent), copies, effect: effect(side, agent, words) }),
  )
  const ongoing = side.ongoing.map((card) => `${words.name('card', card)}: ${words.name('card', card, 'effect')}`)
  const lines = [...recruited, ...ongoing]
  return { title: words.say('side-agents', { side: words.name('side', side.side) }), lines: lines.length ? lines : [words.say('text-none')] }
}

function decks(view: AgentAvenueView, words: Words): string[] {
  const hands = view.players.map((player, seat) =>
    words.say('text-hand', { name: words.player(seat), cards: player.hand_size, swaps: player.swaps_left }),
  )
  return [words.say('deck', { count: view.deck_size }), ...hands]
}

const PROPOSALS: Hints<Game>['proposals'] = new Set(['proposed_lead', 'proposed_recruit', 'proposed_take'])
const DECIDED: Hints<Game>['decided'] = new Set(['led', 'covered', 'answered', 'took'])

export const hints: Hints<Game> = { order: ['offer_up', 'offer_down', 'swap'], proposals: PROPOSALS, decided: DECIDED, tempting, preview, seatLines, describe }
