# Shared by every game.
seat-number = Seat { $number }
list-and = { $first } and { $last }

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
bot-exploiter = Exploiter
bot-rollout = Rehearser
bot-wanderer = Wanderer
bot-tracker = Tracker
bot-ladder = By degrees

box-missing = This is missing.
box-unknown = “{ $name }” is not known here.
box-no-table = This is no table of rows.
box-no-id = This must be one of { $first } to { $last }.
box-twice = This one is there twice.
box-lacks = Missing: { $rows }.
box-many = At most { $most } are possible.
box-no-flag = This is yes or no.
box-no-list = This is a list.
box-no-number = This is a number.
box-no-whole = This is a whole number.
box-between = This is a number from { $least } to { $most }.
box-no-text = This is a text of plain letters.
box-no-choice = “{ $value }” is not possible here.
box-repeats = The same stands here twice.
box-long = At most { $most } letters are possible.
box-one-line = This is a single line.
box-no-toml = The file cannot be read as TOML: { $detail }
