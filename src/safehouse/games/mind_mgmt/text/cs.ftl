# MIND MGMT česky.
game-title = MIND MGMT
game-tagline = Jeden prochází městem neviděn, čtyři se snaží být tam, kde je on.
game-designers = Jay Cormier a Sen-Foong Lim podle komiksů Matta Kindta
game-assist = Máte krabici? Náboráře zahraje program.
over = Hra skončila.

seat-recruiter = Náborář
seat-rogue-agents = Odpadlí agenti
seat-rogue-agents-1 = Odpadlí agenti 1
seat-rogue-agents-2 = Odpadlí agenti 2
seat-rogue-agents-3 = Odpadlí agenti 3
seat-rogue-agents-4 = Odpadlí agenti 4

option-mode = Hra
option-mode-training = Výcviková mise
option-mode-full = Plná hra
option-city = Město
option-city-whole = Celé město
option-city-block = Jeden blok (9 lokací, pro výzkum)
option-players = Počet hráčů
option-recruiter = Kdo bude Náborář
option-recruiter-chosen = Podle toho, kdo si kam sedne
option-recruiter-random = Rozhodne los
option-agents = Rozdělení agentů
option-agents-choice = Výběrem
option-agents-random = Losem
option-team = Společná rozhodnutí
option-team-captain = Potvrzuje kapitán
option-team-free_for_all = Potvrzuje kdokoli z týmu
option-move_after_action = Agent smí nejdřív provést akci a potom POHYB
option-prior_visit_counts = Návštěva během přípravy získává druhý žeton iluze
option-claims = Rekruti nesmrtelných
option-claims-offered = Když Náborář chce
option-claims-automatic = Automaticky
option-heat_layer = Plán smí ukázat, kde může Náborář být
option-opened_recruiter = Balíčky SHIFT otevřené Náborářem
option-opened_agents = Balíčky SHIFT otevřené Odpadlými agenty
option-selection = Výběr modulů SHIFT
option-selection-series = Podle výsledku minulé hry
option-selection-mutual = Každá strana pro druhou
option-selection-auction = Podle nabídky v dražbě o Náboráře
option-last_winner = Vítěz minulé hry
option-last_winner-none = Ještě se nehrálo
option-last_winner-recruiter = Náborář
option-last_winner-rogue_agents = Odpadlí agenti
option-streak = Výhry v řadě
option-number = Dohodnutý počet modulů nebo vítězná nabídka
option-modules = Pevně dané moduly

feature-assassin_dogs = C-4 K-9 atentátní psi
feature-billboard = podprahový billboard
feature-bookstore = podvratné knihkupectví
feature-confusion_idol = idol
feature-dream_bus = autobus snů
feature-flux_cafe = kavárna Flux
feature-fountain = fontána
feature-garden = zahrada
feature-graffiti = graffiti
feature-observation_monks = mniši
feature-parrot = papoušek
feature-pool = bazén
feature-psychic_palm = psychická palma
feature-thought_courier = myšlenkový kurýr
feature-torches = pochodně
feature-umbrella = protimyšlenkový deštník

recruiter-karl_box = Karl Box, Reklamní agent
recruiter-pipe_girl = Dívka s dýmkou
recruiter-ghostwriter = Stínový pisatel
recruiter-sleepwalker = Náměsíčník

agent-meru = Meru
agent-henry_lyme = Henry Lyme
agent-bill_falls = Bill Falls
agent-dusty = Dusty

ally-spy_dolphin = Špionážní delfín
ally-newsboy = Kamelot
ally-taxi_driver = Taxikář
ally-handwriting_expert = Znalec písma

module-static = Šum
module-wide_net = Široká síť
module-open_call = Veřejný nábor
module-radio_silence = Rádiový klid
module-body_double = Dvojník
module-shifting_streets = Proměnlivé ulice
module-deep_cover = Hluboké utajení
module-tip_line = Linka pro tipy
module-checkpoints = Kontrolní stanoviště
module-wiretap = Odposlech
module-double_shift = Dvojitá směna
module-good_cop_bad_cop = Hodný a zlý polda
module-early_warning = Včasné varování
module-cordon = Kordon

slip_token-front = žeton před clonou
slip_token-second = druhý žeton

