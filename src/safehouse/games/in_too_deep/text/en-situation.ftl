stand-goal = Most Intel after chapter 3 wins. Only your lowest dominance scores; whoever stores the most corruption is over the edge and pays for it if the plan is foiled.
stand-own = You: Intel { $intel }, lowest dominance { $lowest }, { $stored ->
    [one] { $stored } dilemma
   *[other] { $stored } dilemmas
 } stored.
stand-chapter = Chapter { $chapter } of { $chapters }: it ends when the display cannot refill the rail ({ $left } on the display).
stand-chapter-ends = { $chapter ->
    [3] { $turns ->
        [0] The last chapter ends with this turn.
       *[other] The last chapter is ending; turns left after this one: { $turns }.
    }
   *[other] Chapter { $chapter } of { $chapters } is ending: after this turn the investigation is evaluated and dilemmas are stored.
 }
stand-chapter-over = { $chapter ->
    [3] The last chapter is over: the investigation is evaluated, dilemmas are stored, then Intel is counted.
   *[other] Chapter { $chapter } of { $chapters } is over: the investigation is evaluated and dilemmas are stored.
 }
