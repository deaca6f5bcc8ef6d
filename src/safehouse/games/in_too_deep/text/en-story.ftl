# The storylines as they unfold, and the epilogue; terminal and browser tell the same.

tale-title = The story so far
tale-line = { $line } ({ $code }): { $blurb }
tale-silent = Nothing has happened here yet.
tale-deed =
    { $crime }, level { $level }. { $blurb } { $seat } in chapter { $chapter }, { $how ->
        [reckless] reckless
       *[cautious] cautious
    }: { $title }.

epilogue-title = Epilogue
epilogue-chapter =
    { $succeeded ->
        [yes] Chapter { $chapter }: the investigation succeeds
       *[no] Chapter { $chapter }: the investigation fails
    }
epilogue-deed =
    { $how ->
        [reckless] { $seat }, reckless – { $crime }: { $title }.
       *[cautious] { $seat }, cautious – { $crime }: { $title }.
    }
epilogue-quiet = No major crime is committed.
epilogue-petty = Petty crimes – { $counts }.
epilogue-count = { $seat }: { $count }
epilogue-lines = What became of the storylines
epilogue-line-ended = { $line } runs to its end: { $crime }.
epilogue-line-stopped = { $line } stops at level { $level }, with { $crime }.
epilogue-line-unborn = { $line } never begins.
epilogue-edge = Who went over the edge
epilogue-least = Least corrupt, with { $corruption }: { $seats }.
epilogue-most-foiled = Most corrupt, with { $corruption }, and over the edge now that the plan is foiled: { $seats }.
epilogue-most-free = Most corrupt, with { $corruption }, and unpunished, for the plan succeeded: { $seats }.
epilogue-promotion-story = The plan fell apart hours before it was due. The Syndicate’s names are on every screen in New Dawn City; the best operative’s is on none of them, only on a door one floor up. The Hook is switched off, and it stays quiet.
epilogue-warning-story = The plan fell apart, and nobody asks aloud what it cost. The best operative keeps the job and gets a letter: one more mission like this, and the next file will carry their name. At night the borrowed thoughts still answer.
epilogue-city_lost-story = New Dawn City woke up and belonged to somebody else. What the operatives carried out in their memory will fill a courtroom one day, in another city. The best of them kept clean hands, and nothing else.
epilogue-syndicate-story = The plan worked, and the one who knew most about it did not stand in its way. The Syndicate needs people who have seen it from inside. No door was opened for it; at some point the edge was simply behind.
