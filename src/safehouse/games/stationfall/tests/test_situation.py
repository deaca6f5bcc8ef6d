"""What a seat is told of its standing, its question and its things agrees with the rules."""

import pytest

from safehouse.core.about import explain, meaning, topics
from safehouse.core.random import Stream
from safehouse.core.situation import listed, question
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.codes import Questions
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules.position import NOBODY
from safehouse.games.stationfall.rules.scoring import score
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.situation import points_now, standing, subject
from safehouse.games.stationfall.tables.names import IDENTITY_IDS
from safehouse.games.stationfall.tests.scene import Scene


def at_random(options: StationfallOptions, seed: str, step: int = 1) -> list[Stationfall]:
    """Every so manyth position of a random game."""
    state = GAME.deal(options, seed, listen=False)
    random = Stream(seed)
    found = []
    number = 0
    while pending := state.pending():
        if number % step == 0:
            found.append(state.copy())
        number += 1
        seat = random.choose(pending)
        state.play(seat, random.choose(state.moves(seat)))
    return [*found, state]


@pytest.mark.parametrize("players", [1, 2, 4, 9])
def test_the_points_told_are_those_that_would_be_counted(players: int) -> None:
    for state in at_random(StationfallOptions(players=players), f"points {players}", step=20):
        for colour in range(state.colours):
            identity = state.revealed[colour] if state.revealed[colour] != NOBODY else state.identity[colour]
            seat = state.seat_of[colour]
            if identity == NOBODY or seat < 0:
                continue
            told = points_now(GAME.view(state, seat), colour, IDENTITY_IDS[identity], with_bonus=True)
            assert sum(told.values()) == score(state, colour, identity, True).total()


