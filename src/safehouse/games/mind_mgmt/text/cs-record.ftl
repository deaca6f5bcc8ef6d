# Záznam skupiny lidí.
record-first = První plná hra
record-next = Náborář { $recruiter }: { $number }. plná hra
record-other-parts = Plná hra v jiných rolích
record-carried-over = Plná hra s jinými lidmi nebo v jiných rolích, balíčky zůstávají
record-carried-over-about = Nová série převezme otevřené balíčky té poslední: Náborář { $recruiter }, Odpadlí agenti { $agents }. Před její první hrou se moduly nevybírají.
record-again = Od začátku a s prohozenými stranami, Náborář: { $recruiter }
record-again-about = Všechny balíčky se zase zavřou a začíná nová kampaň.
record-no-choice = Před první plnou hrou série se moduly SHIFT nevybírají; po ní otevírá poražená strana balíček.
record-choice-recruiter = { $streak ->
    [one] Minulou hru vyhrál Náborář: moduly vybírají nejdřív Odpadlí agenti, Náborář o jeden méně.
   *[other] Náborář má výher v řadě { $streak }: moduly vybírají nejdřív Odpadlí agenti, Náborář o { $streak } méně.
}
record-choice-rogue_agents = { $streak ->
    [one] Minulou hru vyhráli Odpadlí agenti: moduly vybírá nejdřív Náborář, Odpadlí agenti o jeden méně.
   *[other] Odpadlí agenti mají výher v řadě { $streak }: moduly vybírá nejdřív Náborář, Odpadlí agenti o { $streak } méně.
}
record-training = Kratší, bez nesmrtelných a bez SHIFT; neotevírá balíčky a nepočítá se do výher v řadě.
record-mutual-name = Moduly vybrané navzájem
record-auction-name = Dražba o Náboráře
record-mutual = Každá strana vybírá moduly, které použije ta druhá; na počtu se dohodněte ve volbách hry.
game-auction = Dražíte roli Náboráře: stane se jím ten, kdo Odpadlým agentům nabídne nejvíc modulů SHIFT. Přihazuje se postupně; kdo jednou vzdá, už nepřihazuje. Náborář sám nepoužije žádný modul.
record-auction = { game-auction } Draží se u stolu, jakmile jsou všechna místa obsazená; každý na svém zařízení.
record-not-open = Otevře se, až bude v některé sérii otevřeno všech čtrnáct balíčků SHIFT.
record-series = Náborář { $recruiter } proti: { $agents }
record-results = Výhry Náboráře: { $recruiter }, Odpadlých agentů: { $agents }.
record-agent = { $agent ->
    [meru] { agent-meru }
    [henry_lyme] { agent-henry_lyme }
    [bill_falls] { agent-bill_falls }
   *[dusty] { agent-dusty }
}: { $players }
record-result = { $number }. { $mode ->
    [training] hra (výcviková mise)
   *[full] hra
}, { $day }. { $month }. { $year }, { $card ->
    [karl_box] { recruiter-karl_box }
    [pipe_girl] { recruiter-pipe_girl }
    [ghostwriter] { recruiter-ghostwriter }
   *[sleepwalker] { recruiter-sleepwalker }
}: { $code ->
    [R] R (vyhrál Náborář: rekruti)
    [T] Č (vyhrál Náborář: čas)
   *[other] { $code } (kolo, ve kterém Náborář prohrál)
}
record-used = Modul { $number }. hry: { $module ->
    [static] { module-static }
    [wide_net] { module-wide_net }
    [open_call] { module-open_call }
    [radio_silence] { module-radio_silence }
    [body_double] { module-body_double }
    [shifting_streets] { module-shifting_streets }
    [deep_cover] { module-deep_cover }
    [tip_line] { module-tip_line }
    [checkpoints] { module-checkpoints }
    [wiretap] { module-wiretap }
    [double_shift] { module-double_shift }
    [good_cop_bad_cop] { module-good_cop_bad_cop }
    [early_warning] { module-early_warning }
   *[cordon] { module-cordon }
}
record-streak-recruiter = Výhry Náboráře v řadě: { $count }
record-streak-rogue_agents = Výhry Odpadlých agentů v řadě: { $count }
record-package-static = Balíček Náboráře 1: { module-static }
record-package-wide_net = Balíček Náboráře 2: { module-wide_net }
record-package-open_call = Balíček Náboráře 3: { module-open_call }
record-package-radio_silence = Balíček Náboráře 4: { module-radio_silence }
record-package-body_double = Balíček Náboráře 5: { module-body_double }
record-package-shifting_streets = Balíček Náboráře 6: { module-shifting_streets }
record-package-deep_cover = Balíček Náboráře 7: { module-deep_cover }
record-package-tip_line = Balíček Odpadlých agentů 1: { module-tip_line }
record-package-checkpoints = Balíček Odpadlých agentů 2: { module-checkpoints }
record-package-wiretap = Balíček Odpadlých agentů 3: { module-wiretap }
record-package-double_shift = Balíček Odpadlých agentů 4: { module-double_shift }
record-package-good_cop_bad_cop = Balíček Odpadlých agentů 5: { module-good_cop_bad_cop }
record-package-early_warning = Balíček Odpadlých agentů 6: { module-early_warning }
record-package-cordon = Balíček Odpadlých agentů 7: { module-cordon }
