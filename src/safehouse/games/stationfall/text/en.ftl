game-title = Stationfall
game-tagline = A station falls out of orbit, and nobody knows who plays whom.
game-designers = Matt Eklund
game-minutes = 90–120 min
over = The game is over.

## Options
option-players = Players
option-extent = Length
option-extent-whole = A whole game
option-extent-last_minute = The last minute (2 players, for research)
option-teams = Teams
option-roster = Characters
option-roster-draw = Drawn
option-roster-first_game = First game
option-roster-chosen = Chosen by name
option-characters = Chosen characters
option-wipe_data = Wiping data in the Physics Lab
option-team_chat = Private talk within teams
option-station = File with a station of your own
option-players-1 = 1
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-players-6 = 6
option-players-7 = 7
option-players-8 = 8
option-players-9 = 9

## Questions
ask-choose = Choose your secret identity; the other cards are bonus characters.
wait-choose = Choosing a secret identity: { $seats }.
ask-assign = Agree on the identities: first yours (or that of your first colour), then your team mate’s (or that of your second colour). The remaining card is the bonus character.
wait-assign = Deciding: { $seats }.
ask-turn = { $stage ->
    [reveal-influence] Your turn, in this order: you may reveal yourself, you may influence one character, then activate one or renegotiate.
    [reveal] Your turn: you may reveal yourself, then { $anybody ->
        [0] renegotiate; there is nobody you can activate.
       *[1] activate a character or renegotiate.
     }{ $cubes ->
        [0] {" "}You have no cubes left to influence with.
       *[other] {""}
     }
    [influence] Your turn: you may influence one character; then activate one or renegotiate.
    [renegotiate] There is nobody you can activate: renegotiate.
   *[activate] Now activate one of your conspirators, or renegotiate.
}
wait-turn = Turn: { $seats }.
ask-cubes = How many influence cubes do you put on { $character }? { $limited ->
    [loyal] Loyal: all cubes on the card first return to their players, and you must put at least { $least }. You will have { $supply }.
    [helpful] Helpful: nobody may have more than one here.
   *[no] You have { $supply } in your supply.
}
wait-cubes = { $seats }: how many influence cubes for { $character }.
ask-activation = { $activated ->
    [0] Place your disc: whom do you activate?
   *[other] What does { $pawn } do? { $actions ->
        [0] { $still-count ->
            [0] No action is left: end your turn.
           *[other] No action is left. End your turn, or first use { $still }.
        }
        [one] One action left.
       *[other] { $actions } actions left.
    }
}
still-free = the free action
still-bribe = a bribe
still-kompromat = a kompromat
still-rest = what else is listed
wait-activation = { $activated ->
    [0] { $seats }: whom to activate.
   *[other] { $seats }: what { $pawn } does.
}
ask-action = Which action does { $pawn } take?{ $right ->
    [action] { $actions ->
        [one] {" "}One action left.
       *[other] {" "}{ $actions } actions left.
     }
    [bribe] {" "}The bribe buys one.
    [grey] {" "}The grey bribe buys one.
    [kompromat] {" "}The kompromat is worth one.
   *[other] {""}
}
wait-action = { $seats }: which action { $pawn } takes.
ask-free = Which free action does { $pawn } take?
wait-free = { $seats }: which free action { $pawn } takes.
ask-item = { $pawn }, “{ $deed }”: which item or data?
wait-item = { $seats }: { $pawn }, “{ $deed }”, which thing.
ask-to = { $pawn }, “{ $deed }”: who receives the data?
wait-to = { $seats }: { $pawn }, “{ $deed }”, who receives the data.
ask-drag = { $pawn }, “{ $deed }”: which downed character to drag along?
wait-drag = { $seats }: { $pawn }, “{ $deed }”, whom to drag along.
ask-light = Light the firebomb?
wait-light = Deciding: { $seats }.
ask-let_go = { $bearer } has no room: which item is let go?
wait-let_go = Deciding: { $seats }.
ask-cube = Whose cube goes to the betrayal box?
wait-cube = Deciding: { $seats }.
ask-with = With which pawn do you act?
wait-with = Deciding: { $seats }.
ask-owner = Which of the two owners do you ask?
wait-owner = Deciding: { $seats }.
ask-consent = { $colour } wants your character { $pawn } to act: “{ $deed }”{ $parts-count ->
    [0] {""}
   *[other] {" "}({ $parts })
}. Do you allow it?{ $right ->
    [kompromat] {" "}Refusing makes you suspect if you are innocent; the kompromat returns to whoever used it.
   *[other] {" "}If you refuse, the bribe goes back.
}
wait-consent = { $seats }: whether to allow “{ $deed }” ({ $pawn }).
ask-frame = Do you frame somebody else?
wait-frame = Deciding: { $seats }.
ask-contaminated = { $bearer } has no room for the contamination token: which item is dropped?
wait-contaminated = Deciding: { $seats }.
ask-overfull = { $bearer } has more items than allowed: which one is dropped?
wait-overfull = Deciding: { $seats }.
ask-resolve = Which time token resolves first?
wait-resolve = Deciding: { $seats }.
ask-monster = { $monster }: where does it go?
wait-monster = Deciding: { $seats }.
ask-victim = { $monster }: who is the victim?
wait-victim = Deciding: { $seats }.
ask-seats = Who of those freed gets a seat in the pod?
wait-seats = Deciding: { $seats }.
ask-swap = With whom does the character swap places?
wait-swap = Deciding: { $seats }.
ask-confess = Who confessed?
wait-confess = Deciding: { $seats }.
ask-trojan = Who gets the Digital Assistant?
wait-trojan = Deciding: { $seats }.
ask-cache = Who gets the helmet?
wait-cache = Deciding: { $seats }.
ask-artifact = Take the Artifact?
wait-artifact = Deciding: { $seats }.
ask-aim = Which section is overloaded?
wait-aim = Deciding: { $seats }.
ask-trap = Where does the next trap go? The first one is live.
wait-trap = Deciding: { $seats }.
ask-show = Do you show a bonus character and act with it?
wait-show = Deciding: { $seats }.
ask-discard = Which kompromat do you discard?
wait-discard = Deciding: { $seats }.
ask-take = Which used kompromat do you take?
wait-take = Deciding: { $seats }.
ask-reveal = Stationfall: whom do you reveal?
wait-reveal = Deciding: { $seats }.
ask-deliver = Which data do you deliver to whom?
wait-deliver = Deciding: { $seats }.
ask-swarm = { $monster }: where does it move, or does it stay?
wait-swarm = Deciding: { $seats }.

