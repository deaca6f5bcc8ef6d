game-title = Infiltrátoři
game-tagline = Jeden z nás zrádce vidí. Ostatní ho musí identifikovat podle nápověd, které shodu vytvářejí, nebo nevytvářejí.
game-minutes = 20–30 min

agent-1 = Agent 1
agent-2 = Agent 2
agent-3 = Agent 3
agent-4 = Agent 4
agent-5 = Agent 5

option-mission = Mise
option-mission-T1 = Tréninková mise 1: První cvičení
option-mission-T2 = Tréninková mise 2: Druhé cvičení
option-mission-T3 = Tréninková mise 3: Závod s časem
option-mission-1 = Mise 1: Odposlechy
option-mission-2 = Mise 2: Zadržená pošta
option-mission-3 = Mise 3: Sklady v docích
option-mission-4 = Mise 4: Tichá razie
option-mission-5 = Mise 5: Výslech
option-mission-6 = Mise 6: Mrtvá schránka
option-mission-7 = Mise 7: Prázdná schránka
option-mission-8 = Mise 8: Každý sám
option-mission-9 = Mise 9: Zamčený byt
option-mission-10 = Mise 10: Neznámé tváře
option-mission-11 = Mise 11: Jeden sleduje druhého
option-mission-12 = Mise 12: Sám v centrále
option-mission-13 = Mise 13: Datová místnost
option-mission-14 = Mise 14: Seznam
option-mission-15 = Mise 15: Číhaná doma
option-mission-16 = Mise 16: Falešné totožnosti
option-mission-17 = Mise 17: Na druhé straně
option-mission-18 = Mise 18: Zabijáci
option-mission-19 = Mise 19: Šéf
option-mission-20 = Mise 20: Velká čistka
option-mission-custom = Vlastní mise
option-agents = Počet agentů
option-clue_board = Destičky nápověd
option-first_agent = První agent
option-first_agent-random = Rozhodne los
option-turn_limit = Počet tahů místo hodin (0: bez omezení)
option-code = Kteří agenti si dávají znamení kódem plánovačů (čísla míst, například 23)
option-suspects = Podezřelí (vlastní mise)
option-bullets = Náboje (vlastní mise)
option-colours = Barvy (vlastní mise)
option-highest = Nejvyšší číslo (vlastní mise)
option-start_hand = Karty na začátku (vlastní mise)
option-modifiers = Speciální pravidla (vlastní mise)
option-modifiers-silence = Ticho
option-modifiers-discard_face_down = Odhazování lícem dolů
option-modifiers-order_tokens = Číslovaní podezřelí
option-modifiers-special_pool = Speciální karty uprostřed
option-modifiers-balanced_clues = Vyrovnané nápovědy
option-modifiers-exchange_left_only = Výměna jen vlevo
option-modifiers-eliminate_right_only = Střelba jen vpravo
option-modifiers-hand_limit = Malé ruce
option-modifiers-designated_eliminator = Jediný střelec
option-modifiers-special_in_deck = Speciální karty v balíčku
option-modifiers-two_card_suspects = Podezřelý ze dvou karet
option-modifiers-outward_hands = Karty lícem od sebe
option-modifiers-reward_finale = Závěr s odměnami
option-modifiers-key_person = Klíčová osoba
option-modifiers-time_limit = Časový limit

turned-vertical = svisle
turned-horizontal = vodorovně
source-hand = z ruky
source-pile = z odhazovacího balíčku
source-pool = zprostřed stolu

