// Generated from src/safehouse/table/messages by `python -m safehouse.table.typescript`. Do not edit.

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told = { kind: string } & Record<string, string | number | null>;

/** A move by its names. */
export type MoveJson = { kind: string } & Record<string, string | number>;

/** What every game's view has; the rest is the game's own. */
export interface View {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
}

/** One reason or one scoring line: a text key, the seats it speaks of, what it was worth, the clause. `total` is what somebody has in all, `barred` tells who could not win: these are told before all others. */
export interface ResultLine {
  key: string;
  seats?: number[];
  points?: number;
  clause?: string;
  args?: Record<string, string | number>;
}

/** Winners and scores by seat; `reason` is a text key; `lines` explain every point. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
  lines?: ResultLine[];
}

/** A clause for players: the rule alone, and all that the ledger says of it. */
export interface Readable {
  id: string;
  section: string;
  text: string;
  whole: string;
}

/** Words of one look; `to` leads to another block ("#offer") or to a thing to inspect ("agent:mole"). */
export interface Span {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  to?: string;
}

export interface Paragraph {
  type: "paragraph";
  spans: Span[];
}

export interface Items {
  type: "list";
  items: ((Paragraph | Items | Grid | Example)[])[];
  ordered?: boolean;
}

export interface Grid {
  type: "table";
  head: Span[][];
  rows: Span[][][];
}

export interface Example {
  type: "example";
  pieces: (Paragraph | Items | Grid | Example)[];
}

export interface Heading {
  type: "heading";
  text: string;
  line?: number;
}

/** A position of a golden game, by its name in guide.toml. */
export interface Figure {
  type: "figure";
  name: string;
  caption: Span[];
  line?: number;
}

/** The smallest part with a name of its own. */
export interface Passage {
  type: "passage";
  id: string;
  clauses: string[];
  pieces: (Paragraph | Items | Grid | Example)[];
  line?: number;
}

export interface GuideChapter {
  id: string;
  title: string;
  blocks: (Heading | Figure | Passage)[];
}

/** A passage or clause in which every word occurs. */
export interface Hit {
  id: string;
  title: string;
  excerpt: string;
  exact: boolean;
}

export interface Explanation {
  topic: string;
  name: string;
  text: string;
  clauses: string[];
}

/** The game of which another is a branch: `game` is its fingerprint (`core.save`), and what stood `after` so many of its entries is how the other begins. */
export interface Origin {
  game: string;
  after: number;
}

export interface NamedMove {
  code: number;
  kind: string;
  args: Record<string, string | number>;
}

export interface Likelihood {
  value: string | number;
  chance: number;
}

/** Of one hidden fact, the likeliest values first. `seat`: whose secret it is; -1 where it is nobody's. Where several things are hidden together (a hand), each is told by the chance that it is among them. */
export interface Believed {
  fact: string;
  seat: number;
  values: Likelihood[];
}

/** `after`: how many entries the record had then. */
export interface TakenHint {
  after: number;
  seat: number;
  level: "rules" | "deduced" | "move";
}

/** `value`: what the move promises, in `unit`, with two standard errors. `follows`: what is certain to come of it. */
export interface Advice {
  move: NamedMove;
  unit: "chance" | "points" | "bits";
  value: number;
  error: number;
  follows: (Record<string, string | number | null>)[];
}

/** Of `rules`: the topics that the question is about and the clauses to read on. Of `deduced`: what the seat can conclude of what is hidden from it (`others`), everybody of its own secret (`own`), and `places` for a map. Of `move`: the advice. */
export interface Hint {
  level: "rules" | "deduced" | "move";
  topics?: string[];
  clauses?: string[];
  others?: Believed[];
  own?: Believed[];
  places?: Record<string, [number, number]>;
  advice?: Advice | null;
}

/** A place on a trail: how likely it was passed at all, and at which hours, the likeliest first. */
export interface Passage {
  place: string | number;
  chance: number;
  hours: Likelihood[];
}

/** A figure by which the two moves differ, on average over imagined worlds: after the made one, after the better one. The game's texts say what it is (`sign-…`); `share`: of games or of whatever they speak of, from 0 to 1, else a number. */
export interface Sign {
  name: string;
  share: boolean;
  made: number;
  better: number;
}

