"""Games of MIND MGMT so small that every world can be tried out."""

from itertools import pairwise

from safehouse.core.game import SmallCase
from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import (
    Agents,
    Allies,
    Borders,
    Events,
    Features,
    Locations,
    Moves,
    Phases,
    SlipTokens,
)
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.actions import answer_shakedown
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.rules.walking import legal_steps
from safehouse.games.mind_mgmt.tables.city import FEATURES_OF, LINKS, NOWHERE, cells_of
from safehouse.games.mind_mgmt.tables.limits import SETUP_HOURS

RECRUITER = 0
ROGUE_AGENT = 1
CORNER = Locations.B2
"""Few ways lead away from it."""
KNOWN = 3
"""Hours of the full game that the Agents know."""


def answer_shakedowns(s: MindMgmt, features: list[int]) -> None:
    """The Agents know whether he looks for these."""
    for feature in features:
        answer_shakedown(s, feature)


def open_hand(s: MindMgmt) -> None:
    """The Recruiter has walked to where the hunt begins, and the Agents know the features he looks for: who he
    is and where he went is all there is to guess."""
    chance = s.random
    s.play(RECRUITER, chance.choose(s.moves(RECRUITER)))
    s.random = Stream("the features")
    s.play(RECRUITER, Moves.START_AT + CORNER)
    while RECRUITER in s.pending():
        s.play(RECRUITER, chance.choose(s.moves(RECRUITER)))
    answer_shakedowns(s, s.hand)
    while ROGUE_AGENT in s.pending():
        s.play(ROGUE_AGENT, s.moves(ROGUE_AGENT)[0])


def leads_on(s: MindMgmt, move: int) -> bool:
    """Whether the Recruiter can take another step after this one."""
    twin = s.copy()
    twin.play(RECRUITER, move)
    return len(legal_steps(twin)) > 0


def first_hour(s: MindMgmt) -> None:
    """In the full game, with his first turn over: the Agents know his first hours and what he looks for. One of
    them stands where he began."""
    chance = s.random
    s.random = Stream("the features")
    while s.phase < Phases.RECRUITER_TURN:
        seat = s.pending()[0]
        moves = s.moves(seat)
        if s.phase == Phases.START:
            s.play(seat, Moves.START_AT + CORNER)
        elif s.phase == Phases.CARD_CHOICE:
            s.play(seat, chance.choose([move for move in moves if move != Moves.DRAW_RECRUITER]))
        elif s.phase == Phases.WALK:
            s.play(seat, chance.choose([move for move in moves if leads_on(s, move)]))
        else:
            s.play(seat, moves[-1])
    s.due = s.trail[:KNOWN]
    s.after = s.phase
    confirm_due(s)
    answer_shakedowns(s, s.hand)
    s.phase = Phases.RECRUITER_TURN
    s.play(RECRUITER, chance.choose([Moves.STEP + cell for cell in legal_steps(s)]))
    s.play(RECRUITER, Moves.END_TURN)
    s.agent_at[Agents.MERU] = CORNER
    s.play(ROGUE_AGENT, Moves.ACTIVATE + Agents.MERU)


def failed_capture(s: MindMgmt) -> None:
    """An Agent has looked for him where he began."""
    first_hour(s)
    s.play(ROGUE_AGENT, Moves.CAPTURE)


# ---------------------------------------------------------------------- later in the full game


def walks_from(walk: list[int], more: int) -> list[list[int]]:
    """Every walk that goes on so many steps from here, over open streets."""
    if more == 0:
        return [walk]
    return [
        longer for cell in LINKS[walk[-1]] if cell not in walk for longer in walks_from([*walk, cell], more - 1)
    ]


def take_the_table(s: MindMgmt, mayhem: int) -> Stream:
    """Lay out the Mayhem tokens, the first one here; the chance of the state, which deals no features then."""
    chance = s.random
    s.random = Stream("the features")
    s.play(RECRUITER, Moves.PLACE_MAYHEM + mayhem)
    while s.phase == Phases.MAYHEM:
        seat = s.pending()[0]
        s.play(seat, s.moves(seat)[-1])
    return chance


