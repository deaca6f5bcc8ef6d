# What each thing is and does. Numbers come from the data (about.py).

about-criminal-hustler = For an action he uses the effect of his own or an adjacent zone without patrol; barriers do not matter. Patrol is drawn into that zone as usual. You must control him and have his dominance token on space { $ability-from } or higher.
about-criminal-enforcer = For an action he moves another criminal in his own or an adjacent zone by one zone, whoever controls it. He reaches past a barrier but sends nobody across one. You must control him and have his dominance token on space { $ability-from } or higher.
about-criminal-hacker = For an action he moves an item in his own or an adjacent zone by one zone, or picks up a dropped one there. Barriers do not matter, and he may move an item somebody holds. You must control him and have his dominance token on space { $ability-from } or higher.
about-criminal-shadow = She ignores barriers when she moves for an action and always counts as alone for a crime. The ability is always on and costs nothing. You must control her and have her dominance token on space { $ability-from } or higher.
about-criminal-smuggler = As a free action he picks up a dropped item in his zone, or takes an item from a criminal standing there with him, whoever controls it. He may do so again and again. You must control him and have his dominance token on space { $ability-from } or higher.
about-criminal-seer = Once per turn, as a free action, you gain 1 dominance over another criminal in her own or an adjacent zone, whoever controls it. You must control her and have her dominance token on space { $ability-from } or higher.
about-criminal-crusher = He moves a nearby barrier, or the Guardian in his own or an adjacent zone. The first time in a turn this is a free action, after that it costs an action. You must control him and have his dominance token on space { $ability-from } or higher.
about-criminal-mechanic = The item she holds may count as the other item of its kind for a crime. The ability is always on and costs nothing. You must control her and have her dominance token on space { $ability-from } or higher.
about-criminal-jumper = For an action she transfers to the opposite zone. You must control her and have her dominance token on space { $ability-from } or higher.
about-criminal-courier = For an action she transfers to any zone that can be reached without crossing a barrier. You must control her and have her dominance token on space { $ability-from } or higher.

about-zone-blocks = Effect: you may challenge one opponent. Both show the dilemmas in hand; whoever has the higher corruption, minus tolerance, pays { $challenge } Intel and discards one dilemma. The challenger wins ties.
about-zone-heights = Effect: { $picks } times, one after the other, choose: move a criminal or an item (not across a barrier), look at two face-down evidence tokens, or move a barrier or the Guardian. It does not matter who controls the criminal.
about-zone-aerodrome = Effect: transfer one criminal with its item to any other zone. It does not matter who controls it.
about-zone-zinbazaar = Effect: swap any two items, dropped or held. Whoever loses one holds the other.
about-zone-downtown = Effect: up to { $machine-moves } moves, divided among the Guardian and both barriers.
about-zone-ion_towers = Effect: take a support token from the offer, or a crime card from any deck. The card lies face down beside the console, and you see it only at the end of your turn.
about-zone-parish = Effect: gain a tolerance token, that is { $tolerance } more tolerance.
about-zone-harbor = Effect: gain 1 evidence, or process 1 evidence from your memory.

about-item = An item. Its kind: { $kind }, like the { $twin }. A criminal picks it up in its zone for an action, carries it along and drops it for free. Crime cards say where it has to be.

about-evidence = A kind of evidence, { $copies } tokens in all. Put it on a row with the same task and you get a folder. The more evidence of this kind lies in the plan area at the end, the more each of your symbols is worth.

about-crime = { $level ->
    [0] { $name-blurb } A petty crime: committed as a free action, and your criminals stay hooked. Conditions: { $name-conditions } Effect: { $name-effect } Reward: Intel { $cautious-intel }, dilemmas { $cautious-dilemmas }, evidence { $cautious-evidence }, processing { $cautious-process }, support tokens { $cautious-support }.
   *[other] { $name-blurb } A major crime of level { $level }, storyline { $line }. { $level ->
        [1] {""}
       *[other] A crime of level { $below } of this storyline must lie in the story.{" "}
    }Conditions: { $name-conditions } Effect: { $name-effect } Cautious ({ $name-cautious }): Intel { $cautious-intel }, dilemmas { $cautious-dilemmas }, evidence { $cautious-evidence }, processing { $cautious-process }. Reckless ({ $name-reckless }): Intel { $reckless-intel }, dilemmas { $reckless-dilemmas }, evidence { $reckless-evidence }, processing { $reckless-process }.
 }

