# The command line.
cli-playing = { $title }. You are { $seat }.
cli-playing-several = { $title }. Playing at this screen: { $seats }.
cli-branched = Played on as another game, from after move { $move }. The finished one stays as it is.
cli-resumed = The saved game goes on.
cli-opponent = At the table: { $name }.
cli-opponent-of-company = { $name }: { $rank }. { $about }
cli-hint = Type the number of a choice. “help” lists everything else you can type.
cli-choices = Your choices:
cli-choice = { $number }. { $text }
cli-notes = You can also do this (type n and the number):
cli-note = n{ $number }. { $text }
cli-notes-many = There are { $count } notes you can write; “notes” lists them, “notes WORDS” only those with these words.
cli-prompt = >{" "}
cli-not-understood = “{ $text }” is not one of your choices. Type a number from 1 to { $count }, or “help”.
cli-refused = { $move }: not allowed. { $why } ({ $clause })
cli-refused-several = { $moves } and { $more } more: not allowed. { $why } ({ $clause })
cli-why-words = “why” followed by words asks about a particular move.
cli-more-clauses = More: { $clauses }
cli-why-nothing = Everything of that sort is allowed.
cli-why-unknown = No move of this game sounds like “{ $text }”.
cli-what-which = Which choice? Type “what” and a number from 1 to { $count }.
cli-what-asked = Nothing happens yet: you will be asked something more first.
cli-what-nothing = Nothing certain follows at once: it depends on what is hidden.
cli-no-hint = There is no such hint here: “hint” tells the rules of the question, and, where it was agreed, “hint deduced” what can be deduced, “hint move” a move.
cli-no-map = Nothing more than the table shows can be deduced here, or not yet.
cli-saved = Saved to { $path }.
cli-save-failed = Could not save to { $path }: { $error }
cli-kept = The game is kept. Go on with: { $command }
cli-curtain = Hand the screen to { $seat }, then press Enter.
cli-over = The end.
cli-undone = Taken back.
cli-no-clause = There is no clause { $clause } in this game.
cli-about-clauses = Read more: { $clauses } (type “rule” and the number).
cli-about-several = “{ $text }” could mean: { $names }. Which one?
cli-about-unknown = Nothing in this game is called “{ $text }”.
cli-about-which = About what? Type “about” and the name of anything on the table.
cli-about-lacking = { $missing } texts are missing; this game has { $all } things to explain.
cli-time-left = Time left: { $minutes }:{ $seconds }
cli-noted = Noted: { $text }
cli-private-note = • { $text }
cli-jotted = Noted, for you alone. “notes” shows it.
cli-jot-what = Type “note” and what you want to write down; nobody else will see it.
cli-no-notes = You have written nothing down. Type “note” and what you want to write down.
cli-no-overview = This game has no turn overview; “about” explains anything on the table.
cli-record = The game is in the record. To see all of it: { $command }
cli-record-failed = The game could not be entered in the record: { $error }
cli-no-record = This game is not played in series.
cli-record-chapter = { $status ->
    [won] { $number }. ✓ { $name } (tries: { $tried })
    [lost] { $number }. ✗ { $name } (tries: { $tried })
    [closed] { $number }. – { $name }
   *[open] { $number }. · { $name }
 }
cli-record-next = Next: { $command }
cli-record-how = “--chapter” takes any of these numbers that has no dash. “--names Ann,Bob” says who sits at this screen, in the order of the seats; bots take the rest.
cli-auction-best = { $bid ->
    [0] Nobody has bid yet.
   *[other] Highest bid: { $bid } ({ $name })
 }
cli-auction-bot = bot { $number }
cli-auction-called = { $bid ->
    [0] { $name } passes.
   *[other] { $name } bids { $bid }.
}
cli-auction-turn = { $name }: bid { $least } to { $most }, or pass?
cli-auction-unclear = Type a number from { $least } to { $most }, “pass”, or “undo” to take the last call back.
cli-auction-won = Sold to { $name } for { $bid }.
cli-auction-lots = Nobody has bid; { $name } is drawn by lot.
cli-log = What has happened so far:
cli-help =
    Type a number to choose. You can also type:
    look – the position in words and as a drawing
    log – what has happened so far
    about THING – what a thing on the table is and does, e.g. “about { $thing }”
    why – why something is not allowed; “why { $thing }”: why no move with that word is
    what NUMBER – what certainly follows that choice, e.g. “what 1”
    overview – what can be done in a turn, in games that have such an overview
    note WORDS – write something down for yourself; “notes” shows what you have
    record – what you have played here in series
    map – what can be deduced, in games that can tell
    hint – help with this question; “hint deduced”: what can be deduced, “hint move”: a move (against bots alone)
    rule CLAUSE – a rule, e.g. “rule { $clause }”
    undo – take back your last choice, as long as nothing has come to light
    save FILE – write the game to a file
    quit – stop; the game is kept and can be resumed

