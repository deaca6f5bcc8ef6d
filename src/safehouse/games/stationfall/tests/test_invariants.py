"""What holds in every position of every game (SF-I)."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.games.stationfall import GAME, StationfallOptions
from safehouse.games.stationfall.codes import (
    KIND_OF,
    Characters,
    Hazards,
    Items,
    Kinds,
    Pods,
    Powers,
    Questions,
    Sections,
    States,
)
from safehouse.games.stationfall.data import LAST_MINUTE
from safehouse.games.stationfall.rules.counting import count_components
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import PAWN_IDS
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD

CONFIGURATIONS = GAME.configurations()


def name(options: StationfallOptions) -> str:
    return f"{options.players}{'-teams' if options.teams else ''}-{options.roster}"


def check_pieces(s: Stationfall, before: dict[str, int], cubes: int) -> None:
    assert count_components(s) == before
    for colour in range(s.colours):
        on_cards = sum(s.cubes_on(card, colour) for card in range(Characters.COUNT))
        assert s.supply[colour] + s.betrayal[colour] + on_cards == cubes
        assert min(s.supply[colour], s.betrayal[colour], s.tokens_left[colour]) >= 0


def check_pawns(s: Stationfall) -> None:
    asked_to_drop = asks_to_drop(s)
    for pawn in range(CREW):
        slots = sum(s.items[pawn * Items.COUNT : (pawn + 1) * Items.COUNT])
        if s.body(pawn):
            assert s.load[pawn] == slots + s.contaminated[pawn]
            assert asked_to_drop or s.load[pawn] <= s.box.item_limit[pawn]
        if s.state[pawn] == States.LIVE and s.is_section(s.place[pawn]) and not asked_to_drop:
            assert s.safe_in(pawn, s.place[pawn]), PAWN_IDS[pawn]


def asks_to_drop(s: Stationfall) -> bool:
    """A full card, a lit bomb or a lent bludgeon is just being settled."""
    return s.ask in (Questions.LET_GO, Questions.CONTAMINATED, Questions.OVERFULL, Questions.LIGHT) or bool(
        s.vengeance
    )


def check_station(s: Stationfall) -> None:
    for section in range(Sections.COUNT):
        if s.hazard[section] == Hazards.FIRE:
            assert s.damaged[section]
        if section >= FIRST_POD and s.pod[section] == Pods.DOCKED:
            assert s.pod_room(section) >= 0
    assert not s.damaged[Sections.OUTER_SPACE]
    broken = sum(s.damaged[x] for x in range(FIRST_POD) if s.box.power[x])
    assert s.power == min(broken, 2)
    assert s.power == Powers.NORMAL or not (s.cameras or s.jammers)
    if s.evacuation and s.power != Powers.BLACKOUT:
        assert True not in s.locked
    for card in range(Characters.COUNT):
        if s.is_pc(card):
            assert all(s.cubes_on(card, colour) == 0 for colour in range(s.colours))


@clause(
    "SF-I.1",
    "SF-I.2",
    "SF-I.3",
    "SF-I.4",
    "SF-I.5",
    "SF-I.6",
    "SF-I.7",
    "SF-I.8",
    "SF-I.9",
    "SF-I.10",
    "SF-I.12",
)
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)
def test_every_position_is_sound(options: StationfallOptions) -> None:
    for number in range(2):
        s = GAME.deal(options, f"sound {number}")
        random = Stream(f"sound {number}")
        before = count_components(s)
        guilt = list(s.guilt)
        while s.pending():
            seat = random.choose(s.pending())
            moves = s.moves(seat)
            assert moves
            move = random.choose(moves)
            out = [c for c in range(Characters.COUNT) if s.in_play[c] and s.card_out(c)]
            cubes = {c: sum(s.cubes_on(c, k) for k in range(s.colours)) for c in out}
            s.play(seat, move)
            verb = KIND_OF[move]
            for colour in range(s.colours):
                assert (
                    s.guilt[colour] >= guilt[colour]
                    or verb in (Kinds.LAWYER_UP, Kinds.DELIVER, Kinds.ACCEPT)
                    or options.players == 1
                )
            guilt = list(s.guilt)
            assert all(sum(s.cubes_on(c, k) for k in range(s.colours)) <= cubes[c] for c in out)
            check_pieces(s, before, 8 if options.extent == "whole" else LAST_MINUTE.influence_cubes)
            check_pawns(s)
            check_station(s)
        result = s.result()
        assert result is not None and len(result.scores) == options.players