/** Why something else was better: by what figures, what only the one move and what only the other would have led to for certain, and the clauses to read on. */
export interface Reason {
  signs: Sign[];
  made: (Record<string, string | number | null>)[];
  better: (Record<string, string | number | null>)[];
  clauses: string[];
}

/** How much another seat doubted before an act and after it, in bits, on average over the positions that were possible for the one who acted. */
export interface Informed {
  seat: number;
  before: number;
  after: number;
}

/** What whoever sees all that is public could tell of the seat's secret, in bits of doubt. `told`: how much doubt an act took, `forced` of it whatever the seat had chosen. `truth`: by how many bits the true secret became likelier. A `bluff` took doubt and led away from the truth. `was` and `became`: what they had to believe before and after; `whom`: what it told each of the others, where they know more than is public; `trail_was` and `trail_became`: the way that the secret had come until then, where it is one that walks. */
export interface GivenAway {
  before: number;
  after: number;
  told: number;
  forced: number;
  truth: number;
  bluff: boolean;
  was: Believed[];
  became: Believed[];
  whom: Informed[];
  trail_was: Passage[];
  trail_became: Passage[];
}

/** What the seat decided without anybody else doing something in between: one or several moves. `entry`: where the decision that cost most was made (the first one, where none did), as entries are counted in replays; `place`: its number among the moves, from 0. `loss` and `error` are in the unit of the review; `error` is two standard errors. `value`: how the seat stood when the act began, in that unit; `chance`: to win, where that is known. `luck`: what chance added to what the act promised. */
export interface Act {
  first: number;
  last: number;
  entry: number;
  moves: NamedMove[];
  made: NamedMove;
  place: number;
  open: number;
  value: number;
  value_error: number;
  chance: number | null;
  chance_error: number;
  verdict: "good" | "cannot_tell" | "loss";
  blame: "" | "doubtful" | "bad" | "very_bad";
  loss: number;
  error: number;
  better: NamedMove | null;
  reason: Reason | null;
  luck: number;
  luck_error: number;
  given_away: GivenAway | null;
  revealed: (Record<string, string | number | null>)[];
}

/** end - start = -lost + luck + rest. The rest is what others chose, what chance gave them, and the error of the judge: no measure of anybody's skill. */
export interface Balance {
  start: number;
  end: number;
  lost: number;
  lost_error: number;
  luck: number;
  luck_error: number;
  rest: number;
}

/** `turning_points`: where among the acts, the most costly first. `forced`: decisions without a choice. `places`: where what is believed lies on the board, across and down, for a map. */
export interface Review {
  form: number;
  game: string;
  seat: number;
  seed: string;
  unit: "chance" | "points" | "bits";
  counted: "lead" | "own";
  blames: boolean;
  has_curve: boolean;
  adds_up: boolean;
  acts: Act[];
  turning_points: number[];
  forced: number;
  result: number | null;
  balance: Balance | null;
  places: Record<string, [number, number]>;
}

/** `seat`: who; WATCHER for whoever sees only what is public. `bits`: how much was in doubt. `truth`: the chance that what was true had. `trail`: the way the secret had come, as they could have drawn it. */
export interface Knower {
  seat: number;
  bits: number;
  truth: number;
  believed: Believed[];
  trail: Passage[];
}

/** Of the secret of `seat`, after so many entries; nobody where it has none then. */
export interface Known {
  seat: number;
  entries: number;
  knowers: Knower[];
  places: Record<string, [number, number]>;
}

/** A sentence of the game's texts. */
export interface Fact {
  key: string;
  args?: Record<string, string | number>;
}

/** One thing the group may play next, or has played. */
export interface Chapter {
  name: Fact;
  about?: Fact | null;
  status: "open" | "won" | "lost" | "closed";
  tried?: number;
  won?: number | null;
  options?: Record<string, unknown> | null;
  seats?: string[];
  auctioned?: boolean;
}

/** A sentence that is still to be said: its text key and its arguments. */
export interface Saying {
  key: string;
  args?: Record<string, string | number | string[] | Saying>;
}

export interface Situation {
  standing: Saying[];
  subject: Record<string, string | number | string[] | Saying>;
}

export interface ChoiceForm {
  id: string;
  name: string;
}

export interface FieldForm {
  name: string;
  kind: "line" | "text" | "number" | "decimal" | "flag" | "choice" | "choices" | "lines" | "kept";
  group: string;
  label: string;
  more: string;
  choices: ChoiceForm[];
  phrases: ChoiceForm[];
  terms: ChoiceForm[][];
  least: number;
  most: number;
  repeats: boolean;
  optional: boolean;
  usual: unknown;
}