about-dilemma = { $name-blurb } A dilemma, corruption { $corruption }. { $bonus ->
    [evidence] Its reward at the end of the game, if you store it: evidence symbols ({ $symbols }), which count like evidence in memory.
    [warrant] Its reward at the end of the game, if you store it: a warrant ({ $warrant }). Different warrants bring the square of their number.
    [badge] Its reward at the end of the game, if you store it: a Guardian badge. A full set of { $badge-set } is worth { $badge-intel } Intel.
   *[intel] Its reward at the end of the game, if you store it: { $intel } Intel.
 }

support-when-instant = A pink token with a lightning bolt: it is resolved as soon as you take it.
support-when-stored = A blue token: you keep it and use it at any time in your turn, for free.
about-support-peek_two = You look at two face-down evidence tokens on the display or in the plan area. { $when }
about-support-take_evidence = You take one face-down evidence token from the display or the plan area, even out of another player’s box. { $when }
about-support-flip_evidence = You turn up one face-down evidence token in the plan area and put it into the shared box. { $when }
about-support-peek_take = You look at two face-down evidence tokens on the display or in the plan area and take one. { $when }
about-support-draw_petty_1 = You draw a petty crime; it lies face down beside the console until the end of your turn. { $when }
about-support-draw_petty_2 = You draw { $number } petty crimes; they lie face down beside the console until the end of your turn. { $when }
about-support-dominance_2 = You gain { $number } dominance in all, divided among any criminals in play, hooked or not. { $when }
about-support-dominance_3 = You gain { $number } dominance in all, divided among any criminals in play, hooked or not. { $when }
about-support-tolerance = Your tolerance rises by { $tolerance }. { $when }
about-support-redraw_dilemmas = You draw two dilemmas into hand, then discard two dilemmas from hand, the new ones if you like. { $when }
about-support-ignore_barriers = Barriers do not stop you until the end of your turn. { $when }
about-support-shift_patrol = You transfer all patrol from one zone to a zone that has none. { $when }
about-support-hook = You hook a criminal by the normal rules and gain 1 dominance over it. { $when }
about-support-lock_hook = You lock one of your hook tokens: nobody can take that criminal from you until the token returns to the middle of the city. { $when }
about-support-swap_items = You swap any two items, dropped or held. { $when }
about-support-transfer_item = You transfer one item to another zone, where it lies dropped. { $when }
about-support-swap_item_criminal = One item and one criminal change zones; the item then lies dropped. { $when }
about-support-swap_criminals = Two criminals change zones with their items, whoever controls them. { $when }
about-support-transfer_criminal = You transfer one criminal with its item to another zone, whoever controls it. { $when }
about-support-machine_2 = Up to { $number } moves, divided among the Guardian and both barriers. { $when }
about-support-machine_3 = Up to { $number } moves, divided among the Guardian and both barriers. { $when }
about-support-swap_hooks = You swap all your hook tokens for all those of one opponent. You gain no dominance, pay nothing and draw no dilemma. { $when }
about-support-actions_1 = You gain an action for any criminal of yours. { $when }
about-support-actions_2 = You gain { $number } actions for any criminals of yours. { $when }
about-support-discard_dilemma = You discard one dilemma from your hand or databank. { $when }
about-support-challenge = You challenge an opponent as in the Blocks, except that patrol does not move. { $when }

about-storyline = A storyline. { $name-blurb } Its level-2 crimes can be committed once a level-1 crime lies in the story, its level-3 crime after a level-2 crime. Who committed them does not matter.

about-deck-petty = You draw from here if you have no petty crime in hand at the end of your turn. When it runs out, the committed petty crimes are shuffled.
about-deck-level1 = You may draw from here if you have no major crime in hand at the end of your turn. Level-1 crimes need nothing before them. Discarded cards go under the deck.
about-deck-level2 = You may draw from here if you have no major crime in hand at the end of your turn. Level-2 crimes need a level-1 crime of their storyline in the story. Discarded cards go under the deck.
about-deck-level3 = You may draw from here if you have no major crime in hand at the end of your turn. Level-3 crimes pay best but need a level-2 crime of their storyline in the story. Discarded cards go under the deck.

about-way-clockwise = To the next zone of the ring, clockwise.
about-way-counter = To the next zone of the ring, counter-clockwise.

about-barrier-first = The first of the two barriers. Criminals may not move across its border; it does not stop transfers, the Guardian or an escort. With Echo in play it is the marked barrier.
about-barrier-second = The second of the two barriers. Criminals may not move across its border; it does not stop transfers, the Guardian or an escort. With Echo in play it is the unmarked barrier.

