/** One viewer's socket to a table: keeps the position, survives a lost connection, numbers its requests. */
import type {
  AuctionFace,
  Because,
  ChatLine,
  Choice,
  ClientMessage,
  ClockFace,
  Done,
  Foretold,
  Hint,
  Hinted,
  MoveJson,
  NextTable,
  Offer,
  Outcome,
  Over,
  Pong,
  Position,
  Refused,
  SeatInfo,
  ServerMessage,
  TakeHint,
  TableInfo,
  Told,
  Update,
  Welcome,
} from './messages'
import { ownTurn } from './turns'

export type Link = 'connecting' | 'live' | 'lost' | 'gone'
export type Reply = Done | Because | Foretold | Hinted | Pong | Refused | Welcome
type Request = Exclude<ClientMessage, { type: 'hello' }>
type Wish = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never

export interface LogLine {
  key: number
  told: Told
  /** Whose move it came of; -1 where that is not for all to know. */
  mover: number
  /** The decision had a single possible answer and was made by itself. */
  alone?: boolean
}

const PING_MS = 20_000
const SILENCE_MS = 12_000
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 5_000
/** The share of the pace that a further step within somebody's turn takes. */
const FURTHER_STEP = 0.1

/** Close codes after which coming back is useless. */
const FINAL = new Set([4001, 4003])

export class TableStream {
  link = $state<Link>('connecting')
  closeCode = $state(0)
  you = $state(-1)
  table = $state.raw<TableInfo | null>(null)
  phase = $state<'waiting' | 'playing' | 'over'>('waiting')
  seats = $state.raw<SeatInfo[]>([])
  position = $state.raw<Position | null>(null)
  log = $state.raw<LogLine[]>([])
  /** How many lines of the log this seat had read when it last decided something; what came later is new to it. */
  read = $state(0)
  /** What the last update told, for the board to move by. */
  fresh = $state.raw<Told[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<ClockFace | null>(null)
  offers = $state.raw<Offer[]>([])
  follow = $state(false)
  outcome = $state.raw<Outcome | null>(null)
  next = $state.raw<NextTable | null>(null)
  /** Where the table bids for its first seat. */
  auction = $state.raw<AuctionFace | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** How many changes are still to be shown. */
  behind = $state(0)
  /** Server time minus ours. */
  skew = 0

  #socket: WebSocket | null = null
  #number = 0
  #lines = 0
  #requests = 0
  #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-')
  #waiting = new Map<string, { message: Request; answer: (reply: Reply) => void }>()
  #pause = FIRST_PAUSE_MS
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setInterval> | undefined
  #closed = false
  #foreseen: Promise<unknown> = Promise.resolve()
  #unseen: (Update | Over)[] = []
  #pacing: ReturnType<typeof setTimeout> | undefined
  #alone = false
  /** Who moved in the last change that was shown. */
  #mover = -1

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly followed: number | null = null,
    /** Milliseconds for which what others do stays on the table before the next thing is shown. */
    private readonly pace: () => number = () => 0,
  ) {}

