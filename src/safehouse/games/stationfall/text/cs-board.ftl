# Slova herního plánu v prohlížeči.

## Nadpisy nad tahy
group-influence = Ovlivnit
group-activate = Aktivovat
group-take_back = Vyjednávat a vzít si zpět kostku z karty
group-cubes = Kostky
group-step = Přejít do sekce
group-airlock = Přechodovou komorou do sekce
group-pick_up = Zvednout
group-pick_from = Zvednout od postavy
group-drop = Upustit
group-give = Předat něco postavě
group-throw = Hodit něco do sekce
group-strike = Udeřit
group-shoot = Střelit
group-rob = Okrást
group-revive = Oživit
group-copy = Kopírovat
group-make_item = Vyrobit
group-make_data = Vyrobit data
group-suppress = Hasicí systém v sekci
group-launch = Vypustit modul
group-bribe = Podplatit (úplatek na postavě zůstane; nepoužitý má cenu jednoho bodu)
group-grey_bribe = Podplatit šedým úplatkem
group-kompromat = Použít kompromat na postavu
group-with = Jednat s figurkou
group-wormtongue = Hadí jazyk
group-telepathy = Telepatie
group-root_access = Správcovský přístup
group-remote_control = Dálkové ovládání
group-missile = Raketa na sekci
group-nerve_gas = Nervový plyn do sekce
group-infect = Nakazit
group-presence = Autorita
group-drag = Táhnout
group-item = Předmět
group-to = Příjemce
group-let_go = Pustit
group-cube_of = Kostka, kterou má
group-monster_step = Pohyb do sekce
group-victim = Oběť
group-swap = Vyměnit si místo
group-aim = Zamířit na sekci
group-trap = Nálož do sekce
group-helmet_to = Helmu dostane
group-assistant_to = Digitálního asistenta dostane
group-confess = Zpovídá se
group-discard = Odhodit
group-take = Vzít si
group-frame = Svést podezření
group-moss_step = Mech se plazí do sekce
group-wipe = Vymazat všechna data postavy

## Ukazatele
station = Plán stanice
markers = Ukazatele stanice
characters = Postavy
automata = Automaty
mesosphere = MEZOSFÉRA
mark-power = Energie
mark-cameras = Kamery
mark-jammers = Rušičky
mark-evacuation = Evakuace
mark-antimatter = Antihmota
mark-project = Projekt X
mark-ship = Loď
evacuation-yes = zahájena
evacuation-no = zatím ne
explodes-in = vybuchne v minutě { $minute }
explodes-at = minuta { $minute }
explodes-last = vybuchne při pádu stanice
project-down = lícem dolů
ship-rescue = záchranná
ship-pirate = pirátská
minute-now = Minuta { $minute }
minute-past = Pád stanice
minute-is = nyní
minute-explosion = výbuch antihmoty
entry-hidden = žeton vstupu leží lícem dolů
entry-fireball = žeton vstupu ukazuje ohnivou kouli
entry-clear = žeton vstupu přidává minutu
on-turn = Na tahu: { $colour }
institution-has = { $institution }: { $data }
nothing = žádné
no-data = žádná data
vent = Šachta: { $a } – { $b }
lock = Zámek: { $a } – { $b }
token-here = žeton času ({ $token }, { $colour }), položený v minutě { $minute }
zoom = Velikost plánu
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-fit = Ukázat celou stanici

## Krátké názvy na plánu
short-forward_airlocks = Příďové komory
short-array_control = Komunikace
short-forward_hub = Příďový uzel
short-security_station = Bezpečnost
short-mainframe = Sálový počítač
short-physics_lab = Fyzikální lab.
short-chem_lab = Chemická lab.
short-bio_lab = Biolaboratoř
short-cryo_lab = Kryolaboratoř
short-fuel_cells = Palivové články
short-magnetic_containment = Magn. komora
short-therapy_garden = Terap. zahrada
short-rec_room = Společenská m.
short-aft_airlocks = Záďové komory
short-outer_space = Okolní vesmír
short-inspector_shuttle = Raketoplán

