"""Who plays for victory guesses who the others are, expects them to be hindered, and counts the turns left."""

import pytest

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.bots import facts
from safehouse.games.stationfall.bots.beliefs import DOUBT, guesses, possible
from safehouse.games.stationfall.bots.contest import Contest, contested_worth, tail, turns_to_come
from safehouse.games.stationfall.bots.race import Guess, Race, fewer_than, final_points_as
from safehouse.games.stationfall.bots.schemer import Schemer, as_guessed
from safehouse.games.stationfall.codes import Pawns, Phases
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import IDENTITY_IDS
from safehouse.games.stationfall.tests.scene import Scene


def against_operative() -> Scene:
    """Red commands the Exile, who knows what blue, the Operative, wants to be kept."""
    scene = Scene(
        "astrochimp colonel consort counselor cyborg engineer exile inspector operative security stranger legal"
    )
    scene.set("blue identity operative stranger", "blue reveals operative", "red identity astrochimp colonel")
    return scene.set("red cubes exile 1", "exile at array_control", "minute 6", "turn red")


def hopes_of_blue(scene: Scene) -> float:
    s = scene.state
    foe = Contest(s, 0, s.identity[0], None)
    return contested_worth(s, 1, s.identity[1], foe)


def test_a_step_towards_hindering_a_rival_lowers_his_hopes() -> None:
    unknowing = hopes_of_blue(against_operative())
    far = hopes_of_blue(against_operative().set("exile knows evidence", "exile at kitchen"))
    near = hopes_of_blue(against_operative().set("exile knows evidence"))
    done = hopes_of_blue(against_operative().set("exile knows evidence", "offsite news evidence"))
    assert done < near < far < unknowing


def test_what_hinders_nobody_is_worth_nothing_to_a_foe() -> None:
    s = against_operative().set("exile knows evidence").state
    foe = Contest(s, 0, s.identity[0], None)
    engineer = IDENTITY_IDS.index("engineer")
    assert contested_worth(s, 2, engineer, foe) == pytest.approx(
        contested_worth(against_operative().state, 2, engineer, foe), abs=0.01
    )


def test_nothing_more_is_done_when_the_last_turn_is_over() -> None:
    scene = Scene().set("red identity astrochimp colonel", "red cubes astrochimp 2", "astrochimp at mcqueen")
    scene.set("evacuation", "turn blue")
    chances = []
    for minute in (6, 1, 0):
        s = scene.set(f"minute {minute}").state
        chances.append(Contest(s, 0, s.identity[0], None).leaves(Pawns.ASTROCHIMP, True))
    assert chances[0] > 0.4 and max(chances[1:]) < 0.05


def test_turns_to_come_are_those_that_are_sure() -> None:
    scene = Scene().set("minute 4", "turn blue")
    assert [turns_to_come(scene.state, colour) for colour in range(4)] == [3, 4, 4, 4]
    assert [turns_to_come(scene.set("minute 0", "turn blue").state, colour) for colour in range(2)] == [0, 1]


def test_two_of_three_are_less_likely_than_one_hopes() -> None:
    assert tail([0.5, 0.5, 0.5], 2) == pytest.approx(0.5)
    assert tail([0.5, 0.5, 0.5], 1) == pytest.approx(0.875)
    assert tail([0.5], 2) == 0.0 and tail([], 0) == 1.0


def test_who_is_shared_with_others_may_be_led_away() -> None:
    scene = Scene().set("red identity astrochimp colonel", "red cubes exile 1", "exile at mcqueen", "minute 6")
    alone = Contest(scene.state, 0, scene.state.identity[0], None).leaves(Pawns.EXILE, True)
    scene.set("blue cubes exile 1")
    assert Contest(scene.state, 0, scene.state.identity[0], None).leaves(Pawns.EXILE, True) < alone


def test_a_rival_who_loses_points_is_easier_to_beat() -> None:
    s = against_operative().state
    race = Race(0, [Guess(1, s.identity[1], 1.0), Guess(2, s.identity[2], 1.0)])
    before = race.value(s)
    assert race.value(against_operative().set("offsite news evidence").state) > before


def test_with_two_winners_the_second_place_will_do() -> None:
    assert fewer_than(1, [0.5, 0.5]) == pytest.approx(0.25)
    assert fewer_than(2, [0.5, 0.5]) == pytest.approx(0.75)
    assert fewer_than(3, [0.1, 0.1]) == pytest.approx(1.0)


def test_the_two_colours_of_a_rival_count_together() -> None:
    s = Scene(players=2).set("minute 6").state
    one = Race(0, [Guess(1, s.identity[1], 1.0)])
    both = Race(0, [Guess(1, s.identity[1], 1.0), Guess(3, s.identity[3], 1.0)])
    assert both.value(s) < one.value(s)


def test_cubes_tell_who_somebody_is_and_a_reveal_proves_it() -> None:
    scene = Scene().set("red identity astrochimp exile", "blue cubes inspector 1", "green reveals security")
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    world = GAME.worlds(GAME.view(scene.state, 0)).draw(Stream("guess"))
    found = guesses(world, 0, 3)
    blue = {IDENTITY_IDS[guess.identity]: guess.weight for guess in found if guess.colour == 1}
    green = [(IDENTITY_IDS[guess.identity], guess.weight) for guess in found if guess.colour == 3]
    assert max(blue, key=blue.__getitem__) == "inspector" and sum(blue.values()) <= 1.0
    assert green == [("security", 1.0)]
    assert not {"astrochimp", "exile"} & set(blue)


