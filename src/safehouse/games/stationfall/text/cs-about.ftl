# Co která věc je a co dělá. Čísla pocházejí z dat (about.py).

about-section =
    { $seats ->
        [0] { $dark ->
            [yes] Temná sekce: kamery tu nic nevidí.
           *[no] Osvětlená sekce: kamery tu vidí, kdo koho vyřadí.
        }{ $gravity ->
            [yes] { " " }Má gravitaci.
           *[no] { " " }Nemá gravitaci.
        }{ $console ->
            [yes] { " " }Má ovládací panel.
           *[no] { "" }
        }{ $power ->
            [yes] { " " }Napájecí sekce: její poškození snižuje energii celé stanice.
           *[no] { "" }
        }{ $airlock ->
            [both] { " " }Přechodová komora vede do okolního vesmíru i zpět.
            [out] { " " }Přechodová komora vede jen ven.
            [in] { " " }Z okolního vesmíru se sem dá přechodovou komorou, ven ne.
           *[none] { "" }
        }{ $actions ->
            [none] { "" }
           *[other] { " " }Akce: { $actions }.
        }{ $made ->
            [none] { "" }
           *[other] { " " }Vyrábí se tu: { $made }.
        }{ $corridors ->
            [none] { "" }
           *[other] { " " }Chodby: { $corridors }.
        }{ $locked ->
            [none] { "" }
           *[other] { " " }Na začátku zamčené: { $locked }.
        }{ $vents ->
            [none] { "" }
           *[other] { " " }Šachty: { $vents }.
        }
       *[other] Únikový modul, připojený k sekci { $dock }. Počet míst: { $seats }. Vypustit ho lze, jakmile je zahájena evakuace; je-li ve hře Právník, musí mít všichni lidé uvnitř také dohodu o mlčenlivosti.
    }
about-section-physics_lab = { about-section } Výmaz dat jen tehdy, zapne-li ho volba před hrou.
about-section-x_vault = { about-section } Odtud vychází Projekt X; spustí ho i poškození této sekce.
about-section-magnetic_containment = { about-section } Od začátku tu hrozí udušení. Opustí-li komoru antihmota, odjistí se.
about-section-outer_space = Prostor kolem stanice: temný, bez gravitace a bez vzduchu. Člověk bez helmy je tu hned vyřazen a nikdo ho tu neoživí. Dovnitř i ven vedou jen přechodové komory.
about-section-medevac = Únikový modul, připojený k sekci { $dock }. Počet míst: { $seats }. Nepotřebuje evakuaci ani dohodu o mlčenlivosti: stačí, je-li uvnitř vyřazený člověk.
about-section-inspector_shuttle = Modul připojený k sekci { $dock }. Počet míst: { $seats }. Nepotřebuje evakuaci: uvnitř musí být Inspektorka, živá či vyřazená, nebo živá postava s Provizorní opravou.

about-pawn = { about-character } Figurka ukazuje, kde postava je a zda je živá, nebo vyřazená.

about-character =
    Typ: { $types }. { $start ->
        [none] { "" }
       *[other] Začíná: { $start }.
    } Předmětů unese: { $items }. Limit vlivu: { $influence }. Schopnosti: { $abilities }.{ $revealed ->
        [none] { "" }
       *[other] { " " }Po odhalení: { $revealed }.
    } { $bonus ->
        [friend] Jako bonusová postava přítel, bodů: { $points }.
        [grudge] Jako bonusová postava nepřítel, bodů: { $points }.
       *[clones] Jako bonusová postava bod za každý zachráněný klon a další za všechny tři.
    }{ $bribable ->
        [no] { " " }Nelze podplatit.
       *[yes] { "" }
    }{ $pay ->
        [2] { " " }Úplatky na této kartě se počítají dvojnásob.
        [0] { " " }Kdo za ni hraje, nemá za úplatky body.
       *[1] { "" }
    }{ $guilty ->
        [yes] { " " }Kdo za ni hraje, smí vyhrát i vinen.
       *[no] { "" }
    }

about-colour = Spiknutí jedné barvy: jeho kostky, disk, žetony času a úplatek mají tuto barvu. Za kterou postavu hraje, je tajné, dokud se neodhalí.

about-pawn-billionaire = { about-character-billionaire }
about-pawn-boarder = { about-character-boarder }
about-pawn-botanist = { about-character-botanist }
about-pawn-corpsicle = { about-character-corpsicle }
about-pawn-cyborg = { about-character-cyborg }
about-pawn-daredevil = { about-character-daredevil }
about-pawn-digital_assistant = { about-character-digital_assistant }
about-pawn-doctor = { about-character-doctor }
about-pawn-inspector = { about-character-inspector }
about-pawn-legal = { about-character-legal }
about-pawn-medical = { about-character-medical }
about-pawn-microbiologist = { about-character-microbiologist }
about-pawn-stowaway = { about-character-stowaway }
about-pawn-telepathic_rat = { about-character-telepathic_rat }
about-pawn-monster = Přivedl ji Projekt X. Není to postava; jedná na konci tahu každého hráče podle své karty a co je na volbě, volí hráč na tahu.
about-pawn-drone_1 = Robot s integrálním hasákem. Nelze ho ovlivnit, aktivovat ani podplatit: jednu akci s ním provede ten, kdo použije akci ovládacího panelu. Umí se rozmontovat a opravit tím sekci nebo robota.
about-pawn-drone_2 = Robot s integrálním hasákem. Nelze ho ovlivnit, aktivovat ani podplatit: jednu akci s ním provede ten, kdo použije akci ovládacího panelu. Umí se rozmontovat a opravit tím sekci nebo robota.
about-pawn-clone_alpha = { about-character-maintenance_clones } Předměty a data má každá figurka své.
about-pawn-clone_beta = { about-character-maintenance_clones } Předměty a data má každá figurka své.
about-pawn-clone_gamma = { about-character-maintenance_clones } Předměty a data má každá figurka své.

about-character-billionaire = { about-character } Má na kartě šedé úplatky a na stanici psa Fletchera; jako bonusová postava boduje podle Fletchera.
about-character-boarder = { about-character } Začíná ozbrojená a s helmou a přináší Záchrannou loď.
about-character-botanist = { about-character } Přináší Zubatý mech; jako bonusová postava boduje podle mechu.
about-character-corpsicle = { about-character } Začíná vyřazená, s integrální helmou: dokud ji někdo neoživí, nelze ji ovlivnit ani aktivovat.
about-character-cyborg = { about-character } Nebezpečí a zbraně na něj působí jako na člověka, opravit ho lze jako robota.
about-character-daredevil = { about-character } Přináší raketová křídla, na kterých se z okolního vesmíru odletí s helmou.
about-character-digital_assistant = { about-character } Nemá figurku, není v žádné sekci a nikdy není vyřazen. Jako bonusová postava boduje, zachrání-li se jeho kopie.
about-character-doctor = { about-character } Má dvě karty identity, Jekyll a Hyde, a může být hráčovou postavou dvou hráčů zároveň.
about-character-inspector = { about-character } Přináší raketoplán, který smí odletět bez evakuace.
about-character-legal = { about-character } Je-li ve hře, smí z běžných modulů odletět jen lidé s dohodou o mlčenlivosti.
about-character-maintenance_clones = { about-character } Tři figurky na jedné kartě; při aktivaci jednáte jednou z nich.
about-character-medical = { about-character } Přináší Záchranku, která smí odletět s vyřazeným člověkem bez evakuace.
about-character-microbiologist = { about-character } Začíná kontaminovaná.
about-character-stowaway = { about-character } Začíná mimo plán: její první akcí musí být pohyb do libovolné temné sekce stanice, do té doby smí jen čekat.
about-character-telepathic_rat = { about-character } Nosí se jako předmět a začíná kontaminovaná. Nelze na ni útočit a nebezpečí jí nevadí; zachrání se s tím, kdo ji nese.

