/** What the shell asks of Infiltraitors: the order of the actions, small print, the table in words. */
import type { Hints, Section } from '$lib/board'
import type { Words } from '$lib/words'
import { boardSentence, clueSentence, decodedSentence, handSentence, hasKeyPerson, inOrder, isByHand, isShared, KEY } from './desk'
import type { CardId, Game, InfiltraitorsView, Move } from './view'

function cards(words: Words, ids: (CardId | null)[]): string {
  const seen = inOrder(ids.filter((id) => id !== null))
  return seen.map((id) => words.name('card', id)).join(', ') || words.say('say-none')
}

function stand(view: InfiltraitorsView, seat: number, words: Words): string {
  const own = view.stands[seat]!
  const key = !own.occupied ? 'say-stand-empty' : own.card === null ? 'say-stand' : own.second === null ? 'say-stand-known' : 'say-stand-pair'
  return words.say(key, {
    seat: words.player(seat),
    card: own.card ? words.name('card', own.card) : '',
    second: own.second ? words.name('card', own.second) : '',
    clues: clueSentence(words, own.clues),
    token: own.token,
    withdrawn: view.withdrawn[seat] ? 'yes' : 'no',
  })
}

function aside(view: InfiltraitorsView, words: Words): string[] {
  if (!view.aside.length) return []
  if (!hasKeyPerson(view)) return [words.say('say-ninth')]
  const clues = clueSentence(words, view.key_clues)
  const card = view.aside[0]
  return [card ? words.say('say-key-person-known', { card: words.name('card', card), clues }) : words.say('say-key-person', { clues })]
}

function middle(view: InfiltraitorsView, words: Words): string[] {
  const up = view.pile.map((each) => each.card)
  const down = up.filter((card) => card === null).length
  const lines = [words.say(down < up.length ? 'say-pile' : 'say-pile-down', { cards: cards(words, up), down })]
  if (view.pool.length) lines.push(words.say('say-pool', { cards: cards(words, view.pool) }))
  if (view.rewards.length) lines.push(words.say('say-rewards', { cards: cards(words, view.rewards) }))
  return lines
}

function hand(view: InfiltraitorsView, seat: number, words: Words): string {
  const held = view.hands[seat]!
  const seen = held.filter((card) => card !== null)
  const key = seat === view.seat ? (seen.length === held.length ? 'say-own-hand' : 'say-own-hand-unseen') : seen.length ? 'say-hand-seen' : 'say-hand'
  return words.say(key, { seat: words.player(seat), count: held.length, cards: cards(words, seen) })
}

function boards(view: InfiltraitorsView, words: Words): string[] {
  if (isByHand(view) && !view.over) {
    const targets = [...view.stands.keys()].filter((seat) => view.stands[seat]!.occupied)
    return [...targets, ...(view.aside.length && hasKeyPerson(view) ? [KEY] : [])].map((target) => handSentence(words, view, target))
  }
  return view.boards.flatMap((each) => {
    const own = each.target === view.seat
    return [boardSentence(words, each, own || isShared(view)), own ? '' : decodedSentence(words, each)].filter(Boolean)
  })
}

function describe(view: InfiltraitorsView, words: Words): Section[] {
  const page = view.briefing
  const seats = view.stands.map((_, seat) => seat)
  const mission = [
    words.say('say-mission', { title: words.say(`mission-${page.mission}-title`) }),
    words.say(`mission-${page.mission}-story`),
    words.say(page.modifiers.includes('silence') ? 'game-talk-silent' : 'game-talk'),
    ...page.modifiers.map((rule) => words.say(`modifier-${rule}-rule`)),
    words.say('say-state', { turn: view.turns, bullets: view.bullets, row: view.row.length, hq: view.hq }),
    ...(view.eliminator === null ? [] : [words.say('say-eliminator', { seat: words.player(view.eliminator) })]),
    ...(page.code.length ? [words.say('say-code', { seats: page.code.map((seat) => words.player(seat)).join(', '), explained: words.say('code-explained') })] : []),
  ]
  const known = boards(view, words)
  return [
    { title: words.say('text-mission'), lines: mission },
    { title: words.say('text-stands'), lines: [...seats.map((seat) => stand(view, seat, words)), ...aside(view, words)] },
    ...(known.length ? [{ title: words.say('clue-boards'), lines: known }] : []),
    { title: words.say('text-middle'), lines: middle(view, words) },
    { title: words.say('text-hands'), lines: seats.map((seat) => hand(view, seat, words)) },
  ]
}

/** Shots a player may expect; special rules forbid some of them. */
function tempting(view: InfiltraitorsView): Move[] {
  if (view.phase !== 'turn') return []
  return view.stands.flatMap((each, target) => (each.occupied && target !== view.seat ? [{ kind: 'eliminate', target }] : []))
}

export const hints: Hints<Game> = {
  tempting,
  order: ['catch', 'eliminate', 'eliminate_key_person', 'give', 'exchange', 'wait', 'withdraw', 'stay', 'take', 'take_down', 'decline_reward'],
  describe,
  notesOnBoard: true,
  foresee: (choice) => choice.kind === 'give' || choice.kind === 'key_clue',
}