ask-picking = Zvolte moduly SHIFT pro tuto hru, nebo výběr ukončete.
wait-picking = Výběr modulů SHIFT: { $seats }.
ask-mayhem = Položte na hranici dvou lokací { $place }. žeton chaosu z { $places }: kolmo přes něj žádná figurka neprojde.
wait-mayhem = Položení žetonu chaosu: { $seats }.
ask-card-choice = Tajně si vyberte kartu Náboráře, nebo ji vylosujte.
ask-start = Zvolte počáteční lokaci ({ $full ->
    [0] agenti ji uvidí
   *[other] nikdo ji neuvidí
 }). Potom dostanete tři karty zajímavostí a projdete úvodní cestou: KROK provedete { $steps }krát za sebou, než agenti přijdou do města.
ask-net = Máte čtyři karty zajímavostí. Jednu zamíchejte zpět do balíčku.
ask-walk = Úvodní cesta, { $step }. KROK ze { $steps }; agenti ještě nehrají. Součet rekrutů z celé cesty se oznámí po posledním.
wait-recruiter-setup = Náborář se připravuje za clonou.
ask-immortals = Umístěte nesmrtelného mimo vnější okraj.
wait-immortals = Náborář rozmisťuje nesmrtelné.
ask-taking = Vezměte si agenta.
wait-taking = Výběr agenta: { $seats }.
ask-placing = Postavte na vnější okraj města: { $agent }.
wait-placing = Umístění agenta: { $seats }.
ask-second-token = Položte druhý žeton iluze vedle některého chrámu.
wait-second-token = Umístění druhého žetonu iluze: { $seats }.
ask-recruiter-turn = { $done ->
    [0] Jste na tahu: { $way ->
        [step] jeden KROK
        [slip] jedna ILUZE, na KROK není kam
       *[both] jeden KROK, nebo ILUZE
     }{ $besides-count ->
        [0] .
       *[other] ; kromě toho smíte { $besides }.
     }
   *[other] KROK nebo ILUZI máte za sebou. { $besides-count ->
        [0] Ukončete tah.
       *[other] Ještě smíte { $besides }; pak tah ukončete.
     }
}
ask-extra-move = Žeton kroku je položen: přesuňte nesmrtelného.
ask-lifted = Položte žeton chaosu na jinou hranici.
wait-recruiter-turn = Na tahu je Náborář.
ask-alert = Výstraha: oznamte své rekruty, nebo tentokrát mlčte.
wait-alert = Výstraha: čeká se na oznámení Náboráře.
ask-activating = Zvolte agenta k aktivaci ({ $left ->
    [one] zbývá { $left } aktivace
    [few] zbývají { $left } aktivace
    [many] zbývá { $left } aktivace
   *[other] zbývá { $left } aktivací
 }).
wait-activating = Výběr agenta k aktivaci: { $seats }.
ask-activation = { $agent }: { $still } { $free ->
    [0] Poznámky nestojí nic.
   *[other] Volné akce a poznámky nestojí nic.
 }
wait-activation = Aktivace agenta: { $seats }.
ask-answering = { $agent } ({ $at }) se ptá: byli jste v lokaci se zajímavostí { $feature }? { $fitting ->
    [0] { $marked-count ->
        [0] Nebyli jste v žádné, nový žeton kroku se tedy nepokládá.
       *[other] Kde jste byli, už je označeno ({ $marked }), nový žeton kroku se tedy nepokládá; je to pravdivá odpověď.
     }
   *[other] { $all ->
        [0] Položte žeton kroku na jednu takovou lokaci, kde jste byli
       *[other] Položte žeton kroku na každou takovou lokaci, kde jste byli
     }{ $marked-count ->
        [0] {""}
       *[other] {" "}a která ještě není označená (označeno: { $marked })
     }; hodina se neříká.
 }
wait-answering = Náborář nahlíží do tajné mapy.
ask-news = Žádný nový žeton kroku. Poslat Kamelota s otázkou na druhou zajímavost?
wait-news = Rozhodnutí o Kamelotovi: { $seats }.
ask-second-name = Jmenujte druhou zajímavost.
wait-second-name = Volba druhé zajímavosti: { $seats }.
ask-pushing = Vytlačte nesmrtelného do sousední lokace, nebo ho nechte být.
wait-pushing = Rozhodnutí o vytlačení nesmrtelného: { $seats }.
ask-capture-answer = { $agent } se vás pokouší zajmout v lokaci { $at }. Odpovězte.
wait-capture-answer = Náborář odpovídá na pokus o ZAJETÍ.
ask-cordon-choice = ZAJETÍ se nezdařilo. Chcete odpověď Kordonu?
wait-cordon-choice = Rozhodnutí o Kordonu: { $seats }.
ask-dropping = Na plánu leží všech patnáct poznámek. Odstraňte jednu nepotvrzenou.
wait-dropping = Uvolnění místa pro poznámku: { $seats }.

