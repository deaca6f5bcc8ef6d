/** What the games of this device add up to. */
import { botName, memberName } from './naming'
import { type Fate, type MyGame, when } from './mine.svelte'
import { say, speech } from './speech.svelte'

export type Tally = Record<Exclude<Fate, 'off'>, number> & { played: number }

export function played(games: MyGame[]): MyGame[] {
  return games.filter((game) => game.fate !== 'off')
}

export function tally(games: MyGame[]): Tally {
  const of = (fate: Fate): number => games.filter((game) => game.fate === fate).length
  return { played: games.length, won: of('won'), drawn: of('drawn'), shared: of('shared'), lost: of('lost') }
}

/** Games won, or lost, one after another up to now, and the most ever won so. `games`: the latest first. */
export function streaks(games: MyGame[]): { now: Fate | null; length: number; best: number } {
  const fates = games.map((game) => game.fate)
  const now = fates[0] ?? null
  const end = fates.findIndex((fate) => fate !== now)
  let [run, best] = [0, 0]
  for (const fate of fates) {
    run = fate === 'won' ? run + 1 : 0
    best = Math.max(best, run)
  }
  return { now, length: end < 0 ? fates.length : end, best }
}

/** Against or with whom: people elsewhere, those at this device alone, or bots of one level or several. */
export function company(game: MyGame): string {
  const others = game.players.filter((_, seat) => !game.seats.includes(seat))
  if (!others.length) return say('me-company-device')
  if (others.some((player) => !player.bot)) return say('me-company-people')
  const bots = new Set(others.map((player) => player.bot))
  return bots.size === 1 ? botName([...bots][0]!) : say('me-company-mixed')
}

/** The games by what `label` says of each, in the order of the latest of each. */
export function grouped(games: MyGame[], label: (game: MyGame) => string): [string, MyGame[]][] {
  const found = new Map<string, MyGame[]>()
  for (const game of games) {
    const name = label(game)
    found.set(name, [...(found.get(name) ?? []), game])
  }
  return [...found]
}

/** Names of the winners, bots by theirs. */
export function winnersOf(game: MyGame): string {
  return game.winners.map((seat) => playerName(game, seat)).join(', ')
}

export function playerName(game: MyGame, seat: number): string {
  const player = game.players[seat]
  if (player?.free) return player.name ? say('seat-free-for', { name: player.name }) : say('seat-free')
  return player?.name || memberName(speech.words ?? undefined, player?.member ?? null) || (player?.bot ? botName(player.bot) : say('seat-number', { number: seat + 1 }))
}

export function dayOf(game: MyGame, language: string): string {
  return new Date(when(game)).toLocaleDateString(language, { dateStyle: 'medium' })
}
