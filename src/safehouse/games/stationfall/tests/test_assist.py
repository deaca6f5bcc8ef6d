"""The clerk counts what the engine counts, from what people can read off the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.cli.clerking import ClerkDesk
from safehouse.cli.leading import LedGame, led_options
from safehouse.core.assist import Led
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import read, replay
from safehouse.core.testing import Pieces, Script, clause, untold_changes
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.assist import COMPANIONS, FinalPosition, Scores
from safehouse.games.stationfall.codes import Characters, Colours, Items, Pawns, Pods, States
from safehouse.games.stationfall.rules.position import HELD, IN_HAND, NOBODY
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import (
    CHARACTER_IDS,
    COLOUR_IDS,
    DATA_IDS,
    GUILT_IDS,
    IDENTITY_IDS,
    INSTITUTION_IDS,
    ITEM_IDS,
    PAWN_IDS,
    PLACE_IDS,
)
from safehouse.games.stationfall.tables.numbers import FIRST_POD, LOOSE_ITEMS, POWER_OF_TWO


def read_off(s: Stationfall) -> Iterator[str]:
    """What people say of a table on which the game is over."""
    yield from (f"in_play {CHARACTER_IDS[card]}" for card in range(Characters.COUNT) if s.in_play[card])
    yield from (f"launched {PLACE_IDS[p]}" for p in range(FIRST_POD, len(s.pod)) if s.pod[p] == Pods.LAUNCHED)
    for pawn in range(Pawns.COUNT):
        yield from of_pawn(s, pawn)
    for colour in range(s.colours):
        yield from of_colour(s, colour)
    for holder, cards in enumerate(s.bonus):
        colour = s.holder_of.index(holder)
        yield from (f"bonus {COLOUR_IDS[colour]} {IDENTITY_IDS[card]}" for card in cards)
    yield from (f"damaged {PLACE_IDS[k]}" for k, broken in enumerate(s.damaged) if broken)
    for item in range(Items.COUNT):
        if s.unique(item) and 0 <= s.spot[item] < HELD and s.box.item_of_pawn.count(item) == 0:
            yield f"lies {ITEM_IDS[item]} {PLACE_IDS[s.spot[item]]}"
    for number, name in enumerate(INSTITUTION_IDS):
        held = [data for data in range(len(DATA_IDS)) if s.offsite[number] & POWER_OF_TWO[data]]
        yield from (f"sent {DATA_IDS[data]} {name}" for data in held)
    yield from (f"grey {CHARACTER_IDS[card]}" for card in s.grey if card != Characters.BILLIONAIRE)
    yield from (f"moss {s.moss_victims}", f"medical {s.medical_track}")
    told = {"armed": s.armed, "exploded": s.exploded_on_station, "released": s.released}
    yield from (kind for kind, holds in told.items() if holds)


def of_pawn(s: Stationfall, pawn: int) -> Iterator[str]:
    name = PAWN_IDS[pawn]
    if s.state[pawn] == States.ABSENT:
        return
    place = s.where(pawn)
    if s.state[pawn] == States.ANNIHILATED:
        yield f"gone {name}"
    elif place >= 0 and not s.box.is_data[pawn]:
        yield f"ended {name} {PLACE_IDS[place]}"
    if s.state[pawn] == States.DOWN:
        yield f"down {name}"
    if s.contaminated[pawn]:
        yield f"contaminated {name}"
    for item in range(LOOSE_ITEMS):
        yield from [f"holds {name} {ITEM_IDS[item]}"] * s.items[pawn * Items.COUNT + item]
    yield from (f"knows {name} {DATA_IDS[data]}" for data in range(len(DATA_IDS)) if s.has_data(pawn, data))


def of_colour(s: Stationfall, colour: int) -> Iterator[str]:
    name = COLOUR_IDS[colour]
    yield f"identity {name} {IDENTITY_IDS[s.revealed[colour]]}"
    yield f"guilt {name} {GUILT_IDS[s.guilt[colour]]}"
    yield f"betrayal {name} {s.betrayal[colour]}"
    if s.bribe[colour] != NOBODY:
        yield f"bribe {name} {CHARACTER_IDS[s.bribe[colour]]}"
    if s.only_at_stationfall[colour]:
        yield f"late {name}"
    for card in range(Characters.COUNT):
        if s.cubes[card * Colours.COUNT + colour]:
            yield f"cubes {name} {CHARACTER_IDS[card]} {s.cubes[card * Colours.COUNT + colour]}"
        if s.kompromat[card] == IN_HAND + s.hand_of[colour] and s.hand_of.index(s.hand_of[colour]) == colour:
            yield f"kompromat {name} {CHARACTER_IDS[card]}"


def desk(script: Script, tmp_path: Path, language: str = "en", **options: Any) -> ClerkDesk:
    return ClerkDesk(GAME, Scores(), GAME.read_options(options), language, script, tmp_path / "kept.json")


def played(seed: str, **options: Any) -> Stationfall:
    record = Record(GAME, GAME.read_options(options), seed)
    random = Stream(seed)
    while record.pending():
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.moves(seat)))
    truth = record.truth()
    assert isinstance(truth, Stationfall)
    return truth


@clause("SF-16.4.4.1", "SF-16.4.9")
@pytest.mark.parametrize(
    ("options", "seeds"),
    [
        ({"players": 4}, ("scores 0", "scores 1")),
        ({"players": 3}, ("scores 0", "scores 1")),
        ({"players": 5}, ("scores 1", "scores 3")),
        ({"players": 9}, ("scores 0",)),
        ({"players": 6, "teams": True}, ("scores 0",)),
    ],
)
def test_the_clerk_counts_what_the_engine_counts(options: dict[str, Any], seeds: tuple[str, ...]) -> None:
    """And everything that people tell it can be picked."""
    for seed in seeds:
        truth = played(seed, **options)
        sheet = Scores().open(GAME.read_options(options))
        for text in read_off(truth):
            entry = Scores.space.decode(Scores.space.from_text(text))
            offered = sheet.offered()[entry.kind]
            assert all(value in offered[name] for name, value in entry.args.items()), text
            assert sheet.forbids(entry) is None
            sheet.enter(entry)
        report = sheet.report()
        assert report.result == truth.result()
        assert report.findings == [], "everybody is placed"


def test_nobody_is_down_or_contaminated_until_people_say_so() -> None:
    """The Corpsicle begins down, the Microbiologist contaminated: either may have changed."""
    sheet = Scores().open(GAME.read_options({"players": 5}))
    for name in ("corpsicle", *CHARACTER_IDS[-13:]):
        sheet.enter(Scores.space.decode(Scores.space.from_text(f"in_play {name}")))
    assert isinstance(sheet, FinalPosition)
    assert States.DOWN not in sheet.s.state and True not in sheet.s.contaminated
    assert sheet.s.room(Pawns.MICROBIOLOGIST) == sheet.s.box.item_limit[Pawns.MICROBIOLOGIST]


@clause("SF-17.2.9")
def test_of_two_players_the_one_with_more_in_both_colours_wins(tmp_path: Path) -> None:
    script = Script()
    at = desk(script, tmp_path, players=2, roster="first_game")
    for colour, identity in zip(COLOUR_IDS, ("engineer", "exile", "cyborg", "stowaway"), strict=False):
        at.hear(f"identity {colour} {identity}")
    at.hear("cubes yellow exile 8")
    report = at.sheet().report()
    assert report.result is not None
    totals = [line for line in report.result.lines if line.key == "total"]
    scores = [sum(int(line.args["total"]) for line in totals if line.seats == [seat]) for seat in (0, 1)]
    assert report.result.scores == scores and report.result.winners == [int(scores[1] > scores[0])]
    assert script.said(f"Player A (Red and Yellow): points in all {scores[0]}."), script.written[-30:]
    assert script.said("Player B")


@pytest.mark.parametrize(
    ("lines", "because"),
    [
        (["ended exile kitchen"], "SF-2.1.1"),
        (["in_play exile", "in_play exile"], "SF-2.1.1"),
        (["cubes red engineer 5", "cubes red exile 4"], "SF-I.1"),
        (["cubes purple colonel 1"], "SF-2.5"),
        (["identity red engineer", "identity blue engineer"], "SF-2.1.2"),
        ([f"ended {each} mcqueen" for each in ("engineer", "exile", "cyborg", "medical")], "SF-5.5.3"),
        (["holds engineer helmet"] * 4, "SF-4.5.3a"),
        ([f"bonus red {each}" for each in ("engineer", "exile", "cyborg")], "SF-3.4"),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause(tmp_path: Path, lines: list[str], because: str) -> None:
    script = Script()
    roster = "first_game" if (len(lines) > 1 and "in_play" not in lines[0]) or "purple" in lines[0] else "draw"
    at = desk(script, tmp_path, players=3, roster=roster)
    for line in lines:
        at.hear(line)
    assert script.said(f"({because})")
    assert len(at.entries) == len(lines) - 1


def lying(s: Stationfall) -> Pieces:
    """What anybody sees on the table."""
    found: Pieces = {}
    for pawn, name in enumerate(PAWN_IDS):
        if not s.box.is_item[pawn] and not s.box.is_data[pawn]:
            moves = ("monster_moved", "monster_placed") if pawn == Pawns.MONSTER else ()
            found[("pawn", name, *moves)] = (s.place[pawn], s.state[pawn])
            found["card", name] = (s.data[pawn], s.contaminated[pawn])
            for item in range(LOOSE_ITEMS):
                found["held", name, ITEM_IDS[item]] = s.items[pawn * Items.COUNT + item]
    for place, name in enumerate(PLACE_IDS):
        for item in range(LOOSE_ITEMS):
            found["floor", name, ITEM_IDS[item]] = s.floor[place * Items.COUNT + item]
    for section, name in enumerate(PLACE_IDS[: len(s.damaged)]):
        found["section", name] = (s.damaged[section], s.hazard[section], s.pod[section], section in s.traps)
    for colour, name in enumerate(COLOUR_IDS[: s.colours]):
        found["colour", name] = (s.betrayal[colour], s.disc[colour], s.guilt[colour], s.revealed[colour])
        found["tokens", name] = s.tokens_left[colour]
        for card, character in enumerate(CHARACTER_IDS):
            found["cubes", name, character] = s.cubes[card * Colours.COUNT + colour]
            found["kompromat", name, character] = s.kompromat[card] == IN_HAND + s.hand_of[colour]
    for colour, name in enumerate(COLOUR_IDS[1 : s.colours], 1):
        found["bribe", "swapped", name] = s.bribe[colour]
    found["grey_bribed", "greys_home", "bribe_back", "swapped"] = list(s.grey)
    found["locks_removed", "lock_removed"] = list(s.locked)
    found["power",], found["cameras",], found["jammers",] = s.power, s.cameras, s.jammers
    found["evacuation",], found["armed",], found["project_released",] = s.evacuation, s.armed, s.released
    found["ship_turned",], found["wormhole_opened",] = s.ship, s.wormhole
    return found


def test_every_change_on_the_table_that_nobody_there_made_is_a_task() -> None:
    station = next(each for each in COMPANIONS if isinstance(each, Led))
    for number in range(6):
        roster = {"roster": "first_game"} if number % 2 else {}
        record = Record(GAME, led_options(GAME, station, 1, roster), f"law {number}")
        assert untold_changes(station, record, lying, Stream(f"law {number}")) == []


@clause("SF-S.2")
def test_the_program_runs_the_automated_station_for_a_whole_game(tmp_path: Path) -> None:
    station = next(each for each in COMPANIONS if isinstance(each, Led))
    record = Record(GAME, led_options(GAME, station, 1, {"roster": "first_game"}), "station")
    script = Script()
    game = LedGame(station, record, "", "cs", script, tmp_path / "kept.json")
    random = Stream("alone")
    script.then = lambda: GAME.space.to_text(random.choose(record.choices(record.pending()[0])))
    game.run()
    assert record.result() is not None
    assert not [line for line in script.written if line.startswith("[")], "a text is missing"
    automata = [told for told in record.told(0) if told["kind"] == "turn" and told["colour"] != "red"]
    assert len(automata) > 20
    (finished,) = tmp_path.iterdir()
    assert replay(read(finished)).result() == record.result()
