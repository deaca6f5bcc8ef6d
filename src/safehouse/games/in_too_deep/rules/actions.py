"""Step 3: actions and free actions (5E, 5F)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Criminals, Events, Items, MajorCrimes, Moves
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.abilities import (
    cannot_see,
    cannot_smuggle,
    cannot_use_ability,
    use_ability,
)
from safehouse.games.in_too_deep.rules.consoles import can_rise, change_dominance
from safehouse.games.in_too_deep.rules.crimes import cannot_commit, commit
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.rules.support import cannot_use, use_codes
from safehouse.games.in_too_deep.rules.zone_effects import activate
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING

# -- guards


def cannot_take(s: Position, seat: int, move: int) -> str | None:
    """The clause that forbids this move in step 3 (ZH-7.4)."""
    if move < Moves.MOVE or move >= Moves.CAUTIOUS:
        return None if move == Moves.END_ACTIONS else "ZH-7.4"
    if move < Moves.SMUGGLE:
        return cannot_direct(s, seat, criminal_of(move), move)
    if move < Moves.SEE:
        return cannot_smuggle(s, seat, move - Moves.SMUGGLE)
    if move < Moves.USE:
        return cannot_see(s, seat, move - Moves.SEE)
    if move < Moves.COMMIT:
        return cannot_use(s, seat, move - Moves.USE)
    if move - Moves.COMMIT < MajorCrimes.COUNT:
        return "ZH-5.8"
    return cannot_commit(s, seat, move - Moves.COMMIT)


def cannot_direct(s: Position, seat: int, criminal: int, move: int) -> str | None:
    """The clause that forbids what this move lets a criminal do, free or not (ZH-5.5, ZH-5.33)."""
    if s.hooked_by[criminal] != seat:
        return "ZH-5.5"
    if move >= Moves.DROP:
        return None if s.holds[criminal] != NOTHING else "ZH-5.47"
    if move >= Moves.ENDURE:
        return cannot_endure(s, seat, criminal)
    if s.actions == 0 and not is_free(s, move):
        return "ZH-5.33"
    if move >= Moves.DOMINATE:
        return None if can_rise(s, seat, criminal) else "ZH-5.25"
    return cannot_act(s, seat, criminal, move)


def is_free(s: Position, move: int) -> bool:
    """ZH-5.74: the Crusher's ability, once a turn."""
    return move == Moves.ABILITY + Criminals.CRUSHER and not s.crusher_used


def cannot_act(s: Position, seat: int, criminal: int, move: int) -> str | None:
    """The clause that forbids a move, pick-up, activation or ability of a controlled criminal."""
    if move < Moves.PICK_UP:
        return city.cannot_step(s, seat, criminal, (move - Moves.MOVE) % 2)
    if move < Moves.ACTIVATE:
        return cannot_pick_up(s, criminal, (move - Moves.PICK_UP) % Items.COUNT)
    if move < Moves.ABILITY:
        return cannot_activate(s, criminal)
    return cannot_use_ability(s, seat, criminal)


def cannot_pick_up(s: Position, criminal: int, item: int) -> str | None:
    """ZH-5.37"""
    if s.holder[item] != NOBODY or s.item_at[item] != s.criminal_at[criminal]:
        return "ZH-5.37"
    return None


def cannot_activate(s: Position, criminal: int) -> str | None:
    """ZH-5.87"""
    return "ZH-5.87" if s.patrol[s.criminal_at[criminal]] > 0 else None


def cannot_endure(s: Position, seat: int, criminal: int) -> str | None:
    """ZH-5.28, ZH-5.29; an action to buy must exist."""
    if s.dominance[seat][criminal] < s.cards.endurance_from:
        return "ZH-5.29"
    if any(cannot_buy(s, seat, criminal, move) is None for move in action_codes(s, criminal)):
        return None
    return "ZH-5.30"


def cannot_buy(s: Position, seat: int, criminal: int, move: int) -> str | None:
    """ZH-5.30: an action bought with endurance is one of the same criminal, and none that is free."""
    if not Moves.MOVE <= move < Moves.DOMINATE or criminal_of(move) != criminal:
        return "ZH-5.30"
    clause = cannot_act(s, seat, criminal, move)
    return "ZH-5.30" if clause is None and is_free(s, move) else clause


