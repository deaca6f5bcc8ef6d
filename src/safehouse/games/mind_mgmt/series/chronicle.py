"""The record of a group (MM-5.14): a series for each who was the Recruiter and who hunted, each with its own
SHIFT packages, and what may be played next."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from safehouse.core.series import Chapter, Chronicle, Fact, PlayedGame, as_meant
from safehouse.games.mind_mgmt.data import AGENT_IDS, MODULE_IDS, RECRUITER_IDS, packages
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.series.campaign import RecordedGame, Series, Side
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


def chronicle(games: Sequence[PlayedGame], players: int) -> Chronicle:
    series = series_of(games)
    ordered = latest_first(games, series)
    setting = setting_of(games, players)
    return Chronicle(
        chapters=[
            *(next_game(people, each, setting) for people, each in ordered),
            fresh_series(bool(series), setting),
            *(carried_over(each, setting) for _people, each in ordered[:1] if has_packages(each)),
            training(games, setting),
            *(started_again(people, each, setting) for people, each in ordered if each.all_open()),
            *free_use(series, setting),
        ],
        statistics=[fact for people, each in series.items() for fact in statistics(people, each)],
    )


def rematch(
    games: Sequence[PlayedGame], options: MindMgmtOptions, players: Sequence[str]
) -> MindMgmtOptions | None:
    """The same people in the same parts go on with their series; a training mission is no part of it. Modules
    that are used freely (MM-5.1314) are chosen anew, those that were agreed on stay."""
    if options.mode == "training":
        return None
    if options.selection != "series" or options.modules:
        return options
    series = series_of(games)
    people = known_as(people_of(players), series)
    if people not in series:
        return options
    kept = {name: getattr(options, name) for name in KEPT}
    return series[people].options(**kept, players=options.players)


def people_of(players: Sequence[str]) -> People:
    return (players[RECRUITER], *sorted(players[RECRUITER + 1 :]))


def known_as(people: People, series: Mapping[People, Series]) -> People:
    """The same people as the record spells them."""
    meant = as_meant_by(people)
    return next((known for known in series if as_meant_by(known) == meant), people)


def as_meant_by(people: People) -> People:
    return people_of([as_meant(name) for name in people])


def series_of(games: Sequence[PlayedGame]) -> dict[People, Series]:
    """Side by side, one for each who played which part; a change of people or sides is another one
    (MM-5.1401, MM-5.1406)."""
    found: dict[People, Series] = {}
    for game in games:
        people = known_as(people_of(game.players), found)
        series = found.setdefault(people, Series(recruiter=people[0], agents=agents_of(game)))
        series.seats = ["" if seat in game.bots else name for seat, name in enumerate(game.players)]
        if game.options["mode"] == "full":
            series.take_up(game.options["opened_recruiter"], game.options["opened_agents"])
            series.take_up_victories(game.options["last_winner"], game.options["streak"])
        winner: Side = "recruiter" if RECRUITER in game.winners else "rogue_agents"
        series.add(
            game.options["mode"],
            winner,
            game.reason,
            game.facts["round"],
            game.facts["recruiter"],
            date=game.date,
            modules=game.facts["modules"],
        )
    return found


def agents_of(game: PlayedGame) -> dict[str, list[str]]:
    """Per Agent its player; the team's Agent has all of them."""
    team = game.players[RECRUITER + 1 :]
    return {
        agent: [game.players[owner]] if owner > RECRUITER else list(team)
        for agent, owner in game.facts["agents"].items()
    }


def latest_first(games: Sequence[PlayedGame], series: dict[People, Series]) -> list[tuple[People, Series]]:
    order = dict.fromkeys(known_as(people_of(game.players), series) for game in reversed(games))
    return [(people, series[people]) for people in order]


def setting_of(games: Sequence[PlayedGame], players: int) -> dict[str, Any]:
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
        seats=series.seats,
    )


def has_packages(series: Series) -> bool:
    return series.opened_recruiter + series.opened_agents > 0


def carried_over(series: Series, setting: dict[str, Any]) -> Chapter:
    """Other people or parts take over what is open (MM-5.1406)."""
    options = series.with_other_people(carry_over=True).options(**setting)
    return Chapter(
        name=Fact(key="record-carried-over"),
        about=Fact(
            key="record-carried-over-about",
            args={"recruiter": series.opened_recruiter, "agents": series.opened_agents},
        ),
        status="open",
        won=None,
        options=options.to_json(),
    )


def started_again(people: People, series: Series, setting: dict[str, Any]) -> Chapter:
    """All packages closed and the sides changed: the next person is the Recruiter (MM-5.1314 a)."""
    following = next((seat for seat, name in enumerate(series.seats) if seat != RECRUITER and name), 1)
    seats = [*series.seats[following:], *series.seats[:following]]
    recruiter = seats[RECRUITER] or people[1]
    options = series.reset_and_swap(recruiter).options(**{**setting, "players": len(people)})
    return Chapter(
        name=Fact(key="record-again", args={"recruiter": recruiter}),
        about=Fact(key="record-again-about"),
        status="open",
        won=None,
        options=options.to_json(),
        seats=seats,
    )


def fresh_series(others: bool, setting: dict[str, Any]) -> Chapter:
    return Chapter(
        name=Fact(key="record-other-parts" if others else "record-first"),
        about=Fact(key="record-no-choice"),
        status="open",
        won=None,
        options=MindMgmtOptions.read(setting).to_json(),
    )


def training(games: Sequence[PlayedGame], setting: dict[str, Any]) -> Chapter:
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
                auctioned=opened and selection == "auction",
            )
        )
    return found


def result_of(game: RecordedGame) -> dict[str, str | int]:
    """A line of the record (MM-5.1402, MM-5.1403)."""
    year, month, day = game.date[:10].split("-")
    date: dict[str, str | int] = {"year": year, "month": month.lstrip("0"), "day": day.lstrip("0")}
    return {**date, "code": game.code, "mode": game.mode, "card": game.recruiter_card}


def statistics(people: People, series: Series) -> list[Fact]:
    won = sum(game.winner == "recruiter" for game in series.games)
    lost = len(series.games) - won
    facts = [
        Fact(key="record-series", args={"recruiter": people[0], "agents": ", ".join(people[1:])}),
        Fact(key="record-results", args={"recruiter": won, "agents": lost}),
    ]
    for agent, names in series.agents.items():
        facts.append(Fact(key="record-agent", args={"agent": agent, "players": ", ".join(names)}))
    for number, game in enumerate(series.games, 1):
        facts.append(Fact(key="record-result", args={"number": number, **result_of(game)}))
        facts += [Fact(key="record-used", args={"number": number, "module": each}) for each in game.modules]
    if series.last_winner is not None:
        facts.append(Fact(key=f"record-streak-{series.last_winner}", args={"count": series.streak}))
    opened = {"recruiter": series.opened_recruiter, "rogue_agents": series.opened_agents}
    for side, count in opened.items():
        facts += [Fact(key=f"record-package-{package.module.id}") for package in packages(side)[:count]]
    return facts