cli-replay-title = { $title }, seen by { $viewer }. { $count ->
    [one] One move.
   *[other] { $count } moves.
 }
cli-replay-truth = { $title }, as it truly was. { $count ->
    [one] One move.
   *[other] { $count } moves.
 }
cli-replay-watcher = a watcher
cli-replay-move = Move { $number }: { $seat } – { $move }
cli-replay-hidden = Move { $number }: { $seat } decides.
cli-replay-unfinished = This game is not finished; the truth can be shown only when it is over.
cli-replay-help = Enter: next move, b: back, a number: jump there, l: look, q: stop
cli-replay-end = That was the last move.
cli-replay-no-seat = There is no seat { $seat }; seats are 0 to { $last }, or “watcher”, or “truth”.
cli-review-unfinished = Only a finished game can be reviewed.
cli-review-progress = Judging acts

cli-games-line = { $id } – { $title }: { $tagline }
cli-games-seats = { $low ->
    [same] { $high } players
   *[other] { $low } to { $high } players
 }
cli-games-option = { $name }: { $choices }

cli-learn-lessons = { $title }: lessons
cli-learn-lesson = { $number }. { $title }, { $minutes } min{ $state ->
    [finished] {" "}– learned
    [begun] {" "}– begun
   *[new] {""}
 }
cli-learn-first-game = Then a first game with a coach: safehouse learn { $game } first-game
cli-learn-which = Which one? Enter for “{ $title }”:{" "}
cli-learn-title = Lesson: { $title }
cli-learn-help = Type a number to choose, Enter to go on. You can also type: what is THING, rule NUMBER, hint, try, back, look (the whole table), map (what can be deduced), all (choices), skip (to the next lesson), quit.
cli-learn-rest = Type “look” for the rest of the table.
cli-learn-says = • { $text }
cli-learn-go-on = (Enter){" "}
cli-learn-more = { $count ->
    [one] … and one more choice; “all” lists it.
   *[other] … and { $count } more choices; “all” lists them.
 }
cli-learn-try = try – { $move }
cli-learn-right = Right. { $why }
cli-learn-wrong = No. { $why_not }
cli-learn-right-is = The right answer: { $right }
cli-learn-would = This would follow:
cli-learn-taken-back = Taken back: try again.
cli-learn-hint = Hint: { $text }
cli-learn-no-hint = There is no further hint.
cli-learn-skipped = Lesson skipped; you can come back to it.
cli-learn-next = Enter for the next lesson, “{ $title }”; “quit” to stop:{" "}
cli-learn-all = That was the last lesson. Now a first game with a coach: safehouse learn { $game } first-game
cli-learn-kept = Go on here at any time: safehouse learn { $game }
cli-learn-read-anew = The lesson has been read again.
cli-tip = Tip: { $text }
cli-guide-example = Example:

# Beside a real table.
assist-help = Type what you do: the number of a choice or a few of its words. “undo” takes the last entry back, whatever came of it; “why” and a few words tells you why something is not allowed; “look” shows the table as it should lie before you; “help” lists everything else; “quit” keeps the game.
assist-do = → { $task }
assist-which = Which of these?
assist-undone = The last entry is taken back, with all that the program did after it. What you heard in the meantime stays heard.
assist-put-back = Put the table back as it was before all this happened (latest first):
assist-fingerprint = Fingerprint { $number } of what is secret: { $print }
assist-opened = The saved game opens the fingerprints: each is the SHA-256 of its seed and of its moves up to that point, a line each.
assist-play-again = Again with the same people: { $command }
assist-kept = Kept. Go on with: { $command }
assist-mistake-made = The mistake has been put right.
assist-mistake-offered = { $count ->
    [0] There is nothing to name now.
   *[other] You may name { $things }.
 }
assist-mistake-leave = An empty line leaves everything as it is.
assist-others = Other companions for this game: { $companions } (safehouse assist { $game } NAME).
clerk-help = Type what lies on the table: the kind of entry and a few words of each part. “log” lists all entries with their numbers, “undo” takes the last of them back, “undo 3” the third, “look” shows the table, “help” what can be entered, “quit” keeps it all.
clerk-clock-waits = The clock shows { $minutes } min; type “clock” to start it.
clerk-kind = { $kind } – { $name }: { $values }
clerk-kind-alone = { $kind } – { $name }
clerk-values = { $count } possible, such as { $example }
clerk-more = … and { $count } more
clerk-unknown = “{ $text }” cannot be entered here. These can:
clerk-undone = Taken back: { $entry }
clerk-needed = This entry cannot be taken back while another one stands that would not hold without it:
clerk-dropped = Some of the kept entries cannot be entered any more and are not here:
