about-title = O projektu Safehouse
about-1 = Safehouse hraje špionské hry se skrytými informacemi podle úplných pravidel. Co kdo vidí, ať je to člověk, robot nebo divák, vychází jen z toho, co to místo smí vědět.
about-2 = Všechno běží na počítači, který program spustil. Žádný účet, žádné sledování; jméno a místa si pamatuje jen toto zařízení.
about-3 = Hry patří svým autorům a vydavatelům. Kresby jsou tu naše vlastní.
about-designers = Autoři her
about-keys = Klávesnice: na všechno stačí tabulátor a Enter; nabídka stolu umí pro odečítače obrazovky ukázat stůl slovy.
about-version = Verze { $version }
