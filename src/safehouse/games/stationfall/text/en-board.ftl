# Words of the board in the browser.

## Headings over moves
group-influence = Influence
group-activate = Activate
group-take_back = Renegotiate and take a cube back from
group-cubes = Cubes
group-step = Step to
group-airlock = Through the airlock to
group-pick_up = Pick up
group-pick_from = Pick up from
group-drop = Drop
group-give = Give something to
group-throw = Throw something into
group-strike = Strike
group-shoot = Shoot
group-rob = Rob
group-revive = Revive
group-copy = Copy
group-make_item = Manufacture
group-make_data = Manufacture data
group-suppress = Fire suppression in
group-launch = Launch
group-bribe = Bribe
group-grey_bribe = Grey bribe for
group-kompromat = Use a kompromat on
group-with = Act with
group-wormtongue = Wormtongue
group-telepathy = Telepathy
group-root_access = Root access
group-remote_control = Remote control
group-missile = Missile at
group-nerve_gas = Nerve gas in
group-infect = Infect
group-presence = Forceful Presence
group-drag = Drag
group-item = Item
group-to = Receiver
group-let_go = Let go
group-cube_of = Cube of
group-monster_step = Move to
group-victim = Victim
group-swap = Swap places with
group-aim = Aim at
group-trap = A trap in
group-helmet_to = The helmet goes to
group-assistant_to = The Digital Assistant goes to
group-confess = Confessed
group-discard = Discard
group-take = Take
group-frame = Frame
group-moss_step = The moss creeps to
group-wipe = Wipe all data of

## Marks
station = Plan of the station
markers = Markers of the station
characters = Characters
automata = Automata
mesosphere = MESOSPHERE
mark-power = Power
mark-cameras = Cameras
mark-jammers = Jammers
mark-evacuation = Evacuation
mark-antimatter = Antimatter
mark-project = Project X
mark-ship = Ship
evacuation-yes = declared
evacuation-no = not yet
explodes-in = explodes in minute { $minute }
explodes-at = minute { $minute }
explodes-last = explodes at Stationfall
project-down = face down
ship-rescue = Rescue Ship
ship-pirate = Pirate Ship
minute-now = Minute { $minute }
minute-past = Stationfall
minute-is = now
minute-explosion = the antimatter explodes
entry-hidden = the entry token lies face down
entry-fireball = the entry token shows a fireball
entry-clear = the entry token gives one more minute
on-turn = Turn: { $colour }
institution-has = { $institution }: { $data }
nothing = nothing
no-data = no data
vent = Vent: { $a } – { $b }
lock = Lock: { $a } – { $b }
token-here = time token ({ $token }, { $colour }), placed in minute { $minute }
zoom = Size of the plan
zoom-in = Enlarge
zoom-out = Reduce
zoom-fit = Show the whole station

## Short names on the plan
short-forward_airlocks = Fwd Airlocks
short-array_control = Array Control
short-forward_hub = Forward Hub
short-security_station = Security
short-mainframe = Mainframe
short-physics_lab = Physics Lab
short-chem_lab = Chem Lab
short-bio_lab = Bio Lab
short-cryo_lab = Cryo Lab
short-fuel_cells = Fuel Cells
short-magnetic_containment = Mag. Containm.
short-therapy_garden = Therapy Garden
short-rec_room = Rec Room
short-aft_airlocks = Aft Airlocks
short-outer_space = Outer Space
short-inspector_shuttle = Insp. Shuttle

