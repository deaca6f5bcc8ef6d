game-title = Za hranou
game-tagline = Pronikněte do myslí zločinců, nechte zločiny proběhnout, sbírejte důkazy a zůstaňte na správné straně hrany.
game-designers = Josh Cappel a Daryl Chow
game-minutes = 90 min

option-players = Hráči
option-extent = Délka hry
option-extent-whole = Celá hra
option-extent-last_turns = Poslední dva tahy (2 hráči, pro výzkum)
option-echo = Echo, automatická protivnice
option-echo-no = Bez Echo
option-echo-normal = Echo, normální obtížnost
option-echo-hard = Echo, těžká obtížnost
option-storylines = Počet dějových linek
option-criminals = Vybraní zločinci
option-first = Kdo začíná
option-first-random = Rozhodne los
option-cards = Soubor s vlastními kartami

seat-name-15 = Echo
console-v = Konzole V
console-w = Konzole W
console-x = Konzole X
console-y = Konzole Y
console-z = Konzole Z

zone-blocks = Bloky
    .to = do Bloků
    .at = v Blocích
    .dat = Blokům
zone-heights = Výšiny
    .to = do Výšin
    .at = ve Výšinách
    .dat = Výšinám
zone-aerodrome = Aerodrom
    .to = do Aerodromu
    .at = v Aerodromu
    .dat = Aerodromu
zone-zinbazaar = Zinbazar
    .to = do Zinbazaru
    .at = v Zinbazaru
    .dat = Zinbazaru
zone-downtown = Centrum
    .to = do Centra
    .at = v Centru
    .dat = Centru
zone-ion_towers = Iontové věže
    .to = do Iontových věží
    .at = v Iontových věžích
    .dat = Iontovým věžím
zone-parish = Farnost
    .to = do Farnosti
    .at = ve Farnosti
    .dat = Farnosti
zone-harbor = Přístav
    .to = do Přístavu
    .at = v Přístavu
    .dat = Přístavu

criminal-hustler = Kšeftař
    .acc = Kšeftaře
    .gen = Kšeftaře
criminal-enforcer = Vymahač
    .acc = Vymahače
    .gen = Vymahače
criminal-hacker = Hacker
    .acc = Hackera
    .gen = Hackera
criminal-shadow = Stín
    .acc = Stín
    .gen = Stínu
criminal-smuggler = Pašerák
    .acc = Pašeráka
    .gen = Pašeráka
criminal-seer = Vědma
    .acc = Vědmu
    .gen = Vědmy
criminal-crusher = Drtič
    .acc = Drtiče
    .gen = Drtiče
criminal-mechanic = Mechanička
    .acc = Mechaničku
    .gen = Mechaničky
criminal-jumper = Skokanka
    .acc = Skokanku
    .gen = Skokanky
criminal-courier = Kurýrka
    .acc = Kurýrku
    .gen = Kurýrky

item-cash = prachy
    .acc = prachy
item-psychocodes = psychokódy
    .acc = psychokódy
item-coupe = kupé
    .acc = kupé
item-eagle_eye = orlí oko
    .acc = orlí oko
item-jammer = rušička
    .acc = rušičku
item-decoder = dekodér
    .acc = dekodér
item-rifle = puška
    .acc = pušku
item-droid = droid
    .acc = droida

evidence-financing = financování
evidence-target = cíl
evidence-leader = vůdce
evidence-tactics = taktika
evidence-timing = načasování
evidence-weaponry = výzbroj

deck-petty = drobné zločiny
deck-level1 = zločiny 1. úrovně
deck-level2 = zločiny 2. úrovně
deck-level3 = zločiny 3. úrovně
way-clockwise = po směru hodinových ručiček
way-counter = proti směru hodinových ručiček
barrier-first = první
barrier-second = druhý
bonus-support = žeton podpory
bonus-tolerance = tolerance
bonus-dominance = nadvláda
face-criminal_1 = první zločinec karty
face-criminal_2 = druhý zločinec karty
face-item = předmět karty
face-patrol_group = žetony pátrání
face-barrier = zátaras
face-guardian = Strážce
spot-display = displej
spot-bonus = bonusové pole
spot-box = schránka
choice-gain_evidence = získat důkaz
choice-process_evidence = zpracovat důkaz
choice-move_criminal = pohnout zločincem
choice-move_item = pohnout předmětem
choice-look = podívat se na zakryté důkazy
choice-move_machine = pohnout zátarasem nebo Strážcem

over = Hra skončila.

