game-title = Zkáza na orbitě
game-tagline = Stanice padá z orbity a nikdo neví, kdo hraje za koho.
game-designers = Matt Eklund
game-minutes = 90–120 min
over = Hra skončila.

## Volby
option-players = Počet hráčů
option-extent = Délka hry
option-extent-whole = Celá hra
option-extent-last_minute = Poslední minuta (2 hráči, pro výzkum)
option-teams = Týmová varianta
option-roster = Výběr postav
option-roster-draw = Losem
option-roster-first_game = Postavy pro první hru
option-roster-chosen = Podle jmen
option-characters = Vybrané postavy
option-wipe_data = Výmaz dat ve Fyzikální laboratoři
option-team_chat = Soukromé hovory v týmu
option-station = Soubor s vlastní stanicí
option-players-1 = 1
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-players-6 = 6
option-players-7 = 7
option-players-8 = 8
option-players-9 = 9

## Otázky
ask-choose = Zvolte si skrytou identitu; ostatní karty jsou bonusové postavy.
wait-choose = Skrytou identitu volí: { $seats }.
ask-assign = Dohodněte se na identitách: nejdřív vaše (nebo vaší první barvy), potom spoluhráčova (nebo vaší druhé barvy). Zbylá karta je bonusová postava.
wait-assign = Rozhoduje: { $seats }.
ask-turn = { $stage ->
    [reveal-influence] Jste na tahu. Popořadě: smíte se odhalit, smíte ovlivnit jednu postavu a nakonec někoho aktivujete, nebo vyjednáváte.
    [reveal] Jste na tahu. Smíte se odhalit a pak { $anybody ->
        [0] vyjednáváte; aktivovat nemáte koho.
       *[1] někoho aktivujete, nebo vyjednáváte.
     }{ $cubes ->
        [0] {" "}Na ovlivnění nemáte v zásobě kostky.
       *[other] {""}
     }
    [influence] Jste na tahu. Smíte ovlivnit jednu postavu; pak někoho aktivujte, nebo vyjednávejte.
    [renegotiate] Aktivovat nemáte koho: vyjednávejte.
   *[activate] Teď aktivujte svého konspirátora, nebo vyjednávejte.
}
wait-turn = Na tahu: { $seats }.
ask-cubes = Kolik kostek vlivu položíte na kartu { $character-gen }? { $limited ->
    [loyal] Věrná postava: všechny kostky z karty se nejdřív vrátí svým hráčům a vy musíte položit aspoň { $least }. Budete jich mít { $supply }.
    [helpful] Nápomocnost: nikdo tu nesmí mít víc než jednu.
   *[no] V zásobě jich máte { $supply }.
}
wait-cubes = { $seats }: kolik kostek vlivu na kartu { $character-gen }.
ask-activation = { $activated ->
    [0] Položte disk: koho aktivujete?
   *[other] Co udělá { $pawn }? { $actions ->
        [0] { $still-count ->
            [0] Žádná akce nezbývá: ukončete aktivaci.
           *[other] Žádná akce nezbývá. Ukončete aktivaci, nebo předtím ještě využijte { $still }.
        }
        [one] Zbývá { $actions } akce.
        [few] Zbývají { $actions } akce.
        [many] Zbývá { $actions } akce.
       *[other] Zbývá { $actions } akcí.
    }
}
still-free = volnou akci
still-bribe = úplatek
still-kompromat = kompromat
still-rest = co je ještě v nabídce
wait-activation = { $activated ->
    [0] { $seats }: koho aktivovat.
   *[other] { $seats }: co udělá { $pawn }.
}
ask-action = Jakou akci provede { $pawn }?{ $right ->
    [action] { $actions ->
        [one] {" "}Zbývá { $actions } akce.
        [few] {" "}Zbývají { $actions } akce.
        [many] {" "}Zbývá { $actions } akce.
       *[other] {" "}Zbývá { $actions } akcí.
     }
    [bribe] {" "}Za úplatek je to jedna akce.
    [grey] {" "}Za šedý úplatek je to jedna akce.
    [kompromat] {" "}Za kompromat je to jedna akce.
   *[other] {""}
}
wait-action = { $seats }: jakou akci provede { $pawn }.
ask-free = Jakou volnou akci provede { $pawn }?
wait-free = { $seats }: jakou volnou akci provede { $pawn }.
ask-item = { $pawn }, „{ $deed }“: o který předmět nebo která data jde?
wait-item = { $seats }: { $pawn }, „{ $deed }“, o kterou věc jde.
ask-to = { $pawn }, „{ $deed }“: kdo data dostane?
wait-to = { $seats }: { $pawn }, „{ $deed }“, kdo data dostane.
ask-drag = { $pawn }, „{ $deed }“: koho vyřazeného má táhnout s sebou?
wait-drag = { $seats }: { $pawn }, „{ $deed }“, koho táhnout s sebou.
ask-light = Zapálit ohnivou bombu?
wait-light = Rozhoduje: { $seats }.
ask-let_go = { $bearer } má plno: který předmět pustí, aby bylo místo?
wait-let_go = Rozhoduje: { $seats }.
ask-cube = Čí kostka jde na pole zrady?
wait-cube = Rozhoduje: { $seats }.
ask-with = S kterou figurkou jednáte?
wait-with = Rozhoduje: { $seats }.
ask-owner = Koho z obou hráčů se zeptáte?
wait-owner = Rozhoduje: { $seats }.
ask-consent = { $colour } žádá vaši postavu ({ $pawn }) o akci „{ $deed }“{ $parts-count ->
    [0] {""}
   *[other] {" "}({ $parts })
}. Dovolíte ji?{ $right ->
    [kompromat] {" "}Odmítnete-li a jste nevinní, budete podezřelí; kompromat se vrátí tomu, kdo ho použil.
   *[other] {" "}Odmítnete-li, úplatek se vrací.
}
wait-consent = { $seats }: zda dovolit akci „{ $deed }“ ({ $pawn }).
ask-frame = Svedete podezření na jiného?
wait-frame = Rozhoduje: { $seats }.
ask-contaminated = { $bearer } má plno a kontaminace zabere jedno místo: který předmět upustí?
wait-contaminated = Rozhoduje: { $seats }.
ask-overfull = { $bearer } má víc předmětů, než unese: který upustí?
wait-overfull = Rozhoduje: { $seats }.
ask-resolve = Který žeton času vyhodnotíte dřív?
wait-resolve = Rozhoduje: { $seats }.
ask-monster = { $monster }: kam povede další krok?
wait-monster = Rozhoduje: { $seats }.
ask-victim = { $monster }: kdo bude obětí?
wait-victim = Rozhoduje: { $seats }.
ask-seats = Kdo z osvobozených dostane místo v modulu?
wait-seats = Rozhoduje: { $seats }.
ask-swap = S kým si postava vymění místo?
wait-swap = Rozhoduje: { $seats }.
ask-confess = Kdo se zpovídal?
wait-confess = Rozhoduje: { $seats }.
ask-trojan = Kdo dostane Digitálního asistenta?
wait-trojan = Rozhoduje: { $seats }.
ask-cache = Kdo dostane helmu?
wait-cache = Rozhoduje: { $seats }.
ask-artifact = Vzít si Artefakt?
wait-artifact = Rozhoduje: { $seats }.
ask-aim = Která sekce se přetíží?
wait-aim = Rozhoduje: { $seats }.
ask-trap = Kam přijde další nálož? První je ostrá.
wait-trap = Rozhoduje: { $seats }.
ask-show = Ukážete bonusovou postavu a provedete s ní akci?
wait-show = Rozhoduje: { $seats }.
ask-discard = Který kompromat odhodíte?
wait-discard = Rozhoduje: { $seats }.
ask-take = Který použitý kompromat si vezmete?
wait-take = Rozhoduje: { $seats }.
ask-reveal = Stanice padá: koho odhalíte?
wait-reveal = Rozhoduje: { $seats }.
ask-deliver = Komu poskytnete jaká data?
wait-deliver = Rozhoduje: { $seats }.
ask-swarm = { $monster }: kam povede další krok, nebo zůstane?
wait-swarm = Rozhoduje: { $seats }.