## Moves
move-step = Step: { $section }
move-pick_up = Pick up: { $item }
move-pick_from = Pick something up from: { $pawn }
move-pick_kompromat = Pick up the kompromat: { $section }
move-drop = Drop: { $item }
move-give = Give something to: { $pawn }
move-throw = Throw something into: { $section }
move-copy = Copy: { $data }
move-delete = Delete: { $data }
move-strike = Strike with the bludgeon: { $pawn }
move-shoot = Shoot: { $pawn }
move-rob = Rob: { $pawn }
move-sabotage = Sabotage this section
move-revive = Revive with nanogel: { $pawn }
move-wait = Wait
move-wait_disc = Wait and take the disc back
move-declare_evacuation = Declare evacuation
move-transmit = Transmit { $data }: { $institution }
move-release_project_x = Release Project X
move-decontaminate = Decontaminate: { $pawn }
move-jettison = Jettison the antimatter
move-countdown = Launch this pod by countdown
move-launch = Launch the pod: { $section }
move-launch_all = Launch all ready pods
move-make_item = Manufacture: { $item }
move-make_data = Manufacture data: { $data }
move-make_contamination = Get contaminated
move-meditate = Meditate
move-repair = Repair the robot: { $pawn }
move-self_destruct = Start the self-destruct
move-airlock = Airlock: { $section }
move-airlock_throw = Throw something through the airlock: { $section }
move-eject = Eject into space: { $pawn }
move-toggle_cameras = Toggle the cameras
move-wipe = Wipe all data of: { $pawn }
move-enter_wormhole = Enter the wormhole
move-suppress = Fire suppression: { $section }
move-toggle_jammers = Toggle the jammers
move-remote_control = Remote control: { $pawn }
move-command_swarm = Command the swarm
move-breach = Breach the lock: { $section }
move-jury_rig = Repair this section
move-jury_rig_robot = Jury-rig: { $pawn }
move-disassemble = Disassemble and repair the section
move-disassemble_for = Disassemble and revive: { $pawn }
move-wormtongue = Wormtongue: { $character }
move-serve_nda = Serve the NDAs
move-lawyer_up = Lawyer up: { $colour }
move-treat = Treat: { $pawn }
move-emp_burst = EMP burst
move-telepathy = Telepathy: { $pawn }
move-missile = Fire the missile: { $section }
move-self_repair = Self-repair
move-root_access = Root access: { $pawn }
move-tradecraft = Tradecraft: trade kompromats
move-hardcopy = Sign an NDA
move-infect = Infect: { $pawn }
move-nerve_gas = Nerve gas: { $section }
move-fly_wings = Fly off on the Rocket Wings
move-feed = Feed the moss: { $pawn }
move-choose = My identity: { $identity }
move-assign = First { $identity }, then { $second }
move-propose_assign = Propose: I play { $identity }, you play { $second }
move-reveal = Reveal: { $identity }
move-influence = Influence: { $character }
move-cubes = Number of cubes: { $count }
move-activate = Activate: { $pawn }
move-renegotiate = Renegotiate
move-take_back = Renegotiate and take a cube back: { $character }
move-free_action = Use the free action
move-bribe = Bribe: { $pawn }
move-grey_bribe = Bribe with a grey bribe: { $pawn }
move-kompromat = Use the kompromat: { $character }
move-with = Character: { $pawn }
move-ask_owner = Ask: { $colour }
move-accept = Agree
move-refuse = Refuse
move-end_turn = End the activation
move-moss_step = The moss creeps: { $section }
move-moss_feed = The moss eats: { $pawn }
move-presence = Forceful Presence: { $pawn }
move-frame = Frame: { $colour }
move-item = Item: { $item }
move-data = Data: { $data }
move-to = Receiver: { $pawn }
move-drag = Drag: { $pawn }
move-alone = Go without dragging
move-light = Light it
move-unlit = Leave it unlit
move-let_go = Let go: { $item }
move-cube_of = Cube of: { $colour }
move-resolve = Resolve token number { $token }
move-monster_step = The monster moves: { $section }
move-monster_stay = Stay
move-victim = Victim: { $pawn }
move-spare = Spare everybody
move-swap = Swap places: { $pawn }
move-skip = Decline
move-aim = Aim at: { $section }
move-trap = A trap in: { $section }
move-helmet_to = The helmet goes to: { $pawn }
move-assistant_to = The Digital Assistant goes to: { $pawn }
move-confess = The one who confessed: { $pawn }
move-take_artifact = Take the Artifact
move-show = Show: { $identity }
move-discard = Discard the kompromat: { $character }
move-take = Take the kompromat: { $character }
move-deliver = Deliver { $data }: { $institution }
move-done = Done