move-skip_hook = Nikoho nezaháknout
move-end_actions = Ukončit akce
move-pass_crime = Nespáchat velký zločin
move-decline = Dost
move-hook = Zaháknout { $criminal-acc }
hook-paid = zaplatíte 1 informaci tomu, na čí konzoli jeho žeton leží
hook-paid-by-supply = komu žeton berete, ten dostane 1 informaci ze zásoby
move-unhook = Odháknout { $criminal-acc }
move-move = Pohnout: { $criminal }, { $way }
move-pick_up = { $criminal } zvedne { $item-acc }
move-activate = { $criminal } použije efekt zóny
move-ability = Použít schopnost { $criminal-gen }
move-dominate = Získat 1 nadvládu: { $criminal }
move-endure = Zaplatit 1 nadvládu za akci navíc: { $criminal }
move-drop = { $criminal } odloží předmět
move-smuggle = Pašerák vezme { $item-acc }
move-see = Díky Vědmě získat 1 nadvládu: { $criminal }
move-use = Použít žeton podpory { $support }
move-commit = Spáchat zločin { $crime }
move-cautious = Opatrný výsledek
move-reckless = Bezohledný výsledek
move-give_back_petty = Vrátit dospod balíčku drobných zločinů: { $crime }
move-give_back_level1 = Vrátit dospod balíčku 1. úrovně: { $crime }
move-give_back_level2 = Vrátit dospod balíčku 2. úrovně: { $crime }
move-give_back_level3 = Vrátit dospod balíčku 3. úrovně: { $crime }
move-draw = Dobrat z balíčku: { $deck }
move-criminal = { $criminal }
move-zone = { $zone }
move-item = { $item }
move-opponent = { $seat }
move-way = { $way }
move-guardian = Pohnout Strážcem { $way }
move-barrier = Pohnout zátarasem ({ $barrier }) { $way }
move-escort = Eskortovat { $criminal-acc }
move-no_escort = Neeskortovat nikoho
move-rail = Důkaz z lišty, místo { $slot }
move-display = Displej, místo { $position }
move-bonus = Bonusové pole: { $bonus }
move-box = Schránka: { $seat }, žeton { $position }
move-to_row = Do vyšetřování kapitoly, řada { $row }, za složku
move-to_bonus_support = { $evidence } na bonusové pole se žetonem podpory
move-to_bonus_tolerance = { $evidence } na bonusové pole s tolerancí
move-to_bonus_dominance = { $evidence } na bonusové pole s nadvládou
move-to_box = { $evidence } do vlastní schránky
move-third = { $third }. třetina nabídky podpory
move-gain_evidence = Získat 1 důkaz
move-process_evidence = Zpracovat 1 důkaz
move-move_criminal = Pohnout zločincem
move-move_item = Pohnout předmětem
move-look = Podívat se na dva zakryté důkazy
move-move_machine = Pohnout zátarasem nebo Strážcem
move-grab = Hacker předmět zvedne
move-dilemma = { $dilemma }
move-stored_dilemma = { $dilemma } (z databanky)

event-started = Začíná { $first }.
event-turn = Kapitola { $chapter }, na tahu je { $seat }.
event-hooked = { $seat } zahákne { $criminal-acc }.
event-unhooked = { $seat } odhákne { $criminal-acc }.
event-paid = { $seat } platí informace ({ $amount }); dostává { $to }.
event-supply_paid = { $to } dostává informace ze zásoby: { $amount }.
event-locked = { $seat } uzamyká žeton zaháknutí { $criminal-gen }.
event-lock_ended = Žeton zaháknutí { $criminal-gen } už není uzamčený.
event-dominance_gained = { $seat } posouvá žeton nadvlády { $criminal-gen } výš, na pole { $space }.
event-dominance_lost = { $seat } posouvá žeton nadvlády { $criminal-gen } níž, na pole { $space }.
event-endured = { $seat } platí za akci navíc žetonem nadvlády { $criminal-gen }.
event-moved = { $criminal } jde { $zone-to }.
event-transferred = { $criminal } se přesouvá { $zone-to }.
event-picked_up = { $criminal } zvedá { $item-acc }.
event-robbed = { $criminal } bere { $item-acc } od { $victim-gen }.
event-dropped = { $criminal } odkládá { $item-acc }.
event-item_moved = Předmět { $item } putuje { $zone-to }.
event-item_transferred = Předmět { $item } se přesouvá { $zone-to }.
event-items_swapped = Místa si vyměňují předměty { $item } a { $other }.
event-criminals_swapped = Místa si vyměňují { $criminal } a { $other }.
event-bait_swapped = Místa si vyměňují předmět { $item } a { $criminal }.
event-activated = { $seat } aktivuje zónu { $zone }; efekt používá { $criminal }.
event-patrol_called = Pátrání se stahuje { $zone-to }.
event-patrol_shifted = Všechno pátrání { $source-at } se přesouvá { $zone-to }.
event-guardian_moved = Strážce se pohybuje { $zone-to }.
event-escorted = Strážce eskortuje { $criminal-acc } { $zone-to }.
event-barrier_moved = Zátaras ({ $barrier }) teď stojí mezi zónami { $zone } a { $next }.
event-challenged = { $seat } vyzývá na souboj: { $rival }.
event-showed_dilemma = { $seat } ukazuje dilema { $dilemma }.
event-challenge_lost = Souboj prohrává { $seat }; zkaženost vyzyvatele { $challenger }, protihráče { $challenged }.
event-drew_dilemma = { $dilemma ->
    [hidden] { $seat } dobírá dilema.
   *[other] { $seat } dobírá dilema { $dilemma }. { $dilemma-blurb }
}
event-discarded_dilemma = { $dilemma ->
    [hidden] { $seat } odhazuje dilema { $databank ->
        [0] z ruky
       *[other] z databanky
    }.
   *[other] { $seat } odhazuje { $databank ->
        [0] z ruky
       *[other] z databanky
    } dilema { $dilemma }.
}
event-dilemmas_reshuffled = Z odhozených dilemat vzniká nový balíček.
event-tolerance_gained = { $seat } získává toleranci, teď { $tolerance }.
event-intel_gained = { $seat } získává informace: { $amount }.
event-intel_lost = { $seat } ztrácí informace: { $amount }.
event-support_taken = { $intel ->
    [0] { $seat } bere žeton podpory { $support }.
   *[other] { $seat } bere žeton podpory { $support } i s informacemi, které na něm ležely: { $intel }.
 }
