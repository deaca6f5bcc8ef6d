// Generated from view and vocabulary by `python -m safehouse.table.board_types infiltraitors`. Do not edit.

export type CardId =
  "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "K2" |
  "K3" | "K4" | "K5" | "K6" | "K7" | "K8" | "K9" | "K10" | "K11" | "K12" | "K13" | "K14" | "K15" | "Y2" | "Y3" |
  "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "G2" | "G3" | "G4" |
  "G5" | "G6" | "G7" | "G8" | "G9" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "B2" | "B3" | "B4" | "B5" |
  "B6" | "B7" | "B8" | "B9" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "RS" | "KS" | "YS" | "GS" | "BS";

export type ColourId =
  "red" | "black" | "yellow" | "green" | "blue";

export type TurnedId =
  "vertical" | "horizontal";

export type SourceId =
  "hand" | "pile" | "pool";

export type PhaseId =
  "turn" | "name" | "reward" | "excess" | "key-decision" | "key-clue";

export type EndId =
  "" | "win" | "loss_bullets" | "loss_no_action" | "loss_time" | "loss_unwinnable";

export type ModifierId =
  "silence" | "discard_face_down" | "order_tokens" | "special_pool" | "balanced_clues" | "exchange_left_only" |
  "eliminate_right_only" | "hand_limit" | "designated_eliminator" | "special_in_deck" | "two_card_suspects" |
  "outward_hands" | "reward_finale" | "key_person" | "time_limit";

export type DeedId =
  "catch" | "give" | "exchange" | "wait" | "shoot" | "reward" | "reward_down" | "no_reward" | "discard" |
  "discard_down" | "stay" | "withdraw" | "key_clue" | "lay_down_hand" | "finale" | "turn_up";

export interface InfiltraitorsView {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
  briefing: Briefing;
  phase: PhaseId;
  active: number;
  turns: number;
  target: number | null;
  forced: boolean;
  bullets: number;
  hands: ((CardId | null)[])[];
  open_cards: CardId[][];
  stands: Stand[];
  row: (CardId | null)[];
  aside: (CardId | null)[];
  key_clues: Clue[];
  clues_owed: number;
  hq: number;
  pile: Discard[];
  pool: CardId[];
  rewards: CardId[];
  finale: boolean;
  next_token: number;
  eliminator: number | null;
  withdrawn: boolean[];
  excess_deed: number;
  deeds: Deed[];
  laid_down: LaidDown[];
  past_pairs: PastPair[];
  end: EndId;
  hq_cards: CardId[];
  boards: Board[];
  crossed_out: CrossedOut[];
}

/** All from `suspects` on belongs to a custom mission alone; 0 there means the usual number. */
export interface InfiltraitorsOptions {
  mission: "T1" | "T2" | "T3" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "custom";
  agents: 2 | 3 | 4 | 5;
  clue_board: "none" | "by_hand" | "public" | "full";
  first_agent: "random" | "1" | "2" | "3" | "4" | "5";
  turn_limit: number;
  code: string;
  suspects: number;
  bullets: number;
  colours: number;
  highest: number;
  start_hand: number;
  modifiers: string;
}

/** The mission page; public. */
export interface Briefing {
  mission: string;
  agents: number;
  suspects: number;
  bullets: number;
  colours: ColourId[];
  lowest: number;
  highest: number;
  start_hand: number;
  hand_limit: number;
  modifiers: ModifierId[];
  seconds: number;
  turn_limit: number;
  clue_board: "none" | "by_hand" | "public" | "full";
  code: number[];
}

/** One agent's stand. The suspect itself is known to its holder alone (IN-5.311, IN-5.772). */
export interface Stand {
  occupied: boolean;
  card: CardId | null;
  second: CardId | null;
  two_cards: boolean;
  token: number;
  clues: Clue[];
}

export interface Clue {
  card: CardId;
  vertical: boolean;
}

/** A card of the pile; None lies face down. `deed` says which deed put it there (IN-5.407). */
export interface Discard {
  card: CardId | null;
  up: boolean;
  deed: number;
}

/** One entry of the public history (IN-5.516). `code` holds all of it in one number. */
export interface Deed {
  code: number;
  kind: DeedId;
  seat: number;
  card?: CardId | null;
  target?: number | null;
  vertical?: boolean | null;
  right?: boolean | null;
  count?: number | null;
  place?: number | null;
  source?: string | null;
}

/** A group that went face down from a hand this seat could see (IN-5.719). */
export interface LaidDown {
  deed: number;
  seat: number;
  cards: CardId[];
}

