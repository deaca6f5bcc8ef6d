# Co která věc je a co dělá. Čísla přicházejí z dat (about.py).

about-location = { $kind ->
    [temple] Chrám. Nemá zajímavosti: nikdo se tu neptá a nikdo tu nekontaktuje rekruty. Náborář i agenti sem smějí vstoupit a odtud odejít i šikmo.
    [edge] Zajímavosti: { $features }. Leží na vnějším okraji, kde začínají agenti{ $full ->
        [0] {""}
       *[other] {" "}a kam se při přípravě nestaví nesmrtelní
     }. Náborář ji může navštívit jen jednou.
   *[inner] Zajímavosti: { $features }. Náborář ji může navštívit jen jednou.
 }
about-border = Hranice mezi { $first } a { $second }. Leží-li na ní žeton chaosu, nikdo přes ni neprojde; kontrolní stanoviště zastaví jen Náboráře a nesmrtelné.
about-feature = Zajímavost ve městě; lokace: { $places }. Je-li na některé ze tří karet Náboráře, dá mu každá návštěva takové lokace jednoho rekruta. Agent, který v ní stojí, se na ni může zeptat OTÁZKOU.{ $full ->
    [0] {""}
   *[other] {" "}ZASTRAŠOVÁNÍ ji může jmenovat odkudkoli.
 }

about-recruiter-karl_box = Karta Náboráře. Jeho ILUZE skáče přesně o { $far } lokace v přímé kolmé linii, přes navštívené lokace i chaos, do lokace dosud nenavštívené.
about-recruiter-pipe_girl = Karta Náboráře. Její ILUZE skáče přesně o { $far } lokace v přímé šikmé linii, přes navštívené lokace i chaos, do lokace dosud nenavštívené. Chrám k tomu nepotřebuje.
about-recruiter-ghostwriter = Karta Náboráře z balíčku SHIFT. ILUZE skáče o { $far } lokace rovně a jednu do strany, přes navštívené lokace i chaos, do lokace dosud nenavštívené.
about-recruiter-sleepwalker = Karta Náboráře z balíčku SHIFT. ILUZE vede o dva kolmé kroky, i se zatáčkou; lokace mezi nimi smí být už navštívená a sama se navštívenou nestane. Chaos jí brání.

about-agent-meru = { $full ->
    [0] { about-thing-activation } Akcí je OTÁZKA, ODHALENÍ, nebo ZAJETÍ. V plné hře má navíc vlastní schopnost.
   *[other] Psychické zaměřování, akce: je Náborář právě teď v lokaci Meru, nebo o jednu či dvě lokace dál kolmo v přímé linii? Odpověď je ano, nebo ne. Nejde to, stojí-li u Meru nesmrtelný; chaos nevadí.
 }
about-agent-henry_lyme = { $full ->
    [0] { about-thing-activation } Akcí je OTÁZKA, ODHALENÍ, nebo ZAJETÍ. V plné hře má navíc vlastní schopnost.
   *[other] Mentální blok, působí stále: nesmrtelní v jeho lokaci nebo kolmo vedle ní se do náboru nesmrtelnými nepočítají. Samotnému Náboráři v kontaktech nebrání.
 }
about-agent-bill_falls = { $full ->
    [0] { about-thing-activation } Akcí je OTÁZKA, ODHALENÍ, nebo ZAJETÍ. V plné hře má navíc vlastní schopnost.
   *[other] Odhalení slabiny, volná akce: přesune nesmrtelného, který stojí kolmo vedle něj, o jednu lokaci kolmo. Nesmrtelného ve vlastní lokaci zvolit nemůže.
 }
about-agent-dusty = { $full ->
    [0] { about-thing-activation } Akcí je OTÁZKA, ODHALENÍ, nebo ZAJETÍ. V plné hře má navíc vlastní schopnost.
   *[other] Neurorytmus, volná akce: přesune kteréhokoli agenta, i sebe, až o jednu lokaci a o další za každou kartu zajímavosti, kterou Náborář odkryl po ZASTRAŠOVÁNÍ.
 }

