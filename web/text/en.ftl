# The browser client's shell.
skip = Skip to content
loading = Loading…
loading-table = Walking to the table…
answer-yes = yes
answer-no = no
nothing = nothing
unknown-mark = ?
cancel = Cancel
copy = Copy
copied = Copied
try-again = Try again
to-the-shelf = All games
option-change = Change another one or this one: { $option }.
trouble-stamp = Dead end
language = Language

nav-label = Pages
nav-home = Safehouse, home
nav-games = Games
nav-rules = Rules
nav-replay = Replay
nav-me = Me
nav-about = About
nav-settings = Settings
theme-to-dark = Dark colours
theme-to-light = Light colours

home-title = Games of spies, one table
home-lead = Play with people or bots. No account: pick a game, share one link.
home-mine = Go on where you were
home-lesson = Lesson { $number } of { $count }
home-lesson-away = Remove from here: lessons of { $game }
home-all-mine = All my games
home-shelf = The shelf
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Start a game and invite someone.
home-join = Join a table
home-join-label = Link or table code
home-join-go = Join
home-join-wrong = That is not a link to a table. Such a link ends in /t/ and a code.
shelf-players = { $same ->
    [yes] { $most ->
        [one] 1 player
       *[other] { $most } players
     }
   *[no] { $least }–{ $most } players
}
shelf-play = Play
card-free = { $count ->
    [0] full
    [one] 1 free seat
   *[other] { $count } free seats
}
card-your-turn = Your turn
card-running = in play
card-away = a bot stands in for you
fate-won = You won
fate-lost = You lost
fate-drawn = A draw
fate-shared = Won by { $winners }
fate-off = Called off
mine-gone = The server no longer keeps this table.
mine-remove = Remove from my games

play-how = How will you play?
way-bots = With bots
way-bots-more = start at once
way-invite = Invite people
way-invite-more = one link, a device each
way-hotseat = One device
way-hotseat-more = pass it round, with a curtain in between
way-room = Big screen
way-room-more = board here, hands on phones
play-name = Your name
you-name = Guest
play-names = Who is playing?
play-bot = Bots
play-options = Options
play-seat = I play
play-clock = Clock
play-public = List it among the open tables
play-watchers = Watchers welcome
play-chat = Chat at the table
play-hints = Hints during play
hints-off = none
hints-rules = the rules only
hints-deduced = the rules and what can be deduced
hints-move = the rules, what can be deduced, a move
play-rules = Read the rules
play-box = Your own box
clock-none = none
clock-quick = 1 minute a move
clock-calm = 15 minutes + 10 seconds a move
clock-letters = 1 day a move
clock-hours = { $hours } h
start-bots = Start
start-invite = Open the table
start-hotseat = Start
start-room = Open the room
play-crew = Who may come: { $names }.
bots-more = By method

seats = Seats
seat-free-for = free, for { $name }
seat-free = free
seat-you = you
seat-away = away
seat-program = a program
seat-resigned = resigned
seat-stand-in = { $bot } stands in
seat-decides = deciding now
hot-seats = Players on this device
board = The board
watching = You are watching: you see what everybody sees
watch-instead = Watch instead
link-lost = Connection lost. Your place is kept; trying again…

title-asked = Your turn
waiting-title = Waiting for players
trail = Chosen so far
step-back = Step back
not-now = Not possible now
why-not = why not?
rule-link = Rule { $clause }
remarks = Remarks and proposals
tab-log = Log
tab-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything.
chat-off = This table plays in silence.
chat-write = Write a message
chat-send = Send
secrets = My secrets
secrets-stamp = For your eyes only
cover = Cover
uncover = Uncover
covered = Covered. Touch to look.
sheet-up = Show the decision
sheet-down = Hide the decision
panes = What is in sight
pane-board = Table
pane-seats = Players
generic-stamp = The position
text-deduce = What can be deduced from all this?
text-title = The table in words

curtain-title = Hand the device to { $name }
curtain-lead = Nothing shows until the next player takes it.
curtain-lift = I am { $name }

