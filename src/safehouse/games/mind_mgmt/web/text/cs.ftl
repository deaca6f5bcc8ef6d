# Slova plánu v prohlížeči.
group-place_mayhem = Žeton chaosu na hranici
group-start_at = Kde začít
group-step = KROK
group-slip = ILUZE
group-move_immortal = Přesunout nesmrtelného
group-pay_step = Zaplatit dodatečný přesun žetonem kroku
group-claim = Získat rekruta
group-lift_mayhem = Zvednout žeton chaosu
group-place_immortal = Nesmrtelný na
group-place_agent = Agent na
group-place_second_slip = Druhý žeton iluze na
group-answer = Žeton kroku na
group-activate = Aktivovat
group-move = POHYB
group-ask = OTÁZKA na
group-ask_with_dolphin = OTÁZKA se Špionážním delfínem
group-reveal_with_expert = ODHALENÍ zde a na
group-shakedown = ZASTRAŠOVÁNÍ
group-push = Vytlačit nesmrtelného na
group-tap = Odposlech
group-nudge = Bill přesouvá nesmrtelného
group-carry = Dusty přesouvá agenta
group-place_checkpoint = Kontrolní stanoviště na hranici

city = Město, 7 řad od 1 do 7 a 6 sloupců od A do F
desk = Čas, rekruti a zajímavosti
temple = chrám
visited-at = cesta, hodina { $hour }
piece-immortal = nesmrtelný
piece-step = žeton kroku
piece-slip = druhý žeton iluze
border-free = Hranice { $border }
border-mayhem = Žeton chaosu na hranici { $border }
border-checkpoint = Kontrolní stanoviště na hranici { $border }

track = Čas
hours-setup = 1:00 až 5:00
hour = { $hour }:00
hour-now = právě teď
hour-alert = výstraha
hour-recruits = { $count ->
    [0] oznámeno 0 rekrutů
    [one] oznámen jeden rekrut
    [few] oznámeni { $count } rekruti
    [many] oznámeno { $count } rekruta
   *[other] oznámeno { $count } rekrutů
}
hour-slip = použita ILUZE
recruits = Rekruti
recruits-of = Odhalení rekruti: { $count } z { $goal }
features = Zajímavosti
features-shares = Zajímavosti: s jakou šancí je má Náborář na kartách
slips-front = Žetony iluze před clonou
deck = Karet v balíčku
allies = Spojenci
show-path = Moje cesta
show-path-over = Cesta Náboráře

no-identity = Karta Náboráře ještě není vybrána
unannounced = Dosud neoznámení rekruti: { $count }.
second-gained = Máte druhý žeton iluze.
possible-cards = Možné karty: { $cards }
its-card = Karta: { $card }

preview-contacts = { $count ->
    [one] kontaktuje jednoho rekruta
    [few] kontaktuje { $count } rekruty
    [many] kontaktuje { $count } rekruta
   *[other] kontaktuje { $count } rekrutů
}

write-notes = Poznámky
notes-how = Dotkněte se lokace a položíte poznámku; na poznámku můžete psát a tažením ji přesunout.
note-on = Poznámka na { $place }
note-remove = Odstranit
note-done = Hotovo

clues-none = Náborář zatím nic neprozradil. Vše, co víte, sdílíte s ostatními Odpadlými agenty.

group-note_place = Nová poznámka na
group-note_move = Přesunout poznámku
group-note_label = Napsat na poznámku
group-note_remove = Odstranit poznámku