about-bonus-support = A bonus field in the plan area: whoever puts evidence here face down takes a support token. It becomes free at the end of the chapter.
about-bonus-tolerance = A bonus field in the plan area: whoever puts evidence here face down gains { $tolerance } tolerance. It becomes free at the end of the chapter.
about-bonus-dominance = A bonus field in the plan area: whoever puts evidence here face down gains 1 dominance over any criminal in play. It becomes free at the end of the chapter.

about-spot-display = Face-down evidence on the evidence board. The second and further evidence of a gain comes from here, and so does what fills the rail.
about-spot-bonus = One of the three fields of the plan area where evidence earns a bonus.
about-spot-box = A place in the plan area for a player’s processed evidence. Its owner may look at it, the others may not.

about-echo = An Echo card for one turn: Echo hooks criminal { $hook }. The white die may shift criminal { $first } or { $second }, { $item-acc }, three patrol tokens { $zone-to }, the { $barrier ->
    [marked] marked
   *[unmarked] unmarked
 } barrier, or the Guardian. If Echo commits her crime, its outcome is { $outcome ->
    [cautious] cautious
   *[reckless] reckless
 } and evidence goes to { $process ->
    [plan] the plan area
    [row1] row 1 of the chapter
    [row2] row 2 of the chapter
   *[row3] row 3 of the chapter
 }.

about-face-criminal_1 = A face of the white die: Echo shifts the first of the two criminals on her card as the black die says.
about-face-criminal_2 = A face of the white die: Echo shifts the second of the two criminals on her card as the black die says.
about-face-item = A face of the white die: Echo shifts the item on her card. It lies dropped in its new zone, even if somebody held it.
about-face-patrol_group = A face of the white die: the group of three patrol tokens goes to the zone on Echo’s card. If there is patrol already, it goes to the next zone clockwise without any.
about-face-barrier = A face of the white die: Echo moves the marked or the unmarked barrier, as her card shows.
about-face-guardian = A face of the white die: Echo moves the Guardian. It escorts nobody.

about-third = One of the three thirds of the offer: a support token and sometimes Intel. Whoever takes the token gets the Intel too; then { $offer-intel } is added to the next third clockwise.
    .name = Third { $id } of the support offer
about-slot = A place on the rail with evidence face up. The first evidence of a gain is chosen from here; then the place is filled from the display.
    .name = Place { $id } of the rail
about-row = A row of the chapter investigation: its task names a kind of evidence. Whoever processes that kind here takes a folder. Without a folder left, no evidence can go here.
    .name = Row { $id } of the investigation

about-move-skip_hook = You hook nobody this turn. You may do so only if you already control somebody.
    .name = Hook nobody
about-move-end_actions = Step 3 ends and step 4 follows, the major crime. Unused actions are lost, and no more petty crimes are possible.
    .name = End the actions
about-move-pass_crime = You commit no major crime this turn. Your criminals stay hooked and step 5 follows, discard and draw.
    .name = Commit no major crime
about-move-decline = You stop here and leave the rest of what is optional.
    .name = Enough
about-move-hook = You take a hook token from the middle of the city or from another player and control that criminal from now on. Another player gets { $payment } Intel from you; on the third port you draw a dilemma.
    .name = Hook a criminal
about-move-unhook = You return a hook token to the middle of the city. After that you must hook somebody.
    .name = Unhook a criminal
about-move-move = For an action: your criminal goes to an adjacent zone. It may not cross a barrier. Its item goes along.
    .name = Move a criminal
about-move-pick_up = For an action: your criminal picks up a dropped item in its zone. If it holds another, it drops that one.
    .name = Pick up an item
about-move-activate = For an action: you use the effect of the zone where your criminal stands, if there is no patrol. First 1 patrol token comes here from every zone that has any.
    .name = Use a zone effect
about-move-ability = You use the ability of a criminal you control whose token stands on space { $ability-from } or higher. Usually it costs an action.
    .name = Use an ability
about-move-dominate = For an action: the dominance token of one criminal you control moves one space right.
    .name = Gain 1 dominance
about-move-endure = You move a criminal’s token in the endurance area (space { $endurance-from } and up) one space left and take an extra action with it at once.
    .name = Pay dominance for an extra action
about-move-drop = A free action: your criminal drops its item in the zone where it stands.
    .name = Drop an item