about-ally-spy_dolphin = Spojenec, jednou za hru, přidává se k OTÁZCE: Náborář položí žeton kroku na každou dosud neoznačenou navštívenou lokaci s touto zajímavostí, ne jen na jednu.
about-ally-newsboy = Spojenec z balíčku SHIFT, jednou za hru: po OTÁZCE, která nepřinesla nový žeton kroku, se týž agent v téže akci zeptá na druhou zajímavost své lokace.
about-ally-taxi_driver = Spojenec z balíčku SHIFT, jednou za hru: agent, který se ještě nepohnul, se v této aktivaci smí přesunout až o čtyři lokace místo dvou.
about-ally-handwriting_expert = Spojenec z balíčku SHIFT, jednou za hru, přidává se k ODHALENÍ: hodinu dostane i jeden jiný žeton kroku v lokaci bez nesmrtelného.

about-module-static = Modul SHIFT Náboráře. Jednou za hru zůstane OTÁZKA bez odpovědi. Agent o akci ani o přidaného spojence nepřijde, na tutéž zajímavost se ale v této aktivaci znovu neptá.
about-module-wide_net = Modul SHIFT Náboráře. Při přípravě si Náborář vylosuje čtyři karty zajímavostí, tři si nechá a čtvrtou zamíchá zpět.
about-module-open_call = Modul SHIFT Náboráře. Pro nábor nesmrtelnými leží odkryté tři karty místo dvou, za tah lze tedy získat až tři rekruty.
about-module-radio_silence = Modul SHIFT Náboráře. Jednou za hru Náborář při výstraze nic neoznámí; tito rekruti se přičtou k příštímu oznámení. Ne v 15:00.
about-module-body_double = Modul SHIFT Náboráře. Jednou za hru, nejpozději v 09:00, selže ZAJETÍ, které by uspělo. V lokaci zůstane potvrzená poznámka s hodinou a příští akcí Náboráře musí být KROK, je-li možný.
about-module-shifting_streets = Modul SHIFT Náboráře. Jednou za kolo smí Náborář místo prvního přesunu nesmrtelného v tahu přesunout žeton chaosu na jinou hranici, kde se nedotýká jiného žetonu.
about-module-deep_cover = Modul SHIFT Náboráře. Náborář má od začátku oba žetony iluze; do města se žádný nepokládá.
about-module-tip_line = Modul SHIFT Odpadlých agentů. Jednou za kolo se OTÁZKA smí týkat zajímavosti v kolmo sousední lokaci místo vlastní.
about-module-checkpoints = Modul SHIFT Odpadlých agentů. Mají dvě kontrolní stanoviště; agent smí volnou akcí postavit jedno na volnou hranici své lokace. Zastaví Náboráře a nesmrtelné, agenty ne.
about-module-wiretap = Modul SHIFT Odpadlých agentů. Jednou za hru jako akce: kolik lokací se zajímavostí, na niž by se agent mohl ptát, Náborář navštívil? Žeton kroku se nepokládá.
about-module-double_shift = Modul SHIFT Odpadlých agentů. Jednou za hru hrají v prvním tahu kola tři agenti; ve druhém pak jen poslední.
about-module-good_cop_bad_cop = Modul SHIFT Odpadlých agentů. ZASTRAŠOVÁNÍ jmenuje dvě různé zajímavosti a Náborář odpoví na obě.
about-module-early_warning = Modul SHIFT Odpadlých agentů. Výstraha je i v 10:00 a ve 14:00; každá oznamuje rekruty od předchozí výstrahy.
about-module-cordon = Modul SHIFT Odpadlých agentů. Jednou za hru, hned po nezdařeném ZAJETÍ: je Náborář v některé z až osmi lokací kolem agenta? Ne, byl-li příčinou Dvojník.

