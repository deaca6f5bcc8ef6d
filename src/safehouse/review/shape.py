"""What a review says, as it is kept, sent and told. Text keys and ids, no sentences."""

import zlib
from typing import Final, Literal

import msgspec

from safehouse.bots.judge import Unit
from safehouse.core.moves import Value
from safehouse.review.beliefs import Believed, Passage
from safehouse.review.weighing import Standing

FORM: Final = 8
"""Of what is said, and of how it is judged: a review of another form that was kept is made anew."""

Told = dict[str, Value | None]

Verdict = Literal["good", "cannot_tell", "loss"]
"""`good`: nothing was found that is better by more than next to nothing; `cannot_tell`: something was, but the
interval reaches down to that, or is too wide to say anything; `loss`: it is certain."""

Blame = Literal["", "doubtful", "bad", "very_bad"]


class NamedMove(msgspec.Struct, frozen=True):
    code: int
    kind: str
    args: dict[str, Value]


class Sign(msgspec.Struct, frozen=True):
    """A figure by which the two moves differ, on average over imagined worlds: after the made one, after the
    better one. The game's texts say what it is (`sign-…`); `share`: of games or of whatever they speak of, from
    0 to 1, else a number."""

    name: str
    share: bool
    made: float
    better: float


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why something else was better: by what figures, what only the one move and what only the other would have
    led to for certain, and the clauses to read on."""

    signs: list[Sign]
    made: list[Told]
    better: list[Told]
    clauses: list[str]


class Informed(msgspec.Struct, frozen=True, kw_only=True):
    """How much another seat doubted before an act and after it, in bits, on average over the positions that
    were possible for the one who acted."""

    seat: int
    before: float
    after: float


class GivenAway(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever sees all that is public could tell of the seat's secret, in bits of doubt.

    `told`: how much doubt an act took, `forced` of it whatever the seat had chosen. `truth`: by how many bits
    the true secret became likelier. A `bluff` took doubt and led away from the truth. `was` and `became`: what
    they had to believe before and after; `whom`: what it told each of the others, where they know more than is
    public; `trail_was` and `trail_became`: the way that the secret had come until
    then, where it is one that walks."""

    before: float
    after: float
    told: float
    forced: float
    truth: float
    bluff: bool
    was: list[Believed]
    became: list[Believed]
    whom: list[Informed]
    trail_was: list[Passage]
    trail_became: list[Passage]


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat decided without anybody else doing something in between: one or several moves.

    `entry`: where the decision that cost most was made (the first one, where none did), as entries are counted
    in replays; `place`: its number among the moves, from 0. `loss` and `error` are in the unit of the review;
    `error` is two standard errors. `value`: how the seat stood when the act began, in that unit; `chance`: to
    win, where that is known. `luck`: what chance added to what the act promised."""

    first: int
    last: int
    entry: int
    moves: list[NamedMove]
    made: NamedMove
    place: int
    open: int
    value: float
    value_error: float
    chance: float | None
    chance_error: float
    verdict: Verdict
    blame: Blame
    loss: float
    error: float
    better: NamedMove | None
    reason: Reason | None
    luck: float
    luck_error: float
    given_away: GivenAway | None
    revealed: list[Told]
    """What came to light for the seat since its act before."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """end - start = -lost + luck + rest. The rest is what others chose, what chance gave them, and the error of
    the judge: no measure of anybody's skill."""

    start: float
    end: float
    lost: float
    lost_error: float
    luck: float
    luck_error: float
    rest: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """`turning_points`: where among the acts, the most costly first. `forced`: decisions without a choice.
    `places`: where what is believed lies on the board, across and down, for a map."""

    form: int
    game: str
    seat: int
    seed: str
    unit: Unit
    counted: Literal["lead", "own"]
    """Of points: by how many the seat was ahead of the best of the others, or only its own."""
    blames: bool
    has_curve: bool
    adds_up: bool
    acts: list[Act]
    turning_points: list[int]
    forced: int
    result: float | None
    balance: Balance | None
    places: dict[str, tuple[int, int]]

    @property
    def shows_chance(self) -> bool:
        """Whether the curve is of the chance to win; else of points."""
        return all(act.chance is not None for act in self.acts)

    def heights(self) -> list[Standing]:
        """Of the curve, act by act."""
        if self.shows_chance:
            return [Standing(act.chance or 0.0, act.chance_error) for act in self.acts]
        return [Standing(act.value, act.value_error) for act in self.acts]


def pack(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review))


def unpack(data: bytes) -> Review | None:
    """None where it is not of the present form."""
    try:
        found = msgspec.json.decode(zlib.decompress(data), type=Review)
    except (zlib.error, msgspec.DecodeError):
        return None
    return found if found.form == FORM else None
