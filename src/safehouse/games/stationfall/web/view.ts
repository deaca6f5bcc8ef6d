// Generated from view and vocabulary by `python -m safehouse.table.board_types stationfall`. Do not edit.

export type SectionId =
  "forward_airlocks" | "array_control" | "forward_hub" | "bridge" | "security_station" | "mainframe" |
  "physics_lab" | "chem_lab" | "bio_lab" | "cryo_lab" | "x_vault" | "nanofactory" | "hydroponics" | "print_shop"
  | "tanks" | "fuel_cells" | "magnetic_containment" | "aft_hub" | "therapy_garden" | "rec_room" | "suite" |
  "quarters" | "kitchen" | "locker_room" | "aft_airlocks" | "outer_space" | "mcqueen" | "houdini" | "sheppard" |
  "latude" | "medevac" | "inspector_shuttle";

export type ItemId =
  "helmet" | "nanogel" | "nanogel_half" | "firebomb" | "bludgeon" | "gun" | "antimatter" | "artifact" |
  "briefcase" | "fletcher" | "fang_moss" | "rocket_wings" | "telepathic_rat" | "integral_helmet" |
  "integral_bludgeon" | "integral_gun";

export type PawnId =
  "astrochimp" | "billionaire" | "boarder" | "botanist" | "colonel" | "consort" | "corpsicle" | "counselor" |
  "cyborg" | "daredevil" | "digital_assistant" | "doctor" | "drone_1" | "drone_2" | "engineer" | "exile" |
  "inspector" | "legal" | "clone_alpha" | "clone_beta" | "clone_gamma" | "medical" | "microbiologist" |
  "operative" | "security" | "station_chief" | "stowaway" | "stranger" | "telepathic_rat" | "troubleshooter" |
  "monster";

export type DataId =
  "evidence" | "x_secret" | "nda" | "digital_assistant";

export type InstitutionId =
  "authorities" | "news";

export type CharacterId =
  "astrochimp" | "billionaire" | "boarder" | "botanist" | "colonel" | "consort" | "corpsicle" | "counselor" |
  "cyborg" | "daredevil" | "digital_assistant" | "doctor" | "drones" | "engineer" | "exile" | "inspector" |
  "legal" | "maintenance_clones" | "medical" | "microbiologist" | "operative" | "security" | "station_chief" |
  "stowaway" | "stranger" | "telepathic_rat" | "troubleshooter";

export type ColourId =
  "red" | "blue" | "yellow" | "green" | "purple" | "orange" | "white" | "black" | "pink";

export type IdentityId =
  "astrochimp" | "billionaire" | "boarder" | "botanist" | "colonel" | "consort" | "corpsicle" | "counselor" |
  "cyborg" | "daredevil" | "digital_assistant" | "doctor_jekyll" | "doctor_hyde" | "engineer" | "exile" |
  "inspector" | "legal" | "maintenance_clones" | "medical" | "microbiologist" | "operative" | "security" |
  "station_chief" | "stowaway" | "stranger" | "telepathic_rat" | "troubleshooter";

export type ProjectId =
  "combat_swarm" | "stable_wormhole" | "blob" | "assassin" | "vent_stalker" | "spore_mother" | "nanite_tide" |
  "siren";

export type PlaceId =
  "forward_airlocks" | "array_control" | "forward_hub" | "bridge" | "security_station" | "mainframe" |
  "physics_lab" | "chem_lab" | "bio_lab" | "cryo_lab" | "x_vault" | "nanofactory" | "hydroponics" | "print_shop"
  | "tanks" | "fuel_cells" | "magnetic_containment" | "aft_hub" | "therapy_garden" | "rec_room" | "suite" |
  "quarters" | "kitchen" | "locker_room" | "aft_airlocks" | "outer_space" | "mcqueen" | "houdini" | "sheppard" |
  "latude" | "medevac" | "inspector_shuttle" | "wormhole" | "rescue_ship" | "wings" | "nowhere" | "off_board" |
  "engulfed";

