say-none = žádné
say-turn =
    Kapitola { $chapter }, na tahu: { $seat }, zbývá akcí: { $actions }.{ $ending ->
        [over] {" "}Kapitola skončila a vyhodnocuje se.
        [yes] {" "}Displej je prázdný, kapitola končí.
       *[other] {""}
    }
say-city = Město po směru hodinových ručiček:
say-zone = – { $zone }: { $content }. Efekt zóny: { $effect }
say-ability = – { $criminal }: { $ability }
say-kinds = Předměty podle druhu: { $kinds }.
say-zone-empty = zcela prázdná zóna
say-patrol = pátrání { $tokens }
say-guardian = Strážce
say-criminal =
    { $criminal } ({ $owner ->
        [no] nezaháknuto
       *[other] { $owner }
    }{ $locked ->
        [yes] , uzamčeno
       *[other] {""}
    }{ $holds ->
        [no] {""}
       *[other] , drží { $holds }
    })
say-dropped = odloženo: { $items }
say-barrier = po směru odtud zátaras ({ $barrier })
say-console =
    { $seat }{ $you ->
        [yes] {" "}(vy)
       *[other] {""}
    }: informace { $intel }, tolerance { $tolerance }, složky { $folders }.
say-ports = Obsazené porty: { $criminals }.
say-dominance = Nadvláda: { $spaces }.
say-support = Žetony podpory: { $tokens }.
say-memory = Důkazy v paměti: { $evidence }.
say-memory-hidden = Důkazů v paměti: { $tokens }.
say-crimes = Karty zločinů v ruce: { $crimes }.
say-dilemmas = Dilemat v ruce: { $hand }, v databance: { $stored }, důkazů ve schránce: { $box }.
say-rail = Lišta důkazů: { $rail }. Na displeji zbývá žetonů: { $display }.
say-task = { $task } (složek { $folders })
say-tasks = Vyšetřování kapitoly, řada po řadě: { $tasks }.
say-plan = Oblast plánu: bonusy na volných polích: { $free }; důkazy ve sdílené schránce: { $shared }.
say-seen = Zakryté důkazy, které znáte: { $seen }.
say-seen-display = displej, místo { $position }: { $kind }
say-seen-bonus = bonusové pole ({ $field }): { $kind }
say-seen-box = schránka ({ $owner }, žeton { $position }): { $kind }
say-offered = { $token } (informace { $intel }): { $effect }
say-offer = Nabídka podpory: { $tokens }
say-echo =
    Echo: ukazatel pokroku na poli { $progress }, { $level ->
        [0] bez zločinu
       *[other] zločin úrovně { $level }
    }, v balíčku zbývá karet: { $cards }.
say-crime =
    V ruce: { $crime } ({ $code }{ $level ->
        [0] , drobný zločin
       *[other] , úroveň { $level }
    }). { $blurb } { $conditions }{ $effect ->
        [no] {""}
       *[other] {" "}Efekt: { $effect }
    }
say-crime-closed = – zatím nejde: v příběhu chybí zločin této linky úrovně { $level }
say-condition =
    – { $met ->
        [yes] splněno
       *[other] NESPLNĚNO
    }: { $condition }
say-outcome =
    – { $outcome ->
        [cautious] opatrně
        [reckless] bezohledně
       *[other] odměna
    }{ $title ->
        [none] {""}
       *[other] {" "}({ $title })
    }: informace { $intel }, dilemata { $dilemmas }, důkazy { $evidence }, zpracování { $process }{ $support ->
        [0] {""}
       *[other] , podpora { $support }
    }
say-dilemma = V ruce dilema: { $dilemma }
say-stored = V databance: { $dilemma }
say-own-support = Váš žeton podpory: { $support }
say-box = Důkazy ve vaší schránce: { $evidence }.
