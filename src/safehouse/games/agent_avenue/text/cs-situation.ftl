stand-chase = Chyťte soupeře: chybí vám { $mine ->
    [one] { $mine } pole
    [few] { $mine } pole
    [many] { $mine } pole
   *[other] { $mine } polí
 }. Soupeři k chycení vaší figurky chybí { $theirs }.
stand-watcher = Zelené chybí k chycení modré { $green ->
    [one] { $green } pole
    [few] { $green } pole
    [many] { $green } pole
   *[other] { $green } polí
 }, modré k chycení zelené { $blue }.
stand-codebreaker-you = Tři Kryptografky znamenají výhru: máte { $mine }, soupeř { $theirs }.
stand-daredevil-you = Tři Odvážlivci znamenají prohru: máte { $mine }, soupeř { $theirs }.
stand-codebreaker-watcher = Tři Kryptografky znamenají výhru: { $own } { $mine }, { $other } { $theirs }.
stand-daredevil-watcher = Tři Odvážlivci znamenají prohru: { $own } { $mine }, { $other } { $theirs }.
game-following = Dál: s černým trhem
points-agent = { $icons }
points-offered = { $agent }, { $icons }
points-card = { $card-effect }
