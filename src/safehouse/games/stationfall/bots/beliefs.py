"""Who the others may be, by what lies open: whose cards they have won over, and whom the position favours."""

from math import exp
from typing import Final

from safehouse.bots.judge import Shares
from safehouse.core.moves import Value
from safehouse.games.stationfall.bots.contest import contested_worth
from safehouse.games.stationfall.bots.judgement import is_own
from safehouse.games.stationfall.bots.race import Guess
from safehouse.games.stationfall.codes import Identities
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import IDENTITY_IDS

CUBES: Final = 2.3
"""What own cubes on the card of a character say for its being the identity (log odds)."""
GAIN: Final = 1.1
"""What each point says by which the position is better for this player than for the others in the same part."""
HOPE: Final = 0.4
"""What each point says that the identity may hope for at all: of two cards the better one is chosen.

Fitted to 3,574 positions of 95 games, mostly greedy's: among twelve candidates the true one comes first in
55 %, is among the first three in 88 %. The truth has a mean log likelihood of -1.25, by cubes alone -1.68, by
chance -2.48."""
ARMED: Final = 1.4
"""What each point says that an explosion is worth to who armed the antimatter."""
LEAST: Final = 0.04
"""What is less likely than that beside the likeliest few is not looked at."""
DOUBT: Final = 0.1
"""The part of what is stated that is spread over all that is possible."""


def guesses(world: Stationfall, seat: int, number: int) -> list[Guess]:
    """For each rival the likeliest identities, so many at most; a shown one is certain. Of the world only what
    the seat knows counts."""
    odds = hidden_odds(world, seat)
    found: list[Guess] = []
    for colour in rivals(world, seat):
        if colour in odds:
            found += likeliest(colour, odds[colour], number)
        else:
            found.append(Guess(colour, world.revealed[colour], 1.0))
    return found


def rivals(world: Stationfall, seat: int) -> list[int]:
    return [
        colour
        for colour in range(world.colours)
        if world.identity[colour] != NOBODY and not is_own(world, colour, seat)
    ]


def hidden_odds(world: Stationfall, seat: int) -> dict[int, dict[int, float]]:
    """By rival that has not shown who it is, how likely each identity is beside the likeliest, which comes
    first and counts 1."""
    hidden = [colour for colour in rivals(world, seat) if world.revealed[colour] == NOBODY]
    worth = {
        (colour, identity): as_if(world, colour, identity)
        for identity in possible(world, seat)
        for colour in hidden
    }
    return {colour: odds_of(world, colour, hidden, worth) for colour in hidden}


def stated(world: Stationfall, seat: int) -> Shares:
    """How likely each identity is, by fact (`hidden_identities`); a mate's is known. Some odds lie in what
    these signs do not tell, so every possible identity has its part of them."""
    odds = hidden_odds(world, seat)
    found: dict[str, dict[Value, float]] = {}
    for fact, colour in hidden_identities(world, seat).items():
        if colour not in odds:
            found[fact] = {IDENTITY_IDS[world.identity[colour]]: 1.0}
            continue
        total = sum(odds[colour].values())
        found[fact] = {
            IDENTITY_IDS[identity]: DOUBT / len(odds[colour]) + (1.0 - DOUBT) * weight / total
            for identity, weight in odds[colour].items()
        }
    return found


def hidden_identities(world: Position, seat: int) -> dict[str, int]:
    """By fact the colour of which it tells who the player is: those of the others who have not shown it; with
    two players each has two conspiracies."""
    found: dict[str, int] = {}
    for colour in range(world.colours):
        other = world.seat_of[colour]
        if other not in (seat, NOBODY) and world.identity[colour] >= 0 and world.revealed[colour] < 0:
            name = "second_identity" if f"identity@{other}" in found else "identity"
            found[f"{name}@{other}"] = colour
    return found


def possible(world: Stationfall, seat: int) -> list[int]:
    """Identities that somebody unknown may have."""
    known = set(world.revealed) | set(world.shown)
    for colour in range(world.colours):
        if is_own(world, colour, seat):
            known |= set(world.dealt[world.holder_of[colour]])
    character = world.box.identity_character
    return [
        identity
        for identity in range(Identities.COUNT)
        if identity not in known and world.in_play[character[identity]]
    ]


def odds_of(
    world: Stationfall, colour: int, hidden: list[int], worth: dict[tuple[int, int], float]
) -> dict[int, float]:
    signs: dict[int, float] = {}
    for other, identity in worth:
        if other == colour:
            signs[identity] = sign(world, colour, identity, hidden, worth)
    ranked = sorted(signs, key=lambda identity: -signs[identity])
    return {identity: exp(signs[identity] - signs[ranked[0]]) for identity in ranked}


def likeliest(colour: int, odds: dict[int, float], number: int) -> list[Guess]:
    best = list(odds.items())[:number]
    total = sum(weight for _, weight in best)
    return [Guess(colour, identity, weight / total) for identity, weight in best if weight > LEAST * total]


def sign(
    world: Stationfall, colour: int, identity: int, hidden: list[int], worth: dict[tuple[int, int], float]
) -> float:
    """What speaks for an identity, in log odds."""
    own = worth[colour, identity]
    others = [worth[other, identity] for other in hidden if other != colour]
    gain = own - sum(others) / len(others) if others else 0.0
    cubes = CUBES if world.cubes_on(world.box.identity_character[identity], colour) > 0 else 0.0
    armed = ARMED * gain_by_explosion(world, colour, identity) if world.track_colour == colour else 0.0
    return cubes + GAIN * gain + HOPE * own + armed


def as_if(world: Stationfall, colour: int, identity: int) -> float:
    """What a colour may hope for if this is who it is."""
    own = world.identity[colour]
    world.identity[colour] = identity
    found = contested_worth(world, colour, identity, None)
    world.identity[colour] = own
    return found


def gain_by_explosion(world: Stationfall, colour: int, identity: int) -> float:
    """What an identity would get for an explosion on the station, all else as it is."""
    kept = world.exploded_on_station, world.antimatter_gone
    world.antimatter_gone = True
    world.exploded_on_station = False
    without = as_if(world, colour, identity)
    world.exploded_on_station = True
    found = as_if(world, colour, identity) - without
    world.exploded_on_station, world.antimatter_gone = kept
    return found
