"""How the Recruiter's bots think: recruits against what the table's map will say about the place."""
# compiled by mypyc

from math import exp, log
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.bots.possible_trails import Outlook, PossibleTrails
from safehouse.games.mind_mgmt.bots.shift import choose_lift, choose_pick, choose_relay
from safehouse.games.mind_mgmt.codes import KIND_OF, Kinds, Locations, Modules, Moves, Phases
from safehouse.games.mind_mgmt.rules.announcement import is_alert
from safehouse.games.mind_mgmt.rules.immortals import flights, stopped_by_henry
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.walking import legal_steps
from safehouse.games.mind_mgmt.tables.city import (
    AWAY,
    BIT,
    COLS,
    FEATURE_MASK,
    NOWHERE,
    WITH_FEATURE,
    cells_of,
    size_of,
)
from safehouse.games.mind_mgmt.tables.limits import HOURS, SETUP_HOURS

OLD_ENOUGH: Final = 4
"""A step token is paid only on a location visited at least so many hours ago (MM-5.1509)."""


FAR: Final = 9
"""More moves than an Immortal ever needs."""


class Character:
    """How a bot Recruiter weighs things (MM-5.1508)."""

    def __init__(self) -> None:
        self.plan_depth: int = 3
        self.counted: int = 12000
        """Trails it counts when it draws the table's map; 0: it has no idea of what the Agents know."""
        self.temperature: float = 0.0
        self.recruit: float = 1.2
        self.surprise: float = 0.5
        """Worth of being where the map does not expect it (bits)."""
        self.uncertainty: float = 0.0
        """Worth of leaving many possible places (ln)."""
        self.distance: float = 0.0
        self.mobility: float = 0.0
        self.alley_depth: int = HOURS
        """How many turns ahead it looks for a blind alley."""
        self.danger: float = 8.0
        self.slip_cost: float = 2.0
        self.slip_threshold: float = -1.0
        """A Mind Slip only if the best STEP is at least so risky; -1: whenever it scores best."""
        self.extra_move: bool = True
        self.shield: float = 0.8
        """Worth of an Immortal that keeps a pursuer from capturing."""
        self.careless: bool = False
        """Wanders: any step that leaves a way, any answer."""