about-slip_token-front = Žeton iluze před clonou Náboráře: zaplatí jednu ILUZI. Použitý leží u hodiny, kdy se to stalo, takže všichni vědí, že a kdy Náborář skočil, ale ne kam.
about-slip_token-second = Druhý žeton iluze, v plné hře. Náborář ho získá návštěvou jeho lokace; nikdo se to nedozví a žeton zůstane ležet. Od příštího tahu ho smí použít, a teprve tehdy zmizí z plánu.

about-label = { $kind ->
    [blank] Poznámka bez nápisu.
    [h] Domněnka agentů: Náborář tu byl { at-hour }.
    [x] Domněnka agentů: do { $hour }:00 tu Náborář nebyl.
    [by] Domněnka agentů: Náborář tu byl nejpozději { at-hour }.
    [miss] ZAJETÍ se tu { at-hour } nezdařilo.
   *[other] Znak, na jehož významu se tým domluví.
 } Nepotvrzené poznámky nemají vliv na pravidla a vidí je i Náborář.

about-move-pick_module = Přidejte tento modul SHIFT do této hry. Poražený z minulé hry vybírá první a libovolně; vítěz nejvýš tolik co poražený, minus počet svých výher v řadě.
    .name = Vybrat modul SHIFT
about-move-pick_done = Žádný další modul. Výběr vaší strany končí.
    .name = Ukončit výběr modulů
about-move-place_mayhem = Položte žeton chaosu na hranici. Po celou hru přes ni nikdo neprojde. Nesmí se dotýkat jiného žetonu, ani koncem.
    .name = Položit žeton chaosu
about-move-choose_recruiter = Tajně si vyberte, kdo jste: karta říká, jak skáče vaše ILUZE. Agenti vědí jen to, které karty jsou možné.
    .name = Vybrat kartu Náboráře
about-move-draw_recruiter = Nechte los rozhodnout, která karta Náboráře je vaše. Nikdo jiný ji neuvidí.
    .name = Vylosovat kartu Náboráře
about-move-start_at = Zvolte, kde vaše cesta začne; je to hodina 1. Ve výcvikové misi to vidí všichni, v plné hře nikdo. Své tři karty zajímavostí dostanete až potom.
    .name = Zvolit začátek
about-move-return_feature = Široká síť: jednu ze svých čtyř karet zajímavostí zamíchejte zpět do balíčku. Zbylé tři jsou vaše.
    .name = Zamíchat kartu zajímavosti zpět
about-move-step = Přejděte do kolmo sousední lokace, kde jste ještě nebyli; šikmo jen do chrámu nebo z něj{ $full ->
    [0] {""}
   *[other] , nikdy přes chaos
 }. Smí tam stát i agent. Za každou tamní zajímavost ze svých karet kontaktujete jednoho rekruta. Kde jste, neoznamujete.
    .name = KROK
about-move-slip = Odhoďte žeton iluze a skočte, jak říká vaše karta Náboráře, přes cokoli, do lokace, kde jste ještě nebyli. Přeskočené lokace jste nenavštívili a rekruty v nich nekontaktujete. Na konci tahu všichni uvidí, že jste skočili, ale ne kam.
    .name = ILUZE
about-move-place_immortal = Postavte nesmrtelného do kterékoli volné lokace mimo vnější okraj. Agentům v ní brání v OTÁZCE, ODHALENÍ i ZAJETÍ a na zajímavosti jeho lokace se nesmí ptát nikdo.
    .name = Postavit nesmrtelného
about-move-take_agent = Od této chvíle vedete tohoto agenta. Ve výcvikové misi jsou si všichni rovni, v plné hře má každý svou schopnost.
    .name = Vzít si agenta
about-move-place_agent = Postavte agenta na kteroukoli lokaci vnějšího okraje. Smí jich být víc v jedné.
    .name = Postavit agenta
about-move-place_second_slip = Položte druhý žeton iluze do lokace vedle chrámu. Navštíví-li ji Náborář později, získá druhou ILUZI a nikdo se to nedozví. Volte tedy místo, kam se dostane těžko nebo které dobře uhlídáte.
    .name = Položit druhý žeton iluze