def walk_to_the_first_turn(s: MindMgmt, card: int, walk: list[int], second_slip: int) -> None:
    """The whole set-up."""
    while s.phase < Phases.RECRUITER_TURN:
        seat = s.pending()[0]
        if s.phase == Phases.CARD_CHOICE:
            s.play(seat, Moves.CHOOSE_RECRUITER + card)
        elif s.phase == Phases.START:
            s.play(seat, Moves.START_AT + walk[0])
        elif s.phase == Phases.WALK:
            s.play(seat, Moves.STEP + walk[len(s.trail)])
        elif s.phase == Phases.SECOND_TOKEN:
            s.play(seat, Moves.PLACE_SECOND_SLIP + second_slip)
        else:
            s.play(seat, s.moves(seat)[-1])


def confirm(s: MindMgmt, hours: int) -> None:
    """The Agents know where he was in so many hours."""
    s.due = s.trail[:hours]
    s.after = s.phase
    confirm_due(s)


def act(s: MindMgmt, *moves: int) -> None:
    """The Recruiter's whole turn."""
    for move in (*moves, Moves.END_TURN):
        s.play(RECRUITER, move)


def activate(s: MindMgmt, agent: int, cell: int, *moves: int) -> None:
    """One Agent, brought here, does this; the last one of a round is active of itself."""
    s.agent_at[agent] = cell
    if s.phase == Phases.ACTIVATING:
        s.play(ROGUE_AGENT, Moves.ACTIVATE + agent)
    for move in moves:
        s.play(ROGUE_AGENT, move)


def leave(s: MindMgmt) -> None:
    s.play(ROGUE_AGENT, Moves.END_ACTIVATION)


def idle(s: MindMgmt) -> None:
    """The Agents who are still to be activated do nothing."""
    while ROGUE_AGENT in s.pending():
        moves = s.moves(ROGUE_AGENT)
        s.play(ROGUE_AGENT, Moves.END_ACTIVATION if Moves.END_ACTIVATION in moves else moves[0])


BLIND_ALLEY = Locations.A1
FAR_AWAY = Borders.F6_F7


SHUT_IN = [
    walk[::-1]
    for walk in walks_from([BLIND_ALLEY], SETUP_HOURS)
    if all(cell in walk for cell in LINKS[BLIND_ALLEY])
]
"""The walks of six hours that end where no step leads on."""


def slip(s: MindMgmt, token: int, chance: Stream) -> None:
    """Spend this token, wherever it leads."""
    first = Moves.SLIP + token * Locations.COUNT
    act(s, chance.choose([move for move in s.moves(RECRUITER) if 0 <= move - first < Locations.COUNT]))


def double_and_slip(s: MindMgmt) -> None:
    """He was found in a blind alley, escaped as a Body Double, and slipped away since he could not step."""
    chance = take_the_table(s, FAR_AWAY)
    walk = SHUT_IN[chance.below(len(SHUT_IN))]
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), walk, Locations.F6)
    answer_shakedowns(s, s.hand)
    act(s, Moves.STEP + BLIND_ALLEY)
    activate(s, Agents.MERU, BLIND_ALLEY, Moves.CAPTURE)
    s.play(RECRUITER, Moves.USE_DOUBLE)
    idle(s)
    slip(s, SlipTokens.FRONT, chance)


SECOND_TOKEN = Locations.E4
BEFORE_IT = [Locations.D6, Locations.E6, Locations.F6]
TO_THE_TOKEN = [walk for walk in walks_from(BEFORE_IT, 3) if walk[-1] == SECOND_TOKEN]