## Tahy
move-step = Pohyb: { $section }
move-pick_up = Zvednout: { $item }
move-pick_from = Vzít něco vyřazené postavě: { $pawn }
move-pick_kompromat = Zvednout kompromat: { $section }
move-drop = Upustit: { $item }
move-give = Předat něco postavě: { $pawn }
move-throw = Hodit něco do sekce: { $section }
move-copy = Kopírovat: { $data }
move-delete = Smazat: { $data }
move-strike = Udeřit hasákem: { $pawn }
move-shoot = Vystřelit: { $pawn }
move-rob = Okrást: { $pawn }
move-sabotage = Sabotovat tuto sekci
move-revive = Oživit nanogelem: { $pawn }
move-wait = Čekat
move-wait_disc = Čekat a vzít si aktivační disk
move-declare_evacuation = Zahájit evakuaci
move-transmit = Přenést { $data }: { $institution }
move-release_project_x = Spustit Projekt X
move-decontaminate = Dekontaminovat: { $pawn }
move-jettison = Odhodit antihmotu do vesmíru
move-countdown = Vypustit modul s odpočtem
move-launch = Vypustit modul: { $section }
move-launch_all = Vypustit všechny připravené moduly
move-make_item = Vyrobit: { $item }
move-make_data = Vyrobit data: { $data }
move-make_contamination = Nechat se kontaminovat
move-meditate = Meditovat
move-repair = Opravit robota: { $pawn }
move-self_destruct = Spustit autodestrukci
move-airlock = Přechodová komora: { $section }
move-airlock_throw = Hodit něco přechodovou komorou: { $section }
move-eject = Vyhodit do vesmíru: { $pawn }
move-toggle_cameras = Přepnout kamery
move-wipe = Vymazat data: { $pawn }
move-enter_wormhole = Vstoupit do červí díry
move-suppress = Hasicí a odvětrávací systém: { $section }
move-toggle_jammers = Přepnout rušičky
move-remote_control = Dálkově ovládat: { $pawn }
move-command_swarm = Navést roj
move-breach = Prorazit zámek: { $section }
move-jury_rig = Opravit tuto sekci
move-jury_rig_robot = Provizorně opravit: { $pawn }
move-disassemble = Rozmontovat se a opravit sekci
move-disassemble_for = Rozmontovat se a oživit: { $pawn }
move-wormtongue = Hadí jazyk: { $character }
move-serve_nda = Doručit dohody o mlčenlivosti
move-lawyer_up = Právní zástupce: { $colour }
move-treat = Ošetřit: { $pawn }
move-emp_burst = EMP pulz
move-telepathy = Telepatie: { $pawn }
move-missile = Odpálit raketu: { $section }
move-self_repair = Opravit sám sebe
move-root_access = Správcovský přístup: { $pawn }
move-tradecraft = Řemeslo: vyměnit kompromaty
move-hardcopy = Podepsat dohodu o mlčenlivosti
move-infect = Nakazit: { $pawn }
move-nerve_gas = Nervový plyn: { $section }
move-fly_wings = Odstartovat na raketových křídlech
move-feed = Nakrmit mech: { $pawn }
move-choose = Moje identita: { $identity }
move-assign = Nejdřív { $identity }, potom { $second }
move-propose_assign = Navrhnout: já hraji za { $identity-acc }, vy za { $second-acc }
move-reveal = Odhalit: { $identity }
move-influence = Ovlivnit: { $character }
move-cubes = Počet kostek: { $count }
move-activate = Aktivovat: { $pawn }
move-renegotiate = Vyjednávat
move-take_back = Vyjednávat a vzít si kostku: { $character }
move-free_action = Použít volnou akci
move-bribe = Podplatit: { $pawn }
move-grey_bribe = Podplatit šedým úplatkem: { $pawn }
move-kompromat = Použít kompromat: { $character }
move-with = Postava: { $pawn }
move-ask_owner = Zeptat se: { $colour }
move-accept = Souhlasit
move-refuse = Odmítnout
move-end_turn = Ukončit aktivaci
move-moss_step = Mech se plazí: { $section }
move-moss_feed = Mech žere: { $pawn }
move-presence = Autorita: { $pawn }
move-frame = Hodit to na jiného: { $colour }
move-item = Předmět: { $item }
move-data = Data: { $data }
move-to = Příjemce: { $pawn }
move-drag = Táhnout: { $pawn }
move-alone = Jít bez tažení
move-light = Zapálit
move-unlit = Nezapalovat
move-let_go = Pustit: { $item }
move-cube_of = Kostka barvy: { $colour }
move-resolve = Vyhodnotit žeton číslo { $token }
move-monster_step = Nestvůra jde: { $section }
move-monster_stay = Zůstat na místě
move-victim = Oběť: { $pawn }
move-spare = Nikoho nevyřadit
move-swap = Vyměnit si místo: { $pawn }
move-skip = Nevyužít
move-aim = Zacílit: { $section }
move-trap = Nálož do sekce: { $section }
move-helmet_to = Helmu dostává: { $pawn }
move-assistant_to = Digitálního asistenta dostává: { $pawn }
move-confess = Zpovídá se: { $pawn }
move-take_artifact = Vzít si Artefakt
move-show = Ukázat: { $identity }
move-discard = Odhodit kompromat: { $character }
move-take = Vzít kompromat: { $character }
move-deliver = Poskytnout { $data }: { $institution }
move-done = Hotovo

## Události
event-dealt =
    { $identity ->
        [hidden] Kartu identity dostává { $colour }.
       *[other] Karta identity ({ $colour }): { $identity }.
    }
event-chose =
    { $identity ->
        [hidden] { $colour } si zvolilo skrytou identitu.
       *[other] Skrytá identita ({ $colour }): { $identity }.
    }
