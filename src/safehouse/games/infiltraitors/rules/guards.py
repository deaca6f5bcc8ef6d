"""What forbids: each function returns None or the clause. `moves` and `forbids` both come here."""
# compiled by mypyc

from safehouse.games.infiltraitors.moves import HIGHEST, MOST_DRAWN, NOTHING
from safehouse.games.infiltraitors.position import Position

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


def playable_cards(s: Position, seat: int) -> list[int]:
    """The hand cards this agent may play: its own, or those of all others (IN-5.783)."""
    if not s.plan.outward:
        return s.hands[seat]
    cards: list[int] = []
    for other in range(s.plan.agents):
        if other != seat:
            cards.extend(s.hands[other])
    return cards


def cannot_play(s: Position, seat: int, c: int) -> str | None:
    """Whether a hand card may be played as a clue by this agent. Why a card cannot is told alike whether it is
    in the own unseen hand or nowhere near (IN-6.27)."""
    cards = playable_cards(s, seat)
    if c in cards:
        return None
    if not s.plan.outward:
        return "IN-5.322"
    return "IN-5.783" if len(cards) > 0 else "IN-5.787"


def cannot_give(s: Position, seat: int, c: int) -> str | None:
    if s.stand[seat] == NOTHING:
        return "IN-5.322"
    if c in s.pool:
        return "IN-5.729"
    return cannot_play(s, seat, c)


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
    if clause is not None:
        return clause
    if c in s.pool:
        return "IN-5.810" if s.in_finale else None
    return cannot_play(s, seat, c)


# Wait -----------------------------------------------------------------------------------------------


def most_to_draw(s: Position) -> int:
    """IN-5.344: what remains after the burn, at most three; -1 when not even one can be burnt (IN-5.345)."""
    return min(MOST_DRAWN, len(s.hq) - 1)


def cannot_wait(s: Position, count: int) -> str | None:
    if len(s.hq) == 0:
        return "IN-5.345"
    return "IN-5.344" if count > most_to_draw(s) else None


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
    if colour >= s.plan.colours or number > min(s.plan.highest, HIGHEST):
        return "IN-5.355"
    if number >= s.plan.lowest:
        return None
    return None if s.plan.special_suspects else "IN-5.355"


# Reward ---------------------------------------------------------------------------------------------


def cannot_decline(s: Position) -> str | None:
    """IN-5.361; the reward of mission 18 is compulsory (IN-5.804)."""
    return "IN-5.804" if s.plan.finale and not s.in_finale else None


def cannot_take(s: Position, c: int) -> str | None:
    return None if face_up_place(s, c) != NOTHING else "IN-5.361"


def cannot_take_down(s: Position, place: int) -> str | None:
    return None if place < len(s.pile) and not s.faces_up(place) else "IN-5.362"


def face_up_place(s: Position, c: int) -> int:
    """Where this card lies face up in the pile; NOTHING if it does not."""
    for place in range(len(s.pile)):
        if s.pile[place] == c and s.faces_up(place):
            return place
    return NOTHING


# Hand limit -----------------------------------------------------------------------------------------


def cannot_discard(s: Position, seat: int, c: int) -> str | None:
    if s.plan.outward:
        return "IN-5.789"
    return None if c in s.hands[seat] else "IN-5.403"


def cannot_discard_place(s: Position, seat: int, place: int) -> str | None:
    if not s.plan.outward:
        return "IN-5.403"
    return None if place < len(s.hands[seat]) else "IN-5.789"


# The key person -------------------------------------------------------------------------------------


def key_clue_cards(s: Position, seat: int) -> list[int]:
    """The own hand and the face-up discards (IN-5.826, IN-5.827)."""
    cards = s.hands[seat].copy()
    for place in range(len(s.pile)):
        if s.faces_up(place):
            cards.append(s.pile[place])
    return cards


def cannot_lay_key_clue(s: Position, seat: int, c: int) -> str | None:
    return None if c in key_clue_cards(s, seat) else "IN-5.827"


# The clock ------------------------------------------------------------------------------------------


def cannot_run_out_of_time(s: Position) -> str | None:
    return None if s.plan.seconds > 0 else "IN-5.706"


# No action possible ---------------------------------------------------------------------------------


def can_act(s: Position, seat: int) -> bool:
    """IN-8.6: at least one of the five actions can be performed."""
    if len(s.hq) > 0 or cannot_catch(s, seat) is None:
        return True
    has_card = len(playable_cards(s, seat)) > 0
    if has_card and s.stand[seat] != NOTHING:
        return True
    pool_open = len(s.pool) > 0 and not s.in_finale
    for target in range(s.plan.agents):
        if (has_card or pool_open) and cannot_exchange_with(s, seat, target) is None:
            return True
        if cannot_shoot_at(s, seat, target) is None:
            return True
    return cannot_shoot_at_key_person(s) is None
