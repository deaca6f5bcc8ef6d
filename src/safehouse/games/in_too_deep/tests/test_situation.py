"""What the questions say of the turn, of what is possible now and of how much is left."""

from safehouse.core.save import parse, start
from safehouse.core.situation import listed, question, standing
from safehouse.core.words import Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.describe import describe
from safehouse.games.in_too_deep.tests.town import Town


def asked(town: Town, seat: int = 0) -> str:
    return question(GAME, town.view(seat), town.state.moves(seat), Words("en", GAME, you=seat, strict=True))


def stands(town: Town, seat: int = 0) -> str:
    return standing(GAME, town.view(seat), Words("en", GAME, you=seat, strict=True))


def able() -> Town:
    """A1a can be committed, A2a not."""
    return Town().hooks(0, "jumper").hold(jumper="cash").gets_crimes(0, "A1a", "A2a", "P18")


def test_every_step_of_a_turn_says_which_it_is() -> None:
    town = able().hooking(0)
    said = []
    for move in ("skip_hook", "end_actions", "pass_crime"):
        said.append(asked(town)[:11])
        town.plays(f"0 {move}")
    assert [*said, asked(town)[:11]] == ["Step 1 of 5", "Step 3 of 5", "Step 4 of 5", "Step 5 of 5"]


def test_a_token_in_use_does_not_change_the_step() -> None:
    for town, step in ((able().hooking(0), 1), (able().major(0), 4), (able().returning(0), 5)):
        town.owns(0, "shift_patrol").plays("0 use shift_patrol")
        assert GAME.subject(town.view(0), set())["step"] == step


def test_hooking_is_a_must_for_whoever_controls_nobody_or_has_unhooked() -> None:
    assert "choose whom you hook" in asked(Town().hooking(0))
    town = Town().hooks(0, "jumper", "enforcer").hooking(0)
    assert "you may hook" in asked(town)
    town.plays("0 unhook jumper")
    assert "choose whom you hook" in asked(town)


def test_a_major_crime_is_announced_only_where_it_can_be_committed() -> None:
    assert "in step 4" in asked(able().acting(0))
    assert "you may commit one" in asked(able().major(0))
    unable = Town().hooks(0, "jumper").gets_crimes(0, "A2a").major(0)
    assert "none can be committed now" in asked(unable)


def test_an_empty_hand_has_nothing_to_discard() -> None:
    assert "no crime card to discard" in asked(Town().returning(0))
    assert "under their decks" in asked(able().returning(0))


def test_processing_says_how_many_more_but_no_more_than_memory_has() -> None:
    town = Town().hooks(0, "jumper").remembers(0, "target", "target")
    assert "2 more" in asked(town.asks(Agenda.PROCESSING, 0, 3))
    town.plays("0 to_box target")
    assert "1 more" in asked(town)
    assert asked(town.asks(Agenda.PROCESSING, 0, 1, 1)).startswith("Process evidence")


def test_the_chapter_counts_the_display_alone() -> None:
    assert "(2 on the display)" in stands(Town().display_left(2).acting(0))


def test_a_hook_on_a_rivals_criminal_says_who_pays_for_it() -> None:
    town = Town().hooks(0, "jumper").hooks(1, "enforcer").hooking(0)
    words = Words("en", GAME, you=0, strict=True)
    told = {listed(GAME, town.view(0), move, words) for move in town.state.moves(0)}
    paid = {line for line in told if "you pay 1 Intel" in line}
    assert len(paid) == 1 and "Enforcer" in paid.pop()


def test_a_choice_says_where_it_leads_what_is_dropped_and_what_an_effect_does() -> None:
    town = Town().hooks(0, "jumper").hold(jumper="cash").dominance(0, jumper=3).acting(0)
    words = Words("en", GAME, you=0, strict=True)
    view = town.view(0)
    told = [listed(GAME, view, move, words) for move in town.state.moves(0)]
    place = next(i for i, zone in enumerate(view.zones) if "jumper" in zone.criminals)
    beside = words.say(f"zone-{view.zones[(place + 1) % 8].zone}")
    assert f"Move the Jumper clockwise: {beside}" in told
    assert any(line.startswith("Jumper drops the item: ") and "cash" in line.lower() for line in told)
    effect = words.say(f"zone-effect-{view.zones[place].zone}")
    assert any(line.endswith(f": {effect}") for line in told)


def test_where_a_chapter_stands_is_said_until_it_is_evaluated() -> None:
    save = parse((GAME.folder / "tests" / "golden" / "city_lost.json").read_bytes())
    record, words, said = start(save), Words("en", GAME, you=0, strict=True), {}
    for number, entry in enumerate(save.moves[:250], 1):
        record.enter(entry)
        if number in (245, 246, 250):
            view = GAME.read_view(record.view_bytes(0))
            said[number] = standing(GAME, view, words), " ".join(describe(view, words))
    assert "it ends when the display cannot refill the rail" in said[245][0]
    assert "is ending" in said[246][0] and "the chapter ends" in said[246][1]
    assert "Chapter 1 of 3 is over" in said[250][0] and "the investigation fails" in said[250][1]