## Events
event-dealt =
    { $identity ->
        [hidden] An identity card goes to { $colour }.
       *[other] An identity card goes to { $colour }: { $identity }.
    }
event-chose =
    { $identity ->
        [hidden] A secret identity is chosen: { $colour }.
       *[other] Secret identity ({ $colour }): { $identity }.
    }
event-turn = Minute { $minute }: { $colour }’s turn.
event-revealed = { $colour } reveals an identity: { $identity }.
event-schrodinger = { $colour } discards the secret identity and reveals a bonus character: { $identity }.
event-cubes_home = { $count ->
    [one] { $colour } takes 1 cube back from the card.
   *[other] { $colour } takes { $count } cubes back from the card.
 }
event-cubes_betrayed = { $count ->
    [one] { $colour } moves 1 cube from { $character } to the betrayal box.
   *[other] { $colour } moves { $count } cubes from { $character } to the betrayal box.
 }
event-influenced = { $count ->
    [one] { $colour } puts 1 cube on { $character }.
   *[other] { $colour } puts { $count } cubes on { $character }.
 }
event-cubes_returned = { $count ->
    [one] { $colour } takes 1 cube back from { $character } into the supply.
   *[other] { $colour } takes { $count } cubes back from { $character } into the supply.
 }
event-activated = { $count ->
    [one] { $colour } activates { $pawn } for 1 action.
   *[other] { $colour } activates { $pawn } for { $count } actions.
 }
event-renegotiated = { $colour } renegotiates.
event-took_back = { $colour } takes a cube back from { $character }.
event-disc_back = { $colour } takes the activation disc back.
event-bribed = { $colour } offers { $pawn } a bribe.
event-grey_bribed = { $colour } offers { $pawn } a grey bribe.
event-kompromat_shown = { $colour } shows the kompromat on { $character }.
event-asked = { $colour } is asked for permission.
event-accepted = { $colour } agrees.
event-refused = { $colour } refuses.
event-bribe_back = { $colour } keeps the bribe.
event-kompromat_back = The kompromat on { $character } returns to { $colour }’s hand.
event-stepped = { $pawn } moves to { $section }.
event-dragged = { $pawn } is dragged to { $section }.
event-moved = { $pawn } is now in { $section }.
event-picked_up = { $pawn } picks up { $item }.
event-picked_from = { $pawn } takes { $item } from { $victim }.
event-picked_kompromat =
    { $character ->
        [hidden] { $colour } takes the kompromat in { $section }.
       *[other] { $colour } takes the kompromat in { $section }: { $character }.
    }
event-dropped = { $pawn } drops { $item } in { $section }.
event-gave = { $pawn } gives { $item } to { $receiver }.
event-threw = { $pawn } throws { $item } into { $section }.
event-copied = { $pawn } copies { $data } to { $receiver }.
event-deleted = Data deleted ({ $pawn }): { $data }.
event-struck = { $pawn } strikes { $victim }.
event-shot = { $pawn } shoots { $victim }.
event-robbed_item = { $pawn } robs { $victim } of { $item }.
event-robbed_data = { $pawn } robs { $victim } of { $data }.
event-damaged = Damaged: { $section }.
event-repaired = Repaired: { $section }.
event-downed = { $pawn } goes down.
event-revived = { $pawn } is revived.
event-waited = { $pawn } waits.
event-evacuation = Evacuation is declared!
event-locks_removed = All locks are removed.
event-lock_removed = A lock is removed: { $section } – { $section2 }.
event-transmitted = { $pawn } transmits { $data } to the { $institution }.
event-project_released = Project X is out: { $project }!
event-learnt_project = { $colour } may look at Project X: { $project }.
event-decontaminated = { $pawn } is decontaminated.
event-contaminated = { $pawn } is contaminated.
event-armed =
    { $minute ->
        [-1] The antimatter is armed and explodes at Stationfall.
       *[other] The antimatter is armed and explodes in minute { $minute }.
    }
event-exploded = The antimatter explodes: { $place }!
event-token_set = { $colour } places a time token ({ $token }): { $section }.
event-token_back = A time token resolves ({ $token }): { $section }.
event-launched = The pod { $section } leaves for the mesosphere.
event-pod_annihilated = The pod { $section } is annihilated.
event-annihilated = { $pawn } is annihilated.
event-item_annihilated = Annihilated item: { $item }.
event-made_item = { $pawn } makes { $item }.
event-made_data = { $pawn } gains { $data }.
event-meditated = { $count ->
    [one] { $colour } takes 1 cube back from the betrayal box.
   *[other] { $colour } takes { $count } cubes back from the betrayal box.
 }
event-cameras = Cameras: { $on }.
event-jammers = Jammers: { $on }.
event-fire = Fire: { $section }!
event-gas = Asphyxiation: { $section }!
event-hazard_cleared = The hazard is gone: { $section }.
event-power = Power level: { $power }.
event-suspect = { $colour } becomes suspect.
event-guilty = { $colour } becomes guilty.
event-nda_served = An NDA for { $pawn }.
event-traps_set =
    { $live ->
        [hidden] Traps lie in: { $section }, { $section2 }, { $section3 }.
       *[other] Traps lie in: { $section }, { $section2 }, { $section3 }. Only you know the live one.
    }
