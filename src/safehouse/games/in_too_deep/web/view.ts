// Generated from view and vocabulary by `python -m safehouse.table.board_types in_too_deep`. Do not edit.

export type CriminalId =
  "hustler" | "enforcer" | "hacker" | "shadow" | "smuggler" | "seer" | "crusher" | "mechanic" | "jumper" |
  "courier";

export type WayId =
  "clockwise" | "counter";

export type ItemId =
  "cash" | "psychocodes" | "coupe" | "eagle_eye" | "jammer" | "decoder" | "rifle" | "droid";

export type SupportId =
  "peek_two" | "take_evidence" | "flip_evidence" | "peek_take" | "draw_petty_1" | "draw_petty_2" | "dominance_2"
  | "dominance_3" | "tolerance" | "redraw_dilemmas" | "ignore_barriers" | "shift_patrol" | "hook" | "lock_hook"
  | "swap_items" | "transfer_item" | "swap_item_criminal" | "swap_criminals" | "transfer_criminal" | "machine_2"
  | "machine_3" | "swap_hooks" | "actions_1" | "actions_2" | "discard_dilemma" | "challenge";

export type CrimeId =
  "A1a" | "A1b" | "A1c" | "A2a" | "A2b" | "A2c" | "A3" | "B1a" | "B1b" | "B1c" | "B2a" | "B2b" | "B2c" | "B3" |
  "C1a" | "C1b" | "C1c" | "C2a" | "C2b" | "C2c" | "C3" | "D1a" | "D1b" | "D1c" | "D2a" | "D2b" | "D2c" | "D3" |
  "E1a" | "E1b" | "E1c" | "E2a" | "E2b" | "E2c" | "E3" | "F1a" | "F1b" | "F1c" | "F2a" | "F2b" | "F2c" | "F3" |
  "G1a" | "G1b" | "G1c" | "G2a" | "G2b" | "G2c" | "G3" | "P01" | "P02" | "P03" | "P04" | "P05" | "P06" | "P07" |
  "P08" | "P09" | "P10" | "P11" | "P12" | "P13" | "P14" | "P15" | "P16" | "P17" | "P18" | "P19" | "P20" | "P21";

export type DeckId =
  "petty" | "level1" | "level2" | "level3";

export type ZoneId =
  "blocks" | "heights" | "aerodrome" | "zinbazaar" | "downtown" | "ion_towers" | "parish" | "harbor";

export type BarrierId =
  "first" | "second";

export type BonusId =
  "support" | "tolerance" | "dominance";

export type EvidenceId =
  "financing" | "target" | "leader" | "tactics" | "timing" | "weaponry";

export type DilemmaId =
  "D01" | "D02" | "D03" | "D04" | "D05" | "D06" | "D07" | "D08" | "D09" | "D10" | "D11" | "D12" | "D13" | "D14"
  | "D15" | "D16" | "D17" | "D18" | "D19" | "D20" | "D21" | "D22" | "D23" | "D24" | "D25" | "D26" | "D27" |
  "D28" | "D29" | "D30" | "D31" | "D32" | "D33" | "D34" | "D35" | "D36" | "D37" | "D38" | "D39" | "D40" | "D41"
  | "D42" | "D43" | "D44" | "D45" | "D46" | "D47" | "D48" | "D49" | "D50" | "D51" | "D52" | "D53" | "D54" |
  "D55" | "D56" | "D57" | "D58" | "D59" | "D60" | "D61" | "D62" | "D63" | "D64" | "D65" | "D66" | "D67" | "D68"
  | "D69" | "D70" | "D71" | "D72";

export type SpotId =
  "display" | "bonus" | "box";

export type StorylineId =
  "A" | "B" | "C" | "D" | "E" | "F" | "G";

export type EchoId =
  "X01" | "X02" | "X03" | "X04" | "X05" | "X06" | "X07" | "X08" | "X09" | "X10" | "X11" | "X12";

export type FaceId =
  "criminal_1" | "criminal_2" | "item" | "patrol_group" | "barrier" | "guardian";

export type ChoiceId =
  "gain_evidence" | "process_evidence" | "move_criminal" | "move_item" | "look" | "move_machine";

export type SeenEvidenceId =
  "" | "financing" | "target" | "leader" | "tactics" | "timing" | "weaponry";

export type EndingId =
  "" | "promotion" | "warning" | "city_lost" | "syndicate";

export type PieceId =
  "hustler" | "enforcer" | "hacker" | "shadow" | "smuggler" | "seer" | "crusher" | "mechanic" | "jumper" |
  "courier" | "cash" | "psychocodes" | "coupe" | "eagle_eye" | "jammer" | "decoder" | "rifle" | "droid";