ask-turn = Jste na tahu, provedete jednu akci. Na výběr máte: { $deeds }.
deed-catch = chycení podezřelého
deed-give = nápovědu ke svému podezřelému
deed-exchange = výměnu informací
deed-wait = vyčkání
deed-shoot = použití pistole
wait-turn = Akci volí: { $seats }.
ask-name = { $key ->
    [1] Míříte na klíčovou osobu. Řekněte barvu i číslo: správně musí být obojí a náboj to stojí tak jako tak.
   *[0] Míříte na podezřelého, kterého má { $seat }. Řekněte barvu i číslo: správně musí být obojí a náboj to stojí tak jako tak.
}
wait-name = Pistoli drží a podezřelého identifikuje: { $seats }.
ask-reward = Dobrá práce. Vezměte si za odměnu kartu z odhazovacího balíčku.
wait-reward = Odměnu vybírá: { $seats }.
ask-excess = Máte v ruce víc karet, než dovoluje limit: jednu odhoďte.
wait-excess = Karty nad limit odhazuje: { $seats }.
ask-key-decision = Dáte nápovědu na klíčovou osobu a odstoupíte, nebo zůstanete?
wait-key-decision = O nápovědě na klíčovou osobu se rozhoduje: { $seats }.
ask-key-clue = Klíčovou osobu už znáte. Vyberte kartu nápovědy z ruky nebo z odhozených karet lícem nahoru.
wait-key-clue = Nápovědu na klíčovou osobu vybírá: { $seats }.
over = Mise skončila.

move-catch = Chytit podezřelého
move-give = Dát nápovědu: přiložit ke svému podezřelému { $card-acc }
move-exchange = Vyměnit si informace: přiložit { $card-acc } k podezřelému, kterého má { $target }
move-wait = { $count ->
    [0] Vyčkat: odhodit vrchní kartu centrály a nedobrat žádnou
    [one] Vyčkat: odhodit vrchní kartu centrály a dobrat { $count } kartu
    [few] Vyčkat: odhodit vrchní kartu centrály a dobrat { $count } karty
    [many] Vyčkat: odhodit vrchní kartu centrály a dobrat { $count } karty
   *[other] Vyčkat: odhodit vrchní kartu centrály a dobrat { $count } karet
}
move-eliminate = Vzít pistoli a ukázat na podezřelého, kterého má { $target }
move-eliminate_key_person = Vzít pistoli a ukázat na klíčovou osobu
move-name = Identifikovat podezřelého: { $colour } { $number }
move-decline_reward = Nevzít si odměnu
move-take = Vzít si { $card-acc }
move-take_down = Vzít si kartu lícem dolů z místa { $place } v balíčku
move-discard = Odhodit { $card-acc }
move-discard_place = Odhodit kartu na místě { $place } v ruce
move-withdraw = Podívat se na klíčovou osobu, dát nápovědu a odstoupit
move-stay = Zůstat v misi
move-key_clue = Přiložit ke klíčové osobě { $card-acc }
move-time_expired = Čas vypršel