## Sections
has-gravity = gravity
zero-gravity = zero gravity
is-lit = lit
is-dark = dark
has-console = console
is-power = power section
airlock-both = airlock, both ways
airlock-out = airlock, outward only
airlock-in = airlock, inward only
pod-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
pod-docked = docked
pod-launched = launched
pod-annihilated = annihilated
is-damaged = damaged
hazard-fire = fire
hazard-asphyxiation = asphyxiation
kompromat-here = a kompromat lies here
trap-here = a trap lies here
lies-here = Lies here
section-actions = Actions here
section-makes = Made here
action-airlock = airlock
action-launch_from_section = launch a docked pod
action-transmit = transmit data
action-abandon_ship = declare evacuation (Officer)
action-release_project_x = release Project X (Officer)
action-launch_from_bridge = launch all pods (Officer)
action-self_destruct = self-destruct (Officer)
action-toggle_cameras = toggle the cameras
action-manufacture = manufacture
action-wipe_data = wipe data
action-repair_robot = repair a robot
action-decontaminate = decontaminate
action-jettison_antimatter = jettison the antimatter
action-meditate = meditate
action-launch_countdown = launch by countdown
made-evidence = Evidence
made-digital_assistant = Digital Assistant
made-firebomb = firebomb
made-x_secret = X-Secret
made-contamination = contamination of the maker
made-nanogel = nanogel
made-helmet = helmet
made-bludgeon = bludgeon
made-gun = gun
made-gun-officer = gun (Officer)

## Characters
place-nowhere = no pawn
place-off_board = not aboard yet
place-engulfed = engulfed by the monster
state-annihilated = annihilated
state-down = down, { $place }
state-escaped = escaped ({ $place })
state-escaped-down = escaped, down ({ $place })
cubes-of = { $colour }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
steered-by = conspirator of { $colours }
is-pc = PC of { $colour }
is-revealed = PC: { $identity }
exhausted = exhausted
contaminated = contaminated
bribed-by = bribe from { $colour }
grey-bribes = grey bribes: { $count }
kompromat-used = kompromat used
type-human = human
type-robot = robot
type-item = item
type-data = data
item-limit = items: { $count } at most
influence-limit = influence limit { $count }
after-reveal = after the reveal
as-bonus = As a bonus character: { $what }
agenda-of = Agenda: { $identity }
bonus-friend = { $points ->
    [one] 1 point
   *[other] { $points } points
} if escaped
bonus-grudge = { $points ->
    [one] 1 point
   *[other] { $points } points
} if down and not escaped
bonus-clones = 1 point per escaped Clone, 1 more for all three
medical-track = Revivals on the track: { $count }
dossier-shut = Close
ask-why = Why not “{ $move }”?

## Seats and secrets
guilt-innocent = innocent
guilt-suspect = suspect
guilt-guilty = guilty
supply = Cubes in the supply
betrayal-box = Cubes in the betrayal box
kompromats-held = Kompromats in hand
bribe-used = bribe used
bribe-unused = bribe unused
time-tokens = Time tokens left
by-schrodinger = (was a bonus character)
own-cards = Your cards
kompromats = Your kompromats
none-in-hand = No kompromat in hand
role-identity = secret identity
role-revealed = your PC, revealed
role-bonus = bonus character
role-open = choose one
role-discarded = given up
scores-now = Points if the game ended now
points-now = now
scores-of = { $points ->
    [one] scores 1 point now
   *[other] scores { $points } points now
}, worth { $worth }
project-known = Project X: { $project }
live-trap = Live trap: { $section }

## What will happen
remark-trap = A trap lies there and may go off.
remark-no-bonus = Bonus characters will score nothing for you.
remark-abilities = Gains: { $abilities }.
remark-alone = You would have { $mine }, others at most { $rest }: your conspirator.
remark-shared = You would have { $mine }, as many as another: shared conspirator.
remark-behind = You would have { $mine }, another has { $rest }: not your conspirator.
remark-fire = Fire starts where the bomb lands; humans without a helmet there go down.
remark-missile = It strikes on your next turn: section damaged, everybody in it down.
remark-ejected = Thrown into Outer Space; without a helmet there is no reviving out there.
remark-countdown = The pod leaves on your turn in minute { $minute }, if it is undamaged then.
remark-bribe = Your bribe stays there; unused it is worth a point.
remark-refuse = Its player may refuse.
remark-refuse-suspect = Its player may refuse and then becomes suspect.
remark-kompromat = The kompromat is used up.
remark-disc-home = Your disc returns; no action this turn.
remark-actions-lost = { $count ->
    [one] One action is left unused.
   *[other] { $count } actions are left unused.
}
remark-no-penalty = Refusing costs you nothing.

