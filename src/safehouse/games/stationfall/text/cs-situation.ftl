stand-goal = Po pádu stanice { $teams ->
    [yes] vyhraje dvojice, která má dohromady nejvíc bodů; je-li jeden z ní vinen, vyhrát nemůže.
   *[no] { $winners ->
        [1] vyhraje, kdo má nejvíc bodů; viník vyhrát nemůže.
       *[other] vyhrají { $winners } hráči, kteří mají nejvíc bodů; viník vyhrát nemůže.
    }
 }
stand-minute = { $minute ->
    [-1] Stanice padá.
    [0] Minuta 0: na jejím konci stanice spadne.
   *[other] Teď je minuta { $minute }. Stanice spadne na začátku, nebo na konci minuty 0, podle zakrytého žetonu na ní.
 }
stand-identity = Tajně jste { $identity }: { stand-points }.
stand-revealed = Už jste se odhalili, hrajete za { $identity-acc }: { stand-points }.
stand-points = kdyby stanice spadla teď, máte { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 } (úkoly { $tasks }{ $bonus ->
    [0] { "" }
   *[other] { "" }, bonusové postavy { $bonus }
 }{ $bribes ->
    [0] { "" }
   *[other] { "" }, úplatky { $bribes }
 }{ $excess ->
    [0] { "" }
   *[other] { "" }, kostky nad limit { $excess }
 })
stand-suspect = Jste v podezření: pošle-li někdo jiný úřadům Důkazy, budete vinni.
stand-guilty = Jste vinni: vyhrát můžete, jen když vaše zachráněná postava doručí úřadům Důkazy, nebo když to dovoluje její karta.
game-following = Dál: postavy určí los
