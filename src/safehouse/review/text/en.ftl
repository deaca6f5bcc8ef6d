# The review of a finished game

review-title = { $title }: the game of { $player } looked at again
review-honest = Judged by what this seat could know at the time, over imagined worlds that the rules allow; how the others usually play does not weigh in them.
review-amount = { $unit ->
    [chance] { $value ->
        [one] 1 percentage point of the chance to win
       *[other] { $value } percentage points of the chance to win
    }
    [points] { $value ->
        [one] 1 point
       *[other] { $value } points
    }
   *[bits] { $value ->
        [one] 1 bit
       *[other] { $value } bits
    }
 }
review-between = { $amount }, give or take { $error }
review-bits = { $value ->
    [one] 1 bit
   *[other] { $value } bits
 }
review-curve = { $unit ->
    [points] { $counted ->
        [lead] The expected lead over time, in points
       *[own] The expected points over time
    }
   *[chance] The chance to win over time
 }
review-curve-none = There is no curve of the chance to win: bots that would play this game on win it almost always, whatever was done. Moves are judged by how much they let the team know.
review-what-is-a-bit = Moves are compared in bits: one bit halves the number of cards that a suspect can be.
review-chance-and = { $chance } to win; expected { $counted ->
    [lead] lead
   *[own] score
 }: { $value }
review-curve-list = The curve in words
review-legend = Dots: turning points. Dashed lines: something came to light (what, the list of acts says). The band is how far the figure may be off.
review-curve-point = Move { $entry }: { $value }
review-value-chance = { $value } %
review-value-points = { $value ->
    [one] 1 point
   *[other] { $value } points
 }
review-revealed = came to light: { $events }
review-questions = Turning points: find something better
review-no-questions = No act of this game certainly cost anything.
review-question = Move { $entry }, { $open } choices. Played: { $move }. What would have been better?
review-question-after = Move { $entry }, { $open } choices. Played after “{ $before }”: { $move }. What would have been better?
review-answer = Better: { $move }. The difference: { $loss }.
review-answer-part = Better: { $move }. Everything decided in that act cost { $loss }.
review-show = Show the answer
review-see = See the position
review-sign = { $sign }: { $made } after what was played, { $better } after the better move.
review-figure = { $value }
review-why-both = Certain after what was played: { $made } Certain after the better move: { $better }
review-why-made = Certain only after what was played: { $made }
review-why-better = Certain only after the better move: { $better }
review-why-open = { $unit ->
    [bits] What follows for certain does not differ; the difference lies in the count itself: what the team comes to know, and what that costs in cards and bullets.
    [points] What follows for certain does not differ; the difference lies in what can be hoped for from there.
   *[other] What follows for certain does not differ; the difference lies in what chance and the others make of it.
 }
review-clauses = Read on: { $clauses }
review-acts = All acts with a choice
review-act = Move { $entry }: { $move }
review-act-several = Moves { $entry } to { $last }: { $moves }
review-verdict-good = Nothing noticeably better was found.
review-verdict-unknown = Cannot tell whether anything else was better.
review-verdict-cannot_tell = Cannot tell: perhaps better “{ $better }” ({ $loss }).
review-verdict-cannot_tell-part = Cannot tell: perhaps better “{ $better }” in place of “{ $made }” ({ $loss } in all).
review-verdict-cannot_tell-one = Cannot tell: perhaps better “{ $better }” in place of “{ $made }” ({ $loss }).
review-verdict-loss = Better: “{ $better }”, by { $loss }.
review-verdict-loss-part = Better: “{ $better }” in place of “{ $made }”. All of these moves together cost { $loss }.
review-verdict-loss-one = Better: “{ $better }” in place of “{ $made }”, by { $loss }.
review-blame-doubtful = Doubtful.
review-blame-bad = Bad.
review-blame-very_bad = Very bad.
review-luck = Luck, by what came to light: { $amount }.
review-given = What it told the table about { $fact }: the number of equally likely possibilities fell from about { $many } to about { $few } ({ $before } → { $after }).
review-given-forced = Any other choice would have told at least { $forced }, too.
review-given-mates = What is public told next to nothing more about { $fact }.
review-given-whom = { $player }: equally likely possibilities on average about { $many } before, { $few } after (a difference of { $bits }).
review-hidden = The table came to doubt more about { $fact }: the number of equally likely possibilities rose from about { $many } to about { $few } ({ $before } → { $after }).
review-bluff = A bluff: it led away from the truth.
review-forced = { $count ->
    [0] Every decision left a choice.
    [one] One decision left no choice and is not judged.
   *[other] { $count } decisions left no choice and are not judged.
 }
review-balance = The balance of the game
review-balance-start = At the first decision: { $value }
review-balance-lost = Their choices, each against the best one and counted by itself: { $amount }
review-balance-luck = Their luck: { $amount }
review-balance-rest = Everything else (what others chose, what chance gave them, what was made good later, errors of the judge): { $amount }
review-balance-end = In the end: { $value }
review-trail = The trail as the others could have drawn it
review-trail-how = The darker a place, the likelier the trail had come there, by all that was public; the number is the likeliest hour.
review-progress = { $done } of { $all } acts judged; what there is so far is below.
review-ask = Review the game
review-choose-seat = To review the game, look at it with the eyes of one seat.
review-card = A question from a game played in Safehouse. What would you have done?
review-card-get = A card to share
review-card-picture = As a picture (PNG)
review-none = Nothing in this game left this seat a choice.

# Hints during play

hint-ask = Hint
hint-choose = What may help you? Everybody at the table learns that you have taken a hint.
hint-level-rules = The rules of this question
hint-level-deduced = What can be deduced
hint-level-move = A move
hint-waiting = Looking for a hint …
hint-close = Close the hint
hint-taken = { $player } has taken a hint ({ $level ->
    [rules] the rules
    [deduced] what can be deduced
   *[move] a move
 }).
hint-count = { $count ->
    [one] 1 hint
   *[other] { $count } hints
 }
hint-others = What follows from what you have seen
hint-own = What everybody can work out about you
hint-nothing = No hidden fact is counted here: either nothing that matters is hidden from you, or this game does not say what to count.
hint-worlds = Counted over positions that the rules allow; how people usually play does not weigh in them.
hint-move = Worth considering: { $move }.
hint-promise = { $unit ->
    [chance] The chance to win it promises: { $value }.
    [points] It promises: { $value }.
   *[bits] What it is worth: { $value }.
 }
hint-give-or-take = { $value } ± { $error }
hint-follows = What is certain to follow: { $events }
hint-judge = Judged as reviews judge, by what you can know.

# What is believed of what is hidden

believed-line = { $fact }: { $values }
believed-chance = { $value } ({ $chance } %)
believed-change = { $value } { $before } % → { $after } %
believed-before = before
believed-after = after
believed-trail = The trail as it could be drawn
believed-trail-by-hour = The trail as it could be drawn, by hour
believed-hour = hour { $hour } ({ $chance } %)
believed-stops = { $hour }: { $stops }
believed-passage = { $place } { $chance } %: { $hours }
review-known = What the others knew
review-known-of = What was known of { $player } at this moment
review-known-by = { $player }: about { $count } equally likely possibilities ({ $bits }); the truth was given { $truth } %.
review-known-public = Whoever sees only what is public: about { $count } equally likely possibilities ({ $bits }); the truth was given { $truth } %.
review-known-none = { $player } had nothing to hide at this moment.
review-known-honest = Here the truth is looked at: what each of them really saw. No verdict depends on it.
