"""What each SHIFT module is worth to its side, how often it is used, and what a streak costs.

`python -m safehouse.games.mind_mgmt.tools.module_worth --bot ladder:level=hard+pains=false --games 400`

Every package is open. First games without any module, then with each one alone, all on the same deals; then
games in which both sides pick, after streaks of either side. `--first 100` leaves out the first hundred deals,
so that a long row can be played in parts.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import MODULE_IDS
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.tables.limits import RECRUITER

OPEN: Final = MindMgmtOptions(opened_recruiter=7, opened_agents=7)
LONGEST_STREAK: Final = 3
USES: Final = (
    "use_static",
    "stay_silent",
    "use_double",
    "lift_mayhem",
    "place_checkpoint",
    "tap",
    "call_double_shift",
    "demand_cordon",
    "use_newsboy",
    "use_newsboy_and_dolphin",
    "use_taxi",
    "reveal_with_expert",
    "ask_with_dolphin",
)
"""Moves that use a module or an ally; the other modules work by themselves."""


class Tally(msgspec.Struct):
    games: int = 0
    won: int = 0
    """By the Recruiter."""
    used: Counter[str] = msgspec.field(default_factory=Counter)
    """In how many games each of these moves was made."""
    picked: Counter[str] = msgspec.field(default_factory=Counter)

    def __str__(self) -> str:
        share = self.won / self.games
        error = 1.96 * sqrt(share * (1 - share) / self.games)
        uses = ", ".join(f"{name} {100 * count / self.games:.0f} %" for name, count in self.used.most_common())
        return f"Recruiter {100 * share:.1f} % (± {100 * error:.1f}; {self.games} games); {uses}"


def tally(options: MindMgmtOptions, bot: str, games: int, seed: str, first: int = 0) -> Tally:
    found = Tally()
    for number in range(first, first + games):
        play(Record(GAME, options, f"{seed} {number}"), bot, found)
    return found


def play(record: Record, bot: str, found: Tally) -> None:
    minds = [make(bot, GAME, record.options) for _seat in range(record.options.seats())]
    random = Stream(f"{record.seed} minds")
    made: set[str] = set()
    while pending := record.pending():
        seat = pending[0]
        moves = record.choices(seat)
        view = GAME.read_view(record.view_bytes(seat))
        move = minds[seat].choose(view, moves, random) if len(moves) > 1 else moves[0]
        made.add(GAME.space.to_text(move))
        record.play(seat, move)
    result = record.result()
    assert result is not None
    found.games += 1
    found.won += RECRUITER in result.winners
    found.used.update({text.split()[0] for text in made} & set(USES))
    found.picked.update(text.split()[1] for text in made if text.startswith("pick_module "))


def settings() -> Iterator[tuple[str, MindMgmtOptions]]:
    """Each with its name."""
    replace = msgspec.structs.replace
    yield "no module", OPEN
    for module in MODULE_IDS:
        yield module, replace(OPEN, modules=module)
    for winner in ("recruiter", "rogue_agents"):
        for streak in range(1, LONGEST_STREAK + 1):
            yield f"{winner} won {streak}", replace(OPEN, last_winner=winner, streak=streak)


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="modules")
    parser.add_argument("--only", default="", help="settings whose name holds this")
    wish = parser.parse_args()
    for name, options in settings():
        if wish.only in name:
            found = tally(options, wish.bot, wish.games, wish.seed, wish.first)
            sys.stdout.write(f"{name}: {found}\n")
            if found.picked:
                taken = ", ".join(f"{module} {count}" for module, count in found.picked.most_common())
                sys.stdout.write(f"  picked: {taken}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
