stand-chase = Catch { $other }: { $mine ->
    [one] { $mine } space
   *[other] { $mine } spaces
 } to gain. { $other } needs { $theirs } to catch you.
stand-watcher = Green is { $green ->
    [one] { $green } space
   *[other] { $green } spaces
 } from catching Blue, Blue { $blue } from catching Green.
stand-codebreaker-you = Three Codebreakers win: you have { $mine }, { $other } { $theirs }.
stand-daredevil-you = Three Daredevils lose: you have { $mine }, { $other } { $theirs }.
stand-codebreaker-watcher = Three Codebreakers win: { $own } { $mine }, { $other } { $theirs }.
stand-daredevil-watcher = Three Daredevils lose: { $own } { $mine }, { $other } { $theirs }.
game-following = Next: with the black market
points-agent = { $icons }
points-offered = { $agent }, { $icons }
points-card = { $card-effect }