def streets_and_second_slip(s: MindMgmt) -> None:
    """The Agents know the beginning. In the hour in which he fetched the second Mind Slip token he moved a
    Mayhem token from one way that leads there to another; they put a checkpoint in its place; then he
    slipped."""
    chance = take_the_table(s, Borders.E4_F4)
    walk = TO_THE_TOKEN[chance.below(len(TO_THE_TOKEN))]
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), walk, SECOND_TOKEN)
    answer_shakedowns(s, s.hand)
    confirm(s, len(BEFORE_IT))
    shift = [Moves.LIFT_MAYHEM + Borders.E4_F4, Moves.PLACE_MAYHEM + Borders.D4_E4]
    step = Moves.STEP + SECOND_TOKEN
    act(s, *([*shift, step] if walk[-2] == Locations.F4 else [step, *shift]))
    activate(s, Agents.MERU, Locations.F4, Moves.PLACE_CHECKPOINT + Borders.E4_F4)
    idle(s)
    slip(s, SlipTokens.SECOND, chance)


PAST_THE_TOKEN = walks_from(BEFORE_IT[:-1], 3)
"""Some of them over the place where the second Mind Slip token comes to lie."""


def token_under_the_walk(s: MindMgmt) -> None:
    """The Agents know two hours of the set-up walk. The second Mind Slip token lies where he perhaps was in the
    third, which counts."""
    chance = take_the_table(s, FAR_AWAY)
    steps = s.streets.steps
    open_walks = [walk for walk in PAST_THE_TOKEN if all(b in steps[a] for a, b in pairwise(walk))]
    walk = open_walks[chance.below(len(open_walks))]
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), walk, BEFORE_IT[-1])
    answer_shakedowns(s, s.hand)
    confirm(s, len(BEFORE_IT) - 1)


SEEN = [Locations.A1, Locations.B1, Locations.C1, Locations.D1, Locations.D2]
SURROUNDED = Locations.D4


def questioned(s: MindMgmt) -> None:
    """The Agents know the first hours. In two more each of them has asked in another way, and in the next one
    he pays for a second move of an Immortal, perhaps after he has stepped or slipped."""
    chance = take_the_table(s, FAR_AWAY)
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), SEEN, Locations.F6)
    answer_shakedowns(s, s.hand)
    confirm(s, len(SEEN))
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    activate(s, Agents.MERU, Locations.E3, Moves.TARGET)
    leave(s)
    activate(s, Agents.BILL_FALLS, Locations.F2, Moves.ASK + Features.TORCHES)
    s.play(RECRUITER, chance.choose(s.moves(RECRUITER)))
    idle(s)
    act(s, Moves.STEP + chance.choose([cell for cell in legal_steps(s) if cell != SURROUNDED]))
    activate(s, Agents.HENRY_LYME, Locations.E3, Moves.TAP + Features.POOL)
    leave(s)
    activate(s, Agents.DUSTY, SURROUNDED, Moves.CAPTURE, Moves.DEMAND_CORDON)
    leave(s)
    if chance.below(2) == 1:
        actions = [move for move in s.moves(RECRUITER) if Moves.STEP <= move < Moves.PLACE_IMMORTAL]
        s.play(RECRUITER, chance.choose(actions))
    s.play(RECRUITER, next(move for move in s.moves(RECRUITER) if move >= Moves.MOVE_IMMORTAL))
    s.play(
        RECRUITER, chance.choose([move for move in s.moves(RECRUITER) if Moves.PAY_STEP <= move < Moves.CLAIM])
    )


def asked_in_vain(s: MindMgmt) -> None:
    """The Agents know the first hours. After his next step they have asked about a feature that it cannot have
    led to; the Newsboy may ask about another one, to which it perhaps has."""
    chance = take_the_table(s, FAR_AWAY)
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), SEEN, Locations.F6)
    answer_shakedowns(s, s.hand)
    confirm(s, len(SEEN))
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    s.allies = [Allies.NEWSBOY]
    activate(s, Agents.MERU, Locations.A3, Moves.ASK + Features.POOL)
    s.play(RECRUITER, Moves.ANSWER_NONE)