invite-stamp = Meeting point
invite-title = Waiting for the others
invite-lead = Send them the link, or let them point a camera at the code. The game starts when every seat is taken.
room-title = Take a seat with your phone
room-open = Show on a television
room-full = Full screen
room-leave = Back from the television to the table
room-many = { $count } players are deciding at once.
room-events = What has just happened
room-lead = Each code opens one seat. The board stays here; hands and secrets stay on the phones.
join-title = { $game }: take a seat
join-lead = Pick a name and sit down. The game starts when every seat is taken.
join-go = Sit down
join-seat = Sit here
invite-link = Link to the table
invite-machine = Phones cannot open this link: the server answers only on this computer. Start it with --host=0.0.0.0, and it can be found at { $address }.
invite-alone = Phones cannot open this link: this computer has no network.
invite-network = This page is open as localhost, which means something else on a phone. The link and the code use { $address }.
house-word = Password of the house
invite-bot = Seat a bot
invite-open = Free the seat
invite-close = Close the table
qr-table = QR code for the table’s link
qr-seat = QR code for seat { $seat }
qr-own = QR code for your own seat

menu = Menu
menu-text = Table in words
menu-device = Go on with another device
menu-device-lead = This link opens your own seat. Keep it to yourself.
menu-undo-ask = Ask to take my move back
menu-leave = Leave; a bot stands in
menu-return = I am back
menu-abort = Offer to call the game off
menu-follow = Let watchers follow one seat, with a delay
menu-resign = Resign
resign-sure = Give up this game?
menu-report = Report a problem
menu-replay = Replay so far
menu-delete = Delete the table
delete-table-sure = The game, its replay and its chat are gone for good, for everybody.
report-label = What is wrong?
report-send = Send the report
report-thanks = Thank you. It is stored with the position.
offer-undo = { $name } asks to take the last move back.
offer-abort = { $name } offers to call the game off.
offer-follow = { $name } proposes that watchers may follow one seat, with a delay.
my-offer-undo = You asked to take your move back.
my-offer-abort = You offered to call the game off.
my-offer-follow = You proposed that watchers may follow one seat.
offer-yes = Agree
offer-no = Refuse
offer-withdraw = Withdraw

end-won = Mission accomplished
end-lost = Cover blown
end-over = Case closed
end-nobody = Case shelved
end-truth = What really happened
end-look = Look at the board
winners-line = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
rematch = Rematch
rematch-waiting = Waiting for the others…
rematch-accept = { $name } wants a rematch: accept
rematch-go = To the rematch

branch-title = Play on from here
branch-lead = As another game: the same cards, the same luck, your own decisions. The finished game stays as it is.
branch-bots = Against bots
branch-people = With people, over a link
branch-origin = The game this one branched from, after move { $move }
branch-brought = This game goes on from another one, after move { $move }: whoever set it up may know the cards.
replay-title = Replay
replay-lead = Watch a finished game again: as one seat saw it, or the whole truth. Open a save file from this device.
replay-mine = My games
replay-more = Show more ({ $count } left)
replay-open = Open a save file
replay-as = Seen as
replay-truth = the whole truth
replay-watcher = a watcher
replay-secrets = What only the players see
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-at = Step { $step } of { $steps }
replay-share = Copy the link to this moment
replay-save = Download the save
replay-deal = The deal
replay-slider = Position in the game
replay-running = The game is still running; you see it as a watcher, or as your own seat.
replay-to-table = To the table

rules-title = Rules
rules-lead = For each game: a guide for newcomers, an aid to keep beside the board, and the exact rules.
rules-views = What to read
rules-view-guide = Guide
rules-view-aid = At a glance
rules-view-exact = Exact rules
rules-contents = Contents
rules-print = Print
rules-now = Right now:
rules-own-page = On its own page
rules-search = Search the rules
rules-searching = Search results
rules-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
rules-link = Link to { $clause }
rules-language = They are written in English.
rules-exact-lead = Every rule as a numbered clause, for disputes.
rules-sources = Show sources
rules-ruling = Ruling:
rules-ruling-why = The rules in the box do not say; this is how it is played here.
guide-example = Example
guide-table = Table
guide-exact = Exact rules: { $clauses }
guide-no-figure = The figure could not be loaded.

settings-title = Settings
settings-lead = Kept on this device only.
setting-theme = Colours
theme-auto = same as the device
theme-light = light
theme-dark = dark
setting-still = No animations
setting-sound = Knock when it is my turn
setting-notify = Notify me when it is my turn
setting-text = Show tables in words
setting-cover = Cover my secrets when a table opens
setting-notify-denied = The browser does not allow notifications for this site.

refused-offline = The server cannot be reached. Check the connection and try again.

play-fact-players = Players
play-fact-time = Time
play-fact-bots = Bots
rules-games = Games
close = Close
away = { $bot } plays for you.
menu-follow-seat = Follow { $name }, with a delay
possessions = What everybody can see of each seat
home-done = Played recently