event-support_used = { $seat } používá žeton podpory { $support }.
event-support_expired = Žeton podpory { $support } nemá co změnit; { $seat } ho odhazuje.
event-offer_filled = { $third ->
    [1] V 1. třetině
   *[other] Ve { $third }. třetině
} nabídky leží { $support }.
event-support_reshuffled = Z odhozených žetonů podpory vzniká nová zásoba.
event-actions_gained = { $seat } získává akce navíc: { $amount }.
event-barriers_ignored = { $seat } do konce tahu ignoruje zátarasy.
event-hooks_swapped = { $seat } a { $rival } si vyměňují všechny žetony zaháknutí.
event-took_from_rail = { $seat } bere důkaz z lišty: { $evidence }.
event-drew_evidence = { $evidence ->
    [hidden] { $position ->
        [0] { $seat } bere zakrytý důkaz ze zásoby.
       *[other] { $seat } bere zakrytý důkaz z displeje, místo { $position }.
    }
   *[other] { $position ->
        [0] { $seat } bere důkaz ze zásoby: { $evidence }.
       *[other] { $seat } bere důkaz z displeje, místo { $position }: { $evidence }.
    }
}
event-display_emptied = Na displeji se uvolňuje místo { $position }.
event-rail_filled = Na lištu přibývá { $evidence }.
event-chapter_ends = Displej je prázdný: kapitola { $chapter } končí.
event-looked = { $evidence ->
    [hidden] { $seat } se tajně dívá na důkaz ({ $spot }, místo { $position }).
   *[other] { $seat } se dívá na důkaz ({ $spot }, místo { $position }): { $evidence }.
 }
event-took_evidence = { $evidence ->
    [hidden] { $seat } tajně bere důkaz ({ $spot }, místo { $position }).
   *[other] { $seat } bere důkaz ({ $spot }, místo { $position }): { $evidence }.
 }
