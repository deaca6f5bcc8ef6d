/** Games of mine: what this device remembers of the tables it has sat at. The server is told nothing of it. */
import { api } from './api'
import { device, type HeldSeat } from './device.svelte'
import { keep, recall, whenKeptElsewhere } from './memory'
import type { MySeat, TableState } from './messages'

/** How a game ended for this device. `shared`: rivals sat at it, and some of them won; `off`: nobody played it out. */
export const FATES = ['won', 'drawn', 'shared', 'lost', 'off'] as const
export type Fate = (typeof FATES)[number]

export interface MyPlayer {
  name: string
  /** Empty for a person and for a free seat. */
  bot: string
  /** Who of the company the bot is. */
  member?: string
  /** Nobody sits there yet. */
  free?: boolean
}

export interface MyGame {
  table: string
  game: string
  options: Record<string, unknown>
  /** The seats that were held here; several where the device was handed round. */
  seats: number[]
  players: MyPlayer[]
  phase: TableState['phase']
  /** One of these seats is to decide. */
  asked: boolean
  /** A bot stands in for all of them. */
  away: boolean
  created: number
  ended: number | null
  fate: Fate | null
  winners: number[]
  /** The server keeps the table no more. */
  gone: boolean
}

const GAMES = 'safehouse.games'
const MOST_GAMES = 2000
/** The server answers for so many seats at a time. */
const MOST_ASKED = 50

function fateOf({ outcome, table }: TableState, seats: number[]): Fate | null {
  if (!outcome) return null
  if (['aborted', 'closed', 'rules'].includes(outcome.by)) return 'off'
  const { winners } = outcome
  if (table.teams.length > 1 && table.teams.every((team) => team.some((seat) => winners.includes(seat)))) return 'drawn'
  const won = seats.filter((seat) => winners.includes(seat))
  if (won.length === seats.length) return 'won'
  return won.length ? 'shared' : 'lost'
}

/** One table as the tokens of this device see it: a state for each of its seats. */
function remembered(states: TableState[]): MyGame {
  const { table, phase, seats, outcome, ended } = states[0]!
  const own = states.map((state) => state.you!).sort((a, b) => a - b)
  return {
    table: table.id,
    game: table.game,
    options: table.options,
    seats: own,
    players: seats.map(({ name, bot, member, held }) => ({ name, bot: bot ?? '', ...(member ? { member } : {}), ...(held === 'open' ? { free: true } : {}) })),
    phase,
    asked: states.some((state) => state.asked),
    away: phase === 'playing' && own.every((seat) => seats[seat]?.stand_in),
    created: table.created,
    ended: outcome ? (ended ?? table.created) : null,
    fate: fateOf(states[0]!, own),
    winners: outcome?.winners ?? [],
    gone: false,
  }
}

export const when = (game: MyGame): number => game.ended ?? game.created

class MyGames {
  #games = $state.raw<MyGame[]>(recall<MyGame[]>(GAMES, []))