  open(): void {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/stream`)
    this.#socket?.close()
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token, follow: this.followed }))
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => this.#lose(socket, event.code)
    clearInterval(this.#heart)
    this.#heart = setInterval(() => this.#beat(), PING_MS)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#heart)
    clearTimeout(this.#pacing)
    this.#socket?.close(1000)
    this.#socket = null
  }

  /** Try again now, e.g. because the device is back online. */
  hurry(): void {
    if (this.link !== 'lost') return
    clearTimeout(this.#retry)
    this.open()
  }

  ask(wish: Wish): Promise<Reply> {
    const message = { ...wish, id: `${this.#prefix}.${++this.#requests}` } as Request
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer })
      this.#say(message)
    })
  }

  play(choice: Choice): Promise<boolean> {
    const note = this.position?.notes.some((each) => each.code === choice.code)
    const mark = this.position?.mark ?? ''
    if (!note && !this.#alone) this.read = this.log.length
    return this.#order(note ? { type: 'note', move: choice.code } : { type: 'play', move: choice.code, mark })
  }

  /** Makes the only possible decision. */
  playAlone(choice: Choice): Promise<boolean> {
    this.#alone = true
    return this.play(choice)
  }

  /** The clause that forbids a move; null if it is allowed or nobody can tell. */
  async why(move: MoveJson): Promise<string | null> {
    const reply = await this.ask({ type: 'why', move })
    if (reply.type === 'because') return reply.clause
    return reply.type === 'refused' ? reply.clause : null
  }

  /** What would certainly follow from each of these choices; null where the question has changed meanwhile or
   * nobody can tell. One is asked after the other, as the table wants it. */
  foresee(choices: Choice[]): Promise<Told[][] | null> {
    const mark = this.position?.mark
    const answer = this.#foreseen.then(async () => {
      if (mark !== this.position?.mark) return null
      const reply = await this.ask({ type: 'foresee', moves: choices.map((choice) => choice.code) })
      return reply.type === 'foretold' && mark === this.position?.mark ? reply.moves : null
    })
    this.#foreseen = answer
    return answer
  }

  /** Help, of which everybody learns that it was taken; null where there is none, and `refusal` says why. */
  async takeHint(level: TakeHint['level']): Promise<Hint | null> {
    this.refusal = null
    const reply = await this.ask({ type: 'take_hint', level })
    if (reply.type === 'refused') this.refusal = reply
    return reply.type === 'hinted' ? reply.hint : null
  }

  undo = (): Promise<boolean> => this.#order({ type: 'undo' })
  admit = (words: string[]): Promise<boolean> => this.#order({ type: 'admit', words })
  resign = (): Promise<boolean> => this.#order({ type: 'resign' })
  leave = (): Promise<boolean> => this.#order({ type: 'leave' })
  comeBack = (): Promise<boolean> => this.#order({ type: 'return' })
  sayReady = (ready: boolean): Promise<boolean> => this.#order({ type: 'say_ready', ready })
  /** A bid, or 0 to pass, for whoever is to bid now. */
  call = (call: number): Promise<boolean> => this.#order({ type: 'call', call, after: this.auction?.calls.length ?? 0 })
  recall = (): Promise<boolean> => this.#order({ type: 'recall' })
  offerAbort = (): Promise<boolean> => this.#order({ type: 'offer_abort' })
  offerFollow = (): Promise<boolean> => this.#order({ type: 'offer_follow' })
  rematch = (): Promise<boolean> => this.#order({ type: 'rematch' })
  say = (text: string, to: number[] = []): Promise<boolean> => this.#order({ type: 'chat', text, to })
  report = (text: string): Promise<boolean> => this.#order({ type: 'report', text })
  answer = (offer: number, yes: boolean): Promise<boolean> => this.#order({ type: 'answer', offer, yes })
  withdraw = (offer: number): Promise<boolean> => this.#order({ type: 'withdraw', offer })

  get asked(): boolean {
    return (this.position?.moves.length ?? 0) > 0
  }

  /** Whether it was carried out; `refusal` says why not. */
  async #order(wish: Wish): Promise<boolean> {
    this.refusal = null
    const reply = await this.ask(wish)
    if (reply.type === 'refused') this.refusal = reply
    return reply.type !== 'refused'
  }

  #resync(): void {
    const asked = [...this.#waiting.values()].some(({ message }) => message.type === 'resync')
    if (!asked) void this.ask({ type: 'resync' })
  }

  #say(message: ClientMessage): void {
    if (this.link === 'live' && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #beat(): void {
    if (this.link !== 'live') return
    const socket = this.#socket
    const deaf = setTimeout(() => socket?.close(), SILENCE_MS)
    void this.ask({ type: 'ping' }).then(() => clearTimeout(deaf))
  }

  #lose(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    this.closeCode = code
    clearInterval(this.#heart)
    if (FINAL.has(code)) {
      this.link = 'gone'
      return
    }
    this.link = 'lost'
    this.#retry = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE_MS)
  }

  #hear(message: ServerMessage): void {
    if ('n' in message && message.type !== 'welcome') {
      if (message.n !== this.#number + 1) {
        this.#resync()
        return
      }
      this.#number = message.n
    }
    switch (message.type) {
      case 'welcome':
        this.#settle(message)
        break
      case 'update':
      case 'over':
        this.#unseen.push(message)
        this.#showNext()
        break
      case 'seats':
        this.seats = message.seats
        this.phase = message.phase
        this.follow = message.follow
        this.auction = message.auction
        break
      case 'clock':
        this.clock = message.clock
        break
      case 'chatted':
        this.chat = [...this.chat, message.line]
        break
      case 'offers':
        this.offers = message.offers
        break
      case 'moved':
        this.next = message.next
        break
      case 'refused':
        if (message.re === null) this.refusal = message
        else this.#settleRequest(message.re, message)
        break
      default:
        this.#settleRequest(message.re, message)
    }
  }

  #settleRequest(id: string, reply: Reply): void {
    const request = this.#waiting.get(id)
    this.#waiting.delete(id)
    request?.answer(reply)
  }

  #settle(welcome: Welcome): void {
    this.#number = welcome.n
    clearTimeout(this.#pacing)
    this.#pacing = undefined
    this.#unseen = []
    this.behind = 0
    this.you = welcome.you
    this.table = welcome.table
    this.phase = welcome.phase
    this.seats = welcome.seats
    this.position = welcome.position
    this.log = this.#heard(welcome.log, welcome.movers)
    if (this.link === 'connecting') this.read = ownTurn(this.log, this.you)
    this.fresh = []
    this.chat = welcome.chat
    this.clock = welcome.clock
    this.offers = welcome.offers
    this.follow = welcome.follow
    this.outcome = welcome.outcome
    this.next = welcome.next
    this.auction = welcome.auction
    this.skew = welcome.now - Date.now()
    this.#pause = FIRST_PAUSE_MS
    const back = this.link !== 'live'
    this.link = 'live'
    for (const [id, { message, answer }] of [...this.#waiting]) {
      if (message.type === 'resync') {
        this.#waiting.delete(id)
        answer(welcome)
      } else if (back) this.#say(message)
    }
  }

  /** Everything that is still to be shown, at once. */
  skip = (): void => {
    clearTimeout(this.#pacing)
    this.#pacing = undefined
    this.#unseen.splice(0).forEach((message) => this.#show(message))
    this.behind = 0
  }

  #showNext(): void {
    while (this.#pacing === undefined && this.#unseen.length) {
      const message = this.#unseen.shift()!
      this.#show(message)
      const pause = this.#stay(message)
      if (pause) this.#pacing = setTimeout(() => {
        this.#pacing = undefined
        this.#showNext()
      }, pause)
    }
    this.behind = this.#unseen.length
  }

  /** What others do stays before the next thing is shown: the first step of a turn for the whole pace, its further steps briefly. */
  #stay(message: Update | Over): number {
    if (message.type !== 'update' || message.undone > 0 || !message.movers.length) return 0
    const mover = message.movers.find((seat) => seat >= 0 && seat !== this.you) ?? this.you
    const further = mover === this.#mover
    this.#mover = mover
    if (mover === this.you) return 0
    return further ? this.pace() * FURTHER_STEP : this.pace()
  }

  #show(message: Update | Over): void {
    if (message.type === 'over') {
      this.outcome = message.outcome
      this.phase = 'over'
      return
    }
    this.#learn(message)
    if (message.clock) this.clock = message.clock
  }

  #learn({ position, undone, events, movers }: Update): void {
    const kept = undone > 0 ? this.log.slice(0, -undone) : this.log
    this.log = [...kept, ...this.#heard(events, movers)]
    this.fresh = events
    this.position = position
  }

  #heard(events: Told[], movers: number[]): LogLine[] {
    const alone = this.#alone && movers.includes(this.you)
    if (alone) this.#alone = false
    return events.map((told, i) => ({ key: ++this.#lines, told, mover: movers[i] ?? -1, alone: alone && movers[i] === this.you }))
  }
}
