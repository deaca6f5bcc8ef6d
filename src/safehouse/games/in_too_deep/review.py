"""What a move of In Too Deep was worth: the lead in Intel, judged when a bot that sees what the seat would see
has played its turn to the end."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from safehouse.bots.judge import Judge, Odds
from safehouse.core.data import load
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.in_too_deep.bots.edge import Edge, own_corruption
from safehouse.games.in_too_deep.bots.judgement import SPREAD, Outlook, standing, symbol_values, value
from safehouse.games.in_too_deep.bots.policy import LONG, final_value, follow, play_on
from safehouse.games.in_too_deep.bots.schemer import Schemer
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.rules.chapters import plan_counts
from safehouse.games.in_too_deep.rules.scoring import scores
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS
from safehouse.games.in_too_deep.view import InTooDeepView

ODDS: Final = load(Path(__file__).with_name("review.toml"), Odds)
SCORED: Final = frozenset(
    {
        "intel",
        "dominance",
        "least-corrupt",
        "over-the-edge",
        "evidence",
        "dilemmas",
        "warrants",
        "badges",
        "rival",
    }
)
"""What a final score is made of, and the best of the others'."""
ROUNDS_AHEAD: Final = 1
PACE: Final = 1
"""For `signs`: how far everybody plays on, and how wide they think."""


class InTooDeepJudge(Judge):
    unit = "points"
    rounds = 20
    point = 4.0
    scale = SPREAD
    counts = SCORED

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        world = self.game.imagine(view, random)
        chance = random.split()
        assert isinstance(world, InTooDeep)
        return [self._lead_after(world, view.seat, move, chance.copy()) for move in moves]

    def _lead_after(self, world: InTooDeep, seat: int, move: int, random: Stream) -> float:
        """A search in the imagined world would know what the next cards are, and hold every move that leaves
        things open for better than it is."""
        twin, bot = world.copy(), Schemer(self.game)
        assert isinstance(twin, InTooDeep)
        follow(twin, seat, [move])
        for _ in range(LONG):
            if twin.finished or seat not in twin.pending():
                break
            moves = twin.moves(seat)
            twin.apply(
                seat, bot.choose(self.game.view(twin, seat), moves, random) if len(moves) > 1 else moves[0]
            )
        return final_value(twin, seat) if twin.finished else value(twin, seat, Outlook(seat))

    def stands(self, view: View, random: Stream) -> float:
        """The lead in an imagined world, in which what the others hide counts like what the seat hides: moves
        are judged as a player sees it, to whom only the own secrets are points."""
        world = self.game.imagine(view, random)
        assert isinstance(world, InTooDeep)
        return true_lead(world, view.seat)

    def signs(self, view: View, moves: list[int], random: Stream) -> list[Mapping[str, float]]:
        """What would be scored, were the game over when everybody has had another turn."""
        world = self.game.imagine(view, random)
        chance = random.split()
        return [scored_after(world, view.seat, move, chance.copy()) for move in moves]

    def wants_more(self, seat: int, sign: str) -> bool:
        return sign != "rival"

    def left(self, view: View) -> float:
        assert isinstance(view, InTooDeepView)
        return 1.0 - (view.chapter - 1) / CHAPTERS

    def odds(self) -> Odds | None:
        """Learned of whole games of two without Echo."""
        assert isinstance(self.options, InTooDeepOptions)
        whole = self.options.extent == "whole" and self.options.echo == "no"
        return ODDS if whole and self.options.players == 2 else None

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """The crimes in hand."""
        assert isinstance(world, InTooDeep)
        held = sorted(CRIME_IDS[card] for card in world.held_crimes(seat))
        return {"crimes": " ".join(held)} if held else {}


def true_lead(world: InTooDeep, seat: int) -> float:
    counts = plan_counts(world)
    edge, values = Edge(world, seat, counts), symbol_values(world, counts)
    edge.corruption = [own_corruption(world, console) for console in range(world.consoles)]
    held = [standing(world, console, values) + edge.gain(console) for console in range(world.consoles)]
    return held[seat] - max((each for other, each in enumerate(held) if other != seat), default=0.0)


def scored_after(world: State, seat: int, move: int, random: Stream) -> Mapping[str, float]:
    twin = world.copy()
    assert isinstance(twin, InTooDeep)
    follow(twin, seat, [move])
    play_on(twin, seat, ROUNDS_AHEAD, PACE, random)
    found = {"rival": 0.0}
    for tally in scores(twin):
        if tally.seat != seat:
            found["rival"] = max(found["rival"], float(tally.total))
            continue
        for line in tally.lines:
            name = "evidence" if line.key.startswith("evidence") else line.key
            found[name] = found.get(name, 0.0) + line.points
    return found


JUDGE = InTooDeepJudge