def to_announce(s: MindMgmt) -> None:
    """The Agents know the first hours. After two more he may announce or stay silent."""
    chance = take_the_table(s, FAR_AWAY)
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), SEEN, Locations.F6)
    answer_shakedowns(s, s.hand)
    confirm(s, len(SEEN))
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    idle(s)
    act(s, Moves.STEP + chance.choose(legal_steps(s)))


TURNED_UP = 2
"""Features that lie open before the first turn."""


def draw_another(s: MindMgmt, chance: Stream, among: list[int] | None = None) -> None:
    """The last feature of his hand is any, or one of these, that is neither drawn before it nor turned up after
    it."""
    returned = s.hand.pop()
    drawn = chance.choose(among or [*s.deck[:-TURNED_UP], returned])
    if drawn != returned:
        s.deck[s.deck.index(drawn)] = returned
    s.tell_recruiter(Events.FEATURE_RETURNED, returned)
    s.tell_recruiter(Events.FEATURE_DRAWN, drawn)
    s.hand.append(drawn)


def unknown_feature(s: MindMgmt) -> None:
    """The Agents know the first hours and two of the features he looks for, and have asked about another one;
    in the next two hours he was seen by the Dolphin and has announced. Dusty stands before an Immortal."""
    chance = take_the_table(s, FAR_AWAY)
    s.play(RECRUITER, Moves.CHOOSE_RECRUITER + chance.choose(s.setting.recruiters))
    s.play(RECRUITER, Moves.START_AT + SEEN[0])
    draw_another(s, chance)
    known = s.hand[:-1]
    s.hand.sort()
    walk_to_the_first_turn(s, s.recruiter, SEEN, Locations.F6)
    answer_shakedowns(s, [*known, Features.PARROT])
    confirm(s, len(SEEN))
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    s.allies = [Allies.SPY_DOLPHIN]
    activate(s, Agents.MERU, Locations.F2, Moves.ASK_WITH_DOLPHIN + Features.TORCHES)
    s.play(RECRUITER, Moves.ANSWER_ALL)
    idle(s)
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    activate(s, Agents.DUSTY, s.immortals[0])


LATE = 13
"""The last hours begin."""
ALIKE = [Features.BOOKSTORE, Features.CONFUSION_IDOL, Features.DREAM_BUS]
"""Whichever of them he looks for, he announces the same."""


def denied_late(s: MindMgmt) -> None:
    """The Agents know two of the features he looks for and where he has been; in the last hours they ask about
    another one, one of those among which his steps leave the choice."""
    chance = take_the_table(s, FAR_AWAY)
    s.play(RECRUITER, Moves.CHOOSE_RECRUITER + chance.choose(s.setting.recruiters))
    s.play(RECRUITER, Moves.START_AT + SEEN[0])
    draw_another(s, chance, ALIKE)
    known = s.hand[:-1]
    s.hand.sort()
    walk_to_the_first_turn(s, s.recruiter, SEEN, Locations.F6)
    while s.hour < LATE:
        act(s, next(step for cell in legal_steps(s) if leads_on(s, step := Moves.STEP + cell)))
        idle(s)
    answer_shakedowns(s, [*known, ALIKE[0]])
    confirm(s, len(s.trail))


