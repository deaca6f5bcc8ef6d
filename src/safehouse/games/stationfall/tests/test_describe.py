"""The terminal tells the whole table in words, in both languages."""

import msgspec
import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.describe import describe
from safehouse.games.stationfall.rules.position import DISCARDED, IN_HAND, USED
from safehouse.games.stationfall.tests.scene import Scene, cast
from safehouse.games.stationfall.view.shape import KeptView, KompromatView

MOST_LINES = 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_told(language: str) -> None:
    state = GAME.deal(GAME.typical(), "told", listen=False)
    random = Stream("told")
    words = Words(language, GAME, strict=True)
    number = 0
    while pending := state.pending():
        if number % 25 == 0:
            for seat in (WATCHER, 0):
                lines = describe(GAME.view(state, seat), words)
                assert 0 < len(lines) <= MOST_LINES
        number += 1
        seat = random.choose(pending)
        state.play(seat, random.choose(state.moves(seat)))


def test_a_room_tells_who_and_what_is_in_it() -> None:
    scene = Scene().set(
        "exile at kitchen", "exile has helmet", "exile down", "damaged kitchen", "red holds colonel"
    )
    lines = describe(scene.view(0), Words("en", GAME))
    kitchen = next(line for line in lines if line.startswith("Kitchen"))
    assert "damaged" in kitchen and "Exile [down] (Helmet)" in kitchen
    assert "Kompromats in hand: Colonel." in lines
    assert not any("Kompromats in hand" in line for line in describe(scene.view(1), Words("en", GAME)))


def test_a_room_tells_what_the_map_prints_there() -> None:
    lines = describe(Scene().view(0), Words("en", GAME, strict=True))

    def room(name: str) -> str:
        return next(line for line in lines if line.startswith(name))

    assert "[zero gravity, console, power section, airlock, inward only]" in room("Array Control")
    assert room("Array Control").endswith("Vents: Security Station.")
    assert "made here: helmet, bludgeon, gun (Officer)" in room("Print Shop")
    assert "zero gravity" not in room("Kitchen") and "zero gravity" not in room("McQueen")


def test_what_a_seat_knows_of_kompromats_that_others_hold_or_that_are_gone_is_told_again() -> None:
    view = Scene().view(0)
    kompromats = [
        KompromatView("colonel", IN_HAND, False),
        KompromatView("exile", IN_HAND + 1, False),
        KompromatView("legal", DISCARDED + 1, True),
        KompromatView("doctor", USED, True),
    ]
    known = msgspec.structs.replace(view, kompromats=kompromats, kompromats_kept=[KeptView("inspector", 2)])
    words = Words.at_table("en", GAME, GAME.typical(), you=0)
    lines = describe(known, words)
    assert "Kompromats in hand: Colonel." in lines
    told = next(line for line in lines if line.startswith("What you know of other kompromats: "))
    assert "Exile (held by Blue); Legal (discarded by Blue); Doctor (used); Inspector (held by Yellow" in told
    assert not any("What you know of other kompromats" in line for line in describe(view, words))


def test_a_character_that_is_carried_is_told_once() -> None:
    scene = Scene(cast("telepathic_rat")).set("exile at kitchen", "exile has telepathic_rat")
    places = [line for line in describe(scene.view(1), Words("en", GAME)) if "influence limit" not in line]
    assert " ".join(places).count("Telepathic Rat") == 1


def test_no_corridor_leads_to_a_pod_that_is_not_docked() -> None:
    view = Scene().view(0)
    away = [place.id for place in view.sections if place.pod == "absent"]
    docks = [line for line in describe(view, Words("en", GAME)) if "Airlocks" in line]
    assert away and docks
    for pod in away:
        assert Words("en", GAME).say(f"section-{pod}") not in " ".join(docks)
