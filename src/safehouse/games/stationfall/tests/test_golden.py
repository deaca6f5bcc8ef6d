"""The recorded games show every character revealed before the end, and every identity card scored."""

import msgspec
import pytest

from safehouse.core.golden import golden_games
from safehouse.core.record import Record
from safehouse.core.save import parse, replay
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import COLOUR_IDS, IDENTITY_IDS


class Shown(msgspec.Struct):
    """Identity cards shown in some games: before Stationfall, and with a score in the end."""

    in_play: set[str] = msgspec.field(default_factory=set)
    scored: set[str] = msgspec.field(default_factory=set)
    by_schrodinger: set[str] = msgspec.field(default_factory=set)

    def note(self, record: Record) -> None:
        state = record.truth()
        assert isinstance(state, Stationfall)
        result = record.result()
        assert result is not None
        totals = [line for line in result.lines if line.key == "total"]
        for colour, identity in enumerate(state.revealed):
            name = IDENTITY_IDS[identity]
            if not state.only_at_stationfall[colour]:
                self.in_play.add(name)
            if state.by_schrodinger[colour]:
                self.by_schrodinger.add(name)
            if any(line.args["who"] == f"colour-{COLOUR_IDS[colour]}" for line in totals):
                self.scored.add(name)


@pytest.fixture(scope="module")
def shown() -> Shown:
    found = Shown()
    for path in golden_games(GAME):
        found.note(replay(parse(path.read_bytes())))
    return found


def test_every_identity_is_revealed_in_play(shown: Shown) -> None:
    assert sorted(set(IDENTITY_IDS) - shown.in_play) == []


def test_every_identity_is_scored(shown: Shown) -> None:
    assert sorted(set(IDENTITY_IDS) - shown.scored) == []


def test_schrodinger_reveals_occur(shown: Shown) -> None:
    assert len(shown.by_schrodinger) >= 5