about-move-move_immortal = Přesuňte nesmrtelného o jednu lokaci, kolmo nebo šikmo. Ne k jinému nesmrtelnému a ne kolmo přes chaos. Jednou za tah, před svou akcí nebo po ní; nemusíte.
    .name = Přesunout nesmrtelného
about-move-pay_step = Položte žeton kroku na některou dosud neoznačenou lokaci, kterou jste navštívili, a přesuňte za to ještě jednoho nesmrtelného. Všichni se dozvědí, že jste tam byli. Jednou za tah, po prvním přesunu nesmrtelného.
    .name = Zaplatit dodatečný přesun nesmrtelného
about-move-claim = Dva vaši nesmrtelní stojí v různých lokacích s touto odkrytou zajímavostí: získáváte rekruta a hned je odhalen. Karta jde pryč. Je-li to poslední potřebný rekrut, vyhráváte i uprostřed tahu.
    .name = Získat rekruta
about-move-lift_mayhem = Proměnlivé ulice: zvedněte tento žeton chaosu a položte ho na jinou hranici, místo prvního přesunu nesmrtelného v tahu.
    .name = Zvednout žeton chaosu
about-move-end_turn = Váš tah končí: doplní se karty pro nábor nesmrtelnými, čas se posune o hodinu a v lichou hodinu se oznámí vaši rekruti.
    .name = Ukončit tah
about-move-announce = Oznamte, kolik rekrutů jste kontaktovali od poslední výstrahy. Říká se jen součet.
    .name = Oznámit rekruty
about-move-stay_silent = Rádiový klid, jednou za hru: teď nic neoznamujete; tito rekruti se přičtou k příštímu oznámení.
    .name = Mlčet
about-move-answer = Položte žeton kroku na tuto navštívenou lokaci. Odpovídá na OTÁZKU: byli jste tu, hodina se neříká. Vyhovuje-li lokací víc, zvolte tu, která prozradí nejméně.
    .name = Odpovědět žetonem kroku
about-move-answer_none = Oznamte, že nový žeton kroku položit nemůžete: každá lokace s touto zajímavostí, kterou jste navštívili, už označena je, nebo jste žádnou nenavštívili.
    .name = Odpovědět: žádný nový žeton kroku
about-move-answer_all = K otázce byl přidán Špionážní delfín: žeton kroku dostane každá vyhovující navštívená lokace.
    .name = Položit všechny žetony kroku
about-move-use_static = Šum, jednou za hru: tato OTÁZKA zůstane bez odpovědi.
    .name = Použít žeton Šum
about-move-use_double = Dvojník, jednou za hru a nejpozději v 09:00: našli vás, ale ZAJETÍ selže. Hodina se tu poznamená a vaší příští akcí musí být KROK, je-li možný.
    .name = Použít Dvojníka
about-move-give_up = Agent stojí tam, kde jste vy. Odpadlí agenti vyhrávají.
    .name = Přiznat zajetí
about-move-not_here = Nejste tam, kde se vás agent pokouší zajmout. Hraje se dál.
    .name = Odpovědět: tady nejsem
about-move-activate = Hraje tento agent: smí se přesunout až o dvě lokace a provést jednu akci. Každý agent hraje jednou za kolo.
    .name = Aktivovat agenta
about-move-call_double_shift = Dvojitá směna, jednou za hru: v tomto tahu hrají tři agenti, v příštím jen jeden.
    .name = Vyhlásit Dvojitou směnu
about-move-move = Přesuňte aktivního agenta o jednu nebo dvě lokace kolmo; šikmo jen do chrámu nebo z něj, nikdy přes chaos. Pohyb je vcelku: jednat smíte před ním nebo po něm, ne uprostřed.
    .name = Pohyb
about-move-ask = Zeptejte se, zda Náborář někdy navštívil lokaci s touto zajímavostí; smí to být jen zajímavost z lokace agenta. Je-li taková lokace, která ještě není označena, musí Náborář na jednu z nich položit žeton kroku. Jinak nový žeton položit nemůže.
    .name = OTÁZKA