event-turned_up = Otáčí se důkaz ({ $spot }, místo { $position }): { $evidence }.
event-to_row = { $seat } zpracovává důkaz do řady { $row } a bere složku: { $evidence }.
event-to_bonus = { $evidence ->
    [hidden] { $seat } dává zakrytý důkaz na bonusové pole: { $bonus }.
   *[other] { $seat } dává důkaz ({ $evidence }) na bonusové pole: { $bonus }.
}
event-to_box = { $evidence ->
    [hidden] { $seat } dává zakrytý důkaz do své schránky.
   *[other] { $seat } dává do své schránky důkaz: { $evidence }.
}
event-committed_petty = { $seat } páchá drobný zločin { $crime }. { $crime-blurb }
event-committed_major = { $seat } páchá velký zločin { $crime }. { $crime-blurb }
event-chose_cautious = { $seat } volí opatrný výsledek: { $crime-cautious }.
event-chose_reckless = { $seat } volí bezohledný výsledek: { $crime-reckless }.
event-gave_back = { $crime ->
    [hidden] { $seat } vrací kartu dospod balíčku ({ $deck }).
   *[other] { $seat } vrací dospod balíčku ({ $deck }) kartu { $crime }.
}
event-drew_crime = { $crime ->
    [hidden] { $seat } dobírá kartu z balíčku ({ $deck }).
   *[other] { $seat } dobírá z balíčku ({ $deck }) kartu { $crime }.
}
event-set_aside = { $seat } klade vedle konzole neviděnou kartu z balíčku ({ $deck }).
event-took_aside = { $crime ->
    [hidden] { $seat } bere do ruky kartu ležící vedle konzole.
   *[other] { $seat } bere do ruky kartu ležící vedle konzole: { $crime }.
}
event-petty_reshuffled = Z odhozených drobných zločinů vzniká nový balíček.
event-investigation_succeeded = Vyšetřování kapitoly { $chapter } uspělo: nezbyla žádná složka.
event-investigation_failed = Vyšetřování kapitoly { $chapter } selhalo: složky zbyly.
event-folders_rewarded = { $seat } má odměnu za složky: { $folders }.
event-task_set = Úkol řady { $row }: { $evidence }.
event-stored = { $seat } ukládá dilemata: { $stored }, odhazuje: { $discarded }.
event-kept_dilemma = Do vaší databanky přichází { $dilemma }.
event-evidence_returned = Důkazy kapitoly se vracejí do zásoby, složky na svá pole.
event-display_filled = Displej je zaplněný, žetonů: { $tokens }.
event-chapter_begins = Začíná kapitola { $chapter }.
event-last_turns = Všichni ostatní mají ještě jeden tah.
event-databank_opened = Databanka, { $seat }: { $dilemma }.
event-plan_opened = V oblasti plánu leží { $evidence }, žetonů: { $tokens }.
event-storyline_removed = Dějová linka { $storyline } v této hře není.
event-criminal_placed = { $criminal } začíná { $zone-at }.
event-echo_card = Tah Echo, krok 1: { $card } určuje, koho Echo zahákne.
event-echo_rolled = { $shift ->
    [1] Echo hází černou kostkou: o 1 zónu po směru hodinových ručiček.
    [2] Echo hází černou kostkou: o 2 zóny po směru hodinových ručiček.
    [3] Echo hází černou kostkou: o 3 zóny po směru hodinových ručiček.
    [-1] Echo hází černou kostkou: o 1 zónu proti směru hodinových ručiček.
    [-2] Echo hází černou kostkou: o 2 zóny proti směru hodinových ručiček.
   *[-3] Echo hází černou kostkou: o 3 zóny proti směru hodinových ručiček.
}
event-echo_blocked = { $criminal }: žeton zaháknutí je uzamčen a Echo nezahákne nikoho.
event-echo_displaced_item = Echo přesouvá { $item-acc } { $zone-to }.
event-echo_progress = Tah Echo, krok 4: ukazatel pokroku postupuje o { $steps } a stojí na poli { $space }.
event-echo_missed = Echo na svůj zločin nedosáhne.
event-echo_committed = Echo páchá zločin { $crime }. { $crime-blurb }
event-echo_cautious = Karta Echo určuje opatrný výsledek: { $crime-cautious }.
event-echo_reckless = Karta Echo určuje bezohledný výsledek: { $crime-reckless }.
event-echo_drew_crime = Echo dobírá neviděný zločin, úroveň { $level }.
event-echo_to_row = Echo dává zakrytý důkaz do řady { $row } a bere složku.
event-echo_to_bonus = Echo dává zakrytý důkaz na bonusové pole: { $bonus }.
event-echo_to_box = Echo dává zakrytý důkaz do své schránky.
event-echo_discarded_support = Echo odhazuje žeton podpory { $support } bez efektu.
event-echo_letters = Písmena Echo se posouvají: A znamená { $criminal }, mimo desku je { $off }.
event-ability_used = { $seat } používá schopnost { $criminal-gen }.
event-effect_chosen = { $seat } volí: { $choice }.
event-criminal_chosen = { $seat } vybírá { $criminal-acc }.
event-item_chosen = { $seat } vybírá { $item-acc }.
event-zone_chosen = { $seat } vybírá zónu { $zone }.

end-promotion = { $count ->
    [0] Vítězí Echo: plán je zmařen a Echo zůstává na správné straně hrany.
   *[other] Vítězí { $winners }: plán je zmařen a čeká povýšení.
}
end-warning = { $count ->
    [0] Vítězí Echo: plán je zmařen pochybnými prostředky.
   *[other] Vítězí { $winners }, ovšem za hranou: plán je zmařen, zůstává varování.
}
end-city_lost = { $count ->
    [0] Vítězí Echo: město je ztraceno, důkazy jsou zachráněny.
   *[other] Vítězí { $winners }: město je ztraceno, ale důkazy jsou zachráněny.
}
end-syndicate = { $count ->
    [0] Vítězí Echo a přechází na druhou stranu.
   *[other] Vítězí { $winners }, ovšem za hranou, a vstupuje do Syndikátu.
}