export type TokenId =
  "countdown" | "missile" | "overload";

export type SwitchId =
  "off" | "on";

export type PowerId =
  "normal" | "backup" | "blackout";

export type StateId =
  "absent" | "live" | "down" | "annihilated";

export type ShipId =
  "none" | "rescue" | "pirate" | "gone";

export type AirlockId =
  "none" | "out" | "in" | "both";

export type AbilityId =
  "tunnel_rat" | "loyal" | "live_streams" | "rich" | "breach" | "fugitive" | "scientist" | "zero_born" |
  "officer" | "paranoid" | "fast_talk" | "mimic_frameup" | "vengeful" | "dying" | "wormtongue" | "uncanny" |
  "pride" | "adrenaline" | "ai" | "helpful" | "split" | "disassemble" | "remote_control" | "jury_rig" | "hacker"
  | "investigator" | "badge" | "process_server" | "lawyer_up" | "emergency_response" | "emp_burst" |
  "peacekeeper" | "armored" | "telepathy" | "acrobatics" | "missile" | "creatropism" | "brutal" | "self_repair"
  | "point_break" | "root_access" | "blood_from_a_stone" | "tradecraft" | "fine_print" | "hardcopy" | "infect" |
  "nerve_gas" | "authorized_force" | "forceful_presence" | "my_precious" | "talk_them_through_it" |
  "hollow_promises" | "extricate" | "mission_first" | "shapeshift_switch" | "last_gasp" |
  "recorded_confessional" | "trojan_horse" | "zip_gun" | "fake_artifact" | "overload" | "offshore_shenanigans" |
  "go_go_go" | "haywire" | "claymore" | "secret_cache" | "homework" | "enigma";

export type GuiltId =
  "innocent" | "suspect" | "guilty";

export type HazardId =
  "none" | "fire" | "asphyxiation";

export type PodId =
  "" | "absent" | "docked" | "launched" | "annihilated";

export interface StationfallView {
  seat: number;
  pending: number[];
  question: string;
  over: boolean;
  players: number;
  teams: boolean;
  wipe_data: boolean;
  station: string;
  map: Layout[];
  active: number;
  first: number;
  minute: number;
  pawns: PawnView[];
  characters: CardView[];
  conspiracies: ConspiracyView[];
  sections: SectionView[];
  locks: ([SectionId, SectionId])[];
  corridors: ([SectionId, SectionId])[];
  vents: ([SectionId, SectionId])[];
  time_tokens: TokenView[];
  power: PowerId;
  cameras: boolean;
  jammers: boolean;
  evacuation: boolean;
  authorities: DataId[];
  news: DataId[];
  armed: boolean;
  antimatter_gone: boolean;
  exploded_on_station: boolean;
  explosion_minute: number;
  explosion_colour: number;
  explosion_token: boolean;
  stock: Partial<Record<ItemId, number>>;
  destroyed: Partial<Record<ItemId, number>>;
  extra: Partial<Record<ItemId, number>>;
  shown: IdentityId[];
  may_look: boolean[];
  project: ProjectId | null;
  released: boolean;
  monster: StateId;
  monster_place: PlaceId;
  entry_fireball: boolean | null;
  ship: ShipId;
  wormhole: boolean;
  moss_victims: number;
  medical_track: number;
  trap_owner: number;
  trap_spent: boolean;
  traps_lost: number;
  live_trap: SectionId | null;
  traps_being_placed: SectionId[];
  traps_placed_now: number;
  kompromats: KompromatView[];
  kompromats_kept: KeptView[];
  discards: number[];
  kompromats_out: number;
  own: OwnView;
  turn: TurnView;
}

export interface StationfallOptions {
  players: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  extent: "whole" | "last_minute";
  teams: boolean;
  roster: "draw" | "first_game" | "chosen";
  characters: string;
  wipe_data: boolean;
  team_chat: boolean;
  station: string;
}

