// Generated from view and vocabulary by `python -m safehouse.table.board_types mind_mgmt`. Do not edit.

export type ModuleId =
  "static" | "wide_net" | "open_call" | "radio_silence" | "body_double" | "shifting_streets" | "deep_cover" |
  "tip_line" | "checkpoints" | "wiretap" | "double_shift" | "good_cop_bad_cop" | "early_warning" | "cordon";

export type BorderId =
  "A1-B1" | "A1-A2" | "B1-C1" | "B1-B2" | "C1-D1" | "C1-C2" | "D1-E1" | "D1-D2" | "E1-F1" | "E1-E2" | "F1-F2" |
  "A2-B2" | "A2-A3" | "B2-C2" | "B2-B3" | "C2-D2" | "C2-C3" | "D2-E2" | "D2-D3" | "E2-F2" | "E2-E3" | "F2-F3" |
  "A3-B3" | "A3-A4" | "B3-C3" | "B3-B4" | "C3-D3" | "C3-C4" | "D3-E3" | "D3-D4" | "E3-F3" | "E3-E4" | "F3-F4" |
  "A4-B4" | "A4-A5" | "B4-C4" | "B4-B5" | "C4-D4" | "C4-C5" | "D4-E4" | "D4-D5" | "E4-F4" | "E4-E5" | "F4-F5" |
  "A5-B5" | "A5-A6" | "B5-C5" | "B5-B6" | "C5-D5" | "C5-C6" | "D5-E5" | "D5-D6" | "E5-F5" | "E5-E6" | "F5-F6" |
  "A6-B6" | "A6-A7" | "B6-C6" | "B6-B7" | "C6-D6" | "C6-C7" | "D6-E6" | "D6-D7" | "E6-F6" | "E6-E7" | "F6-F7" |
  "A7-B7" | "B7-C7" | "C7-D7" | "D7-E7" | "E7-F7";

export type RecruiterId =
  "karl_box" | "pipe_girl" | "ghostwriter" | "sleepwalker";

export type LocationId =
  "A1" | "B1" | "C1" | "D1" | "E1" | "F1" | "A2" | "B2" | "C2" | "D2" | "E2" | "F2" | "A3" | "B3" | "C3" | "D3"
  | "E3" | "F3" | "A4" | "B4" | "C4" | "D4" | "E4" | "F4" | "A5" | "B5" | "C5" | "D5" | "E5" | "F5" | "A6" |
  "B6" | "C6" | "D6" | "E6" | "F6" | "A7" | "B7" | "C7" | "D7" | "E7" | "F7";

export type FeatureId =
  "assassin_dogs" | "billboard" | "bookstore" | "confusion_idol" | "dream_bus" | "flux_cafe" | "fountain" |
  "garden" | "graffiti" | "observation_monks" | "parrot" | "pool" | "psychic_palm" | "thought_courier" |
  "torches" | "umbrella";

export type SlipTokenId =
  "front" | "second";

export type AgentId =
  "meru" | "henry_lyme" | "bill_falls" | "dusty";

export type LabelId =
  "blank" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "h7" | "h8" | "h9" | "h10" | "h11" | "h12" | "h13" | "h14"
  | "h15" | "h16" | "x5" | "x6" | "x7" | "x8" | "x9" | "x10" | "x11" | "x12" | "x13" | "x14" | "x15" | "by5" |
  "by6" | "by7" | "by8" | "by9" | "by10" | "by11" | "by12" | "by13" | "by14" | "by15" | "miss6" | "miss7" |
  "miss8" | "miss9" | "miss10" | "miss11" | "miss12" | "miss13" | "miss14" | "miss15" | "question" | "warning" |
  "star" | "route" | "trap" | "guard";

export type AllyId =
  "spy_dolphin" | "newsboy" | "taxi_driver" | "handwriting_expert";

export type PhaseId =
  "picking" | "mayhem" | "card_choice" | "start" | "net" | "walk" | "immortals" | "taking" | "placing" |
  "second_token" | "recruiter_turn" | "extra_move" | "lifted" | "alert" | "activating" | "activation" |
  "answering" | "news" | "second_name" | "pushing" | "capture_answer" | "cordon_choice" | "dropping" | "over" |
  "recruiter_setup";

export type EndId =
  "none" | "recruits" | "time" | "capture" | "dead_end";

export type ClueId =
  "start" | "setup_sum" | "step" | "steps" | "no_step" | "paid" | "confirmed" | "not_here" | "target" | "shown"
  | "denied" | "sum" | "silent" | "slip" | "turned_up" | "claimed" | "tapped" | "cordon" | "double" |
  "checkpoint" | "streets" | "static";