move-pick_module = Použít modul { $module }
move-pick_done = Žádný další modul
move-place_mayhem = Žeton chaosu na hranici { $border }
move-choose_recruiter = Být: { $recruiter }
move-draw_recruiter = Vylosovat kartu Náboráře
move-start_at = Začít na { $location }
move-return_feature = Zamíchat zpět: { $feature }
move-step = KROK na { $location }
move-slip = ILUZE na { $location } ({ $token })
move-place_immortal = Nesmrtelný na { $location }
move-take_agent = Vzít si: { $agent }
move-place_agent = Postavit agenta na { $location }
move-place_second_slip = Druhý žeton iluze na { $location }
move-move_immortal = Přesunout nesmrtelného z { $origin } na { $location }
move-pay_step = Zaplatit dodatečný přesun žetonem kroku na { $location }
move-claim = Získat rekruta: { $feature }
move-lift_mayhem = Zvednout žeton chaosu z { $border }
move-end_turn = Ukončit tah
move-announce = Oznámit rekruty
move-stay_silent = Mlčet
move-answer = Žeton kroku na { $location }
move-answer_none = Žádný nový žeton kroku
move-answer_all = Položit všechny žetony kroku
move-use_static = Použít žeton Šum
move-use_double = Použít Dvojníka
move-give_up = Přiznat, že jste zajati
move-not_here = Odpovědět, že tam nejste
move-activate = Aktivovat: { $agent }
move-call_double_shift = Dvojitá směna: teď aktivovat tři agenty
move-move = POHYB na { $location }
move-ask = OTÁZKA: { $feature }
move-ask_with_dolphin = OTÁZKA se Špionážním delfínem: { $feature }
move-use_newsboy = Poslat Kamelota
move-use_newsboy_and_dolphin = Poslat Kamelota se Špionážním delfínem
move-send_newsboy_away = Nechat si Kamelota
move-reveal = ODHALENÍ žetonu kroku v této lokaci
move-reveal_with_expert = ODHALENÍ zde a se Znalcem písma na { $location }
move-shakedown = ZASTRAŠOVÁNÍ: { $feature }
move-push = Vytlačit nesmrtelného na { $location }
move-leave_immortal = Nechat nesmrtelného být
move-capture = ZAJETÍ
move-demand_cordon = Žádat odpověď
move-waive_cordon = Obejít se bez ní
move-target = Psychické zaměřování
move-tap = Odposlech: { $feature }
move-nudge = Bill přesouvá nesmrtelného z { $origin } na { $location }
move-carry = Dusty přesouvá na { $location }: { $agent }
move-place_checkpoint = Kontrolní stanoviště na hranici { $border }
move-use_taxi = Zavolat Taxikáře
move-end_activation = Ukončit aktivaci
move-drop_note = Odstranit poznámku { $token }
move-note_place = Nová poznámka na { $location }
move-note_move = Přesunout poznámku { $token } na { $location }
move-note_label = Napsat na poznámku { $token }: { $label }
move-note_remove = Odstranit poznámku { $token }