event-turn = Minuta { $minute }, na tahu je { $colour }.
event-revealed = { $colour } odhaluje identitu: { $identity }.
event-schrodinger = { $colour } zahazuje skrytou identitu a odhaluje bonusovou postavu: { $identity }.
event-cubes_home = { $colour } si bere z karty zpět { $count ->
    [one] 1 kostku
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}.
event-cubes_betrayed = { $colour } přesouvá z karty { $character-gen } na své pole zrady { $count ->
    [one] 1 kostku
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}.
event-influenced = { $colour } klade na kartu { $character-gen } { $count ->
    [one] 1 kostku
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
} vlivu.
event-cubes_returned = { $colour } si z karty { $character-gen } vrací do zásoby { $count ->
    [one] 1 kostku
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}.
event-activated = { $colour } aktivuje { $pawn-acc } a má { $count ->
    [one] 1 akci
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}.
event-renegotiated = { $colour } vyjednává.
event-took_back = { $colour } si bere zpět kostku z karty { $character-gen }.
event-disc_back = { $colour } si při tom bere zpět aktivační disk.
event-bribed = { $colour } nabízí { $pawn-dat } úplatek.
event-grey_bribed = { $colour } nabízí { $pawn-dat } šedý úplatek.
event-kompromat_shown = { $colour } vytahuje kompromat na { $character-acc }.
event-asked = O svolení je požádáno { $colour }.
event-accepted = { $colour } souhlasí.
event-refused = { $colour } odmítá.
event-bribe_back = { $colour } si nechává úplatek.
event-kompromat_back = Kompromat na { $character-acc } se vrací do ruky ({ $colour }).
event-stepped = { $pawn } jde do sekce { $section }.
event-dragged = S sebou do sekce { $section } táhne { $pawn-acc }.
event-moved = { $pawn } se ocitá v sekci { $section }.
event-picked_up = { $pawn } zvedá { $item-acc }.
event-picked_from = { $pawn } bere { $victim-dat } { $item-acc }.
event-picked_kompromat =
    { $character ->
        [hidden] { $colour } bere kompromat ze sekce { $section }.
       *[other] { $colour } bere ze sekce { $section } kompromat na { $character-acc }.
    }
event-dropped = { $pawn } upouští v sekci { $section } { $item-acc }.
event-gave = { $pawn } předává { $receiver-dat } { $item-acc }.
event-threw = { $pawn } hází { $item-acc } do sekce { $section }.
event-copied = { $pawn } kopíruje { $receiver-dat } { $data-acc }.
event-deleted = Data mizí ({ $pawn }): { $data }.
event-struck = { $pawn } útočí hasákem na { $victim-acc }.
event-shot = { $pawn } střílí na { $victim-acc }.
event-robbed_item = { $pawn } okrádá { $victim-acc } a bere si { $item-acc }.
event-robbed_data = { $pawn } krade { $victim-dat } { $data-acc }.
event-damaged = Poškozená sekce: { $section }.
event-repaired = Opravená sekce: { $section }.
event-downed = Vyřazená postava: { $pawn }.
event-revived = Oživená postava: { $pawn }.
event-waited = { $pawn } čeká.
event-evacuation = Evakuace je zahájena!
event-locks_removed = Všechny zámky jsou odstraněny.
event-lock_removed = Zámek mizí: { $section } – { $section2 }.
event-transmitted = { $pawn } přenáší { $institution-dat } { $data-acc }.
event-project_released = Projekt X je venku: { $project }!
event-learnt_project = { $colour } smí nahlédnout do Projektu X: { $project }.
event-decontaminated = Dekontaminovaná postava: { $pawn }.
event-contaminated = Kontaminovaná postava: { $pawn }.
event-armed =
    { $minute ->
        [-1] Antihmota je odjištěná a exploduje při pádu stanice.
       *[other] Antihmota je odjištěná a exploduje v minutě { $minute }.
    }
event-exploded = Antihmota exploduje: { $place }!
event-token_set = { $colour } klade žeton času ({ $token }): { $section }.
event-token_back = Žeton času se vyhodnocuje ({ $token }): { $section }.
event-launched = Modul { $section } odlétá do mezosféry.
event-pod_annihilated = Modul { $section } je anihilován.
event-annihilated = Anihilovaná postava: { $pawn }.
event-item_annihilated = Anihilovaný předmět: { $item }.
event-made_item = { $pawn } vyrábí { $item-acc }.
event-made_data = { $pawn } získává { $data-acc }.
event-meditated = { $colour } si bere z pole zrady zpět { $count ->
    [one] 1 kostku
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}.
event-cameras = Kamery: { $on }.
event-jammers = Rušičky: { $on }.
event-fire = Hoří: { $section }!
event-gas = Hrozí udušení: { $section }!
event-hazard_cleared = Nebezpečí mizí: { $section }.
event-power = Úroveň energie: { $power }.
event-suspect = { $colour } se stává podezřelým.
event-guilty = { $colour } se stává vinným.
event-nda_served = { $pawn } dostává dohodu o mlčenlivosti.
event-traps_set =
    { $live ->
        [hidden] Nástražné nálože leží v sekcích: { $section }, { $section2 }, { $section3 }.
       *[other] Nástražné nálože leží v sekcích: { $section }, { $section2 }, { $section3 }. Ostrou znáte jen vy.
    }
event-trap_turned =
    { $live ->
        [0] Nálož v sekci { $section } je slepá.
       *[other] Nálož v sekci { $section } vybuchuje!
    }
event-escaped = Zachráněná postava: { $pawn } ({ $place }).
event-engulfed = Sliz pohlcuje { $pawn-acc }.
event-monster_moved = Nestvůra se přesouvá do sekce { $section }.
event-monster_placed = V sekci { $section } se objevuje nestvůra.
event-minute_began = Začíná minuta { $minute }.
event-entry =
    { $live ->
        [0] Vstup do atmosféry: zbývá ještě jedna minuta.
       *[other] Vstup do atmosféry: ohnivá koule!
    }
event-stationfall = Stanice padá.
event-delivered = { $colour } poskytuje { $institution-dat } { $data-acc }.
event-swapped = { $pawn } a { $receiver } si vyměňují místa.
event-ejected = Z přechodové komory letí do vesmíru { $pawn }.
event-jettisoned = Antihmota letí do okolního vesmíru.
event-fed = Zubatý mech žere { $pawn-acc }.
event-moss_moved = Zubatý mech se plazí do sekce { $section }.
event-ship_turned = Záchranná loď je ve skutečnosti pirátská.
event-greys_home = Všechny šedé úplatky se vracejí Miliardáři.
event-bribe_home = { $colour } si bere zpět svůj úplatek.
event-betrayal_home = { $colour } si bere zpět všechny kostky z pole zrady.
event-shown = { $colour } ukazuje bonusovou postavu: { $identity }.
event-discarded =
    { $character ->
        [hidden] { $colour } odhazuje kompromat.
       *[other] { $colour } odhazuje kompromat na { $character-acc }.
    }
event-taken = { $colour } bere použitý kompromat na { $character-acc }.
event-used_free = { $pawn } využívá volnou akci.
event-wormhole_opened = V Kryptě X se otevírá červí díra.
event-framed = { $colour } svádí podezření na { $colour2 }.
event-gained = { $pawn } získává { $item-acc }.
event-artifact_taken = { $pawn } získává Artefakt.
event-cube_moved = Kostka, kterou má na kartě { $character-gen } { $colour }, jde na pole zrady.
event-rolled = { $colour } hází kostkou: { $count }.
event-automaton = Rozhoduje automat: { $colour }.
event-ended = { $colour } končí tah.
event-proposed_assign = { $seat-is ->
    [you] Navrhujete, že budete hrát za { $identity-acc } a spoluhráč za { $second-acc }.
   *[other] { $seat } navrhuje hrát za { $identity-acc } a vám přenechat { $second-acc }.
 }