event-began = { $seat-is ->
    [you] Mise začíná. První tah je váš.
   *[other] Mise začíná. První na tahu je { $seat }.
}
event-dealt = { $card ->
    [hidden] { $seat-is ->
        [you] Dostáváte kartu, kterou nevidíte.
       *[other] { $seat } dostává kartu.
    }
   *[other] { $seat-is ->
        [you] Dostáváte { $card-acc }.
       *[other] { $seat } dostává { $card-acc }.
    }
}
event-designated = { $seat-is ->
    [you] V této misi smíte střílet jen vy, a nesmíte chytat.
   *[other] V této misi smí střílet jen { $seat }, a nesmí chytat.
}
event-caught = { $card ->
    [hidden] { $seat } chytá podezřelého.
   *[other] { $seat-is ->
        [you] Chytáte podezřelého: { $card }.
       *[other] { $seat } chytá podezřelého: { $card }.
    }
}
event-second_taken = { $card ->
    [hidden] { $seat } přidává k podezřelému druhou kartu.
   *[other] { $seat-is ->
        [you] K podezřelému přidáváte druhou kartu: { $card }.
       *[other] { $seat } přidává k podezřelému druhou kartu: { $card }.
    }
}
event-token_placed = { $seat-is ->
    [you] Váš podezřelý dostává číslo { $token }.
   *[other] Podezřelý, kterého má { $seat }, dostává číslo { $token }.
}
event-burnt = Vrchní karta centrály se odhazuje lícem dolů a nikdo ji nevidí; v centrále zbývá { $left ->
    [one] { $left } karta
    [few] { $left } karty
    [many] { $left } karty
   *[other] { $left } karet
}.
event-gave = { $owner ->
    [hidden] { $seat-is ->
        [you] Ke svému podezřelému přikládáte { $card-acc }: { $turned }.
       *[other] { $seat } přikládá ke svému podezřelému { $card-acc }: { $turned }.
    }
   *[other] { $seat-is ->
        [you] Z ruky, kterou drží { $owner }, berete { $card-acc } a přikládáte ke svému podezřelému: { $turned }.
       *[other] { $seat } bere { $card-acc } z ruky, kterou drží { $owner }, a přikládá ke svému podezřelému: { $turned }.
    }
}
event-exchanged = { $owner ->
    [hidden] { $seat-is ->
        [you] Přikládáte { $card-acc } k podezřelému, kterého má { $target }: { $turned }.
       *[other] { $seat } přikládá { $card-acc } k podezřelému, kterého má { $target }: { $turned }.
    }
   *[other] { $seat-is ->
        [you] Z ruky, kterou drží { $owner }, berete { $card-acc } a přikládáte k podezřelému, kterého má { $target }: { $turned }.
       *[other] { $seat } bere { $card-acc } z ruky, kterou drží { $owner }, a přikládá k podezřelému, kterého má { $target }: { $turned }.
    }
}
event-drew = { $card ->
    [hidden] { $seat-is ->
        [you] Dobíráte kartu, kterou nevidíte.
       *[other] { $seat } dobírá kartu.
    }
   *[other] { $seat-is ->
        [you] Dobíráte { $card-acc }.
       *[other] { $seat } dobírá { $card-acc }.
    }
}
event-waited = { $seat-is ->
    [you] { $count ->
        [0] Vyčkáváte a nedobíráte žádnou kartu.
        [one] Vyčkáváte a dobíráte { $count } kartu.
        [few] Vyčkáváte a dobíráte { $count } karty.
        [many] Vyčkáváte a dobíráte { $count } karty.
       *[other] Vyčkáváte a dobíráte { $count } karet.
    }
   *[other] { $count ->
        [0] { $seat } vyčkává a nedobírá žádnou kartu.
        [one] { $seat } vyčkává a dobírá { $count } kartu.
        [few] { $seat } vyčkává a dobírá { $count } karty.
        [many] { $seat } vyčkává a dobírá { $count } karty.
       *[other] { $seat } vyčkává a dobírá { $count } karet.
    }
}
event-gun_taken = { $seat-is ->
    [you] Berete pistoli a ukazujete na podezřelého, kterého má { $target }.
   *[other] { $seat } bere pistoli a ukazuje na podezřelého, kterého má { $target }.
}
event-gun_at_key_person = { $seat-is ->
    [you] Berete pistoli a ukazujete na klíčovou osobu.
   *[other] { $seat } bere pistoli a ukazuje na klíčovou osobu.
}
event-named = { $seat-is ->
    [you] Identifikujete podezřelého, kterého má { $target }: { $colour } { $number }.
   *[other] { $seat } identifikuje podezřelého, kterého má { $target }: { $colour } { $number }.
}
event-key_person_named = { $seat-is ->
    [you] Identifikujete klíčovou osobu: { $colour } { $number }.
   *[other] { $seat } identifikuje klíčovou osobu: { $colour } { $number }.
}
event-wrong = To není správně. Náboj je promarněn a podezřelý, kterého má { $target }, zůstává.
event-right = Správně! Podezřelý, kterého má { $target }, je eliminován a zamíchává se do centrály.
event-key_person_wrong = To není správně. Klíčová osoba zůstává neznámá.
event-key_person_right = Správně! Klíčová osoba je eliminována.
event-left_place = { $seat-is ->
    [you] Byla to { $place }. karta ve vaší ruce.
   *[other] Byla to { $place }. karta v ruce, kterou drží { $seat }.
}
event-clues_discarded = { $count ->
    [one] Do odhazovacího balíčku jde { $count } nápověda.
    [few] Do odhazovacího balíčku jdou { $count } nápovědy.
    [many] Do odhazovacího balíčku jde { $count } nápovědy.
   *[other] Do odhazovacího balíčku jde { $count } nápověd.
}
event-reward_declined = { $seat-is ->
    [you] Odměnu si neberete.
   *[other] { $seat } si odměnu nebere.
}
event-reward_taken = { $seat-is ->
    [you] Za odměnu si berete { $card-acc }.
   *[other] { $seat } si za odměnu bere { $card-acc }.
}
event-reward_taken_down = { $card ->
    [hidden] { $seat-is ->
        [you] Za odměnu si berete z balíčku kartu lícem dolů.
       *[other] { $seat } si za odměnu bere z balíčku kartu lícem dolů.
    }
   *[other] { $seat-is ->
        [you] Za odměnu si berete kartu lícem dolů: { $card }.
       *[other] { $seat } si za odměnu bere kartu lícem dolů: { $card }.
    }
}
event-reward_laid = Stranou se jako karta odměny vykládá { $card }.
event-discarded = { $seat-is ->
    [you] Odhazujete { $card-acc }.
   *[other] { $seat } odhazuje { $card-acc }.
}
event-discarded_down = { $card ->
    [hidden] { $seat-is ->
        [you] Odhazujete lícem dolů kartu, kterou nevidíte.
       *[other] { $seat } odhazuje kartu lícem dolů.
    }
   *[other] { $seat-is ->
        [you] Odhazujete lícem dolů { $card-acc }.
       *[other] { $seat } odhazuje lícem dolů { $card-acc }.
    }
}
event-stayed = { $seat-is ->
    [you] Zůstáváte v misi.
   *[other] { $seat } zůstává v misi.
}
event-withdrew = { $seat-is ->
    [you] Odstupujete a dáváte nápovědu na klíčovou osobu.
   *[other] { $seat } odstupuje a dává nápovědu na klíčovou osobu.
}
event-looked = { $card ->
    [hidden] { $seat } se dívá na klíčovou osobu.
   *[other] { $seat-is ->
        [you] Díváte se na klíčovou osobu: { $card }.
       *[other] { $seat } se dívá na klíčovou osobu: { $card }.
    }
}
event-key_clue_laid = { $seat-is ->
    [you] Ke klíčové osobě přikládáte { $card-acc } { $source }: { $turned }.
   *[other] { $seat } přikládá ke klíčové osobě { $card-acc } { $source }: { $turned }.
}
event-hand_laid_down = { $seat-is ->
    [you] Dáváte { $card-acc } na odhazovací balíček a odcházíte.
   *[other] { $seat } dává { $card-acc } na odhazovací balíček a odchází.
}
event-forced = { $seat-is ->
    [you] Zůstáváte ve hře jen vy. Okamžitě identifikujte klíčovou osobu!
   *[other] Ve hře zůstává jen { $seat } a musí okamžitě identifikovat klíčovou osobu.
}
event-finale = Na řadě je poslední podezřelý. Všechny ruce i centrála se odhazují; zbývají jen karty odměn.
event-finale_discarded = Lícem nahoru se odhazuje { $card }.
event-finale_dealt = { $card ->
    [hidden] { $seat-is ->
        [you] Dostáváte kartu odměny, kterou nevidíte.
       *[other] { $seat } dostává kartu odměny.
    }
   *[other] { $seat-is ->
        [you] Dostáváte kartu odměny { $card }.
       *[other] { $seat } dostává kartu odměny { $card }.
    }
}
event-last_suspect = { $card ->
    [hidden] Posledního podezřelého dostává { $seat }.
   *[other] { $seat-is ->
        [you] Dostáváte posledního podezřelého: { $card }.
       *[other] Posledního podezřelého dostává { $seat }: { $card }.
    }
}
event-out_of_time = Čas vypršel.
event-uncovered = { $seat-is ->
    [you] Váš podezřelý se odkrývá: { $card }.
   *[other] Podezřelý, kterého má { $seat }, se odkrývá: { $card }.
}