line-plan-foiled = Plán Syndikátu je zmařen.
line-plan-succeeded = Plán Syndikátu uspěl.
line-intel = { $seats }, nasbírané informace: { $points }
line-dominance = { $seats }, nejnižší žeton nadvlády: { $points }
line-least-corrupt = { $seats }, odměna nejméně zkaženému (zkaženost { $corruption }): { $points }
line-over-the-edge = { $seats }, za hranou (zkaženost { $corruption }): { $points }
line-evidence-financing = { $seats }, financování ({ $symbols }×): { $points }
line-evidence-target = { $seats }, cíl ({ $symbols }×): { $points }
line-evidence-leader = { $seats }, vůdce ({ $symbols }×): { $points }
line-evidence-tactics = { $seats }, taktika ({ $symbols }×): { $points }
line-evidence-timing = { $seats }, načasování ({ $symbols }×): { $points }
line-evidence-weaponry = { $seats }, výzbroj ({ $symbols }×): { $points }
line-dilemmas = { $seats }, informace na dilematech: { $points }
line-warrants = { $seats }, různé zatykače ({ $different }): { $points }
line-badges = { $seats }, trojice odznaků ({ $sets }): { $points }
line-total = { $seats }, celkem: { $points }
line-echo-wins = Zvítězila Echo.