about-move-smuggle = A free action of the Smuggler: he picks up a dropped item in his zone, or takes one from a criminal standing there with him.
    .name = Take an item with the Smuggler
about-move-see = A free action of the Seer, once per turn: you gain 1 dominance over another criminal in her own or an adjacent zone.
    .name = Gain dominance with the Seer
about-move-use = A free action: you use a stored support token and discard it.
    .name = Use a support token
about-move-commit = You commit a crime from hand whose conditions are met. A petty crime is a free action in step 3. Of major crimes you may commit one, in step 4, and then you unhook all criminals.
    .name = Commit a crime
about-move-cautious = The green outcome: less Intel and fewer dilemmas, but more evidence processed.
    .name = Choose the cautious outcome
about-move-reckless = The red outcome: more Intel, but also more dilemmas and less evidence processed.
    .name = Choose the reckless outcome
about-move-give_back_petty = You put a petty crime from hand face down under its deck.
    .name = Discard a petty crime
about-move-give_back_level1 = You put a level-1 crime from hand face down under its deck.
    .name = Discard a level-1 crime
about-move-give_back_level2 = You put a level-2 crime from hand face down under its deck.
    .name = Discard a level-2 crime
about-move-give_back_level3 = You put a level-3 crime from hand face down under its deck.
    .name = Discard a level-3 crime
about-move-draw = You draw a crime card from this deck. You may choose a level that cannot be committed yet.
    .name = Draw a crime
about-move-criminal = You choose the criminal that the present effect is about.
    .name = Choose a criminal
about-move-zone = You choose the zone that the present effect is about.
    .name = Choose a zone
about-move-item = You choose the item that the present effect is about.
    .name = Choose an item
about-move-opponent = You choose the opponent that the present effect is about.
    .name = Choose an opponent
about-move-way = You choose which way the criminal or item moves.
    .name = Choose a direction
about-move-guardian = The Guardian goes to an adjacent zone; barriers do not stop it. It may take one criminal along.
    .name = Move the Guardian
about-move-barrier = The barrier goes to the nearest border that way; if the other one stands there, it jumps over it.
    .name = Move a barrier
about-move-escort = The Guardian takes this criminal and its item along, across a barrier too.
    .name = Escort a criminal
about-move-no_escort = The Guardian goes alone.
    .name = Escort nobody
about-move-rail = You take this evidence from the rail into memory. The others see its kind.
    .name = Take evidence from the rail
about-move-display = You choose the face-down evidence at this place of the display.
    .name = Choose evidence on the display
about-move-bonus = You choose the face-down evidence on this bonus field.
    .name = Choose evidence on a bonus field
about-move-box = You choose face-down evidence in this box.
    .name = Choose evidence in a box
about-move-to_row = You put evidence of the kind the task wants face up on the row and take a folder.
    .name = Process to the chapter investigation
about-move-to_bonus_support = You put evidence face down on the bonus field and take a support token. The evidence is no longer yours.
    .name = Process to the field with a support token
about-move-to_bonus_tolerance = You put evidence face down on the bonus field and your tolerance rises by { $tolerance }. The evidence is no longer yours.
    .name = Process to the field with tolerance
about-move-to_bonus_dominance = You put evidence face down on the bonus field and gain 1 dominance over any criminal. The evidence is no longer yours.
    .name = Process to the field with dominance
about-move-to_box = You put evidence face down into your box in the plan area. There is no bonus and it is no longer yours, but it helps to foil the plan and makes its kind worth more.
    .name = Process into your own box
about-move-third = You take the support token of this third of the offer together with its Intel.
    .name = Take a support token
about-move-gain_evidence = You take one evidence token from the rail.
    .name = Gain evidence
about-move-process_evidence = You put one evidence token from memory to the chapter investigation or into the plan area.
    .name = Process evidence
about-move-move_criminal = You move any criminal in the city by one zone, not across a barrier.
    .name = Move a criminal (Heights)
about-move-move_item = You move any item in the city by one zone, not across a barrier. It lies dropped in its new zone.
    .name = Move an item (Heights)
about-move-look = You look at two face-down evidence tokens on the display or in the plan area. Only you see them.
    .name = Look at evidence (Heights)
about-move-move_machine = You move a barrier or the Guardian once.
    .name = Move a barrier or the Guardian (Heights)
about-move-grab = The Hacker picks up a nearby dropped item; if he holds another, he drops it in his own zone.
    .name = Pick up an item with the Hacker
about-move-dilemma = You choose a dilemma from your hand: to store it in your databank or to discard it, as the moment requires.
    .name = Choose a dilemma from hand