about-item-helmet = Člověka, který ji má, chrání před ohněm a udušením a před útokem i okradením s hasákem. Před pistolí nechrání a robotovi není k ničemu.
about-item-nanogel = Akcí oživí vyřazeného člověka, robota nebo nestvůru v sekci. Dávek: { $charges }.
about-item-nanogel_half = Nanogel s poslední dávkou: oživí ještě jednoho vyřazeného v sekci a vrátí se do zásoby.
about-item-firebomb = Upuštěnou nebo hozenou ji můžete zapálit: v sekci, kam dopadne, pak hoří.
about-item-bludgeon = Zbraň: útok a okradení robota nebo člověka bez helmy a sabotáž sekce.
about-item-gun = Zbraň: útok a okradení kohokoli, i člověka s helmou, a sabotáž sekce.
about-item-antimatter = Jakmile opustí Magnetickou komoru nebo nastane autodestrukce, odjistí se a za čtyři minuty vybuchne. Na stanici tím hra skončí, jinde zničí, co je kolem.
about-item-artifact = Nic neumí, ale několik postav za něj boduje.
about-item-briefcase = Nic neumí, ale několik postav za něj boduje.
about-item-fletcher = Miliardářův pes; zachází se s ním jako s předmětem. Nic mu neublíží a Miliardář boduje za jeho záchranu.
about-item-fang_moss = Kdo ho má, smí jím akcí anihilovat vyřazeného člověka ve své sekci. Botanik za to boduje.
about-item-rocket_wings = Kdo je má a má i helmu, odletí na nich akcí z okolního vesmíru do mezosféry, sám a bez evakuace.
about-item-telepathic_rat = Postava, která se nosí jako předmět. Ovládá lidi bez helmy ve své sekci a zachrání se s tím, kdo ji nese.

about-data-evidence = Vyrábějí se v Bezpečnostní stanici. Poslané úřadům učiní všechny ostatní podezřelé hráče vinnými; záleží na nich i některým úkolům.
about-data-x_secret = Vyrábí se v Biolaboratoři. Kdo aktivuje postavu, která ho už má, smí se od té chvíle dívat na kartu Projektu X. Záleží na něm některým úkolům.
about-data-nda = Kdo ji má, nesmí data kopírovat, mazat, přenášet ani poskytovat a nelze mu je ukrást. Lidé ji potřebují k odletu z běžných modulů, je-li ve hře Právník.
about-data-digital_assistant = Kopie programu, vyrábí se u Sálového počítače. Kdo ji má, platí při akcích sekcí za Důstojníka a smí vypustit modul i bez evakuace.

about-institution-authorities = Instituce mimo stanici. Důkazy přenesené sem během hry učiní všechny ostatní podezřelé hráče vinnými; poskytnuté při pádu stanice očistí vinného, jehož postava je dá.
about-institution-news = Instituce mimo stanici. Data poslaná sem jsou zachráněná; některé postavy za ně bodují, jiným to úkoly kazí.

about-power-normal = Žádná napájecí sekce není poškozená. Kamery a rušičky lze zapínat.
about-power-backup = Jedna napájecí sekce je poškozená. Kamery a rušičky jsou vypnuté a nelze je zapnout, dokud není opravena. Ani potom se samy nezapnou.
about-power-blackout = Aspoň dvě napájecí sekce jsou poškozené. Všude je tma, nefungují ovládací panely ani akce sekcí kromě odpočtu a přechodové komory, zámky může prorazit každý člověk a robot. Jakmile zůstane poškozená jen jedna, blackout skončí a zmizí všechny zámky.

about-project-combat_swarm = Roj robotů, zraní ho pistole a EMP pulz. Po každém tahu ho hráč smí posunout až o dvě sekce a vyřadit v jeho sekci robota nebo člověka bez helmy. Navést ho lze i z ovládacího panelu.
about-project-stable_wormhole = Žádná nestvůra: z nepoškozené Krypty X lze akcí odejít rovnou do mezosféry, i s taženou vyřazenou postavou. Ne při blackoutu.
about-project-blob = Jde k nejbližšímu člověku nebo robotovi, projde zámky i šachtami, a pohltí ho. Zraní ho jen oheň; ten pohlcené osvobodí.
about-project-assassin = Robot, zraní ho pistole a EMP pulz. Po každém tahu jde až o dvě sekce za hráčovými postavami, potom za Důstojníky a lidmi, a jeden cíl ve své sekci vyřadí, i s helmou.
about-project-vent_stalker = Zraní ho hasák, pistole i nebezpečí. Po každém tahu jde až o dvě sekce, i šachtami, za nejbližším člověkem bez helmy a jednoho ve své sekci vyřadí.
about-project-spore_mother = Nehýbe se; zraní ji hasák, pistole a oheň. Po každém tahu hráč kontaminuje jednoho člověka ve stejné sekci s ní nebo s někým kontaminovaným.
about-project-nanite_tide = Zraní ho EMP pulz a oheň. Po každém tahu buď poškodí svou sekci, nebo se posune do sousední, i přes zámek.
about-project-siren = Nehýbe se; zraní ji hasák a pistole. Vyřazuje lidi bez helmy v Kryptě X a po každém tahu k ní jeden člověk bez helmy udělá krok.

about-token-countdown = Žeton času na modulu. Modul odletí na konci tahu majitele v příští minutě; poškozený přitom zanikne.
about-token-missile = Žeton času na sekci. V příštím tahu majitele je sekce poškozená a všichni v ní vyřazeni; modul, který mezitím odletěl, zanikne.
about-token-overload = Žeton času na sekci. V příštím tahu majitele je sekce poškozená; modul, který mezitím odletěl, zanikne.

about-switch-on = Zařízení běží. Kamery vidí, co se děje v osvětlených sekcích; rušičky brání kopírovat data na dálku.
about-switch-off = Zařízení neběží. Bez kamer nevzniká podezření z vyřazení; bez rušiček se data kopírují komukoli.