/** One section of the map as a board needs it: where it is drawn and what is printed on it. */
export interface Layout {
  id: SectionId;
  x: number;
  y: number;
  gravity: boolean;
  dark: boolean;
  power: boolean;
  console: boolean;
  airlock: AirlockId;
  actions: string[];
  make: string[];
  dock: string;
  seats: number;
}

/** A pawn in play; everything about it is public. */
export interface PawnView {
  id: PawnId;
  character: CharacterId;
  state: StateId;
  place: PlaceId;
  items: ItemId[];
  data: DataId[];
  contaminated: boolean;
  abilities: AbilityId[];
}

/** A character card with what lies on it; public. */
export interface CardView {
  id: CharacterId;
  cubes: number[];
  discs: number[];
  owners: number[];
  bribes: number[];
  grey_bribes: number;
  kompromat_used: boolean;
}

/** One colour; public. */
export interface ConspiracyView {
  colour: ColourId;
  seat: number;
  guilt: GuiltId;
  supply: number;
  betrayal: number;
  disc: CharacterId | null;
  bribe: CharacterId | null;
  time_tokens: number;
  revealed: IdentityId | null;
  by_schrodinger: boolean;
  only_at_stationfall: boolean;
  cards: number;
  hand: number;
  minute: number;
}

/** Public; a face-down kompromat shows only that it lies there. */
export interface SectionView {
  id: SectionId;
  damaged: boolean;
  hazard: HazardId;
  lit: boolean;
  items: ItemId[];
  kompromat: boolean;
  trap: boolean;
  pod: PodId;
}

export interface TokenView {
  colour: ColourId;
  token: TokenId;
  section: SectionId;
  minute: number;
}

/** A kompromat whose place this seat knows. */
export interface KompromatView {
  character: CharacterId;
  where: number;
  public: boolean;
}

/** A kompromat of which all know only that this hand holds it or has discarded it face down. */
export interface KeptView {
  character: CharacterId;
  hand: number;
}

/** What only this seat (in teams both members, SF-6) knows. */
export interface OwnView {
  cards: IdentityId[];
  identities: (IdentityId | null)[];
  bonus: IdentityId[];
  discarded: IdentityId[];
  agendas: AgendaView[];
}

/** Where the turn stands; all of it is done openly at the table. */
export interface TurnView {
  phase: number;
  ask: number;
  asked: number;
  queue: number[];
  stage: number;
  die: number;
  exhausted: number;
  activated: number;
  actions_left: number;
  free_left: boolean;
  free_moves: number;
  acted: boolean;
  bribed: boolean;
  blackmailed: boolean;
  moss_done: boolean;
  draggers: number;
  draggeds: number;
  influencing: number;
  mode: number;
  actor: number;
  commanders: number[];
  reckless: boolean;
  verb: number;
  target: number;
  thing: number;
  drag: number;
  light: boolean;
  let_go: number;
  asked_drag: boolean;
  asked_light: boolean;
  token: number;
  vengeance: number;
  owner_asked: number;
  judged: boolean;
  witnessed: number;
  x_triggered: boolean;
  ended: boolean;
  monster_moves: number;
  monster_target: number;
  discards: number;
  clones: number;
  final_turn: number;
  delivered: number;
  turn_number: number;
}

/** What a card of one's own would score if the game ended now, line by line, and as a bonus character. */
export interface AgendaView {
  card: IdentityId;
  lines: number[];
  bonus: number;
}