def ticking() -> Scene:
    """Blue has armed the antimatter, which explodes in minute 7; red commands Security, who has a helmet."""
    scene = Scene().set(
        "red identity astrochimp exile", "red cubes security 2", "blue identity engineer stranger"
    )
    scene.set("astrochimp at kitchen", "security at fuel_cells", "minute 8", "armed blue 7")
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    return scene


def test_who_armed_the_antimatter_is_taken_for_somebody_who_gains_by_it() -> None:
    shares = []
    for arming in ("blue", "yellow"):
        scene = ticking().set(f"armed {arming} 7")
        world = GAME.worlds(GAME.view(scene.state, 0)).draw(Stream("guess"))
        before = world.exploded_on_station, world.antimatter_gone, list(world.identity)
        likely = [guess for guess in guesses(world, 0, 3) if guess.colour == 1]
        shares.append(sum(guess.weight for guess in likely if IDENTITY_IDS[guess.identity] == "engineer"))
        assert before == (world.exploded_on_station, world.antimatter_gone, list(world.identity))
    assert shares[0] > 0.9 > shares[1] + 0.3


def defuses(scene: Scene) -> float:
    return Contest(scene.state, 0, scene.state.identity[0], None).defuses()


def test_actions_towards_the_antimatter_are_counted() -> None:
    assert defuses(ticking().set("security at magnetic_containment")) > defuses(ticking()) > 0.5
    assert defuses(ticking().set("security at tanks")) < 0.05 < defuses(ticking().set("minute 9"))


def test_a_turn_that_was_wasted_is_not_counted_once_more() -> None:
    scene = ticking()
    assert defuses(scene) > 0.5
    scene.plays("red renegotiate")
    assert scene.state.minute_now() == 8 and defuses(scene) < 0.05


def test_the_chance_to_throw_the_antimatter_out_is_worth_what_victory_then_is() -> None:
    near, far = ticking().state, ticking().set("security at print_shop").state
    race = Race(0, [Guess(1, near.identity[1], 1.0)])
    assert race.chance(near, False) < race.value(near) < race.chance(near, True)
    assert race.value(far) < race.value(near)


def test_the_end_is_counted_and_not_guessed() -> None:
    s = against_operative().set("offsite news evidence").state
    operative = s.identity[1]
    assert final_points_as(s, 1, operative) == final_points_as(against_operative().state, 1, operative) - 2


def test_hidden_rivals_are_imagined_as_guessed_and_shown_ones_as_they_are() -> None:
    s = against_operative().state
    shown, hidden = s.identity[1], s.identity[2]
    legal, security = IDENTITY_IDS.index("legal"), IDENTITY_IDS.index("security")
    as_guessed(s, [Guess(1, legal, 1.0), Guess(2, legal, 0.0), Guess(2, security, 1.0)], Stream("guess"))
    assert s.identity[1] == shown and s.identity[2] == security != hidden


def test_near_the_end_it_plays_on_to_the_end() -> None:
    scene = against_operative().set("exile knows evidence", "minute 1", "exile acts 1")
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    bot = Schemer(GAME)
    while scene.state.asks(0):
        scene.state.play(0, bot.choose(GAME.view(scene.state, 0), scene.state.moves(0), Stream("bot")))
    assert sum(scene.state.offsite) > 0


def test_it_states_who_the_others_may_be() -> None:
    scene = Scene().set("red identity astrochimp exile", "blue cubes inspector 1", "green reveals security")
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    view = GAME.view(scene.state, 0)
    beliefs = Schemer(GAME).beliefs(view)
    assert set(beliefs) == set(facts(scene.state, 0)) and len(beliefs) == 2, "green has shown it"
    world = GAME.worlds(view).draw(Stream("any"))
    assert isinstance(world, Stationfall)
    for shares in beliefs.values():
        assert sum(shares.values()) == pytest.approx(1.0)
        assert set(shares) == {IDENTITY_IDS[identity] for identity in possible(world, 0)}
        assert min(shares.values()) >= DOUBT / len(shares)
    blue = beliefs[f"identity@{scene.state.seat_of[1]}"]
    assert max(blue, key=blue.__getitem__) == "inspector"


def test_a_mate_is_known() -> None:
    s = GAME.deal(GAME.read_options({"teams": True}), "mates", listen=False)
    while s.phase == Phases.CHOOSING:
        seat = s.pending()[0]
        s.play(seat, s.moves(seat)[0])
    beliefs = Schemer(GAME).beliefs(GAME.view(s, 0))
    assert beliefs["identity@2"] == {facts(s, 0)["identity@2"]: 1.0}
    assert len(beliefs["identity@1"]) > 1


def test_it_sends_away_what_the_rival_wants_kept() -> None:
    scene = against_operative().set("exile knows evidence", "minute 2", "exile acts 1")
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    random = Stream("bot")
    while scene.state.asks(0):
        move = Schemer(GAME).choose(GAME.view(scene.state, 0), scene.state.moves(0), random.split())
        scene.state.play(0, move)
    assert sum(scene.state.offsite) > 0


def test_it_tells_what_it_thought() -> None:
    scene = against_operative()
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    bot = make("schemer:turns=1+width=2+top=2", GAME)
    moves = scene.state.moves(0)
    move = bot.choose(GAME.view(scene.state, 0), moves, Stream("bot"))
    thought = bot.thought()
    assert thought is not None and thought.bot == "schemer" and thought.move == move
    assert len(thought.choices) == len(moves)
