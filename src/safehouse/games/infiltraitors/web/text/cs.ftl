# Slova desky v prohlížeči.
group-catch = Chytit podezřelého
group-give = Dát nápovědu ke svému podezřelému
group-exchange = Vyměnit informace
group-wait = Vyčkat
group-eliminate = Eliminovat
group-name = Identifikovat podezřelého
group-take = Vzít si za odměnu
group-take_down = Vzít si kartu lícem dolů
group-discard = Odhodit
group-discard_place = Odhodit z ruky
group-key_clue = Nápověda na klíčovou osobu

do-give = Ke svému podezřelému
do-exchange = Kam: { $seat }
do-discard = Odhodit
do-discard_place = Odhodit
do-key_clue = Ke klíčové osobě
do-why = Proč ne?

open-file = Otevřít spis mise
mission-numbers = Podezřelí: { $suspects }. Náboje: { $bullets }. Barvy: { $colours }.
clue-boards = Destičky nápověd
clue-board-of = Destička nápověd: { $suspect }
enlarge = Zvětšit destičku nápověd
legend = Čísla: pravděpodobnost z vašeho místa v procentech. ○ možné pro ostatní, pro vás ne.
legend-code = Přeškrtnuté: vyloučené jen kódem plánovačů.
legend-open = ● možné podle toho, co vědí všichni.
cross-out = Otevřít destičku nápověd a škrtat
legend-hand = Klepnutím škrtnete nebo vrátíte políčko; znak barvy škrtne celý řádek, číslo celý sloupec. Vidíte to jen vy.
wipe = Smazat celou destičku nápověd
overview = Přehled tahu
talk-short = Mluvte jen o tom, co vidí všichni
my-notes = Moje poznámky
my-notes-private = Nikdo jiný je nevidí; zůstávají na tomto zařízení.
group-cross_out = Škrtnout na destičce nápověd
group-cross_out_colour = Škrtnout barvu
group-cross_out_number = Škrtnout číslo
group-bring_back = Zrušit škrtnutí
group-wipe = Smazat destičku nápověd
key-person = Klíčová osoba
holds-gun = Drží pistoli
only-shooter = Jen tento agent smí střílet
withdrawn = mimo misi
token = Podezřelý číslo { $token }
clues-told = Nápovědy: { $clues }
no-clues = zatím bez nápověd
no-suspect = prázdný stojánek
lay-card = Přiložit { $card }
lay-here = Přiložit nápovědu
hand = Vaše ruka
hand-of = Ruka lícem ven, drží ji { $seat }
hand-empty = V ruce nemáte žádnou kartu.
hidden-card = Karta lícem dolů
hidden-place = Vaše karta na místě { $place }
outward-note = Svou ruku nevidíte; hrajete kartami z rukou ostatních.
cards-held = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
known-cards = Znají všichni

bullets = { $count ->
    [one] Zbývá { $count } náboj
    [few] Zbývají { $count } náboje
    [many] Zbývá { $count } náboje
   *[other] Zbývá { $count } nábojů
}
suspects = Podezřelí
suspects-left = { $count ->
    [one] Chytit zbývá { $count } podezřelého
    [few] Chytit zbývá { $count } podezřelé
    [many] Chytit zbývá { $count } podezřelého
   *[other] Chytit zbývá { $count } podezřelých
}
headquarters = Centrála
headquarters-left = { $count ->
    [one] V centrále zbývá { $count } karta
    [few] V centrále zbývají { $count } karty
    [many] V centrále zbývá { $count } karty
   *[other] V centrále zbývá { $count } karet
}
pile = Odhozené
pile-count = Odhazovací balíček, karet: { $count }
pile-empty = Odhazovací balíček je prázdný.
draw-count = { $count ->
    [0] Nedobrat žádnou kartu
    [one] Dobrat { $count } kartu
    [few] Dobrat { $count } karty
    [many] Dobrat { $count } karty
   *[other] Dobrat { $count } karet
}
pool = Speciální karty pro všechny
rewards = Karty odměn
shut = Zavřít

naming = Kdo to je: { $suspect }?
how-clues-lie = Svislé nápovědy vytvářejí shodu, vodorovné ne.
aim = Vyberte barvu a číslo.
no-way-back = { $bullets ->
    [1] Cesty zpět není. Tohle je poslední náboj.
   *[other] Cesty zpět není. Zbývá nábojů: { $bullets }.
}
shoot = Vystřelit
verdict-right = Správně
verdict-wrong = Není správně

text-mission = Mise
text-stands = Stojánky
text-middle = Střed stolu
text-hands = Ruce

drawn-0 = nedobrat žádnou kartu
drawn-1 = dobrat 1 kartu
drawn-2 = dobrat 2 karty
drawn-3 = dobrat 3 karty
