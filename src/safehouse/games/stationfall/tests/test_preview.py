"""What would happen, and what scores now."""

from safehouse.core.preview import preview
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.tests.scene import Scene


def would(scene: Scene, line: str) -> list[str]:
    setup.lay_kompromats(scene.state, setup.kompromat_deck(scene.state))
    view = GAME.view(scene.state, 0)
    return [str(event["kind"]) for event in preview(GAME, view, GAME.space.from_text(line))]


def test_a_certain_act_is_shown_with_its_consequences() -> None:
    scene = Scene().set("troubleshooter at therapy_garden", "cameras on", "troubleshooter acts")
    assert would(scene, "strike station_chief") == ["struck", "downed", "suspect"]
    scene.expect("station_chief live")


def test_what_is_hidden_stays_hidden() -> None:
    scene = Scene().set("troubleshooter at x_vault", "troubleshooter acts")
    assert would(scene, "sabotage") == ["damaged"]


def test_what_the_player_shows_is_no_surprise() -> None:
    scene = Scene().set("red identity astrochimp colonel", "blue cubes astrochimp 2")
    assert would(scene, "reveal astrochimp")[:2] == ["revealed", "cubes_betrayed"]
    assert would(scene, "reveal colonel")[0] == "schrodinger"


def test_the_own_cards_say_what_they_score_now() -> None:
    scene = Scene().set("red identity astrochimp colonel", "astrochimp at mcqueen", "astrochimp has gun")
    scene.set("launched mcqueen")
    own = scene.view(0).own.agendas
    assert [(a.card, a.lines, a.bonus) for a in own] == [
        ("astrochimp", [3, 0, 0, 2], 2),
        ("colonel", [0, 0, 0, 0], 0),
    ]
    assert scene.view(-1).own.agendas == []
