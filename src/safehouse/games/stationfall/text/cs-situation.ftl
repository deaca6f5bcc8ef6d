stand-goal = Po pádu stanice vyhraje, kdo má nejvíc bodů; viník vyhrát nemůže.
stand-minute = Minuta { $minute }: stanice spadne po minutě 0.
stand-identity = Tajně jste { $identity }: kdyby spadla teď, máte { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }.
stand-suspect = Jste v podezření: pošle-li někdo jiný úřadům Důkazy, budete vinni.
stand-guilty = Jste vinni: vyhrát můžete, jen když vaše zachráněná postava doručí úřadům Důkazy, nebo když to dovoluje její karta.
game-following = Dál: postavy určí los
