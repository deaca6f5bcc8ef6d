"""What forbids: each function returns None or the clause. `moves` and `forbids` both come here."""
# compiled by mypyc

from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.tables import NOTHING, SPECIAL_NUMBER

# Catch ----------------------------------------------------------------------------------------------


def cannot_catch(s: Position, seat: int) -> str | None:
    if s.stand[seat] != NOTHING:
        return "IN-5.312"
    if len(s.row) == 0:
        return "IN-5.313"
    for modifier in s.plan.modifiers:
        clause = modifier.cannot_catch(s, seat)
        if clause is not None:
            return clause
    return None


# Give and Exchange ----------------------------------------------------------------------------------


def may_play_from(s: Position, seat: int, holder: int) -> bool:
    """Whether this agent plays cards of that hand: its own, or any other if they face outwards (IN-5.783)."""
    return holder != seat if s.plan.outward else holder == seat


def cannot_play(s: Position, seat: int, c: int) -> str | None:
    """Whether a hand card may be played as a clue by this agent. Why a card cannot is told alike whether it is
    in the own unseen hand or nowhere near (IN-6.27)."""
    for holder in range(s.plan.agents):
        if may_play_from(s, seat, holder) and c in s.hands[holder]:
            return None
    if not s.plan.outward:
        return "IN-5.322"
    return "IN-5.783" if has_card_to_play(s, seat) else "IN-5.787"


def has_card_to_play(s: Position, seat: int) -> bool:
    cards = 0
    for holder in range(s.plan.agents):
        if may_play_from(s, seat, holder):
            cards += len(s.hands[holder])
    return cards > 0


def cannot_give_any(s: Position, seat: int) -> str | None:
    return "IN-5.322" if s.stand[seat] == NOTHING else None


def cannot_give(s: Position, seat: int, c: int) -> str | None:
    clause = cannot_give_any(s, seat)
    if clause is not None:
        return clause
    return "IN-5.729" if c in s.pool else cannot_play(s, seat, c)


def cannot_exchange_with(s: Position, seat: int, target: int) -> str | None:
    if target == seat:
        return "IN-5.331"
    if target >= s.plan.agents or s.stand[target] == NOTHING:
        return "IN-5.332"
    for modifier in s.plan.modifiers:
        clause = modifier.cannot_exchange_with(s, seat, target)
        if clause is not None:
            return clause
    return None


def cannot_exchange(s: Position, seat: int, c: int, target: int) -> str | None:
    clause = cannot_exchange_with(s, seat, target)
    return cannot_exchange_card(s, seat, c) if clause is None else clause


def cannot_exchange_card(s: Position, seat: int, c: int) -> str | None:
    return cannot_use_pool(s) if c in s.pool else cannot_play(s, seat, c)


def cannot_use_pool(s: Position) -> str | None:
    return "IN-5.810" if s.in_finale else None


# Wait -----------------------------------------------------------------------------------------------


def cannot_wait(s: Position, count: int) -> str | None:
    """What remains after the burn can be drawn (IN-5.344)."""
    if len(s.hq) == 0:
        return "IN-5.345"
    return "IN-5.344" if count > len(s.hq) - 1 else None


# Eliminate ------------------------------------------------------------------------------------------


def cannot_shoot_at(s: Position, seat: int, target: int) -> str | None:
    if target == seat:
        return "IN-5.352"
    if target >= s.plan.agents or s.stand[target] == NOTHING:
        return "IN-5.351"
    for modifier in s.plan.modifiers:
        clause = modifier.cannot_shoot_at(s, seat, target)
        if clause is not None:
            return clause
    return None


def cannot_shoot_at_key_person(s: Position) -> str | None:
    """IN-5.823; after a wrong forced shot with bullets to spare the last agent may try again (IN-5.834)."""
    if not s.plan.key_person or len(s.aside) == 0 or s.agents_active() > 1:
        return "IN-5.823"
    return None


def cannot_name(s: Position, colour: int, number: int) -> str | None:
    """Any colour in use with any number of the mission (IN-5.355)."""
    clause = cannot_name_colour(s, colour)
    return cannot_name_number(s, number) if clause is None else clause


def cannot_name_colour(s: Position, colour: int) -> str | None:
    return "IN-5.355" if colour >= s.plan.colours else None


def cannot_name_number(s: Position, number: int) -> str | None:
    if s.plan.lowest <= number <= s.plan.highest or (number == SPECIAL_NUMBER and s.plan.special_suspects):
        return None
    return "IN-5.355"


# Reward ---------------------------------------------------------------------------------------------


def cannot_decline(s: Position) -> str | None:
    """IN-5.361; the reward of mission 18 is compulsory (IN-5.804)."""
    return "IN-5.804" if s.plan.finale and not s.in_finale else None


def cannot_take(s: Position, place: int) -> str | None:
    """A card that lies face up at this place of the pile."""
    return None if place != NOTHING and s.faces_up(place) else "IN-5.361"


def cannot_take_down(s: Position, place: int) -> str | None:
    return None if place < len(s.pile) and not s.faces_up(place) else "IN-5.362"


# Hand limit -----------------------------------------------------------------------------------------


def cannot_choose_discards(s: Position) -> str | None:
    """Who does not see the own hand discards by place."""
    return "IN-5.789" if s.plan.outward else None


def cannot_discard(s: Position, seat: int, c: int) -> str | None:
    clause = cannot_choose_discards(s)
    if clause is not None:
        return clause
    return None if c in s.hands[seat] else "IN-5.403"


def cannot_discard_place(s: Position, seat: int, place: int) -> str | None:
    if cannot_choose_discards(s) is None:
        return "IN-5.403"
    return None if place < len(s.hands[seat]) else "IN-5.789"


# The key person -------------------------------------------------------------------------------------


def cannot_lay_key_clue(s: Position, seat: int, c: int) -> str | None:
    """From the own hand or the face-up discards (IN-5.826, IN-5.827)."""
    if c in s.hands[seat]:
        return None
    place = s.place_in_pile(c)
    return None if place != NOTHING and s.faces_up(place) else "IN-5.827"


def key_clues_at_hand(s: Position, seat: int) -> int:
    """How many cards could be laid at the key person."""
    cards = len(s.hands[seat])
    for place in range(len(s.pile)):
        if s.faces_up(place):
            cards += 1
    return cards


# The clock ------------------------------------------------------------------------------------------


def cannot_run_out_of_time(s: Position) -> str | None:
    return None if s.plan.seconds > 0 else "IN-5.706"


# No action possible ---------------------------------------------------------------------------------


def can_act(s: Position, seat: int) -> bool:
    """IN-8.6: at least one of the five actions can be performed."""
    if len(s.hq) > 0 or cannot_catch(s, seat) is None:
        return True
    has_card = has_card_to_play(s, seat)
    if has_card and s.stand[seat] != NOTHING:
        return True
    pool_open = len(s.pool) > 0 and cannot_use_pool(s) is None
    for target in range(s.plan.agents):
        if (has_card or pool_open) and cannot_exchange_with(s, seat, target) is None:
            return True
        if cannot_shoot_at(s, seat, target) is None:
            return True
    return cannot_shoot_at_key_person(s) is None