event-trap_turned =
    { $live ->
        [0] The trap in { $section } is a decoy.
       *[other] The trap in { $section } goes off!
    }
event-escaped = { $pawn } escapes ({ $place }).
event-engulfed = The blob engulfs { $pawn }.
event-monster_moved = The monster moves to { $section }.
event-monster_placed = The monster appears in { $section }.
event-minute_began = Minute { $minute } begins.
event-entry =
    { $live ->
        [0] Atmospheric entry: one more minute is left.
       *[other] Atmospheric entry: a fireball!
    }
event-stationfall = Stationfall.
event-delivered = { $colour } delivers { $data } to the { $institution }.
event-swapped = { $pawn } swaps places with { $receiver }.
event-ejected = { $pawn } is ejected into space.
event-jettisoned = The antimatter is jettisoned into Outer Space.
event-fed = The Fang Moss eats { $pawn }.
event-moss_moved = The Fang Moss creeps to { $section }.
event-ship_turned = The Rescue Ship is a Pirate Ship.
event-greys_home = All grey bribes return to the Billionaire.
event-bribe_home = { $colour } takes the bribe back.
event-betrayal_home = { $colour } takes all cubes back from the betrayal box.
event-shown = { $colour } shows a bonus character: { $identity }.
event-discarded =
    { $character ->
        [hidden] { $colour } discards a kompromat.
       *[other] { $colour } discards a kompromat: { $character }.
    }
event-taken = { $colour } takes the used kompromat on { $character }.
event-used_free = { $pawn } uses the free action.
event-wormhole_opened = A wormhole opens in the X-Vault.
event-framed = { $colour } frames { $colour2 }.
event-gained = { $pawn } gains { $item }.
event-artifact_taken = { $pawn } gains the Artifact.
event-cube_moved = A cube of { $colour } goes from { $character } to the betrayal box.
event-rolled = { $colour } rolls the die: { $count }.
event-automaton = The automaton decides: { $colour }.
event-ended = { $colour } ends the turn.
event-proposed_assign = { $seat-is ->
    [you] You propose to play { $identity } and leave { $second } to your team mate.
   *[other] { $seat } proposes to play { $identity } and leave { $second } to you.
 }

## Sections
section-forward_airlocks = Forward Airlocks
section-array_control = Array Control
section-forward_hub = Forward Hub
section-bridge = Bridge
section-security_station = Security Station
section-mainframe = Mainframe
section-physics_lab = Physics Lab
section-chem_lab = Chem Lab
section-bio_lab = Bio Lab
section-cryo_lab = Cryo Lab
section-x_vault = X-Vault
section-nanofactory = Nanofactory
section-hydroponics = Hydroponics
section-print_shop = Print Shop
section-tanks = Tanks
section-fuel_cells = Fuel Cells
section-magnetic_containment = Magnetic Containment
section-aft_hub = Aft Hub
section-therapy_garden = Therapy Garden
section-rec_room = Rec Room
section-suite = Suite
section-quarters = Quarters
section-kitchen = Kitchen
section-locker_room = Locker Room
section-aft_airlocks = Aft Airlocks
section-outer_space = Outer Space
section-mcqueen = McQueen
section-houdini = Houdini
section-sheppard = Sheppard
section-latude = Latude
section-medevac = Medevac
section-inspector_shuttle = Inspector Shuttle
place-forward_airlocks = Forward Airlocks
place-array_control = Array Control
place-forward_hub = Forward Hub
place-bridge = Bridge
place-security_station = Security Station
place-mainframe = Mainframe
place-physics_lab = Physics Lab
place-chem_lab = Chem Lab
place-bio_lab = Bio Lab
place-cryo_lab = Cryo Lab
place-x_vault = X-Vault
place-nanofactory = Nanofactory
place-hydroponics = Hydroponics
place-print_shop = Print Shop
place-tanks = Tanks
place-fuel_cells = Fuel Cells
place-magnetic_containment = Magnetic Containment
place-aft_hub = Aft Hub
place-therapy_garden = Therapy Garden
place-rec_room = Rec Room
place-suite = Suite
place-quarters = Quarters
place-kitchen = Kitchen
place-locker_room = Locker Room
place-aft_airlocks = Aft Airlocks
place-outer_space = Outer Space
place-mcqueen = McQueen
place-houdini = Houdini
place-sheppard = Sheppard
place-latude = Latude
place-medevac = Medevac
place-inspector_shuttle = Inspector Shuttle
place-wormhole = Wormhole
place-rescue_ship = Rescue Ship
place-wings = Rocket Wings