about-move-stored_dilemma = You discard a dilemma already in your databank: you lose its reward, but its corruption too.
    .name = Discard a dilemma from the databank

thing-turn = A turn
about-thing-turn = Five steps: hook, raise dominance, actions, major crime, discard and draw. Then it is the next player’s turn, clockwise.
thing-city = The city
about-thing-city = A ring of eight zones, shuffled anew every game. Each zone has two neighbours and one zone opposite.
thing-middle = Middle of the city
about-thing-middle = Here lie the hook tokens of the criminals nobody controls. Hooking them costs nothing.
thing-guardian = Guardian
    .acc = the Guardian
about-thing-guardian = A police robot. It does not move by itself; effects move it. Barriers do not stop it, and each time it moves it may escort one criminal standing with it. Whoever stands with it is not alone.
thing-barriers = Barriers
about-thing-barriers = Two, each on the border of two zones. Criminals may not move across. They do not stop transfers, the Guardian, or anybody it escorts.
thing-patrol = Patrol
about-thing-patrol = Six tokens, always in three zones: 3, 2 and 1. Where they lie, the zone’s effect cannot be used. They do not keep criminals from moving.
thing-zone_effect = Zone effect
about-thing-zone_effect = You use it for an action with a criminal standing in the zone, if there is no patrol. First 1 patrol token comes there from every zone that has any, then the effect happens.
thing-escort = Escort
    .acc = an escort
about-thing-escort = When the Guardian moves, it may take one criminal of its zone along with its item, across a barrier too and whoever controls it. Whoever moves the Guardian decides.
thing-nearby = Nearby
about-thing-nearby = In the same zone as the criminal or in an adjacent one. A barrier is nearby even on the far border of an adjacent zone.
thing-opposite = Opposite
about-thing-opposite = The zone exactly on the other side of the ring, four steps away.

thing-hook = Hooking
about-thing-hook = In step 1 you may take one criminal; if you have none, you must. Another player gets { $payment } Intel for it, from the supply if you have none. After every major crime you unhook all of them.
thing-port = Hook port
about-thing-port = A place on the console for one hook token. You have { $ports } and can control no more criminals at once.
thing-third_port = Third port
about-thing-third_port = Whenever you hook a criminal onto it, you draw one dilemma at once.
thing-lock = Lock
about-thing-lock = Nobody can hook a locked criminal. The lock ends as soon as the hook token returns to the middle of the city, after a major crime at the latest.
thing-dominance = Dominance
    .acc = dominance
about-thing-dominance = How well you control a criminal: space 0 to { $last-space } of your track. In step 2 it rises by 1 for everybody you have hooked. At the end only your lowest token counts: { $track }.
thing-ability_area = Ability area
about-thing-ability_area = From space { $ability-from }: you may use the criminal’s ability while you control it. If the token falls lower, you do not have the ability.
thing-endurance_area = Endurance area
about-thing-endurance_area = From space { $endurance-from }: you may pay 1 dominance over a criminal you control and take an extra action with it at once.
thing-control = To control a criminal
about-thing-control = A criminal is controlled by whoever has its hook token on the console. It stays there from turn to turn until somebody takes it or its player commits a major crime. Dominance stays even then.

thing-actions = Actions
about-thing-actions = In step 3 you have { $actions }: move, pick up an item, zone effect, ability, or 1 dominance. Divide them among your criminals as you like; unused ones are lost.
thing-free_action = Free action
    .acc = a free action
about-thing-free_action = Costs no action and may be repeated in step 3: commit a petty crime, drop an item, use a stored support token or a free ability. Support tokens may be used in the other steps too.
thing-extra_action = Extra action
    .acc = an extra action
about-thing-extra_action = You buy it for 1 dominance over a criminal whose token is in the endurance area, or get it from a support token. One paid for with dominance must be taken by that same criminal.
thing-move_word = To move
about-thing-move_word = By one zone, to an adjacent zone. Criminals may not cross a barrier when they move.
thing-transfer_word = To transfer
about-thing-transfer_word = To put straight into another zone, as the effect allows. Barriers on the way do not matter.
thing-dropped = Dropped item
about-thing-dropped = It lies in a zone and nobody holds it. A criminal in that zone may pick it up for an action.
thing-held = Held item
about-thing-held = One criminal holds it and carries it along. Every criminal holds one at most. Only whoever controls the criminal may drop it for free.
thing-goods = Goods
about-thing-goods = A kind of item: cash and psycho codes. A crime that asks for goods takes either.
thing-vehicle = Vehicle
about-thing-vehicle = A kind of item: coupe and eagle eye. A crime that asks for a vehicle takes either.
thing-hardware = Hardware
about-thing-hardware = A kind of item: jammer and decoder. A crime that asks for hardware takes either.
thing-weapon = Weapon
about-thing-weapon = A kind of item: rifle and droid. A crime that asks for a weapon takes either.

