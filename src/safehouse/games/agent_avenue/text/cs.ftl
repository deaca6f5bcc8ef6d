game-title = Můj soused špion
game-tagline = Dva sousedé, dva špioni, jedna ulice: verbujte agenty a chyťte toho druhého dřív.
game-designers = Christian Kudahl a Laura Kudahl
game-minutes = 10–20 min

option-mode = Režim
option-mode-simple = Základní
option-mode-advanced = Pokročilý (s černým trhem)
option-variant = Hráči
option-variant-duel = Souboj (2)
option-variant-team3 = Dva proti jednomu (3)
option-variant-team4 = Dva proti dvěma (4)
option-solo = Kdo hraje sám proti dvěma
option-solo-blue = Modrá
option-solo-green = Zelená
option-start = Kdo začíná
option-start-random = Rozhodne los
option-start-green = Zelená
option-start-blue = Modrá
option-deck = Balíček
option-deck-full = Celý (38 karet)
option-deck-tiny = Malý (8 karet, pro výzkum)

side-green = Zelená
    .gen = zelené
side-blue = Modrá
    .gen = modré
seat-green = Zelená
seat-blue = Modrá
seat-green-1 = Zelená 1
seat-green-2 = Zelená 2
seat-blue-1 = Modrá 1
seat-blue-2 = Modrá 2

agent-double_agent = Dvojitá agentka
    .acc = Dvojitou agentku
agent-enforcer = Bojovnice
    .acc = Bojovnici
agent-codebreaker = Kryptografka
    .acc = Kryptografku
agent-saboteur = Sabotér
    .acc = Sabotéra
agent-daredevil = Odvážlivec
    .acc = Odvážlivce
agent-sentinel = Pozorovatel
    .acc = Pozorovatele
agent-sidekick = Parták
    .acc = Partáka
agent-mole = Krtek
    .acc = Krtka

card-leader_of_the_pack = Vůdkyně smečky
    .effect = Tři Odvážlivci ve hře vám na konci tahu přinesou výhru místo prohry.
card-masterplan = Mistrovský plán
    .effect = Na konci tahu vyhráváte, máte-li ve hře agenty sedmi různých jmen.
card-security_system = Zabezpečovací systém
    .effect = Na konci tahu vyhráváte, stojí-li soupeřova figurka na vašem domově.
card-getaway_car = Únikové auto
    .effect = Kdykoli vaše figurka skončí přesně na některém domově, jede ještě o 3 pole dál.
card-watchtower = Strážní věž
    .effect = Když naverbujete Bojovnici, posuňte se o 2 pole navíc.
card-supercomputer = Superpočítač
    .effect = Když naverbujete Kryptografku, posuňte se o 3 pole dopředu.
card-distraction_device = Odváděč pozornosti
    .effect = Když naverbujete Sabotéra, posuňte se dopředu místo dozadu.
card-sinister_twin = Zlé dvojče
    .effect = Když naverbujete Dvojitou agentku, posuňte se o dvojnásobek.
card-surveillance_truck = Sledovací vůz
    .effect = Posuňte se o 1 pole dopředu.
card-smoke_screen = Kouřová clona
    .effect = Naverbujte vrchní kartu balíčku agentů.
card-outpost = Pozorovatelna
    .effect = Naverbujte z ruky Pozorovatele.
card-secret_recruit = Tajný rekrut
    .effect = Naverbujte z ruky agenta, jehož jméno ve hře nemáte.
card-double_trouble = Dvojitá nesnáz
    .effect = Ukažte z ruky dva agenty téhož jména a jednoho z nich naverbujte.
card-spycation = Špionské prázdniny
    .effect = Vezměte jednoho svého agenta ze hry do ruky; můžete ho hned znovu naverbovat.
card-mind_control = Ovládání mysli
    .effect = Vezměte do ruky jednoho agenta, kterého má ve hře soupeř.

offered-face_up = karta lícem vzhůru
    .acc = kartu lícem vzhůru
offered-face_down = karta lícem dolů
    .acc = kartu lícem dolů

condition-catch = chycení soupeře
condition-codebreakers = tři Kryptografky
condition-daredevils = tři Odvážlivci
condition-leader_of_the_pack = Vůdkyně smečky
condition-masterplan = Mistrovský plán
condition-security_system = Zabezpečovací systém

