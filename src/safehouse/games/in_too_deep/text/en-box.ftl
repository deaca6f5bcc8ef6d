# The cards that owners enter.
box-crime = Major crimes
    .more = Each card takes the place of the game’s card with the same code. Cards you leave out stay as they are.
box-petty = Petty crimes
    .more = Number your petty crimes P01 to P21 as you like. Cards you leave out stay as they are.
box-dilemma = Dilemmas
    .more = Number your dilemmas D01 to D72 as you like. Cards you leave out stay as they are.
box-icons = Amounts printed as pictures
    .more = What the rulebook shows only as pictures. What you leave empty stays as it is in the game.

box-field-four_plus = Carries the symbol 4+
box-field-name = Name (English)
    .more = Leave one language empty and the words of the other one are shown in both.
box-field-czech = Name (Czech)
box-field-text = Conditions in words (English)
box-field-text_czech = Conditions in words (Czech)
box-field-you = Criminals of yours the card speaks of
    .more = They are called y1, y2 and y3 below.
box-field-when = Conditions
    .more = All of them must hold. P and Q are any zones; a zone can also be called by name (blocks, heights, aerodrome, zinbazaar, downtown, ion_towers, parish, harbor) or be opp(P), cw(P), ccw(P). Join by “or”, deny by “not”.
box-field-effect_text = Effect in words (English)
box-field-effect_text_czech = Effect in words (Czech)
box-field-effect = Effects
    .more = What happens, one after another. They may name only what the conditions name.
box-field-cautious = Cautious outcome
box-field-reckless = Reckless outcome
box-field-reward = Reward
box-field-title = Title (English)
    .more = Leave one language empty and the words of the other one are shown in both.
box-field-title_czech = Title (Czech)
box-field-intel = Intel
box-field-dilemmas = Dilemmas
box-field-evidence = Evidence gained
box-field-process = Evidence processed
box-field-support = Support tokens
box-field-blurb = Story (English)
box-field-blurb_czech = Story (Czech)
box-field-corruption = Corruption
box-field-bonus = Bonus
box-field-symbols = Symbols of evidence
    .more = For the bonus “evidence symbols”.
box-field-warrant = Warrant
    .more = For the bonus “warrant”.
box-field-least_corrupt_bonus = Intel for each more corrupt player
box-field-badge_set = Intel for three badges
box-field-chapter_three_penalty = Intel lost when the third investigation fails
box-field-last_value_field = Worth of a symbol on the last value field
box-field-support_offer = Intel added to the next third of the support offer

warrant-none = none
box-phrase-at = a criminal of yours stands in the zone
box-phrase-holds = it holds the item
box-phrase-holds_nothing = it holds nothing
box-phrase-item = the item is in the zone; add ,dropped or ,held to say how
box-phrase-items = so many items are in the zone
box-phrase-crims = so many criminals are there (all, mine, rival, free, others)
box-phrase-guardian = the Guardian is there
box-phrase-noguardian = the Guardian is not there
box-phrase-barriers = so many barriers stand at its borders
box-phrase-barrier_between = a barrier stands between two zones
box-phrase-patrol = so many patrol tokens lie there
box-phrase-alone = it is alone
box-phrase-alone_with = it is alone with the Guardian, another of yours (y2) or any criminal (crim)
box-phrase-empty = the zone is empty
box-phrase-opposite = two zones lie opposite each other
box-phrase-adjacent = two zones are neighbours
box-phrase-same = two zones are the same
box-phrase-diff = two zones are different
box-phrase-dist = so many steps lie between two zones
box-phrase-hooked = you have hooked so many criminals
box-phrase-drop = it drops what it holds
box-phrase-drop_mine = all of yours in the zone drop their items
box-phrase-drop_all = everybody in the zone drops their item
box-phrase-put = the item goes to a zone: one by name, choose (any), choose_adj(P) (a neighbour)
box-phrase-give = the first hands its item to the second
box-phrase-swap = two items change places
box-phrase-send = the criminal goes to a zone
box-phrase-swap_crims = two criminals change places
box-phrase-guardian_step = so many moves of the Guardian
box-phrase-barrier_step = so many moves of barriers
box-phrase-machine = so many moves of the Guardian and barriers together
box-phrase-patrol_call = patrol comes to the zone from everywhere
box-phrase-patrol_shift = all patrol leaves the zone
box-phrase-dominance = you gain (or with − lose) dominance

box-card-unreadable = “{ $line }”: “{ $found }” cannot be read.
box-card-expected = “{ $line }”: { $wanted ->
    [none] a name was expected
   *[other] “{ $wanted }” was expected
 }, { $found ->
    [none] the line ends.
   *[other] here stands “{ $found }”.
 }
box-card-follows = “{ $line }”: nothing may follow an effect, here follows “{ $found }”.
box-card-slot = “{ $term }” is no criminal of this card; there are y1 to y{ $last }.
box-card-zone = “{ $term }” is no zone.
box-card-variables = At most { $most } zones may be called by letters.
box-card-item = “{ $term }” is no item.
box-card-compare = “{ $term }” is no comparison such as >=2.
box-card-number = “{ $term }” is no whole number from -9 to 9.
box-card-word = “{ $term }” is unknown here; possible are: { $words }.
box-card-arguments = “{ $term }” has too few or too many parts in its brackets ({ $count }).
box-card-predicate = “{ $term }” is no condition.
box-card-effect = “{ $term }” is no effect.
box-card-slots = The conditions must speak of { $wanted }, no more and no fewer.
box-card-unnamed = The effect speaks of { $term }, which no condition names.
box-card-steps = “{ $term }” needs a number from 1.
box-card-code = The code says: storyline { $line }, level { $level }.
box-card-twin = Both languages are needed.
box-card-name = The name “{ $name }” comes twice in the game.
box-card-reckless-intel = The reckless outcome brings more Intel than the cautious one.
box-card-reckless-dilemmas = The reckless outcome brings more dilemmas than the cautious one.
box-card-cautious-process = The cautious outcome processes more evidence than the reckless one.
box-card-cautious-evidence = The cautious outcome brings at least as much evidence as the reckless one.
box-card-four-plus = Storyline { $storyline }: two cards of level 1 or 2 carry 4+, no more and no fewer. Cards you left out count too.
box-card-corruption = Another card with the same bonus has the corruption { $other }. Cards you left out count too.
box-card-bonus = The bonus is incomplete.
