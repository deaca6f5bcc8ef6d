about-envelope = { $higher ->
    [0] Nejvyšší obálka: kdo si ji nechá do konce, nemůže prohrát.
    [one] Vyšší obálka je jediná.
    [few] Vyšší obálky jsou { $higher }, nižších je { $lower }. Po otevření vyhrává ta vyšší.
    [many] Vyšších obálek je { $higher }, nižších { $lower }. Po otevření vyhrává ta vyšší.
   *[other] Vyšších obálek je { $higher }, nižších { $lower }. Po otevření vyhrává ta vyšší.
 }
    .name = Obálka { $id }

about-move-keep = Zůstanete u své obálky a váš tah končí. Když si je nechají oba, obě se otevřou a vyšší vyhrává.
    .name = Nechat si obálku
about-move-swap = Svou obálku odložíte a vezmete si vrchní ze schránky. Jednou za hru, než si ji necháte nebo obviníte.
    .name = Vyměnit obálku
about-move-accuse = Jmenujte číslo, které má soupeř, od { $lowest } do { $highest }. Uhodnete-li, hned vyhráváte, jinak vyhrává soupeř.
    .name = Obvinit

thing-drop = Schránka
    .acc = schránku
about-thing-drop = Hromádka obálek lícem dolů. Jejich pořadí nikdo nezná.

now-held = Držíte ji vy.
now-aside = Tu jste odložili: soupeř ji mít nemůže.
now-drop = { $count ->
    [one] Leží v ní jedna obálka.
    [few] Leží v ní { $count } obálky.
    [many] Leží v ní { $count } obálky.
   *[other] Leží v ní { $count } obálek.
 }