export interface TableForm {
  name: string;
  label: string;
  more: string;
  ids: ChoiceForm[];
  whole: boolean;
  single: boolean;
  title: string[];
  fields: FieldForm[];
}

/** Row -1 is the whole table, table "" the whole box; field "" is the whole row. */
export interface FaultTold {
  table: string;
  row: number;
  field: string;
  sentence: string;
}

/** One move open to the seat, ready to be shown and to be sent back by its code. */
export interface Choice {
  code: number;
  kind: string;
  args: Record<string, string | number>;
}

/** How the table ended. `by` = `game`: by its rules, and `result` explains. `auction`: the seat in `winners` has the first seat at the next table. Otherwise by `seat`. */
export interface Outcome {
  by: "game" | "resigned" | "time" | "aborted" | "closed" | "rules" | "auction";
  winners: number[];
  seat: number | null;
  result: Result | null;
  going_on?: Record<string, unknown> | null;
}

/** Play on from a position of a finished game: from what stands after so many entries of its record. */
export interface NewBranch {
  seats?: NewSeat[];
  name?: string | null;
  public?: boolean;
  watchers?: boolean;
  chat?: boolean;
  hints?: "off" | "rules" | "deduced" | "move" | null;
  clock?: ClockRule;
  absence?: AbsenceRule;
  stand_in?: string | null;
  follow_delay?: number;
  entries: number;
  word?: string;
}

/** A moment at which the viewer learned something. The first is the deal. */
export interface ReplayFrame {
  entry: string | null;
  number: number | null;
  bot: string | null;
  undone: number;
  events: Told[];
  views: View[];
}

/** `old_rules`: the rules have changed since, so that moves, events and views may be others than `GameInfo` and the boards know. */
export interface Replay {
  game: string;
  rules: number;
  old_rules: boolean;
  options: Record<string, unknown>;
  seat_names: string[];
  teams: number[][];
  seat: number | null;
  players: string[];
  members: (string | null)[];
  over: boolean;
  frames: ReplayFrame[];
  outcome: Outcome | null;
}

/** A save as it is downloaded (see `core.save`). */
export interface SaveFile {
  safehouse: number;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seed: string;
  moves: string[];
  players?: string[];
  bots?: string[];
  hints?: TakenHint[];
  origin?: Origin | null;
  kept?: string | null;
}

export interface ReplayAsked {
  save: SaveFile;
  seat?: number | null;
}

export interface ThoughtAsked {
  save: SaveFile;
  entry: number;
}

export interface BranchAsked {
  seats?: NewSeat[];
  name?: string | null;
  public?: boolean;
  watchers?: boolean;
  chat?: boolean;
  hints?: "off" | "rules" | "deduced" | "move" | null;
  clock?: ClockRule;
  absence?: AbsenceRule;
  stand_in?: string | null;
  follow_delay?: number;
  entries: number;
  word?: string;
  save: SaveFile;
}

/** How likely the bot held it that `fact` (text key `belief-<fact>`) was `value`. */
export interface Belief {
  fact: string;
  value: string | number;
  chance: number;
}

/** One open move: how much of the bot's mind it had, and the chance to win it promised. */
export interface Weighed {
  move: Choice;
  share: number;
  chance: number | null;
}

/** What a bot makes of a decision, asked afresh with what its seat could see then. Chances to win from 0 to 1: `before` the decision, `after` the move that was made. `drawn`: it mixes its moves by their shares. `gained`: bits learned by the move itself about what it believed. Null: nobody can say. `meant`: what the move was to tell the others. */
export interface BotThought {
  bot: string;
  seat: number;
  move: Choice;
  before: number | null;
  after: number | null;
  choices: Weighed[];
  open: number;
  beliefs: Belief[];
  drawn: boolean;
  effort: number;
  gained: number | null;
  meant: Saying[];
}

export interface ReviewAsked {
  save: SaveFile;
  seat: number;
}

/** `entries`: how many of the save's were made. */
export interface KnownAsked {
  save: SaveFile;
  seat: number;
  entries: number;
}

/** How many acts are judged, of how many, once that is known; the review of those, whole with the last. */
export interface ReviewState {
  done: number;
  all: number | null;
  review: Review | null;
}