## The table in words
text-is = { $what }: { $value }
text-down = { $pawn } (down)
text-acting = Acting: { $pawn }, actions left: { $count }
text-conspiracies = Conspiracies
text-sections = Sections
text-locks = Locks
text-supply = cubes in the supply { $supply }, in the betrayal box { $betrayal }
text-hand = kompromats in hand: { $count }
text-agenda = { $task }: { $points } now, worth { $worth }
text-bonus = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
text-corridors = corridors to { $sections }
text-vents = vents to { $sections }

## The score
score = Score
score-source = Points for
score-total = Total
score-agenda = Agenda of { $identity }
score-bonus = Bonus character
score-own-bribe = Own unused bribe
score-bribes = Bribes received
score-excess = Cubes above the limit
score-ties = Betrayal box / supply
score-winner = winner
score-barred = guilty, cannot win
score-automaton = automaton

## Abilities
ability-tunnel_rat = Tunnel Rat
    .does = Steps along vents.
ability-loyal = Loyal
    .does = Influencing it sends all its cubes home; you must put at least one more than came back.
ability-live_streams = Live Streams
    .does = While the jammers are off, this section and Fletcher’s are lit and on camera.
ability-rich = Rich
    .does = Cannot be bribed. When activated, spends grey bribes from this card.
ability-breach = Breach
    .does = Action: removes a lock next to this section.
ability-fugitive = Fugitive
    .does = What it does, or what downs it, makes nobody suspect.
ability-scientist = Scientist
    .does = When activated, a section action may be the free action.
ability-zero_born = ZeroBorn
    .does = When activated, a step or an airlock into zero gravity may be the free action.
ability-officer = Officer
    .does = Passes locks and removes them, except in a blackout; may take officers’ actions.
ability-paranoid = Paranoid
    .does = Influenced only by a player with a conspirator in the section. Cannot be bribed.
ability-fast_talk = Fast Talk
    .does = Humans cannot strike it with a bludgeon in a lit section.
ability-mimic_frameup = Mimic Frameup
    .does = When it would make you suspect, name another player with a conspirator there instead.
ability-vengeful = Vengeful
    .does = Her kompromat works even while she is down, revives her and gives a bludgeon.
ability-dying = Dying
    .does = Cannot be activated while exhausted and has no free action.
ability-wormtongue = Wormtongue
    .does = Action: a cube from a human’s card in the section goes to the betrayal box.
ability-uncanny = Uncanny
    .does = Exhausted only with two discs on the card.
ability-pride = Pride
    .does = Cannot be robbed.
ability-adrenaline = Adrenaline
    .does = Hazards do not down her. Moving into a hazard is free.
ability-ai = A.I.
    .does = Takes console actions only, from anywhere. Whoever holds its data counts as an Officer and may launch pods.
ability-helpful = Helpful
    .does = Nobody may have more than one cube here.
ability-split = Split
    .does = Two identities, Jekyll and Hyde; may be the PC of two players.
ability-disassemble = Disassemble
    .does = Action: the Drone goes down and repairs the section or a robot.
ability-remote_control = Remote Control
    .does = Cannot be influenced or activated; a console action commands it.
ability-jury_rig = Jury Rig
    .does = Action: repairs the section or a down robot in it.
ability-hacker = Hacker
    .does = A console action may be the free action; with the jammers off it works anywhere.
ability-investigator = Investigator
    .does = Picks up kompromats and makes data in neighbouring sections.
ability-badge = Badge
    .does = Robs items as if with a gun.
ability-process_server = Process Server
    .does = Action: an NDA for every other human and robot in the section.