leader-me = já
leader-mate = můj spoluhráč

ask-play = Jste na tahu: vyberte kartu, kterou vyložíte lícem vzhůru{ $swap ->
    [0] .
   *[1] , nebo napřed nějakou vyměňte.
 }
ask-cover = Teď vyberte kartu, kterou vyložíte lícem dolů.
ask-recruit = Kterou z obou karet naverbujete?
ask-market = Vaše figurka stojí na černém trhu: vezměte si kartu.
ask-choice-secret_recruit = Tajný rekrut: kterého agenta z ruky naverbujete?
ask-choice-double_trouble = Dvojitá nesnáz: kterou dvojici ukážete?
ask-choice-spycation = Špionské prázdniny: kterého svého agenta vezmete zpět do ruky?
ask-choice-mind_control = Ovládání mysli: kterého soupeřova agenta vezmete do ruky?
ask-again-spycation = Špionské prázdniny: naverbujete agenta hned znovu?
wait-play = { $seats }: { $count ->
    [one] vybírá
   *[other] vybírají
 } karty k vyložení.
wait-cover = { $seats }: vybírá kartu lícem dolů.
wait-recruit = { $seats }: { $count ->
    [one] vybírá
   *[other] vybírají
 }, kterou kartu naverbovat.
wait-market = { $seats }: { $count ->
    [one] vybírá
   *[other] vybírají
 } kartu černého trhu.
wait-choice-secret_recruit = { $seats }: vybírá pro kartu Tajný rekrut.
wait-choice-double_trouble = { $seats }: vybírá pro kartu Dvojitá nesnáz.
wait-choice-spycation = { $seats }: vybírá pro kartu Špionské prázdniny.
wait-choice-mind_control = { $seats }: vybírá pro kartu Ovládání mysli.
wait-again-spycation = { $seats }: rozhoduje, zda agenta znovu naverbovat.
over = Hra skončila.

move-swap = Vyměnit: { $agent }
move-offer_up = { $agent } lícem vzhůru
move-offer_down = { $agent } lícem dolů
move-recruit = Naverbovat { $offered-acc }
move-take = Vzít si kartu { $card }
move-let_mate_take = Ať si spoluhráč vezme kartu { $card }
move-choose = { $agent }
move-recruit_again = Znovu naverbovat
move-keep_in_hand = Nechat si v ruce
move-propose_lead = Navrhnout: { $leader-id ->
    [me] lícem vzhůru vyložím já
   *[mate] lícem vzhůru vyložíte vy
 }
move-propose_recruit = Navrhnout: naverbujme { $offered-acc }
move-propose_take = Navrhnout: kartu { $card } si vezmu já
move-propose_mate_take = Navrhnout: kartu { $card } si vezměte vy