/** A move by its names. */
export type Move =
  | { kind: "step"; section: SectionId }
  | { kind: "pick_up"; item: ItemId }
  | { kind: "pick_from"; pawn: PawnId }
  | { kind: "pick_kompromat"; section: SectionId }
  | { kind: "drop"; item: ItemId }
  | { kind: "give"; pawn: PawnId }
  | { kind: "throw"; section: SectionId }
  | { kind: "copy"; data: DataId }
  | { kind: "delete"; data: DataId }
  | { kind: "strike"; pawn: PawnId }
  | { kind: "shoot"; pawn: PawnId }
  | { kind: "rob"; pawn: PawnId }
  | { kind: "sabotage" }
  | { kind: "revive"; pawn: PawnId }
  | { kind: "wait" }
  | { kind: "wait_disc" }
  | { kind: "declare_evacuation" }
  | { kind: "transmit"; data: DataId; institution: InstitutionId }
  | { kind: "release_project_x" }
  | { kind: "decontaminate"; pawn: PawnId }
  | { kind: "jettison" }
  | { kind: "countdown" }
  | { kind: "launch"; section: SectionId }
  | { kind: "launch_all" }
  | { kind: "make_item"; item: ItemId }
  | { kind: "make_data"; data: DataId }
  | { kind: "make_contamination" }
  | { kind: "meditate" }
  | { kind: "repair"; pawn: PawnId }
  | { kind: "self_destruct" }
  | { kind: "airlock"; section: SectionId }
  | { kind: "airlock_throw"; section: SectionId }
  | { kind: "eject"; pawn: PawnId }
  | { kind: "toggle_cameras" }
  | { kind: "wipe"; pawn: PawnId }
  | { kind: "enter_wormhole" }
  | { kind: "suppress"; section: SectionId }
  | { kind: "toggle_jammers" }
  | { kind: "remote_control"; pawn: PawnId }
  | { kind: "command_swarm" }
  | { kind: "breach"; section: SectionId }
  | { kind: "jury_rig" }
  | { kind: "jury_rig_robot"; pawn: PawnId }
  | { kind: "disassemble" }
  | { kind: "disassemble_for"; pawn: PawnId }
  | { kind: "wormtongue"; character: CharacterId }
  | { kind: "serve_nda" }
  | { kind: "lawyer_up"; colour: ColourId }
  | { kind: "treat"; pawn: PawnId }
  | { kind: "emp_burst" }
  | { kind: "telepathy"; pawn: PawnId }
  | { kind: "missile"; section: SectionId }
  | { kind: "self_repair" }
  | { kind: "root_access"; pawn: PawnId }
  | { kind: "tradecraft" }
  | { kind: "hardcopy" }
  | { kind: "infect"; pawn: PawnId }
  | { kind: "nerve_gas"; section: SectionId }
  | { kind: "fly_wings" }
  | { kind: "feed"; pawn: PawnId }
  | { kind: "choose"; identity: IdentityId }
  | { kind: "assign"; identity: IdentityId; second: IdentityId }
  | { kind: "reveal"; identity: IdentityId }
  | { kind: "influence"; character: CharacterId }
  | { kind: "cubes"; count: number }
  | { kind: "activate"; pawn: PawnId }
  | { kind: "renegotiate" }
  | { kind: "take_back"; character: CharacterId }
  | { kind: "free_action" }
  | { kind: "bribe"; pawn: PawnId }
  | { kind: "grey_bribe"; pawn: PawnId }
  | { kind: "kompromat"; character: CharacterId }
  | { kind: "with"; pawn: PawnId }
  | { kind: "ask_owner"; colour: ColourId }
  | { kind: "accept" }
  | { kind: "refuse" }
  | { kind: "end_turn" }
  | { kind: "moss_step"; section: SectionId }
  | { kind: "moss_feed"; pawn: PawnId }
  | { kind: "presence"; pawn: PawnId }
  | { kind: "frame"; colour: ColourId }
  | { kind: "item"; item: ItemId }
  | { kind: "data"; data: DataId }
  | { kind: "to"; pawn: PawnId }
  | { kind: "drag"; pawn: PawnId }
  | { kind: "alone" }
  | { kind: "light" }
  | { kind: "unlit" }
  | { kind: "let_go"; item: ItemId }
  | { kind: "cube_of"; colour: ColourId }
  | { kind: "resolve"; token: number }
  | { kind: "monster_step"; section: SectionId }
  | { kind: "monster_stay" }
  | { kind: "victim"; pawn: PawnId }
  | { kind: "spare" }
  | { kind: "swap"; pawn: PawnId }
  | { kind: "skip" }
  | { kind: "aim"; section: SectionId }
  | { kind: "trap"; section: SectionId }
  | { kind: "helmet_to"; pawn: PawnId }
  | { kind: "assistant_to"; pawn: PawnId }
  | { kind: "confess"; pawn: PawnId }
  | { kind: "take_artifact" }
  | { kind: "show"; identity: IdentityId }
  | { kind: "discard"; character: CharacterId }
  | { kind: "take"; character: CharacterId }
  | { kind: "deliver"; data: DataId; institution: InstitutionId }
  | { kind: "done" }
  | { kind: "propose_assign"; identity: IdentityId; second: IdentityId };