class Actions:
    """Moves with their scores."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.scores: list[float] = []

    def add(self, move: int, score: float) -> None:
        self.moves.append(move)
        self.scores.append(score)


class RecruiterMind:
    """The mind of a Recruiter; sees its own secrets and what is public, nothing else (MM-5.1505)."""

    def __init__(self, character: Character | None = None, possible: PossibleTrails | None = None) -> None:
        self.character: Character = character if character is not None else Character()
        self.possible: PossibleTrails | None = possible
        """What goes along with the game; without it the trails are gathered anew at each look."""

    # ------------------------------------------------------------------ the table's map

    def look(self, s: Position, random: Stream) -> PossibleTrails | None:
        """What the table holds possible now; None: this character has no idea."""
        if self.character.counted == 0:
            return None
        if self.possible is None:
            return PossibleTrails(s, random, self.character.counted, max(500, self.character.counted // 3))
        self.possible.follow(s)
        return self.possible

    def outlooks(self, s: Position, slips: bool, possible: PossibleTrails | None) -> list[Outlook]:
        """The table's map after this turn: by the contacts that would be announced, or one for all."""
        if possible is None:
            return [Outlook()]
        sums = [s.unannounced + more for more in range(3)] if is_alert(s, s.hour + 1) else []
        return [Outlook(masses) for masses in possible.ahead(s, slips, sums)]

    # ------------------------------------------------------------------ the action

    def best_plan(self, s: Position, cell: int, visited: int, depth: int) -> float:
        """Best sum of contacts over further STEPs, halved per turn."""
        best = 0.0
        if depth == 0:
            return 0.0
        for other in s.streets.steps[cell]:
            if visited & BIT[other] == 0:
                gain = s.hits(other) + 0.6 * self.best_plan(s, other, visited | BIT[other], depth - 1)
                best = max(best, gain)
        return best

    def free_agents_reach(self, s: Position, cell: int) -> bool:
        """An Agent that can be activated next turn gets there."""
        return not s.immortal_on(cell) and self.pursuers(s, cell) > 0

    def pursuers(self, s: Position, cell: int) -> int:
        """Agents that can be activated next turn and get there."""
        new_round = (s.hour + 1) % 2 == 0
        count = 0
        for agent in s.setting.scope.agents:
            if (new_round or not s.activated[agent]) and cell in s.streets.reach[s.agent_at[agent]]:
                count += 1
        return count

    def shield(self, s: Position) -> float:
        """Worth of an Immortal on the own location: it stops a single pursuer; two can clear it away, and it
        tells something."""
        pursuers = self.pursuers(s, s.here())
        if pursuers == 0:
            return 0.0
        return self.character.shield if pursuers == 1 else 0.5 * self.character.shield

    def risk(self, s: Position, cell: int, outlook: Outlook) -> float:
        """The share of this location in the map, if somebody can come and capture."""
        if not self.free_agents_reach(s, cell):
            return 0.0
        return outlook.share(cell)

    def mean_distance(self, s: Position, cell: int) -> float:
        """To the Agents that can be activated next."""
        new_round = (s.hour + 1) % 2 == 0
        total = 0.0
        count = 0
        for agent in s.setting.scope.agents:
            if new_round or not s.activated[agent]:
                total += AWAY[cell][s.agent_at[agent]]
                count += 1
        return total / max(1, count)

    def room(self, s: Position, cell: int, visited: int, turns: int) -> int:
        """How far a walk can still go from here, at most so many turns."""
        best = 0
        for other in s.streets.steps[cell]:
            if visited & BIT[other] == 0:
                best = max(best, 1 + (self.room(s, other, visited | BIT[other], turns - 1) if turns > 1 else 0))
                if best >= turns:
                    return best
        return best

    def score(self, s: Position, cell: int, outlook: Outlook) -> float:
        c = self.character
        visited = s.visited | BIT[cell]
        turns = s.end_hour() - s.hour - 1
        gain = s.hits(cell) + 0.6 * self.best_plan(s, cell, visited, min(c.plan_depth, turns))
        share = outlook.share(cell)
        reached = self.free_agents_reach(s, cell)
        total = c.recruit * gain - c.danger * min(1.0, 1.6 * share) * (1.0 if reached else 0.25)
        total -= c.surprise * log(max(share, 0.0005)) / log(2.0)
        total += c.uncertainty * log(outlook.places) + c.distance * self.mean_distance(s, cell)
        foreseen = min(turns, c.alley_depth)
        room = self.room(s, cell, visited, foreseen) if foreseen > 0 else 0
        total += c.mobility * room
        if room < foreseen:
            total -= 2.0
        return total

    def choose_action(self, s: Position, moves: list[int], random: Stream) -> int:
        if self.character.careless:
            return self.wander(s, moves, random)
        actions = self.weighed(s, moves, random)
        return pick(actions.moves, actions.scores, self.character.temperature, random)

    def weighed(self, s: Position, moves: list[int], random: Stream) -> "Actions":
        """Every STEP with its score, and every MIND SLIP where the safest STEP is risky enough."""
        found = Actions()
        possible = self.look(s, random)
        maps = self.outlooks(s, False, possible)
        safest = 1.0
        for move in moves:
            if KIND_OF[move] == Kinds.STEP:
                cell = move - Moves.STEP
                outlook = maps[min(s.hits(cell), len(maps) - 1)]
                found.add(move, self.score(s, cell, outlook))
                safest = min(safest, self.risk(s, cell, outlook))
        slips = [move for move in moves if KIND_OF[move] == Kinds.SLIP]
        if slips and (not found.moves or safest > self.character.slip_threshold):
            maps = self.outlooks(s, True, possible)
            for move in slips:
                cell = (move - Moves.SLIP) % Locations.COUNT
                outlook = maps[min(s.hits(cell), len(maps) - 1)]
                found.add(move, self.score(s, cell, outlook) - self.character.slip_cost)
        return found

    def wander(self, s: Position, moves: list[int], random: Stream) -> int:
        """A random step that leaves a way to the end; a slip one time in ten."""
        steps = [move for move in moves if KIND_OF[move] == Kinds.STEP]
        slips = [move for move in moves if KIND_OF[move] == Kinds.SLIP]
        if slips and (not steps or random.below(10) == 0):
            return random.choose(slips)
        turns = s.end_hour() - s.hour - 1
        good = [
            m
            for m in steps
            if turns == 0 or self.room(s, m - Moves.STEP, s.visited | BIT[m - Moves.STEP], turns) >= turns
        ]
        return random.choose(good if good else steps)

    # ------------------------------------------------------------------ the turn

    def choose(self, s: Position, moves: list[int], random: Stream) -> int:
        phase = s.phase
        if len(moves) == 1:
            return moves[0]
        if phase == Phases.RECRUITER_TURN:
            return self.choose_in_turn(s, moves, random)
        if phase == Phases.EXTRA_MOVE:
            return self.choose_flight(s, moves, random)
        if phase == Phases.ANSWERING:
            return self.choose_answer(s, moves, random)
        if phase < Phases.RECRUITER_TURN:
            return self.choose_setup(s, moves, random)
        if phase == Phases.ALERT:
            return (
                Moves.STAY_SILENT
                if s.unannounced >= 2 and s.recruits + s.unannounced < s.recruits_to_win()
                else Moves.ANNOUNCE
            )
        if Moves.USE_DOUBLE in moves:
            return Moves.USE_DOUBLE
        if phase == Phases.LIFTED:
            return choose_relay(s, moves, random)
        return moves[0]

    def choose_in_turn(self, s: Position, moves: list[int], random: Stream) -> int:
        for move in moves:
            if KIND_OF[move] == Kinds.CLAIM:
                return move
        if not s.action_done:
            return self.choose_action(s, moves, random)
        if not s.immortal_moved:
            lift = choose_lift(s, moves, self.best_flight(s), random) if self.may_shift(s) else NOWHERE
            return lift if lift != NOWHERE else self.choose_first_flight(s, random)
        if self.character.extra_move and not s.extra_done and self.flight_that_claims(s) != NOWHERE:
            payment = self.choose_payment(s, moves)
            if payment != NOWHERE:
                return self.choose_extra(s, payment, random)
        return Moves.END_TURN

    def may_shift(self, s: Position) -> bool:
        """Shifting Streets is in play and costs no recruit."""
        return s.has(Modules.SHIFTING_STREETS) and self.flight_that_claims(s) == NOWHERE

    def choose_extra(self, s: Position, payment: int, random: Stream) -> int:
        """Whether an extra move that brings a recruit is worth its step token."""
        return payment

    def choose_first_flight(self, s: Position, random: Stream) -> int:
        flight = self.best_flight(s)
        return flight if flight != NOWHERE else Moves.END_TURN

    def choose_payment(self, s: Position, moves: list[int]) -> int:
        """The oldest unmarked visit, at least four hours old."""
        best = NOWHERE
        oldest = s.hour
        for move in moves:
            if KIND_OF[move] == Kinds.PAY_STEP:
                hour = s.hour_of(move - Moves.PAY_STEP)
                if s.hour - hour >= OLD_ENOUGH and hour < oldest:
                    oldest = hour
                    best = move
        return best

    def flight_that_claims(self, s: Position) -> int:
        """A move of an Immortal that makes a card claimable (MM-5.1509)."""
        stopped = stopped_by_henry(s)
        for move in flights(s):
            after = immortals_after(s, move) & ~stopped
            for feature in s.area:
                if size_of(after & WITH_FEATURE[feature]) >= 2:
                    return move
        return NOWHERE

    def best_flight(self, s: Position) -> int:
        """In this order: claim a card, guard a telling feature, come nearer to a wanted one, stay."""
        claims = self.flight_that_claims(s)
        if claims != NOWHERE:
            return claims
        best = NOWHERE
        best_score = 0.05
        far = self.far_from_wanted(s)
        before = self.standing(s, s.immortal_mask, far)
        for move in flights(s):
            gain = self.standing(s, immortals_after(s, move), far) - before
            if gain > best_score:
                best_score = gain
                best = move
        return best

    def far_from_wanted(self, s: Position) -> list[list[int]]:
        """By wanted card and location: the moves of an Immortal to the nearest location that counts."""
        stopped = stopped_by_henry(s)
        return [nearest_of(WITH_FEATURE[feature] & ~stopped) for feature in s.area]

    def standing(self, s: Position, immortals: int, far: list[list[int]]) -> float:
        """How well the Immortals stand: telling features guarded, second nearest one close to wanted
        features."""
        places = cells_of(immortals)
        guarded = 0
        for cell in places:
            guarded |= FEATURE_MASK[cell]
        telling = 0
        for cell in s.trail:
            if FEATURE_MASK[cell] & ~guarded == 0 and (s.steps | s.confirmed) & BIT[cell] == 0:
                telling += 1
        total = 0.3 * telling
        if immortals & BIT[s.here()] != 0:
            total += self.shield(s)
        for away in far:
            first = FAR
            second = FAR
            for cell in places:
                if away[cell] < first:
                    second = first
                    first = away[cell]
                elif away[cell] < second:
                    second = away[cell]
            total -= 0.35 * (first + second)
        return total

    def choose_flight(self, s: Position, moves: list[int], random: Stream) -> int:
        claims = self.flight_that_claims(s)
        if claims != NOWHERE:
            return claims
        flight = self.best_flight(s)
        return flight if flight != NOWHERE else random.choose(moves)

    # ------------------------------------------------------------------ answers

    def choose_answer(self, s: Position, moves: list[int], random: Stream) -> int:
        """The location that keeps the table's map farthest from the truth; ties: the lowest hour."""
        places = [move - Moves.ANSWER for move in moves if KIND_OF[move] == Kinds.ANSWER]
        if not places:
            return moves[0]
        if self.character.careless:
            return Moves.ANSWER + random.choose(places)
        if len(places) == 1 and Moves.USE_STATIC not in moves:
            return Moves.ANSWER + places[0]
        best = places[0]
        best_share = 9.0
        possible = self.look(s, random)
        for place in sorted(places, key=s.trail.index):
            share = self.share_if_answered(s, place, possible)
            if share < best_share - 1e-9:
                best, best_share = place, share
        if Moves.USE_STATIC in moves and best_share > 0.2:
            return Moves.USE_STATIC
        return Moves.ANSWER + best

    def share_if_answered(self, s: Position, place: int, possible: PossibleTrails | None) -> float:
        if possible is None:
            return float(AWAY[s.here()][place]) * -0.01
        places = WITH_FEATURE[s.asked] & ~s.steps & ~s.confirmed
        return possible.share_if_answered(places, place, s.here())

    # ------------------------------------------------------------------ set-up

    def choose_setup(self, s: Position, moves: list[int], random: Stream) -> int:
        if s.phase == Phases.PICKING and not self.character.careless:
            return choose_pick(s, moves)
        if s.phase == Phases.CARD_CHOICE:
            return Moves.DRAW_RECRUITER
        if s.phase == Phases.START:
            return self.choose_start(s, moves, random)
        if s.phase == Phases.WALK:
            return self.choose_walk(s, moves, random)
        if s.phase == Phases.IMMORTALS:
            return self.choose_post(s, moves, random)
        if s.phase == Phases.NET:
            return self.choose_return(s)
        return random.choose(moves)

    def choose_start(self, s: Position, moves: list[int], random: Stream) -> int:
        return random.choose(moves)

    def choose_walk(self, s: Position, moves: list[int], random: Stream) -> int:
        if self.character.careless:
            return random.choose(moves)
        scores: list[float] = []
        for move in moves:
            cell = move - Moves.STEP
            more = SETUP_HOURS - len(s.trail) - 1
            gain = s.hits(cell) + self.best_plan(s, cell, s.visited | BIT[cell], more)
            scores.append(self.character.recruit * gain + 0.3 * len(legal_steps(s)))
        return pick(moves, scores, max(0.3, self.character.temperature), random)

    def choose_post(self, s: Position, moves: list[int], random: Stream) -> int:
        """Cover the features of visited locations."""
        best = moves[0]
        best_score = -1.0
        for move in moves:
            cell = move - Moves.PLACE_IMMORTAL
            after = s.immortal_mask | BIT[cell]
            guarded = 0
            for place in cells_of(after):
                guarded |= FEATURE_MASK[place]
            score = random.unit() * 0.3
            for place in s.trail:
                score += 1.0 if FEATURE_MASK[place] & ~guarded == 0 else 0.0
                score += 0.2 if FEATURE_MASK[place] & guarded != 0 else 0.0
            if score > best_score:
                best, best_score = move, score
        return best

    def choose_return(self, s: Position) -> int:
        """Wide Net: the card whose features lie farthest from the start."""
        worst = s.hand[0]
        far = -1
        for feature in s.hand:
            distance = sum([AWAY[s.here()][cell] for cell in cells_of(WITH_FEATURE[feature])])
            if distance > far:
                worst, far = feature, distance
        return Moves.RETURN_FEATURE + worst