about-move-ask_with_dolphin = OTÁZKA se Špionážním delfínem: žeton kroku dostanou všechny vyhovující navštívené lokace, ne jen jedna. Jednou za hru.
    .name = OTÁZKA se Špionážním delfínem
about-move-use_newsboy = Použijte Kamelota: týž agent se v téže akci zeptá na druhou zajímavost téže lokace.
    .name = Poslat Kamelota
about-move-use_newsboy_and_dolphin = Použijte Kamelota i Špionážního delfína: zeptejte se na druhou zajímavost a žeton kroku dostanou všechny vyhovující navštívené lokace.
    .name = Poslat Kamelota se Špionážním delfínem
about-move-send_newsboy_away = Nechte si Kamelota na později; akce končí.
    .name = Nechat si Kamelota
about-move-reveal = Odhoďte žeton kroku v lokaci agenta: Náborář řekne, v kolik hodin tu byl, a zůstane potvrzená poznámka s hodinou. Je-li to současná hodina, Náborář je tu právě teď.
    .name = ODHALENÍ
about-move-reveal_with_expert = ODHALENÍ zde a použití Znalce písma: hodinu dostane i jiný žeton kroku v lokaci bez nesmrtelného.
    .name = ODHALENÍ se Znalcem písma
about-move-shakedown = Agent stojí v téže lokaci jako nesmrtelný: jmenujte kteroukoli zajímavost města (druhů je { $feature_card }). Je-li mezi třemi kartami Náboráře, karta se odkryje a další rekruty už nedává. Potom smíte nesmrtelného vytlačit.
    .name = ZASTRAŠOVÁNÍ
about-move-push = Vytlačte nesmrtelného do kolmo sousední lokace: ne přes chaos, ne k jinému nesmrtelnému.
    .name = Vytlačit nesmrtelného
about-move-leave_immortal = Nesmrtelného nevytlačíte.
    .name = Nechat nesmrtelného být
about-move-capture = Pokuste se zajmout Náboráře v lokaci agenta. Je-li tam právě teď, vyhráváte. Není-li, hraje se dál a víte o jedné lokaci, kde není.
    .name = ZAJETÍ
about-move-demand_cordon = Kordon, jednou za hru: Náborář řekne, zda je v některé z až osmi lokací kolem agenta, který ho chtěl zajmout.
    .name = Žádat odpověď Kordonu
about-move-waive_cordon = Nechte si Kordon na jiný pokus.
    .name = Obejít se bez Kordonu
about-move-target = Akce Meru: je Náborář v její lokaci, nebo o jednu či dvě lokace dál kolmo v přímé linii? Odpověď je ano, nebo ne.
    .name = Psychické zaměřování
about-move-tap = Odposlech, jednou za hru jako akce: Náborář řekne, kolik navštívených lokací má tuto zajímavost.
    .name = Odposlech
about-move-nudge = Volná akce Billa: přesuňte nesmrtelného, který stojí kolmo vedle něj, o jednu lokaci kolmo.
    .name = Bill přesouvá nesmrtelného
about-move-carry = Volná akce Dustyho: přesuňte kteréhokoli agenta až o jednu lokaci a o další za každou kartu zajímavosti, kterou Náborář odkryl po ZASTRAŠOVÁNÍ.
    .name = Dusty přesouvá agenta
about-move-place_checkpoint = Volná akce: postavte jedno ze svých dvou kontrolních stanovišť na hranici lokace agenta. Zastaví Náboráře a nesmrtelné a zůstane tam.
    .name = Postavit kontrolní stanoviště
about-move-use_taxi = Použijte Taxikáře: tento agent se v této aktivaci smí přesunout až o čtyři lokace.
    .name = Zavolat Taxikáře
about-move-end_activation = Tento agent je pro toto kolo hotov, i když se nepohnul nebo nejednal.
    .name = Ukončit aktivaci
about-move-drop_note = Na plánu je nejvyšší počet poznámek, { $mental_note }, a má přibýt potvrzená: zvolte, která nepotvrzená jí ustoupí.
    .name = Uvolnit místo pro poznámku
