"""The automata of the solo game (SF-S): they decide from public knowledge and their own cards."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE
from safehouse.games.stationfall.codes import (
    FIRST_CODE,
    KIND_OF,
    Abilities,
    Characters,
    Events,
    Guilt,
    Kinds,
    Modes,
    Moves,
    Pawns,
    Projects,
    Questions,
    Stages,
    States,
)
from safehouse.games.stationfall.rules.conspiracy import (
    cannot_influence,
    exhausted_now,
    least_cubes,
    most_cubes,
)
from safehouse.games.stationfall.rules.decisions import decide
from safehouse.games.stationfall.rules.menus import choices
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, NOT_IN_PLAY, Position
from safehouse.games.stationfall.rules.scoring import score
from safehouse.games.stationfall.rules.solo_goals import Goal, distance, finished, goals, next_step
from safehouse.games.stationfall.tables.intents import Intent
from safehouse.games.stationfall.tables.numbers import CREW, NOWHERE


def next_move(s: Position) -> int:
    """The move of the automaton that is asked."""
    if s.ask == Questions.TURN:
        return turn_move(s)
    if s.ask == Questions.ACTIVATION or s.ask == Questions.FREE or s.ask == Questions.ACTION:
        return action_move(s)
    open_moves = choices(s)
    if s.ask == Questions.CUBES:
        return Moves.CUBES + cubes_needed(s, s.asked, s.influencing) - 1
    if s.ask == Questions.DRAG and Moves.ALONE in open_moves:
        return Moves.ALONE
    if s.ask == Questions.CONSENT:
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
        twin.project = Projects.STABLE_WORMHOLE
    if twin.trap_owner != twin.asked:
        twin.live_trap = NOWHERE
    hide_kompromats(twin, IN_HAND + twin.hand_of[twin.asked])
    return twin


def hide_kompromats(s: Position, own_hand: int) -> None:
    """Kompromats the automaton has not seen lie in the order of their characters."""
    unseen: list[int] = []
    slots: list[int] = []
    for card in range(Characters.COUNT):
        where = s.kompromat[card]
        if where != NOT_IN_PLAY and where != own_hand and s.kompromat_known[card] != EVERYONE:
            unseen.append(card)
            slots.append(where)
    slots.sort()
    s.kompromat = s.kompromat.copy()
    for k in range(len(unseen)):
        s.kompromat[unseen[k]] = slots[k]


def decide_on(s: Position, move: int) -> None:
    verb = KIND_OF[move]
    decide(s, verb, move - FIRST_CODE[verb])


def answer(s: Position) -> int:
    """SF-S.9"""
    twin = as_known(s)
    decide_on(twin, Moves.ACCEPT)
    loss = current_score(s, s.asked) - current_score(twin, s.asked)
    if s.mode == Modes.KOMPROMAT:
        refuses = loss >= 2 or (loss >= 1 and s.guilt[s.asked] != Guilt.INNOCENT)
    else:
        refuses = loss >= 1
    return Moves.REFUSE if refuses else Moves.ACCEPT


# -- the turn ------------------------------------------------------------------------------------


def turn_move(s: Position) -> int:
    """SF-S.2: reveal check, die, intent, actor, influence, activation."""
    colour = s.asked
    if s.die == 0:
        if s.stage == Stages.REVEAL and wants_to_reveal(s, colour):
            return Moves.REVEAL + s.identity[colour]
        s.die = 1 + s.random.below(s.box.die_sides)
        s.tell_all(Events.ROLLED, colour, s.die)
    open_moves = choices(s)
    pawn = choose_actor(s, colour)
    if pawn != NOBODY:
        if Moves.ACTIVATE + pawn in open_moves:
            return Moves.ACTIVATE + pawn
        influence = Moves.INFLUENCE + s.box.card_of[pawn]
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
    return s.state[pawn] == States.DOWN and Abilities.LAST_GASP in s.box.reveal_abilities[identity]


def renegotiation(s: Position, colour: int, open_moves: list[int]) -> int:
    """SF-S.6: a cube back from the card with most own cubes."""
    most = 0
    found = Moves.RENEGOTIATE
    for card in range(Characters.COUNT):
        if s.cubes_on(card, colour) > most and Moves.TAKE_BACK + card in open_moves:
            most = s.cubes_on(card, colour)
            found = Moves.TAKE_BACK + card
    return found


def script(s: Position, colour: int) -> list[Intent]:
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
        rank = (rank + (1 if card == own else 0)) * Pawns.COUNT + goal.pawn
        if rank < best_rank:
            best_rank = rank
            best = goal.pawn
    return best


def is_affordable(s: Position, colour: int, card: int) -> bool:
    if s.is_conspirator(colour, card):
        return True
    if s.stage >= Stages.ACTIVATE or cannot_influence(s, colour, card) is not None:
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
            if s.ask == Questions.ACTIVATION and is_pick_up(goal.move) and Moves.FREE_ACTION in open_moves:
                return Moves.FREE_ACTION
            return goal.move
    for goal in wanted:
        if goal.pawn == actor:
            step = next_step(s, actor, goal.section)
            if step >= 0 and Moves.STEP + step in open_moves:
                return Moves.STEP + step
    if s.ask != Questions.ACTIVATION:
        return best_by_score(s, open_moves)
    extra = bought_action(s, wanted, open_moves)
    if extra >= 0:
        return extra
    if s.activated == NOBODY:
        for pawn in range(CREW):
            if Moves.ACTIVATE + pawn in open_moves:
                return Moves.ACTIVATE + pawn
    if Moves.WAIT_DISC in open_moves:
        return Moves.WAIT_DISC
    return Moves.END_TURN


def is_pick_up(move: int) -> bool:
    return KIND_OF[move] == Kinds.PICK_UP or KIND_OF[move] == Kinds.PICK_KOMPROMAT


def bought_action(s: Position, wanted: list[Goal], open_moves: list[int]) -> int:
    """SF-S.8: bribe or kompromat where one more action finishes the intent."""
    for goal in wanted:
        if goal.pawn != s.activated and distance(s, goal.pawn, goal.section) == 0 and goal.last:
            kompromat = Moves.KOMPROMAT + s.box.card_of[goal.pawn]
            if kompromat in open_moves:
                return kompromat
            if Moves.BRIBE + goal.pawn in open_moves:
                return Moves.BRIBE + goal.pawn
    return -1