## Characters
character-astrochimp = Astrochimp
character-billionaire = Billionaire
character-boarder = Boarder
character-botanist = Botanist
character-colonel = Colonel
character-consort = Consort
character-corpsicle = Corpsicle
character-counselor = Counselor
character-cyborg = Cyborg
character-daredevil = Daredevil
character-digital_assistant = Digital Assistant
character-doctor = Doctor
character-drones = Drones
character-engineer = Engineer
character-exile = Exile
character-inspector = Inspector
character-legal = Legal
character-maintenance_clones = Maintenance Clones
character-medical = Medical
character-microbiologist = Microbiologist
character-operative = Operative
character-security = Security
character-station_chief = Station Chief
character-stowaway = Stowaway
character-stranger = Stranger
character-telepathic_rat = Telepathic Rat
character-troubleshooter = Troubleshooter
pawn-astrochimp = Astrochimp
pawn-billionaire = Billionaire
pawn-boarder = Boarder
pawn-botanist = Botanist
pawn-colonel = Colonel
pawn-consort = Consort
pawn-corpsicle = Corpsicle
pawn-counselor = Counselor
pawn-cyborg = Cyborg
pawn-daredevil = Daredevil
pawn-digital_assistant = Digital Assistant
pawn-doctor = Doctor
pawn-drone_1 = Drone 1
pawn-drone_2 = Drone 2
pawn-engineer = Engineer
pawn-exile = Exile
pawn-inspector = Inspector
pawn-legal = Legal
pawn-clone_alpha = Clone Alpha
pawn-clone_beta = Clone Beta
pawn-clone_gamma = Clone Gamma
pawn-medical = Medical
pawn-microbiologist = Microbiologist
pawn-operative = Operative
pawn-security = Security
pawn-station_chief = Station Chief
pawn-stowaway = Stowaway
pawn-stranger = Stranger
pawn-telepathic_rat = Telepathic Rat
pawn-troubleshooter = Troubleshooter
pawn-monster = Monster
identity-astrochimp = Astrochimp
identity-billionaire = Billionaire
identity-boarder = Boarder
identity-botanist = Botanist
identity-colonel = Colonel
identity-consort = Consort
identity-corpsicle = Corpsicle
identity-counselor = Counselor
identity-cyborg = Cyborg
identity-daredevil = Daredevil
identity-digital_assistant = Digital Assistant
identity-doctor_jekyll = Doctor (Jekyll)
identity-doctor_hyde = Doctor (Hyde)
identity-engineer = Engineer
identity-exile = Exile
identity-inspector = Inspector
identity-legal = Legal
identity-maintenance_clones = Maintenance Clones
identity-medical = Medical
identity-microbiologist = Microbiologist
identity-operative = Operative
identity-security = Security
identity-station_chief = Station Chief
identity-stowaway = Stowaway
identity-stranger = Stranger
identity-telepathic_rat = Telepathic Rat
identity-troubleshooter = Troubleshooter

## Components
item-helmet = Helmet
item-nanogel = Nanogel
item-nanogel_half = Nanogel (last dose)
item-firebomb = Firebomb
item-bludgeon = Bludgeon
item-gun = Gun
item-antimatter = Antimatter
item-artifact = Artifact
item-briefcase = Briefcase
item-fletcher = Fletcher
item-fang_moss = Fang Moss
item-rocket_wings = Rocket Wings
item-telepathic_rat = Telepathic Rat
item-integral_helmet = Integral helmet
item-integral_bludgeon = Integral bludgeon
item-integral_gun = Integral gun
data-evidence = Evidence
data-x_secret = X-Secret
data-nda = NDA
data-digital_assistant = Digital Assistant
institution-authorities = Authorities
institution-news = News
player-a = Player A
player-b = Player B
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-orange = Orange
colour-white = White
colour-black = Black
colour-pink = Pink
power-normal = normal
power-backup = backup
power-blackout = blackout
project-combat_swarm = Combat Swarm
project-stable_wormhole = Stable Wormhole
project-blob = Blob
project-assassin = Assassin Unit
project-vent_stalker = Vent Stalker
project-spore_mother = Spore Mother
project-nanite_tide = Nanite Tide
project-siren = Siren
token-countdown = countdown
token-missile = missile
token-overload = overload
switch-on = on
switch-off = off