## Sekce
section-forward_airlocks = Příďové přechodové komory
section-array_control = Komunikační místnost
section-forward_hub = Příďový uzel
section-bridge = Můstek
section-security_station = Bezpečnostní stanice
section-mainframe = Sálový počítač
section-physics_lab = Fyzikální laboratoř
section-chem_lab = Chemická laboratoř
section-bio_lab = Biolaboratoř
section-cryo_lab = Kryolaboratoř
section-x_vault = Krypta X
section-nanofactory = Nanotovárna
section-hydroponics = Hydroponie
section-print_shop = Dílna
section-tanks = Nádrže
section-fuel_cells = Palivové články
section-magnetic_containment = Magnetická komora
section-aft_hub = Záďový uzel
section-therapy_garden = Terapeutická zahrada
section-rec_room = Společenská místnost
section-suite = Apartmá
section-quarters = Kajuty
section-kitchen = Kuchyň
section-locker_room = Šatna
section-aft_airlocks = Záďové přechodové komory
section-outer_space = Okolní vesmír
section-mcqueen = McQueen
section-houdini = Houdini
section-sheppard = Sheppard
section-latude = Latude
section-medevac = Záchranka
section-inspector_shuttle = Inspektorčin raketoplán
place-forward_airlocks = Příďové přechodové komory
place-array_control = Komunikační místnost
place-forward_hub = Příďový uzel
place-bridge = Můstek
place-security_station = Bezpečnostní stanice
place-mainframe = Sálový počítač
place-physics_lab = Fyzikální laboratoř
place-chem_lab = Chemická laboratoř
place-bio_lab = Biolaboratoř
place-cryo_lab = Kryolaboratoř
place-x_vault = Krypta X
place-nanofactory = Nanotovárna
place-hydroponics = Hydroponie
place-print_shop = Dílna
place-tanks = Nádrže
place-fuel_cells = Palivové články
place-magnetic_containment = Magnetická komora
place-aft_hub = Záďový uzel
place-therapy_garden = Terapeutická zahrada
place-rec_room = Společenská místnost
place-suite = Apartmá
place-quarters = Kajuty
place-kitchen = Kuchyň
place-locker_room = Šatna
place-aft_airlocks = Záďové přechodové komory
place-outer_space = Okolní vesmír
place-mcqueen = McQueen
place-houdini = Houdini
place-sheppard = Sheppard
place-latude = Latude
place-medevac = Záchranka
place-inspector_shuttle = Inspektorčin raketoplán
place-wormhole = Červí díra
place-rescue_ship = Záchranná loď
place-wings = Raketová křídla

## Postavy
character-astrochimp = Astrošimpanz
    .acc = Astrošimpanze
    .dat = Astrošimpanzovi
    .gen = Astrošimpanze
character-billionaire = Miliardář
    .acc = Miliardáře
    .dat = Miliardáři
    .gen = Miliardáře
character-boarder = Pirátka
    .acc = Pirátku
    .dat = Pirátce
    .gen = Pirátky
character-botanist = Botanik
    .acc = Botanika
    .dat = Botanikovi
    .gen = Botanika
character-colonel = Plukovník
    .acc = Plukovníka
    .dat = Plukovníkovi
    .gen = Plukovníka
character-consort = Společník
    .acc = Společníka
    .dat = Společníkovi
    .gen = Společníka
character-corpsicle = Kryonautka
    .acc = Kryonautku
    .dat = Kryonautce
    .gen = Kryonautky
character-counselor = Poradce
    .acc = Poradce
    .dat = Poradci
    .gen = Poradce
character-cyborg = Kyborg
    .acc = Kyborga
    .dat = Kyborgovi
    .gen = Kyborga
character-daredevil = Kaskadérka
    .acc = Kaskadérku
    .dat = Kaskadérce
    .gen = Kaskadérky
character-digital_assistant = Digitální asistent
    .acc = Digitálního asistenta
    .dat = Digitálnímu asistentovi
    .gen = Digitálního asistenta
character-doctor = Doktorka
    .acc = Doktorku
    .dat = Doktorce
    .gen = Doktorky
character-drones = Drony
    .acc = Drony
    .dat = Dronům
    .gen = Dronů
character-engineer = Inženýr
    .acc = Inženýra
    .dat = Inženýrovi
    .gen = Inženýra
character-exile = Vyhnanec
    .acc = Vyhnance
    .dat = Vyhnanci
    .gen = Vyhnance
character-inspector = Inspektorka
    .acc = Inspektorku
    .dat = Inspektorce
    .gen = Inspektorky
character-legal = Právník
    .acc = Právníka
    .dat = Právníkovi
    .gen = Právníka
character-maintenance_clones = Údržbářské klony
    .acc = Údržbářské klony
    .dat = Údržbářským klonům
    .gen = Údržbářských klonů
character-medical = Medik
    .acc = Medika
    .dat = Medikovi
    .gen = Medika
character-microbiologist = Mikrobioložka
    .acc = Mikrobioložku
    .dat = Mikrobioložce
    .gen = Mikrobioložky
character-operative = Agentka
    .acc = Agentku
    .dat = Agentce
    .gen = Agentky
character-security = Strážce
    .acc = Strážce
    .dat = Strážci
    .gen = Strážce
character-station_chief = Velitelka stanice
    .acc = Velitelku stanice
    .dat = Velitelce stanice
    .gen = Velitelky stanice
character-stowaway = Černá pasažérka
    .acc = Černou pasažérku
    .dat = Černé pasažérce
    .gen = Černé pasažérky
character-stranger = Cizinec
    .acc = Cizince
    .dat = Cizinci
    .gen = Cizince
character-telepathic_rat = Telepatická krysa
    .acc = Telepatickou krysu
    .dat = Telepatické kryse
    .gen = Telepatické krysy
character-troubleshooter = Opravářka
    .acc = Opravářku
    .dat = Opravářce
    .gen = Opravářky
pawn-astrochimp = Astrošimpanz
    .acc = Astrošimpanze
    .dat = Astrošimpanzovi
    .gen = Astrošimpanze
pawn-billionaire = Miliardář
    .acc = Miliardáře
    .dat = Miliardáři
    .gen = Miliardáře
pawn-boarder = Pirátka
    .acc = Pirátku
    .dat = Pirátce
    .gen = Pirátky
pawn-botanist = Botanik
    .acc = Botanika
    .dat = Botanikovi
    .gen = Botanika
pawn-colonel = Plukovník
    .acc = Plukovníka
    .dat = Plukovníkovi
    .gen = Plukovníka
pawn-consort = Společník
    .acc = Společníka
    .dat = Společníkovi
    .gen = Společníka
pawn-corpsicle = Kryonautka
    .acc = Kryonautku
    .dat = Kryonautce
    .gen = Kryonautky
pawn-counselor = Poradce
    .acc = Poradce
    .dat = Poradci
    .gen = Poradce
pawn-cyborg = Kyborg
    .acc = Kyborga
    .dat = Kyborgovi
    .gen = Kyborga
pawn-daredevil = Kaskadérka
    .acc = Kaskadérku
    .dat = Kaskadérce
    .gen = Kaskadérky
pawn-digital_assistant = Digitální asistent
    .acc = Digitálního asistenta
    .dat = Digitálnímu asistentovi
    .gen = Digitálního asistenta
pawn-doctor = Doktorka
    .acc = Doktorku
    .dat = Doktorce
    .gen = Doktorky
pawn-drone_1 = Dron 1
    .acc = Dron 1
    .dat = Dronu 1
    .gen = Dronu 1
pawn-drone_2 = Dron 2
    .acc = Dron 2
    .dat = Dronu 2
    .gen = Dronu 2