  constructor() {
    whenKeptElsewhere(GAMES, () => (this.#games = recall<MyGame[]>(GAMES, [])))
  }

  /** Not over yet, as far as is known: what waits for me first. */
  get running(): MyGame[] {
    const rank = (game: MyGame): number => (game.gone ? 3 : game.asked ? 0 : 1)
    return this.#games.filter((game) => game.phase !== 'over').sort((a, b) => rank(a) - rank(b) || b.created - a.created)
  }

  /** The latest first. */
  get finished(): MyGame[] {
    return this.#games.filter((game) => game.phase === 'over').sort((a, b) => when(b) - when(a))
  }

  /** Asks how the games stand whose end is not known. */
  async refresh(): Promise<void> {
    const over = new Set(this.finished.map((game) => game.table))
    await this.#ask(device.seats.filter((held) => !over.has(held.table)))
  }

  /** Asks how these tables stand, or whether they are still kept. */
  async look(tables: string[]): Promise<void> {
    await this.#ask(tables.flatMap((table): MySeat[] => {
      const held = device.seatsAt(table)
      return held.length ? held : [{ table, token: null }]
    }))
  }

  async #ask(seats: MySeat[]): Promise<void> {
    const states: TableState[] = []
    const forgotten: string[] = []
    for (let first = 0; first < seats.length; first += MOST_ASKED) {
      const answer = await api.mine(seats.slice(first, first + MOST_ASKED).map(({ table, token }) => ({ table, token })))
      states.push(...answer.tables)
      forgotten.push(...answer.forgotten)
    }
    this.#learn(states.filter((state) => !isSold(state)), forgotten)
    const games = states.flatMap((state) => this.#follow(state))
    if (games.length) await this.#ask(games)
  }

  /** After an auction the seat is one of the game's own table, and the auction's is done with. */
  #follow({ table, outcome, next, you }: TableState): HeldSeat[] {
    if (outcome?.by !== 'auction' || !next) return []
    const own = device.seatsAt(table.id).filter((held) => held.seat === you)
    for (const { token } of own) {
      device.hold(next.table, next.seat, token)
      device.forget(table.id, token)
    }
    this.#keep(this.#games.filter((game) => game.table !== table.id))
    return own.map(({ token }) => ({ table: next.table, seat: next.seat, token }))
  }

  #learn(states: TableState[], forgotten: string[]): void {
    const found = [...new Set(states.map((state) => state.table.id))].map((id) => remembered(states.filter((state) => state.table.id === id)))
    const news = new Map(found.map((game) => [game.table, game]))
    const kept = this.#games.map((game) => news.get(game.table) ?? (forgotten.includes(game.table) ? { ...game, gone: true, asked: false } : game))
    this.#keep([...found.filter((game) => !kept.includes(game)), ...kept])
  }

  #keep(games: MyGame[]): void {
    const over = games.filter((game) => game.phase === 'over').sort((a, b) => when(b) - when(a))
    const stays = new Set(over.slice(0, MOST_GAMES))
    const next = games.filter((game) => game.phase !== 'over' || stays.has(game))
    if (JSON.stringify(next) === JSON.stringify(this.#games)) return
    this.#games = next
    keep(GAMES, next)
  }

  remove(table: string): void {
    device.forget(table)
    this.#keep(this.#games.filter((game) => game.table !== table))
  }

  /** Forgets all games that are over. */
  erase(): void {
    for (const game of this.finished) device.forget(game.table)
    this.#keep(this.running)
  }

  /** The games that are over, to be taken to another device. */
  written(): string {
    return JSON.stringify({ safehouse: GAMES, games: this.finished }, null, 1)
  }

  /** Adds the games of a file that `written` made; how many were new. Throws where it is no such file. */
  read(text: string): number {
    const file = JSON.parse(text) as { safehouse?: unknown; games?: unknown } | null
    if (file?.safehouse !== GAMES || !Array.isArray(file.games) || !file.games.every(isFinished)) throw new TypeError('no file of games')
    const known = new Set(this.#games.map((game) => game.table))
    const added = file.games.filter((game) => !known.has(game.table))
    this.#keep([...this.#games, ...added])
    for (const { game } of added) device.notePlayed(game)
    return added.length
  }
}

const isSold = ({ outcome }: TableState): boolean => outcome?.by === 'auction'

function isFinished(value: unknown): value is MyGame {
  const game = value as Partial<MyGame> | null
  const isPlayer = (player: Partial<MyPlayer> | null): boolean => typeof player?.name === 'string' && typeof player.bot === 'string'
  const areSeats = (list: unknown): boolean => Array.isArray(list) && list.every(Number.isInteger)
  return (
    typeof game?.table === 'string' && typeof game.game === 'string' && typeof game.options === 'object' && game.options !== null &&
    areSeats(game.seats) && areSeats(game.winners) && Array.isArray(game.players) && game.players.every(isPlayer) &&
    game.phase === 'over' && Number.isFinite(game.created) && Number.isFinite(game.ended) && FATES.includes(game.fate as Fate)
  )
}

export const mine = new MyGames()