heat-show = Kde může být
heat-hour = Kde Náborář byl { at-hour }
heat-hour-now = Kde Náborář je teď ({ $hour }:00)
heat-places = { $count ->
    [one] Možná je jediná lokace.
    [few] Možné jsou { $count } lokace.
   *[other] Možných je { $count } lokací.
}
heat-exact = { $trails ->
    [one] Přesně: všemu, co zaznělo, odpovídá jediná cesta.
    [few] Přesně: všemu, co zaznělo, odpovídají { $trails } cesty.
   *[other] Přesně: všemu, co zaznělo, odpovídá { $trails } cest.
}
heat-sampled = Odhad z { $trails } vylosovaných cest, protože jich vyhovuje příliš mnoho; podíl se liší asi o { $error } procentního bodu.
heat-public = Počítá se jen z toho, co vědí všichni; každý u stolu vidí totéž.
heat-waiting = Počítám…
heat-nothing = Zatím není co odvozovat.
heat-failed = Mapu teď nelze spočítat. Zkusí se to znovu, jakmile se něco stane.
heat-off = U tohoto stolu se hraje bez mapy.
heat-cards = Karty Náboráře
heat-percent = { $number } %
heat-under = <{ $number } %
heat-possible = { at-hour } možná, { $share }
heat-impossible = { at-hour } vyloučená
heat-card = { $known }. U Náboráře: { $share }

does-recruiter-karl_box = Iluze: přesně o dvě lokace rovně, přes cokoli.
does-recruiter-pipe_girl = Iluze: přesně o dvě lokace šikmo, přes cokoli.
does-recruiter-ghostwriter = Iluze: o dvě lokace rovně a jednu stranou, přes cokoli.
does-recruiter-sleepwalker = Iluze: dvě lokace kolmo, i se zatáčkou; lokace mezi nimi smí být navštívená, chaos brání.
does-agent-meru = Akce: je Náborář zde, nebo o jednu či dvě lokace dál v přímém směru? Ne když tu stojí nesmrtelný.
does-agent-henry_lyme = Nesmrtelní v jeho lokaci a v kolmo sousedních se do náboru nepočítají.
does-agent-bill_falls = Volná akce: přesune o jednu lokaci nesmrtelného, který stojí v kolmo sousední lokaci.
does-agent-dusty = Volná akce: přesune kteréhokoli agenta o jednu lokaci a o další za každou odkrytou kartu Náboráře.
does-ally-spy_dolphin = Jednou za hru s OTÁZKOU: žeton kroku dostane každá navštívená lokace s touto zajímavostí.
does-ally-newsboy = Jednou za hru: po OTÁZCE bez nového žetonu kroku se týž agent ptá i na druhou zajímavost.
does-ally-taxi_driver = Jednou za hru: POHYB aktivního agenta vede až o čtyři lokace místo dvou.
does-ally-handwriting_expert = Jednou za hru: ODHALENÍ potvrdí i jiný žeton kroku v lokaci bez nesmrtelného.
does-module-static = Jednou za hru nechá Náborář OTÁZKU bez odpovědi; akce se nespotřebuje.
does-module-wide_net = Při přípravě dobírá Náborář čtyři karty zajímavostí a tři si nechává.
does-module-open_call = Pro nesmrtelné leží vyložené tři karty místo dvou.
does-module-radio_silence = Jednou za hru Náborář při výstraze mlčí a rekruty přičte k příští; ne v 15:00.
does-module-body_double = Jednou za hru, nejpozději v 09:00, selže ZAJETÍ, které by uspělo; hodina se tam poznamená a příští akcí musí být KROK.
does-module-shifting_streets = Jednou za kolo Náborář místo prvního nesmrtelného přesouvá žeton chaosu.
does-module-deep_cover = Náborář má od začátku oba žetony iluze.
does-module-tip_line = Jednou za kolo se OTÁZKA smí týkat zajímavosti v kolmo sousední lokaci.
does-module-checkpoints = Dvě kontrolní stanoviště; každé brání Náboráři i nesmrtelným přejít hranici, agentům ne.
does-module-wiretap = Jednou za hru jako akce: v kolika navštívených lokacích je zajímavost, na niž se lze ptát?
does-module-double_shift = Jednou za hru jednají v prvním tahu kola tři agenti a ve druhém jeden.
does-module-good_cop_bad_cop = ZASTRAŠOVÁNÍ jmenuje dvě zajímavosti.
does-module-early_warning = Výstrahou je i 10:00 a 14:00.
does-module-cordon = Jednou za hru po nezdařeném ZAJETÍ: je Náborář v některé z okolních lokací?
own-card-hidden = { $feature } (karta Náboráře)
own-card-shown = { $feature } (odhalená karta Náboráře)