pawn-engineer = Inženýr
    .acc = Inženýra
    .dat = Inženýrovi
    .gen = Inženýra
pawn-exile = Vyhnanec
    .acc = Vyhnance
    .dat = Vyhnanci
    .gen = Vyhnance
pawn-inspector = Inspektorka
    .acc = Inspektorku
    .dat = Inspektorce
    .gen = Inspektorky
pawn-legal = Právník
    .acc = Právníka
    .dat = Právníkovi
    .gen = Právníka
pawn-clone_alpha = Klon Alfa
    .acc = Klon Alfa
    .dat = Klonu Alfa
    .gen = Klonu Alfa
pawn-clone_beta = Klon Beta
    .acc = Klon Beta
    .dat = Klonu Beta
    .gen = Klonu Beta
pawn-clone_gamma = Klon Gama
    .acc = Klon Gama
    .dat = Klonu Gama
    .gen = Klonu Gama
pawn-medical = Medik
    .acc = Medika
    .dat = Medikovi
    .gen = Medika
pawn-microbiologist = Mikrobioložka
    .acc = Mikrobioložku
    .dat = Mikrobioložce
    .gen = Mikrobioložky
pawn-operative = Agentka
    .acc = Agentku
    .dat = Agentce
    .gen = Agentky
pawn-security = Strážce
    .acc = Strážce
    .dat = Strážci
    .gen = Strážce
pawn-station_chief = Velitelka stanice
    .acc = Velitelku stanice
    .dat = Velitelce stanice
    .gen = Velitelky stanice
pawn-stowaway = Černá pasažérka
    .acc = Černou pasažérku
    .dat = Černé pasažérce
    .gen = Černé pasažérky
pawn-stranger = Cizinec
    .acc = Cizince
    .dat = Cizinci
    .gen = Cizince
pawn-telepathic_rat = Telepatická krysa
    .acc = Telepatickou krysu
    .dat = Telepatické kryse
    .gen = Telepatické krysy
pawn-troubleshooter = Opravářka
    .acc = Opravářku
    .dat = Opravářce
    .gen = Opravářky
pawn-monster = Nestvůra
    .acc = Nestvůru
    .dat = Nestvůře
    .gen = Nestvůry
identity-astrochimp = Astrošimpanz
    .acc = Astrošimpanze
    .dat = Astrošimpanzovi
    .gen = Astrošimpanze
identity-billionaire = Miliardář
    .acc = Miliardáře
    .dat = Miliardáři
    .gen = Miliardáře
identity-boarder = Pirátka
    .acc = Pirátku
    .dat = Pirátce
    .gen = Pirátky
identity-botanist = Botanik
    .acc = Botanika
    .dat = Botanikovi
    .gen = Botanika
identity-colonel = Plukovník
    .acc = Plukovníka
    .dat = Plukovníkovi
    .gen = Plukovníka
identity-consort = Společník
    .acc = Společníka
    .dat = Společníkovi
    .gen = Společníka
identity-corpsicle = Kryonautka
    .acc = Kryonautku
    .dat = Kryonautce
    .gen = Kryonautky
identity-counselor = Poradce
    .acc = Poradce
    .dat = Poradci
    .gen = Poradce
identity-cyborg = Kyborg
    .acc = Kyborga
    .dat = Kyborgovi
    .gen = Kyborga
identity-daredevil = Kaskadérka
    .acc = Kaskadérku
    .dat = Kaskadérce
    .gen = Kaskadérky
identity-digital_assistant = Digitální asistent
    .acc = Digitálního asistenta
    .dat = Digitálnímu asistentovi
    .gen = Digitálního asistenta
identity-doctor_jekyll = Doktorka (Jekyll)
    .acc = Doktorku (Jekyll)
    .dat = Doktorce (Jekyll)
    .gen = Doktorky (Jekyll)
identity-doctor_hyde = Doktorka (Hyde)
    .acc = Doktorku (Hyde)
    .dat = Doktorce (Hyde)
    .gen = Doktorky (Hyde)
identity-engineer = Inženýr
    .acc = Inženýra
    .dat = Inženýrovi
    .gen = Inženýra
identity-exile = Vyhnanec
    .acc = Vyhnance
    .dat = Vyhnanci
    .gen = Vyhnance
identity-inspector = Inspektorka
    .acc = Inspektorku
    .dat = Inspektorce
    .gen = Inspektorky
identity-legal = Právník
    .acc = Právníka
    .dat = Právníkovi
    .gen = Právníka
identity-maintenance_clones = Údržbářské klony
    .acc = Údržbářské klony
    .dat = Údržbářským klonům
    .gen = Údržbářských klonů
identity-medical = Medik
    .acc = Medika
    .dat = Medikovi
    .gen = Medika
identity-microbiologist = Mikrobioložka
    .acc = Mikrobioložku
    .dat = Mikrobioložce
    .gen = Mikrobioložky
identity-operative = Agentka
    .acc = Agentku
    .dat = Agentce
    .gen = Agentky
identity-security = Strážce
    .acc = Strážce
    .dat = Strážci
    .gen = Strážce
identity-station_chief = Velitelka stanice
    .acc = Velitelku stanice
    .dat = Velitelce stanice
    .gen = Velitelky stanice
identity-stowaway = Černá pasažérka
    .acc = Černou pasažérku
    .dat = Černé pasažérce
    .gen = Černé pasažérky
identity-stranger = Cizinec
    .acc = Cizince
    .dat = Cizinci
    .gen = Cizince
identity-telepathic_rat = Telepatická krysa
    .acc = Telepatickou krysu
    .dat = Telepatické kryse
    .gen = Telepatické krysy
identity-troubleshooter = Opravářka
    .acc = Opravářku
    .dat = Opravářce
    .gen = Opravářky

## Součásti
item-helmet = Helma
    .acc = Helmu
item-nanogel = Nanogel
    .acc = Nanogel
item-nanogel_half = Nanogel (poslední dávka)
    .acc = Nanogel (poslední dávku)
item-firebomb = Ohnivá bomba
    .acc = Ohnivou bombu
item-bludgeon = Hasák
    .acc = Hasák
item-gun = Pistole
    .acc = Pistoli
item-antimatter = Antihmota
    .acc = Antihmotu
item-artifact = Artefakt
    .acc = Artefakt
item-briefcase = Kufřík
    .acc = Kufřík
item-fletcher = Fletcher
    .acc = Fletchera
item-fang_moss = Zubatý mech
    .acc = Zubatý mech
item-rocket_wings = Raketová křídla
    .acc = Raketová křídla
item-telepathic_rat = Telepatická krysa
    .acc = Telepatickou krysu
item-integral_helmet = Integrální helma
    .acc = Integrální helmu
item-integral_bludgeon = Integrální hasák
    .acc = Integrální hasák
item-integral_gun = Integrální pistole
    .acc = Integrální pistoli
data-evidence = Důkazy
    .acc = Důkazy
data-x_secret = Tajemství X
    .acc = Tajemství X
data-nda = Dohoda o mlčenlivosti
    .acc = Dohodu o mlčenlivosti
data-digital_assistant = Digitální asistent
    .acc = Digitálního asistenta
institution-authorities = úřady
    .dat = úřadům
institution-news = média
    .dat = médiím