event-module_picked = Do hry přichází modul { $module }. Výběr: { $seat }.
event-mayhem_placed = Žeton chaosu leží na hranici { $border }. Umístění: { $seat }.
event-recruiter_chosen = Vaše karta Náboráře: { $recruiter }.
event-started = Náborář začíná na { $location }.
event-started_unseen = Začínáte na { $location }. Nikdo se to nedozvídá.
event-feature_drawn = Dobíráte kartu zajímavosti: { $feature }.
event-feature_returned = Zamícháváte zpět: { $feature }.
event-stepped = { $count ->
    [0] { $hour }: KROK na { $location }.
    [one] { $hour }: KROK na { $location }, kontaktujete jednoho rekruta.
    [few] { $hour }: KROK na { $location }, kontaktujete { $count } rekruty.
    [many] { $hour }: KROK na { $location }, kontaktujete { $count } rekruta.
   *[other] { $hour }: KROK na { $location }, kontaktujete { $count } rekrutů.
}
event-slipped = { $count ->
    [0] { $hour }: ILUZE na { $location } ({ $token }).
    [one] { $hour }: ILUZE na { $location } ({ $token }), kontaktujete jednoho rekruta.
    [few] { $hour }: ILUZE na { $location } ({ $token }), kontaktujete { $count } rekruty.
    [many] { $hour }: ILUZE na { $location } ({ $token }), kontaktujete { $count } rekruta.
   *[other] { $hour }: ILUZE na { $location } ({ $token }), kontaktujete { $count } rekrutů.
}
event-second_slip_gained = Získáváte druhý žeton iluze na { $location }. Nikdo se to nedozvídá.
event-setup_announced = { $count ->
    [one] Během přípravy kontaktuje Náborář jednoho rekruta.
    [few] Během přípravy kontaktuje Náborář { $count } rekruty.
    [many] Během přípravy kontaktuje Náborář { $count } rekruta.
   *[other] Během přípravy kontaktuje Náborář { $count } rekrutů.
}
event-immortal_placed = Na { $location } stojí nesmrtelný.
event-agent_taken = Do hry přichází { $agent }; hraje: { $seat }.
event-agent_dealt = Losem přichází do hry { $agent }; hraje: { $seat }.
event-agent_placed = { $agent } začíná na { $location }.
event-second_slip_placed = Druhý žeton iluze leží na { $location }.
event-turned_up = Pro nábor nesmrtelnými se vykládá karta: { $feature }.
event-immortal_moved = Nesmrtelný se přesouvá z { $origin } na { $location }.
event-step_paid = Za dodatečný přesun nesmrtelného pokládá Náborář žeton kroku na { $location }.
event-claimed = Nesmrtelní získávají rekruta: { $feature }; rekrutů celkem: { $count }.
event-mayhem_moved = Žeton chaosu se přesouvá z { $origin } na { $border }.
event-time_advanced = Je { $hour }:00.
event-slip_shown = ILUZE byla použita { at-hour } ({ $token }).
event-announced = { $count ->
    [one] { $hour }:00, výstraha: Náborář oznamuje jednoho rekruta; celkem { $total }.
    [few] { $hour }:00, výstraha: Náborář oznamuje { $count } rekruty; celkem { $total }.
    [many] { $hour }:00, výstraha: Náborář oznamuje { $count } rekruta; celkem { $total }.
   *[other] { $hour }:00, výstraha: Náborář oznamuje { $count } rekrutů; celkem { $total }.
}
event-stayed_silent = { $hour }:00, výstraha: Náborář zachovává rádiový klid.
event-activated = Aktivován je agent: { $agent }.
event-double_shift_called = Dvojitá směna: v tomto tahu jednají tři agenti.
event-agent_moved = { $agent } se přesouvá na { $location }.
event-asked = { $agent } se ptá: byl už Náborář v lokaci se zajímavostí „{ $feature }“?
event-ally_used = Pomáhá spojenec: { $ally }.
event-step_placed = Na otázku „{ $feature }“ pokládá Náborář žeton kroku na { $location } ({ $hour }:00).
event-no_new_step = Na otázku „{ $feature }“ nemůže Náborář položit nový žeton kroku ({ $hour }:00).
event-static_used = Šum: otázka „{ $feature }“ zůstává bez odpovědi.
event-revealed = { $agent } provádí ODHALENÍ na { $location }; žeton kroku se odhazuje.
at-hour = { $hour ->
    [2] ve
    [3] ve
    [4] ve
    [12] ve
    [13] ve
    [14] ve
   *[other] v
 } { $hour }:00
