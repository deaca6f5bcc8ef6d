"""The record of a group (MM-5.14): a series for each who was the Recruiter and who hunted, each with its own
SHIFT packages, and what may be played next."""

from collections.abc import Sequence
from typing import Any, Final

from safehouse.core.series import Chapter, Chronicle, Fact, Played
from safehouse.games.mind_mgmt.data import AGENT_IDS, MODULE_IDS, RECRUITER_IDS, packages
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.series.campaign import Series, Side
from safehouse.games.mind_mgmt.tables.limits import MODULES_PER_SIDE, RECRUITER

FEWEST, MOST = 2, 5
KEPT: Final = ("agents", "team", "move_after_action", "prior_visit_counts", "claims", "heat_layer")
"""Options of a group's last game that its next one begins with."""

People = tuple[str, ...]
"""Who was the Recruiter, then the Rogue Agents' players by name."""


def remembered(state: Position) -> dict[str, Any]:
    """MM-5.1402 to MM-5.1405"""
    return {
        "recruiter": RECRUITER_IDS[state.recruiter],
        "round": state.round,
        "hour": state.hour,
        "recruits": state.recruits,
        "modules": [MODULE_IDS[module] for module, used in enumerate(state.modules) if used],
        "agents": {AGENT_IDS[agent]: owner for agent, owner in enumerate(state.owner)},
    }


def chronicle(games: Sequence[Played], players: int) -> Chronicle:
    series = series_of(games)
    setting = setting_of(games, players)
    return Chronicle(
        chapters=[
            *(next_game(people, each, setting) for people, each in latest_first(games, series)),
            fresh_series(bool(series), setting),
            training(games, setting),
            *free_use(series, setting),
        ],
        statistics=[fact for people, each in series.items() for fact in statistics(people, each)],
    )


def people_of(game: Played) -> People:
    return (game.players[RECRUITER], *sorted(game.players[RECRUITER + 1 :]))


def series_of(games: Sequence[Played]) -> dict[People, Series]:
    """Side by side, one for each who played which part; a change of people or sides is another one
    (MM-5.1401, MM-5.1406)."""
    found: dict[People, Series] = {}
    for game in games:
        people = people_of(game)
        if people not in found:
            found[people] = Series(recruiter=people[0], agents=agents_of(game))
        winner: Side = "recruiter" if RECRUITER in game.winners else "rogue_agents"
        found[people].add(
            game.options["mode"],
            winner,
            game.reason,
            game.facts["round"],
            game.facts["recruiter"],
            date=game.date,
            modules=game.facts["modules"],
        )
    return found


def agents_of(game: Played) -> dict[str, list[str]]:
    """Per Agent its player; the team's Agent has all of them."""
    team = game.players[RECRUITER + 1 :]
    return {
        agent: [game.players[owner]] if owner > RECRUITER else list(team)
        for agent, owner in game.facts["agents"].items()
    }


def latest_first(games: Sequence[Played], series: dict[People, Series]) -> list[tuple[People, Series]]:
    order = list(dict.fromkeys(people_of(game) for game in reversed(games)))
    return [(people, series[people]) for people in order]


def setting_of(games: Sequence[Played], players: int) -> dict[str, Any]:
    last = games[-1].options if games else {}
    kept: dict[str, Any] = {name: last[name] for name in KEPT if name in last}
    return {**kept, "players": min(MOST, max(players, FEWEST, last.get("players", FEWEST)))}


def full_games(series: Series) -> int:
    return sum(game.mode == "full" for game in series.games)


def next_game(people: People, series: Series, setting: dict[str, Any]) -> Chapter:
    """MM-5.1302 to MM-5.1308"""
    last = Fact(key="record-no-choice")
    if series.last_winner is not None:
        last = Fact(key=f"record-choice-{series.last_winner}", args={"streak": series.streak})
    return Chapter(
        name=Fact(key="record-next", args={"recruiter": people[0], "number": full_games(series) + 1}),
        about=last,
        status="open",
        tried=full_games(series),
        won=None,
        options=series.options(**{**setting, "players": len(people)}).to_json(),
    )


def fresh_series(others: bool, setting: dict[str, Any]) -> Chapter:
    return Chapter(
        name=Fact(key="record-other-parts" if others else "record-first"),
        about=Fact(key="record-no-choice"),
        status="open",
        won=None,
        options=MindMgmtOptions.read(setting).to_json(),
    )


def training(games: Sequence[Played], setting: dict[str, Any]) -> Chapter:
    return Chapter(
        name=Fact(key="option-mode-training"),
        about=Fact(key="record-training"),
        status="open",
        tried=sum(game.options["mode"] == "training" for game in games),
        won=None,
        options=MindMgmtOptions.read({**setting, "mode": "training"}).to_json(),
    )


def free_use(series: dict[People, Series], setting: dict[str, Any]) -> list[Chapter]:
    """With all fourteen packages open the modules are used freely (MM-5.1314)."""
    found = []
    for selection in ("mutual", "auction"):
        opened = any(each.all_open() for each in series.values())
        options = {
            **setting,
            "selection": selection,
            "number": 1,
            "opened_recruiter": MODULES_PER_SIDE,
            "opened_agents": MODULES_PER_SIDE,
        }
        found.append(
            Chapter(
                name=Fact(key=f"record-{selection}-name"),
                about=Fact(key=f"record-{selection}" if opened else "record-not-open"),
                status="open" if opened else "closed",
                won=None,
                options=MindMgmtOptions.read(options).to_json() if opened else None,
            )
        )
    return found


def statistics(people: People, series: Series) -> list[Fact]:
    won = sum(game.winner == "recruiter" for game in series.games)
    lost = len(series.games) - won
    facts = [
        Fact(key="record-series", args={"recruiter": people[0], "agents": ", ".join(people[1:])}),
        Fact(key="record-results", args={"recruiter": won, "agents": lost}),
    ]
    facts += [
        Fact(key="record-result", args={"number": number, "code": game.code})
        for number, game in enumerate(series.games, 1)
    ]
    if series.last_winner is not None:
        facts.append(Fact(key=f"record-streak-{series.last_winner}", args={"count": series.streak}))
    opened = {"recruiter": series.opened_recruiter, "rogue_agents": series.opened_agents}
    for side, count in opened.items():
        facts += [Fact(key=f"record-package-{package.module.id}") for package in packages(side)[:count]]
    return facts
