"""The automata of the solo game (SF-S): they decide from public knowledge and their own cards."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE
from safehouse.games.stationfall.components import CHARACTERS, LAST_GASP, NOWHERE, PAWNS, STABLE_WORMHOLE
from safehouse.games.stationfall.events import EV_ROLLED
from safehouse.games.stationfall.intents import Goal, distance, finished, goals, next_step
from safehouse.games.stationfall.moves import (
    ACCEPT,
    ACTIVATE,
    ALONE,
    BASE,
    BRIBE,
    CUBES,
    END_TURN,
    FREE,
    INFLUENCE,
    KOMPROMAT,
    PICK_KOMPROMAT,
    PICK_UP,
    REFUSE,
    RENEGOTIATE,
    REVEAL,
    STEP,
    TAKE_BACK,
    VERB_OF,
    WAIT_DISC,
    code,
)
from safehouse.games.stationfall.position import IN_HAND, NOBODY, NOT_IN_PLAY, Position
from safehouse.games.stationfall.rules.conspiracy import (
    cannot_influence,
    exhausted_now,
    least_cubes,
    most_cubes,
)
from safehouse.games.stationfall.rules.decisions import decide
from safehouse.games.stationfall.rules.menus import choices
from safehouse.games.stationfall.rules.questions import (
    M_KOMPROMAT,
    Q_ACTION,
    Q_ACTIVATION,
    Q_CONSENT,
    Q_CUBES,
    Q_DRAG,
    Q_FREE,
    Q_TURN,
)
from safehouse.games.stationfall.rules.scoring import score


def next_move(s: Position) -> int:
    """The move of the automaton that is asked."""
    if s.ask == Q_TURN:
        return turn_move(s)
    if s.ask == Q_ACTIVATION or s.ask == Q_FREE or s.ask == Q_ACTION:
        return action_move(s)
    open_moves = choices(s)
    if s.ask == Q_CUBES:
        return code(CUBES, cubes_needed(s, s.asked, s.influencing) - 1)
    if s.ask == Q_DRAG and code(ALONE) in open_moves:
        return code(ALONE)
    if s.ask == Q_CONSENT:
        return answer(s)
    return best_by_score(s, open_moves)


def current_score(s: Position, colour: int) -> int:
    return score(s, colour, s.identity[colour], True).total()


def best_by_score(s: Position, moves: list[int]) -> int:
    """SF-S.10: what raises the own score most, then the lowest number. The others' cards play no part."""
    best = moves[0]
    if len(moves) == 1:
        return best
    top = -1000
    for move in moves:
        twin = as_known(s)
        decide_on(twin, move)
        points = current_score(twin, s.asked)
        if points > top:
            top = points
            best = move
    return best


def as_known(s: Position) -> Position:
    """A copy that holds no more than the automaton may know (SF-S.13)."""
    twin = s.copy()
    assert isinstance(twin, Position)
    if not twin.released:
        twin.project = STABLE_WORMHOLE
    if twin.trap_owner != twin.asked:
        twin.live_trap = NOWHERE
    hide_kompromats(twin, IN_HAND + twin.hand_of[twin.asked])
    return twin


def hide_kompromats(s: Position, own_hand: int) -> None:
    """Kompromats the automaton has not seen lie in the order of their characters."""
    unseen: list[int] = []
    slots: list[int] = []
    for card in range(CHARACTERS):
        where = s.kompromat[card]
        if where != NOT_IN_PLAY and where != own_hand and s.kompromat_known[card] != EVERYONE:
            unseen.append(card)
            slots.append(where)
    slots.sort()
    for k in range(len(unseen)):
        s.kompromat[unseen[k]] = slots[k]


def decide_on(s: Position, move: int) -> None:
    verb = VERB_OF[move]
    decide(s, verb, move - BASE[verb])


def answer(s: Position) -> int:
    """SF-S.9"""
    twin = as_known(s)
    decide_on(twin, code(ACCEPT))
    loss = current_score(s, s.asked) - current_score(twin, s.asked)
    if s.mode == M_KOMPROMAT:
        refuses = loss >= 2 or (loss >= 1 and s.guilt[s.asked] != 0)
    else:
        refuses = loss >= 1
    return code(REFUSE) if refuses else code(ACCEPT)


# -- the turn ------------------------------------------------------------------------------------


def turn_move(s: Position) -> int:
    """SF-S.2: reveal check, die, intent, actor, influence, activation."""
    colour = s.asked
    if s.die == 0:
        if s.stage == 0 and wants_to_reveal(s, colour):
            return code(REVEAL, s.identity[colour])
        s.die = 1 + s.random.below(s.box.die_sides)
        s.tell_all(EV_ROLLED, colour, s.die)
    open_moves = choices(s)
    pawn = choose_actor(s, colour)
    if pawn != NOBODY:
        if code(ACTIVATE, pawn) in open_moves:
            return code(ACTIVATE, pawn)
        influence = code(INFLUENCE, s.box.card_of[pawn])
        if influence in open_moves:
            return influence
    return renegotiation(s, colour, open_moves)


