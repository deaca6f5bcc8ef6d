stand-mission = Společně zneškodněte všechny podezřelé: zbývá { $suspects ->
    [one] { $suspects } podezřelý
    [few] { $suspects } podezřelí
    [many] { $suspects } podezřelého
   *[other] { $suspects } podezřelých
 } a { $bullets ->
    [one] { $bullets } náboj
    [few] { $bullets } náboje
    [many] { $bullets } náboje
   *[other] { $bullets } nábojů
 } (méně nábojů než podezřelých je prohra), v centrále { $hq ->
    [one] { $hq } karta
    [few] { $hq } karty
    [many] { $hq } karty
   *[other] { $hq } karet
 }.
stand-fits = Nápověda vytváří shodu a leží svisle, má-li stejnou barvu nebo stejné číslo, nebo jedno číslo dělí druhé; jinak leží vodorovně.