about-ability-tunnel_rat = Pohybuje se i šachtami.
about-ability-loyal = Kdo ji ovlivňuje, nejdřív vrátí všem kostky z její karty a pak musí položit aspoň o jednu víc, než kolik jich vrátil. Své vrácené smí hned použít.
about-ability-live_streams = Jsou-li rušičky vypnuté, platí sekce Miliardáře a sekce s Fletcherem za osvětlené a sledované kamerami, i při blackoutu.
about-ability-rich = Nelze ho podplatit. Na kartě má šedé úplatky; kdo ho aktivuje, smí jeden použít místo vlastního.
about-ability-breach = Akce: odstraní zámek na chodbě, která vede z její sekce. Při blackoutu to umí každý člověk a robot.
about-ability-fugitive = Akce této postavy ani akce, která ji vyřadí, nikoho neučiní podezřelým.
about-ability-scientist = Při aktivaci smí jako volnou akci provést akci sekce.
about-ability-zero_born = Při aktivaci smí jako volnou akci přejít do sekce bez gravitace, i přechodovou komorou.
about-ability-officer = Projde zámkem a odstraní ho, jen ne při blackoutu. Smí zahájit evakuaci, spustit Projekt X, vypustit moduly z Můstku, spustit autodestrukci a vyrobit pistoli.
about-ability-paranoid = Ovlivnit ji smí jen hráč, který má v její sekci jiného konspirátora. Nelze ji podplatit.
about-ability-fast_talk = V osvětlené sekci na ni člověk nemůže zaútočit hasákem.
about-ability-mimic_frameup = Měli-li byste se akcí Společníka stát podezřelými, smíte místo sebe určit jiného hráče, který má v té sekci konspirátora.
about-ability-vengeful = Její kompromat působí, i když je vyřazená: oživí ji, dá jí hasák a provedete s ní akci.
about-ability-dying = Vyčerpanou ji nelze aktivovat a nemá volnou akci.
about-ability-wormtongue = Akce: přesune jednu kostku z karty člověka ve své sekci na pole zrady.
about-ability-uncanny = Vyčerpaný je, teprve když na kartě leží aspoň dva disky.
about-ability-pride = Nelze ji okrást.
about-ability-adrenaline = Nebezpečí ji nevyřadí. Při aktivaci má každý pohyb do sekce s nebezpečím zdarma.
about-ability-ai = Smí jen akce ovládacího panelu, a to odkudkoli; ne při blackoutu. Kdo má jeho data, platí při akcích sekcí za Důstojníka a smí vypustit modul bez evakuace.
about-ability-helpful = Nikdo tu nesmí mít víc než jednu kostku.
about-ability-split = Má dvě karty identity, Jekyll a Hyde, a může být hráčovou postavou dvou hráčů.
about-ability-disassemble = Akce: Dron se vyřadí a opraví tím svou sekci, nebo oživí jiného robota v ní.
about-ability-remote_control = Nelze ho ovlivnit, aktivovat ani podplatit. Kdo smí akci ovládacího panelu, provede jí jednu akci s jedním Dronem.
about-ability-jury_rig = Akce: opraví poškození své sekce, nebo oživí vyřazeného robota v ní. Hořící sekci opravit nejde.
about-ability-hacker = Volnou akcí může být akce ovládacího panelu. Jsou-li rušičky vypnuté, smí akce panelu v kterékoli sekci.
about-ability-investigator = Zvedá kompromaty a vyrábí data i ze sekce spojené s její chodbou, jako by v ní stála.
about-ability-badge = Okrádá o předměty, ne o data, jako by měla pistoli.
about-ability-process_server = Akce: dohodu o mlčenlivosti dostane každý jiný člověk a robot v sekci.
about-ability-lawyer_up = Akce: nevinný nebo vinný hráč, jehož hráčova postava je v sekci, se stane podezřelým.
about-ability-emergency_response = Akce: oživí vyřazeného člověka v sekci bez nanogelu. Při aktivaci má pohyb do sekce s vyřazeným člověkem vždy zdarma.
about-ability-emp_burst = Akce: poškodí svou sekci, vyřadí v ní všechny roboty a smaže všechna data postav v ní, i vlastní.
about-ability-peacekeeper = Útočí jen na Psance, nestvůry a hráčovy postavy podezřelých nebo vinných. Nesabotuje; okrádat smí.
about-ability-armored = Hasákem na něj nelze útočit ani ho okrást.
about-ability-telepathy = Jediná akce Krysy: provede jednu akci s živým člověkem bez helmy ve své sekci. Odmítnout nelze a pud sebezáchovy neplatí.
about-ability-acrobatics = Má schopnost Narozen ve vesmíru: volnou akcí smí přejít do sekce bez gravitace.
about-ability-hollow_promises = Při odhalení se všechny šedé úplatky vrátí na kartu Miliardáře.
about-ability-missile = Akce při vypnutých rušičkách: žeton času na libovolnou sekci. V příštím vašem tahu je poškozená a všichni v ní vyřazeni.
about-ability-extricate = Při odhalení, i při pádu stanice, se Záchranná loď změní v pirátskou: vezme jen toho, kdo má v okolním vesmíru kufřík.
about-ability-creatropism = Nemá-li Zubatý mech žádná živá postava, jednou za vaši aktivaci se zdarma posune, nebo sežere vyřazeného člověka.
about-ability-mission_first = Při odhalení se vám vrátí všechny kostky z pole zrady.
about-ability-shapeshift_switch = Při odhalení si živý Společník smí vyměnit místo, předměty, data a úplatky s cizí postavou, člověkem nebo robotem.
about-ability-last_gasp = Při odhalení vyřazená ožije; živá provede jednu akci.
about-ability-recorded_confessional = Při odhalení vyberete jiného člověka v sekci živého Poradce; ostatní nevinní hráči, jejichž je konspirátorem, se stanou podezřelými.
about-ability-brutal = Hasákem vyřadí i člověka s helmou; hasák i helma tím zaniknou.
about-ability-self_repair = Váš Kyborg smí být aktivován i vyřazený; první akcí se oživí.
about-ability-point_break = Živá Kaskadérka s helmou se při pádu stanice zachrání, jsou-li raketová křídla v její sekci.
about-ability-root_access = Akce: provede jednu akci s živým robotem, který má data Digitálního asistenta, bez pudu sebezáchovy.
about-ability-trojan_horse = Při odhalení dostane kopii Digitálního asistenta jedna nezachráněná postava s Důkazy nebo Tajemstvím X.
about-ability-zip_gun = Při odhalení jako Hyde získá Doktorka pistoli.
about-ability-fake_artifact = Při odhalení jako Jekyll si Doktorka vezme Artefakt, nemá-li ho hráčova postava, i kdyby už byl zničen.
about-ability-overload = Při odhalení položíte žeton času na libovolnou sekci; v příštím vašem tahu je poškozená.
about-ability-blood_from_a_stone = Kompromat, který použijete na cizí postavu, se vám vrátí do ruky.
about-ability-tradecraft = Akce: odhodíte dva kompromaty z ruky a vezmete si jeden použitý z karty cizí postavy.
about-ability-offshore_shenanigans = Při odhalení se vám vrátí použitý úplatek.
about-ability-fine_print = Živé cizí postavy s dohodou o mlčenlivosti smíte aktivovat, jako by byly vašimi konspirátory.
about-ability-hardcopy = Kdokoli v sekci Právníka smí akcí podepsat dohodu o mlčenlivosti.
about-ability-go_go_go = Při odhalení smíte hned provést po jedné akci s každým živým Klonem.
about-ability-haywire = Při odhalení získá Medik hasák.
about-ability-infect = Akce: kontaminuje člověka nebo robota ve své sekci; kdo má plno, upustí předmět podle vaší volby.
about-ability-claymore = Při odhalení položíte tři nálože lícem dolů do tří sekcí. Jedna je ostrá a vyřadí prvního, kdo vejde, i s helmou; podezření z toho není.
about-ability-nerve_gas = Akce: vyvolá udušení ve své sekci nebo v té, kam by mohla hodit.
about-ability-authorized_force = Strážce ztrácí Ochránce míru: smí útočit na kohokoli a sabotovat.
about-ability-forceful_presence = Na začátku její aktivace jedna volná základní akce s cizí postavou v její sekci, nebo s Důstojníkem, který je cizí postavou, kdekoli.
about-ability-secret_cache = Při odhalení získá Černá pasažérka nebo jeden váš konspirátor helmu.
about-ability-homework = Při odhalení smíte ukázat svou bonusovou postavu a hned s ní provést jednu akci.
about-ability-enigma = Odhalíte-li ho Schrödingerovým odhalením, nezahazujete žádnou kartu a bonusové postavy vám zůstanou; Cizinec ztratí Zneklidňující zjev.
about-ability-my_precious = Jiní hráči nesmějí Krysu upustit, hodit ani poslat přechodovou komorou; předat ji smějí.
about-ability-talk_them_through_it = Dokud je Opravářka živá, mají ve vašich tazích všichni vaši konspirátoři Provizorní opravu a Tunelovou krysu.