def test_what_is_still_possible_is_named_and_nothing_else() -> None:
    seen = set()
    for state in at_random(StationfallOptions(roster="first_game"), "still"):
        if state.ask != Questions.ACTIVATION or state.activated == NOBODY:
            continue
        seat = state.pending()[0]
        kinds = {GAME.space.decode(code).kind for code in state.moves(seat)}
        told = subject(GAME.view(state, seat), kinds)["still"]
        assert isinstance(told, list)
        assert ("still-free" in told) == ("free_action" in kinds), (told, kinds)
        assert ("still-bribe" in told) == (not kinds.isdisjoint({"bribe", "grey_bribe"})), (told, kinds)
        assert ("still-kompromat" in told) == ("kompromat" in kinds), (told, kinds)
        seen |= set(told)
    assert seen == {"still-free", "still-bribe", "still-kompromat", "still-rest"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_shows_a_key(language: str) -> None:
    words = Words(language, GAME, strict=True)
    view = Scene().view(0)
    for topic in topics(GAME):
        found = explain(topic, words)
        assert found is not None
        for text in (found.text, *meaning(topic, view, words)):
            assert ":officer" not in text and "made-" not in text and "ability-" not in text


def test_whoever_has_revealed_is_secret_no_more() -> None:
    scene = Scene().set("red identity astrochimp colonel")
    before, after = scene.view(0), scene.set("red reveals astrochimp").view(0)
    assert [saying.key for saying in standing(before)][-1] == "stand-identity"
    assert [saying.key for saying in standing(after)][-1] == "stand-revealed"


def test_an_exhausted_character_is_said_to_be_so() -> None:
    scene = Scene()
    words = Words("en", GAME, strict=True)
    assert not any("disc" in line for line in meaning("character:exile", scene.view(0), words))
    scene.set("blue disc exile")
    assert any("only one action" in line for line in meaning("pawn:exile", scene.view(0), words))


def test_the_abilities_of_a_reveal_are_explained_before_it() -> None:
    lines = meaning("identity:astrochimp", Scene().view(0), Words("en", GAME, strict=True))
    assert lines[0] == "Tunnel Rat: Steps along vents."
    assert lines[-1].startswith("Once revealed, Acrobatics: ")


def test_a_schrodinger_reveal_is_listed_as_one() -> None:
    state = GAME.deal(GAME.typical(), "schrödinger", listen=False)
    random = Stream("schrödinger")
    while not any(kind_of(move) == "reveal" for seat in state.pending() for move in state.moves(seat)):
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    seat = state.pending()[0]
    view, words = GAME.view(state, seat), Words("en", GAME, you=seat, strict=True)
    for move in state.moves(seat):
        if kind_of(move) == "reveal":
            is_bonus = GAME.space.to_json(move)["identity"] in view.own.bonus
            assert ("Schrödinger" in listed(GAME, view, move, words)) == is_bonus


def kind_of(move: int) -> str:
    return str(GAME.space.to_json(move)["kind"])


def asked(scene: Scene, seat: int, language: str = "en") -> str:
    words = Words(language, GAME, ["Ann", "Ben", "Cyd", "Dan"], you=seat, strict=True)
    return question(GAME, GAME.view(scene.state, seat), scene.state.moves(seat), words)


def test_whoever_is_asked_for_leave_is_told_for_what() -> None:
    scene = Scene().tell("""
        + blue reveals exile
        + red holds exile
        + red cubes engineer 1
        + exile has gun
        + inspector at array_control
        + turn red
        > red activate engineer
        > red kompromat exile
    """)
    assert asked(scene, 0).endswith("The kompromat is worth one.")
    scene.tell("> red step forward_hub")
    told = asked(scene, 1)
    assert "Red wants your character Exile" in told and "“Step: Forward Hub”" in told
    assert "makes you suspect" in told
    scene.tell("""
        > blue accept
        > red bribe exile
        > red wait
    """)
    assert "“Wait”" in asked(scene, 1) and "the bribe goes back" in asked(scene, 1)
    assert "suspect" not in asked(scene, 1)


def test_the_parts_of_an_action_are_asked_for_by_its_name() -> None:
    scene = Scene().tell("""
        + red cubes engineer 1
        + engineer has bludgeon
        + engineer at array_control
        + exile at array_control
        + exile has gun artifact
        + turn red
        > red activate engineer
    """)
    assert asked(scene, 0) == "What does Engineer do? 2 actions left."
    scene.tell("> red rob exile")
    assert asked(scene, 0) == "Engineer, “Rob: Exile”: which item or data?"
    scene.tell("""
        > red item gun
        + colonel at array_control
        + colonel down
    """)
    assert asked(scene, 0) == "What does Engineer do? One action left."
    scene.tell("> red step forward_hub")
    assert asked(scene, 0) == "Engineer, “Step: Forward Hub”: which downed character to drag along?"


@pytest.mark.parametrize(
    ("players", "teams", "said"),
    [
        (4, False, "Whoever has the most"),
        (7, False, "The 2 players"),
        (9, False, "The 3 players"),
        (6, True, "The pair"),
    ],
)
def test_the_goal_says_how_many_win(players: int, teams: bool, said: str) -> None:
    options = StationfallOptions(players=players, teams=teams)
    words = Words("en", GAME, options=options, strict=True)
    view = GAME.view(GAME.deal(options, "goal", listen=False), 0)
    assert words.saying(standing(view)[0]).startswith(said)
    found = explain("thing:goal", words)
    assert found is not None
    assert ("2 with" in found.text, "3 with" in found.text) == (players == 7, players == 9)


def test_whoever_waits_reads_what_is_being_decided() -> None:
    scene = Scene().tell("""
        + blue reveals exile
        + red cubes engineer 1
        + turn red
        > red activate engineer
    """)
    assert asked(scene, 2) == "Ann: what Engineer does."
    scene.tell("""
        > red bribe exile
        > red step forward_hub
    """)
    assert asked(scene, 2) == "Ben: whether to allow “Step: Forward Hub” (Exile)."