about-move-note_place = Položte nepotvrzenou poznámku do lokace, kdykoli. Na plánu smí být poznámek nejvýš { $mental_note }. Vidí je všichni.
    .name = Nová poznámka
about-move-note_move = Přesuňte nepotvrzenou poznámku do jiné lokace, kdykoli.
    .name = Přesunout poznámku
about-move-note_label = Napište na nepotvrzenou poznámku hodinu nebo znak.
    .name = Napsat na poznámku
about-move-note_remove = Odstraňte nepotvrzenou poznámku z plánu. Potvrzené zůstávají.
    .name = Odstranit poznámku

thing-recruiter = Náborář
about-thing-recruiter = Chodí městem neviděn, v každém tahu do jedné nové lokace a nikdy dvakrát do téže. Vyhraje, když počet odhalených rekrutů dosáhne { $goal }, nebo když je { $last }:00. Prohraje, když je zajat nebo nemá kam jít.
thing-rogue_agents = Odpadlí agenti
about-thing-rogue_agents = Jeden tým; agentů má { $agent_figure }. Vyhrají, když agent Náboráře zajme, nebo když se Náborář nemůže pohnout. Prohrají, když počet odhalených rekrutů dosáhne { $goal }, nebo když je { $last }:00.
thing-training = Výcviková mise
about-thing-training = Kratší a jednodušší podoba pro první hru: { $training_goal } rekrutů, nebo { $training_last }:00, začátek všichni znají. Bez chaosu, nesmrtelných, ZASTRAŠOVÁNÍ a schopností, jen s jedním žetonem iluze.
thing-full_game = Plná hra
about-thing-full_game = Celá hra: { $full_goal } rekrutů, nebo { $full_last }:00, začátek je tajný. S chaosem, nesmrtelnými, ZASTRAŠOVÁNÍM, schopnostmi agentů, spojencem a druhým žetonem iluze.
thing-city = Město
about-thing-city = 42 lokací ve sloupcích A až F a řadách 1 až 7. Každá má dvě různé zajímavosti, kromě dvou chrámů. Druhů zajímavostí je { $feature_card } a každý je v pěti lokacích.
thing-temple = Chrám
about-thing-temple = Lokace bez zajímavostí. Náborář i agenti do ní a z ní smějí chodit kolmo i šikmo. Náborář do ní smí jen jednou, jako do každé jiné.
thing-outer_edge = Vnější okraj
about-thing-outer_edge = Lokace po obvodu města. Začínají tu agenti. Nesmrtelní se sem při přípravě nestaví, později sem ale smějí.
thing-orthogonal = Kolmo
about-thing-orthogonal = Doleva, doprava, nahoru, nebo dolů: mezi lokacemi, které mají společnou hranu. Tak chodí Náborář a agenti.
thing-diagonal = Šikmo
about-thing-diagonal = Mezi lokacemi, které se dotýkají jen rohem. Náborář a agenti tak chodí jen do chrámu a z něj, nesmrtelní kdekoli. Chaos šikmému pohybu nebrání.
thing-time_track = Ukazatel času
about-thing-time_track = Hodina je zároveň počet lokací, které Náborář navštívil. Posouvá se po každém jeho tahu. Jakmile je { $last }:00, Náborář vítězí a agenti už na tahu nejsou.
thing-alert = Výstraha
about-thing-alert = V { $alerts } hodin Náborář oznámí, kolik rekrutů kontaktoval v obou tazích kola; za úvodní cestu hned po ní. Říká se jen součet, ne kde a kdy.
thing-round = Kolo
about-thing-round = Náborář, dva agenti, Náborář, zbylí dva agenti. Potom jsou všichni agenti znovu k dispozici.
thing-secret_map = Tajná mapa
about-thing-secret_map = Cesta Náboráře: každé číslo je hodina návštěvy a na nejvyšším Náborář právě stojí. Do lokace s číslem už nikdy nevstoupí. Do konce hry ji vidí jen on.
thing-screen = Psychická clona
about-thing-screen = Co je za ní, ví jen Náborář: cestu, kartu Náboráře a tři karty zajímavostí.
thing-own_features = Tři karty zajímavostí Náboráře
about-thing-own_features = Jen tyto tři zajímavosti dávají Náboráři rekruty: jednoho za každou z nich v lokaci, do které vstoupí. Agenti je neznají. Karta odkrytá ZASTRAŠOVÁNÍM už další nedává.
thing-recruiter_card = Karta Náboráře
about-thing-recruiter_card = Říká, jak skáče ILUZE Náboráře. Agenti vidí, které karty jsou možné, ale ne která to je.
thing-recruit = Rekrut
about-thing-recruit = Náborář vyhraje, když počet odhalených rekrutů dosáhne { $goal }. Rekruti se odhalují při výstraze, v plné hře také hned, když je získají nesmrtelní. Kontaktovaný a dosud neoznámený rekrut se nepočítá.
thing-contact = Kontaktování rekrutů
about-thing-contact = Při vstupu do lokace kontaktuje Náborář jednoho rekruta za každou tamní zajímavost, kterou má na svých třech kartách: žádného, jednoho, nebo dva. Děje se to samo a oznamuje se až při příští výstraze; za úvodní cestu hned po ní.
thing-mind_slip = Iluze
about-thing-mind_slip = Skok místo KROKu, zaplacený žetonem iluze. Vede přes navštívené lokace i chaos a může vyvést ze slepé uličky. Přeskočená lokace není navštívená a rekruty nedává. Agenti se dozvědí hodinu, ne cíl.
thing-step_token = Žeton kroku
about-thing-step_token = V této lokaci Náborář byl, někdy do hodiny, kdy sem žeton přišel. Odpovídá na OTÁZKU, nebo platí dodatečný přesun nesmrtelného. Agent tu může ODHALENÍM zjistit hodinu.
thing-unconfirmed_note = Nepotvrzená poznámka (bílá)
about-thing-unconfirmed_note = Domněnka agentů. Smějí ji kdykoli položit, přesunout, přepsat i odstranit; na pravidla nemá vliv a Náborář ji vidí. Poznámek obou druhů smí být na plánu nejvýš { $mental_note }.
thing-confirmed_note = Potvrzená poznámka (zelená)
about-thing-confirmed_note = Náborář byl přesně tady v hodinu, která na ní stojí. Je to pravda a nikdy se to nezmění. Žeton kroku už sem nepřijde.
thing-activation = Aktivace
about-thing-activation = Aktivovaný agent se smí přesunout až o dvě lokace a provést jednu akci, v libovolném pořadí. Každý agent je aktivován jednou za kolo, v každém tahu týmu dva.
thing-action = Akce
about-thing-action = Jedna za aktivaci: { $full ->
    [0] OTÁZKA, ODHALENÍ, nebo ZAJETÍ.
   *[other] OTÁZKA, ODHALENÍ, ZAJETÍ, ZASTRAŠOVÁNÍ, nebo zaměřování Meru.
 }