percent = { $value } %

home-groups = My groups
series-offer = Play it as a series with a group of your own
series-of = Group { $name }
series-back = To the group
series-title = A group and its series
series-found = Start a group
series-lead = A group plays one game after another: its chapters, tries and statistics are kept under one link. No account is needed; whoever has the link belongs to the group.
series-name = Name of the group
series-name-example = The Thursday ring
series-players = Who belongs to it (one name per line)
series-go = Start the group
series-games = { $count ->
    [0] no game played yet
    [one] 1 game played
   *[other] { $count } games played
}
series-now = In play now
series-chapters = Chapters
series-next = next
series-status-won = won
series-status-lost = lost
series-status-closed = closed
series-times = { $tried ->
    [0] not played yet
    [one] played once
   *[other] played { $tried } times
}
series-tries = { $tried ->
    [0] not tried yet
    [one] 1 try, won { $won }
   *[other] { $tried } tries, won { $won }
}
series-play = Play
series-again = Try again
series-replay = Play again
series-story = Story
auction = Auction
series-statistics = Statistics
series-played = Games played
series-played-none = Nothing yet. Pick a chapter and start.
series-watch = Replay
series-link = The group’s link
series-link-lead = Send it only to the people in the group: it opens the record and starts games.
series-qr = QR code for the group’s link
series-change = Change name and people
series-save = Save
series-forget = Forget this group on this device
series-delete = Delete the group
delete-group-sure = The group’s record and all its games are gone for good, for everybody in it.
series-no-token = This device does not hold the group’s link. Open the link that somebody in the group has sent you.
time-left = Time left for the whole game
choice-count = { $count }
log-keys = The arrow keys go through the lines and show each on the board.
whisper-to = To whom
whisper-all = to all
whisper-side = my side only
whisper-one = only { $name }
whisper-mine = You whisper to { $name }:
whisper-yours = { $name } whispers to you:
whisper-circle = { $name }, only for { $names }:

recap = Since your last move ({ $count })
results = Outcome
proposals = Proposals
recap-walk = Show it on the board, step by step
recap-stop = Stop
log-of = Show moves of
log-of-all = everybody
made-alone = (the only possibility, done automatically)
only-choice = Only one thing is possible and is done automatically: { $move }
only-choice-wait = Wait, I will do it
goal = Goal
pace-skip = { $count ->
    [one] Skip: one more thing has happened
   *[other] Skip: { $count } more things have happened
}
setting-pace = Pace of the bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
setting-automatic = Decide automatically when only one answer is possible
end-you-won = You won.
end-you-lost = You lost.
end-points = All the points
end-following = Next: one step further
play-first = First game
play-first-lead = The gentlest form of the game, against the easiest bot.
play-options-more = For experienced players

about-now = Now
about-others = Also in this sentence
about-read-on = Rules
legend = What is what
legend-search = Look something up
legend-in-sight = In sight
legend-else = Everything else
legend-nothing = Nothing of that name.

learn = Learn
learn-game = Learn { $game }
learn-lead = Short lessons at the real table, then a first game with a coach.
learn-count = { $count ->
    [one] one lesson
   *[other] { $count } lessons
 }
learn-minutes = { $minutes } min
learn-finished = learned
learn-begun = begun
learn-begin = Begin
learn-go-on = Go on
learn-first-game = First game with a coach
learn-all = All lessons
learn-all-done = That was the last lesson. On to the first game
learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-hint = Hint
learn-skip = Skip the lesson
learn-again = Once more
learn-try = Try: { $move }
learn-would = This would follow:
learn-take-back = Take it back
learn-refused = Not allowed.
learn-right = Right.
learn-wrong = No.
learn-right-is = The right answer: { $right }
learn-next-lesson = Next lesson: { $title }
learn-invite = Never played it? Take a lesson while you wait; your seat stays yours.
ready-yes = ready
ready-no = still learning
ready-count = People ready: { $ready } of { $people }
ready-ask = Let the others know:
ready-say-yes = I am ready
ready-say-no = I am still learning
learn-tip = Tip:
learn-tip-seen = Got it
learn-tips-off = No more tips

me-title = My statistics
me-none = No game has been played to its end on this device yet.

# Picking among many things.
pick-filter = { $label }: search
pick-filter-short = Search…
pick-none = There is nothing like that.
pick-nothing = nothing chosen
pick-count = Chosen: { $count }