about-identity-astrochimp = Úkoly a body: { agenda-astrochimp-1 } ({ $points-1 }); + { agenda-astrochimp-2 } ({ $points-2 }); + { agenda-astrochimp-3 } ({ $points-3 }); + { agenda-astrochimp-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-billionaire = Úkoly a body: { agenda-billionaire-1 } ({ $points-1 }); + { agenda-billionaire-2 } ({ $points-2 }); { agenda-billionaire-3 } ({ $points-3 }); + { agenda-billionaire-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-boarder = Úkoly a body: { agenda-boarder-1 } ({ $points-1 }); + { agenda-boarder-2 } ({ $points-2 }); + { agenda-boarder-3 } ({ $points-3 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-botanist = Úkoly a body: { agenda-botanist-1 } ({ $points-1 }); { agenda-botanist-2 } ({ $points-2 }); { agenda-botanist-3 } ({ $points-3 }); + { agenda-botanist-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-colonel = Úkoly a body: { agenda-colonel-1 } ({ $points-1 }); { agenda-colonel-2 } ({ $points-2 }); { agenda-colonel-3 } ({ $points-3 }); { agenda-colonel-4 } ({ $points-4 }).
about-identity-consort = Úkoly a body: { agenda-consort-1 } ({ $points-1 }); + { agenda-consort-2 } ({ $points-2 }); + { agenda-consort-3 } ({ $points-3 }); + { agenda-consort-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-corpsicle = Úkoly a body: { agenda-corpsicle-1 } ({ $points-1 }); + { agenda-corpsicle-2 } ({ $points-2 }); { agenda-corpsicle-3 } ({ $points-3 }); { agenda-corpsicle-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-counselor = Úkoly a body: { agenda-counselor-1 } ({ $points-1 }); { agenda-counselor-2 } ({ $points-2 }); { agenda-counselor-3 } ({ $points-3 }); { agenda-counselor-4 } ({ $points-4 }).
about-identity-cyborg = Úkoly a body: { agenda-cyborg-1 } ({ $points-1 }); { agenda-cyborg-2 } ({ $points-2 }); { agenda-cyborg-3 } ({ $points-3 }); { agenda-cyborg-4 } ({ $points-4 }).
about-identity-daredevil = Úkoly a body: { agenda-daredevil-1 } ({ $points-1 }); + { agenda-daredevil-2 } ({ $points-2 }); + { agenda-daredevil-3 } ({ $points-3 }); { agenda-daredevil-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-digital_assistant = Úkoly a body: { agenda-digital_assistant-1 } ({ $points-1 }); { agenda-digital_assistant-2 } ({ $points-2 }); { agenda-digital_assistant-3 } ({ $points-3 }).
about-identity-doctor_jekyll = Úkoly a body: { agenda-doctor_jekyll-1 } ({ $points-1 }); + { agenda-doctor_jekyll-2 } ({ $points-2 }); + { agenda-doctor_jekyll-3 } ({ $points-3 }); { agenda-doctor_jekyll-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-doctor_hyde = Úkoly a body: { agenda-doctor_hyde-1 } ({ $points-1 }); + { agenda-doctor_hyde-2 } ({ $points-2 }); + { agenda-doctor_hyde-3 } ({ $points-3 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-engineer = Úkoly a body: { agenda-engineer-1 } ({ $points-1 }); { agenda-engineer-2 } ({ $points-2 }); { agenda-engineer-3 } ({ $points-3 }); { agenda-engineer-4 } ({ $points-4 }).
about-identity-exile = Úkoly a body: { agenda-exile-1 } ({ $points-1 }); + { agenda-exile-2 } ({ $points-2 }); + { agenda-exile-3 } ({ $points-3 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-inspector = Úkoly a body: { agenda-inspector-1 } ({ $points-1 }); + { agenda-inspector-2 } ({ $points-2 }); { agenda-inspector-3 } ({ $points-3 }); + { agenda-inspector-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-legal = Úkoly a body: { agenda-legal-1 } ({ $points-1 }); { agenda-legal-2 } ({ $points-2 }); { agenda-legal-3 } ({ $points-3 }); { agenda-legal-4 } ({ $points-4 }).
about-identity-maintenance_clones = Úkoly a body: { agenda-maintenance_clones-1 } ({ $points-1 }); + { agenda-maintenance_clones-2 } ({ $points-2 }); + { agenda-maintenance_clones-3 } ({ $points-3 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-medical = Úkoly a body: { agenda-medical-1 } ({ $points-1 }); { agenda-medical-2 } ({ $points-2 }).
about-identity-microbiologist = Úkoly a body: { agenda-microbiologist-1 } ({ $points-1 }); { agenda-microbiologist-2 } ({ $points-2 }); { agenda-microbiologist-3 } ({ $points-3 }).
about-identity-operative = Úkoly a body: { agenda-operative-1 } ({ $points-1 }); { agenda-operative-2 } ({ $points-2 }); { agenda-operative-3 } ({ $points-3 }); { agenda-operative-4 } ({ $points-4 }); { agenda-operative-5 } ({ $points-5 }).
about-identity-security = Úkoly a body: { agenda-security-1 } ({ $points-1 }); { agenda-security-2 } ({ $points-2 }); { agenda-security-3 } ({ $points-3 }); { agenda-security-4 } ({ $points-4 }); + { agenda-security-5 } ({ $points-5 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-station_chief = Úkoly a body: { agenda-station_chief-1 } ({ $points-1 }); + { agenda-station_chief-2 } ({ $points-2 }); { agenda-station_chief-3 } ({ $points-3 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-stowaway = Úkoly a body: { agenda-stowaway-1 } ({ $points-1 }); { agenda-stowaway-2 } ({ $points-2 }); { agenda-stowaway-3 } ({ $points-3 }); + { agenda-stowaway-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-stranger = Úkoly a body: { agenda-stranger-1 } ({ $points-1 }); { agenda-stranger-2 } ({ $points-2 }); { agenda-stranger-3 } ({ $points-3 }); { agenda-stranger-4 } ({ $points-4 }).
about-identity-telepathic_rat = Úkoly a body: { agenda-telepathic_rat-1 } ({ $points-1 }); + { agenda-telepathic_rat-2 } ({ $points-2 }); { agenda-telepathic_rat-3 } ({ $points-3 }); { agenda-telepathic_rat-4 } ({ $points-4 }). Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
about-identity-troubleshooter = Úkoly a body: { agenda-troubleshooter-1 } ({ $points-1 }); { agenda-troubleshooter-2 } ({ $points-2 }); { agenda-troubleshooter-3 } ({ $points-3 }); { agenda-troubleshooter-4 } ({ $points-4 }).

about-move-step = Postava přejde jednou chodbou do sousední sekce, s Tunelovou krysou i šachtou. Zámkem projde jen Důstojník. Smí při tom táhnout jednu vyřazenou postavu.
    .name = Pohyb
about-move-pick_up = Postava si vezme předmět, který tu leží, vejde-li se do jejího limitu.
    .name = Zvednout předmět
about-move-pick_from = Postava si vezme předmět vyřazené postavy ve své sekci. Integrální předměty a data vzít nelze.
    .name = Vzít předmět vyřazenému
about-move-pick_kompromat = Kompromat jde do vaší ruky a jen vy uvidíte, na koho je. Na kartě postavy místo nezabere.
    .name = Zvednout kompromat
about-move-drop = Předmět zůstane ležet v sekci. Ohnivou bombu při tom můžete zapálit.
    .name = Upustit předmět
about-move-give = Předmět dostane jiná postava v sekci, i vyřazená, má-li na něj místo. Odmítnout nemůže.
    .name = Předat předmět
about-move-throw = Předmět dopadne do sousední sekce, jen chodbou bez zámku. Ohnivou bombu při tom můžete zapálit.
    .name = Hodit předmět
about-move-copy = Jiná postava dostane kopii jedněch dat, svá si postava ponechá. Se zapnutými rušičkami jen ve stejné sekci, bez nich kdekoli.
    .name = Kopírovat data
about-move-delete = Vaše odhalená postava odstraní jedna data ze své karty. Jiným mazat nelze.
    .name = Smazat data
about-move-strike = Vyřadí v sekci jiného robota, člověka bez helmy nebo nestvůru. Člověk vyřazený ve světle při zapnutých kamerách znamená podezření.
    .name = Zaútočit hasákem
about-move-shoot = Vyřadí v sekci kohokoli živého, i člověka s helmou. Člověk vyřazený ve světle při zapnutých kamerách znamená podezření.
    .name = Zaútočit pistolí
about-move-rob = Postava vezme živé postavě v sekci jeden předmět nebo jedna data. Hasákem robotovi nebo člověku bez helmy, pistolí komukoli.
    .name = Okrást
about-move-sabotage = Hasákem nebo pistolí poškodí sekci, ve které stojí: její akce a ovládací panel přestanou fungovat.
    .name = Sabotáž
about-move-revive = Spotřebuje jednu dávku nanogelu a oživí vyřazeného člověka, robota nebo nestvůru v sekci. Člověka bez helmy v nebezpečí oživit nejde.
    .name = Oživit nanogelem
about-move-wait = Akce se přeskočí.
    .name = Čekat
about-move-wait_disc = Akce se přeskočí a disk se vrátí do zásoby: postava pak nebude příště kvůli vašemu disku vyčerpaná.
    .name = Čekat a vzít si disk
about-move-declare_evacuation = Jen Důstojník na Můstku. Zámky zmizí a moduly lze vypouštět.
    .name = Zahájit evakuaci
about-move-transmit = Z Komunikační místnosti pošle kopii svých dat úřadům nebo médiím. Důkazy poslané úřadům učiní všechny ostatní podezřelé hráče vinnými.
    .name = Přenos dat
about-move-release_project_x = Jen Důstojník na Můstku nebo v Kryolaboratoři. Karta Projektu X se otočí a začne evakuace.
    .name = Spustit Projekt X
about-move-decontaminate = V Nádržích zbaví kontaminace sebe nebo jinou postavu, která tam je.
    .name = Dekontaminace
about-move-jettison = Antihmota, která v Magnetické komoře volně leží, letí do okolního vesmíru a odjistí se. Vybuchne za čtyři minuty.
    .name = Odhození antihmoty
about-move-countdown = Na modul, ve kterém postava je, položíte žeton času. Odletí na konci vašeho tahu v příští minutě, není-li do té doby konec hry. Poškozený by při tom zanikl se vším uvnitř.
    .name = Vypuštění s odpočtem
about-move-launch = Obsazený modul připojený k této sekci odletí hned; jednající postava zůstává. Poškozený modul zanikne se vším uvnitř.
    .name = Vypuštění ze sekce
about-move-launch_all = Jen Důstojník na Můstku po zahájení evakuace: všechny obsazené moduly, které smějí, odletí hned.
    .name = Vypuštění z Můstku
about-move-make_item = Postava získá nový předmět, který se v sekci vyrábí, má-li na něj místo.
    .name = Vyrobit předmět
about-move-make_data = Postava získá data, která se v sekci vyrábějí.
    .name = Vyrobit data
about-move-make_contamination = V Biolaboratoři se postava sama kontaminuje. Některé úkoly to odměňují.
    .name = Kontaminovat se
about-move-meditate = Hráčova postava v Terapeutické zahradě vrátí do vaší zásoby všechny vaše kostky z pole zrady.
    .name = Meditace
about-move-repair = V Dílně oživí vyřazeného robota, který tam je.
    .name = Opravit robota
about-move-self_destruct = Jen Důstojník na Můstku: začne evakuace a antihmota se odjistí, ať je kdekoli. Vybuchne za čtyři minuty; na stanici tím hra skončí.
    .name = Autodestrukce
about-move-airlock = Postava přejde po šipce do okolního vesmíru nebo z něj, i s taženou vyřazenou postavou. Venku člověk potřebuje helmu.
    .name = Projít přechodovou komorou
about-move-airlock_throw = Předmět letí po šipce do okolního vesmíru nebo z něj.
    .name = Hodit předmět přechodovou komorou
about-move-eject = Vyřazená postava ze sekce letí přechodovou komorou do okolního vesmíru; jednající zůstává.
    .name = Vyhodit do vesmíru
about-move-toggle_cameras = V Bezpečnostní stanici. Zapnout je lze jen při běžné úrovni energie.
    .name = Zapnout nebo vypnout kamery
about-move-wipe = Ve Fyzikální laboratoři smaže všechna data jedné postavy, která tam je. Jen je-li tato volba zapnuta.
    .name = Výmaz dat
about-move-enter_wormhole = Postava v Kryptě X odejde rovnou do mezosféry: je zachráněná, i s taženou vyřazenou postavou.
    .name = Vstoupit do červí díry
about-move-suppress = Z ovládacího panelu změní v jedné sekci oheň v udušení, nebo udušení odstraní. Oheň tedy chce dvě akce.
    .name = Hasicí a odvětrávací systém
about-move-toggle_jammers = Z ovládacího panelu. Bez rušiček se data kopírují na dálku. Zapnout je lze jen při běžné úrovni energie.
    .name = Zapnout nebo vypnout rušičky
about-move-remote_control = Akcí ovládacího panelu provedete jednu akci s jedním živým Dronem.
    .name = Ovládat Dron
about-move-command_swarm = Akcí ovládacího panelu posunete roj až o dvě sekce a smíte v jeho sekci někoho vyřadit. Může z toho být podezření.
    .name = Navést Bojový roj
about-move-breach = Odstraní zámek na chodbě vedoucí z této sekce. Při blackoutu to umí každý člověk a robot.
    .name = Proražení
about-move-jury_rig = Odstraní poškození sekce, ve které postava stojí. Dokud hoří, nejde to.
    .name = Provizorně opravit sekci
about-move-jury_rig_robot = Oživí vyřazeného robota ve stejné sekci.
    .name = Provizorně opravit robota
about-move-disassemble = Dron se vyřadí a opraví tím svou sekci.
    .name = Rozmontovat se a opravit sekci
about-move-disassemble_for = Dron se vyřadí a oživí tím jiného robota ve své sekci.
    .name = Rozmontovat se a oživit robota
about-move-wormtongue = Poradce přesune jednu kostku z karty člověka ve své sekci na pole zrady.
    .name = Hadí jazyk
about-move-serve_nda = Každý jiný člověk a robot v sekci Právníka dostane dohodu o mlčenlivosti.
    .name = Doručit dohody
about-move-lawyer_up = Nevinný nebo vinný hráč, jehož hráčova postava je u Právníka, se stane podezřelým.
    .name = Právní zástupce
about-move-treat = Medik oživí vyřazeného člověka v sekci bez nanogelu.
    .name = Ošetřit člověka
about-move-emp_burst = Agentka poškodí svou sekci, vyřadí v ní všechny roboty a smaže všechna data.
    .name = EMP pulz
about-move-telepathy = Krysa provede jednu akci s živým člověkem bez helmy ve své sekci. Odmítnout nelze a pud sebezáchovy neplatí.
    .name = Telepatie
about-move-missile = Jen s vypnutými rušičkami: položíte žeton času na sekci. V příštím vašem tahu bude poškozená a všichni v ní vyřazeni.
    .name = Odpálit raketu
about-move-self_repair = Vyřazený Kyborg první akcí oživí sám sebe.
    .name = Samooprava
about-move-root_access = Digitální asistent provede jednu akci s živým robotem, který má jeho data. Pud sebezáchovy neplatí.
    .name = Správcovský přístup
about-move-tradecraft = Odhodíte z ruky dva kompromaty a vezmete si jeden použitý z karty cizí postavy.
    .name = Řemeslo
about-move-hardcopy = Postava v sekci Právníka získá dohodu o mlčenlivosti.
    .name = Podepsat dohodu
about-move-infect = Mikrobioložka kontaminuje člověka nebo robota ve své sekci. Kdo má plno, upustí předmět podle vaší volby.
    .name = Nakazit
about-move-nerve_gas = Agentka vyvolá udušení ve své sekci, nebo v sousední, kam by mohla hodit. Lidé bez helmy tam budou vyřazeni; může z toho být podezření.
    .name = Nervový plyn
about-move-fly_wings = V okolním vesmíru, s raketovými křídly a helmou: postava sama odletí do mezosféry. Evakuace není potřeba.
    .name = Odletět na křídlech
about-move-feed = Kdo má Zubatý mech, nechá ho sežrat vyřazeného člověka v sekci: ten je anihilován, jeho předměty zůstanou.
    .name = Nakrmit mech
about-move-choose = Za tuto kartu budete hrát a bodovat; ostatní vaše karty jsou bonusové postavy. Volbu nikdo nevidí.
    .name = Zvolit skrytou identitu
about-move-assign = Určíte, které dvě karty jsou identity a komu (které barvě) patří; zbylá je bonusová postava.
    .name = Rozdělit identity
about-move-propose_assign = Navrhnete spoluhráči, kdo z vás bude hrát za kterou identitu. Nikoho to nezavazuje a vidíte to jen vy dva.
    .name = Navrhnout identity
about-move-reveal = Karta vyjde najevo a postava je vaše hráčova postava: vaše kostky z ní se vrátí, kostky ostatních padnou na pole zrady. Odhalit bonusovou postavu znamená přijít o bonusové body.
    .name = Odhalit se
about-move-influence = Na její kartu položíte kostky. Máte-li jich tam nejvíc, třeba stejně jako jiný, je vaším konspirátorem.
    .name = Ovlivnit postavu
about-move-cubes = Kolik kostek ze zásoby položíte. Kostky mimo zásobu nad limit vlivu stojí na konci body.
    .name = Počet kostek
about-move-activate = Položíte disk na svého konspirátora. Provede dvě akce, vyčerpaný jednu, a k tomu volné zvednutí nebo upuštění.
    .name = Aktivovat postavu
about-move-renegotiate = Místo aktivace si vezmete zpět disk. V tomto tahu už žádná akce.
    .name = Vyjednávat
about-move-take_back = Místo aktivace si vezmete zpět disk a jednu kostku z této karty. V tomto tahu už žádná akce.
    .name = Vyjednávat a vzít si kostku
about-move-free_action = Jednou za aktivaci navíc: zvednout, upustit, nebo co dovoluje schopnost postavy.
    .name = Použít volnou akci
about-move-bribe = Váš úplatek koupí jednu akci s touto postavou a zůstane na její kartě. Hráč hráčovy postavy může odmítnout.
    .name = Podplatit
about-move-grey_bribe = Aktivovaný Miliardář zaplatí jednu akci jiné postavy šedým úplatkem místo vašeho.
    .name = Podplatit šedým úplatkem
about-move-kompromat = Ukážete ho a provedete s tou postavou jednu akci. Hráč hráčovy postavy může odmítnout: nevinný se tím stane podezřelým a kompromat se vám vrátí do ruky.
    .name = Použít kompromat
about-move-with = Určíte, kterou figurkou postavy budete jednat.
    .name = Vybrat figurku
about-move-ask_owner = Doktorka může patřit dvěma hráčům; určíte, kdo z nich odpoví.
    .name = Koho se zeptat
about-move-accept = Vaše postava provede právě to, co bylo ohlášeno. Úplatek na její kartě vám na konci dá bod.
    .name = Souhlasit
about-move-refuse = Akce se neprovede. Odmítnout úplatek nic nestojí; kdo odmítne kompromat a je nevinen, stane se podezřelým. Odmítnutý úplatek i kompromat se vrátí tomu, kdo ho použil.
    .name = Odmítnout
about-move-end_turn = Zbylé akce propadnou a následuje vyhodnocení.
    .name = Ukončit aktivaci
about-move-moss_step = Volný Zubatý mech se jednou za vaši aktivaci posune otevřenou chodbou do sousední sekce.
    .name = Mech se plazí
about-move-moss_feed = Volný Zubatý mech sežere vyřazeného člověka ve své sekci.
    .name = Mech žere
about-move-presence = Na začátku aktivace Velitelky stanice jedna volná základní akce s cizí postavou u ní, nebo s Důstojníkem, který je cizí postavou, kdekoli.
    .name = Autorita
about-move-frame = Místo vás se stane podezřelým jiný hráč, který má v té sekci konspirátora.
    .name = Svést podezření
about-move-item = Určíte, o který předmět jde.
    .name = Vybrat předmět
about-move-data = Určíte, o která data jde.
    .name = Vybrat data
about-move-to = Určíte, kdo kopii dostane. Kdo taková data už má, druhá nedostane.
    .name = Vybrat příjemce
about-move-drag = Vyřazená postava se posune s tou, která jde. V jednom tahu smí každá táhnout i být tažena jen jednou.
    .name = Táhnout s sebou
about-move-alone = Postava jde sama.
    .name = Jít bez tažení
about-move-light = V sekci, kam dopadne, vznikne oheň: poškodí ji a vyřadí v ní lidi bez helmy. Bomba se vrátí do zásoby.
    .name = Zapálit bombu
about-move-unlit = Bomba zůstane ležet jako každý předmět.
    .name = Nezapalovat
about-move-let_go = Postava má plno; tento předmět upustí do své sekce.
    .name = Pustit předmět
about-move-cube_of = Určíte, čí kostka padne na pole zrady.
    .name = Čí kostka
about-move-resolve = Je-li jich víc, určujete pořadí.
    .name = Vyhodnotit žeton času
about-move-monster_step = Co karta nechává na volbě, volí hráč na tahu.
    .name = Posunout nestvůru
about-move-monster_stay = Nestvůra se dál nehýbe.
    .name = Nestvůra zůstane
about-move-victim = Určíte, koho nestvůra zasáhne. Podezřelí se tím nestanete.
    .name = Vybrat oběť
about-move-spare = Roj v tomto tahu nikoho nevyřadí.
    .name = Nikoho nevyřadit
about-move-swap = Společník a cizí postava si vymění místo, předměty, data i úplatky.
    .name = Vyměnit si místo
about-move-skip = Nepovinný účinek se neprovede.
    .name = Nevyužít
about-move-aim = Položíte sem žeton času; v příštím vašem tahu bude sekce poškozená.
    .name = Zamířit na sekci
about-move-trap = První položená nálož je ostrá, další dvě slepé. Patří do tří různých sekcí.
    .name = Položit nálož
about-move-helmet_to = Tajná skrýš: helmu dostane Černá pasažérka nebo váš konspirátor.
    .name = Dát helmu
about-move-assistant_to = Trojský kůň: dostane ji nezachráněná postava s Důkazy nebo Tajemstvím X.
    .name = Dát kopii Digitálního asistenta
about-move-confess = Ostatní nevinní hráči, jejichž je tento člověk konspirátorem, se stanou podezřelými.
    .name = Vyslechnout zpověď
about-move-take_artifact = Falešný artefakt: Artefakt se ocitne u Doktorky, nemá-li ho hráčova postava.
    .name = Vzít si Artefakt
about-move-show = Domácí příprava: všichni ji uvidí a vy s ní hned provedete jednu akci.
    .name = Ukázat bonusovou postavu
about-move-discard = Řemeslo: kompromat jde ze hry lícem dolů.
    .name = Odhodit kompromat
about-move-take = Řemeslo: kompromat z karty cizí postavy jde do vaší ruky.
    .name = Vzít si použitý kompromat
about-move-deliver = Vaše zachráněná postava dá při pádu stanice kopii dat instituci. Důkazy úřadům vám vrátí možnost vyhrát, jste-li vinni.
    .name = Poskytnout data
about-move-done = Nic dalšího.
    .name = Hotovo

thing-goal = Cíl hry
about-thing-goal = { $teams ->
    [yes] Vyhrává dvojice, která má dohromady nejvíc bodů a v níž nikdo není vinen.
   *[no] { $winners ->
        [1] Vyhrává hráč s nejvíce body, který není vinen.
       *[other] Vyhrávají { $winners } hráči s nejvíce body, kteří nejsou vinni.
    }
 } Body dávají úkoly vaší identity, bonusové postavy a úplatky; počítají se při pádu stanice.
thing-conspiracy = Spiknutí
about-thing-conspiracy = Hráč s kostkami jedné barvy. Řídí postavy, na kterých má nejvíc kostek.
thing-conspirator = Konspirátor
about-thing-conspirator = Živá nezachráněná postava, na které máte aspoň jednu kostku a nikdo na ní nemá víc než vy; shoda stačí. Konspirátora smíte aktivovat. Vaše odhalená živá postava jím je i bez kostek.
thing-cube = Kostka vlivu
about-thing-cube = Každé spiknutí jich má { $cubes }. Ovlivněním je kladete na kartu postavy; kdo jich tam má nejvíc, smí postavu aktivovat. Zpět do zásoby se vracejí po jedné vyjednáváním.
thing-influence_limit = Limit vlivu
about-thing-influence_limit = Číslo v bílé kostce na kartě. Tolik kostek smíte mít na konci mimo zásobu, na kartách i na poli zrady dohromady, když je to vaše postava. Za každou navíc je minus bod.
thing-supply = Zásoba kostek
about-thing-supply = Kostky, které máte u sebe a můžete jimi ovlivňovat. Při remíze na konci rozhodují, mají-li soupeři stejně kostek na poli zrady.
thing-betrayal_box = Pole zrady
about-thing-betrayal_box = Sem padnou vaše kostky z karty postavy, za kterou se odhalí jiný hráč. Počítají se do limitu vlivu a při remíze vyhrává, kdo jich tu má méně. Vrací je meditace v Terapeutické zahradě.
thing-activation_disc = Aktivační disk
about-thing-activation_disc = Kladete ho na kartu postavy, kterou aktivujete, a zůstane tam i po vašem tahu. Postava s diskem na kartě je příště vyčerpaná. Aktivujete-li někoho jiného, disk se přesune k němu; kdo střídá dvě postavy, nemívá je vyčerpané. Zpět ho dostanete vyjednáváním nebo čekáním.
thing-exhausted = Vyčerpaná postava
about-thing-exhausted = Na její kartě ležel už na začátku aktivace disk, třeba i váš. Provede jen jednu akci místo dvou.
thing-time_token = Žeton času
about-thing-time_token = Každé spiknutí má { $tokens }. Položený žeton se vyhodnotí na konci vašeho tahu v příští minutě: odletí modul, udeří raketa, sekce se přetíží.
thing-bribe = Úplatek
about-thing-bribe = Jednou za hru koupí jednu akci s cizí postavou, nebo se souhlasem hráče s jeho hráčovou postavou. Zůstane na její kartě. Nepoužitý má na konci cenu 1 bodu; použitý dá bod tomu, kdo se za tu postavu odhalí. Odmítnutý se vrátí a v tomto tahu už podplácet nelze.
thing-grey_bribe = Šedý úplatek
about-thing-grey_bribe = Leží na kartě Miliardáře. Kdo ho aktivuje, smí podplatit jím místo vlastního úplatku. Bod dává, jen když se Miliardář zachránil.
thing-kompromat = Kompromat
about-thing-kompromat = Leží na plánu lícem dolů a zvedá se jako předmět; jde do ruky hráče na tahu a jen on vidí, na koho je. Použitý dá jednu akci s tou postavou. Nevinný hráč, který ho za svou postavu odmítne, se stane podezřelým a kompromat se vrátí do ruky toho, kdo ho použil. Použít ho smíte i na vlastní hráčovu postavu, v jednom tahu nejvýš jeden.
thing-hand = Ruka hráče
about-thing-hand = Karty identit a kompromaty. Kolik jich kdo má, vidí všichni; jaké to jsou, jen on.
thing-secret_identity = Skrytá identita
about-thing-secret_identity = Postava, za kterou tajně hrajete: na konci boduje její karta. Odhalit ji můžete na začátku kteréhokoli svého tahu, nejpozději při pádu stanice.
thing-bonus_character = Bonusová postava
about-thing-bonus_character = Vaše další karta. Přítel dá body, když se zachrání; nepřítel, když je vyřazen a nezachránil se. Po Schrödingerově odhalení nedává nic.
thing-friend = Přítel
about-thing-friend = Symbol na kartě: kdo má tuto postavu jako bonusovou, dostane za každý symbol bod, pokud se zachránila, i vyřazená.
thing-grudge = Nepřítel
about-thing-grudge = Symbol na kartě: kdo má tuto postavu jako bonusovou, dostane za každý symbol bod, pokud je vyřazená nebo anihilovaná a nezachránila se.
thing-pc = Hráčova postava (HP)
about-thing-pc = Postava, za kterou se někdo odhalil. Je konspirátorem svého hráče bez kostek, nikdo ji už neovlivní a jiní ji podplatí či vydírají jen s jeho souhlasem.
thing-npc = Cizí postava (CP)
about-thing-npc = Postava, za kterou se dosud nikdo neodhalil, i kdyby ji někdo skrýval v ruce.
thing-agenda = Úkoly
about-thing-agenda = Řádky na kartě postavy, za které na konci dostane body hráč s touto identitou. Řádek se znaménkem + platí, jen je-li splněn nejbližší předchozí bez něj.
thing-reveal = Odhalení
about-thing-reveal = Na začátku tahu ukážete svou identitu. Vaše kostky z její karty se vrátí, kostky ostatních padnou na pole zrady a postava získá schopnosti po odhalení.
thing-schrodinger = Schrödingerovo odhalení
about-thing-schrodinger = Místo skryté identity odhalíte bonusovou postavu a hrajete dál za ni. Skrytou identitu zahodíte neukázanou a bonusové body nemáte žádné.
thing-reveal_ability = Schopnost po odhalení
about-thing-reveal_ability = Postava ji získá, až se za ni někdo odhalí během hry. Kdo se odhalí teprve při pádu stanice, už z ní obvykle nic nemá.
thing-human = Člověk
about-thing-human = Chodí, nosí předměty a jedná. Bez helmy ho vyřadí oheň, udušení i hasák. Vyřazený člověk může vzbudit podezření.
thing-robot = Robot
about-thing-robot = Chodí, nosí předměty a jedná. Nebezpečí mu neškodí, helma ho nechrání. Oživí ho nanogel i oprava; jeho vyřazení podezření nebudí.
thing-live = Živý
about-thing-live = Ve hře a ani vyřazený, ani anihilovaný: může jednat.
thing-down = Vyřazený
about-thing-down = Leží a nejedná; nelze ho ovlivnit ani aktivovat. Kdokoli mu smí vzít předměty nebo ho táhnout. Lze ho oživit a zachránit se může i tak.
thing-annihilated = Anihilovaný
about-thing-annihilated = Nadobro pryč se vším, co měl. Nikdy není zachráněný; při bodech platí za vyřazeného.
thing-escaped = Zachráněný
about-thing-escaped = Je v mezosféře, živý nebo vyřazený, i s tím, co nese. Je mimo hru a nikdo na něj už nedosáhne.
thing-engulfed = Pohlcený
about-thing-engulfed = Je v Hladovém slizu: nejedná a není v žádné sekci. Osvobodí ho oheň v sekci slizu nebo jeho vyřazení.
thing-section = Sekce
about-thing-section = Jedna pojmenovaná oblast plánu. Kdo je ve stejné sekci, může si předávat věci, útočit na sebe a okrádat se.
thing-corridor = Chodba
about-thing-corridor = Plná čára mezi sekcemi. Jednou akcí se po ní přejde do sousední sekce; lze jí i házet, není-li na ní zámek.
thing-vent = Šachta
about-thing-vent = Přerušovaná čára. Prolezou jí jen postavy s Tunelovou krysou; nic se jí nedá hodit a nikdy není zamčená.
thing-lock = Zámek
about-thing-lock = Zavírá chodbu. Odstraní ho Důstojník, který projde, akce Proražení, nebo zahájení evakuace.
thing-airlock = Přechodová komora
about-thing-airlock = Šipka do okolního vesmíru nebo z něj. Jednou akcí jí postava projde, něco hodí, nebo vyhodí vyřazeného. Poškozená nefunguje.
thing-console = Ovládací panel
about-thing-console = Odsud se přepínají rušičky a hasí a větrá v kterékoli sekci stanice; také se tu ovládají Drony. Při blackoutu a v poškozené sekci nefunguje.
thing-power_section = Napájecí sekce
about-thing-power_section = Jedna poškozená: kamery a rušičky zhasnou. Dvě poškozené: blackout.
thing-gravity = Gravitace
about-thing-gravity = Modré sekce ji mají, ostatní ne. Záleží na ní jen schopnosti Narozen ve vesmíru.
thing-lit = Osvětlená sekce
about-thing-lit = Jsou-li zapnuté kamery, je vyřazení člověka vidět a kdo ho svou akcí způsobil, je podezřelý.
thing-dark = Temná sekce
about-thing-dark = Kamery tu nic nevidí: vyřazení člověka nevzbudí podezření. Při blackoutu jsou temné všechny.
thing-damage = Poškození
about-thing-damage = Poškozená sekce nenabízí své akce ani ovládací panel; lidem neškodí a projít jí lze. Opraví ji Provizorní oprava nebo Rozmontování, ne však dokud hoří. Poškozený modul při odletu zanikne se vším uvnitř.
thing-fire = Oheň
about-thing-fire = Nebezpečí: každý člověk bez helmy v sekci je hned vyřazen. Sekci poškodí a dokud hoří, nelze ji opravit. Hasí se ovládacím panelem, nejdřív se změní v udušení.
thing-asphyxiation = Udušení
about-thing-asphyxiation = Nebezpečí: každý člověk bez helmy v sekci je hned vyřazen. Oheň tu nevznikne. Odstraní ho ovládací panel, v okolním vesmíru nikdy.
thing-contamination = Kontaminace
about-thing-contamination = Zabírá postavě jedno místo pro předmět; kdo má plno, musí něco upustit. Odstraní ji jen dekontaminace v Nádržích. Záleží na ní některým úkolům.
thing-item_limit = Limit počtu předmětů
about-thing-item_limit = Tolik předmětů postava unese. Data, kompromaty a úplatky se nepočítají, kontaminace ano.
thing-integral = Integrální předmět
about-thing-integral = Je součástí postavy: používá ho, ale nelze ho upustit, předat, hodit ani ukrást.
thing-evacuation = Evakuace
about-thing-evacuation = Odstraní všechny zámky a dovolí vypouštět moduly. Zahájí ji Důstojník na Můstku, spuštění Projektu X akcí, odjištění antihmoty, blackout (ten zámky nechá), nejpozději minuta 1.
thing-pod = Únikový modul
about-thing-pod = Hlavní cesta k záchraně. Vejdete do něj pohybem; po zahájení evakuace ho vypustí odpočet zevnitř, postava v sekci u něj, nebo Důstojník z Můstku. Míst je málo.
thing-occupied = Obsazený modul
about-thing-occupied = Je v něm aspoň jeden člověk, robot nebo nestvůra, živí nebo vyřazení. Jen takový lze vypustit zvenku.
thing-mesosphere = Mezosféra
about-thing-mesosphere = Co je tady, je zachráněno a mimo hru. Spolu ve stejné sekci jsou jen ti, kdo odletěli týmž modulem nebo touž cestou.
thing-cameras = Kamery
about-thing-cameras = Jsou-li zapnuté, vyřazení člověka v osvětlené sekci učiní hráče na tahu podezřelým. Přepínají se v Bezpečnostní stanici; zapnout je lze jen při běžné energii.
thing-jammers = Rušičky
about-thing-jammers = Zapnuté: data se kopírují jen ve stejné sekci. Vypnuté: komukoli ve hře. Přepínají se z ovládacího panelu; zapnout je lze jen při běžné energii.
thing-minute = Minuta
about-thing-minute = Jedno kolo: každý má jeden tah. Ukazatel jde dolů; v minutě 1 začne evakuace sama, minuta 0 se hrát může a nemusí: ukáže to žeton, který na ní leží.
thing-entry_token = Žeton vstupu do atmosféry
about-thing-entry_token = Leží na minutě 0 lícem dolů a nikdo ho nezná. Ohnivá koule: hra končí hned. Jinak se minuta 0 ještě odehraje.
thing-stationfall = Pád stanice
about-thing-stationfall = Konec hry. Všichni se odhalí, zachráněné hráčovy postavy smějí dát data institucím a počítají se body.
thing-innocent = Nevinen
about-thing-innocent = Tak začíná každý.
thing-suspect = Podezřelý
about-thing-suspect = Kamery viděly, jak jeho akce vyřadila člověka, nebo odmítl kompromat. Vyhrát může, ale pošle-li jiný hráč úřadům důkazy, je vinen.
thing-guilty = Vinen
about-thing-guilty = Nevyhraje, ať má bodů kolik chce, ledaže jeho zachráněná postava dá při pádu stanice důkazy úřadům, nebo to dovoluje jeho karta.
thing-project_x = Projekt X
about-thing-project_x = Neznámá karta pod Kryptou X. Spustí ji Důstojník na Můstku nebo v Kryolaboratoři, blackout, nebo poškození Krypty X. Většinou přivede nestvůru.
thing-trap = Nástražná nálož
about-thing-trap = Žeton lícem dolů v sekci. Jeden ze tří je ostrý a vyřadí prvního, kdo do sekce vejde, i s helmou. Který to je, ví jen hráč Agentky.
thing-rescue_ship = Záchranná loď
about-thing-rescue_ship = Při pádu stanice zachrání všechny živé postavy v okolním vesmíru. Odhalí-li se Pirátka, je to loď pirátská a vezme jen toho, kdo má v okolním vesmíru kufřík.
thing-free_action = Volná akce
about-thing-free_action = Aktivovaný člověk nebo robot má jednu navíc: něco zvednout, nebo upustit. Některé schopnosti ji dovolují použít jinak.
thing-section_action = Akce sekce
about-thing-section_action = Jde provést jen v té sekci a jen není-li poškozená; při blackoutu zbývá jen odpočet modulu a přechodová komora.
thing-self_preservation = Pud sebezáchovy
about-thing-self_preservation = Postava neprovede akci, která by ji samu jistě a hned vyřadila nebo anihilovala. Riskovat smí.
thing-drag = Tažení
about-thing-drag = Při pohybu lze vzít s sebou jednu vyřazenou postavu, o jednu sekci. V jednom tahu smí každý táhnout i být tažen jen jednou.
thing-influence_phase = Ovlivnění
about-thing-influence_phase = Nepovinná druhá část tahu: kostky ze zásoby na jednu kartu postavy.
thing-activation_phase = Aktivace
about-thing-activation_phase = Třetí část tahu: disk na konspirátora a dvě akce, vyčerpaný jednu. K tomu volná akce, jeden úplatek a jeden kompromat.
thing-renegotiation = Vyjednávání
about-thing-renegotiation = Místo aktivace: disk zpět a k tomu, chcete-li, jedna kostka z karty. V tomto tahu pak žádná akce, ani volná, ani za úplatek či kompromat.
thing-resolution = Vyhodnocení
about-thing-resolution = Konec tahu: nastanou vaše žetony času z minulé minuty, potom výbuch antihmoty, je-li na řadě, potom jedná nestvůra.
thing-delivery = Poskytnutí dat
about-thing-delivery = Při pádu stanice smí zachráněná hráčova postava dát svá data institucím. Důkazy úřadům vrátí vinného mezi podezřelé; nikoho vinným neučiní.
thing-tie = Remíza
about-thing-tie = Vyhrává, kdo má méně kostek na poli zrady, potom kdo má víc v zásobě; potom se o vítězství dělí.
thing-medical_track = Stupnice Medika
about-thing-medical_track = Posune se za každého člověka, kterého Medik oživil, a za každou kostku, která při jeho odhalení padla na pole zrady. Dosažené hvězdy jsou body hráče s touto identitou.
thing-automaton = Automat
about-thing-automaton = Soupeř v sólové hře s vlastní skrytou identitou. Hodí kostkou: na 1 až 4 jde za svými úkoly, jinak za obecnými cíli.

now-ability = { $ability }: { $ability-does }
now-ability-later = Po odhalení získá schopnost { $ability }: { $ability-does }
now-exhausted = Na kartě leží disk: kdo tuto postavu aktivuje, má jen jednu akci.
