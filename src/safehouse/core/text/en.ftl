# Shared by every game.
name-and-seat = { $name } ({ $seat })
seat-number = Seat { $number }
list-and = { $first } and { $last }
told-you = Your seat: { $you }.
told-others = { $count ->
    [0] Nobody else is at the table.
   *[other] The others at the table: { $others }.
}

why-SH-1 = There is no such move in this game.
why-SH-2 = It is not your decision now.
why-SH-3 = The game is over.

undo-nothing = There is nothing to take back.
undo-others-since = Somebody else has moved since then; the others would have to agree.
undo-over = The game is over.
undo-revealed = This move has brought something hidden to light; the others would have to agree.
undo-turn-passed = Your turn has ended; the others would have to agree.

answer-yes = yes
answer-no = no
view-seat = player
view-unknown = ?
view-nothing = nothing
explained-line = { $name }: { $text }

lesson-not-this = That is allowed, but this lesson is about something else. See what would follow; then the move is taken back.

bot-easy = Rookie
bot-normal = Field agent
bot-hard = Station chief
bot-expert = Mastermind
bot-random = Coin tosser
bot-greedy = Opportunist
bot-planner = Planner
bot-solver = Solver
bot-searcher = Searcher
bot-exploiter = Exploiter
bot-learned = Self-taught
bot-rollout = Rehearser
bot-wanderer = Wanderer
bot-tracker = Tracker
bot-ladder = By degrees
bot-forgetful = Absent-minded one
bot-careful = Careful one
bot-schemer = Schemer
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bot-of-level = { $rank } · { $level }
