say-none = nothing
say-or = {" or "}
say-not = it is not true that { $condition }
say-turn =
    Chapter { $chapter }, { $seat } to play, actions left: { $actions }.{ $ending ->
        [yes] {" "}The display is empty: the chapter ends.
       *[other] {""}
    }
say-city = The city, clockwise:
say-zone = – { $zone }: { $content }. Zone effect: { $effect }
say-ability = – { $criminal }: { $ability }.
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
say-dilemmas = Dilemmas in hand: { $hand }, in the databank: { $stored }, evidence in the box: { $box }.
say-rail = Evidence rail: { $rail }. Tokens left on the display: { $display }.
say-task = { $task } ({ $folders ->
        [one] { $folders } folder
       *[other] { $folders } folders
    })
say-tasks = Chapter investigation, row by row: { $tasks }.
say-plan = Plan area: free bonus fields: { $free }; shared box: { $shared }.
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
say-any-item = any item
zone-variable = zone { $letter }
zone-of-guardian = the Guardian’s zone
zone-of-slot = the zone of criminal { $slot }
zone-of-item = the zone with: { $item }
zone-opposite = opposite ({ $zone })
zone-next =
    { $way ->
        [clockwise] next clockwise
       *[other] next counter-clockwise
    } ({ $zone })
condition-at = your criminal { $slot } is here: { $zone }
condition-holds = your criminal { $slot } holds: { $item }
condition-holds-nothing = your criminal { $slot } holds nothing
condition-alone = your criminal { $slot } is alone
condition-alone-with =
    your criminal { $slot } is alone but for { $guardian ->
        [yes] the Guardian
       *[other] {""}
    }{ $criminals ->
        [0] {""}
        [one] {" "}{ $criminals } other criminal
       *[other] {" "}{ $criminals } other criminals
    }
condition-item =
    { $zone }: with { $item }{ $mode ->
        [dropped] , dropped
        [held] , held by somebody
       *[other] {""}
    }
condition-items =
    { $zone }: items ({ $item }) { $how ->
        [exactly] exactly
        [least] at least
        [most] at most
        [more] more than
       *[other] fewer than
    } { $number }{ $mode ->
        [dropped] , dropped
        [held] , held
       *[other] {""}
    }
condition-crims =
    { $zone }: { $who ->
        [mine] your criminals
        [rival] criminals hooked by an opponent
        [free] criminals hooked by nobody
        [others] other criminals
       *[other] criminals
    } { $how ->
        [exactly] exactly
        [least] at least
        [most] at most
        [more] more than
       *[other] fewer than
    } { $number }
condition-hooked =
    criminals you have hooked: { $how ->
        [exactly] exactly
        [least] at least
        [most] at most
        [more] more than
       *[other] fewer than
    } { $number }
condition-barriers =
    { $zone }: barriers on its borders { $how ->
        [exactly] exactly
        [least] at least
        [most] at most
        [more] more than
       *[other] fewer than
    } { $number }
condition-patrol =
    { $zone }: patrol tokens { $how ->
        [exactly] exactly
        [least] at least
        [most] at most
        [more] more than
       *[other] fewer than
    } { $number }
condition-guardian = the Guardian is here: { $zone }
condition-noguardian = the Guardian is not here: { $zone }
condition-empty = completely empty: { $zone }
condition-between = a barrier stands between: { $zone } and { $other }
condition-opposite = opposite each other: { $zone } and { $other }
condition-adjacent = neighbouring: { $zone } and { $other }
condition-same = the same zone: { $zone } and { $other }
condition-diff = two different zones: { $zone } and { $other }
condition-dist =
    distance { $how ->
        [exactly] exactly
        [least] at least
        [most] at most
        [more] more than
       *[other] less than
    } { $number }: { $zone } and { $other }
