"""The campaign of a group: which missions it tried and won, and its statistics.

Any mission may be started at any time and as often as the group likes (IN-1.5, IN-1.7); the order of the
chapters is the recommended one.
"""

from collections.abc import Sequence
from typing import Any

from safehouse.core.series import Chapter, Chronicle, Fact, PlayedGame
from safehouse.games.infiltraitors.codes import Ends
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.infiltraitors.options import SWITCHED, InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.vocabulary import END_IDS

FEWEST_AGENTS, MOST_AGENTS = 2, 5
DEFAULT = InfiltraitorsOptions()
WON = END_IDS[Ends.WIN]
LOSSES = END_IDS[Ends.WIN + 1 :]


def remembered(state: Position) -> dict[str, Any]:
    """IN-8.11"""
    return {
        "turns": state.turns,
        "bullets": state.bullets,
        "suspects": state.suspects_left(),
        "headquarters": len(state.hq),
    }


def chronicle(games: Sequence[PlayedGame], players: int) -> Chronicle:
    setting = _setting(games, players)
    return Chronicle(
        chapters=[_chapter(mission, games, setting) for mission in MISSIONS],
        statistics=_statistics(games),
    )


def _setting(games: Sequence[PlayedGame], players: int) -> dict[str, Any]:
    """As in the last game: empty seats were filled by bots, and the clue boards help as much."""
    last = games[-1].options if games else {}
    agents = max(players, last.get("agents", FEWEST_AGENTS), FEWEST_AGENTS)
    clue_board = last.get("clue_board", DEFAULT.clue_board)
    return {"agents": min(agents, MOST_AGENTS), "clue_board": SWITCHED.get(clue_board, clue_board)}


def _chapter(mission: str, games: Sequence[PlayedGame], setting: dict[str, Any]) -> Chapter:
    tries = _of(games, "mission", mission)
    wins = _wins(tries)
    return Chapter(
        name=Fact(key=f"option-mission-{mission}"),
        about=Fact(key=f"mission-{mission}-story"),
        status="won" if wins else "lost" if tries else "open",
        tried=len(tries),
        won=len(wins),
        options={"mission": mission, **setting},
    )


def _statistics(games: Sequence[PlayedGame]) -> list[Fact]:
    if not games:
        return []
    facts = [
        Fact(key="record-missions", args={"won": _missions_won(games), "all": len(MISSIONS)}),
        Fact(key="record-tries", args=_rate(games)),
    ]
    for agents in range(FEWEST_AGENTS, MOST_AGENTS + 1):
        tries = _of(games, "agents", agents)
        if tries:
            args = {"agents": agents, "missions": _missions_won(tries), **_rate(tries)}
            facts.append(Fact(key="record-agents", args=args))
    facts += _records(_wins(games))
    for reason in LOSSES:
        count = sum(game.reason == reason for game in games)
        if count:
            facts.append(Fact(key=f"record-{reason}", args={"count": count}))
    own = len(_of(games, "mission", "custom"))
    if own:
        facts.append(Fact(key="record-own", args={"count": own}))
    return facts


def _records(wins: Sequence[PlayedGame]) -> list[Fact]:
    """The best that was left, and the shortest way, in a published mission."""
    published = [game for game in wins if game.options["mission"] in MISSIONS]
    if not published:
        return []
    thrifty = max(published, key=lambda game: game.facts["bullets"])
    ready = max(published, key=lambda game: game.facts["headquarters"])
    quick = min(published, key=lambda game: game.facts["turns"])
    tenths = round(10 * sum(game.facts["bullets"] for game in published) / len(published))
    return [
        Fact(key="record-bullets-usual", args={"whole": tenths // 10, "tenth": tenths % 10}),
        _best("bullets", thrifty),
        _best("headquarters", ready),
        _best("turns", quick),
    ]


def _best(what: str, game: PlayedGame) -> Fact:
    args = {"count": game.facts[what], "mission": game.options["mission"], "agents": game.options["agents"]}
    return Fact(key=f"record-{what}", args=args)


def _of(games: Sequence[PlayedGame], option: str, value: str | int) -> list[PlayedGame]:
    return [game for game in games if game.options[option] == value]


def _wins(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    return [game for game in games if game.reason == WON]


def _missions_won(games: Sequence[PlayedGame]) -> int:
    return len({game.options["mission"] for game in _wins(games)} & set(MISSIONS))


def _rate(games: Sequence[PlayedGame]) -> dict[str, str | int]:
    wins = len(_wins(games))
    return {"won": wins, "tried": len(games), "percent": round(100 * wins / len(games))}