/** What owners of a printed game may enter (`core.box`), in the words of one language. */
export interface BoxForm {
  option: string;
  tables: TableForm[];
  shipped: Record<string, unknown>;
}

/** A box as it is entered, or, where that is null, its file. */
export interface BoxAsked {
  language: string;
  box?: Record<string, unknown> | null;
  file?: string;
}

/** The box with what nobody has to enter, null where its file cannot be read. */
export interface BoxAnswer {
  box: Record<string, unknown> | null;
  file: string;
  faults: FaultTold[];
}

export interface NewBox {
  box: Record<string, unknown>;
  word?: string;
}

export interface BoxKept {
  options: Record<string, string>;
}

/** Everything that people have told a clerk; it remembers nothing. */
export interface ClerkAsked {
  language: string;
  options?: Record<string, unknown>;
  entries?: string[];
}

export interface ClerkRefusal {
  entry: string;
  clause: string;
  why: string;
}

export interface ClerkFinding {
  text: string;
  clause: string;
  decisive: boolean;
  points: number | null;
}

/** What follows from the entries up to the first one that is refused. */
export interface ClerkAnswer {
  entries: string[];
  refused: ClerkRefusal | null;
  offered: Record<string, Record<string, (string | number)[]>>;
  findings: ClerkFinding[];
  view: View | null;
  seconds: number;
}

/** Always first. With a seat's token: sit down there; without: watch; `follow`: a seat, with delay. */
export interface Hello {
  type: "hello";
  token?: string | null;
  follow?: number | null;
}

export interface Play {
  type: "play";
  id: string;
  move: number | MoveJson;
  mark: string;
}

export interface Note {
  type: "note";
  id: string;
  move: number | MoveJson;
}

/** Why may I not make this move? Answered by `because`. */
export interface Why {
  type: "why";
  id: string;
  move: number | MoveJson;
}

/** What would certainly follow from these moves, as far as I can know? Answered by `foretold`. */
export interface Foresee {
  type: "foresee";
  id: string;
  moves: (number | MoveJson)[];
}

/** Help me, as far as the table agreed; everybody learns that I asked. Answered by `hinted`. */
export interface TakeHint {
  type: "take_hint";
  id: string;
  level: "rules" | "deduced" | "move";
}

/** Take back my last move: done at once where the undo law allows it, an offer to the others where not. Around a real table it is the last decision of anybody, done at once. */
export interface Undo {
  type: "undo";
  id: string;
}

/** At a real table: I made a mistake. What the rulebook's remedy needs to know, as a save writes it, with names from `position.mends`. */
export interface Admit {
  type: "admit";
  id: string;
  words: string[];
}

export interface OfferAbort {
  type: "offer_abort";
  id: string;
}

/** Let watchers follow single seats, `follow_delay` seconds late. */
export interface OfferFollow {
  type: "offer_follow";
  id: string;
}

/** Another game with sides swapped, once this one is over. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Answer {
  type: "answer";
  id: string;
  offer: number;
  yes: boolean;
}

export interface Withdraw {
  type: "withdraw";
  id: string;
  offer: number;
}

/** To everybody, or `to` some seats alone, all of which the table's `whispers` must name. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
  to?: number[];
}

export interface Resign {
  type: "resign";
  id: string;
}

/** Let the table's stand-in bot play for me until I return. */
export interface Leave {
  type: "leave";
  id: string;
}

export interface Return {
  type: "return";
  id: string;
}

/** While the table waits: I know the game and can begin, or I am still learning it. */
export interface SayReady {
  type: "say_ready";
  id: string;
  ready: boolean;
}

/** In the auction: bid, or pass with 0, after so many calls. It counts for the bidder: the own seat, or somebody who is not connected. */
export interface Call {
  type: "call";
  id: string;
  call: number;
  after: number;
}

/** In the auction: take my last call back, while no other person has called since. */
export interface Recall {
  type: "recall";
  id: string;
}

/** Something is wrong: stored with the save, the move number and my view. */
export interface Report {
  type: "report";
  id: string;
  text: string;
}