export type HowId =
  "petty" | "cautious" | "reckless";

export interface InTooDeepView {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
  cards: string;
  humans: number;
  active: number;
  first: number;
  chapter: number;
  chapter_ends: boolean;
  turns_left: number;
  actions: number;
  seer_used: boolean;
  crusher_used: boolean;
  barriers_ignored: boolean;
  storylines: StorylineId[];
  zones: ZoneView[];
  criminals: CriminalView[];
  consoles: ConsoleView[];
  rail: (EvidenceId | null)[];
  display: (SeenEvidenceId | null)[];
  bonus: (SeenEvidenceId | null)[];
  shared_box: EvidenceId[];
  tasks: EvidenceId[];
  rows: ((EvidenceId | null)[])[];
  folders_left: number[];
  offer: (SupportId | null)[];
  offer_intel: number[];
  support_discard: SupportId[];
  story: CrimeId[];
  tale: DeedView[];
  investigations: boolean[];
  ending: EndingId;
  standings: Partial<Record<CrimeId, StandingView>>;
  petty_discard: CrimeId[];
  deck_sizes: number[];
  supply_size: number;
  dilemma_deck_size: number;
  dilemma_discard_size: number;
  resolving: CrimeId | null;
  echo: EchoView | null;
  moving: PieceId | null;
  agenda: number[][];
  bindings: number[][];
  binding: number[];
  evidence_trail: TrailView;
  dilemma_trail: TrailView;
  crime_trail: TrailView;
  places: Record<string, number[]>;
  locks: Partial<Record<CriminalId, SupportId>>;
}

/** `players` are people; Echo joins one or two of them (ZH-1.7). */
export interface InTooDeepOptions {
  players: 1 | 2 | 3 | 4 | 5;
  extent: "whole" | "last_turns";
  echo: "no" | "normal" | "hard";
  storylines: 5 | 6 | 7;
  criminals: string;
  first: "random" | "1" | "2" | "3" | "4" | "5";
  cards: string;
}

export interface ZoneView {
  zone: ZoneId;
  patrol: number;
  criminals: CriminalId[];
  dropped: ItemId[];
  guardian: boolean;
  barrier_clockwise: number;
}

export interface CriminalView {
  criminal: CriminalId;
  zone: ZoneId;
  holds: ItemId | null;
  hooked_by: number;
  locked: boolean;
}

export interface ConsoleView {
  letter: string;
  echo: boolean;
  ports: CriminalId[];
  dominance: Partial<Record<CriminalId, number>>;
  intel: number;
  tolerance: number;
  folders: number;
  support: SupportId[];
  memory_size: number;
  memory: EvidenceId[] | null;
  box: (EvidenceId | null)[];
  crimes_by_deck: number[];
  crimes: CrimeId[] | null;
  aside: number[];
  dilemma_count: number;
  dilemmas: DilemmaId[] | null;
  databank_size: number;
  databank: DilemmaId[] | null;
  storing: DilemmaId[] | null;
}

/** A crime that was committed, and how; public. */
export interface DeedView {
  chapter: number;
  console: number;
  crime: CrimeId;
  how: HowId;
}

/** How far a crime is from being committed. */
export interface StandingView {
  story: boolean;
  met: boolean[];
}

export interface EchoView {
  hard: boolean;
  seat: number;
  card: EchoId | null;
  played: EchoId[];
  deck_size: number;
  letters: CriminalId[];
  off_board: CriminalId | null;
  progress: number;
  crime_level: number;
  displaced: number[];
  bonus_used: boolean;
  processed: number;
}

/** The public comings and goings of hidden pieces, and the values this seat has seen (`rules/trail.py`). */
export interface TrailView {
  steps: number[];
  seen: number[];
  known: number[];
}