## Sekce
has-gravity = gravitace
zero-gravity = bez gravitace
is-lit = světlo
is-dark = tma
has-console = ovládací panel
is-power = napájecí sekce
airlock-both = přechodová komora oběma směry
airlock-out = přechodová komora jen ven
airlock-in = přechodová komora jen dovnitř
pod-seats = { $count ->
    [one] jedno místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
pod-docked = připojen
pod-launched = odletěl
pod-annihilated = anihilován
is-damaged = poškozená
hazard-fire = oheň
hazard-asphyxiation = udušení
kompromat-here = leží tu kompromat
trap-here = leží tu nálož
lies-here = Leží tu
section-actions = Zdejší akce
section-makes = Vyrábí se tu
action-airlock = přechodová komora
action-launch_from_section = vypuštění připojeného modulu
action-transmit = přenos dat
action-abandon_ship = zahájení evakuace (důstojník)
action-release_project_x = spuštění Projektu X (důstojník)
action-launch_from_bridge = vypuštění všech modulů (důstojník)
action-self_destruct = autodestrukce (důstojník)
action-toggle_cameras = přepnutí kamer
action-manufacture = výroba
action-wipe_data = vymazání dat
action-repair_robot = oprava robota
action-decontaminate = dekontaminace
action-jettison_antimatter = odhození antihmoty
action-meditate = meditace
action-launch_countdown = vypuštění s odpočtem
made-evidence = důkazy
made-digital_assistant = Digitální asistent
made-firebomb = ohnivá bomba
made-x_secret = Tajemství X
made-contamination = vlastní kontaminace
made-nanogel = nanogel
made-helmet = helma
made-bludgeon = hasák
made-gun = pistole
made-gun-officer = pistole (důstojník)

## Postavy
place-nowhere = bez figurky
place-off_board = zatím mimo stanici
place-engulfed = v nestvůře
state-annihilated = anihilace
state-down = vyřazená postava ({ $place })
state-escaped = zachráněná postava ({ $place })
state-escaped-down = zachráněná a vyřazená postava ({ $place })
cubes-of = { $colour }: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}
steered-by = konspirátor: { $colours }
pc-badge = HP
is-pc = hráčova postava: { $colour }
is-revealed = hráčova postava: { $identity }
exhausted = vyčerpání
contaminated = kontaminace
bribed-by = úplatek: { $colour }
grey-bribes = šedé úplatky: { $count }
kompromat-used = kompromat použit
type-human = člověk
type-robot = robot
type-item = předmět
type-data = data
item-limit = předměty: nejvýš { $count }
influence-limit = limit vlivu { $count }
after-reveal = po odhalení
as-bonus = Jako bonusová postava: { $what }
agenda-of = Úkoly: { $identity }
bonus-friend = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za záchranu
bonus-grudge = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, je-li vyřazena a nezachrání se
bonus-clones = bod za každý zachráněný klon a další za všechny tři
medical-track = Oživení na stupnici: { $count }
dossier-shut = Zavřít
ask-why = Proč ne „{ $move }“?

## Hráči a tajemství
guilt-innocent = nevinen
guilt-suspect = podezřelý
guilt-guilty = vinen
supply = Kostky v zásobě
betrayal-box = Kostky na poli zrady
over-limit = Kostky nad limit vlivu: { $count ->
    [one] minus { $count } bod
    [few] minus { $count } body
    [many] minus { $count } bodu
   *[other] minus { $count } bodů
}
kompromats-held = Kompromaty v ruce
bribe-used = úplatek použit
bribe-unused = úplatek nepoužit
time-tokens = Zbylé žetony času
by-schrodinger = (z bonusové postavy)
own-cards = Vaše karty
kompromats = Vaše kompromaty
none-in-hand = V ruce není kompromat
role-identity = skrytá identita
role-revealed = vaše odhalená postava
role-bonus = bonusová postava
role-open = vyberte jednu
role-discarded = zahozená karta
scores-now = Body, kdyby hra skončila teď
points-now = nyní
scores-of = { $points ->
    [one] nyní 1 bod
    [few] nyní { $points } body
    [many] nyní { $points } bodu
   *[other] nyní { $points } bodů
}, hodnota { $worth }
project-known = Projekt X: { $project }
live-trap = Ostrá nálož: { $section }