ask-hook = { $step ->
    [1] Krok 1 z 5, zaháknutí: { $must ->
        [yes] vyberte, koho zaháknete.
       *[no] { $hooking ->
            [hook] smíte zaháknout zločince.
            [unhook] všechny porty máte plné; smíte některého svého zločince odháknout a zaháknout jiného.
           *[both] smíte zaháknout zločince; předtím smíte libovolné své odháknout.
         }
     }
   *[other] { $hooking ->
        [hook] Zahákněte zločince.
        [unhook] Všechny porty máte plné: nejprve některého svého zločince odhákněte.
       *[both] Zahákněte zločince; předtím smíte libovolné své odháknout.
     }
}
wait-hook = { $seats }: volba, koho zaháknout.
ask-act = Krok 3 z 5, akce: { $actions ->
    [0] žádná už nezbývá. { $more-count ->
        [0] Ukončete krok.
       *[other] Smíte ještě { $more }, nebo krok ukončete.
     }
   *[other] { $actions ->
        [one] zbývá vám
        [few] zbývají vám
        [many] zbývá vám
       *[other] zbývá vám
     } { $actions }{ $more-count ->
        [0] .
       *[other] , kromě toho smíte { $more }.
     }
}{ $majors ->
    [0] {""}
   *[other] {" "}Velký zločin spácháte v kroku 4, až akce ukončíte.
}
more-free = provést volné akce
more-endure = zaplatit nadvládou akci navíc
wait-act = { $seats }: akce.
ask-major = { $majors ->
    [0] Krok 4 z 5, velký zločin: žádný teď spáchat nejde. Karty zůstanou v ruce a následuje krok 5, odhození a dobrání.
   *[other] Krok 4 z 5: smíte spáchat jeden velký zločin. Potom odháknete všechny své zločince.
}
wait-major = { $seats }: rozhodnutí o velkém zločinu.
ask-return = { $hand ->
    [0] Krok 5 z 5: v ruce nemáte žádnou kartu zločinu k odhození, teď si doberete.
   *[other] Krok 5 z 5: smíte odhodit dospod balíčků karty zločinů, které nechcete. Pak si doberete aspoň na jeden velký a jeden drobný.
}
wait-return = { $seats }: odhazování karet zločinů.
ask-draw = Krok 5 z 5: nemáte velký zločin. Ze které úrovně ho doberete?
wait-draw = { $seats }: dobírání velkého zločinu.
ask-endure = Proveďte s tímto zločincem akci navíc.
wait-endure = { $seats }: akce navíc.
ask-hustle = Efekt které nedaleké zóny použije Kšeftař?
wait-hustle = { $seats }: volba zóny pro Kšeftaře.
ask-enforce = Kterým zločincem pohne Vymahač?
wait-enforce = { $seats }: volba zločince pro Vymahače.
ask-hack = Se kterým předmětem pracuje Hacker?
wait-hack = { $seats }: volba předmětu pro Hackera.
ask-hack-how = { $grab ->
    [0] Kterým směrem Hacker předmětem pohne?
   *[1] Pohne Hacker předmětem, nebo ho zvedne?
}
wait-hack-how = { $seats }: volba, co Hacker udělá.
ask-run = Kam se přesune Kurýrka?
wait-run = { $seats }: volba cíle Kurýrky.
ask-heights = Výšiny: vyberte jednu ze čtyř možností, nebo skončete. Zbývá výběrů: { $left }.
wait-heights = { $seats }: efekt Výšin.
ask-move-criminal = Kterým zločincem pohnete?
wait-move-criminal = { $seats }: volba zločince k pohybu.
ask-way = Kterým směrem: { $piece }?
wait-way = { $seats }: volba směru.
ask-move-item = Kterým předmětem pohnete?
wait-move-item = { $seats }: volba předmětu k pohybu.
ask-transfer = Kterého zločince přesunete?
wait-transfer = { $seats }: volba zločince k přesunu.
ask-transfer-to = Do které zóny?
wait-transfer-to = { $seats }: volba zóny.
ask-swap-items = Který předmět vyměníte?
wait-swap-items = { $seats }: volba předmětu k výměně.
ask-swap-items-with = Za který druhý předmět?
wait-swap-items-with = { $seats }: volba druhého předmětu.
ask-machine = Vyberte, čím a kterým směrem pohnete. Zbývá pohybů: { $left }.
wait-machine = { $seats }: pohyb Strážce a zátarasů.
ask-escort = Koho Strážce eskortuje?
wait-escort = { $seats }: rozhodnutí o eskortě.
ask-ion = Iontové věže: žeton podpory, nebo neviděná karta zločinu.
wait-ion = { $seats }: efekt Iontových věží.
ask-harbor = Přístav: získat důkaz, nebo ho zpracovat.
wait-harbor = { $seats }: efekt Přístavu.
ask-challenge = Koho vyzvete na souboj?
wait-challenge = { $seats }: rozhodnutí o souboji.
ask-lose-dilemma = Souboj je prohraný: odhoďte jedno dilema.
wait-lose-dilemma = { $seats }: odhození dilematu po souboji.
ask-look = Na který zakrytý důkaz se podíváte? Zbývá: { $left }.
wait-look = { $seats }: prohlížení důkazů.
ask-keep = Který z důkazů si necháte?
wait-keep = { $seats }: volba důkazu do paměti.
ask-bind = Zločinu vyhovuje víc možností: vyberte.
wait-bind = { $seats }: upřesnění zločinu.
ask-pick-item = Kterého předmětu se efekt zločinu týká?
wait-pick-item = { $seats }: volba předmětu pro efekt.
ask-put = Kam se předmět přesune?
wait-put = { $seats }: volba zóny pro předmět.
ask-send = Kam se zločinec přesune?
wait-send = { $seats }: volba zóny pro zločince.
ask-pick-slot = Kterého ze zločinců se efekt týká?
wait-pick-slot = { $seats }: volba zločince pro efekt.
ask-patrol-to = Do které zóny se pátrání přesune?
wait-patrol-to = { $seats }: volba zóny pro pátrání.
ask-patrol-from = Ze které zóny se pátrání přesune?
wait-patrol-from = { $seats }: volba přesouvaného pátrání.
ask-outcome = { $crime }: opatrný, nebo bezohledný výsledek? Opatrně, { $crime-cautious }: informace { $cautious-intel }, dilemata { $cautious-dilemmas }, důkazy { $cautious-evidence }, zpracování { $cautious-process }. Bezohledně, { $crime-reckless }: informace { $reckless-intel }, dilemata { $reckless-dilemmas }, důkazy { $reckless-evidence }, zpracování { $reckless-process }. Polovinu dilemat z ruky (teď { $dilemmas }) po kapitole uložíte; nejzkaženější na konci platí, bude-li plán zmařen.
wait-outcome = { $seats } volí výsledek zločinu { $crime }: { $crime-cautious }, nebo { $crime-reckless }?
ask-rail = { $left ->
    [1] Vezměte důkaz z lišty.
   *[other] Získáváte důkazy ({ $left }): první si vyberte z lišty, ostatní přijdou náhodně z displeje.
}
wait-rail = { $seats }: volba důkazu z lišty.
ask-process = { $must ->
    [yes] Zpracujte důkaz z paměti.
   *[no] Smíte zpracovat důkazy z paměti, ještě { $left }.
} Zpracovaný důkaz už není váš a na konci vám nic nepřinese.
wait-process = { $seats }: zpracování důkazů.
ask-support = Vezměte žeton podpory z nabídky, i s informacemi, které u něj leží.
wait-support = { $seats }: volba žetonu podpory.
ask-gain-dominance = { $left ->
    [1] Nad kým získáte 1 nadvládu?
   *[other] Nad kým získáte 1 nadvládu? Zbývá celkem: { $left }.
}
wait-gain-dominance = { $seats }: zvýšení nadvlády.
ask-lose-dominance = { $left ->
    [1] Nad kým ztratíte 1 nadvládu?
   *[other] Nad kým ztratíte 1 nadvládu? Zbývá celkem: { $left }.
}
wait-lose-dominance = { $seats }: ztráta nadvlády.
ask-take = Který zakrytý důkaz si vezmete?
wait-take = { $seats }: volba zabaveného důkazu.
ask-turn-up = Který důkaz plánu otočíte?
wait-turn-up = { $seats }: volba otáčeného důkazu.
ask-lock = Který svůj žeton zaháknutí uzamknete?
wait-lock = { $seats }: uzamykání žetonu zaháknutí.
ask-transfer-item = Který předmět přesunete?
wait-transfer-item = { $seats }: volba předmětu k přesunu.
ask-bait = Který předmět si vymění místo se zločincem?
wait-bait = { $seats }: volba předmětu pro návnadu.
ask-bait-with = Se kterým zločincem?
wait-bait-with = { $seats }: volba zločince pro návnadu.
ask-swap-criminals = Který zločinec si vymění místo?
wait-swap-criminals = { $seats }: volba zločince k výměně.
ask-swap-criminals-with = Se kterým druhým zločincem?
wait-swap-criminals-with = { $seats }: volba druhého zločince.
ask-swap-hooks = S kým si vyměníte všechny žetony zaháknutí?
wait-swap-hooks = { $seats }: výměna žetonů zaháknutí.
ask-discard-dilemma = { $from ->
    [dilemma] Které dilema z ruky odhodíte?
    [stored_dilemma] Které dilema z databanky odhodíte?
   *[both] Které dilema odhodíte, z ruky nebo z databanky?
}
wait-discard-dilemma = { $seats }: odhození dilematu.
ask-discard-hand = Které dilema z ruky odhodíte? Zbývá: { $left }.
wait-discard-hand = { $seats }: odhození dilemat.
ask-store = Které dilema uložíte do databanky? Zbývá uložit: { $left }; ostatní dilemata z ruky odhodíte.
wait-store = Všichni ukládají dilemata; ještě vybírá: { $seats }.
ask-echo-support = Echo má shodu: kterou třetinu nabídky vezme?
wait-echo-support = { $seats }: rozhodnutí za Echo.
ask-echo-dominance = Echo má shodu: nad kým získá nadvládu?
wait-echo-dominance = { $seats }: rozhodnutí za Echo.
ask-echo-loss = Echo má shodu: nad kým nadvládu ztratí?
wait-echo-loss = { $seats }: rozhodnutí za Echo.

