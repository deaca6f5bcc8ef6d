# Dějové linky, jak se odvíjejí, a epilog; terminál i prohlížeč vyprávějí totéž.

tale-title = Dosavadní příběh
tale-line = { $line } ({ $code }): { $blurb }
tale-silent = Zatím se tu nic nestalo.
tale-deed =
    { $crime }, { $level }. úroveň. { $blurb } { $seat }, kapitola { $chapter }, { $how ->
        [reckless] bezohledně
       *[cautious] opatrně
    }: { $title }.

epilogue-title = Epilog
epilogue-chapter =
    { $succeeded ->
        [yes] Kapitola { $chapter }: vyšetřování je úspěšné
       *[no] Kapitola { $chapter }: vyšetřování je neúspěšné
    }
epilogue-deed =
    { $how ->
        [reckless] { $seat }, bezohledně – { $crime }: { $title }.
       *[cautious] { $seat }, opatrně – { $crime }: { $title }.
    }
epilogue-quiet = K žádnému velkému zločinu nedojde.
epilogue-petty = Drobné zločiny – { $counts }.
epilogue-count = { $seat }: { $count }
epilogue-lines = Jak dopadly dějové linky
epilogue-line-ended = { $line } dojde až do konce: { $crime }.
epilogue-line-stopped = { $line } skončí na { $level }. úrovni, poslední zločin: { $crime }.
epilogue-line-unborn = { $line } vůbec nezačne.
epilogue-edge = Kdo se dostal za hranu
epilogue-least = Nejmenší zkaženost ({ $corruption }): { $seats }.
epilogue-most-foiled = Největší zkaženost ({ $corruption }), a protože je plán zmařen, za hranou: { $seats }.
epilogue-most-free = Největší zkaženost ({ $corruption }), ale plán uspěl, a tak bez trestu: { $seats }.
epilogue-promotion-story = Plán se rozpadl několik hodin před svým časem. Jména lidí ze Syndikátu svítí na všech obrazovkách New Dawn City; jméno nejlepšího agenta na žádné, jen na dveřích o patro výš. Hák je vypnutý a zůstává zticha.
epilogue-warning-story = Plán se rozpadl a nikdo se nahlas neptá, co to stálo. Nejlepší agent si ponechá místo a dostane dopis: ještě jedna taková mise a příští spis ponese jeho jméno. V noci se cizí myšlenky pořád ozývají.
epilogue-city_lost-story = New Dawn City se probudilo a patřilo někomu jinému. Co si agenti odnesli v paměti, jednou zaplní soudní síň v jiném městě. Nejlepšímu z nich zůstaly čisté ruce a nic víc.
epilogue-syndicate-story = Plán vyšel a ten, kdo o něm věděl nejvíc, mu nestál v cestě. Syndikát potřebuje lidi, kteří ho poznali zevnitř. Žádné dveře se neotevřely; hranice prostě v jednu chvíli zůstala za zády.