thing-console = Console
about-thing-console = Your board: hook ports, dominance track, memory, corruption databank and tolerance. Its letter names your box in the plan area.
thing-memory = Memory
about-thing-memory = Your face-down evidence, Intel, folders and stored support tokens. Only you see the evidence, and it brings Intel at the end of the game.
thing-intel = Intel
about-thing-intel = Points and money. Whoever has the most after final scoring wins.
thing-tolerance = Tolerance
    .acc = tolerance
about-thing-tolerance = Subtracted from your corruption, in a challenge and at the end of the game. Each token raises it by { $tolerance }; it is never spent.
thing-databank = Corruption databank
about-thing-databank = Here you store dilemmas after each chapter. At the end of the game they bring you rewards, but corruption too. Until then only you see them.
thing-hand = Hand
about-thing-hand = Crime cards and dilemmas that only you see. At the end of your turn it holds at least one major and one petty crime; there is no upper limit.

thing-major_crime = Major crime
about-thing-major_crime = In step 4 you may commit one, if its conditions are met and its storyline has come far enough. You choose a cautious or reckless outcome and unhook all criminals.
thing-petty_crime = Petty crime
about-thing-petty_crime = A free action in step 3, if its conditions are met; several in a turn if you like. It has one outcome, does not enter the story, and you do not unhook.
thing-level = Level of a crime
about-thing-level = A level-1 crime needs nothing before it. A crime of level 2 or 3 needs one of the same storyline, one level lower, in the story, whoever committed it. Lower levels may still be committed afterwards.
thing-story = The story
about-thing-story = The major crimes committed so far, sorted into storylines. It is shared by all: every crime in it opens the next level of its storyline to all.
thing-conditions = Conditions
about-thing-conditions = What must be true in the city right now for the crime to be committed. Only what the card says counts; a number is a minimum unless it says “exactly”. Whoever is mistaken at a real table takes the card back into hand and goes on with step 5; here a crime that is not met is not offered.
thing-you = You on a card
about-thing-you = Any criminal you control. If you are to be in two places or hold two items, it must be two different ones.
thing-alone = Alone
about-thing-alone = Neither the Guardian nor any other criminal is in the zone, not even one of yours.
thing-alone_with = Alone with somebody
about-thing-alone_with = Whoever the card names must be in the zone; apart from that there is no Guardian and no other criminal.
thing-empty = Completely empty zone
about-thing-empty = No item, no criminal and no Guardian in it. Patrol, and barriers on its borders, do not matter.
thing-effect = Effect of a crime
about-thing-effect = What happens once it is committed, before you choose an outcome. You must carry it out as far as possible.
thing-cautious = Cautious outcome
about-thing-cautious = Green: less Intel and fewer dilemmas, but you process more evidence.
thing-reckless = Reckless outcome
about-thing-reckless = Red: more Intel, but also more dilemmas, and you process less evidence.
thing-process = Processing evidence
about-thing-process = Putting evidence from memory onto the Syndicate board: on a row with its task, for a folder, or face down into the plan area, on a bonus field or into your own box.
thing-aside = Card beside the console
about-thing-aside = A crime card gained during the turn. It lies face down and not even you know it; at the end of your turn you take it into hand.

thing-evidence = Evidence
about-thing-evidence = A token of one of six kinds. Kept in memory, it brings the value of its kind at the end. Processed, it brings a folder or a bonus and helps to foil the plan.
thing-rail_board = Evidence rail
about-thing-rail_board = Evidence face up, in { $rail } places. The first evidence of a gain is chosen from here. Then it is filled from the display.
thing-display_board = Evidence display
about-thing-display_board = Face-down evidence, { $display } tokens at the start of a chapter. The second and further evidence of a gain is taken from here at random. If it cannot fill the rail, the chapter ends.
thing-supply = Common supply
about-thing-supply = The other evidence, shuffled face down. It is used when the display has too few, and fills rail and display between chapters.
thing-face_down = Face-down evidence
about-thing-face_down = Only whoever looked at it or put it there knows its kind.