why-ZH-3-17 = Informace se počítají tak, jak jsou nasbírané.
why-ZH-4-5 = Tento zločinec v této hře není.
why-ZH-5-5 = Tohoto zločince neovládáte: jeho žeton zaháknutí neleží na vaší konzoli.
why-ZH-5-8 = Velké zločiny se páchají až v kroku 4: nejprve ukončete akce.
why-ZH-5-11 = Nikoho neovládáte, takže musíte někoho zaháknout.
why-ZH-5-12 = Tohoto zločince už máte zaháknutého.
why-ZH-5-14 = Všechny porty máte plné: nejprve někoho odhákněte.
why-ZH-5-20 = Kdo odhákne, musí také zaháknout.
why-ZH-5-25 = Žeton nadvlády už je na posledním poli.
why-ZH-5-29 = Žeton nadvlády nestojí v oblasti výdrže.
why-ZH-5-30 = Akce navíc musí být taková, kterou teď tento zločinec může provést.
why-ZH-5-33 = Nezbývá vám žádná akce.
why-ZH-5-36 = V cestě stojí zátaras.
why-ZH-5-37 = Zvednout lze jen předmět odložený v zóně, kde zločinec stojí.
why-ZH-5-41 = Tato schopnost nestojí akci: působí stále, nebo se nabízí mezi volnými akcemi.
why-ZH-5-47 = Tento zločinec žádný předmět nedrží.
why-ZH-5-50 = Vyzvat lze protihráče; oba musíte mít v ruce dilema.
why-ZH-5-52 = Odhoďte jedno z dilemat v ruce.
why-ZH-5-55 = Teď se vyhodnocuje efekt Výšin.
why-ZH-5-59 = Teď se zločinec přesouvá do jiné zóny.
why-ZH-5-60 = Vyberte předměty, jejichž výměna něco změní.
why-ZH-5-62 = Vezměte žeton podpory z nabídky, nebo kartu z neprázdného balíčku.
why-ZH-5-64 = V Přístavu jeden důkaz získáte, nebo zpracujete.
why-ZH-5-66 = Zločince musíte ovládat a jeho žeton musí být v oblasti schopnosti.
why-ZH-5-67 = Kšeftař potřebuje nedalekou zónu bez pátrání.
why-ZH-5-68 = Vymahač pohne jiným nedalekým zločincem, kterému nebrání zátaras.
why-ZH-5-69 = Hacker dosáhne jen na nedaleké předměty a zvedá jen odložené.
why-ZH-5-72 = Pašerák bere jen předměty ve své zóně.
why-ZH-5-73 = Vědma pomáhá jednou za tah, a to nad jiným nedalekým zločincem.
why-ZH-5-74 = Poblíž Drtiče není zátaras ani Strážce.
why-ZH-5-78 = Kurýrka se přesune jen tam, kam nevede cesta přes zátaras.
why-ZH-5-87 = V této zóně probíhá pátrání.
why-ZH-5-91 = Tuto kartu v ruce nemáte.
why-ZH-5-92 = V této dějové lince chybí zločin o úroveň níž.
why-ZH-5-94 = Podmínky tohoto zločinu teď nejsou splněny všechny; na kartě v ruce mají splněné plnou značku a ostatní prázdnou. Karta vám zůstává v ruce.
why-ZH-5-138 = Nemáte důkaz odpovídající úkolu této řady.
why-ZH-5-139 = V této řadě už žádná složka není.
why-ZH-5-141 = Toto bonusové pole je obsazené, nebo takový důkaz nemáte.
why-ZH-5-155 = Tento žeton podpory nemáte.
why-ZH-5-160 = Žeton zaháknutí tohoto zločince je uzamčený.
why-ZH-5-162 = Vyberte předmět a zločince ve dvou různých zónách.
why-ZH-5-164 = Tento žeton podpory by teď nic nezměnil.
why-ZH-5-233 = Ve hře s Echo vítězí vyšší součet.
why-ZH-7-3 = Teď se zahakuje zločinec.
why-ZH-7-4 = Teď se provádějí akce.
why-ZH-7-7 = Teď se vyhodnocuje žeton podpory.
why-ZH-7-10 = Teď se rozhoduje, koho Strážce eskortuje.
why-ZH-7-11 = Teď se hýbe Strážcem nebo zátarasem.
why-ZH-7-12 = Teď se vybírá, kam se pátrání přesune.
why-ZH-7-14 = Teď se bere důkaz z lišty.
why-ZH-7-16 = Teď se prohlížejí zakryté důkazy.
why-ZH-7-17 = Teď se vybírá zakrytý důkaz.
why-ZH-7-18 = Teď se vybírá důkaz plánu, který se otočí.
why-ZH-7-19 = Teď se zpracovávají důkazy z paměti.
why-ZH-7-20 = Teď se bere žeton podpory.
why-ZH-7-21 = Teď se získává nadvláda nad zločincem, jehož žeton ještě může stoupnout.
why-ZH-7-22 = Teď se uzamyká vlastní neuzamčený žeton zaháknutí.
why-ZH-7-23 = Teď se vybírá protihráč pro výměnu žetonů zaháknutí.
why-ZH-7-24 = Vyberte dilema z ruky nebo z databanky.
why-ZH-7-25 = Vyberte dilema z ruky.
why-ZH-7-26 = Teď se páchá velký zločin, nebo se upřesňuje.
why-ZH-7-27 = Teď se vyhodnocuje efekt zločinu.
why-ZH-7-28 = Teď se vybírá výsledek.
why-ZH-7-29 = Teď se karty zločinů z ruky vracejí dospod balíčků.
why-ZH-7-30 = Teď se dobírá z neprázdného balíčku některé úrovně.
why-ZH-7-31 = Teď se vybírají dilemata k uložení.
why-ZH-7-32 = Teď se vybírá, nad kým se nadvláda ztrácí.
why-ZH-7-33 = Teď se za Echo rozhoduje mezi rovnocennými možnostmi.
why-ZH-8-1 = Hodnotí se nejnižší žeton nadvlády.
why-ZH-8-3 = Nejméně zkažený získává informace za každého zkaženějšího.
why-ZH-8-6 = Plán zmaří dost druhů s alespoň třemi důkazy.
why-ZH-8-8 = Kdo je za hranou, platí, je-li plán zmařen.
why-ZH-8-11 = Každý symbol má hodnotu svého druhu.
why-ZH-8-13 = Počítají se informace na uložených dilematech.
why-ZH-8-14 = Různé zatykače mají hodnotu druhé mocniny počtu.
why-ZH-8-15 = Hodnotí se každá trojice odznaků.
why-ZH-8-16 = Vítězí nejvyšší součet.

# Co si kdo může myslet o skrytém
belief-crime = velký zločin, který má v ruce { $player }
belief-crimes = zločiny, které má v ruce { $player }