## Agendas
agenda-astrochimp-1 = Astrochimp escaped
agenda-astrochimp-2 = possesses the Briefcase
agenda-astrochimp-3 = possesses the Artifact
agenda-astrochimp-4 = possesses a gun
agenda-billionaire-1 = Billionaire escaped
agenda-billionaire-2 = no live human or robot is colocated with him
agenda-billionaire-3 = Fletcher escaped
agenda-billionaire-4 = Fletcher is colocated with him
agenda-boarder-1 = Boarder escaped
agenda-boarder-2 = she possesses the Briefcase or it is in Outer Space
agenda-boarder-3 = per live human in Outer Space
agenda-botanist-1 = per human annihilated by Fang Moss
agenda-botanist-2 = Fang Moss escaped
agenda-botanist-3 = Botanist escaped
agenda-botanist-4 = he is contaminated
agenda-colonel-1 = Colonel escaped
agenda-colonel-2 = a contaminated NPC escaped
agenda-colonel-3 = Project X was released
agenda-colonel-4 = the X-Secret escaped
agenda-consort-1 = Consort escaped
agenda-consort-2 = no live human or robot is colocated
agenda-consort-3 = possesses the Briefcase
agenda-consort-4 = identity not revealed before Stationfall
agenda-corpsicle-1 = Corpsicle escaped
agenda-corpsicle-2 = possesses nanogel
agenda-corpsicle-3 = the X-Secret escaped
agenda-corpsicle-4 = Project X was never released
agenda-counselor-1 = Counselor escaped
agenda-counselor-2 = the Artifact escaped
agenda-counselor-3 = more kompromats in hand than every other player
agenda-counselor-4 = no other player has fewer cubes in the betrayal box
agenda-cyborg-1 = per character with Officer that is down (annihilated counts)
agenda-cyborg-2 = no human PC escaped
agenda-cyborg-3 = no contamination escaped
agenda-cyborg-4 = Project X was released
agenda-daredevil-1 = Daredevil escaped
agenda-daredevil-2 = she is the only human that escaped
agenda-daredevil-3 = possesses the Artifact or is contaminated
agenda-daredevil-4 = Project X was released
agenda-digital_assistant-1 = per escaped robot possessing the Digital Assistant
agenda-digital_assistant-2 = per institution or escaped human possessing the Digital Assistant
agenda-digital_assistant-3 = at least two copies escaped
agenda-doctor_jekyll-1 = Doctor escaped
agenda-doctor_jekyll-2 = she is contaminated
agenda-doctor_jekyll-3 = possesses the Artifact
agenda-doctor_jekyll-4 = neither institution has Evidence
agenda-doctor_hyde-1 = Doctor escaped
agenda-doctor_hyde-2 = possesses the Briefcase
agenda-doctor_hyde-3 = escaped live in a pod with a down human
agenda-engineer-1 = the antimatter exploded on the station before Stationfall
agenda-engineer-2 = no contaminated character escaped
agenda-engineer-3 = the Artifact did not escape
agenda-engineer-4 = player is innocent
agenda-exile-1 = Exile escaped
agenda-exile-2 = per kompromat in hand whose character escaped
agenda-exile-3 = he possesses Evidence and News does not have it
agenda-inspector-1 = Inspector escaped
agenda-inspector-2 = possesses the Briefcase
agenda-inspector-3 = the Authorities have Evidence
agenda-inspector-4 = News does not
agenda-legal-1 = per escaped human with an NDA
agenda-legal-2 = no human escaped without an NDA
agenda-legal-3 = Evidence did not escape
agenda-legal-4 = per PC whose player is suspect
agenda-maintenance_clones-1 = a Clone escaped
agenda-maintenance_clones-2 = at least two Clones escaped
agenda-maintenance_clones-3 = News has Evidence
agenda-medical-1 = no down human on the station
agenda-medical-2 = per star reached on Medical’s track
agenda-microbiologist-1 = Microbiologist escaped
agenda-microbiologist-2 = per contaminated character that escaped
agenda-microbiologist-3 = the X-Secret escaped
agenda-operative-1 = Evidence did not escape
agenda-operative-2 = the X-Secret did not escape
agenda-operative-3 = no PC of an innocent player escaped
agenda-operative-4 = no contaminated character escaped
agenda-operative-5 = no robot escaped
agenda-security-1 = per down Fugitive, monster or PC of a suspect or guilty player on the station
agenda-security-2 = per down human with a bludgeon or gun on the station
agenda-security-3 = the Briefcase did not escape
agenda-security-4 = the Artifact did not escape
agenda-security-5 = neither of the two escaped
agenda-station_chief-1 = per other human that escaped
agenda-station_chief-2 = per NPC with Officer that escaped
agenda-station_chief-3 = Station Chief is live on the station
agenda-stowaway-1 = News has the X-Secret
agenda-stowaway-2 = News has Evidence
agenda-stowaway-3 = Stowaway escaped
agenda-stowaway-4 = she possesses Evidence and no other escaped character does
agenda-stranger-1 = identity not revealed before Stationfall
agenda-stranger-2 = possesses the X-Secret
agenda-stranger-3 = player scores bonus points
agenda-stranger-4 = live and colocated with a bonus character of the player
agenda-telepathic_rat-1 = per down human or robot colocated with the Rat
agenda-telepathic_rat-2 = per kompromat in hand of such a character
agenda-telepathic_rat-3 = colocated with the Artifact
agenda-telepathic_rat-4 = colocated with the Briefcase
agenda-troubleshooter-1 = the antimatter is not armed
agenda-troubleshooter-2 = Project X was never released
agenda-troubleshooter-3 = no section is damaged
agenda-troubleshooter-4 = per live robot