/** An eliminated two-card suspect: its cards to its former holder; to others what they could be. */
export interface PastPair {
  deed: number;
  holder: number;
  first: CardId | null;
  second: CardId | null;
  single: boolean;
  first_among: CardId[];
  second_among: CardId[];
}

/** The clue board of one suspect (IN-5.514): `public` is the grid everybody shares, `mine` the exact set this seat can still think possible (empty where the boards show public knowledge alone), `decoded` what an agreed code leaves of the shared grid (empty where nobody speaks one). */
export interface Board {
  target: number;
  public: CardId[];
  mine: Candidate[];
  decoded: CardId[];
}

/** What this seat has crossed out on its own clue board of one suspect; nobody else sees it (IN-5.515). */
export interface CrossedOut {
  target: number;
  cards: CardId[];
}

/** One square of a clue board: colour and number, and how probable it is from this seat. */
export interface Candidate {
  card: CardId;
  chance: number;
}

/** A move by its names. */
export type Move =
  | { kind: "catch" }
  | { kind: "give"; card: CardId }
  | { kind: "exchange"; card: CardId; target: number }
  | { kind: "wait"; count: number }
  | { kind: "eliminate"; target: number }
  | { kind: "eliminate_key_person" }
  | { kind: "name"; colour: ColourId; number: number }
  | { kind: "decline_reward" }
  | { kind: "take"; card: CardId }
  | { kind: "take_down"; place: number }
  | { kind: "discard"; card: CardId }
  | { kind: "discard_place"; place: number }
  | { kind: "withdraw" }
  | { kind: "stay" }
  | { kind: "key_clue"; card: CardId }
  | { kind: "time_expired" }
  | { kind: "cross_out"; target: number; card: CardId }
  | { kind: "cross_out_colour"; target: number; colour: ColourId }
  | { kind: "cross_out_number"; target: number; number: number }
  | { kind: "bring_back"; target: number; card: CardId }
  | { kind: "wipe"; target: number };

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told =
  | { kind: "began"; seat: number }
  | { kind: "dealt"; seat: number; card: CardId | null }
  | { kind: "designated"; seat: number }
  | { kind: "caught"; seat: number; card: CardId | null }
  | { kind: "second_taken"; seat: number; card: CardId | null }
  | { kind: "token_placed"; seat: number; token: number }
  | { kind: "burnt"; left: number }
  | { kind: "gave"; seat: number; card: CardId; turned: TurnedId; source: SourceId; owner: number }
  | { kind: "exchanged"; seat: number; card: CardId; target: number; turned: TurnedId; source: SourceId; owner: number }
  | { kind: "drew"; seat: number; card: CardId | null }
  | { kind: "waited"; seat: number; count: number }
  | { kind: "gun_taken"; seat: number; target: number }
  | { kind: "named"; seat: number; target: number; colour: ColourId; number: number }
  | { kind: "wrong"; seat: number; target: number }
  | { kind: "right"; seat: number; target: number }
  | { kind: "clues_discarded"; count: number }
  | { kind: "reward_declined"; seat: number }
  | { kind: "reward_taken"; seat: number; card: CardId }
  | { kind: "reward_taken_down"; seat: number; card: CardId | null; place: number; deed: number }
  | { kind: "reward_laid"; seat: number; card: CardId }
  | { kind: "discarded"; seat: number; card: CardId }
  | { kind: "discarded_down"; seat: number; card: CardId | null }
  | { kind: "stayed"; seat: number }
  | { kind: "withdrew"; seat: number }
  | { kind: "looked"; seat: number; card: CardId | null }
  | { kind: "key_clue_laid"; seat: number; card: CardId; turned: TurnedId; source: SourceId }
  | { kind: "hand_laid_down"; seat: number; card: CardId }
  | { kind: "forced"; seat: number }
  | { kind: "finale"; seat: number }
  | { kind: "finale_dealt"; seat: number; card: CardId | null }
  | { kind: "last_suspect"; seat: number; card: CardId | null }
  | { kind: "out_of_time" }
  | { kind: "uncovered"; seat: number; card: CardId }
  | { kind: "gun_at_key_person"; seat: number }
  | { kind: "key_person_named"; seat: number; colour: ColourId; number: number }
  | { kind: "key_person_wrong"; seat: number }
  | { kind: "key_person_right"; seat: number }
  | { kind: "left_place"; seat: number; place: number }
  | { kind: "finale_discarded"; card: CardId };

export interface Game {
  view: InfiltraitorsView;
  options: InfiltraitorsOptions;
  move: Move;
  told: Told;
}