/** An event as this viewer learned it; null where an argument is hidden. */
export type Told =
  | { kind: "dealt"; colour: ColourId; identity: IdentityId | null }
  | { kind: "chose"; colour: ColourId; identity: IdentityId | null }
  | { kind: "turn"; colour: ColourId; minute: number }
  | { kind: "revealed"; colour: ColourId; identity: IdentityId }
  | { kind: "schrodinger"; colour: ColourId; identity: IdentityId }
  | { kind: "cubes_home"; colour: ColourId; count: number }
  | { kind: "cubes_betrayed"; colour: ColourId; character: CharacterId; count: number }
  | { kind: "influenced"; colour: ColourId; character: CharacterId; count: number }
  | { kind: "cubes_returned"; colour: ColourId; character: CharacterId; count: number }
  | { kind: "activated"; colour: ColourId; pawn: PawnId; count: number }
  | { kind: "renegotiated"; colour: ColourId }
  | { kind: "took_back"; colour: ColourId; character: CharacterId }
  | { kind: "disc_back"; colour: ColourId }
  | { kind: "bribed"; colour: ColourId; pawn: PawnId }
  | { kind: "grey_bribed"; colour: ColourId; pawn: PawnId }
  | { kind: "kompromat_shown"; colour: ColourId; character: CharacterId }
  | { kind: "asked"; colour: ColourId }
  | { kind: "accepted"; colour: ColourId }
  | { kind: "refused"; colour: ColourId }
  | { kind: "bribe_back"; colour: ColourId }
  | { kind: "kompromat_back"; colour: ColourId; character: CharacterId }
  | { kind: "stepped"; pawn: PawnId; section: SectionId }
  | { kind: "dragged"; pawn: PawnId; section: SectionId }
  | { kind: "moved"; pawn: PawnId; section: SectionId }
  | { kind: "picked_up"; pawn: PawnId; item: ItemId }
  | { kind: "picked_from"; pawn: PawnId; item: ItemId; victim: PawnId }
  | { kind: "picked_kompromat"; colour: ColourId; section: SectionId; character: CharacterId | null }
  | { kind: "dropped"; pawn: PawnId; item: ItemId; section: SectionId }
  | { kind: "gave"; pawn: PawnId; item: ItemId; receiver: PawnId }
  | { kind: "threw"; pawn: PawnId; item: ItemId; section: SectionId }
  | { kind: "copied"; pawn: PawnId; data: DataId; receiver: PawnId }
  | { kind: "deleted"; pawn: PawnId; data: DataId }
  | { kind: "struck"; pawn: PawnId; victim: PawnId }
  | { kind: "shot"; pawn: PawnId; victim: PawnId }
  | { kind: "robbed_item"; pawn: PawnId; victim: PawnId; item: ItemId }
  | { kind: "robbed_data"; pawn: PawnId; victim: PawnId; data: DataId }
  | { kind: "damaged"; section: SectionId }
  | { kind: "repaired"; section: SectionId }
  | { kind: "downed"; pawn: PawnId }
  | { kind: "revived"; pawn: PawnId }
  | { kind: "waited"; pawn: PawnId }
  | { kind: "evacuation" }
  | { kind: "locks_removed" }
  | { kind: "lock_removed"; section: SectionId; section2: SectionId }
  | { kind: "transmitted"; pawn: PawnId; data: DataId; institution: InstitutionId }
  | { kind: "project_released"; project: ProjectId }
  | { kind: "decontaminated"; pawn: PawnId }
  | { kind: "contaminated"; pawn: PawnId }
  | { kind: "armed"; minute: number }
  | { kind: "exploded"; place: PlaceId }
  | { kind: "token_set"; colour: ColourId; token: TokenId; section: SectionId }
  | { kind: "token_back"; colour: ColourId; token: TokenId; section: SectionId }
  | { kind: "launched"; section: SectionId }
  | { kind: "pod_annihilated"; section: SectionId }
  | { kind: "annihilated"; pawn: PawnId }
  | { kind: "item_annihilated"; item: ItemId }
  | { kind: "made_item"; pawn: PawnId; item: ItemId }
  | { kind: "made_data"; pawn: PawnId; data: DataId }
  | { kind: "meditated"; colour: ColourId; count: number }
  | { kind: "cameras"; on: SwitchId }
  | { kind: "jammers"; on: SwitchId }
  | { kind: "fire"; section: SectionId }
  | { kind: "gas"; section: SectionId }
  | { kind: "hazard_cleared"; section: SectionId }
  | { kind: "power"; power: PowerId }
  | { kind: "suspect"; colour: ColourId }
  | { kind: "guilty"; colour: ColourId }
  | { kind: "nda_served"; pawn: PawnId }
  | { kind: "traps_set"; section: SectionId; section2: SectionId; section3: SectionId; live: number | null }
  | { kind: "trap_turned"; section: SectionId; live: number }
  | { kind: "escaped"; pawn: PawnId; place: PlaceId }
  | { kind: "engulfed"; pawn: PawnId }
  | { kind: "monster_moved"; section: SectionId }
  | { kind: "monster_placed"; section: SectionId }
  | { kind: "minute_began"; minute: number }
  | { kind: "entry"; live: number }
  | { kind: "stationfall" }
  | { kind: "delivered"; colour: ColourId; data: DataId; institution: InstitutionId }
  | { kind: "swapped"; pawn: PawnId; receiver: PawnId }
  | { kind: "ejected"; pawn: PawnId }
  | { kind: "jettisoned" }
  | { kind: "fed"; pawn: PawnId }
  | { kind: "moss_moved"; section: SectionId }
  | { kind: "ship_turned" }
  | { kind: "greys_home" }
  | { kind: "bribe_home"; colour: ColourId }
  | { kind: "betrayal_home"; colour: ColourId }
  | { kind: "shown"; colour: ColourId; identity: IdentityId }
  | { kind: "discarded"; colour: ColourId; character: CharacterId | null }
  | { kind: "taken"; colour: ColourId; character: CharacterId }
  | { kind: "used_free"; pawn: PawnId }
  | { kind: "wormhole_opened" }
  | { kind: "framed"; colour: ColourId; colour2: ColourId }
  | { kind: "gained"; pawn: PawnId; item: ItemId }
  | { kind: "artifact_taken"; pawn: PawnId }
  | { kind: "cube_moved"; colour: ColourId; character: CharacterId }
  | { kind: "rolled"; colour: ColourId; count: number }
  | { kind: "automaton"; colour: ColourId }
  | { kind: "ended"; colour: ColourId }
  | { kind: "learnt_project"; colour: ColourId; project: ProjectId }
  | { kind: "proposed_assign"; seat: number; identity: IdentityId; second: IdentityId };

export interface Game {
  view: StationfallView;
  options: StationfallOptions;
  move: Move;
  told: Told;
}
