# Obal klienta v prohlížeči.
skip = Přejít k obsahu
loading = Načítá se…
loading-table = Cesta ke stolu…
answer-yes = ano
answer-no = ne
nothing = žádné
unknown-mark = ?
cancel = Zpět
copy = Kopírovat
copied = Zkopírováno
try-again = Zkusit znovu
to-the-shelf = Všechny hry
option-change = Změňte jinou volbu nebo tuto: { $option }.
trouble-stamp = Slepá ulička
language = Jazyk

nav-label = Stránky
nav-home = Safehouse, úvod
nav-games = Hry
nav-rules = Pravidla
nav-replay = Záznam
nav-me = Já
nav-about = O projektu
nav-settings = Nastavení
theme-to-dark = Tmavé barvy
theme-to-light = Světlé barvy

home-title = Špionské hry, jeden stůl
home-lead = Hrajte s lidmi nebo s roboty. Bez účtu: vyberte hru a pošlete jeden odkaz.
home-mine = Pokračujte, kde jste přestali
home-lesson = Lekce { $number } z { $count }
home-lesson-away = Odebrat odtud: lekce hry { $game }
home-all-mine = Všechny moje hry
home-shelf = Police s hrami
home-open = Otevřené stoly
home-open-none = Právě nikdo nečeká na spoluhráče. Založte hru a někoho pozvěte.
home-join = Připojit se ke stolu
home-join-label = Odkaz nebo kód stolu
home-join-go = Připojit
home-join-wrong = To není odkaz na stůl. Vypadá jako …/t/ a za ním kód.
shelf-players = { $same ->
    [yes] { $most ->
        [one] 1 hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
     }
   *[no] { $least }–{ $most } { $most ->
        [few] hráči
       *[other] hráčů
     }
}
shelf-play = Hrát
card-free = { $count ->
    [0] plno
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
card-your-turn = Jste na tahu
card-running = hraje se
card-away = hraje za vás robot
fate-won = Vyhráli jste
fate-lost = Prohráli jste
fate-drawn = Remíza
fate-shared = Vítězství: { $winners }
fate-off = Nedohráno
mine-gone = Server už tento stůl neuchovává.
mine-remove = Odebrat z mých her

play-how = Jak budete sedět?
way-bots = S roboty
way-bots-more = hned začít
way-invite = Pozvat lidi
way-invite-more = jeden odkaz, každý své zařízení
way-hotseat = Jedno zařízení
way-hotseat-more = předáváte si ho zakryté
way-room = Velká obrazovka
way-room-more = deska tady, ruce na telefonech
play-name = Vaše jméno
you-name = Host
play-names = Kdo hraje?
play-bot = Roboti
play-options = Možnosti
play-seat = Hraji za
play-clock = Hodiny
play-public = Ukázat mezi otevřenými stoly
play-watchers = Diváci vítáni
play-chat = Povídání u stolu
play-hints = Nápovědy během hry
hints-off = žádné
hints-rules = jen pravidla
hints-deduced = pravidla a co se dá odvodit
hints-move = pravidla, co se dá odvodit, i tah
play-rules = Přečíst pravidla
play-box = Vlastní krabice
clock-none = žádné
clock-quick = 1 minuta na tah
clock-calm = 15 minut + 10 sekund za tah
clock-letters = 1 den na tah
clock-hours = { $hours } h
start-bots = Začít
start-invite = Otevřít stůl
start-hotseat = Začít
start-room = Otevřít místnost
play-crew = Kdo může přijít: { $names }.
bots-more = Podle postupu

seats = Místa
seat-free-for = volné, čeká na: { $name }
seat-free = volné
seat-you = vy
seat-away = mimo spojení
seat-program = program
seat-resigned = hra vzdána
seat-stand-in = zastupuje { $bot }
seat-decides = rozhoduje
hot-seats = Hráči na tomto zařízení
board = Herní deska
watching = Díváte se: vidíte to, co všichni
watch-instead = Jen se dívat
link-lost = Spojení se ztratilo. Vaše místo trvá, zkouší se znovu…

title-asked = Jste na tahu
waiting-title = Čeká se na hráče
trail = Dosud zvoleno
step-back = Krok zpět
not-now = Teď nelze
why-not = proč ne?
rule-link = Pravidlo { $clause }
remarks = Poznámky a návrhy
tab-log = Záznam
tab-chat = Povídání
log-empty = Zatím se nic nestalo.
chat-empty = Zatím nikdo nic neříká.
chat-off = U tohoto stolu se hraje mlčky.
chat-write = Napište zprávu
chat-send = Poslat
secrets = Moje tajemství
secrets-stamp = Jen pro vaše oči
cover = Zakrýt
uncover = Odkrýt
covered = Zakryto. Odkryjete dotykem.
sheet-up = Ukázat rozhodnutí
sheet-down = Skrýt rozhodnutí
panes = Co je vidět
pane-board = Stůl
pane-seats = Hráči
generic-stamp = Pozice
text-deduce = Co se z toho všeho dá odvodit?
text-title = Stůl slovy

curtain-title = Předejte zařízení: { $name }
curtain-lead = Než si je další hráč vezme, není nic vidět.
curtain-lift = Jsem tu: { $name }

invite-stamp = Místo setkání
invite-title = Čeká se na ostatní
invite-lead = Pošlete jim odkaz, nebo ať namíří fotoaparát na kód. Hra začne, jakmile budou všechna místa obsazená.
room-title = Sedněte si se svým telefonem
room-open = Ukázat na televizi
room-full = Přes celou obrazovku
room-leave = Zpět od televize ke stolu
room-many = { $count ->
    [few] Rozhodují se { $count } hráči najednou.
   *[other] Rozhoduje se { $count } hráčů najednou.
 }
room-events = Co se právě stalo
room-lead = Každý kód otevírá jedno místo. Deska zůstává tady, ruce a tajemství na telefonech.
join-title = { $game }: posaďte se
join-lead = Zvolte si jméno a sedněte si. Hra začne, jakmile budou všechna místa obsazená.
join-go = Posadit se
join-seat = Sednout sem
invite-link = Odkaz na stůl
invite-machine = Telefony tento odkaz neotevřou: server odpovídá jen na tomto počítači. Spusťte ho s --host=0.0.0.0 a najdou ho na adrese { $address }.
invite-alone = Telefony tento odkaz neotevřou: tento počítač není v síti.
invite-network = Tato stránka je otevřená jako localhost, což na telefonu znamená něco jiného. Odkaz i kód proto vedou na { $address }.
house-word = Heslo domu
invite-bot = Posadit robota
invite-open = Uvolnit místo
invite-close = Zavřít stůl
qr-table = QR kód odkazu na stůl
qr-seat = QR kód místa { $seat }
qr-own = QR kód vašeho místa

menu = Nabídka
menu-text = Stůl slovy
menu-device = Pokračovat na jiném zařízení
menu-device-lead = Tento odkaz otevírá vaše vlastní místo. Nechte si ho pro sebe.
menu-undo-ask = Požádat o vrácení tahu
menu-leave = Odejít; zastoupí mě robot
menu-return = Jsem zpátky
menu-abort = Navrhnout ukončení hry bez vítěze
menu-follow = Dovolit divákům sledovat jedno místo se zpožděním
menu-resign = Vzdát hru
resign-sure = Opravdu hru vzdát?
menu-report = Nahlásit problém
menu-replay = Dosavadní záznam
menu-delete = Smazat stůl
delete-table-sure = Hra, její záznam i rozhovory zmizí navždy a všem.
report-label = Co je špatně?
report-send = Odeslat hlášení
report-thanks = Děkujeme. Hlášení je uložené i s pozicí.
offer-undo = { $name } prosí o vrácení posledního tahu.
offer-abort = { $name } navrhuje ukončit hru bez vítěze.
offer-follow = { $name } navrhuje, aby diváci směli se zpožděním sledovat jedno místo.
my-offer-undo = Prosíte o vrácení svého tahu.
my-offer-abort = Navrhujete ukončit hru bez vítěze.
my-offer-follow = Navrhujete, aby diváci směli sledovat jedno místo.
offer-yes = Souhlasím
offer-no = Nesouhlasím
offer-withdraw = Vzít zpět

end-won = Mise splněna
end-lost = Krytí prozrazeno
end-over = Případ uzavřen
end-nobody = Případ odložen
end-truth = Jak to bylo doopravdy
end-look = Prohlédnout desku
winners-line = { $count ->
    [one] Vítězí { $winners }.
   *[other] Vítězí { $winners }.
}
rematch = Odveta
rematch-waiting = Čeká se na ostatní…
rematch-accept = { $name } chce odvetu: přijmout
rematch-go = K odvetě

branch-title = Hrát odsud dál
branch-lead = Jako jinou hru: stejné karty, stejná náhoda, vaše vlastní rozhodnutí. Dohraná hra zůstává, jak je.
branch-bots = Proti robotům
branch-people = S lidmi, přes odkaz
branch-origin = Hra, z níž tato odbočila po tahu { $move }
branch-brought = Hra navazuje na jinou, po tahu { $move }: kdo ji založil, může znát karty.
replay-title = Záznam hry
replay-lead = Přehrajte si dohranou hru: jak ji vidělo jedno místo, nebo celou pravdu. Můžete otevřít soubor z tohoto zařízení.
replay-mine = Moje hry
replay-more = Zobrazit další (zbývá { $count })
replay-open = Otevřít soubor se hrou
replay-as = Jak to vidí
replay-truth = celá pravda
replay-watcher = divák
replay-secrets = Co vidí jen hráči
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-on = O krok dál
replay-last = Na konec
replay-at = Krok { $step } z { $steps }
replay-share = Kopírovat odkaz na tuto chvíli
replay-save = Stáhnout hru
replay-deal = Rozdání
replay-slider = Místo ve hře
replay-running = Hra ještě běží; vidíte ji jako divák, nebo z vlastního místa.
replay-to-table = Ke stolu

rules-title = Pravidla
rules-lead = Ke každé hře průvodce pro ty, kdo ji ještě nehráli, přehled ke stolu a přesná pravidla.
rules-views = Co číst
rules-view-guide = Průvodce
rules-view-aid = Přehled ke stolu
rules-view-exact = Přesná pravidla
rules-contents = Obsah
rules-print = Vytisknout
rules-now = Právě teď:
rules-own-page = Na celou stránku
rules-search = Hledat v pravidlech
rules-searching = Výsledky hledání
rules-found = { $count ->
    [0] Nic se nenašlo
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
rules-link = Odkaz na { $clause }
rules-language = Psána jsou anglicky.
rules-exact-lead = Každé pravidlo jako očíslovaná věta, pro případ sporu.
rules-sources = Ukázat prameny
rules-ruling = Výklad:
rules-ruling-why = Pravidla v krabici o tom mlčí; takto to platí zde.
guide-example = Příklad
guide-table = Tabulka
guide-exact = Přesná pravidla: { $clauses }
guide-no-figure = Obrázek se nepodařilo načíst.

settings-title = Nastavení
settings-lead = Pamatuje si je jen toto zařízení.
setting-theme = Barvy
theme-auto = podle zařízení
theme-light = světlé
theme-dark = tmavé
setting-still = Bez pohybu
setting-sound = Zaklepat, když jsem na tahu
setting-notify = Upozornit mě, když jsem na tahu
setting-text = Stoly slovy
setting-cover = Při otevření stolu zakrýt moje tajemství
setting-notify-denied = Prohlížeč pro tuto stránku upozornění nedovoluje.

refused-offline = Server neodpovídá. Zkontrolujte spojení a zkuste to znovu.

play-fact-players = Hráčů
play-fact-time = Doba hry
play-fact-bots = Roboti
rules-games = Hry
close = Zavřít
away = Hraje za vás { $bot }.
menu-follow-seat = Sledovat se zpožděním: { $name }
possessions = Co o místech vidí všichni
home-done = Nedávno dohrané

percent = { $value } %

home-groups = Moje skupiny
series-offer = Hrát na pokračování s vlastní skupinou
series-of = Skupina { $name }
series-back = Ke skupině
series-title = Skupina a její hry na pokračování
series-found = Založit skupinu
series-lead = Skupina hraje jednu hru za druhou: kapitoly, pokusy i statistiky zůstávají pod jedním odkazem. Účet není potřeba; kdo má odkaz, patří do skupiny.
series-name = Jméno skupiny
series-name-example = Čtvrteční kroužek
series-players = Kdo do ní patří (na každý řádek jedno jméno)
series-go = Založit skupinu
series-games = { $count ->
    [0] zatím bez odehrané hry
    [one] 1 odehraná hra
    [few] { $count } odehrané hry
   *[other] { $count } odehraných her
}
series-now = Právě se hraje
series-chapters = Kapitoly
series-next = na řadě
series-status-won = vyhráno
series-status-lost = prohráno
series-status-closed = zavřeno
series-times = { $tried ->
    [0] zatím nehráno
    [one] odehráno jednou
   *[other] odehráno { $tried }krát
}
series-tries = { $tried ->
    [0] zatím bez pokusu
    [one] 1 pokus, výher { $won }
    [few] { $tried } pokusy, výher { $won }
   *[other] { $tried } pokusů, výher { $won }
}
series-play = Hrát
series-again = Zkusit znovu
series-replay = Hrát znovu
series-story = Příběh
auction = Dražba
series-statistics = Statistiky
series-played = Odehrané hry
series-played-none = Zatím nic. Vyberte kapitolu a začněte.
series-watch = Záznam
series-link = Odkaz skupiny
series-link-lead = Posílejte ho jen lidem ze skupiny: otevírá záznamy a spouští hry.
series-qr = QR kód odkazu skupiny
series-change = Změnit jméno a lidi
series-save = Uložit
series-forget = Zapomenout skupinu na tomto zařízení
series-delete = Smazat skupinu
delete-group-sure = Záznamy skupiny a všechny její hry zmizí navždy a všem jejím členům.
series-no-token = Toto zařízení odkaz skupiny nemá. Otevřete odkaz, který vám někdo ze skupiny poslal.
time-left = Čas zbývající celé hře
choice-count = { $count }
log-keys = Šipky procházejí řádky a každý ukazují na desce.
whisper-to = Komu
whisper-all = všem
whisper-side = jen naší straně
whisper-one = jen hráči { $name }
whisper-mine = Šeptáte ({ $name }):
whisper-yours = { $name } vám šeptá:
whisper-circle = { $name } šeptá ({ $names }):

recap = Od vašeho posledního tahu ({ $count })
results = Výsledek
proposals = Návrhy
recap-walk = Ukázat na desce krok za krokem
recap-stop = Zastavit
log-of = Zobrazit tahy
log-of-all = všech
made-alone = (jediná možnost, provedena sama)
only-choice = Možnost je jediná a provede se sama: { $move }
only-choice-wait = Počkat, udělám to
goal = Cíl
pace-skip = { $count ->
    [one] Přeskočit: stala se ještě { $count } věc
    [few] Přeskočit: staly se ještě { $count } věci
    [many] Přeskočit: stalo se ještě { $count } věci
   *[other] Přeskočit: stalo se ještě { $count } věcí
}
setting-pace = Tempo robotů
pace-slow = pomalu
pace-normal = normálně
pace-fast = rychle
pace-instant = ihned
setting-automatic = Jedinou možnou volbu provést za mě
end-you-won = Vyhráli jste.
end-you-lost = Prohráli jste.
end-points = Všechny body
end-following = Dál: o stupeň výš
play-first = První hra
play-first-lead = Nejsnazší podoba hry proti nejslabšímu robotovi.
play-options-more = Pro zkušené

about-now = Teď
about-others = Také v této větě
about-read-on = Pravidla
legend = Co je co
legend-search = Vyhledat
legend-in-sight = Na stole
legend-else = Všechno ostatní
legend-nothing = Nic takového tu není.

learn = Naučit se
learn-game = Naučte se hru { $game }
learn-lead = Krátké lekce u skutečného stolu, potom první hra s průvodcem.
learn-count = { $count ->
    [one] jedna lekce
    [few] { $count } lekce
    [many] { $count } lekce
   *[other] { $count } lekcí
 }
learn-minutes = { $minutes } min
learn-finished = hotovo
learn-begun = rozehráno
learn-begin = Začít
learn-go-on = Pokračovat
learn-first-game = První hra s průvodcem
learn-all = Všechny lekce
learn-all-done = To byla poslední lekce. Teď první hra
learn-coach = Průvodce
learn-step = Krok { $step } z { $steps }
learn-next = Dál
learn-back = Zpět
learn-hint = Nápověda
learn-skip = Přeskočit lekci
learn-again = Ještě jednou
learn-try = Zkusit: { $move }
learn-would = Následovalo by:
learn-take-back = Vrátit tah
learn-refused = To nelze.
learn-right = Správně.
learn-wrong = Ne.
learn-right-is = Správná odpověď: { $right }
learn-next-lesson = Další lekce: { $title }
learn-invite = Hru ještě neznáte? Zkuste lekci, než přijdou ostatní; místo vám zůstane.
ready-yes = může začít
ready-no = ještě se učí
ready-count = Připravení lidé: { $ready } z { $people }
ready-ask = Dejte ostatním vědět:
ready-say-yes = Mohu začít
ready-say-no = Ještě se učím
learn-tip = Tip:
learn-tip-seen = Rozumím
learn-tips-off = Bez dalších tipů

me-title = Moje statistiky
me-none = Na tomto zařízení zatím nebyla dohrána žádná hra.

# Výběr z mnoha věcí.
pick-filter = { $label }: hledat
pick-filter-short = Hledat…
pick-none = Nic takového tu není.
pick-nothing = nic není vybráno
pick-count = Vybráno: { $count }
