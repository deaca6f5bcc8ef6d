# Slova plánu v prohlížeči.
group-hook = Zaháknout
group-unhook = Odháknout
group-move = Pohyb
group-pick_up = Zvednout předmět
group-activate = Efekt zóny
group-ability = Schopnost
group-dominate = Získat 1 nadvládu
group-endure = Akce navíc za nadvládu
group-smuggle = Pašerák bere
group-see = Díky Vědmě získat 1 nadvládu
group-drop = Odložit předmět
group-use = Žetony podpory
group-commit = Spáchat zločin
group-zone = Zóna
group-criminal = Zločinec
group-item = Předmět
group-guardian = Strážce
group-barrier = Zátarasy
group-escort = Eskortovat
chapter-ends = Kapitola končí
chapter-over = Konec kapitoly
last-turns = Poslední tahy
display = Displej důkazů, místo
group-dilemma = Dilema z ruky
group-stored_dilemma = Dilema z databanky
group-draw = Dobrat z balíčku
group-to_bonus_support = Na bonusové pole: žeton podpory
group-to_bonus_tolerance = Na bonusové pole: tolerance
group-to_bonus_dominance = Na bonusové pole: nadvláda
group-to_box = Do vlastní schránky

city = Město, osm zón po směru hodinových ručiček
desk = Důkazy, deska Syndikátu, podpora a příběh
syndicate = Deska Syndikátu
guardian = Strážce
zone-patrol = { $count ->
    [0] bez pátrání
    [one] jeden žeton pátrání
    [few] { $count } žetony pátrání
    [many] { $count } žetonu pátrání
   *[other] { $count } žetonů pátrání
}
criminal-told = { $criminal }{ $item ->
    [none] {""}
   *[other] , drží: { $item }
}{ $by ->
    [none] {""}
   *[other] , ovládá: { $by }
}{ $locked ->
    [yes] , uzamčeno
   *[no] {""}
}
item-about = Předmět. Druh: { $kind }.
hook-middle = Volné žetony zaháknutí
hook-free = { $criminal }, žeton zaháknutí leží uprostřed města
hook-none = Všechny zločince někdo ovládá.
turn-of = Na tahu: { $seat }
actions-left = { $count ->
    [0] bez akcí
    [one] jedna akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}
resolving = Právě se páchá
resolving-crime = { $code } { $name }
barrier-named = Zátaras ({ $barrier })
barrier-told = Zátaras ({ $barrier }): mezi zónami { $zone } a { $next }
barrier-here = Zátaras sem: mezi zóny { $zone } a { $next }

rail = Lišta důkazů
rail-slot = Lišta, místo { $slot }: { $kind }
chapter = Kapitola { $chapter }
chapter-of = Kapitola { $chapter } z { $count }
display = Displej důkazů
display-left = { $count } z { $total }
display-place = Displej, místo { $position }: { $kind }
evidence-down = zakrytý důkaz
investigation = Vyšetřování kapitoly
folder-worth = Uspěje-li vyšetřování, složka má hodnotu { $intel } (informace)
row-told = Řada { $row }, úkol { $kind }, zbývající složky: { $left }
plan = Plán
plan-short = { $seats ->
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}: { $kinds ->
    [few] { $kinds } druhy po { $count }
   *[other] { $kinds } druhů po { $count }
}
plan-need = Při počtu hráčů { $seats } plán zmaří { $kinds ->
    [few] { $kinds } druhy
   *[other] { $kinds } druhů
} důkazů, od každého aspoň { $count } žetony
bonus-told = Bonusové pole, { $bonus }: { $kind ->
    [none] volné
   *[other] { $kind }
}
boxes = Schránky v oblasti plánu
box-told = Schránka, { $seat }: žetonů { $count }{ $known ->
    [none] {""}
   *[other] , známé: { $known }
}
shared-box = Sdílená schránka
shared-kind = Sdílená schránka, { $kind }: { $count }
support-offer = Nabídka podpory
offer-told = { $third }. třetina: { $name }, { $timing ->
    [instant] okamžitý
   *[stored] do zásoby
}, informace { $intel }. { $effect }
story = Příběh
tale-read = Číst
tale-shut = Zpět na plán
decks = Balíčky
deck-told = Balíček, { $deck }: karet { $count }