thing-free_action = Volná akce
about-thing-free_action = Schopnost, která nespotřebuje akci. Smí přijít před pohybem a akcí i po nich, ne uprostřed pohybu, jednou za aktivaci svého agenta.
thing-dead_end = Slepá ulička
about-thing-dead_end = Nemá-li Náborář na začátku tahu možný KROK ani ILUZI, Odpadlí agenti okamžitě vyhrávají.
thing-captain = Kapitán
about-thing-captain = Potvrzuje, o čem rozhoduje celý tým: kterého agenta aktivovat, co udělá společný agent, kam druhý žeton iluze. V prvním kole je jím první hráč po Náboráři, v každém dalším ten následující. Navrhovat smějí všichni.
thing-shared_agent = Společný agent
about-thing-shared_agent = Při čtyřech hráčích patří čtvrtý agent celému týmu.
thing-mayhem = Žeton chaosu
about-thing-mayhem = Leží na hranici: nikdo přes ni neprojde, ani Náborář, ani agent, ani nesmrtelný. Šikmému pohybu ani ILUZI nebrání. Počet: { $mayhem_token }; při přípravě je pokládají všichni hráči.
thing-immortal = Nesmrtelný
about-thing-immortal = Pomocník Náboráře; je jich ve hře { $immortal_figure }. Agent v jeho lokaci nemůže provést OTÁZKU, ODHALENÍ ani ZAJETÍ a nikdo nikde se nesmí ptát na zajímavosti té lokace. Dva nesmrtelní na téže odkryté zajímavosti získají rekruta.
thing-recruitment = Nábor nesmrtelnými
about-thing-recruitment = Odkryté karty zajímavostí pro nesmrtelné. Stojí-li dva nesmrtelní v různých lokacích s takovou zajímavostí, smí Náborář ve svém tahu získat rekruta. Na konci toho tahu se karty doplní; nové platí od příštího.
thing-deck = Balíček zajímavostí
about-thing-deck = Karty zajímavostí lícem dolů. Přicházejí z něj nové karty pro nesmrtelné. Když dojde, žádné další nepřijdou.
thing-discard = Odhozené karty zajímavostí
about-thing-discard = Zajímavosti, podle kterých už nesmrtelní rekruta získali. Nikdy se nevracejí a žádná z nich není mezi třemi kartami Náboráře.
thing-ally = Spojenec
about-thing-ally = Karta, kterou smí kterýkoli agent použít při své aktivaci, jednou za hru. Do plné hry vstupuje tým se Špionážním delfínem.
thing-checkpoint = Kontrolní stanoviště
about-thing-checkpoint = Z modulu Kontrolní stanoviště: Náborář ani nesmrtelní přes tuto hranici neprojdou, agenti ano. Zůstává celou hru.
thing-shift = SHIFT
about-thing-shift = Vyrovnává sérii plných her: poražená strana otevře jeden ze svých sedmi balíčků. Před další hrou vybírá poražený moduly libovolně; vítěz nejvýš tolik co poražený, minus počet svých výher v řadě.
thing-clues = Co Náborář prozradil
about-thing-clues = Všechny odpovědi a oznámení s hodinami. Všechno je pravda.
thing-heat = Kde Náborář může být
about-thing-heat = Podíly všech cest, které odpovídají tomu, co dosud zaznělo. Počítá se jen z toho, co vědí všichni; všechny cesty se berou jako stejně pravděpodobné.