def immortals_after(s: Position, move: int) -> int:
    """Where the Immortals stand after one of them has moved."""
    pair = move - Moves.MOVE_IMMORTAL
    return s.immortal_mask & ~BIT[pair // Locations.COUNT] | BIT[pair % Locations.COUNT]


def king_distance(a: int, b: int) -> int:
    """Moves of an Immortal between two locations, Mayhem apart."""
    return max(abs(a // COLS - b // COLS), abs(a % COLS - b % COLS))


_NEAREST: Final[dict[int, list[int]]] = {}


def nearest_of(cells: int) -> list[int]:
    """By location: the moves of an Immortal to the nearest of these; remembered."""
    known = _NEAREST.get(cells)
    if known is None:
        places = cells_of(cells)
        known = [
            min([FAR, *[king_distance(cell, place) for place in places]]) for cell in range(Locations.COUNT)
        ]
        _NEAREST[cells] = known
    return known


def pick(moves: list[int], scores: list[float], temperature: float, random: Stream) -> int:
    """The best one, or by softmax; at temperature 0 ties go to the first."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    if temperature <= 0.0:
        return moves[scores.index(best)]
    masses = [exp((score - best) / temperature) for score in scores]
    mark = random.unit() * sum(masses)
    for i in range(len(moves)):
        mark -= masses[i]
        if mark < 0.0:
            return moves[i]
    return moves[len(moves) - 1]
