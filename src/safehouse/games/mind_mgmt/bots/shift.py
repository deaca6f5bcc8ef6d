"""SHIFT modules in the hands of bots: which to pick, where a checkpoint belongs, how to shift the streets."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.bots.trail_map import TrailMap
from safehouse.games.mind_mgmt.codes import KIND_OF, Kinds, Modules, Moves
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.setup import most_modules
from safehouse.games.mind_mgmt.tables.city import BIT, BORDERS, BORDERS_OF, LINKS, NOWHERE
from safehouse.games.mind_mgmt.tables.limits import MODULES_PER_SIDE, RECRUITER

WORTH: Final[list[float]] = [3.0, 0.5, 8.0, 2.0, 5.0, 0.0, 1.0, 6.0, 4.0, 1.0, 1.5, 3.5, 5.0, 2.0]
"""By module: how many games of a hundred it brings the side it belongs to, as measured (BOTS.md)."""
assert len(WORTH) == Modules.COUNT

# ---------------------------------------------------------------------- picking (MM-5.1304 to MM-5.1315)


def choose_pick(s: Position, moves: list[int]) -> int:
    """Of the own modules the best, of the others' the weakest, and as many as pay."""
    options = [move - Moves.PICK_MODULE for move in moves if KIND_OF[move] == Kinds.PICK_MODULE]
    if not options or (Moves.PICK_DONE in moves and s.picked >= most_useful(s)):
        return Moves.PICK_DONE
    own = belongs_to_picker(s, options[0])
    best = options[0]
    for module in options:
        if (WORTH[module] > WORTH[best]) == own and WORTH[module] != WORTH[best]:
            best = module
    return Moves.PICK_MODULE + best


def belongs_to_picker(s: Position, module: int) -> bool:
    return (module < MODULES_PER_SIDE) == (s.setting.pickers[s.picker] == RECRUITER)


def most_useful(s: Position) -> int:
    """The number of modules that is best for the picker. Whoever picks first decides how many the other may
    take (MM-5.1307)."""
    most = most_modules(s)
    if s.picker > 0 or s.setting.streak == 0:
        return most
    best, number = 0.0, 0
    for count in range(most + 1):
        theirs = min(s.setting.pick_most[1], max(0, count - s.setting.streak))
        gain = worth_of(s.setting.pick_from[0], count) - worth_of(s.setting.pick_from[1], theirs)
        if gain > best:
            best, number = gain, count
    return number


def worth_of(modules: list[int], count: int) -> float:
    """Of so many of these, the best first."""
    worths = sorted([WORTH[module] for module in modules])
    total = 0.0
    for i in range(count):
        total += worths[len(worths) - 1 - i]
    return total


# ---------------------------------------------------------------------- checkpoints

KEPT_FOR: Final = 0.012
"""What a checkpoint has to stop to be laid, for each hour that is left."""


def choose_checkpoint(s: Position, trail_map: TrailMap, moves: list[int]) -> int:
    """The border that the Recruiter is likeliest to cross in his next turn, if that is likely enough."""
    best = NOWHERE
    most = KEPT_FOR * (s.end_hour() - s.hour)
    for move in moves:
        if KIND_OF[move] == Kinds.PLACE_CHECKPOINT:
            a, b = BORDERS[move - Moves.PLACE_CHECKPOINT]
            crossing = trail_map.crossing(s, a, b) + trail_map.crossing(s, b, a)
            if crossing > most:
                best, most = move, crossing
    return best


# ---------------------------------------------------------------------- shifting streets

DECOY: Final = 3
"""One time in so many the streets are shifted for nothing, where the Immortals have nothing to do, so that
shifting them tells little."""
WORTH_A_FLIGHT: Final = 1.9
"""By how much safer the Recruiter must be to leave out a move of the Immortals that helps."""


def choose_lift(s: Position, moves: list[int], flight: int, random: Stream) -> int:
    """A Mayhem token that stands better between the Recruiter and who hunts him, or out of his way. `flight`:
    what the Immortals would do instead, which is mostly worth more."""
    tokens = [move - Moves.LIFT_MAYHEM for move in moves if KIND_OF[move] == Kinds.LIFT_MAYHEM]
    if not tokens:
        return NOWHERE
    best = NOWHERE
    most = safety(s, s.streets) + (0.5 if flight == NOWHERE else WORTH_A_FLIGHT)
    for lifted in tokens:
        for laid in near_borders(s):
            if laid not in s.mayhem:
                found = safety(s, streets_if(s, lifted, laid))
                if found > most:
                    best, most = lifted, found
    if best == NOWHERE and flight == NOWHERE and random.below(DECOY) == 0:
        best = random.choose(tokens)
    return Moves.LIFT_MAYHEM + best if best != NOWHERE else NOWHERE


def choose_relay(s: Position, moves: list[int], random: Stream) -> int:
    """Where a lifted token serves the Recruiter best; where it is all the same, anywhere."""
    best = random.choose(moves)
    most = safety(s, streets_if(s, s.lifted, best - Moves.PLACE_MAYHEM))
    for border in near_borders(s):
        move = Moves.PLACE_MAYHEM + border
        if move in moves:
            found = safety(s, streets_if(s, s.lifted, border))
            if found > most:
                best, most = move, found
    return best


def near_borders(s: Position) -> list[int]:
    """Of the Recruiter's location and of those linked to it."""
    found = BORDERS_OF[s.here()].copy()
    for cell in LINKS[s.here()]:
        for border in BORDERS_OF[cell]:
            if border not in found:
                found.append(border)
    return found


def streets_if(s: Position, lifted: int, laid: int) -> Streets:
    """The city with one Mayhem token on another border."""
    return Streets([laid if border == lifted else border for border in s.mayhem], s.checkpoints)


def safety(s: Position, streets: Streets) -> float:
    """How well the Recruiter stands: how many of the Agents who come next get to him, and his ways on."""
    here = s.here()
    new_round = (s.hour + 1) % 2 == 0
    hunters = 0
    if not s.immortal_on(here):
        for agent in s.setting.scope.agents:
            if (new_round or not s.activated[agent]) and here in streets.reach[s.agent_at[agent]]:
                hunters += 1
    ways = 0
    for cell in streets.steps[here]:
        if s.visited & BIT[cell] == 0:
            ways += 1
    return -float(hunters) - (4.0 if ways == 0 else 0.5 if ways == 1 else 0.0)
