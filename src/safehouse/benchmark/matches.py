"""The games of a suite: who sits where on which deal, played, and what was seen of the agent in them."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from safehouse.arena.play import Player, mind_of, play_out
from safehouse.benchmark.agents import make_agent
from safehouse.benchmark.beliefs import Examiner, Surprise
from safehouse.benchmark.suite import GameSuite, Suite
from safehouse.bots.cluster import Where, on_ray
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.result import shares_of_victory
from safehouse.core.shelf import find
from safehouse.core.view import View
from safehouse.research.threads import one_thread

AGENT = "agent"
"""In the seats of a meeting: the one that is evaluated."""
ALONE = "itself"


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """One game to play. Those of one company and deal share the cards; over them the agent has every place."""

    game: str
    options: dict[str, Any]
    company: str
    """Whom the agent meets; `ALONE`: itself in every seat."""
    coded: bool = False
    deal: int
    seats: list[str]
    seed: str


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """How one meeting went for the agent: its share of the victory, its thinking time, its surprises."""

    company: str
    coded: bool
    deal: int
    share: float
    seconds: list[float]
    surprises: list[Surprise]


def places(game: AnyGame, options: Options) -> list[list[int]]:
    """What an agent holds on a deal, one after the other: each of the sides, or where all play together each of
    the seats."""
    teams = game.teams(options)
    return teams if len(teams) > 1 else [[seat] for seat in range(options.seats())]


def meetings(suite: Suite, game: GameSuite) -> list[Meeting]:
    """At least as many as the suite wants with each of the others, in whole rounds of the seats."""
    rules = find(game.id)
    options = rules.read_options(game.options)
    own_places, seats = places(rules, options), options.seats()
    together = len(rules.teams(options)) == 1
    found: list[Meeting] = []

    def add(company: str, deal: int, placed: list[str], coded: bool = False) -> None:
        found.append(
            Meeting(
                game=game.id,
                options=game.options | (game.code if coded else {}),
                company=company,
                coded=coded,
                deal=deal,
                seats=placed,
                seed=f"{suite.seed} {game.id} {deal}",
            )
        )

    for deal in range(-(-game.games // len(own_places))):
        others = [(name, False) for name in (*game.opponents, *game.strangers)]
        others += [(name, True) for name in game.speakers]
        for name, coded in others:
            for own in own_places:
                add(name, deal, [AGENT if seat in own else name for seat in range(seats)], coded)
        if together:
            add(ALONE, deal, [AGENT] * seats)
    return found


def share_of(teams: list[list[int]], own: list[int], winners: list[int]) -> float:
    """Of the victory, as far as the sides are the agent's own; a side of which it holds only a part is its own
    where it is alone."""
    shares = shares_of_victory(teams, winners)
    return sum(share for team, share in zip(teams, shares, strict=True) if len(teams) == 1 or team[0] in own)


def meet(agent: str, meeting: Meeting, belief: str, every: int) -> Met:
    game = find(meeting.game)
    options = game.read_options(meeting.options)
    record = Record(game, options, meeting.seed)
    names = [agent if name == AGENT else name for name in meeting.seats]
    own = [seat for seat, name in enumerate(meeting.seats) if name == AGENT]
    players = [
        Player(name, make_agent(name, game, options, names), mind_of(meeting.seed, seat, name))
        for seat, name in enumerate(names)
    ]
    examiner = Examiner(game, belief)
    seconds: list[float] = []
    surprises: list[Surprise] = []

    def watch(seat: int, view: View, moves: list[int], move: int, spent: float) -> None:
        if seat not in own:
            return
        if len(seconds) % every == 0:
            random = Stream(f"{meeting.seed} beliefs {len(seconds)}")
            surprises.extend(examiner.surprises(record, view, players[seat].bot, random))
        seconds.append(spent)

    result = play_out(record, players, watch)
    return Met(
        company=meeting.company,
        coded=meeting.coded,
        deal=meeting.deal,
        share=share_of(game.teams(options), own, list(result.winners)),
        seconds=seconds,
        surprises=surprises,
    )


def meet_all(
    agent: str, found: list[Meeting], belief: str, every: int, processes: int, where: Where = "cores"
) -> Iterator[Met]:
    """In this process, or in several, each as it is finished in the order of the meetings; or on Ray, in no
    certain order."""
    if where == "ray":
        yield from on_ray(meet, ((agent, meeting, belief, every) for meeting in found))
        return
    if processes == 1:
        yield from (meet(agent, meeting, belief, every) for meeting in found)
        return
    with one_thread(), ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        try:
            yield from pool.map(meet, [agent] * len(found), found, [belief] * len(found), [every] * len(found))
        finally:
            pool.shutdown(cancel_futures=True)