ports = Porty Háku
port-free = volný port
port-third = volný třetí port: zaháknutí stojí 1 dilema
dominance-track = Stupnice nadvlády
dominance-at = { $criminal }: pole { $space }{ $area ->
    [ability] , oblast schopnosti
    [endurance] , oblast výdrže
   *[start] {""}
}, hodnota { $intel }
fact-intel = Informace: { $value }
fact-tolerance = Tolerance: { $value }
fact-folders = Složky: { $value }
fact-memory = Důkazy v paměti: { $value }
fact-dilemmas = Dilemata v ruce: { $value }
fact-databank = Dilemata v databance: { $value }
crimes-in-hand = Karty zločinů v ruce
crimes-of-deck = { $deck ->
    [0] Drobné zločiny: { $count }
   *[other] Velké zločiny, úroveň { $deck }: { $count }
}
card-aside = Neviděná karta vedle konzole
support-owned = Žetony podpory
choose-seat = Vybrat

own-crimes = Vaše zločiny
own-no-crimes = V ruce teď nemáte žádnou kartu zločinu.
own-memory = Paměť
own-dilemmas = Dilemata, zkaženost { $corruption }
own-databank = Databanka, po odečtení tolerance { $corruption }
memory-kind = { $kind }: { $count }
card-ready = Všechny podmínky jsou splněny
card-lacks = Nesplněné podmínky: { $count }
card-story = V příběhu chybí zločin { $level }. úrovně této linky
reward-intel = informace { $count }
reward-dilemmas = dilemata { $count }
reward-evidence = důkazy { $count }
reward-process = zpracování { $count }
reward-support = podpora { $count }
outcome-cautious = Opatrný výsledek
outcome-reckless = Bezohledný výsledek
outcome-reward = Odměna
dilemma-told = { $name }: zkaženost { $corruption }, { $bonus }. { $blurb }
dilemma-line = zkaženost { $corruption }, { $bonus }
dilemma-intel = informace { $intel }
dilemma-warrant = zatykač { $warrant } (za různé zatykače na konci 1, 4, 9, 16)

who-all = všichni
who-mine = vaši
who-rival = cizí
who-free = volní
who-others = další

echo-title = Echo
echo-normal = Echo
echo-hard = Echo, těžká obtížnost
echo-letters = Písmena zločinců
echo-letter = Písmeno { $letter }: { $criminal }
echo-off = Mimo desku: { $criminal }
echo-track = Stupnice zločinu: ukazatel na poli { $space }, zločin od pole { $needed }
echo-crime = Zločin úrovně { $level }, ukazatel pokroku na poli { $space }
echo-says-hook = Zahákne písmeno { $letter }: { $criminal }
echo-says-shift = Co může přesunout bílá kostka
echo-row = řada { $row }
echo-card-told = Zahákne { $hook }; přesouvá { $first }, { $second }, { $item }, žetony pátrání do zóny { $zone }, { $barrier ->
    [marked] první
   *[unmarked] druhý
} zátaras nebo Strážce; výsledek { $outcome ->
    [cautious] opatrný
   *[reckless] bezohledný
}; zpracování { $process ->
    [plan] do plánu
    [row1] do řady 1
    [row2] do řady 2
   *[row3] do řady 3
}.
echo-rolls = Černá kostka: { $rolls }
echo-waits = Echo ještě nehrála.

preview-pay = 1 informace, dostane: { $seat }
preview-dilemma = třetí port: dobíráte dilema
preview-space = nadvláda na poli { $space }{ $area ->
    [ability] , oblast schopnosti
    [endurance] , oblast výdrže
   *[start] {""}
}
preview-step-4 = { $crimes ->
    [none] pak krok 4: velký zločin, který teď spáchat jde, v ruce nemáte
   *[other] pak krok 4, velký zločin; teď jde spáchat: { $crimes }
}
preview-offer = { $intel ->
    [0] bez informací
   *[other] informace { $intel }
}
preview-row = { $kind }; zbývající složky: { $left }
preview-box = pomůže zmařit plán a zvýší hodnotu svého druhu, bonus nepřinese
preview-border = mezi zóny { $zone } a { $next }

text-none = žádné
memory-empty = prázdná
text-empty = prázdno
text-zone = { $place }. { $zone }, { $patrol }: { $things }
text-ports = Obsazené porty Háku: { $ports }
text-shared = Sdílená schránka: { $kinds }