export interface MindMgmtView {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
  mode: "training" | "full";
  city: "whole" | "block";
  players: number;
  phase: PhaseId;
  hour: number;
  round: number;
  captain: number;
  agents_choice: "choice" | "random";
  team: "captain" | "free_for_all";
  move_after_action: boolean;
  prior_visit_counts: boolean;
  automatic_claims: boolean;
  pickers: number[];
  pick_from: ModuleId[][];
  pick_most: number[];
  pick_least: number[];
  streak: number;
  picker: number;
  picked: number;
  first_picked: number;
  modules: ModuleId[];
  spent_modules: ModuleId[];
  checkpoints_left: number;
  tip_used: boolean;
  streets_moved: boolean;
  mayhem: BorderId[];
  checkpoints: BorderId[];
  potential: RecruiterId[];
  shown_features: FeatureId[];
  area: FeatureId[];
  discard: FeatureId[];
  deck: number;
  announced: Record<string, number>;
  recruits: number;
  slips_front: number;
  second_at: LocationId | null;
  slips: string[][];
  immortals: LocationId[];
  agents: Agent[];
  taken: AgentId[];
  placing: AgentId | null;
  allies: AllyId[];
  steps: LocationId[];
  notes: Note[];
  due: LocationId[];
  clues: Clue[];
  immortal_moved: boolean;
  extra_done: boolean;
  extra_owed: boolean;
  to_activate: number;
  activation: Activation | null;
  end: EndId;
  secret: Secret | null;
}

export interface MindMgmtOptions {
  mode: "training" | "full";
  players: 2 | 3 | 4 | 5;
  city: "whole" | "block";
  recruiter: "chosen" | "random";
  agents: "choice" | "random";
  team: "captain" | "free_for_all";
  move_after_action: boolean;
  prior_visit_counts: boolean;
  claims: "offered" | "automatic";
  heat_layer: boolean;
  opened_recruiter: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  opened_agents: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  selection: "series" | "mutual" | "auction";
  last_winner: "none" | "recruiter" | "rogue_agents";
  streak: number;
  number: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  modules: string;
}

/** An Agent's figure and card; all of it is public (MM-6.05). */
export interface Agent {
  id: AgentId;
  at: LocationId | null;
  owner: number | null;
  shared: boolean;
  activated: boolean;
}

/** A mental note on the board; everybody sees it (MM-5.1009). */
export interface Note {
  token: number;
  at: LocationId;
  confirmed: boolean;
  text: string;
}

/** One thing the whole table was told (MM-6.18 to MM-6.30, MM-6.32). */
export interface Clue {
  kind: ClueId;
  hour: number;
  at?: LocationId;
  feature?: FeatureId;
  places?: LocationId[];
  number?: number;
  border?: BorderId;
  to_border?: BorderId;
}

/** What the active Agent has done; all public. */
export interface Activation {
  agent: AgentId;
  moved: boolean;
  acted: boolean;
  free_used: boolean;
  checkpoint_used: boolean;
  taxi_called: boolean;
  banned: FeatureId[];
  asked: FeatureId | null;
  asked_at: LocationId | null;
  dolphin: boolean;
  newsboy: boolean;
  named: FeatureId | null;
}

/** The secret map (MM-6.01 to MM-6.04, MM-6.09, MM-6.13). */
export interface Secret {
  phase: PhaseId;
  trail: LocationId[];
  recruiter: RecruiterId | null;
  hand: FeatureId[];
  contacts: number[];
  unannounced: number;
  second_gained: boolean;
  action_done: boolean;
  slip_in_turn: SlipTokenId | null;
  must_step: boolean;
  lifted: BorderId | null;
}

