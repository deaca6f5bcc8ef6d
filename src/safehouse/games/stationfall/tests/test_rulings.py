"""Decisions the guide leaves open, as the ledger settles them (SF-R.50 to SF-R.55)."""

from safehouse.core.agreement import part_of_bot
from safehouse.core.record import Record
from safehouse.core.testing import Table, clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import ABILITY_IDS
from safehouse.games.stationfall.tables.numbers import LASTING
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-R.50", "SF-18.2")
def test_either_member_enters_what_the_team_agreed() -> None:
    for member in (0, 2):
        t = Table(GAME, GAME.deal(GAME.read_options({"players": 4, "teams": True}), "team"))
        assert t.state.pending() == [0, 1, 2, 3]
        cards = t.view(0).own.cards
        assert t.view(2).own.cards == cards
        t.plays(f"{member} assign {cards[0]} {cards[2]}")
        own, mates = t.view(2).own.identities[member], t.view(2).own.identities[2 - member]
        assert (own, mates) == (cards[0], cards[2])
        assert t.view(2).own.bonus == [cards[1]]
        assert t.view(1).own.identities == [None] * 4
        assert t.state.pending() == [1, 3]
        t.refuses(f"{2 - member} assign {cards[0]} {cards[1]}", because="SH-2")


@clause("SF-R.50", "SF-18.2")
def test_team_mates_propose_to_each_other_and_nobody_else_hears_it() -> None:
    t = Table(GAME, GAME.deal(GAME.read_options({"players": 4, "teams": True}), "team"))
    told = [len(t.told(seat)) for seat in (0, 1, 2, 3)]
    red, blue = t.view(0).own.cards, t.view(1).own.cards
    before = t.everything()
    t.plays(f"2 propose_assign {red[1]} {red[0]}")
    assert t.everything() == before, "a proposal changes nothing"
    said = {"kind": "proposed_assign", "seat": 2, "identity": red[1], "second": red[0]}
    assert t.told(0)[-1] == t.told(2)[-1] == said
    assert [len(t.told(seat)) - had for seat, had in enumerate(told)] == [1, 0, 1, 0]
    t.refuses(f"2 propose_assign {red[1]} {blue[0]}", because="SF-3.4a")
    t.plays(f"0 assign {red[0]} {red[1]}")
    t.refuses(f"2 propose_assign {red[1]} {red[0]}", because="SF-15.2a")
    alone = Table(GAME, GAME.deal(GAME.read_options({"players": 4}), "team"))
    alone.refuses(f"0 propose_assign {red[0]} {red[1]}", because="SF-18.2")


@clause("SF-R.50")
def test_a_bot_enters_the_identities_its_person_proposes() -> None:
    record = Record(GAME, GAME.read_options({"players": 4, "teams": True}), "team")
    bot = part_of_bot(record, 2, [0])
    assert bot.proposes and len(bot.moves) == 6
    said = bot.says(GAME, bot.moves[0])
    assert GAME.space.to_text(said) == GAME.space.to_text(bot.moves[0]).replace("assign", "propose_assign")
    record.play(2, said)
    assert part_of_bot(record, 2, [0]).moves == []
    person = record.notes(0)[-1]
    record.play(0, person)
    (entered,) = part_of_bot(record, 2, [0]).moves
    _, mine, theirs = GAME.space.to_text(person).split()
    assert GAME.space.to_text(entered) == f"assign {theirs} {mine}"
    assert part_of_bot(record, 1, [0]).moves
    assert part_of_bot(record, 3, [0]).moves == [], "of two bots the first decides"


@clause("SF-15.3.2", "SF-D3")
def test_no_identity_has_effects_whose_order_could_matter() -> None:
    for abilities in box().reveal_abilities:
        at_once = [ABILITY_IDS[ability] for ability in abilities if ability >= LASTING]
        assert len(at_once) < 2 or at_once == ["homework", "enigma"], at_once


@clause("SF-R.51", "SF-12.11.1b")
def test_the_half_used_nanogel_goes_first() -> None:
    Scene().tell("""
        + exile at kitchen
        + exile has nanogel nanogel_half
        + colonel at kitchen
        + colonel down
        + exile acts
        > red revive colonel
        = exile has nanogel
        = exile lacks nanogel_half
    """)


@clause("SF-R.53", "SF-R.5")
def test_a_chain_of_commands_names_nobody_twice() -> None:
    Scene(cast("drones", "engineer")).tell("""
        + engineer at aft_hub
        + drone_1 at security_station
        + drone_2 at bridge
        + engineer acts
        > red remote_control drone_1
        x SF-R.53 red remote_control drone_1
        > red remote_control drone_2
        x SF-R.53 red remote_control drone_1
    """)


@clause("SF-R.54", "SF-D27")
def test_the_phase_ends_only_when_its_player_says_so() -> None:
    scene = Scene().set("exile acts 1")
    scene.plays("red wait")
    assert scene.state.actions_left == 0
    assert scene.state.pending() == [0]
    assert "end_turn" in scene.menu("red")
    scene.plays("red end_turn")
    assert scene.state.pending() == [1]


@clause("SF-R.55", "SF-7.3.2d")
def test_the_end_is_named_after_an_explosion_on_the_station_alone() -> None:
    assert Scene().stationfall().result().reason == "entry"
    scene = Scene().set("minute 6", "armed red 6", "security at kitchen", "security has antimatter", "turn red")
    scene.plays("red renegotiate")
    while seats := scene.state.pending():
        scene.state.play(seats[0], scene.state.moves(seats[0])[0])
    assert scene.result().reason == "explosion"