event-dealt = { $seat-is ->
    [you] Dostáváte kartu: { $agent }.
   *[other] { $seat } dostává kartu: { $agent }.
}
event-supply_opened = Na černém trhu leží { $card }.
event-starts = Začíná { $side }.
event-swapped = { $agent ->
    [hidden] { $seat } mění kartu; zbývá výměn: { $left }, karet v balíčku: { $deck }.
   *[other] { $seat-is ->
        [you] Odkládáte { $agent-acc }, dobíráte kartu { $drawn }; zbývá výměn: { $left }.
       *[other] { $seat } odkládá { $agent-acc }, dobírá kartu { $drawn }; zbývá výměn: { $left }.
    }
}
event-led = { $seat-is ->
    [you] Vykládáte { $agent-acc } lícem vzhůru.
   *[other] { $seat } vykládá { $agent-acc } lícem vzhůru.
}
event-covered = { $agent ->
    [hidden] { $seat } přidává kartu lícem dolů.
   *[other] { $seat-is ->
        [you] Přidáváte { $agent-acc } lícem dolů.
       *[other] { $seat } přidává { $agent-acc } lícem dolů.
    }
}
event-refilled = { $seat-is ->
    [you] Dobíráte { $count ->
        [one] 1 kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
     }; v balíčku zbývá: { $deck }.
   *[other] { $seat } dobírá { $count ->
        [one] 1 kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
     }; v balíčku zbývá: { $deck }.
}
event-drew = { $seat-is ->
    [you] Dobíráte kartu: { $agent }.
   *[other] { $seat } dobírá kartu: { $agent }.
}
event-answered = { $seat-is ->
    [you] Verbujete { $offered-acc }.
   *[other] { $seat } verbuje { $offered-acc }.
}
event-recruited = { $side } verbuje { $agent-acc }{ $copies ->
    [1] {""}
   *[other] ; takových karet má ve hře už { $copies }
}.
event-moved = { $spaces ->
    [-1] { $side } jde o 1 pole dozadu.
    [-2] { $side } jde o 2 pole dozadu.
    [-3] { $side } jde o 3 pole dozadu.
    [one] { $side } jde o 1 pole dopředu.
    [few] { $side } jde o { $spaces } pole dopředu.
    [many] { $side } jde o { $spaces } pole dopředu.
   *[other] { $side } jde o { $spaces } polí dopředu.
}
event-got_away = Únikové auto: { $side } jede ještě o 3 pole dál.
event-took = { $seat-is ->
    [you] Berete si kartu { $card }.
   *[other] { $seat } si bere kartu { $card }.
}
event-supply_filled = Nově na černém trhu: { $card }.
event-ignored = { $card } nemá účinek: { $seat-is ->
    [you] nemáte nic vhodného.
   *[other] { $seat } nemá nic vhodného.
}
event-not_ignored = { $card }: { $seat-is ->
    [you] máte vhodnou kartu.
   *[other] { $seat } má vhodnou kartu.
}
event-turned_up = Kouřová clona otáčí kartu: { $agent }.
event-showed_pair = { $seat-is ->
    [you] Ukazujete dvě karty: { $agent }.
   *[other] { $seat } ukazuje dvě karty: { $agent }.
}
event-took_back = { $seat-is ->
    [you] Berete { $agent-acc } zpět do ruky.
   *[other] { $seat } bere { $agent-acc } zpět do ruky.
}
event-kept = { $seat-is ->
    [you] Necháváte si { $agent-acc } v ruce.
   *[other] { $seat } si nechává { $agent-acc } v ruce.
}
event-stole = { $seat-is ->
    [you] Berete soupeři { $agent-acc } do své ruky.
   *[other] { $seat } bere soupeři { $agent-acc } do své ruky.
}
event-discarded = Na odkládací hromádku: { $card }.
event-condition_met = { $side } ukončuje hru: { $condition }.
event-decked_out = Balíček agentů je prázdný a další tah nelze odehrát.
event-won = Vítězí { $side }.
event-proposed_lead = { $seat-is ->
    [you] Navrhujete, ať lícem vzhůru { $leader-is ->
        [you] vyložíte vy
       *[other] vyloží { $leader }
     }.
   *[other] { $seat } navrhuje, ať lícem vzhůru { $leader-is ->
        [you] vyložíte vy
       *[other] vyloží { $leader }
     }.
}
event-proposed_recruit = { $seat-is ->
    [you] Navrhujete naverbovat { $offered-acc }.
   *[other] { $seat } navrhuje naverbovat { $offered-acc }.
}
event-proposed_take = { $seat-is ->
    [you] Navrhujete, ať si kartu { $card } vezme { $taker }.
   *[other] { $seat } navrhuje, ať si kartu { $card } vezme { $taker }.
}

