stand-recruiter = Vyhrajete s { $needed } oznámenými rekruty (máte { $recruits }), nebo když žeton času dojde na { $end }:00 ({ $hour ->
    [0] cesta ještě nezačala
   *[other] teď { $hour }:00
 }). Prohrajete, když vás zajmou nebo nemáte kam vkročit.
stand-never-back = Do lokace, kde jste už byli, se nesmíte vrátit.
stand-unannounced = { $count ->
    [one] Ještě neoznámený { $count } rekrut se zatím nepočítá.
    [few] Ještě neoznámení { $count } rekruti se zatím nepočítají.
    [many] Ještě neoznámeného { $count } rekruta se zatím nepočítá.
   *[other] Ještě neoznámených { $count } rekrutů se zatím nepočítá.
}
stand-agents = Zajměte Náboráře, než bude { $end }:00 ({ $hour ->
    [0] teprve se připravuje
   *[other] teď { $hour }:00
 }) a než oznámí { $needed } rekrutů (teď { $recruits }).
stand-watcher = Náborář vyhraje s { $needed } oznámenými rekruty (teď { $recruits }), nebo dojde-li žeton času na { $end }:00 ({ $hour ->
    [0] teprve se připravuje
   *[other] teď { $hour }:00
 }), agenti zajetím.
still-both = smí provést POHYB až o dvě lokace a jednu akci, v libovolném pořadí.
still-action = ještě smí provést jednu akci.
still-move = ještě smí provést POHYB až o dvě lokace.
still-nothing = POHYB i akci má za sebou, ukončete aktivaci.
game-following = Dál: plná hra
besides-immortal = přesunout nesmrtelného
besides-paid = za žeton kroku přesunout ještě jednoho nesmrtelného
besides-claim = získat rekruty
besides-mayhem = přemístit žeton chaosu
