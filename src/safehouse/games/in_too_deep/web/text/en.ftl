# Words of the board in the browser.
group-hook = Hook
group-unhook = Unhook
group-move = Move
group-pick_up = Pick up an item
group-activate = Zone effect
group-ability = Ability
group-dominate = Gain 1 dominance
group-endure = Extra action for dominance
group-smuggle = The Smuggler takes
group-see = The Seer adds dominance
group-drop = Drop an item
group-use = Support tokens
group-commit = Commit a crime
group-zone = Zone
group-criminal = Criminal
group-item = Item
group-guardian = Guardian
group-barrier = Barriers
group-escort = Escort
chapter-ends = Chapter ends
chapter-over = Chapter over
last-turns = Last turns
display = Evidence display, place
group-dilemma = Dilemma from your hand
group-stored_dilemma = Dilemma from the databank
group-draw = Draw from the deck
group-to_bonus_support = To the bonus field: support token
group-to_bonus_tolerance = To the bonus field: tolerance
group-to_bonus_dominance = To the bonus field: dominance
group-to_box = To your own box

city = The city, eight zones clockwise
desk = Evidence, Syndicate board, support and story
syndicate = Syndicate board
guardian = the Guardian
zone-patrol = { $count ->
    [0] no patrol
    [one] one patrol token
   *[other] { $count } patrol tokens
}
criminal-told = { $criminal }{ $item ->
    [none] {""}
   *[other] , holds: { $item }
}{ $by ->
    [none] {""}
   *[other] , hooked by { $by }
}{ $locked ->
    [yes] , locked
   *[no] {""}
}
item-about = An item. Kind: { $kind }.
hook-middle = Free hook tokens
hook-free = { $criminal }, the hook token lies in the middle of the city
hook-none = Every criminal is hooked.
turn-of = Turn: { $seat }
actions-left = { $count ->
    [0] no actions left
    [one] one action
   *[other] { $count } actions
}
resolving = Being committed
resolving-crime = { $code } { $name }
barrier-named = Barrier ({ $barrier })
barrier-told = Barrier ({ $barrier }): between { $zone } and { $next }
barrier-here = Barrier to here: between { $zone } and { $next }

rail = Evidence rail
rail-slot = Rail, space { $slot }: { $kind }
chapter = Chapter { $chapter }
chapter-of = Chapter { $chapter } of { $count }
display = Evidence display
display-left = { $count } of { $total }
display-place = Display, place { $position }: { $kind }
evidence-down = face-down evidence
investigation = Chapter investigation
folder-worth = If the investigation succeeds, a folder is worth { $intel } Intel
row-told = Row { $row }, task { $kind }, folders left: { $left }
plan = Plan
plan-short = { $seats } players: { $kinds } kinds of { $count }
plan-need = With { $seats } players the plan is foiled by { $kinds } kinds of evidence with at least { $count } tokens each
bonus-told = Bonus field, { $bonus }: { $kind ->
    [none] free
   *[other] { $kind }
}
boxes = Boxes in the plan area
box-told = Box of { $seat }: { $count ->
    [one] one token
   *[other] { $count } tokens
}{ $known ->
    [none] {""}
   *[other] , known: { $known }
}
shared-box = Shared box
shared-kind = Shared box, { $kind }: { $count }
support-offer = Support offer
offer-told = Third { $third }: { $name }, { $timing ->
    [instant] instant
   *[stored] stored
}, Intel { $intel }. { $effect }
story = Story
tale-read = Read
tale-shut = Back to the board
decks = Decks
deck-told = Deck, { $deck }: { $count ->
    [one] one card
   *[other] { $count } cards
}

ports = Hook ports
port-free = free port
port-third = free third port: hooking costs 1 dilemma
dominance-track = Dominance track
dominance-at = { $criminal }: space { $space }{ $area ->
    [ability] , ability area
    [endurance] , endurance area
   *[start] {""}
}, worth { $intel }
fact-intel = Intel: { $value }
fact-tolerance = Tolerance: { $value }
fact-folders = Folders: { $value }
fact-memory = Evidence in memory: { $value }
fact-dilemmas = Dilemmas in hand: { $value }
fact-databank = Dilemmas in the databank: { $value }
crimes-in-hand = Crime cards in hand
crimes-of-deck = { $deck ->
    [0] Petty crimes: { $count }
   *[other] Major crimes, level { $deck }: { $count }
}
card-aside = A card nobody has seen, beside the console
support-owned = Support tokens
choose-seat = Choose

own-crimes = Your crimes
own-no-crimes = You hold no crime card now.
own-memory = Memory
own-dilemmas = Dilemmas, corruption { $corruption }
own-databank = Databank, { $corruption } after tolerance
memory-kind = { $kind }: { $count }
card-ready = All conditions are met
card-lacks = Conditions not met: { $count }
card-story = The story lacks a level-{ $level } crime of this storyline
reward-intel = Intel { $count }
reward-dilemmas = dilemmas { $count }
reward-evidence = evidence { $count }
reward-process = processing { $count }
reward-support = support { $count }
outcome-cautious = Cautious outcome
outcome-reckless = Reckless outcome
outcome-reward = Reward
dilemma-told = { $name }: corruption { $corruption }, { $bonus }. { $blurb }
dilemma-line = corruption { $corruption }, { $bonus }
dilemma-intel = Intel { $intel }
dilemma-warrant = warrant: { $warrant } (different warrants bring 1, 4, 9, 16 at the end)

who-all = all
who-mine = yours
who-rival = rival
who-free = free
who-others = other

echo-title = Echo
echo-normal = Echo
echo-hard = Echo, hard
echo-letters = Letters of the criminals
echo-letter = Letter { $letter }: { $criminal }
echo-off = Off the board: { $criminal }
echo-track = Crime track: marker on space { $space }, crime from space { $needed }
echo-crime = Level-{ $level } crime, progress marker on space { $space }
echo-says-hook = Hooks letter { $letter }: { $criminal }
echo-says-shift = What the white die can shift
echo-row = row { $row }
echo-card-told = Hooks { $hook }; shifts { $first }, { $second }, { $item }, the patrol to { $zone }, the { $barrier ->
    [marked] first
   *[unmarked] second
} barrier or the Guardian; { $outcome ->
    [cautious] cautious
   *[reckless] reckless
} outcome; processes { $process ->
    [plan] to the plan
    [row1] to row 1
    [row2] to row 2
   *[row3] to row 3
}.
echo-rolls = Black die: { $rolls }
echo-waits = Echo has not played yet.

preview-pay = 1 Intel goes to { $seat }
preview-dilemma = third port: you draw a dilemma
preview-space = dominance on space { $space }{ $area ->
    [ability] , ability area
    [endurance] , endurance area
   *[start] {""}
}
preview-step-4 = { $crimes ->
    [none] then step 4: you hold no major crime that can be committed now
   *[other] then step 4, major crime; possible now: { $crimes }
}
preview-offer = { $intel ->
    [0] no Intel
   *[other] Intel { $intel }
}
preview-row = { $kind }; folders left: { $left }
preview-box = helps to foil the plan and makes its kind worth more; no bonus
preview-border = to between { $zone } and { $next }

text-none = none
memory-empty = empty
text-empty = empty
text-zone = { $place }. { $zone }, { $patrol }: { $things }
text-ports = Hook ports: { $ports }
text-shared = Shared box: { $kinds }