event-confirmed = Potvrzeno: na { $location } byl Náborář { at-hour }.
event-shaken = { $agent } zastrašuje nesmrtelného: je „{ $feature }“ mezi kartami Náboráře?
event-feature_shown = Ano. Náborářova karta zajímavosti leží odkrytá: { $feature }.
event-feature_denied = Ne. „{ $feature }“ mezi kartami Náboráře není.
event-pushed = Nesmrtelný je vytlačen z { $origin } na { $location }.
event-capture_tried = { $agent } se pokouší zajmout Náboráře na { $location }.
event-captured = Náborář je zajat na { $location }!
event-capture_failed = ZAJETÍ na { $location } se nezdařilo ({ $hour }:00).
event-double_used = Na { $location } byl jen Dvojník; Náborář uniká.
event-cordon_yes = Kordon: Náborář je vedle { $location }.
event-cordon_no = Kordon: Náborář není vedle { $location }.
event-target_yes = Psychické zaměřování z { $location }: ano, Náborář je v dosahu ({ $hour }:00).
event-target_no = Psychické zaměřování z { $location }: ne, Náborář je mimo dosah ({ $hour }:00).
event-tapped = { $count ->
    [one] Odposlech: Náborář navštívil jednu lokaci se zajímavostí „{ $feature }“.
    [few] Odposlech: Náborář navštívil { $count } lokace se zajímavostí „{ $feature }“.
    [many] Odposlech: Náborář navštívil { $count } lokace se zajímavostí „{ $feature }“.
   *[other] Odposlech: Náborář navštívil { $count } lokací se zajímavostí „{ $feature }“.
}
event-nudged = Bill Falls přesouvá nesmrtelného z { $origin } na { $location }.
event-carried = Dusty přesouvá na { $location } agenta: { $agent }.
event-checkpoint_placed = Na hranici { $border } stojí kontrolní stanoviště.
event-round_ended = Kolo { $round } končí; všechny agenty lze znovu aktivovat.
event-note_placed = Nová poznámka na { $location }: { $seat }.
event-note_moved = Poznámka přesunuta z { $origin } na { $location }: { $seat }.
event-note_relabelled = Na poznámce na { $location } stojí „{ $label }“: { $seat }.
event-note_removed = Poznámka odstraněna z { $location }: { $seat }.
event-dead_end = Náborář se nemůže pohnout.
event-trail_shown = { $count ->
    [0] { $hour }: { $location }.
    [one] { $hour }: { $location }, jeden rekrut.
    [few] { $hour }: { $location }, { $count } rekruti.
    [many] { $hour }: { $location }, { $count } rekruta.
   *[other] { $hour }: { $location }, { $count } rekrutů.
}
event-identity_shown = Karta Náboráře: { $recruiter }.
event-hand_shown = Karta zajímavosti Náboráře: { $feature }.

