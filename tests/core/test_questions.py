"""A question names no kind of action that is impossible: every sentence of random games is held to the menu."""

import re
from typing import Any

import pytest

from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.shelf import find, names
from safehouse.core.situation import question
from safehouse.core.words import Words
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.mind_mgmt.data import MODULE_IDS

GAMES_EACH = 3
TABLES: dict[str, list[dict[str, Any]]] = {
    "agent_avenue": [{}, {"mode": "advanced"}, {"mode": "advanced", "variant": "team4"}],
    "infiltraitors": [{"mission": mission, "agents": 3} for mission in MISSIONS],
    "mind_mgmt": [
        {"mode": "training"},
        {"mode": "full"},
        {"players": 5, "opened_recruiter": 7, "opened_agents": 7, "modules": ",".join(MODULE_IDS)},
    ],
    "in_too_deep": [{"players": 1, "echo": "normal"}, {"players": 2}, {"players": 3}],
    "stationfall": [{"players": 2}, {"players": 3}, {"players": 9}],
}
SAID: dict[str, dict[str, set[str]]] = {
    "agent_avenue": {"swap a card": {"swap"}, "offer face up": {"offer_up"}, "offer face down": {"offer_down"}},
    "infiltraitors": {
        "catching a suspect": {"catch"},
        "a clue about your own": {"give"},
        "an exchange of": {"exchange"},
        r"\bwaiting\b": {"wait"},
        "taking the gun": {"eliminate"},
    },
    "mind_mgmt": {
        "one STEP": {"step"},
        "or MIND SLIP;|or MIND SLIP.$|one MIND SLIP": {"slip"},
        "move an Immortal": {"move_immortal"},
        "pay a step token": {"pay_step"},
        "claim recruits": {"claim"},
        "move a Mayhem token": {"lift_mayhem"},
        "move up to": {"move"},
        "take one action": {"ask", "capture", "reveal", "shakedown", "target", "tap"},
        "Free actions": {"nudge", "carry", "use_taxi", "place_checkpoint"},
    },
    "in_too_deep": {
        "hook a criminal[.;]": {"hook"},
        "may unhook|unhook a criminal": {"unhook"},
        "free actions": {"commit", "drop", "see", "smuggle", "use"},
        "extra action for dominance": {"endure"},
        "may commit": {"commit"},
        "pick it up": {"grab"},
        "from hand": {"dilemma"},
        "databank": {"stored_dilemma", "dilemma"},
        "or databank|from your databank": {"stored_dilemma"},
        "may put crime cards": {f"give_back_{deck}" for deck in ("petty", "level1", "level2", "level3")},
        "gain evidence, or": {"gain_evidence"},
        "or process": {"process_evidence"},
        "a support token, or": {"third"},
        "or an unseen crime card": {"draw"},
        "or stop": {"decline"},
    },
    "stationfall": {
        "may reveal yourself": {"reveal"},
        "may influence": {"influence"},
        "Now activate|then activate a character": {"activate"},
        "renegotiate": {"renegotiate"},
        "use the free action": {"free_action"},
        "a bribe": {"bribe", "grey_bribe"},
        "a kompromat": {"kompromat"},
    },
}
"""How the English questions name kinds of action, as patterns, and what one of must then be offered."""


def positions(game: AnyGame) -> Any:
    """The English question and the kinds in the menu, all along random games in which rare kinds are as likely
    as common ones."""
    for options in TABLES[game.id]:
        for number in range(GAMES_EACH):
            state = game.deal(game.read_options(options), f"asked {number}")
            random = Stream(f"asked {number}")
            while not state.over():
                seat = state.pending()[0]
                moves = state.moves(seat)
                kinds = {game.space.kind_of(move).name for move in moves}
                words = Words("en", game, you=seat)
                yield question(game, game.view(state, seat), moves, words), kinds
                kind = sorted(kinds)[random.below(len(kinds))]
                state.play(seat, random.choose([m for m in moves if game.space.kind_of(m).name == kind]))


@pytest.mark.parametrize("name", names())
def test_a_question_names_no_kind_of_action_that_is_impossible(name: str) -> None:
    found = set()
    for asked, kinds in positions(find(name)):
        for pattern, offered in SAID[name].items():
            if re.search(pattern, asked):
                assert kinds & offered, f"{asked!r} names {pattern!r}, but there is only {sorted(kinds)}"
                found.add(pattern)
    assert found == set(SAID[name]), "a pattern that no question meets holds nothing"
