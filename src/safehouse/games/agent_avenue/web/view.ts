// Generated from view and vocabulary by `python -m safehouse.table.board_types agent_avenue`. Do not edit.

export type AgentId =
  "double_agent" | "enforcer" | "codebreaker" | "saboteur" | "daredevil" | "sentinel" | "sidekick" | "mole";

export type OfferedId =
  "face_up" | "face_down";

export type CardId =
  "leader_of_the_pack" | "masterplan" | "security_system" | "getaway_car" | "watchtower" | "supercomputer" |
  "distraction_device" | "sinister_twin" | "surveillance_truck" | "smoke_screen" | "outpost" | "secret_recruit"
  | "double_trouble" | "spycation" | "mind_control";

export type LeaderId =
  "me" | "mate";

export type SideId =
  "green" | "blue";

export type ConditionId =
  "catch" | "codebreakers" | "daredevils" | "leader_of_the_pack" | "masterplan" | "security_system";

export type PhaseId =
  "play" | "cover" | "recruit" | "market" | "choice" | "again" | "over";

export type EntryId =
  "held" | "drew" | "swapped" | "left" | "hid" | "gained" | "names_only" | "no_two_alike" | "shown";

export interface AgentAvenueView {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
  mode: "simple" | "advanced";
  deck: "full" | "tiny";
  turn: number;
  phase: PhaseId;
  active: SideId;
  sides: SideView[];
  players: PlayerView[];
  deck_size: number;
  supply: CardId[];
  market_deck_size: number;
  market_discard: CardId[];
  offer: OfferView | null;
  resolving: CardId | null;
  taken_back: AgentId | null;
}

export interface AgentAvenueOptions {
  mode: "simple" | "advanced";
  variant: "duel" | "team3" | "team4";
  solo: "blue" | "green";
  start: "random" | "green" | "blue";
  deck: "full" | "tiny";
}

/** Everything here is public (AA-6.8). */
export interface SideView {
  side: SideId;
  seats: number[];
  home: number;
  progress: number;
  space: number;
  in_play: Partial<Record<AgentId, number>>;
  ongoing: CardId[];
  due: boolean;
}

export interface PlayerView {
  side: SideId;
  hand_size: number;
  swaps_left: number;
  hand: AgentId[] | null;
  swapped: AgentId[] | null;
  swapped_size: number;
  memory: ([EntryId, AgentId | number | AgentId[]])[];
}

/** The two cards in the middle. A card not yet laid or not known to this seat is null. */
export interface OfferView {
  up: AgentId | null;
  down: AgentId | null;
  up_seat: number;
  down_seat: number;
  kept: number;
}

/** A move by its names. */
export type Move =
  | { kind: "swap"; agent: AgentId }
  | { kind: "offer_up"; agent: AgentId }
  | { kind: "offer_down"; agent: AgentId }
  | { kind: "recruit"; offered: OfferedId }
  | { kind: "take"; card: CardId }
  | { kind: "let_mate_take"; card: CardId }
  | { kind: "choose"; agent: AgentId }
  | { kind: "recruit_again" }
  | { kind: "keep_in_hand" }
  | { kind: "propose_lead"; leader: LeaderId }
  | { kind: "propose_recruit"; offered: OfferedId }
  | { kind: "propose_take"; card: CardId }
  | { kind: "propose_mate_take"; card: CardId };

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told =
  | { kind: "dealt"; seat: number; agent: AgentId }
  | { kind: "supply_opened"; card: CardId }
  | { kind: "starts"; side: SideId }
  | { kind: "swapped"; seat: number; agent: AgentId | null; drawn: AgentId | null; left: number; deck: number }
  | { kind: "led"; seat: number; agent: AgentId }
  | { kind: "covered"; seat: number; agent: AgentId | null }
  | { kind: "refilled"; seat: number; count: number; deck: number }
  | { kind: "drew"; seat: number; agent: AgentId }
  | { kind: "answered"; seat: number; offered: OfferedId }
  | { kind: "recruited"; side: SideId; agent: AgentId; copies: number }
  | { kind: "moved"; side: SideId; spaces: number; space: number }
  | { kind: "got_away"; side: SideId; space: number }
  | { kind: "took"; seat: number; card: CardId }
  | { kind: "supply_filled"; card: CardId }
  | { kind: "ignored"; seat: number; card: CardId }
  | { kind: "turned_up"; seat: number; agent: AgentId }
  | { kind: "showed_pair"; seat: number; agent: AgentId }
  | { kind: "took_back"; seat: number; agent: AgentId }
  | { kind: "kept"; seat: number; agent: AgentId }
  | { kind: "stole"; seat: number; agent: AgentId }
  | { kind: "discarded"; card: CardId }
  | { kind: "condition_met"; side: SideId; condition: ConditionId }
  | { kind: "decked_out" }
  | { kind: "won"; side: SideId }
  | { kind: "proposed_lead"; seat: number; leader: number }
  | { kind: "proposed_recruit"; seat: number; offered: OfferedId }
  | { kind: "proposed_take"; seat: number; card: CardId; taker: number }
  | { kind: "not_ignored"; seat: number; card: CardId };

export interface Game {
  view: AgentAvenueView;
  options: AgentAvenueOptions;
  move: Move;
  told: Told;
}
