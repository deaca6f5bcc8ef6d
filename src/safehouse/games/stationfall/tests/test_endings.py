"""Endings counted by hand from the cards and chapter 16, told to the clerk of the points as people would."""

from typing import Any

from safehouse.core.result import Result
from safehouse.core.testing import clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.assist import Scores
from safehouse.games.stationfall.tables.names import COLOUR_IDS


def counted(told: str, characters: str, **options: Any) -> Result:
    sheet = Scores().open(GAME.read_options(options))
    lines = [f"in_play {name}" for name in characters.split()]
    for line in [*lines, *(each.strip() for each in told.replace("\n", ",").split(",") if each.strip())]:
        entry = Scores.space.decode(Scores.space.from_text(line))
        assert sheet.forbids(entry) is None, line
        sheet.enter(entry)
    result = sheet.report().result
    assert result is not None
    return result


def totals(result: Result) -> list[int]:
    return [int(line.args["total"]) for line in result.lines if line.key == "total"]


FIRST_CAST = (
    "astrochimp colonel consort counselor cyborg engineer exile inspector "
    "security station_chief stranger troubleshooter"
)


@clause("SF-16.4.4.2", "SF-16.4.5.1", "SF-16.4.5.2", "SF-16.4.6.1", "SF-16.4.6.2", "SF-16.4.7")
def test_four_players_after_an_escape_in_one_pod() -> None:
    result = counted(
        """
        launched mcqueen, ended exile mcqueen, ended inspector mcqueen, down inspector, ended colonel mcqueen
        knows exile evidence, sent evidence authorities, holds inspector briefcase
        down cyborg, damaged fuel_cells
        identity red exile, bonus red colonel, kompromat red inspector, kompromat red engineer
        identity blue inspector, bonus blue cyborg, guilt blue suspect
        identity yellow station_chief, bonus yellow engineer
        identity green troubleshooter, bonus green counselor
        cubes red colonel 3, cubes red security 2, betrayal red 2, cubes blue security 4
        bribe red troubleshooter, bribe yellow exile
        """,
        FIRST_CAST,
        players=4,
    )
    exile = 2 + 2 + 3 + 2 + 1 - 1
    inspector = 2 + 4 + 1 + 2 + 2 + 1
    station_chief = 3 + 1 + 2
    troubleshooter = 2 + 2 + 2 + 1 + 1
    assert totals(result) == [exile, inspector, station_chief, troubleshooter]
    assert result.winners == [1]


@clause("SF-16.4.2a", "SF-16.4.5.2", "SF-16.4.3")
def test_three_players_with_two_bonus_characters_each() -> None:
    result = counted(
        """
        released, launched houdini, ended daredevil houdini, ended clone_alpha houdini, contaminated daredevil
        ended microbiologist wormhole, contaminated microbiologist, knows microbiologist x_secret
        ended boarder rescue_ship, ended operative outer_space, down operative, medical 4
        identity red daredevil, bonus red corpsicle, bonus red telepathic_rat, guilt red suspect
        identity blue operative, bonus blue microbiologist, bonus blue boarder
        identity yellow medical, bonus yellow maintenance_clones, bonus yellow security, down security
        cubes red counselor 6, bribe yellow medical
        """,
        "daredevil corpsicle counselor operative medical microbiologist boarder billionaire "
        "maintenance_clones telepathic_rat security engineer",
        players=3,
    )
    daredevil = 3 + 2 + 1 + 1 - 1
    operative = 2 + 2 + 1 + 2 + 1 + 1
    medical = 2 + 4 + 1 + 3
    assert totals(result) == [daredevil, operative, medical]
    assert result.winners == [2]


@clause("SF-17.2.8", "SF-17.2.9", "SF-17.2.10", "SF-17.2.5")
def test_two_players_with_two_colours_each() -> None:
    result = counted(
        """
        launched mcqueen, ended consort mcqueen, down engineer
        launched latude, ended astrochimp latude, ended counselor latude, holds astrochimp gun
        holds counselor artifact, ended stranger suite, knows stranger x_secret
        identity red astrochimp, identity yellow counselor, bonus red engineer
        identity blue stranger, identity green colonel, bonus blue consort, late blue
        kompromat red exile, kompromat blue engineer, kompromat blue security
        bribe red counselor, bribe blue astrochimp, guilt yellow guilty
        cubes blue exile 7, betrayal yellow 1, released
        """,
        FIRST_CAST,
        players=2,
    )
    astrochimp = 3 + 2 + 1
    counselor = 2 + 4 + 1
    stranger = 1 + 1 + 2 - 1
    colonel = 2 + 1
    assert result.scores == [astrochimp + counselor + 2, stranger + colonel + 2]
    assert result.winners == [1]