## Why not
why-SF-3-4a = You were not dealt this card, or you name it twice.
why-SF-3-5 = You have revealed your identity already.
why-SF-3-5-1a = You can reveal only your own identity or a bonus character of yours.
why-SF-4-1 = This character is not in play.
why-SF-4-2-2b = This character can take only the actions named on its card.
why-SF-4-3-1c = You can activate only your own conspirators.
why-SF-4-6-2 = A down character cannot be activated.
why-SF-4-6-6-2 = Escaped and annihilated characters are out of reach.
why-SF-5-1-4a = This section is damaged.
why-SF-5-4-2 = Only a character with Tunnel Rat moves along vents.
why-SF-5-5-2 = Nobody is in the pod.
why-SF-5-5-3a = There is no free seat in the pod.
why-SF-6-2 = A human without a helmet cannot be revived in a hazard.
why-SF-6-5-1 = Fire cannot start where there is asphyxiation.
why-SF-6-5b = A burning section cannot be repaired.
why-SF-7-2-1-1b = It can be turned on only at normal power.
why-SF-7-2-2-1b = This action is impossible in a blackout.
why-SF-7-2-2-3 = In a blackout not even an Officer passes a lock.
why-SF-7-4-1 = The jammers are on: copying works only inside one section.
why-SF-8-1-3c = The bomb cannot be lit here.
why-SF-8-3 = The character does not possess the item this needs.
why-SF-8-4 = An integral item cannot leave its possessor.
why-SF-8-5-1a = The character is contaminated already.
why-SF-11-1 = A down character takes no actions.
why-SF-11-2a = Self-preservation: the action would certainly put the character down.
why-SF-11-5 = This section does not offer that action.
why-SF-11-6 = There is no working console here.
why-SF-12-1-1 = No corridor leads there from here.
why-SF-12-1-2a = Only another down character in the same section can be dragged.
why-SF-12-1-2b = In one turn a character drags once and is dragged once.
why-SF-12-1-3a = A lock closes this corridor.
why-SF-12-2-1 = Nothing like that lies here.
why-SF-12-2-2 = The character’s hands are full.
why-SF-12-2-4 = You cannot pick up the items of a live character.
why-SF-12-3 = The character does not possess this item.
why-SF-12-4-1 = An item can be given only inside the section.
why-SF-12-4-2 = The receiver’s hands are full.
why-SF-12-4-3 = This receiver cannot possess items.
why-SF-12-5-1 = You throw along a corridor without a lock, and need something to throw.
why-SF-12-5-2 = Nothing can be thrown along a vent.
why-SF-12-5-3 = To or from Outer Space you throw through an airlock.
why-SF-12-6-1 = This data cannot be copied to anyone that way.
why-SF-12-7 = Only data of your own PC can be deleted.
why-SF-12-8-1 = A bludgeon does not reach a helmeted human, or anyone outside the section.
why-SF-12-8-2a = A character cannot strike itself with a bludgeon.
why-SF-12-8-3 = Only a live human, robot or monster can be attacked.
why-SF-12-9-1 = This character cannot be robbed.
why-SF-12-9-3 = Without the helmet the victim would go down at once.
why-SF-12-9-4 = There is nothing to take, or nowhere to put it.
why-SF-12-10a = The section is damaged already.
why-SF-12-10b = Outer Space cannot be damaged.
why-SF-12-11-1a = Only somebody down in the same section can be revived.
why-SF-12-11-2 = A human without a helmet would go down again at once.
why-SF-12-12b = Your activation disc is in your supply already.
why-SF-13-1 = Only an Officer can declare evacuation.
why-SF-13-2-1 = The character does not possess this data.
why-SF-13-3-2 = Only an Officer can release Project X.
why-SF-13-3-3 = Project X is already out and evacuation already declared.
why-SF-13-4-1 = This character is not contaminated.
why-SF-13-4-2 = Decontamination works only inside the section.
why-SF-13-5 = The antimatter does not lie here.
why-SF-13-7a = This pod is not docked to this section.
why-SF-13-8-1 = Evacuation has not been declared.
why-SF-13-8-3 = Only an Officer can launch pods from the Bridge.
why-SF-13-9-1 = This is not made here.
why-SF-13-9-2 = The character has no free slot for it.
why-SF-13-10-2 = Only a PC can meditate.
why-SF-13-11 = Only a down robot in the same section can be repaired.
why-SF-13-12-2 = Only an Officer can start the self-destruct.
why-SF-13-12-3 = The antimatter is already armed and evacuation already declared.
why-SF-13-13-1 = The airlock does not lead that way.
why-SF-13-13-3 = Only a down character in the section can be ejected.
why-SF-13-13-4 = Nobody enters a damaged section from Outer Space.
why-SF-13-15 = Wiping data is not part of this game.
why-SF-15-2a = This is not the time for that.
why-SF-15-4-1 = You cannot influence this card now.
why-SF-15-5-2b = The character has no action left.
why-SF-15-5-2c = The activated character can no longer act.
why-SF-15-5-3a = The free action cannot be used like that now.
why-SF-15-5-4-1 = This bribe is not possible now.
why-SF-15-5-4-1a = There must be somebody to activate.
why-SF-15-5-4-2 = You have used your bribe already.
why-SF-15-5-4-3a = Only somebody who plays this character can be asked.
why-SF-15-5-4-4 = You cannot bribe your own PC.
why-SF-15-5-5-1a = You cannot use this kompromat now.
why-SF-15-6-2 = You have no cube there to take back.
why-SF-15-7-1 = No such token is due now.
why-SF-16-3-1 = Your escaped PC cannot deliver that.
why-SF-16-4-4-1 = Points come from a fulfilled agenda line.
why-SF-16-4-5-1 = A point for each symbol of a friend who escaped.
why-SF-16-4-5-2 = A point for each symbol of a grudge who is down and has not escaped.
why-SF-16-4-6-1 = A point for your own unused bribe.
why-SF-16-4-6-2 = A point for each bribe of others on your PC.
why-SF-16-4-7 = A point lost for each cube above the influence limit.
why-SF-16-4-8 = A guilty player does not win.
why-SF-16-4-9 = Ties go by cubes in the betrayal box, then in the supply.
why-SF-18-2 = Only team mates agree on their identities.
why-SF-17-2-3 = There is no Schrödinger reveal in this game.
why-SF-A-armored = A bludgeon does nothing to an armoured character.
why-SF-A-badge = The badge takes items, not data.
why-SF-A-breach = There is no lock to breach there.
why-SF-A-claymore-2 = The traps belong in three different sections of the board.
why-SF-A-disassemble = Only a Drone can do that.
why-SF-A-dying = A dying character cannot be activated while exhausted.
why-SF-A-emergency_response = Only a down human in the same section can be treated, and only by a character with Emergency Response.
why-SF-A-emp_burst = This character has no EMP burst.
why-SF-A-fast_talk = In the light he talks himself out of the bludgeon.
why-SF-A-forceful_presence = Forceful Presence works at the start of the activation, for basic actions of suitable NPCs.
why-SF-A-go_go_go = Each live clone on the station acts once.
why-SF-A-hardcopy = There is no hardcopy here.
why-SF-A-helpful = You may have only one cube on this card.
why-SF-A-infect = Only a human or robot in the same section can be infected.
why-SF-A-jury_rig = This character has no Jury Rig.
why-SF-A-lawyer_up = There is nobody here for the lawyer.
why-SF-A-loyal-1 = You have too few cubes for a loyal character.
why-SF-A-mimic_frameup = Only another player with a conspirator where it was seen can be framed.
why-SF-A-missile = The missile cannot be fired now.
why-SF-A-my_precious = Only the Rat’s player may drop or throw it; giving it is allowed.
why-SF-A-nerve_gas = This character has no nerve gas.
why-SF-A-overload = Only a section that is still part of the station can be overloaded.
why-SF-A-paranoid = A paranoid character needs a conspirator of yours in the same section.
why-SF-A-peacekeeper = The Peacekeeper attacks only fugitives, monsters and suspects.
why-SF-A-pride = A proud character cannot be robbed.
why-SF-A-process_server = Only Legal serves NDAs.
why-SF-A-recorded_confessional = Only another human in the Counselor’s section confesses.
why-SF-A-remote_control = Drones cannot be influenced or activated, only commanded from a console.
why-SF-A-root_access = Root Access needs a live robot with the Digital Assistant.
why-SF-A-secret_cache-1 = The helmet goes to the Stowaway or to a conspirator of yours who can carry it.
why-SF-A-self_repair = This character has no Self-Repair.
why-SF-A-shapeshift_switch-1 = The Consort changes places only with a human or robot NPC who is in a section.
why-SF-A-telepathy = Telepathy works on live humans without a helmet in the same section.
why-SF-A-tradecraft = You lack the kompromats for Tradecraft.
why-SF-A-trojan_horse = The copy goes to somebody who has Evidence or the X-Secret, but not the Assistant yet.
why-SF-A-wormtongue = No cube lies there to be moved.
why-SF-A-creatropism = The Fang Moss cannot act by itself now.
why-SF-A-homework-1 = You cannot act with this character now.
why-SF-K-billionaire-2 = Grey bribes are spent only by the activated Billionaire.
why-SF-K-botanist-1 = The character does not possess the Fang Moss.
why-SF-K-botanist-2 = The moss eats only a down human.
why-SF-K-botanist-3 = The moss moves along open corridors only.
why-SF-K-daredevil-2 = You fly off from Outer Space, with the wings and a helmet.
why-SF-K-legal-1 = The NDA forbids it.
why-SF-K-stowaway-1 = She comes aboard only into a dark section of the station.
why-SF-K-stowaway-2 = She would go down there at once.
why-SF-K-stowaway-4 = Until she is aboard she can do nothing else.
why-SF-M-11 = Only an Officer can make that here.
why-SF-P-1 = The pod waits for the evacuation.
why-SF-P-2 = Every human inside must have signed an NDA.
why-SF-P-3 = The Medevac starts only with a down human aboard.
why-SF-P-4 = The shuttle waits for the Inspector or somebody with Jury Rig.
why-SF-R-6 = This character cannot act now.
why-SF-R-8 = Only a character that can use vents can be dragged along one.
why-SF-R-12 = There is none left in the supply.
why-SF-R-15 = Nobody can be ejected from here.
why-SF-R-25 = Consoles do not work in a blackout.
why-SF-R-30 = The character has nothing to drop and cannot be contaminated.
why-SF-R-37 = Fire suppression works only on the station.
why-SF-R-47 = It would change nothing.
why-SF-R-52 = The pod is already counting down; a second token would find it gone.
why-SF-R-53 = Somebody already named in this chain of commands cannot be named again.
why-SF-X-3 = The monster does not do that.
why-SF-X-4 = The monster cannot go there.
why-SF-X-8 = This weapon does not hurt the monster.
why-SF-X-10 = An engulfed character cannot act.
why-SF-X-11 = This character was not freed from the monster.
why-SF-X-combat_swarm = There is no swarm to command.
why-SF-X-stable_wormhole = There is no wormhole here.

## The end
end-entry =
    { $count ->
        [0] The station burned up, and no player wins.
        [one] The station burned up. Winner: { $winners }.
       *[other] The station burned up. Winners: { $winners }.
    }
end-explosion =
    { $count ->
        [0] The antimatter destroyed the station, and no player wins.
        [one] The antimatter destroyed the station. Winner: { $winners }.
       *[other] The antimatter destroyed the station. Winners: { $winners }.
    }
line-agenda = { $who }: { $task } – points: { $points }
line-bonus = { $who }: bonus character { $card } – points: { $points }
line-own-bribe = { $who }: own unused bribe – points: { $points }
line-bribes = { $who }: bribes received – points: { $points }
line-excess = { $who }: cubes above the limit – points: { $points }
line-total = { $who } in all: { $total } (betrayal box { $betrayal }, supply { $supply })
line-barred = { $seats } cannot win: guilty.
belief-identity = who { $player } is
belief-second_identity = { $player }’s second identity