/** A move by its names. */
export type Move =
  | { kind: "pick_module"; module: ModuleId }
  | { kind: "pick_done" }
  | { kind: "place_mayhem"; border: BorderId }
  | { kind: "choose_recruiter"; recruiter: RecruiterId }
  | { kind: "draw_recruiter" }
  | { kind: "start_at"; location: LocationId }
  | { kind: "return_feature"; feature: FeatureId }
  | { kind: "step"; location: LocationId }
  | { kind: "slip"; token: SlipTokenId; location: LocationId }
  | { kind: "place_immortal"; location: LocationId }
  | { kind: "take_agent"; agent: AgentId }
  | { kind: "place_agent"; location: LocationId }
  | { kind: "place_second_slip"; location: LocationId }
  | { kind: "move_immortal"; origin: LocationId; location: LocationId }
  | { kind: "pay_step"; location: LocationId }
  | { kind: "claim"; feature: FeatureId }
  | { kind: "lift_mayhem"; border: BorderId }
  | { kind: "end_turn" }
  | { kind: "announce" }
  | { kind: "stay_silent" }
  | { kind: "answer"; location: LocationId }
  | { kind: "answer_none" }
  | { kind: "answer_all" }
  | { kind: "use_static" }
  | { kind: "use_double" }
  | { kind: "give_up" }
  | { kind: "not_here" }
  | { kind: "activate"; agent: AgentId }
  | { kind: "call_double_shift" }
  | { kind: "move"; location: LocationId }
  | { kind: "ask"; feature: FeatureId }
  | { kind: "ask_with_dolphin"; feature: FeatureId }
  | { kind: "use_newsboy" }
  | { kind: "use_newsboy_and_dolphin" }
  | { kind: "send_newsboy_away" }
  | { kind: "reveal" }
  | { kind: "reveal_with_expert"; location: LocationId }
  | { kind: "shakedown"; feature: FeatureId }
  | { kind: "push"; location: LocationId }
  | { kind: "leave_immortal" }
  | { kind: "capture" }
  | { kind: "demand_cordon" }
  | { kind: "waive_cordon" }
  | { kind: "target" }
  | { kind: "tap"; feature: FeatureId }
  | { kind: "nudge"; origin: LocationId; location: LocationId }
  | { kind: "carry"; agent: AgentId; location: LocationId }
  | { kind: "place_checkpoint"; border: BorderId }
  | { kind: "use_taxi" }
  | { kind: "end_activation" }
  | { kind: "drop_note"; token: number }
  | { kind: "note_place"; location: LocationId }
  | { kind: "note_move"; token: number; location: LocationId }
  | { kind: "note_label"; token: number; label: LabelId }
  | { kind: "note_remove"; token: number };

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told =
  | { kind: "module_picked"; seat: number; module: ModuleId }
  | { kind: "mayhem_placed"; seat: number; border: BorderId }
  | { kind: "recruiter_chosen"; recruiter: RecruiterId }
  | { kind: "started"; location: LocationId }
  | { kind: "feature_drawn"; feature: FeatureId }
  | { kind: "feature_returned"; feature: FeatureId }
  | { kind: "stepped"; hour: number; location: LocationId; count: number }
  | { kind: "slipped"; hour: number; location: LocationId; count: number; token: SlipTokenId }
  | { kind: "setup_announced"; count: number }
  | { kind: "immortal_placed"; location: LocationId }
  | { kind: "agent_taken"; seat: number; agent: AgentId }
  | { kind: "agent_placed"; agent: AgentId; location: LocationId }
  | { kind: "second_slip_placed"; location: LocationId }
  | { kind: "turned_up"; feature: FeatureId }
  | { kind: "immortal_moved"; origin: LocationId; location: LocationId }
  | { kind: "step_paid"; location: LocationId }
  | { kind: "claimed"; feature: FeatureId; count: number }
  | { kind: "mayhem_moved"; origin: BorderId; border: BorderId }
  | { kind: "time_advanced"; hour: number }
  | { kind: "slip_shown"; hour: number; token: SlipTokenId }
  | { kind: "announced"; hour: number; count: number; total: number }
  | { kind: "stayed_silent"; hour: number }
  | { kind: "activated"; agent: AgentId }
  | { kind: "double_shift_called"; hour: number }
  | { kind: "agent_moved"; agent: AgentId; location: LocationId }
  | { kind: "asked"; agent: AgentId; feature: FeatureId; hour: number }
  | { kind: "ally_used"; ally: AllyId }
  | { kind: "step_placed"; location: LocationId; feature: FeatureId; hour: number }
  | { kind: "no_new_step"; feature: FeatureId; hour: number }
  | { kind: "static_used"; feature: FeatureId }
  | { kind: "confirmed"; location: LocationId; hour: number }
  | { kind: "shaken"; agent: AgentId; feature: FeatureId }
  | { kind: "feature_shown"; feature: FeatureId }
  | { kind: "feature_denied"; feature: FeatureId }
  | { kind: "pushed"; origin: LocationId; location: LocationId }
  | { kind: "capture_tried"; agent: AgentId; location: LocationId }
  | { kind: "captured"; location: LocationId }
  | { kind: "capture_failed"; location: LocationId; hour: number }
  | { kind: "double_used"; location: LocationId }
  | { kind: "cordon_yes"; location: LocationId }
  | { kind: "cordon_no"; location: LocationId }
  | { kind: "target_yes"; location: LocationId; hour: number }
  | { kind: "target_no"; location: LocationId; hour: number }
  | { kind: "tapped"; feature: FeatureId; count: number }
  | { kind: "nudged"; origin: LocationId; location: LocationId }
  | { kind: "carried"; agent: AgentId; location: LocationId }
  | { kind: "checkpoint_placed"; border: BorderId }
  | { kind: "round_ended"; round: number }
  | { kind: "note_placed"; seat: number; location: LocationId }
  | { kind: "note_moved"; seat: number; origin: LocationId; location: LocationId }
  | { kind: "note_relabelled"; seat: number; location: LocationId; label: LabelId }
  | { kind: "note_removed"; seat: number; location: LocationId }
  | { kind: "dead_end"; hour: number }
  | { kind: "trail_shown"; hour: number; location: LocationId; count: number }
  | { kind: "identity_shown"; recruiter: RecruiterId }
  | { kind: "hand_shown"; feature: FeatureId }
  | { kind: "second_slip_gained"; location: LocationId }
  | { kind: "agent_dealt"; seat: number; agent: AgentId }
  | { kind: "started_unseen"; location: LocationId }
  | { kind: "revealed"; agent: AgentId; location: LocationId };

export interface Game {
  view: MindMgmtView;
  options: MindMgmtOptions;
  move: Move;
  told: Told;
}
