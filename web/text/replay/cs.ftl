thought-title = Co si robot myslel
thought-meant = Co měl tah říci
thought-none = V tomto kroku netáhne robot.
thought-asking = Ptáme se: { $bot }…
thought-forced = Jiný tah možný nebyl.
thought-silent = Tento robot důvody svých tahů neříká.
thought-chance = Naděje na výhru, jak ji vidí
thought-before = předtím
thought-after = s tímto tahem
thought-believed = Čemu věří
thought-gained = Samotný tah mu o tom prozradil { $bits ->
    [one] 1 bit
    [few] { $bits } bity
    [many] { $bits } bitu
   *[other] { $bits } bitů
}; otázka ano–ne s vyrovnanými šancemi má cenu jednoho bitu.
thought-doubts = Po tahu toho o tom věděl méně než před ním; nejistota vzrostla o { $bits ->
    [one] 1 bit
    [few] { $bits } bity
    [many] { $bits } bitu
   *[other] { $bits } bitů
}.
thought-weighed = Zvažované tahy
thought-mixed = Tahy, ze kterých losuje, aby se nedal přečíst
thought-made = zahráno
thought-wins = výhra { $chance }
thought-more = { $count ->
    [one] a ještě 1 tah
    [few] a ještě { $count } tahy
   *[other] a ještě { $count } tahů
}
thought-fine = Ptáme se po hře, jen s tím, co jeho místo v té chvíli vidělo.
thought-effort = { $count ->
    [one] Prohlédnuta 1 varianta.
    [few] Prohlédnuty { $count } varianty.
   *[other] Prohlédnuto { $count } variant.
}