ability-lawyer_up = Lawyer Up
    .does = Action: the player of a PC here, innocent or guilty, becomes suspect.
ability-emergency_response = Emergency Response
    .does = Action: revives a down human without nanogel. Moving to a down human is free.
ability-emp_burst = EMP Burst
    .does = Action: damages the section, downs its robots, deletes all data in it.
ability-peacekeeper = Peacekeeper
    .does = Attacks only fugitives, monsters and PCs of suspects; never sabotages.
ability-armored = Armored
    .does = Bludgeons do nothing to it.
ability-telepathy = Telepathy
    .does = Its only action: act with a live human without a helmet in the section, recklessly.
ability-acrobatics = Acrobatics
    .does = Has ZeroBorn.
ability-hollow_promises = Hollow Promises
    .does = All grey bribes come back.
ability-missile = Missile
    .does = Action with the jammers off: aims at any section; next turn it is damaged and everybody in it down.
ability-extricate = Extricate
    .does = The Rescue Ship turns into the Pirate Ship.
ability-creatropism = Creatropism
    .does = Once per activation phase a loose Fang Moss steps or eats.
ability-mission_first = Mission First
    .does = All your cubes leave the betrayal box.
ability-shapeshift_switch = Shapeshift Switch
    .does = Swaps place, items, data and bribes with an NPC.
ability-last_gasp = Last Gasp
    .does = Revived if down, otherwise one action.
ability-recorded_confessional = Recorded Confessional
    .does = Innocent players who steer a chosen human here become suspect.
ability-brutal = Brutal
    .does = Strikes helmeted humans; bludgeon and helmet are lost.
ability-self_repair = Self-Repair
    .does = May be activated while down; revives itself first.
ability-point_break = Point Break
    .does = With a helmet and next to the Rocket Wings, escapes at Stationfall.
ability-root_access = Root Access
    .does = Action: act with a robot that holds the Digital Assistant, recklessly.
ability-trojan_horse = Trojan Horse
    .does = A copy of the Digital Assistant for a holder of Evidence or the X-Secret.
ability-zip_gun = ZipGun
    .does = Gains a gun.
ability-fake_artifact = Fake Artifact
    .does = Takes the Artifact unless a PC has it.
ability-overload = Overload
    .does = Aims at a section; it is damaged next turn.
ability-blood_from_a_stone = Blood from a Stone
    .does = A kompromat used on an NPC returns to your hand.
ability-tradecraft = Tradecraft
    .does = Action: two kompromats from your hand for a used one.
ability-offshore_shenanigans = Offshore Shenanigans
    .does = Your used bribe comes back.
ability-fine_print = Fine Print
    .does = NPCs with an NDA count as your conspirators.
ability-hardcopy = Hardcopy
    .does = Anybody in the section may sign an NDA as an action.
ability-go_go_go = Go Go Go!
    .does = One action with each live Clone at once.
ability-haywire = Haywire
    .does = Gains a bludgeon.
ability-infect = Infect
    .does = Action: contaminates somebody in the section.
ability-claymore = Claymore
    .does = Three traps in three sections; the live one downs whoever enters.
ability-nerve_gas = Nerve Gas
    .does = Action: asphyxiation here or next door.
ability-authorized_force = Authorized Force
    .does = Loses Peacekeeper.
ability-forceful_presence = Forceful Presence
    .does = When activated, a free basic action with an NPC here or an NPC Officer anywhere.
ability-secret_cache = Secret Cache
    .does = She or one of your conspirators gains a helmet.
ability-homework = Homework
    .does = Show a bonus character and act with it once.
ability-enigma = Enigma
    .does = Revealed as a bonus character, it lets you keep your other cards and loses Uncanny.
ability-my_precious = My Precious
    .does = Other players cannot throw, airlock or drop the Rat.
ability-talk_them_through_it = Talk Them Through It
    .does = Your conspirators have Jury Rig and Tunnel Rat.