why-AA-5-20 = Měnit karty smíte jen ve svém tahu a jen před vyložením.
why-AA-5-21 = Vyměnit můžete jen kartu, kterou držíte.
why-AA-5-22 = Všechny čtyři výměny pro tuto hru už jste využili.
why-AA-5-24 = Balíček agentů je prázdný, není za co měnit.
why-AA-5-30 = Vykládáte přesně dvě karty z ruky: napřed jednu lícem vzhůru, pak jednu lícem dolů.
why-AA-5-31 = Obě karty musí mít různé názvy, ledaže mají všechny vaše karty název stejný.
why-AA-5-35 = Obě karty se vykládají najednou: mezi nimi se nemění.
why-AA-5-40 = Kartu si vybírá soupeř toho, kdo vykládá, a to až leží obě uprostřed.
why-AA-5-80 = Kartu černého trhu si berete, jen když vaše figurka skončila na jeho poli.
why-AA-5-83 = Vzít si můžete jen kartu, která leží v nabídce lícem vzhůru.
why-AA-5-86 = Žádná karta po vás teď takovou volbu nechce.
why-AA-5-121 = Tajný rekrut: vyberte z ruky agenta, jehož jméno vaše strana ve hře nemá.
why-AA-5-122 = Dvojitá nesnáz: vyberte agenta, kterého držíte aspoň dvakrát.
why-AA-5-123 = Špionské prázdniny: vyberte svého agenta ve hře; teprve potom ho můžete znovu naverbovat.
why-AA-5-124 = Ovládání mysli: vyberte agenta, kterého má ve hře soupeř.
why-AA-5-151 = Návrhy si dávají spoluhráči; vy žádného nemáte.
why-AA-5-152 = Na tom, kdo vyloží kartu lícem vzhůru, se domlouváte na začátku svého tahu.
why-AA-5-154 = Karta lícem dolů musí mít jiný název než karta lícem vzhůru, ledaže má ten název celá vaše ruka.
why-AA-5-158 = Svou kartu už jste vyložili; měnit se dá jen předtím.
why-AA-5-159 = Obě výměny pro tuto hru už jste využili.
why-AA-5-161 = Na tom, kterou kartu naverbovat, se domlouváte, až soupeř vyloží obě karty.
why-AA-5-162 = Na tom, kdo z vás si vezme kartu černého trhu, se domlouváte, až na ni má vaše strana nárok.

end-condition = { $count ->
    [one] Vítězí { $winners }.
   *[other] Vítězí { $winners }.
}
end-deck_out = Balíček došel. Vítězí { $winners }.
line-catch = { $side } chytila figurku soupeře.
line-codebreakers = { $side } má ve hře tři Kryptografky.
line-daredevils = { $side } má ve hře tři Odvážlivce, a tím prohrává.
line-leader_of_the_pack = { $side } má Vůdkyni smečky a s ní tři Odvážlivce.
line-masterplan = { $side } splnila Mistrovský plán.
line-security_system = Figurka soupeře stojí na domově, který hlídá Zabezpečovací systém: { $side }.
line-nearer = { $side } má blíž k chycení figurky soupeře.
line-level = Obě strany mají k chycení soupeře stejně daleko, vítězí tedy ta, která byla na tahu: { $side }.
line-tie = Nastala shoda, vítězí tedy strana, která je na tahu: { $seats }.

sign-green = Z
sign-blue = M
say-turn = Tah { $turn }, hraje { $side }. Karet v balíčku agentů: { $deck }.
say-side = { $side } stojí na poli { $space }; k chycení soupeře jí chybí { $gap ->
    [one] { $gap } pole
    [few] { $gap } pole
    [many] { $gap } pole
   *[other] { $gap } polí
 }. Ve hře: { $agents }.{ $cards ->
    [none] {""}
   *[other] {" "}Trvalé karty: { $cards }.
 }
say-offer-up = Uprostřed: { $up ->
    [hidden] dosud neukázaná karta
   *[other] { $up } lícem vzhůru
 }; druhá karta ještě chybí.
say-offer = Uprostřed: { $up ->
    [hidden] dosud neukázaná karta
   *[other] { $up } lícem vzhůru
 } a { $down ->
    [hidden] skrytá karta
   *[other] { $down } lícem dolů
 }.
say-supply = Černý trh: { $card }. { $effect }
say-player = { $seat } drží { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
 }, zbývá výměn: { $swaps }.
say-known = Karty v ruce, které všichni viděli ({ $seat }): { $agents }.
say-swapped = Vámi odložené karty, lícem dolů a mimo hru: { $agents }.
say-hand = Vaše ruka: { $hand }. Zbývá výměn: { $swaps }.
say-counted = { $agent }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
say-held = { $agent } ({ $icons }){ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
say-nothing = žádní agenti
say-legend = { $green } zelená, { $blue } modrá, malá písmena: domovy, $: černý trh; dopředu = po směru hodin

# Co si kdo může myslet o skrytém
belief-face_down = která karta leží lícem dolů
belief-hand = co má v ruce { $player }
