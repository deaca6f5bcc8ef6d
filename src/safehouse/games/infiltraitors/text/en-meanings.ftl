# What a bot wanted to say by a move; told after the game.
meant-clue = With { $card } I meant to tell you about my suspect, { $suspect }: of { $before } possible cards, { $left } remain for anybody who crosses out.
meant-question = With { $card } I asked about the suspect in front of { $whom }. From my seat it could be any of { $before } cards: upright would leave { $upright }, across { $across }.
meant-code = The choice also spoke in code: of { $before } cards that my suspect could be, it left { $left }.
meant-left = Left: { $cards }.
meant-shot = { $left ->
    [1] I was sure: only one card was left.
   *[other] I was not sure: { $left } cards were left.
 }