why-MM-1-01 = Ve výcvikové misi se to nepoužívá.
why-MM-4-05 = Žetony na hranicích se nesmějí dotýkat.
why-MM-4-19 = Tuto kartu zajímavosti nemáte.
why-MM-4-21 = V úvodní cestě se ILUZE nepoužívá.
why-MM-4-22 = Odtud by nešlo dokončit cestu pěti lokacemi.
why-MM-4-24 = Nesmrtelní začínají v různých lokacích, žádný na vnějším okraji.
why-MM-4-26 = Tohoto agenta už někdo má.
why-MM-1-08 = Hraje se jen v jednom bloku města, s jeho agenty a místy, kde se začíná.
why-MM-4-30 = Agenti začínají na vnějším okraji.
why-MM-4-34 = Druhý žeton iluze patří vedle chrámu.
why-MM-5-1001 = Nepotvrzené poznámky patří Odpadlým agentům, a tato na plánu neleží.
why-MM-5-1004 = Potvrzená poznámka zůstává, jak je.
why-MM-5-1005 = Na plánu leží všech patnáct poznámek.
why-MM-5-1007 = Nejprve se rozhodne, která poznámka ustoupí potvrzené; do té doby se žádná jiná neodstraňuje.
why-MM-5-1100 = Tato schopnost je v této aktivaci už použita.
why-MM-5-1101 = Zaměřovat umí jen Meru, a to v plné hře.
why-MM-5-1102 = U Meru stojí nesmrtelný.
why-MM-5-1104 = Henry Lyme brání jednomu z obou nesmrtelných.
why-MM-5-1106 = Nesmrtelné přesouvá jen Bill Falls, a jen toho, který stojí kolmo vedle něj.
why-MM-5-1108 = Nesmrtelného ve vlastní lokaci Bill přesunout nemůže.
why-MM-5-1110 = Jiné agenty přesouvá jen Dusty, a to v plné hře.
why-MM-5-1111 = Tam se agent nedostane.
why-MM-5-1201 = Tento spojenec není k dispozici: ve hře není, nebo už pomohl.
why-MM-5-1203 = Špionážní delfín žádá všechny odpovídající žetony kroku.
why-MM-5-1305 = Vaše strana v této hře víc modulů použít nesmí.
why-MM-5-1308 = Tento modul si vaše strana vybrat nemůže.
why-MM-5-1309 = Tento modul není ve hře, nebo už je vybrán.
why-MM-5-1311 = Modul SHIFT to teď nedovoluje.
why-MM-5-1314 = Dohodnutý počet modulů ještě není vybrán.
why-MM-5-1318 = Tato karta Náboráře není ve hře.
why-MM-5-205 = V tahu je právě jedna akce: buď ještě chybí, nebo už je hotová.
why-MM-5-301 = KROK vede jen do sousední lokace.
why-MM-5-303 = Šikmý KROK vede jen do chrámu nebo z chrámu.
why-MM-5-304 = Tam už jste byli.
why-MM-5-305 = Hranice je zablokovaná.
why-MM-5-402 = Takový žeton iluze nemáte.
why-MM-5-408 = Vaše ILUZE tam nevede.
why-MM-5-501 = Nesmrtelný tam nestojí.
why-MM-5-504 = Nesmrtelný se přesouvá o jednu lokaci.
why-MM-5-506 = Stojí tam jiný nesmrtelný.
why-MM-5-507 = Hranici blokuje žeton.
why-MM-5-509 = V tomto tahu už jste nesmrtelného přesunuli; další přesun stojí žeton kroku.
why-MM-5-511 = Dodatečný přesun přichází až po prvním, jednou za tah.
why-MM-5-512 = Žeton kroku patří do navštívené lokace bez žetonu kroku a bez potvrzené poznámky.
why-MM-5-513 = Nejdřív zaplacený přesun nesmrtelného, a musí být možný.
why-MM-5-515 = Agenti přesouvají nesmrtelné jen kolmo.
why-MM-5-601 = V lokacích s touto zajímavostí musí stát dva nesmrtelní.
why-MM-5-607 = Tato karta neleží u náboru nesmrtelnými.
why-MM-5-801 = Tento agent už v tomto kole hrál.
why-MM-5-803 = Agent už svou akci provedl.
why-MM-5-804 = Agent už v této aktivaci POHYB provést nemůže.
why-MM-5-805 = POHYB vede nejvýš o dvě lokace, vždy do jiné, než kde agent stojí.
why-MM-5-901 = OTÁZKA se týká zajímavosti v lokaci agenta.
why-MM-5-902 = V lokaci stojí nesmrtelný.
why-MM-5-903 = Lokaci s touto zajímavostí hlídá nesmrtelný.
why-MM-5-905 = Žeton kroku patří do navštívené neoznačené lokace s touto zajímavostí.
why-MM-5-907 = V takové lokaci jste byli; položte žeton kroku.
why-MM-5-911 = Zde není žeton kroku.
why-MM-5-912 = V lokaci stojí nesmrtelný.
why-MM-5-921 = K ZASTRAŠOVÁNÍ je v lokaci potřeba nesmrtelný.
why-MM-5-932 = V lokaci stojí nesmrtelný.
why-MM-5-933 = Agent stojí tam, kde jste vy.
why-MM-5-934 = Tam nejste.
why-MM-7-05 = Teď se rozhoduje o něčem jiném.

end-recruits = Vítězí { $winners }: je odhaleno dost rekrutů.
end-time = Vítězí { $winners }: čas vypršel.
end-capture = Vítězí { $winners }: Náborář je zajat.
end-dead_end = Vítězí { $winners }: Náborář je ve slepé uličce.
line-record = { $hour }:00, kolo { $round }, odhalených rekrutů: { $recruits }.
why-MM-8-09 = Zaznamenává se vítěz, důvod, hodina a kolo.

say-signs = Agenti jsou označeni prvním písmenem; * nesmrtelný, # žeton kroku, ! potvrzená poznámka, ? nepotvrzená{ $path ->
    [yes] ; čísla jsou hodiny cesty Náboráře
   *[no] {""}
 }.
assist-map = { $exact ->
    [yes] Počet cest, které odpovídají všemu, co zaznělo: { $trails }. Jejich podíl podle lokací:
   *[other] Cest je víc, než lze spočítat; podle vzorku o velikosti { $trails } je podíl podle lokací:
}

# Co si kdo může myslet o skrytém
belief-recruiter = kde je Náborář
