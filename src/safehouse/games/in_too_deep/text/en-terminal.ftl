say-none = nothing
say-turn =
    Chapter { $chapter }, { $seat } to play, actions left: { $actions }.{ $ending ->
        [over] {" "}The chapter is over and being evaluated.
        [yes] {" "}The display is empty: the chapter ends.
       *[other] {""}
    }
say-city = The city, clockwise:
say-zone = – { $zone }: { $content }. Zone effect: { $effect }
say-ability = – { $criminal }: { $ability }.
say-kinds = Items by kind: { $kinds }.
say-zone-empty = completely empty
say-patrol = patrol { $tokens }
say-guardian = the Guardian
say-criminal =
    { $criminal } ({ $owner ->
        [no] not hooked
       *[other] { $owner }
    }{ $locked ->
        [yes] , locked
       *[other] {""}
    }{ $holds ->
        [no] {""}
       *[other] , holds { $holds }
    })
say-dropped = dropped: { $items }
say-barrier = the { $barrier } barrier clockwise from here
say-console =
    { $seat }{ $you ->
        [yes] {" "}(you)
       *[other] {""}
    }: Intel { $intel }, tolerance { $tolerance }, folders { $folders }.
say-ports = Ports: { $criminals }.
say-dominance = Dominance: { $spaces }.
say-support = Support: { $tokens }.
say-memory = Evidence in memory: { $evidence }.
say-memory-hidden = Evidence tokens in memory: { $tokens }.
say-crimes = Crime cards in hand: { $crimes }.
say-dilemmas = Dilemmas in hand: { $hand }, in the databank: { $stored }, evidence in the box: { $box }.
say-rail = Evidence rail: { $rail }. Tokens left on the display: { $display }.
say-task = { $task } ({ $folders ->
        [one] { $folders } folder
       *[other] { $folders } folders
    })
say-tasks = Chapter investigation, row by row: { $tasks }.
say-plan = Plan area: free bonus fields: { $free }; shared box: { $shared }.
say-seen = Face-down evidence that you know: { $seen }.
say-seen-display = display, position { $position }: { $kind }
say-seen-bonus = bonus field ({ $field }): { $kind }
say-seen-box = box ({ $owner }, token { $position }): { $kind }
say-offered = { $token } (Intel { $intel }): { $effect }
say-offer = Support offer: { $tokens }
say-echo =
    Echo: progress marker on space { $progress }, { $level ->
        [0] no crime
       *[other] a crime of level { $level }
    }, cards left in her deck: { $cards }.
say-crime =
    In hand: { $crime } ({ $code }{ $level ->
        [0] , petty crime
       *[other] , level { $level }
    }). { $blurb } { $conditions }{ $effect ->
        [no] {""}
       *[other] {" "}Effect: { $effect }
    }
say-crime-closed = – not yet: the story has no level-{ $level } crime of this storyline
say-condition =
    – { $met ->
        [yes] met
       *[other] MISSING
    }: { $condition }
say-outcome =
    – { $outcome ->
        [cautious] cautious
        [reckless] reckless
       *[other] reward
    }{ $title ->
        [none] {""}
       *[other] {" "}({ $title })
    }: Intel { $intel }, dilemmas { $dilemmas }, evidence { $evidence }, processing { $process }{ $support ->
        [0] {""}
       *[other] , support { $support }
    }
say-dilemma = Dilemma in hand: { $dilemma }
say-stored = In the databank: { $dilemma }
say-own-support = Your support token: { $support }
say-box = In your box: { $evidence }.