def wide_net(s: MindMgmt) -> None:
    """He has put back one of four features. The Agents know two of the others and his first hours; in the next
    one Dusty stands before an Immortal, with allies at hand."""
    chance = take_the_table(s, FAR_AWAY)
    s.play(RECRUITER, Moves.CHOOSE_RECRUITER + chance.choose(s.setting.recruiters))
    s.play(RECRUITER, Moves.START_AT + SEEN[0])
    turned_up = s.deck[-TURNED_UP:]
    first = s.deck[0]
    draw_another(s, chance)
    *known, third, fourth = s.hand
    put_back = chance.choose([third, fourth]) if fourth == first else third
    s.play(RECRUITER, Moves.RETURN_FEATURE + put_back)
    s.hand.sort()
    s.deck = [*(feature for feature in s.deck if feature not in turned_up), *turned_up]
    walk_to_the_first_turn(s, s.recruiter, SEEN, Locations.F6)
    answer_shakedowns(s, known)
    confirm(s, len(SEEN))
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    s.allies = [Allies.HANDWRITING_EXPERT, Allies.NEWSBOY, Allies.TAXI_DRIVER]
    activate(s, Agents.DUSTY, s.immortals[0])


def no_room(s: MindMgmt) -> None:
    """The Agents have asked about a location of his first hours, the last one that they do not know. Where his
    answer lies, an Agent reveals it; all their notes are on the board."""
    chance = take_the_table(s, FAR_AWAY)
    walk_to_the_first_turn(s, chance.choose(s.setting.recruiters), SEEN, Locations.F6)
    answer_shakedowns(s, s.hand)
    confirm(s, len(SEEN) - 1)
    act(s, Moves.STEP + chance.choose(legal_steps(s)))
    activate(s, Agents.MERU, SEEN[-1], Moves.ASK + FEATURES_OF[SEEN[-1]][0])
    s.play(RECRUITER, chance.choose(s.moves(RECRUITER)))
    leave(s)
    for cell in range(s.note_at.count(NOWHERE)):
        s.play(ROGUE_AGENT, Moves.NOTE_PLACE + cell)
    activate(s, Agents.BILL_FALLS, cells_of(s.steps)[0], Moves.REVEAL)


CHOICES = 1 + SETUP_HOURS
"""Of the Recruiter: who he is, and where he goes from the beginning to the end of his first turn."""

SMALL_CASES = [
    SmallCase(MindMgmtOptions(modules="body_double"), free=3, longest=1, ahead=0, prepare=double_and_slip),
    SmallCase(
        MindMgmtOptions(modules="shifting_streets,checkpoints", opened_recruiter=7),
        free=3,
        longest=1,
        ahead=0,
        prepare=streets_and_second_slip,
    ),
    SmallCase(
        MindMgmtOptions(prior_visit_counts=True), free=2, longest=1, ahead=0, prepare=token_under_the_walk
    ),
    SmallCase(MindMgmtOptions(modules="wiretap,cordon"), free=7, longest=2, ahead=0, prepare=questioned),
    SmallCase(
        MindMgmtOptions(modules="radio_silence,open_call,deep_cover,early_warning", opened_recruiter=7),
        free=3,
        longest=1,
        ahead=0,
        prepare=to_announce,
    ),
    SmallCase(MindMgmtOptions(), free=4, longest=1, ahead=0, prepare=unknown_feature),
    SmallCase(MindMgmtOptions(), free=2, longest=1, ahead=0, prepare=denied_late),
    SmallCase(
        MindMgmtOptions(modules="wide_net,tip_line,good_cop_bad_cop,double_shift"),
        free=4,
        longest=2,
        ahead=0,
        prepare=wide_net,
    ),
    SmallCase(MindMgmtOptions(), free=3, longest=1, ahead=0, prepare=no_room),
    SmallCase(MindMgmtOptions(), free=2, longest=2, ahead=0, prepare=asked_in_vain),
    SmallCase(MindMgmtOptions(mode="training", city="block", move_after_action=False), longest=8, ahead=0),
    SmallCase(MindMgmtOptions(mode="training"), free=CHOICES, longest=4, ahead=0, prepare=open_hand),
    SmallCase(MindMgmtOptions(modules="cordon"), free=CHOICES, longest=4, ahead=0, prepare=failed_capture),
    SmallCase(
        MindMgmtOptions(modules="static,body_double,wiretap"),
        free=CHOICES,
        longest=6,
        ahead=0,
        prepare=first_hour,
    ),
]