@clause("SF-18.5a", "SF-18.5b")
def test_a_team_with_somebody_guilty_leaves_the_victory_to_the_other() -> None:
    result = counted(
        """
        launched sheppard, ended exile sheppard, ended consort sheppard, holds consort briefcase
        knows exile evidence, sent evidence news
        identity red exile, identity yellow consort, bonus red astrochimp, guilt red guilty
        identity blue engineer, identity green cyborg, bonus blue security, down security
        cubes yellow exile 6
        """,
        FIRST_CAST,
        players=4,
        teams=True,
    )
    exile, consort = 2 + 1, 0 + 3 + 1
    engineer, cyborg = 3 + 2 + 1 + 1, 2 + 1
    assert result.scores == [exile + consort, engineer + cyborg + 3] * 2
    assert result.winners == [1, 3]


@clause("SF-17.4", "SF-16.4.9", "SF-10.2.3")
def test_of_six_two_win_and_cubes_in_the_betrayal_box_break_the_tie() -> None:
    result = counted(
        """
        launched mcqueen, ended exile mcqueen, ended botanist mcqueen, ended microbiologist mcqueen
        contaminated microbiologist, contaminated botanist
        identity red exile, identity blue botanist, identity yellow microbiologist
        identity green station_chief, identity purple stowaway, identity orange engineer
        betrayal yellow 1, betrayal blue 2, guilt green guilty
        """,
        "exile botanist microbiologist station_chief stowaway engineer legal cyborg consort colonel "
        "counselor inspector stranger astrochimp troubleshooter",
        players=6,
    )
    exile = 2 + 1
    botanist = 2 + 1 + 1
    microbiologist = 2 + 2 + 1
    station_chief = 3 + 0 + 2 + 1
    stowaway = 1
    engineer = 0 + 0 + 2 + 1 + 1
    assert totals(result) == [exile, botanist, microbiologist, station_chief, stowaway, engineer]
    assert result.winners == [2, COLOUR_IDS.index("orange")]


@clause("SF-16.4.4.2", "SF-16.4.2b")
def test_five_players_of_whom_one_is_gone_and_one_counts_bribes_twice() -> None:
    result = counted(
        """
        gone exile, launched medevac, ended doctor medevac, ended stowaway medevac, down stowaway
        holds doctor briefcase, knows stowaway evidence, sent x_secret news
        identity red doctor_hyde, identity blue exile, identity yellow stowaway
        identity green legal, identity purple medical
        bribe blue doctor, bribe yellow doctor, bribe red medical, guilt purple suspect
        bonus blue consort, bonus red doctor_jekyll, bonus purple engineer, down engineer, cubes green colonel 6
        """,
        "doctor exile stowaway legal medical engineer colonel consort counselor inspector "
        "stranger astrochimp cyborg security",
        players=5,
    )
    doctor_hyde = 2 + 3 + 4 + 2 * 2 + 2
    exile = 0
    stowaway = 2 + 2 + 3
    legal = 1 + 1 - 2
    medical = 1 + 1 + 2
    assert totals(result) == [doctor_hyde, exile, stowaway, legal, medical]
    assert result.winners == [0]


FOUR = """
    identity red counselor, identity blue exile, identity yellow engineer, identity green cyborg
    launched mcqueen
"""


@clause("SF-4.6.5.1a", "SF-4.6.5.2a")
def test_whoever_is_annihilated_takes_everything_along() -> None:
    artifact = 4
    saved = totals(counted(f"{FOUR}, ended exile mcqueen, holds exile artifact", FIRST_CAST, players=4))
    lost = totals(
        counted(f"{FOUR}, ended exile mcqueen, holds exile artifact, gone exile", FIRST_CAST, players=4)
    )
    assert [after - before for before, after in zip(saved, lost, strict=True)] == [-artifact, -2, 2, 2]
    lying = totals(counted(f"{FOUR}, lies artifact mcqueen", FIRST_CAST, players=4))
    assert lying[0] == saved[0], "what flew along without anybody has escaped"


@clause("SF-16.2a", "SF-15.3.1b", "SF-16.4.7")
def test_cubes_on_a_character_of_a_player_have_left_it_at_the_reveal() -> None:
    clean = totals(counted(FOUR, FIRST_CAST, players=4))
    own = counted(f"{FOUR}, cubes blue exile 8", FIRST_CAST, players=4)
    assert totals(own) == clean
    others = counted(f"cubes red exile 8, {FOUR}", FIRST_CAST, players=4)
    betrayal = [line.args["betrayal"] for line in others.lines if line.key == "total"]
    assert betrayal[0] == 8
    over_limit, fewest = 2, 1
    assert totals(others) == [clean[0] - over_limit - fewest, *clean[1:]]