def criminal_of(move: int) -> int:
    """Whose action or free action it is."""
    if move < Moves.PICK_UP:
        return (move - Moves.MOVE) // 2
    if move < Moves.ACTIVATE:
        return (move - Moves.PICK_UP) // Items.COUNT
    return (move - Moves.ACTIVATE) % Criminals.COUNT


# -- menus


def action_codes(s: Position, criminal: int) -> list[int]:
    """Of the actions with this criminal those that can be possible where it stands."""
    found = [Moves.MOVE + criminal * 2, Moves.MOVE + criminal * 2 + 1]
    place = s.criminal_at[criminal]
    for item in range(Items.COUNT):
        if s.item_at[item] == place:
            found.append(Moves.PICK_UP + criminal * Items.COUNT + item)
    found.append(Moves.ACTIVATE + criminal)
    found.append(Moves.ABILITY + criminal)
    return found


def offered(s: Position, seat: int) -> list[int]:
    """The menu of step 3, in ascending order."""
    return [move for move in codes_of_step(s, seat) if cannot_take(s, seat, move) is None]


def codes_of_step(s: Position, seat: int) -> list[int]:
    """Of the moves of step 3 those that can be possible with the criminals, tokens and cards of a seat."""
    found = [Moves.END_ACTIONS]
    for criminal in s.ports[seat]:
        if s.actions > 0:
            found.extend(action_codes(s, criminal))
            found.append(Moves.DOMINATE + criminal)
        elif criminal == Criminals.CRUSHER:
            found.append(Moves.ABILITY + Criminals.CRUSHER)
        if s.dominance[seat][criminal] >= s.cards.endurance_from:
            found.append(Moves.ENDURE + criminal)
        if s.holds[criminal] != NOTHING:
            found.append(Moves.DROP + criminal)
        if criminal == Criminals.SMUGGLER:
            found.extend([Moves.SMUGGLE + item for item in range(Items.COUNT)])
        elif criminal == Criminals.SEER:
            found.extend([Moves.SEE + other for other in s.in_play])
    found.extend(use_codes(s, seat))
    for card in s.held_crimes(seat):
        if card >= MajorCrimes.COUNT:
            found.append(Moves.COMMIT + card)
    found.sort()
    return found


# -- doing


def act(s: Position, seat: int, move: int) -> None:
    """A move, pick-up, activation or ability; the caller has paid for it where it costs an action."""
    criminal = criminal_of(move)
    if move < Moves.PICK_UP:
        city.move_criminal(s, criminal, city.step(s.criminal_at[criminal], (move - Moves.MOVE) % 2))
    elif move < Moves.ACTIVATE:
        city.take_item(s, criminal, (move - Moves.PICK_UP) % Items.COUNT)
    elif move < Moves.ABILITY:
        activate(s, seat, criminal, s.criminal_at[criminal])
    else:
        use_ability(s, seat, criminal)


def take_action(s: Position, seat: int, move: int) -> None:
    """A move of step 3, support tokens apart."""
    if move < Moves.DOMINATE:
        if is_free(s, move):
            s.crusher_used = True
        else:
            s.actions -= 1
        act(s, seat, move)
    elif move < Moves.ENDURE:
        s.actions -= 1
        change_dominance(s, seat, move - Moves.DOMINATE, 1)
    elif move < Moves.DROP:
        criminal = move - Moves.ENDURE
        s.tell_all(Events.ENDURED, seat, criminal)
        change_dominance(s, seat, criminal, -1)
        s.ask(Agenda.ENDURING, seat, criminal)
    elif move < Moves.SMUGGLE:
        city.drop_item(s, move - Moves.DROP)
    elif move < Moves.SEE:
        city.take_item(s, Criminals.SMUGGLER, move - Moves.SMUGGLE)
    elif move < Moves.USE:
        s.seer_used = True
        change_dominance(s, seat, move - Moves.SEE, 1)
    else:
        commit(s, seat, move - Moves.COMMIT)