## Co se stane
remark-trap = Leží tam nálož a může vybuchnout.
remark-no-bonus = Schrödingerovo odhalení: skrytou identitu zahodíte a za bonusové postavy nebodujete.
remark-gains = Získá schopnost { $ability }: { $does }
remark-later = Po odhalení získá schopnost { $ability }: { $does }
remark-alone = Vaše kostky: { $mine }, ostatní nejvýš { $rest }: váš konspirátor.
remark-shared = Vaše kostky: { $mine }, stejně jako někdo další: společný konspirátor.
remark-behind = Vaše kostky: { $mine }, někdo má { $rest }: konspirátor to není.
remark-over-limit = Mimo zásobu jich budete mít { $outside }, limit vlivu vaší postavy je { $limit }.
remark-two-actions = Dvě akce.
remark-exhausted = Vyčerpaná postava: jen jedna akce, na kartě už leží disk.
remark-fire = Kam bomba dopadne, tam hoří; lidé bez helmy jsou vyřazeni.
remark-missile = Zasáhne ve vašem příštím tahu: sekce poškozená, všichni v ní vyřazeni.
remark-ejected = Letí do okolního vesmíru; bez helmy tam oživení nepomůže.
remark-countdown = Modul odletí ve vašem tahu v minutě { $minute }, nebude-li poškozen.
remark-bribe = Úplatek tam zůstane; nepoužitý má cenu jednoho bodu.
remark-refuse = Hráč té postavy může odmítnout.
remark-refuse-suspect = Hráč té postavy může odmítnout; pak na něj padne podezření a kompromat se vám vrátí.
remark-kompromat = Kompromat je tím použit.
remark-disc-home = Disk se vrátí; v tomto tahu už žádná akce.
remark-actions-lost = { $count ->
    [one] Jedna akce zůstane nevyužita.
    [few] { $count } akce zůstanou nevyužity.
    [many] { $count } akce zůstane nevyužito.
   *[other] { $count } akcí zůstane nevyužito.
}
remark-no-penalty = Odmítnutí vás nic nestojí.

## Stůl slovy
text-is = { $what }: { $value }
text-down = { $pawn } (vyřazení)
text-acting = Jedná: { $pawn }, zbývá akcí: { $count }
text-conspiracies = Spiknutí
text-sections = Sekce
text-locks = Zámky
text-supply = kostky v zásobě { $supply }, na poli zrady { $betrayal }
text-hand = kompromaty v ruce: { $count }
text-agenda = { $task }: nyní { $points }, hodnota { $worth }
text-bonus = { $points ->
    [one] nyní 1 bod
    [few] nyní { $points } body
    [many] nyní { $points } bodu
   *[other] nyní { $points } bodů
}
text-corridors = chodby: { $sections }
text-vents = šachty: { $sections }

## Vyúčtování
score = Vyúčtování
score-source = Body za
score-total = Celkem
score-agenda = Úkoly: { $identity }
score-bonus = Bonusová postava
score-own-bribe = Vlastní nepoužitý úplatek
score-bribes = Přijaté úplatky
score-excess = Kostky nad limit
score-ties = Pole zrady / zásoba
score-winner = vítězství
score-barred = vinen, nevyhrává
score-automaton = automat

## Schopnosti
ability-tunnel_rat = Tunelová krysa
    .does = Pohybuje se i šachtami.
ability-loyal = Věrná postava
    .does = Při ovlivnění se všechny kostky z karty vrátí; je nutné položit aspoň o jednu víc.