player-a = Hráč A
player-b = Hráč B
colour-red = Červené spiknutí
colour-blue = Modré spiknutí
colour-yellow = Žluté spiknutí
colour-green = Zelené spiknutí
colour-purple = Fialové spiknutí
colour-orange = Oranžové spiknutí
colour-white = Bílé spiknutí
colour-black = Černé spiknutí
colour-pink = Růžové spiknutí
power-normal = běžná
power-backup = záložní energie
power-blackout = blackout
project-combat_swarm = Bojový roj
project-stable_wormhole = Stabilní červí díra
project-blob = Hladový sliz
project-assassin = Robotický asasín
project-vent_stalker = Číhač v šachtách
project-spore_mother = Matka spor
project-nanite_tide = Nanitový příliv
project-siren = Siréna
token-countdown = odpočet
token-missile = raketa
token-overload = přetížení
switch-on = zapnuto
switch-off = vypnuto

## Úkoly
agenda-astrochimp-1 = Astrošimpanz se zachránil
agenda-astrochimp-2 = má Kufřík
agenda-astrochimp-3 = má Artefakt
agenda-astrochimp-4 = má pistoli
agenda-billionaire-1 = Miliardář se zachránil
agenda-billionaire-2 = není s ním žádný živý člověk ani robot
agenda-billionaire-3 = Fletcher se zachránil
agenda-billionaire-4 = Fletcher je u něj
agenda-boarder-1 = Pirátka se zachránila
agenda-boarder-2 = má Kufřík, nebo je Kufřík v okolním vesmíru
agenda-boarder-3 = za každého živého člověka v okolním vesmíru
agenda-botanist-1 = za každého člověka, kterého sežral Zubatý mech
agenda-botanist-2 = Zubatý mech se zachránil
agenda-botanist-3 = Botanik se zachránil
agenda-botanist-4 = je kontaminovaný
agenda-colonel-1 = Plukovník se zachránil
agenda-colonel-2 = zachránila se kontaminovaná cizí postava
agenda-colonel-3 = Projekt X byl spuštěn
agenda-colonel-4 = Tajemství X se zachránilo
agenda-consort-1 = Společník se zachránil
agenda-consort-2 = není s ním žádný živý člověk ani robot
agenda-consort-3 = má Kufřík
agenda-consort-4 = identita vyšla najevo až při pádu stanice
agenda-corpsicle-1 = Kryonautka se zachránila
agenda-corpsicle-2 = má nanogel
agenda-corpsicle-3 = Tajemství X se zachránilo
agenda-corpsicle-4 = Projekt X nebyl spuštěn
agenda-counselor-1 = Poradce se zachránil
agenda-counselor-2 = Artefakt se zachránil
agenda-counselor-3 = v ruce je víc kompromatů než u kohokoli jiného
agenda-counselor-4 = nikdo nemá na poli zrady méně kostek
agenda-cyborg-1 = za každého vyřazeného důstojníka
agenda-cyborg-2 = nezachránila se žádná lidská hráčova postava
agenda-cyborg-3 = nezachránila se žádná kontaminace
agenda-cyborg-4 = Projekt X byl spuštěn
agenda-daredevil-1 = Kaskadérka se zachránila
agenda-daredevil-2 = nikdo jiný z lidí se nezachránil
agenda-daredevil-3 = má Artefakt nebo je kontaminovaná
agenda-daredevil-4 = Projekt X byl spuštěn
agenda-digital_assistant-1 = za každého zachráněného robota s Digitálním asistentem
agenda-digital_assistant-2 = za každou instituci a zachráněného člověka s Digitálním asistentem
agenda-digital_assistant-3 = zachránily se aspoň dvě kopie
agenda-doctor_jekyll-1 = Doktorka se zachránila
agenda-doctor_jekyll-2 = je kontaminovaná
agenda-doctor_jekyll-3 = má Artefakt
agenda-doctor_jekyll-4 = žádná instituce nemá důkazy
agenda-doctor_hyde-1 = Doktorka se zachránila
agenda-doctor_hyde-2 = má Kufřík
agenda-doctor_hyde-3 = zachránila se živá v modulu s vyřazeným člověkem
agenda-engineer-1 = antihmota explodovala na stanici před pádem
agenda-engineer-2 = nezachránila se žádná kontaminovaná postava
agenda-engineer-3 = Artefakt se nezachránil
agenda-engineer-4 = hráč je nevinen
agenda-exile-1 = Vyhnanec se zachránil
agenda-exile-2 = za každý kompromat v ruce, jehož postava se zachránila
agenda-exile-3 = má důkazy a média je nemají
agenda-inspector-1 = Inspektorka se zachránila
agenda-inspector-2 = má Kufřík
agenda-inspector-3 = úřady mají důkazy
agenda-inspector-4 = média důkazy nemají
agenda-legal-1 = za každého zachráněného člověka s dohodou o mlčenlivosti
agenda-legal-2 = nezachránil se žádný člověk bez dohody
agenda-legal-3 = důkazy se nezachránily
agenda-legal-4 = za každého podezřelého hráče
agenda-maintenance_clones-1 = zachránil se některý Klon
agenda-maintenance_clones-2 = zachránily se aspoň dva Klony
agenda-maintenance_clones-3 = média mají důkazy
agenda-medical-1 = na stanici není vyřazený člověk
agenda-medical-2 = za každou hvězdu na stupnici Medika
agenda-microbiologist-1 = Mikrobioložka se zachránila
agenda-microbiologist-2 = za každou zachráněnou kontaminovanou postavu
agenda-microbiologist-3 = Tajemství X se zachránilo
agenda-operative-1 = důkazy se nezachránily
agenda-operative-2 = Tajemství X se nezachránilo
agenda-operative-3 = nezachránila se postava žádného nevinného hráče
agenda-operative-4 = nezachránila se žádná kontaminovaná postava
agenda-operative-5 = nezachránil se žádný robot
agenda-security-1 = za každého vyřazeného psance, nestvůru a postavu podezřelého nebo vinného hráče na stanici
agenda-security-2 = za každého vyřazeného ozbrojeného člověka na stanici
agenda-security-3 = Kufřík se nezachránil
agenda-security-4 = Artefakt se nezachránil
agenda-security-5 = nezachránil se ani jeden z nich
agenda-station_chief-1 = za každého jiného zachráněného člověka
agenda-station_chief-2 = za každého zachráněného důstojníka, který je cizí postavou
agenda-station_chief-3 = Velitelka je živá na stanici
agenda-stowaway-1 = média mají Tajemství X
agenda-stowaway-2 = média mají důkazy
agenda-stowaway-3 = Černá pasažérka se zachránila
agenda-stowaway-4 = má důkazy a nikdo jiný ze zachráněných je nemá
agenda-stranger-1 = identita vyšla najevo až při pádu stanice
agenda-stranger-2 = má Tajemství X
agenda-stranger-3 = hráč má bonusové body
agenda-stranger-4 = je živý u některé bonusové postavy hráče
agenda-telepathic_rat-1 = za každého vyřazeného člověka nebo robota u Krysy
agenda-telepathic_rat-2 = za každý kompromat na takovou postavu v ruce
agenda-telepathic_rat-3 = je u ní Artefakt
agenda-telepathic_rat-4 = je u ní Kufřík
agenda-troubleshooter-1 = antihmota není odjištěná
agenda-troubleshooter-2 = Projekt X nebyl spuštěn
agenda-troubleshooter-3 = žádná sekce není poškozená
agenda-troubleshooter-4 = za každého živého robota