why-IN-5-102 = Ve svém tahu provádíte jednu z pěti akcí. Barvu a číslo podezřelého řeknete, až vezmete pistoli a ukážete na něj.
why-IN-5-312 = Před sebou už podezřelého máte.
why-IN-5-313 = Už není koho chytit.
why-IN-5-322 = K nápovědě potřebujete podezřelého před sebou a tuto kartu v ruce.
why-IN-5-331 = Informace si vyměňujete o podezřelém jiného agenta; ke svému dáváte nápovědu.
why-IN-5-332 = Tento agent žádného podezřelého nemá.
why-IN-5-344 = Tolik karet po odhození vrchní karty v centrále nezbývá.
why-IN-5-345 = Centrála je prázdná, není na co čekat.
why-IN-5-351 = Tento agent nemá podezřelého, na kterého by se dalo střílet.
why-IN-5-352 = Na svého podezřelého střílet nemůžete.
why-IN-5-355 = Řekněte barvu a číslo, které v této misi jsou.
why-IN-5-361 = Odměnu vybíráte z odhazovacího balíčku; karta lícem nahoru v něm musí ležet.
why-IN-5-362 = Na tom místě neleží karta lícem dolů.
why-IN-5-403 = Máte v ruce karty nad limit: odhoďte kartu z ruky.
why-IN-5-706 = Tato mise nemá časový limit.
why-IN-5-723 = Podezřelí padají v pořadí svých čísel a nižší číslo je ještě ve hře.
why-IN-5-729 = Karty uprostřed stolu slouží jen k výměně informací.
why-IN-5-736 = Na tohoto podezřelého lze střílet, až bude mít stejně svislých a vodorovných nápověd.
why-IN-5-737 = Na tohoto podezřelého lze střílet až se čtyřmi nápovědami.
why-IN-5-741 = Informace si smíte vyměňovat jen se sousedem vlevo.
why-IN-5-744 = Střílet smíte jen na podezřelého souseda vpravo.
why-IN-5-757 = Střílet smí jen vybraný agent.
why-IN-5-758 = Vybraný agent nesmí chytat podezřelé.
why-IN-5-783 = Karta musí pocházet z ruky jiného agenta.
why-IN-5-787 = Nikdo jiný nemá v ruce žádnou kartu.
why-IN-5-789 = Svou ruku nevidíte: vyberte místo v ní.
why-IN-5-804 = V této misi se odměna musí vzít.
why-IN-5-810 = V závěru lze použít jen rozdané karty odměn.
why-IN-5-823 = Klíčovou osobu může identifikovat jen poslední agent.
why-IN-5-824 = Nejprve se rozhodněte: dát nápovědu na klíčovou osobu, nebo zůstat.
why-IN-5-825 = Klíčovou osobu už znáte: teď vyberte nápovědu.
why-IN-5-827 = Nápověda na klíčovou osobu je z ruky nebo z odhozených karet lícem nahoru.
why-IN-8-11 = Body se nepočítají, mise se jen podaří, nebo nepodaří.

end-win = Mise splněna: všichni podezřelí jsou eliminováni.
end-loss_bullets = Mise selhala: nábojů je méně než podezřelých.
end-loss_no_action = Mise selhala: agent na tahu nemůže provést žádnou akci.
end-loss_time = Mise selhala: čas vypršel.
end-loss_unwinnable = Mise selhala: ke zbývajícím podezřelým se už nikdo nedostane.
line-turns = Odehráno tahů: { $count }
line-bullets = Zbývá nábojů: { $count }
line-suspects = Zbývá podezřelých: { $count }
line-headquarters = Zbývá karet v centrále: { $count }

# Co si kdo může myslet o skrytém
belief-suspect = koho má před sebou { $player }
