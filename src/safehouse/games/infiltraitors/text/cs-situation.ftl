stand-mission = Společně eliminujte všechny podezřelé (zbývá: { $suspects }). Náboje: { $bullets }; méně nábojů než podezřelých je prohra. Karty v centrále: { $hq }.
stand-fits = Nápověda vytváří shodu a leží svisle, má-li stejnou barvu nebo stejné číslo, nebo jedno číslo dělí druhé; jinak leží vodorovně.
game-following = Další mise
