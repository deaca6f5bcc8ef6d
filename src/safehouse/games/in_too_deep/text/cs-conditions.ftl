# The conditions of crimes as a person says them. Which zone is meant: -at answers "where", -dat "opposite whom".
condition-met = splněno: { $condition }
condition-unmet = nesplněno: { $condition }
condition-or = nebo
condition-not = neplatí, že { $condition }
condition-you = { $slot ->
    [0] váš zločinec
   *[other] váš zločinec { $slot }
 }
condition-zone-own = jeho zóna
condition-zone-own-at = v jeho zóně
condition-zone-own-dat = jeho zóně
condition-zone-slot = zóna zločince { $slot }
condition-zone-slot-at = v zóně zločince { $slot }
condition-zone-slot-dat = zločinci { $slot }
condition-zone-free = další zóna{ $letter }
condition-zone-free-at = v další zóně{ $letter }
condition-zone-free-dat = další zóně{ $letter }
condition-zone-guardian = zóna Strážce
condition-zone-guardian-at = v zóně Strážce
condition-zone-guardian-dat = Strážci
condition-zone-item = zóna, kde je { $item }
condition-zone-item-at = v zóně, kde je { $item },
condition-zone-item-dat = zóně, kde je { $item }
condition-zone-turned = { $turn ->
    [opposite] zóna naproti { $zone }
    [clockwise] zóna, která je { $zone } nejblíž po směru hodinových ručiček
   *[counter] zóna, která je { $zone } nejblíž proti směru hodinových ručiček
 }
condition-zone-turned-at = { $turn ->
    [opposite] v zóně naproti { $zone }
    [clockwise] v zóně, která je { $zone } nejblíž po směru hodinových ručiček,
   *[counter] v zóně, která je { $zone } nejblíž proti směru hodinových ručiček,
 }
condition-zone-turned-dat = { $turn ->
    [opposite] zóně naproti { $zone }
    [clockwise] zóně, která je { $zone } nejblíž po směru hodinových ručiček
   *[counter] zóně, která je { $zone } nejblíž proti směru hodinových ručiček
 }
condition-kind-goods = { $not ->
    [yes] žádné zboží
   *[no] libovolné zboží
 }
condition-kind-vehicle = { $not ->
    [yes] žádný dopravní prostředek
   *[no] libovolný dopravní prostředek
 }
condition-kind-hardware = { $not ->
    [yes] žádný hardware
   *[no] libovolný hardware
 }
condition-kind-weapon = { $not ->
    [yes] žádnou zbraň
   *[no] libovolnou zbraň
 }
condition-kind-any = { $not ->
    [yes] žádný předmět
   *[no] libovolný předmět
 }
condition-how = { $how ->
    [least] aspoň
    [most] nejvýš
    [more] víc než
    [less] méně než
   *[exactly] přesně
 }
condition-at = { $you } stojí { $place }
condition-anywhere = { $you } je zaháknutý, na zóně nezáleží
condition-holds = { $you } drží { $item }
condition-holds-nothing = { $you } nic nedrží
condition-alone = { $you } je ve své zóně sám
condition-alone-with = { $you } je ve své zóně jen { $guardian ->
    [yes] se Strážcem{ $criminals ->
        [0] {""}
        [1] {" "}a jedním dalším zločincem
       *[other] {" "}a dalšími zločinci ({ $criminals })
    }
   *[no] { $criminals ->
        [1] s jedním dalším zločincem
       *[other] s dalšími zločinci ({ $criminals })
    }
 }
condition-item = { $mode ->
    [dropped] { $place } najdete mezi odloženými předměty { $item }
    [held] { $place } někdo drží { $item }
   *[any] { $place } najdete { $item }
 }
condition-item-not = { $mode ->
    [dropped] { $place } nenajdete mezi odloženými předměty { $item }
    [held] { $place } nikdo nedrží { $item }
   *[any] { $place } nenajdete { $item }
 }
condition-items = { $number ->
    [0] { $place } nenajdete { $mode ->
        [dropped] nic odloženého
        [held] nikoho s předmětem
       *[any] žádný předmět
    }
   *[other] { $place } najdete { $how } { $number } { $number ->
        [one] předmět
        [few] předměty
        [many] předmětu
       *[other] předmětů
    }{ $mode ->
        [dropped] {" "}mezi odloženými
        [held] {" "}v něčích rukou
       *[any] {""}
    }
 }{ $kind ->
    [any] {""}
   *[other] {" "}(počítá se jen { $kind })
 }
condition-crims = { $number ->
    [0] { $place } nestojí žádný { $who ->
        [mine] váš zločinec
        [rival] zločinec, kterého zahákl protihráč
        [free] nezaháknutý zločinec
        [others] další zločinec
       *[all] zločinec
    }
    [one] { $place } stojí { $how } 1 { $who ->
        [mine] váš zločinec
        [rival] zločinec, kterého zahákl protihráč
        [free] nezaháknutý zločinec
        [others] další zločinec
       *[all] zločinec
    }
    [few] { $place } stojí { $how } { $number } { $who ->
        [mine] vaši zločinci
        [rival] zločinci, které zahákl protihráč
        [free] nezaháknutí zločinci
        [others] další zločinci
       *[all] zločinci
    }
    [many] { $place } stojí { $how } { $number } { $who ->
        [mine] vašeho zločince
        [rival] zločince, kterého zahákl protihráč
        [free] nezaháknutého zločince
        [others] dalšího zločince
       *[all] zločince
    }
   *[other] { $place } stojí { $how } { $number } { $who ->
        [mine] vašich zločinců
        [rival] zločinců, které zahákl protihráč
        [free] nezaháknutých zločinců
        [others] dalších zločinců
       *[all] zločinců
    }
 }
condition-hooked = { $number ->
    [0] nemáte zaháknutého žádného zločince
   *[other] máte { $how } { $number } { $number ->
        [one] zaháknutého zločince
        [few] zaháknuté zločince
        [many] zaháknutého zločince
       *[other] zaháknutých zločinců
    }
 }
condition-barriers = { $number ->
    [0] { $place } nestojí na hranici žádný zátaras
   *[other] { $place } { $number ->
        [one] stojí na hranici { $how } 1 zátaras
        [few] stojí na hranicích { $how } { $number } zátarasy
        [many] stojí na hranicích { $how } { $number } zátarasu
       *[other] stojí na hranicích { $how } { $number } zátarasů
    }
 }
condition-patrol = { $number ->
    [0] { $place } neleží žádný žeton pátrání
   *[other] { $place } leží { $how } { $number } { $number ->
        [one] žeton pátrání
        [few] žetony pátrání
        [many] žetonu pátrání
       *[other] žetonů pátrání
    }
 }
condition-guardian = Strážce stojí { $place }
condition-noguardian = Strážce nestojí { $place }
condition-empty = { $place } je úplně prázdno
condition-between = na hranici, kterou mají společnou { $zone } a { $other }, stojí zátaras
condition-opposite = { $zone } leží naproti { $other }
condition-adjacent = { $zone } a { $other } spolu sousedí
condition-same = { $zone } a { $other } jsou jedna a táž
condition-diff = { $zone } a { $other } jsou dvě různé zóny
condition-dist = { $zone } a { $other } jsou od sebe { $how } { $number } { $number ->
    [one] krok
    [few] kroky
    [many] kroku
   *[other] kroků
 }