/** A move by its names. */
export type Move =
  | { kind: "skip_hook" }
  | { kind: "end_actions" }
  | { kind: "pass_crime" }
  | { kind: "decline" }
  | { kind: "hook"; criminal: CriminalId }
  | { kind: "unhook"; criminal: CriminalId }
  | { kind: "move"; criminal: CriminalId; way: WayId }
  | { kind: "pick_up"; criminal: CriminalId; item: ItemId }
  | { kind: "activate"; criminal: CriminalId }
  | { kind: "ability"; criminal: CriminalId }
  | { kind: "dominate"; criminal: CriminalId }
  | { kind: "endure"; criminal: CriminalId }
  | { kind: "drop"; criminal: CriminalId }
  | { kind: "smuggle"; item: ItemId }
  | { kind: "see"; criminal: CriminalId }
  | { kind: "use"; support: SupportId }
  | { kind: "commit"; crime: CrimeId }
  | { kind: "cautious" }
  | { kind: "reckless" }
  | { kind: "give_back_petty"; crime: CrimeId }
  | { kind: "give_back_level1"; crime: CrimeId }
  | { kind: "give_back_level2"; crime: CrimeId }
  | { kind: "give_back_level3"; crime: CrimeId }
  | { kind: "draw"; deck: DeckId }
  | { kind: "criminal"; criminal: CriminalId }
  | { kind: "zone"; zone: ZoneId }
  | { kind: "item"; item: ItemId }
  | { kind: "opponent"; seat: number }
  | { kind: "way"; way: WayId }
  | { kind: "guardian"; way: WayId }
  | { kind: "barrier"; barrier: BarrierId; way: WayId }
  | { kind: "escort"; criminal: CriminalId }
  | { kind: "no_escort" }
  | { kind: "rail"; slot: number }
  | { kind: "display"; position: number }
  | { kind: "bonus"; bonus: BonusId }
  | { kind: "box"; seat: number; position: number }
  | { kind: "to_row"; row: number }
  | { kind: "to_bonus_support"; evidence: EvidenceId }
  | { kind: "to_bonus_tolerance"; evidence: EvidenceId }
  | { kind: "to_bonus_dominance"; evidence: EvidenceId }
  | { kind: "to_box"; evidence: EvidenceId }
  | { kind: "third"; third: number }
  | { kind: "gain_evidence" }
  | { kind: "process_evidence" }
  | { kind: "move_criminal" }
  | { kind: "move_item" }
  | { kind: "look" }
  | { kind: "move_machine" }
  | { kind: "grab" }
  | { kind: "dilemma"; dilemma: DilemmaId }
  | { kind: "stored_dilemma"; dilemma: DilemmaId };

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told =
  | { kind: "started"; first: number }
  | { kind: "turn"; seat: number; chapter: number }
  | { kind: "hooked"; seat: number; criminal: CriminalId }
  | { kind: "unhooked"; seat: number; criminal: CriminalId }
  | { kind: "paid"; seat: number; to: number; amount: number }
  | { kind: "supply_paid"; to: number; amount: number }
  | { kind: "locked"; seat: number; criminal: CriminalId }
  | { kind: "lock_ended"; criminal: CriminalId }
  | { kind: "dominance_gained"; seat: number; criminal: CriminalId; space: number }
  | { kind: "dominance_lost"; seat: number; criminal: CriminalId; space: number }
  | { kind: "endured"; seat: number; criminal: CriminalId }
  | { kind: "moved"; criminal: CriminalId; zone: ZoneId }
  | { kind: "transferred"; criminal: CriminalId; zone: ZoneId }
  | { kind: "picked_up"; criminal: CriminalId; item: ItemId }
  | { kind: "robbed"; criminal: CriminalId; item: ItemId; victim: CriminalId }
  | { kind: "dropped"; criminal: CriminalId; item: ItemId }
  | { kind: "item_moved"; item: ItemId; zone: ZoneId }
  | { kind: "item_transferred"; item: ItemId; zone: ZoneId }
  | { kind: "items_swapped"; item: ItemId; other: ItemId }
  | { kind: "criminals_swapped"; criminal: CriminalId; other: CriminalId }
  | { kind: "bait_swapped"; item: ItemId; criminal: CriminalId }
  | { kind: "activated"; seat: number; criminal: CriminalId; zone: ZoneId }
  | { kind: "patrol_called"; zone: ZoneId }
  | { kind: "patrol_shifted"; source: ZoneId; zone: ZoneId }
  | { kind: "guardian_moved"; zone: ZoneId }
  | { kind: "escorted"; criminal: CriminalId; zone: ZoneId }
  | { kind: "barrier_moved"; barrier: BarrierId; zone: ZoneId; next: ZoneId }
  | { kind: "challenged"; seat: number; rival: number }
  | { kind: "showed_dilemma"; seat: number; dilemma: DilemmaId }
  | { kind: "challenge_lost"; seat: number; challenger: number; challenged: number }
  | { kind: "drew_dilemma"; seat: number; dilemma: DilemmaId | null }
  | { kind: "discarded_dilemma"; seat: number; dilemma: DilemmaId | null; databank: number }
  | { kind: "dilemmas_reshuffled" }
  | { kind: "tolerance_gained"; seat: number; tolerance: number }
  | { kind: "intel_gained"; seat: number; amount: number }
  | { kind: "intel_lost"; seat: number; amount: number }
  | { kind: "support_taken"; seat: number; support: SupportId; intel: number }
  | { kind: "support_used"; seat: number; support: SupportId }
  | { kind: "support_expired"; seat: number; support: SupportId }
  | { kind: "offer_filled"; third: number; support: SupportId }
  | { kind: "support_reshuffled" }
  | { kind: "actions_gained"; seat: number; amount: number }
  | { kind: "barriers_ignored"; seat: number }
  | { kind: "hooks_swapped"; seat: number; rival: number }
  | { kind: "took_from_rail"; seat: number; evidence: EvidenceId; slot: number }
  | { kind: "drew_evidence"; seat: number; evidence: EvidenceId | null; position: number }
  | { kind: "rail_filled"; evidence: EvidenceId; position: number }
  | { kind: "chapter_ends"; chapter: number }
  | { kind: "looked"; seat: number; spot: SpotId; position: number; evidence: EvidenceId | null; owner: number }
  | { kind: "took_evidence"; seat: number; spot: SpotId; position: number; evidence: EvidenceId | null; owner: number }
  | { kind: "turned_up"; seat: number; spot: SpotId; position: number; evidence: EvidenceId; owner: number }
  | { kind: "to_row"; seat: number; row: number; evidence: EvidenceId }
  | { kind: "to_bonus"; seat: number; bonus: BonusId; evidence: EvidenceId | null }
  | { kind: "to_box"; seat: number; evidence: EvidenceId | null }
  | { kind: "committed_petty"; seat: number; crime: CrimeId }
  | { kind: "committed_major"; seat: number; crime: CrimeId }
  | { kind: "chose_cautious"; seat: number; crime: CrimeId }
  | { kind: "chose_reckless"; seat: number; crime: CrimeId }
  | { kind: "gave_back"; seat: number; deck: DeckId; crime: CrimeId | null }
  | { kind: "drew_crime"; seat: number; deck: DeckId; crime: CrimeId | null }
  | { kind: "set_aside"; seat: number; deck: DeckId }
  | { kind: "took_aside"; seat: number; deck: DeckId; crime: CrimeId | null }
  | { kind: "petty_reshuffled" }
  | { kind: "investigation_succeeded"; chapter: number }
  | { kind: "investigation_failed"; chapter: number }
  | { kind: "folders_rewarded"; seat: number; folders: number }
  | { kind: "task_set"; row: number; evidence: EvidenceId }
  | { kind: "stored"; seat: number; stored: number; discarded: number }
  | { kind: "kept_dilemma"; dilemma: DilemmaId }
  | { kind: "evidence_returned" }
  | { kind: "display_filled"; tokens: number }
  | { kind: "chapter_begins"; chapter: number }
  | { kind: "last_turns" }
  | { kind: "databank_opened"; seat: number; dilemma: DilemmaId }
  | { kind: "plan_opened"; evidence: EvidenceId; tokens: number }
  | { kind: "storyline_removed"; storyline: StorylineId }
  | { kind: "criminal_placed"; criminal: CriminalId; zone: ZoneId }
  | { kind: "echo_card"; card: EchoId }
  | { kind: "echo_rolled"; shift: number; face: FaceId }
  | { kind: "echo_blocked"; criminal: CriminalId }
  | { kind: "echo_displaced_item"; item: ItemId; zone: ZoneId }
  | { kind: "echo_progress"; steps: number; space: number }
  | { kind: "echo_missed" }
  | { kind: "echo_committed"; crime: CrimeId }
  | { kind: "echo_cautious"; crime: CrimeId }
  | { kind: "echo_reckless"; crime: CrimeId }
  | { kind: "echo_drew_crime"; level: number }
  | { kind: "echo_to_row"; row: number }
  | { kind: "echo_to_bonus"; bonus: BonusId }
  | { kind: "echo_to_box" }
  | { kind: "echo_discarded_support"; support: SupportId }
  | { kind: "echo_letters"; criminal: CriminalId; off: CriminalId }
  | { kind: "display_emptied"; position: number }
  | { kind: "ability_used"; seat: number; criminal: CriminalId }
  | { kind: "effect_chosen"; seat: number; choice: ChoiceId }
  | { kind: "criminal_chosen"; seat: number; criminal: CriminalId }
  | { kind: "item_chosen"; seat: number; item: ItemId }
  | { kind: "zone_chosen"; seat: number; zone: ZoneId };

export interface Game {
  view: InTooDeepView;
  options: InTooDeepOptions;
  move: Move;
  told: Told;
}