def wants_to_reveal(s: Position, colour: int) -> bool:
    """SF-S.3"""
    if s.revealed[colour] != NOBODY:
        return False
    if s.minute_now() <= s.box.reveal_at:
        return True
    identity = s.identity[colour]
    pawn = s.box.pawns_of[s.box.identity_character[identity]][0]
    return s.state[pawn] == 2 and LAST_GASP in s.box.reveal_abilities[identity]


def renegotiation(s: Position, colour: int, open_moves: list[int]) -> int:
    """SF-S.6: a cube back from the card with most own cubes."""
    most = 0
    found = code(RENEGOTIATE)
    for card in range(CHARACTERS):
        if s.cubes_on(card, colour) > most and code(TAKE_BACK, card) in open_moves:
            most = s.cubes_on(card, colour)
            found = code(TAKE_BACK, card)
    return found


def script(s: Position, colour: int) -> list[str]:
    """SF-S.4"""
    return s.box.focus[s.identity[colour]] if s.die <= s.box.focus_below else s.box.default_script


def open_goals(s: Position, colour: int) -> list[Goal]:
    """The goals of the first unfinished, possible intent."""
    for intent in script(s, colour):
        if not finished(s, colour, intent):
            found = [goal for goal in goals(s, colour, intent) if distance(s, goal.pawn, goal.section) >= 0]
            if len(found) > 0:
                return found
    return []


def choose_actor(s: Position, colour: int) -> int:
    """SF-S.5: fewest actions; then not exhausted, not the own identity, lowest number."""
    best = NOBODY
    best_rank = 1000000
    own = s.box.identity_character[s.identity[colour]]
    for goal in open_goals(s, colour):
        card = s.box.card_of[goal.pawn]
        if not s.live_here(goal.pawn) or not is_affordable(s, colour, card):
            continue
        rank = distance(s, goal.pawn, goal.section) * 4
        rank += 2 if exhausted_now(s, card) else 0
        rank = (rank + (1 if card == own else 0)) * PAWNS + goal.pawn
        if rank < best_rank:
            best_rank = rank
            best = goal.pawn
    return best


def is_affordable(s: Position, colour: int, card: int) -> bool:
    if s.is_conspirator(colour, card):
        return True
    if s.stage >= 2 or cannot_influence(s, colour, card) is not None:
        return False
    needed = cubes_needed(s, colour, card)
    outside = 8 - s.supply[colour]
    limit = s.box.influence_limit[s.box.identity_character[s.identity[colour]]] + s.box.cubes_over_limit
    return needed <= most_cubes(s, colour, card) and outside + needed <= limit


def cubes_needed(s: Position, colour: int, card: int) -> int:
    """SF-S.6: the smallest number that makes a conspirator."""
    highest = 0
    for other in range(s.colours):
        if s.cubes_on(card, other) > highest:
            highest = s.cubes_on(card, other)
    needed = highest - s.cubes_on(card, colour)
    least = least_cubes(s, card)
    number = needed if needed > least else least
    most = most_cubes(s, colour, card)
    return number if number <= most else most


# -- actions -------------------------------------------------------------------------------------


def action_move(s: Position) -> int:
    """SF-S.7: do what the intent asks here, otherwise go where it can be done."""
    open_moves = choices(s)
    colour = s.asked
    actor = s.actor if s.actor != NOBODY else s.activated
    wanted = open_goals(s, colour)
    for goal in wanted:
        if goal.pawn == actor and goal.move in open_moves and distance(s, actor, goal.section) == 0:
            if s.ask == Q_ACTIVATION and is_pick_up(goal.move) and code(FREE) in open_moves:
                return code(FREE)
            return goal.move
    for goal in wanted:
        if goal.pawn == actor:
            step = next_step(s, actor, goal.section)
            if step >= 0 and code(STEP, step) in open_moves:
                return code(STEP, step)
    if s.ask != Q_ACTIVATION:
        return best_by_score(s, open_moves)
    extra = bought_action(s, wanted, open_moves)
    if extra >= 0:
        return extra
    if s.activated == NOBODY:
        for pawn in range(PAWNS - 1):
            if code(ACTIVATE, pawn) in open_moves:
                return code(ACTIVATE, pawn)
    if code(WAIT_DISC) in open_moves:
        return code(WAIT_DISC)
    return code(END_TURN)


def is_pick_up(move: int) -> bool:
    return VERB_OF[move] == PICK_UP or VERB_OF[move] == PICK_KOMPROMAT


def bought_action(s: Position, wanted: list[Goal], open_moves: list[int]) -> int:
    """SF-S.8: bribe or kompromat where one more action finishes the intent."""
    for goal in wanted:
        if goal.pawn != s.activated and distance(s, goal.pawn, goal.section) == 0 and goal.last:
            kompromat = code(KOMPROMAT, s.box.card_of[goal.pawn])
            if kompromat in open_moves:
                return kompromat
            if code(BRIBE, goal.pawn) in open_moves:
                return code(BRIBE, goal.pawn)
    return -1