## Proč ne
why-SF-3-4a = Tuto kartu jste nedostali, nebo ji volíte dvakrát.
why-SF-3-5 = Svou identitu už jste odhalili.
why-SF-3-5-1a = Odhalit lze jen vlastní identitu nebo vlastní bonusovou postavu.
why-SF-4-1 = Tato postava není ve hře.
why-SF-4-2-2b = Tato postava umí jen akce uvedené na své kartě.
why-SF-4-3-1c = Aktivovat lze jen vlastního konspirátora.
why-SF-4-6-2 = Vyřazenou postavu nelze aktivovat.
why-SF-4-6-6-2 = Zachráněné a anihilované postavy jsou mimo hru.
why-SF-5-1-4a = Tato sekce je poškozená.
why-SF-5-4-2 = Šachtami se pohybuje jen postava se schopností Tunelová krysa.
why-SF-5-5-2 = V modulu nikdo není.
why-SF-5-5-3a = V modulu už není místo.
why-SF-6-2 = Člověk bez helmy nemůže být v nebezpečí oživen.
why-SF-6-5-1 = Oheň nemůže vzniknout tam, kde hrozí udušení.
why-SF-6-5b = Hořící sekci nelze opravit.
why-SF-7-2-1-1b = Zapnout lze jen při běžné úrovni energie.
why-SF-7-2-2-1b = Při blackoutu tato akce není možná.
why-SF-7-2-2-3 = Při blackoutu neprojde zámkem ani důstojník.
why-SF-7-4-1 = Rušičky běží: kopírovat lze jen ve stejné sekci.
why-SF-8-1-3c = Tady bombu zapálit nelze.
why-SF-8-3 = Postava k tomu nemá potřebný předmět.
why-SF-8-4 = Integrální předmět nelze odložit.
why-SF-8-5-1a = Postava už je kontaminovaná.
why-SF-11-1 = Vyřazená postava nejedná.
why-SF-11-2a = Pud sebezáchovy: akce by postavu jistě vyřadila.
why-SF-11-5 = Tuto akci zdejší sekce nenabízí.
why-SF-11-6 = Chybí funkční ovládací panel.
why-SF-12-1-1 = Tam odsud nevede chodba.
why-SF-12-1-2a = Táhnout lze jen jinou vyřazenou postavu ze stejné sekce.
why-SF-12-1-2b = V jednom tahu lze táhnout i být tažen jen jednou.
why-SF-12-1-3a = Chodbu zavírá zámek.
why-SF-12-2-1 = Nic takového tu neleží.
why-SF-12-2-2 = Postava už má plné ruce.
why-SF-12-2-4 = Živé postavě nelze věci jen tak vzít.
why-SF-12-3 = Postava tento předmět nemá.
why-SF-12-4-1 = Předat lze jen ve stejné sekci.
why-SF-12-4-2 = Příjemce už má plné ruce.
why-SF-12-4-3 = Tento příjemce předměty nepřijímá.
why-SF-12-5-1 = Házet lze jen chodbou bez zámku, a je třeba mít co.
why-SF-12-5-2 = Šachtou házet nelze.
why-SF-12-5-3 = Do okolního vesmíru se hází přechodovou komorou.
why-SF-12-6-1 = Tato data nelze nikomu takovému zkopírovat.
why-SF-12-7 = Mazat lze jen data vlastní odhalené postavy.
why-SF-12-8-1 = Hasák nestačí na člověka s helmou ani na cíl mimo sekci.
why-SF-12-8-2a = Sám sebe hasákem udeřit nelze.
why-SF-12-8-3 = Útočit lze jen na živého člověka, robota nebo nestvůru.
why-SF-12-9-1 = Tuto postavu nelze okrást.
why-SF-12-9-3 = Bez helmy by oběť byla hned vyřazena.
why-SF-12-9-4 = Není co vzít, nebo není kam to dát.
why-SF-12-10a = Sekce už je poškozená.
why-SF-12-10b = Okolní vesmír poškodit nelze.
why-SF-12-11-1a = Oživit lze jen vyřazenou postavu ve stejné sekci.
why-SF-12-11-2 = Člověk bez helmy by tu byl hned znovu vyřazen.
why-SF-12-12b = Aktivační disk už máte v zásobě.
why-SF-13-1 = Evakuaci zahajuje důstojník.
why-SF-13-2-1 = Postava tato data nemá.
why-SF-13-3-2 = Projekt X spouští důstojník.
why-SF-13-3-3 = Projekt X už běží a evakuace je zahájena.
why-SF-13-4-1 = Tato postava kontaminovaná není.
why-SF-13-4-2 = Dekontaminovat lze jen ve stejné sekci.
why-SF-13-5 = Antihmota tu volně neleží.
why-SF-13-7a = Tento modul k této sekci připojen není.
why-SF-13-8-1 = Evakuace ještě nebyla zahájena.
why-SF-13-8-3 = Z můstku vypouští moduly důstojník.
why-SF-13-9-1 = Tohle se tu nevyrábí.
why-SF-13-9-2 = Postava nemá na vyrobený předmět místo.
why-SF-13-10-2 = Meditovat může jen odhalená postava.
why-SF-13-11 = Opravit lze jen vyřazeného robota ve stejné sekci.
why-SF-13-12-2 = Autodestrukci spouští důstojník.
why-SF-13-12-3 = Antihmota už je odjištěná a evakuace zahájena.
why-SF-13-13-1 = Tímto směrem přechodová komora nevede.
why-SF-13-13-3 = Vyhodit lze jen vyřazenou postavu ze stejné sekce.
why-SF-13-13-4 = Do poškozené sekce se z okolního vesmíru dostat nedá.
why-SF-13-15 = Výmaz dat v této partii není.
why-SF-15-2a = Na to teď není čas.
why-SF-15-4-1 = Tuto kartu teď ovlivnit nemůžete.
why-SF-15-5-2b = Na tuto postavu už akce nezbývá.
why-SF-15-5-2c = Aktivovaná postava už jednat nemůže.
why-SF-15-5-3a = Volnou akci teď takto použít nelze.
why-SF-15-5-4-1 = Tento úplatek teď dát nelze.
why-SF-15-5-4-1a = Nejdřív je třeba mít koho aktivovat.
why-SF-15-5-4-2 = Svůj úplatek už jste použili.
why-SF-15-5-4-3a = Zeptat se lze jen toho, kdo za tuto postavu hraje.
why-SF-15-5-4-4 = Vlastní odhalenou postavu podplatit nelze.
why-SF-15-5-5-1a = Tento kompromat teď použít nemůžete.
why-SF-15-6-2 = Nemáte tam žádnou kostku, kterou byste si vzali zpět.
why-SF-15-7-1 = Takový žeton teď na řadě není.
why-SF-16-3-1 = Taková data vaše zachráněná postava poskytnout nemůže.
why-SF-16-4-4-1 = Body dává splněný úkol.
why-SF-16-4-5-1 = Bod za symbol přítele, který se zachránil.
why-SF-16-4-5-2 = Bod za symbol nepřítele, který je vyřazen a nezachránil se.
why-SF-16-4-6-1 = Bod za vlastní nepoužitý úplatek.
why-SF-16-4-6-2 = Bod za každý úplatek jiného hráče na vlastní postavě.
why-SF-16-4-7 = Bod dolů za každou kostku nad limit vlivu.
why-SF-16-4-8 = Vinný hráč nevyhrává.
why-SF-16-4-9 = Shodu rozhodují kostky na poli zrady, pak v zásobě.
why-SF-18-2 = Na identitách se dohadují jen spoluhráči v týmu.
why-SF-17-2-3 = V této hře Schrödingerovo odhalení není.
why-SF-A-armored = Obrněnému cíli hasák neublíží.
why-SF-A-badge = Odznak bere předměty, ne data.
why-SF-A-breach = Tady není zámek, který by šel prorazit.
why-SF-A-claymore-2 = Nálože patří do tří různých sekcí na plánu.
why-SF-A-disassemble = To umí jen dron.
why-SF-A-dying = Umírající nelze aktivovat, dokud je vyčerpaná.
why-SF-A-emergency_response = Ošetřit lze jen vyřazeného člověka ve stejné sekci, a umí to jen postava s Pohotovostí.
why-SF-A-emp_burst = EMP pulz tato postava nemá.
why-SF-A-fast_talk = Ve světle se z hasáku vymluví.
why-SF-A-forceful_presence = Autorita platí jen na začátku aktivace, pro základní akce a pro vhodné cizí postavy.
why-SF-A-go_go_go = Každý živý klon na stanici jedná jednou.
why-SF-A-hardcopy = Tištěná kopie tu není k dispozici.
why-SF-A-helpful = Na této kartě smíte mít jen jednu kostku.
why-SF-A-infect = Nakazit lze jen člověka nebo robota ve stejné sekci.
why-SF-A-jury_rig = Provizorní opravu tato postava neumí.
why-SF-A-lawyer_up = Právní zástupce tu nemá koho hájit.
why-SF-A-loyal-1 = Na věrnou postavu nemáte dost kostek.
why-SF-A-mimic_frameup = Hodit to lze jen na jiného hráče, který měl konspirátora tam, kde to bylo vidět.
why-SF-A-missile = Raketu teď odpálit nelze.
why-SF-A-my_precious = Krysu může odložit jen její hráč; předat ji lze.
why-SF-A-nerve_gas = Nervový plyn tato postava nemá.
why-SF-A-overload = Přetížit lze jen sekci, která je ještě součástí stanice.
why-SF-A-paranoid = Paranoidní postavu ovlivníte jen s konspirátorem v její sekci.
why-SF-A-peacekeeper = Ochránce míru smí útočit jen na psance, nestvůry a podezřelé.
why-SF-A-pride = Pyšnou postavu nelze okrást.
why-SF-A-process_server = Dohodu o mlčenlivosti umí doručit jen Právník.
why-SF-A-recorded_confessional = Zpovídá se jen jiný člověk v sekci Poradce.
why-SF-A-remote_control = Dron nelze ovlivnit ani aktivovat, jen řídit z ovládacího panelu.
why-SF-A-root_access = Správcovský přístup potřebuje živého robota s Digitálním asistentem.
why-SF-A-secret_cache-1 = Helmu dostane Černá pasažérka, nebo váš konspirátor, který ji může nést.
why-SF-A-self_repair = Samoopravu tato postava neumí.
why-SF-A-shapeshift_switch-1 = Společník si vymění místo jen s člověkem nebo robotem v některé sekci, za kterého nikdo nehraje.
why-SF-A-telepathy = Telepatie působí jen na živé lidi bez helmy ve stejné sekci.
why-SF-A-tradecraft = Na Řemeslo nemáte potřebné kompromaty.
why-SF-A-trojan_horse = Kopii dostane ten, kdo má Důkazy nebo Tajemství X, ale asistenta ještě ne.
why-SF-A-wormtongue = Tam žádná kostka k přesunu neleží.
why-SF-A-creatropism = Zubatý mech teď sám jednat nemůže.
why-SF-A-homework-1 = S touto postavou teď jednat nemůžete.
why-SF-K-billionaire-2 = Šedé úplatky rozdává jen aktivovaný Miliardář.
why-SF-K-botanist-1 = Postava nemá Zubatý mech.
why-SF-K-botanist-2 = Mech sežere jen vyřazeného člověka.
why-SF-K-botanist-3 = Mech se pohybuje jen otevřenou chodbou.
why-SF-K-daredevil-2 = Na křídlech se startuje z okolního vesmíru, s křídly a helmou.
why-SF-K-legal-1 = Dohoda o mlčenlivosti to zakazuje.
why-SF-K-stowaway-1 = Do hry vstupuje jen do temné sekce stanice.
why-SF-K-stowaway-2 = V té sekci by byla hned vyřazena.
why-SF-K-stowaway-4 = Dokud není na palubě, nemůže dělat nic jiného.
why-SF-M-11 = Tohle tu vyrobí jen důstojník.
why-SF-P-1 = Modul čeká na zahájení evakuace.
why-SF-P-2 = Všichni lidé uvnitř musí mít podepsanou dohodu o mlčenlivosti.
why-SF-P-3 = Záchranka startuje jen s vyřazeným člověkem na palubě.
why-SF-P-4 = Raketoplán čeká na Inspektorku nebo na někoho s Provizorní opravou.
why-SF-R-6 = Tato postava teď nemůže jednat.
why-SF-R-8 = Šachtou lze táhnout jen toho, kdo jí sám prochází.
why-SF-R-12 = V zásobě už nic takového není.
why-SF-R-15 = Odtud se do vesmíru vyhodit nedá.
why-SF-R-25 = Při blackoutu ovládací panely nefungují.
why-SF-R-30 = Postava nemá co upustit, kontaminovat ji nelze.
why-SF-R-37 = Hasicí systém působí jen na stanici.
why-SF-R-47 = Nic by se tím nezměnilo.
why-SF-R-52 = Modul už odpočítává; druhý žeton by ho tu už nezastihl.
why-SF-R-53 = Kdo už v tomto řetězu rozkazů vystupuje, toho nelze určit znovu.
why-SF-X-3 = Tohle nestvůra neudělá.
why-SF-X-4 = Tudy cesta nestvůry nevede.
why-SF-X-8 = Tato zbraň nestvůře neublíží.
why-SF-X-10 = Pohlcená postava nemůže jednat.
why-SF-X-11 = Tato postava se z nestvůry neosvobodila.
why-SF-X-combat_swarm = Žádný roj, který by šlo navést.
why-SF-X-stable_wormhole = Tady žádná červí díra není.

## Konec
end-entry =
    { $count ->
        [0] Stanice shořela v atmosféře a nikdo z hráčů nevítězí.
       *[other] Stanice shořela v atmosféře. Vítězí { $winners }.
    }
end-explosion =
    { $count ->
        [0] Antihmota zničila stanici a nikdo z hráčů nevítězí.
       *[other] Antihmota zničila stanici. Vítězí { $winners }.
    }
line-agenda = { $who }: { $task } – body: { $points }
line-bonus = { $who }: bonusová postava { $card } – body: { $points }
line-own-bribe = { $who }: vlastní nepoužitý úplatek – body: { $points }
line-bribes = { $who }: přijaté úplatky – body: { $points }
line-excess = { $who }: kostky nad limit – body: { $points }
line-total = { $who } celkem: { $total } (na poli zrady { $betrayal }, v zásobě { $supply })
line-barred = { $seats } nemůže vyhrát kvůli vině.
belief-identity = čí identitu skrývá { $player }
belief-second_identity = druhá identita, kterou skrývá { $player }