ability-live_streams = Živé vysílání
    .does = Při vypnutých rušičkách má tato sekce i sekce s Fletcherem světlo a kamery.
ability-rich = Bohatství
    .does = Nelze podplatit. Při aktivaci utrácí šedé úplatky ze své karty.
ability-breach = Proražení
    .does = Akce: odstraní zámek u své sekce.
ability-fugitive = Psanec
    .does = Co udělá nebo co se mu stane, nevrhá na nikoho podezření.
ability-scientist = Vědec
    .does = Při aktivaci může být volnou akcí akce sekce.
ability-zero_born = Narozen ve vesmíru
    .does = Při aktivaci může být volnou akcí pohyb či přechodová komora do sekce bez gravitace.
ability-officer = Důstojník
    .does = Projde zámkem a odstraní ho, ne však při blackoutu; smí akce důstojníků.
ability-paranoid = Paranoia
    .does = Ovlivní ji jen ten, kdo má v sekci konspirátora. Nelze podplatit.
ability-fast_talk = Výmluvnost
    .does = V osvětlené sekci ji člověk nemůže udeřit hasákem.
ability-mimic_frameup = Falešná stopa
    .does = Místo vás může padnout podezření na jiného hráče s konspirátorem v sekci.
ability-vengeful = Mstivost
    .does = Její kompromat působí i při vyřazení: oživí ji a dá jí hasák.
ability-dying = Umírání
    .does = Vyčerpanou ji nelze aktivovat a nemá volnou akci.
ability-wormtongue = Hadí jazyk
    .does = Akce: kostka z karty člověka v sekci jde na pole zrady.
ability-uncanny = Zneklidňující zjev
    .does = Vyčerpání nastává až při dvou discích na kartě.
ability-pride = Pýcha
    .does = Nelze okrást.
ability-adrenaline = Adrenalin
    .does = Nebezpečí ji nevyřadí. Pohyb do nebezpečí je zdarma.
ability-ai = AI
    .does = Smí jen akce ovládacího panelu, a to odkudkoli. Kdo má její data, platí za důstojníka a smí vypustit modul.
ability-helpful = Nápomocnost
    .does = Nikdo tu nesmí mít víc než jednu kostku.
ability-split = Rozpolcenost
    .does = Dvě identity, Jekyll a Hyde; může patřit dvěma hráčům.
ability-disassemble = Rozmontování
    .does = Akce: dron se vyřadí a opraví sekci nebo robota.
ability-remote_control = Dálkové ovládání
    .does = Nelze ovlivnit ani aktivovat; velí mu akce ovládacího panelu.
ability-jury_rig = Provizorní oprava
    .does = Akce: opraví sekci nebo vyřazeného robota v ní.
ability-hacker = Hacker
    .does = Volnou akcí může být akce ovládacího panelu; bez rušiček kdekoli.
ability-investigator = Vyšetřování
    .does = Bere kompromaty a vyrábí data i ze sousedních sekcí.
ability-badge = Odznak
    .does = Bere předměty, jako by měla pistoli.
ability-process_server = Doručování
    .does = Akce: každý další člověk a robot v sekci dostane dohodu o mlčenlivosti.
ability-lawyer_up = Právní zástupce
    .does = Akce: na nevinného nebo vinného hráče zdejší postavy padne podezření.
ability-emergency_response = Pohotovost
    .does = Akce: oživí člověka bez nanogelu. Pohyb k vyřazenému člověku je zdarma.
ability-emp_burst = EMP pulz
    .does = Akce: poškodí sekci, vyřadí v ní roboty a smaže všechna data.
ability-peacekeeper = Ochránce míru
    .does = Útočí jen na psance, nestvůry a postavy podezřelých; nesabotuje.
ability-armored = Pancíř
    .does = Hasák mu nic neudělá.
ability-telepathy = Telepatie
    .does = Jediná akce: jedná s živým člověkem bez helmy v sekci, bez pudu sebezáchovy.