/** I noticed a gap: answer with a new `welcome`. */
export interface Resync {
  type: "resync";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** The auction of the first seat before the game. Bids from `least` to `most` are open to the `bidder`, null before everybody sits and when it is over; the highest so far is `bid`, by `leader`, null where nobody has bid. */
export interface AuctionFace {
  bidder: number | null;
  least: number;
  most: number;
  bid: number;
  leader: number | null;
  calls: Called[];
}

/** `to`: whispered to these seats; nobody else receives the line. To everybody where it names none. */
export interface ChatLine {
  at: number;
  seat: number;
  text: string;
  to: number[];
}

/** `left` by seat, at server time `at`; the clocks of the seats in `running` go on from there. `game`: left of the time that the rules give the whole game, going on while it is played. */
export interface ClockFace {
  left: number[];
  running: number[];
  game: number | null;
  at: number;
}

/** The rematch, or the game after an auction; the viewer's own token opens `seat` there. */
export interface NextTable {
  table: string;
  seat: number;
}

/** Something that needs the consent of all people at the table; `agreed` and `waiting` are seats. */
export interface Offer {
  number: number;
  kind: "undo" | "abort" | "follow" | "rematch";
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** What the viewer may know now. `view` is the game's own view, the same bytes that a bot receives. */
export interface Position {
  view: View;
  moves: Choice[];
  notes: Choice[];
  mark: string;
  undo: "free" | "ask" | "no";
  mends: string[];
  situation: Situation;
}

/** `held`: by a person, a bot, or still open. `stand_in`: the bot that plays for an absent person. `ready`: whether its person can begin or is still learning, by that person's own sign; null before one is given. */
export interface SeatInfo {
  seat: number;
  title: string;
  name: string;
  held: "open" | "person" | "bot";
  bot: string | null;
  member: string | null;
  connected: boolean;
  ready: boolean | null;
  stand_in: string | null;
  resigned: boolean;
  program: boolean;
  hints: number;
}

/** What is fixed when a table is set up. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  old_rules: boolean;
  options: Record<string, unknown>;
  teams: number[][];
  public: boolean;
  watchers: boolean;
  chat: boolean;
  whispers: number[][];
  clock: ClockRule;
  absence: AbsenceRule;
  stand_in: string;
  hints: "off" | "rules" | "deduced" | "move";
  follow_delay: number;
  created: number;
  rematch_of: string | null;
  branch_of: string | null;
  branched_after: number | null;
  series: string | null;
  auctioned: boolean;
}

/** Everything at once: first answer to `hello`, and answer to `resync`. Numbering goes on from `n`. */
export interface Welcome {
  type: "welcome";
  n: number;
  you: number;
  table: TableInfo;
  phase: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  position: Position | null;
  log: Told[];
  movers: number[];
  chat: ChatLine[];
  clock: ClockFace | null;
  offers: Offer[];
  follow: boolean;
  outcome: Outcome | null;
  next: NextTable | null;
  auction: AuctionFace | null;
  now: number;
}

/** The viewer's knowledge changed: strike the last `undone` events of the log, then add `events`. */
export interface Update {
  type: "update";
  n: number;
  position: Position;
  undone: number;
  events: Told[];
  movers: number[];
  clock: ClockFace | null;
}

export interface Seats {
  type: "seats";
  n: number;
  phase: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  follow: boolean;
  auction: AuctionFace | null;
}

export interface Clock {
  type: "clock";
  n: number;
  clock: ClockFace;
}

export interface Chatted {
  type: "chatted";
  n: number;
  line: ChatLine;
}

/** All offers that stand now. */
export interface Offers {
  type: "offers";
  n: number;
  offers: Offer[];
}

export interface Over {
  type: "over";
  n: number;
  outcome: Outcome;
}

/** Everybody agreed to a rematch, or the auction is over: the game is at this table. */
export interface Moved {
  type: "moved";
  n: number;
  next: NextTable;
}

/** The request is carried out and stored. */
export interface Done {
  type: "done";
  re: string;
}

/** The clause that forbids the move asked about; null if it is legal. */
export interface Because {
  type: "because";
  re: string;
  clause: string | null;
}

/** For each move asked about, in that order, the events this seat would certainly be told next: up to the first that depends on chance or on what it cannot know. */
export interface Foretold {
  type: "foretold";
  re: string;
  moves: Told[][];
}

/** From the seat's own view alone. */
export interface Hinted {
  type: "hinted";
  re: string;
  hint: Hint;
}

/** The request changed nothing. `code` is one of `REFUSALS`; `clause` where a rule of the game forbids. */
export interface Refused {
  type: "refused";
  re: string | null;
  code: RefusalCode;
  clause: string | null;
  detail: string;
}

export interface Pong {
  type: "pong";
  re: string;
  now: number;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "several" | "flag" | "number" | "text";
  choices: (string | number | boolean)[];
  named: string;
  default: string | number | boolean | null;
  basic: boolean;
}

export interface ArgInfo {
  name: string;
  domain: string;
}

export interface MoveKindInfo {
  name: string;
  note: boolean;
  args: ArgInfo[];
}

export interface EventKindInfo {
  name: string;
  args: ArgInfo[];
}

export interface GameSummary {
  id: string;
  seat_counts: number[];
  series: boolean;
  lessons: number;
  bots: string[];
  languages: string[];
}

/** What the program does at a real table: `led`, it leads a game; `clerk`, it judges what people enter. */
export interface CompanionInfo {
  id: string;
  kind: "led" | "clerk";
  options: Record<string, unknown>;
  choices: string[];
  values: Record<string, (string | number)[]>;
  people: number[];
  program: number[];
  levels: string[];
  announces: string[];
  turn: string;
  own: string[];
  by_hand: string[];
  remedy: number | null;
  seats: boolean;
  entries: EventKindInfo[];
}

/** The vocabulary of a game, for clients that know nothing of it. */
export interface GameInfo {
  id: string;
  rules: number;
  clause_prefix: string;
  options: OptionInfo[];
  seat_counts: number[];
  series: boolean;
  seats: number;
  seat_names: string[];
  first: Record<string, unknown>;
  move_kinds: MoveKindInfo[];
  event_kinds: EventKindInfo[];
  domains: Record<string, (string | number)[]>;
  seat_fields: string[];
  by_seat: string[];
  end_reasons: string[];
  lessons: number;
  box: boolean;
  bots: string[];
  languages: string[];
  companions: CompanionInfo[];
}

export interface OptionsAsked {
  options?: Record<string, unknown>;
}

/** The options complete with defaults, and what follows from them. */
export interface OptionsAnswer {
  options: Record<string, unknown>;
  seats: number;
  seat_names: string[];
  teams: number[][];
  silent: boolean;
  texts: Record<string, string>;
  components: Record<string, unknown>;
  following: Record<string, unknown> | null;
}

/** A view of the game as a viewer received it, and the options of its table. */
export interface InsightAsked {
  view: View;
  options?: Record<string, unknown>;
}

/** What anybody could deduce from the view, in the game's own form; null where it does without. */
export interface Insight {
  insight: unknown;
}

export interface AboutAsked {
  language: string;
  options?: Record<string, unknown>;
}

/** Everything a game can be asked about, under these options. */
export interface AboutAnswer {
  topics: Explanation[];
}

/** A view of the game as a viewer received it, the options and the names of its table, and a topic. */
export interface MeaningAsked {
  language: string;
  topic: string;
  view: View;
  options?: Record<string, unknown>;
  players?: string[];
}

/** What the topic means in the position that the view shows, in sentences. */
export interface Meaning {
  sentences: string[];
}

/** SHA-256 of the seed and the moves so far, a line each; the save of the finished game opens it. */
export interface Fingerprint {
  fingerprint: string | null;
}

/** The ledger, in the language asked for or, where it is not translated, in English. */
export interface Rules {
  language: string;
  clauses: Readable[];
}

/** The rulebook for players; no chapters where a game has none. */
export interface Guide {
  chapters: GuideChapter[];
  clauses: Record<string, string>;
  topics: Record<string, string>;
}

/** A position out of a guide as one seat sees it. */
export interface FigureShown {
  options: Record<string, unknown>;
  seat: number;
  show: string[];
  view: View;
}

export interface Found {
  hits: Hit[];
}

/** A path of this site, e.g. a seat link; it travels in a body so that no log sees it. */
export interface QrAsked {
  path: string;
}

/** What a page should know of the server it comes from. */
export interface House {
  version: string;
  address: string;
  reach: "public" | "network" | "machine";
  network: string | null;
  word: boolean;
  languages: string[];
}

export interface Ready {
  version: string;
}

export interface Health {
  version: string;
  tables: number;
  connections: number;
}

export interface LessonInfo {
  id: string;
  title: string;
  minutes: number;
  steps: number;
  basic: boolean;
}

/** A tip of the coach, for the first time that a question is asked, an event told or a clause refuses; of these three all but one are empty. */
export interface TipInfo {
  id: string;
  question: string;
  event: string;
  refused: string;
  seats: number[];
  text: string;
}

/** The first game: the options it is played with, and what the coach says in it. */
export interface FirstGameInfo {
  options: Record<string, unknown>;
  tips: TipInfo[];
}

/** What a game teaches, in its order and in the words of one language. */
export interface Lessons {
  lessons: LessonInfo[];
  first_game: FirstGameInfo | null;
}

/** Where a learner is: `done` is what earlier answers gave back, with a right answer or "" for words that were read added by the client. `tried`: a move to try there. */
export interface LessonAsked {
  language: string;
  lesson: string;
  done?: string[];
  tried?: number | MoveJson | null;
}

export interface QuizAnswer {
  id: string;
  text: string;
  why_not: string;
}

/** What came of the move that was tried. `not_wanted`: legal, but not now; `events` and `view` show what would follow. `forbidden`: by `clause`. */
export interface LessonTrial {
  outcome: "accepted" | "not_wanted" | "forbidden";
  clause: string;
  text: string;
  events: Told[];
  view: View;
}

/** One step of a lesson as the learner's seat sees it. `moves` are its choices, `accepted` the codes of those that go on; `refuse` may be tried and is refused by the rules. */
export interface LessonScreen {
  done: string[];
  steps: number;
  kind: "say" | "ask" | "quiz" | "end";
  text: string;
  show: string[];
  hints: string[];
  quiz: QuizAnswer[];
  right: string;
  why: string;
  refuse: Choice | null;
  seat: number;
  options: Record<string, unknown>;
  events: Told[];
  view: View;
  moves: Choice[];
  accepted: number[];
  trial: LessonTrial | null;
}

/** The body of every error answer. */
export interface Problem {
  code: RefusalCode;
  detail: string;
}

/** `none`; `move`: seconds for each decision; `total`: seconds for the whole game, `increment` a move. */
export interface ClockRule {
  kind?: "none" | "move" | "total";
  seconds?: number;
  increment?: number;
}

/** What happens when a clock runs out, or, where `patience` is given, when a seat that is asked has been disconnected for that many seconds: `wait` for it, let a `bot` stand in, or the seat `lose`s. */
export interface AbsenceRule {
  then?: "wait" | "bot" | "lose";
  patience?: number | null;
}

/** A bid for `seat`, or 0: it passes. `by`: the seat that said so. */
export interface Called {
  seat: number;
  call: number;
  by: number;
}

/** How a table is set up, whatever is played. */
export interface Seating {
  seats?: NewSeat[];
  name?: string | null;
  public?: boolean;
  watchers?: boolean;
  chat?: boolean;
  hints?: "off" | "rules" | "deduced" | "move" | null;
  clock?: ClockRule;
  absence?: AbsenceRule;
  stand_in?: string | null;
  follow_delay?: number;
}

/** Found a group that plays a series of one game. `word`: as for a table. */
export interface NewSeries {
  game: string;
  name: string;
  players: string[];
  word?: string;
}

/** The token opens the group's record and starts its games; the link is /series/<series>#<token>. */
export interface SeriesCreated {
  series: string;
  token: string;
}

export interface SeriesChange {
  name: string;
  players: string[];
}

/** One finished game of a group; its replay is that of the table. */
export interface SeriesGame {
  table: string;
  options: Record<string, unknown>;
  players: string[];
  winners: number[];
  reason: string;
  date: string;
}

/** A group: what it played, what it may play next, and its statistics, as the game tells them. */
export interface SeriesState {
  id: string;
  game: string;
  name: string;
  players: string[];
  created: number;
  chapters: Chapter[];
  statistics: Fact[];
  games: SeriesGame[];
  tables: string[];
}

/** Play a chapter of the series, by its place in the list. `options` changes single ones of its own. */
export interface NewChapter {
  seats?: NewSeat[];
  name?: string | null;
  public?: boolean;
  watchers?: boolean;
  chat?: boolean;
  hints?: "off" | "rules" | "deduced" | "move" | null;
  clock?: ClockRule;
  absence?: AbsenceRule;
  stand_in?: string | null;
  follow_delay?: number;
  chapter: number;
  options?: Record<string, unknown>;
}

export interface MyGroup {
  series: string;
  token: string;
}

export interface MySeries {
  series: MyGroup[];
}

export interface SeriesSummary {
  id: string;
  game: string;
  name: string;
  players: string[];
  games: number;
  last: string | null;
}

export interface SeriesList {
  series: SeriesSummary[];
}

/** `me`: the creator gets its token (several: hot seat); `open`: for who comes by link, under `name` where one is given; `bot`. */
export interface NewSeat {
  held: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** `word`: where only those may set up tables who know one (`House.word`). `companion`: what leads the game at a real table. */
export interface NewTable {
  seats?: NewSeat[];
  name?: string | null;
  public?: boolean;
  watchers?: boolean;
  chat?: boolean;
  hints?: "off" | "rules" | "deduced" | "move" | null;
  clock?: ClockRule;
  absence?: AbsenceRule;
  stand_in?: string | null;
  follow_delay?: number;
  game: string;
  options?: Record<string, unknown>;
  word?: string;
  companion?: string | null;
}

export interface SeatKey {
  seat: number;
  token: string;
}

export interface TableCreated {
  table: string;
  host: string;
  seats: SeatKey[];
}

export interface Join {
  name: string;
  program?: boolean;
}

/** By the host, while the table waits: a bot's name fills the seat, null opens it. */
export interface SeatChange {
  bot?: string | null;
}

export interface TableState {
  table: TableInfo;
  phase: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  outcome: Outcome | null;
  ended: number | null;
  you: number | null;
  asked: boolean;
  next: NextTable | null;
}

export interface TableList {
  tables: TableState[];
}

/** Without a token: only whether the table is still kept. */
export interface MySeat {
  table: string;
  token?: string | null;
}

export interface MySeats {
  seats: MySeat[];
}

/** `forgotten`: the tables asked about that the server no longer keeps, or never did. */
export interface MyTables {
  tables: TableState[];
  forgotten: string[];
}

export type ClientMessage =
  | Hello
  | Play
  | Note
  | Why
  | Foresee
  | TakeHint
  | Undo
  | Admit
  | OfferAbort
  | OfferFollow
  | Rematch
  | Answer
  | Withdraw
  | Chat
  | Resign
  | Leave
  | Return
  | SayReady
  | Call
  | Recall
  | Report
  | Resync
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Seats
  | Clock
  | Chatted
  | Offers
  | Over
  | Moved
  | Done
  | Because
  | Foretold
  | Hinted
  | Refused
  | Pong;

export type RefusalCode =
  | "bad_message"
  | "hello_first"
  | "hello_once"
  | "wrong_token"
  | "too_fast"
  | "watchers_only_watch"
  | "no_watchers"
  | "no_follow"
  | "not_playing"
  | "not_over"
  | "over"
  | "illegal"
  | "no_move"
  | "not_a_note"
  | "not_a_decision"
  | "stale"
  | "stand_in_plays"
  | "not_away"
  | "nothing_to_undo"
  | "no_remedy"
  | "offer_stands"
  | "no_offer"
  | "not_yours"
  | "already_answered"
  | "no_auction"
  | "bad_bid"
  | "not_your_call"
  | "no_hint"
  | "no_chat"
  | "no_whispers"
  | "already_resigned"
  | "rematch_made"
  | "old_rules"
  | "too_many_bots"
  | "too_many_tables"
  | "too_many_public"
  | "too_many_boxes"
  | "house_full"
  | "no_box"
  | "too_many_reports"
  | "enough_said"
  | "too_long"
  | "busy"
  | "bad_request"
  | "not_found"
  | "method"
  | "unknown_game"
  | "unknown_bot"
  | "unknown_language"
  | "unknown_table"
  | "unknown_series"
  | "in_series"
  | "no_series"
  | "chapter_closed"
  | "bad_option"
  | "bad_box"
  | "bad_seats"
  | "bad_clock"
  | "bad_hints"
  | "bad_save"
  | "seat_taken"
  | "unknown_seat"
  | "already_started"
  | "token_needed"
  | "game_running"
  | "no_thought"
  | "not_played_out"
  | "no_review"
  | "no_card"
  | "review_failed"
  | "word_needed"
  | "wrong_word"
  | "too_large"
  | "bad_origin"
  | "bad_host"
  | "wrong_type"
  | "not_ready"
  | "internal";
