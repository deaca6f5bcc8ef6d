"""Setting up, other player counts, teams, scoring and the end (chapters 2, 3, 16 to 18)."""

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.seats import WATCHER
from safehouse.core.testing import Table, clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.codes import Guilt, Phases, Pods, Sections
from safehouse.games.stationfall.data import LAST_MINUTE
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import CHARACTER_IDS, IDENTITY_IDS, SECTION_IDS
from safehouse.games.stationfall.tests.scene import Scene, cast


def deal(seed: str = "any", **options: object) -> Table:
    return Table(GAME, GAME.deal(GAME.read_options(options), seed))


@clause("SF-2.1.1", "SF-2.1.2", "SF-2.3.1", "SF-2.7", "SF-17.3.1", "SF-15.8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 9])
def test_the_table_of_player_counts(players: int) -> None:
    s = deal(players=players).state
    characters = {2: 12, 3: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}[players]
    minutes = {2: 12, 3: 14, 4: 13, 5: 12, 6: 12, 7: 11, 8: 11, 9: 10}[players]
    assert sum(s.in_play) == characters
    assert s.minute == minutes
    assert all(len(cards) == (3 if players in (2, 3) else 2) for cards in s.dealt)
    cards = [card for hand in s.dealt for card in hand] + s.undealt
    assert len(cards) == len(set(cards))


@clause(
    "SF-2.2.1", "SF-2.2.2", "SF-2.2.4", "SF-2.2.5", "SF-2.2.6", "SF-2.3.2", "SF-2.3.3", "SF-2.3.4", "SF-2.3.5"
)
def test_the_station_is_set_up() -> None:
    Scene(cast("medical", "inspector", "boarder", "microbiologist")).tell("""
        = cameras
        = jammers
        = power normal
        = not evacuation
        = floor magnetic_containment antimatter
        = floor physics_lab artifact
        = lock forward_hub bridge
        = asphyxiation magnetic_containment
        = boarder at outer_space
        = boarder has gun bludgeon helmet
        = microbiologist contaminated
        = medical at aft_hub
    """)
    s = Scene(cast("medical")).state
    assert s.pod[Sections.MEDEVAC] == Pods.DOCKED and Scene().state.pod[Sections.MEDEVAC] == Pods.ABSENT


@clause("SF-2.2.3", "SF-2.2.3a", "SF-2.3.6", "SF-2.4")
def test_hidden_pieces_lie_face_down() -> None:
    t = deal(players=4)
    s = t.state
    places = [where for where in s.kompromat if where >= 0]
    deck = sum(1 for card in range(27) if s.in_play[card] and s.box.has_kompromat[card])
    assert sorted(places) == sorted(s.box.kompromat_places[:deck])
    for seat in (*range(4), WATCHER):
        view = t.view(seat)
        assert view.kompromats == [] and view.project is None and view.entry_fireball is None


@clause("SF-2.5", "SF-3.1", "SF-3.2")
def test_each_colour_begins_innocent_with_its_pieces() -> None:
    for c in deal(players=5).view(WATCHER).conspiracies:
        assert (c.guilt, c.supply, c.time_tokens, c.disc, c.bribe) == ("innocent", 8, 3, None, None)


@clause("SF-3.4", "SF-3.4a", "SF-3.4b", "SF-D1")
def test_identities_are_chosen_at_once_and_in_secret() -> None:
    t = deal(players=4)
    assert t.state.pending() == [0, 1, 2, 3]
    mine = t.view(0).own.cards
    t.plays(f"0 choose {mine[1]}")
    assert t.state.pending() == [1, 2, 3]
    assert t.view(0).own.identities[0] == mine[1]
    assert t.view(0).own.bonus == [mine[0]]
    assert t.view(1).own.identities == [None] * 4
    assert t.told(1)[-1]["identity"] is None


@clause("SF-3.5.1c", "SF-D22", "SF-16.1", "SF-16.2a", "SF-D23", "SF-16.4.2b", "SF-10.2.2")
def test_at_stationfall_everybody_shows_a_card_and_the_discarded_one_stays_hidden() -> None:
    scene = Scene()
    scene.tell("""
        + blue is suspect
        + red identity exile stranger
        + minute 0
        + stranger at mcqueen
        + stranger knows evidence
        + launched mcqueen
        + turn green
        > green renegotiate
        = red asked
        > red reveal stranger
    """)
    assert scene.view(1).conspiracies[0].by_schrodinger
    assert scene.view(0).own.discarded == ["exile"]
    assert "exile" not in str(scene.told(1)[-6:])
    while not any(move.startswith("deliver") for move in scene.menu("red")):
        colour = scene.state.asked
        scene.state.play(colour, scene.state.moves(colour)[0])
    scene.plays("red deliver evidence authorities", "red done")
    scene.expect("blue is suspect", "offsite authorities evidence")


@clause("SF-3.6.1a", "SF-16.4.8")
def test_every_point_has_its_line() -> None:
    result = Scene().set("exile at mcqueen", "launched mcqueen").stationfall().result()
    for seat in range(4):
        total = sum(line.points for line in result.lines if line.seats == [seat] and line.key != "total")
        assert total == result.scores[seat]
    assert all(line.clause.startswith("SF-") for line in result.lines)


@clause("SF-16.4.9", "SF-R.33")
def test_ties_are_broken_by_betrayal_then_by_supply_then_shared() -> None:
    story = """
        + red reveals exile
        + blue reveals astrochimp
        + yellow reveals inspector
        + green reveals colonel
        + yellow bribes stranger
        + green bribes stranger
        + red betrayal 1
        + blue betrayal 1
    """
    Scene().tell(story).tell("+ red betrayal 2").stationfall().expect("winners 1")
    Scene().tell(story).tell("+ red cubes stranger 1").stationfall().expect("winners 1")
    Scene().tell(story).stationfall().expect("winners 0 1")
    barred = "\n".join(f"+ {colour} is guilty" for colour in ("red", "blue", "yellow", "green"))
    assert Scene().tell(story).tell(barred).stationfall().result().winners == []


@clause("SF-17.2.5", "SF-17.2.9", "SF-18.5a")
@pytest.mark.parametrize("teams", [False, True])
def test_a_side_adds_up_both_identities_and_counts_its_bonus_character_once(teams: bool) -> None:
    story = """
        + red identity exile colonel
        + yellow identity astrochimp
        + exile at mcqueen
        + colonel at mcqueen
        + launched mcqueen
    """
    players = 4 if teams else 2
    result = Scene(players=players, teams=teams).tell(story).stationfall().result()
    assert [result.scores[seat] for seat in ([0, 2] if teams else [0])] == [6] * (2 if teams else 1)
    over = Scene(players=players, teams=teams).tell(story + "+ red cubes stranger 7")
    assert over.stationfall().result().scores[0] == 5


@clause("SF-17.2.7", "SF-R.34")
def test_two_players_spend_each_bribe_in_the_turn_of_its_colour() -> None:
    Scene(players=2).tell("""
        + yellow reveals astrochimp
        + turn yellow
        > yellow activate astrochimp
        x SF-15.5.4.4 yellow bribe astrochimp
        > yellow bribe stranger
        > yellow wait
        = yellow bribe stranger
        = red bribe supply
        x SF-15.5.4.1 yellow bribe exile
        > yellow end_turn
        + red cubes engineer 1
        + turn red
        > red activate engineer
        > red bribe astrochimp
        > red step aft_hub
        = astrochimp at aft_hub
        = red bribe astrochimp
    """)


@clause("SF-17.2.1a", "SF-17.2.2.1", "SF-17.2.3", "SF-17.2.6")
def test_two_players_run_two_conspiracies_each() -> None:
    t = deal(players=2)
    cards = t.view(0).own.cards
    assert len(cards) == 3
    t.refuses(f"0 assign {cards[0]} {cards[0]}", because="SF-3.4a")
    t.plays(f"0 assign {cards[0]} {cards[2]}")
    assert t.view(0).own.bonus == [cards[1]]
    theirs = t.view(1).own.cards
    t.plays(f"1 assign {theirs[0]} {theirs[1]}")
    s = t.state
    assert s.seat_of == [s.seat_of[0], 1 - s.seat_of[0]] * 2
    scene = Scene(players=2)
    bonus = IDENTITY_IDS[scene.state.bonus[0][0]]
    scene.refuses(f"red reveal {bonus}", because="SF-17.2.3")
    scene.tell("""
        + red holds exile
        + yellow cubes engineer 1
        + turn yellow
        > yellow activate engineer
        > yellow kompromat exile
        > yellow wait
        = used exile
    """)


@clause("SF-17.2.4", "SF-17.2.8", "SF-17.2.10", "SF-R.34")
def test_two_players_score_both_colours() -> None:
    Scene(players=2).tell("""
        + red identity exile
        + red cubes exile 1
        + yellow cubes exile 2
        + yellow bribes exile
        > red reveal exile
        = red supply 8
        = yellow betrayal 2
        = red scores 1
        + exile at mcqueen
        + launched mcqueen
        = red scores 3
        + yellow is guilty
        stationfall
        = winners 1
    """)


@clause("SF-17.5")
def test_nine_players_have_three_winners() -> None:
    roster = " ".join(CHARACTER_IDS[:20])
    scene = Scene(roster, players=9)
    for colour in range(9):
        scene.state.supply[colour] = 8 - colour
        scene.state.betrayal[colour] = colour
    scene.state.guilt[0] = Guilt.GUILTY
    result = scene.stationfall().result()
    best = sorted(range(1, 9), key=lambda seat: (result.scores[seat], -seat), reverse=True)
    assert result.winners == sorted(best[:3])


@clause("SF-18.1", "SF-18.2", "SF-18.3", "SF-18.4", "SF-R.41")
def test_teams_share_three_cards_and_never_play_in_a_row() -> None:
    t = deal(players=4, teams=True)
    assert t.state.pending() == [0, 1, 2, 3]
    cards = t.view(0).own.cards
    assert cards == t.view(2).own.cards and len(cards) == 3
    assert GAME.teams(GAME.read_options({"players": 4, "teams": True})) == [[0, 2], [1, 3]]
    t.plays(f"0 assign {cards[0]} {cards[1]}")
    assert t.view(2).own.identities == [cards[0], None, cards[1], None]
    assert t.view(1).own.identities == [None] * 4
    scene = Scene(players=4, teams=True)
    bonus = IDENTITY_IDS[scene.state.bonus[0][0]]
    scene.refuses(f"red reveal {bonus}", because="SF-17.2.3")
    with pytest.raises(OptionError):
        GAME.read_options({"players": 5, "teams": True})


@clause("SF-18.6")
def test_whether_team_mates_talk_in_private_is_agreed_at_the_start() -> None:
    def confidants(**options: bool) -> set[int]:
        agreed = GAME.read_options({"players": 4, **options})
        return {to for to in (1, 2, 3) if GAME.may_whisper(agreed, 0, to)}

    (mate,) = next(
        set(team) - {0} for team in GAME.teams(GAME.read_options({"players": 4, "teams": True})) if 0 in team
    )
    assert confidants(teams=True) == {1, 2, 3}
    assert confidants(teams=True, team_chat=False) == {1, 2, 3} - {mate}
    assert confidants(team_chat=False) == {1, 2, 3}


@clause("SF-18.5b")
def test_a_team_adds_up_and_a_guilty_member_bars_it() -> None:
    scene = Scene(players=4, teams=True).set("red is guilty")
    result = scene.stationfall().result()
    assert result.winners == [1, 3]
    assert result.scores[0] == result.scores[2]


@clause("SF-16.4.3", "SF-R.21", "SF-A.split")
def test_counselors_counts() -> None:
    Scene().tell("""
        + red reveals counselor
        + red holds exile
        + blue holds stranger
        = red lines counselor 0 0 0 1
        + red holds colonel
        = red lines counselor 0 0 2 1
        + red betrayal 1
        = red lines counselor 0 0 2 0
        + blue betrayal 1
        + yellow betrayal 1
        + green betrayal 1
        = red lines counselor 0 0 2 1
    """)


AGENDAS = [
    ("billionaire", "billionaire at mcqueen|billionaire has fletcher|launched mcqueen", [4, 1, 2, 1]),
    ("boarder", "boarder at mcqueen|boarder has briefcase|launched mcqueen", [2, 4, 0]),
    ("botanist", "botanist at mcqueen|botanist contaminated|botanist has fang_moss|launched mcqueen", [0, 2, 2, 1]),  # noqa: E501
    ("colonel", "colonel at mcqueen|exile contaminated|exile at mcqueen|release siren|offsite news x_secret|launched mcqueen", [3, 2, 2, 2]),  # noqa: E501
    ("consort", "consort at mcqueen|consort has briefcase|launched mcqueen", [0, 3, 3, 0]),
    ("corpsicle", "corpsicle at mcqueen|corpsicle has nanogel_half|launched mcqueen", [3, 2, 0, 2]),
    ("cyborg", "colonel down|engineer annihilated|release siren", [2, 2, 2, 2]),
    ("daredevil", "daredevil at mcqueen|daredevil has artifact|launched mcqueen", [3, 2, 2, 0]),
    ("doctor_jekyll", "doctor at mcqueen|doctor contaminated|doctor has artifact|launched mcqueen", [1, 3, 3, 3]),  # noqa: E501
    ("doctor_hyde", "doctor at mcqueen|doctor has briefcase|exile at mcqueen|exile down|launched mcqueen", [2, 3, 4]),  # noqa: E501
    ("exile", "exile at mcqueen|exile knows evidence|red holds exile|launched mcqueen", [2, 2, 3]),
    ("inspector", "inspector at mcqueen|inspector has briefcase|offsite authorities evidence|launched mcqueen", [2, 4, 1, 2]),  # noqa: E501
    ("legal", "exile at mcqueen|exile knows nda|launched mcqueen|blue is suspect", [1, 4, 2, 1]),
    ("microbiologist", "microbiologist at mcqueen|offsite news x_secret|launched mcqueen", [2, 1, 2]),
    ("operative", "security at mcqueen|launched mcqueen", [2, 2, 2, 2, 0]),
    ("security", "cyborg down|exile down|exile has gun", [1, 1, 1, 1, 1]),
    ("stowaway", "stowaway at mcqueen|stowaway knows evidence|offsite news x_secret|launched mcqueen", [2, 0, 2, 3]),  # noqa: E501
    ("telepathic_rat", "telepathic_rat at kitchen|exile at kitchen|exile down|red holds exile|floor kitchen artifact", [1, 2, 2, 0]),  # noqa: E501
    ("troubleshooter", "damaged kitchen|consort down|security down|cyborg down", [2, 2, 0, 0]),
]  # fmt: skip


@clause("SF-16.4.4.1", "SF-1.3")
@pytest.mark.parametrize(("identity", "story", "points"), AGENDAS, ids=[a[0] for a in AGENDAS])
def test_agendas(identity: str, story: str, points: list[int]) -> None:
    card = CHARACTER_IDS[box().identity_character[IDENTITY_IDS.index(identity)]]
    others = ["exile", "colonel", "engineer", "security", "cyborg", "consort", card]
    scene = Scene(cast(*dict.fromkeys(others)))
    scene.set(f"red reveals {identity}", *story.split("|"))
    scene.expect(f"red lines {identity} {' '.join(map(str, points))}")


@clause(
    "SF-M.1",
    "SF-M.2",
    "SF-M.3",
    "SF-M.4",
    "SF-M.5",
    "SF-M.7",
    "SF-M.8",
    "SF-M.9",
    "SF-M.10",
    "SF-M.12",
    "SF-M.13",
    "SF-P.7",
    "SF-R.3",
)
def test_the_printed_map() -> None:
    b = box()
    ids = SECTION_IDS
    assert [ids[s] for s in range(32) if b.power[s]] == ["array_control", "fuel_cells", "magnetic_containment"]
    assert sum(b.corridor_locked) == 8
    assert {ids[s] for s in range(26) if b.dark[s]} == {"quarters", "locker_room", "tanks", "fuel_cells", "magnetic_containment", "outer_space"}  # fmt: skip  # noqa: E501
    assert {ids[s] for s in range(32) if b.console[s]} == {"bridge", "security_station", "mainframe", "array_control", "aft_hub"}  # fmt: skip  # noqa: E501
    assert sum(b.gravity) == 13
    assert len(b.kompromat_places) == 21 and ids[b.kompromat_places[0]] == "mcqueen"
    assert sum(b.seats[26:30]) == 9
    assert {ids[s] for s in range(26) if b.start_hazard[s]} == {"magnetic_containment", "outer_space"}
    open_doors = [
        (b.corridor_a[k], b.corridor_b[k]) for k in range(len(b.corridor_a)) if not b.corridor_locked[k]
    ]
    names = {frozenset((ids[a], ids[c])) for a, c in open_doors}
    assert {"aft_hub", "rec_room"} in names and {"rec_room", "suite"} in names


@clause("SF-18.2", "SF-I.11")
def test_a_team_mates_agenda_does_not_tell_which_kompromats_he_holds() -> None:
    seen = []
    for held in ("colonel", "stranger"):
        scene = Scene(teams=True)
        scene.tell(f"""
            + red reveals exile
            + exile at mcqueen
            + colonel at mcqueen
            + launched mcqueen
            + red holds {held}
        """)
        seen.append([scene.view(seat) for seat in (2, 0)])
    assert seen[0][0] == seen[1][0]
    assert [a.lines for a in seen[0][1].own.agendas if a.card == "exile"] == [[2, 2, 0]]
    assert [a.lines for a in seen[1][1].own.agendas if a.card == "exile"] == [[2, 0, 0]]


@clause("SF-2.1.1", "SF-D24")
def test_a_roster_may_be_chosen_by_name() -> None:
    named = (
        "Velitelka stanice, inspektorka, DRONES, Telepathic Rat, doctor, astrošimpanz,"
        " maintenance_clones, Exile, vyhnanec, Legal, Cyborg, Security"
    )
    with pytest.raises(OptionError, match="12 different characters"):
        GAME.read_options({"roster": "chosen", "characters": named})
    chosen = named.replace("vyhnanec", "botanik")
    state = GAME.deal(GAME.read_options({"roster": "chosen", "characters": chosen}), "chosen")
    assert {CHARACTER_IDS[card] for card in range(27) if state.in_play[card]} == {
        "station_chief", "inspector", "drones", "telepathic_rat", "doctor", "astrochimp",
        "maintenance_clones", "exile", "botanist", "legal", "cyborg", "security",
    }  # fmt: skip
    with pytest.raises(OptionError, match="14 different characters"):
        GAME.read_options({"roster": "chosen", "characters": chosen, "players": 5})
    with pytest.raises(OptionError, match="'pilot' is not possible; allowed: Astrochimp, Billionaire"):
        GAME.read_options({"roster": "chosen", "characters": "pilot"})
    with pytest.raises(OptionError, match="only with the roster chosen"):
        GAME.read_options({"characters": chosen})


@clause("SF-2.1.1")
@pytest.mark.parametrize("players", [1, 4, 5, 6, 7, 8, 9])
def test_there_is_a_first_cast_for_every_number_of_players(players: int) -> None:
    one, two = (deal(seed, players=players, roster="first_game").state.in_play for seed in ("one", "two"))
    assert one == two
    assert sum(one) == {1: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}[players]
    assert one[CHARACTER_IDS.index("engineer")]
    assert not one[CHARACTER_IDS.index("doctor")]


@clause("SF-17.6")
def test_the_last_minute_is_one_turn_each() -> None:
    t = deal(players=2, extent="last_minute")
    s = t.state
    assert [CHARACTER_IDS[card] for card, played in enumerate(s.in_play) if played] == sorted(LAST_MINUTE.start)
    docked = [SECTION_IDS[pod] for pod in range(Sections.COUNT) if s.pod[pod] == Pods.DOCKED]
    assert docked == LAST_MINUTE.pods and s.evacuation
    assert not any(s.floor) and not any(s.items)
    assert [len(cards) for cards in s.dealt] == [1, 1] and s.supply == [1, 1]
    turns = 0
    while s.pending():
        seat = s.pending()[0]
        if s.phase == Phases.TURN:
            turns += 1
        s.play(seat, s.moves(seat)[0] if s.phase == Phases.CHOOSING else s.moves(seat)[-1])
    assert turns == 2


@clause("SF-17.6")
def test_every_deal_of_the_last_minute_is_known() -> None:
    options = GAME.read_options({"players": 2, "extent": "last_minute"})
    deals = list(GAME.small_deals(options) or [])
    hands = {tuple(tuple(cards) for cards in s.dealt) for s, _ in deals}
    assert len(hands) == len(deals) == 6
    assert tuple(tuple(cards) for cards in GAME.deal(options, "any").dealt) in hands
    with pytest.raises(OptionError, match="last minute goes with"):
        GAME.read_options({"extent": "last_minute"})