ability-acrobatics = Akrobacie
    .does = Volnou akcí smí přejít do sekce bez gravitace (Narozen ve vesmíru).
ability-hollow_promises = Plané sliby
    .does = Všechny šedé úplatky se vrátí.
ability-missile = Raketa
    .does = Akce bez rušiček: zamíří na sekci; příští tah je poškozená a všichni v ní vyřazeni.
ability-extricate = Vyzvednutí
    .does = Záchranná loď se mění v pirátskou.
ability-creatropism = Kreatropismus
    .does = Jednou za fázi aktivace se volný Zubatý mech pohne nebo nažere.
ability-mission_first = Mise především
    .does = Vaše kostky opustí pole zrady.
ability-shapeshift_switch = Záměna podoby
    .does = Vymění si místo, předměty, data a úplatky s cizí postavou.
ability-last_gasp = Poslední výdech
    .does = Je-li vyřazena, ožije; jinak jedna akce.
ability-recorded_confessional = Nahraná zpověď
    .does = Na nevinné hráče, jimž vybraný zdejší člověk slouží, padne podezření.
ability-brutal = Brutalita
    .does = Udeří i člověka s helmou; hasák i helma zaniknou.
ability-self_repair = Samooprava
    .does = Lze aktivovat i při vyřazení; nejdřív se oživí.
ability-point_break = Bod zlomu
    .does = Při pádu stanice se zachrání s helmou vedle raketových křídel.
ability-root_access = Správcovský přístup
    .does = Akce: jedná s robotem, který má Digitálního asistenta, bez pudu sebezáchovy.
ability-trojan_horse = Trojský kůň
    .does = Kopie Digitálního asistenta pro držitele Důkazů nebo Tajemství X.
ability-zip_gun = Skrytá pistole
    .does = Získá pistoli.
ability-fake_artifact = Falešný artefakt
    .does = Vezme si Artefakt, nemá-li ho hráčova postava.
ability-overload = Přetížení
    .does = Zamíří na sekci; příští tah je poškozená.
ability-blood_from_a_stone = Krev z kamene
    .does = Kompromat použitý na cizí postavu se vrátí do ruky.
ability-tradecraft = Řemeslo
    .does = Akce: dva kompromaty z ruky za jeden použitý.
ability-offshore_shenanigans = Offshorové čachry
    .does = Použitý úplatek se vám vrátí.
ability-fine_print = Drobný tisk
    .does = Cizí postavy s dohodou platí za vaše konspirátory.
ability-hardcopy = Tištěná kopie
    .does = Kdokoli v sekci smí akcí podepsat dohodu.
ability-go_go_go = Do toho!
    .does = Hned jedna akce s každým živým klonem.
ability-haywire = Zkrat
    .does = Získá hasák.
ability-infect = Nákaza
    .does = Akce: kontaminuje někoho v sekci.
ability-claymore = Nástražné nálože
    .does = Tři nálože do tří sekcí; ostrá vyřadí toho, kdo vejde.
ability-nerve_gas = Nervový plyn
    .does = Akce: udušení zde nebo vedle.
ability-authorized_force = Schválené použití síly
    .does = Ztrácí Ochránce míru.
ability-forceful_presence = Autorita
    .does = Při aktivaci volná základní akce se zdejší cizí postavou nebo s důstojníkem, který je cizí postavou, kdekoli.
ability-secret_cache = Tajná skrýš
    .does = Ona nebo některý váš konspirátor získá helmu.
ability-homework = Domácí příprava
    .does = Ukažte bonusovou postavu a proveďte s ní akci.
ability-enigma = Záhada
    .does = Při odhalení z bonusových postav si ponecháte ostatní karty; Zneklidňující zjev zaniká.
ability-my_precious = Můj miláčku
    .does = Ostatní hráči krysu nesmějí hodit, poslat přechodovou komorou ani upustit.
ability-talk_them_through_it = Navigace na dálku
    .does = Vaši konspirátoři mají Provizorní opravu a Tunelovou krysu.