thing-investigation = Chapter investigation
about-thing-investigation = It succeeds if no folder is left on its fields at the end of the chapter. A folder then brings { $folder-first }, { $folder-second } or { $folder-third } Intel by chapter. Otherwise whoever has the fewest folders (all of them, if tied) loses { $penalty-first } dominance, { $penalty-second } dominance, or in chapter 3 { $penalty-third } Intel.
thing-task = Task
about-thing-task = The kind of evidence that belongs to this row of the investigation. After the first and second chapter the tasks are drawn anew.
thing-folder = Folder
    .acc = a folder
about-thing-folder = You get it for evidence processed to the chapter investigation. If the investigation succeeds, it brings Intel; if it fails, it saves you from the penalty for having the fewest.
thing-plan = Plan area
about-thing-plan = Evidence is processed here face down. If at the end of the game there are at least { $plan-minimum } tokens of each of { $plan-kinds } kinds, the Syndicate’s plan is foiled; with 2, 3, 4 and 5 players it takes { $plan-by-seats } kinds. How common a kind is here decides what it is worth.
thing-bonus_field = Bonus field
about-thing-bonus_field = Whoever puts evidence here gets a bonus at once: a support token, tolerance, or dominance. After the chapter the evidence goes face up into the shared box, and the field is free again.
thing-box = Box
    .acc = a box
about-thing-box = A player’s place in the plan area. Evidence in it lies face down, and only its owner may look. At the end it counts together with everything else in the plan.
thing-shared_box = Shared box
    .acc = the shared box
about-thing-shared_box = Face-up evidence in the plan area that everybody sees. It hints at which kinds will be worth most at the end.
thing-value_fields = Value fields
about-thing-value_fields = The most common kind in the plan area is worth what the first field says, the next ones what follows: { $values }. Equally common kinds are worth the same. A kind that is not in the plan is worth nothing.

thing-support_offer = Support offer
about-thing-support_offer = Three support tokens, each in its third. With a token you take the Intel of its third; then { $offer-intel } is added to the next one clockwise. The gap is filled; when the tokens run out, the discarded ones are shuffled.
thing-instant = Lightning bolt: instant token
about-thing-instant = A pink support token. It is resolved as soon as you take it and discarded.
thing-stored = Stored token
about-thing-stored = A blue support token. You keep it as long as you like and use it at any time in your turn as a free action. Everybody sees it.

thing-dilemma = Dilemma
about-thing-dilemma = A card with a corruption value and a reward. You get them for crimes and for the third port. After a chapter you store half of your hand and discard the rest. When the deck is empty, the discarded ones are shuffled.
thing-corruption = Corruption
about-thing-corruption = The sum of your stored dilemmas minus tolerance. Whoever has the most at the end is over the edge; whoever has the least gets a bonus.
thing-warrant = Warrant
about-thing-warrant = A reward on a dilemma. At the end different warrants bring the square of their number: 1, 4, 9, 16. Equal ones count once.
thing-badge = Guardian badge
about-thing-badge = A reward on a dilemma without corruption. At the end every full set of { $badge-set } is worth { $badge-intel } Intel, an incomplete one nothing.
thing-symbol = Evidence symbol
about-thing-symbol = On a stored dilemma it counts at the end like evidence of that kind in memory.
thing-over_the_edge = Over the edge
about-thing-over_the_edge = The most corrupt player at the end of the game. If the plan was foiled, that player loses as much Intel as their corruption, but no more than there is after dominance and the bonus for the least corrupt; evidence and dilemmas still count afterwards. Otherwise nothing is lost. In a tie all of them are over the edge.
thing-least_corrupt = Least corrupt
about-thing-least_corrupt = At the end of the game this player gains { $least-corrupt } Intel for every more corrupt player. In a tie all of them do; if all players are equal, there is no bonus.
thing-challenge = Challenge
about-thing-challenge = The challenger and the challenged player show the dilemmas in hand. The higher corruption, minus tolerance, loses; the challenger wins ties. The loser pays { $challenge } Intel and discards one dilemma.

thing-chapter = Chapter
    .acc = the chapter