now-recruiter = Odhalení rekruti: { $recruits } z { $goal }. Do { $last }:00 { $left ->
    [one] zbývá jeden tah Náboráře.
    [few] zbývají { $left } tahy Náboráře.
    [many] zbývá { $left } tahu Náboráře.
   *[other] zbývá { $left } tahů Náboráře.
 }
now-feature-own = Je to jedna z vašich tří karet.
now-feature-shown = Je to jedna z karet Náboráře, odkrytá ZASTRAŠOVÁNÍM: další rekruty nedává.
now-feature-denied = Mezi třemi kartami Náboráře není.
now-feature-area = Leží odkrytá pro nesmrtelné, mezi třemi kartami Náboráře tedy není.
now-feature-discard = Nesmrtelní už podle ní rekruta získali; mezi třemi kartami Náboráře není.
now-feature-guarded = Teď se na ni nikdo nemůže zeptat: nesmrtelný stojí na { $place }.
now-location-visited = Byli jste tu { at-hour }.
now-location-here = Právě jste tady.
now-location-step = Náborář tu někdy byl.
now-location-confirmed = Náborář tu byl { at-hour }.
now-location-second = Leží tu druhý žeton iluze.
now-location-immortal = Stojí tu nesmrtelný: v této lokaci nejde OTÁZKA, ODHALENÍ ani ZAJETÍ.
now-agent-spent = V tomto kole už má aktivaci za sebou.
now-agent-ready = V tomto kole na aktivaci teprve čeká.