about-thing-chapter = The game has three. A chapter lasts as long as the display can fill the rail. Then the investigation is evaluated and dilemmas are stored.
thing-chapter_end = End of the chapter
about-thing-chapter_end = It comes when the rail is to be refilled and nothing is left on the display. The player whose turn it is finishes it, with evidence from the common supply. Then the investigation is evaluated and dilemmas are stored; after chapter 3 every other player first has one more turn.
thing-last_turns = Last turns
about-thing-last_turns = After the end of the third chapter every other player has one more turn, then the game is scored.
thing-storing = Storing dilemmas
about-thing-storing = After each chapter you store half of the dilemmas in hand, rounded up, and discard the rest. All choose at the same time and in secret.
thing-foiled = Plan foiled
about-thing-foiled = At least { $plan-minimum } tokens of each of { $plan-kinds } kinds in the plan area at the end of the game; with 2, 3, 4 and 5 players it takes { $plan-by-seats } kinds. Then whoever is over the edge pays their corruption.
thing-scoring = Final scoring
about-thing-scoring = To the Intel of the game you add your lowest dominance token, the bonus for the least corrupt, evidence, Intel on dilemmas, warrants and badges. Whoever is over the edge may lose some.
thing-tie = Tie
    .acc = a tie
about-thing-tie = With equal Intel the less corrupt player wins; if they are equal in that too, they win together.
thing-winning = Winning
about-thing-winning = The player with the most Intel after final scoring wins. Nothing else wins the game or knocks anybody out.

thing-echo = Echo
about-thing-echo = An automated opponent. She plays by cards and dice, commits crimes without meeting conditions, and scores like any player at the end. You beat her with more Intel.
thing-echo_letters = Echo’s letters
about-thing-echo_letters = Each letter A to D stands for one criminal. The letter on the Echo card says whom Echo hooks. With two people the letters shift after each of her turns.
thing-progress = Progress marker
about-thing-progress = In each of her turns it advances along the crime track. If it reaches or passes the space of her crime, Echo commits it and the marker returns to the start.
thing-crime_track = Crime track
about-thing-crime_track = It shows how far Echo is from her crime. If the marker does not get far enough, Echo gains { $miss-intel } Intel{ $miss-dominance ->
    [0] .
   *[other] {" "}and { $miss-dominance } dominance.
 }
thing-black_die = Black die
about-thing-black_die = It says how many zones and which way Echo shifts something, and how many spaces her progress marker advances.
thing-white_die = White die
about-thing-white_die = It says what Echo shifts in the city: a criminal, an item, patrol, a barrier, or the Guardian. Once a turn in the first chapter, twice in the second, three times in the third.
thing-marked_barrier = Marked barrier
about-thing-marked_barrier = With Echo in play the first barrier is marked. The Echo card says whether she moves this one or the other.

now-criminal-absent = Not in this game.
now-criminal-free = Nobody controls this criminal now.
now-criminal-echo = Controlled by Echo now{ $locked ->
    [yes] , and locked.
   *[no] .
 }
now-criminal-hooked = { $seat-is ->
    [you] You control this criminal now{ $locked ->
        [yes] , locked.
       *[no] .
    }
   *[other] Controlled by { $seat } now{ $locked ->
        [yes] , and locked.
       *[no] .
    }
 }
now-criminal-dominance = Your dominance token stands on space { $space }{ $area ->
    [endurance] , in the endurance area.
    [ability] , in the ability area.
   *[start] , still below the ability area.
 }
now-zone-patrol = There is patrol here now ({ $patrol }); the effect cannot be used.
now-zone-open = There is no patrol here now; the effect can be used.
now-item-held = Held now by { $criminal-acc }.
now-item-dropped = Dropped now { $zone-at }.
now-row = The task of row { $row }: { $task }. { $left ->
    [0] It has no folders left.
   *[other] Folders left: { $left }.
 }
now-evidence-shared = In the shared box: { $count }.
now-evidence-own = In your memory: { $count }.
now-crime-committed = This crime lies in the story already.
now-crime-story = The story still lacks a level-{ $level } crime of this storyline.
now-crime-missing = Conditions not met: { $count }.
now-crime-met = All conditions on the card are met now.
now-line-absent = This storyline is not in this game.
now-line = The highest level that can be committed in it: { $level }.
now-bonus-free = Free now.
now-bonus-taken = Evidence lies on it now; it becomes free at the end of the chapter.
now-guardian = Now { $zone-at }.
now-display = Chapter { $chapter }. Evidence left on the display: { $left }.
now-folders = Folders left on the board: { $left }.
now-folders-own = You have: { $count }.
now-lowest = Your lowest token now: { $criminal }. At the end it would bring { $worth } Intel.
now-corruption = Your stored dilemmas minus tolerance ({ $tolerance }): { $corruption }.
