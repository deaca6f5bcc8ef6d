"""How the Rogue Agents' bots think: one activation ahead, by capture chance, information, cover and threat."""
# compiled by mypyc

from math import log
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.bots.plans import NEAR, ActivationPlan, Watch, Weights
from safehouse.games.mind_mgmt.bots.possible_trails import PossibleTrails
from safehouse.games.mind_mgmt.bots.shift import choose_checkpoint, choose_pick
from safehouse.games.mind_mgmt.bots.trail_map import Question, TrailMap, threat
from safehouse.games.mind_mgmt.codes import (
    KIND_OF,
    Agents,
    Allies,
    Features,
    Kinds,
    Locations,
    Modules,
    Moves,
    Phases,
)
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.turns import first_turn_of_round
from safehouse.games.mind_mgmt.tables.city import (
    AWAY,
    BALL,
    BESIDE,
    BIT,
    FEATURES_OF,
    NOWHERE,
    TEMPLE_NEIGHBOURS,
    cells_of,
    within,
)

HASTY: Final = 4
"""Hours before the end in which a capture is worth more."""
TAXI_RANGE: Final = 4
DOLPHIN_PRICE: Final = 0.6
"""By how much more the dolphin must tell than a plain question."""
TAXI_PRICE: Final = 1.2
EXPERT_PRICE: Final = 0.7
TAP_PRICE: Final = 0.5
"""By how much the one use of what SHIFT packages bring must be better than what can be done anyway, with twelve
hours left; less with fewer, for what was not used is lost in the end."""


class AgentsMind:
    """One mind for the whole team; looks at the public part of a position only."""

    def __init__(self, weights: Weights | None = None, possible: PossibleTrails | None = None) -> None:
        self.weights: Weights = weights if weights is not None else Weights()
        self.possible: PossibleTrails | None = possible
        """What goes along with the game; without it the trails are gathered anew at each look."""
        self.trail_map: TrailMap = TrailMap()
        self.map: list[float] = []
        self.next: list[float] = []
        self.later: list[float] = []
        self.asks: list[Question | None] = [None] * Features.COUNT
        self.dolphins: list[Question | None] = [None] * Features.COUNT
        self.targets: list[Question | None] = [None] * Locations.COUNT
        self.reveals: list[Question | None] = [None] * Locations.COUNT
        self.taps: list[Question | None] = [None] * Features.COUNT
        self.strikes: list[float] = [-1.0] * Features.COUNT
        self.watched: Watch = Watch()
        self.threatened: float = 0.0
        """What the Immortals may claim while Henry stands where he does."""
        self.followed: list[int] = []
        """Where another Agent can capture after the present activation, in the same turn."""
        self.struck: list[int] = []
        """The same among the possible places of the map, by their number."""
        self.seen_clues: list[int] = []
        self.seen_borders: list[int] = []
        self.seen_hour: int = -1
        self.posted: int = 0
        """Where the Immortals stood when the team first looked at this hour, before it moved any."""

    def look(self, s: Position) -> None:
        """Draw the map, anew only when something was told: the same knowledge gives the same map."""
        borders = s.mayhem + s.checkpoints
        if s.hour == self.seen_hour and s.clues == self.seen_clues and borders == self.seen_borders:
            return
        if s.hour != self.seen_hour:
            self.posted = s.immortal_mask
        self.seen_clues = s.clues.copy()
        self.seen_borders = borders
        self.seen_hour = s.hour
        w = self.weights
        if self.possible is None:
            trails = w.memory.trails_of(s, w.counted, w.sampled)
        else:
            self.possible.follow(s)
            trails = self.possible.trails
        self.trail_map = TrailMap(s, trails, w.words, self.posted, w.guard)
        self.map = self.blend(self.trail_map.now)
        self.next = self.blend(self.trail_map.next)
        self.later = self.blend(self.trail_map.later)
        self.asks = [None] * Features.COUNT
        self.dolphins = [None] * Features.COUNT
        self.targets = [None] * Locations.COUNT
        self.reveals = [None] * Locations.COUNT
        self.taps = [None] * Features.COUNT

    def blend(self, shares: list[float]) -> list[float]:
        possible = 0
        for share in shares:
            if share > 0.0:
                possible += 1
        even = self.weights.mix / max(1, possible)
        return [(1.0 - self.weights.mix) * share + even if share > 0.0 else 0.0 for share in shares]

    # ------------------------------------------------------------------ the parts of a score

    def worth(self, s: Position, question: Question, strike: float = -1.0) -> float:
        """Bits, and the chance that another Agent captures on the answer in this turn."""
        if strike < 0.0:
            strike = question.best_strike(self.struck)
        strike *= self.weights.follow * self.eagerness(s)
        if self.last_turn(s):
            return strike
        return question.information + self.weights.surprise * question.surprise + strike

    def asking(self, s: Position, feature: int) -> float:
        known = self.asks[feature]
        if known is None:
            known = self.trail_map.ask(feature)
            self.asks[feature] = known
        if self.strikes[feature] < 0.0:
            self.strikes[feature] = known.best_strike(self.struck)
        return self.worth(s, known, self.strikes[feature])

    def asking_with_dolphin(self, s: Position, feature: int) -> float:
        known = self.dolphins[feature]
        if known is None:
            known = self.trail_map.ask_with_dolphin(feature)
            self.dolphins[feature] = known
        return self.worth(s, known)

    def targeting(self, s: Position, cell: int) -> float:
        known = self.targets[cell]
        if known is None:
            known = self.trail_map.target(cell)
            self.targets[cell] = known
        return self.worth(s, known)

    def revealing(self, s: Position, cell: int) -> float:
        known = self.reveals[cell]
        if known is None:
            known = self.trail_map.reveal(cell)
            self.reveals[cell] = known
        return self.worth(s, known)

    def tapping(self, s: Position, feature: int) -> float:
        known = self.taps[feature]
        if known is None:
            known = self.trail_map.tap(feature)
            self.taps[feature] = known
        return self.worth(s, known)

    def best_share(self, but: int) -> float:
        """The likeliest location another Agent can strike in this turn, one location left out."""
        best = 0.0
        for cell in self.followed:
            if cell != but and self.map[cell] > best:
                best = self.map[cell]
        return best

    def find_followers(self, s: Position, agent: int) -> None:
        """Where the Agents that may act after this one in the same turn can capture."""
        reached = 0
        if s.to_activate >= 2:
            for other in s.setting.scope.agents:
                if other != agent and not s.activated[other]:
                    for cell in s.streets.reach[s.agent_at[other]]:
                        reached |= BIT[cell]
        reached &= ~s.immortal_mask
        places = self.trail_map.places
        self.struck = [i for i in range(len(places)) if reached & BIT[places[i]] != 0]
        self.followed = [places[i] for i in self.struck]
        self.strikes = [-1.0] * Features.COUNT

    def hours_left(self, s: Position) -> int:
        return s.end_hour() - s.hour

    def price(self, s: Position, early: float) -> float:
        return early * self.hours_left(s) / 12

    def last_turn(self, s: Position) -> bool:
        return self.hours_left(s) == 1

    def best_action(self, s: Position, agent: int, cell: int) -> ActivationPlan:
        """The best action an Agent could take if it stood there."""
        follow = self.weights.follow * self.eagerness(s)
        best = ActivationPlan(follow * self.best_share(NOWHERE), NOWHERE)
        if s.immortal_on(cell):
            self.weigh_shakedown(s, agent, cell, best)
            return best
        self.offer(best, self.eagerness(s) * self.map[cell] + follow * self.best_share(cell), Moves.CAPTURE)
        if self.last_turn(s) and not self.followed:
            return best
        for feature in FEATURES_OF[cell]:
            if s.guarded(feature) or s.banned & BIT[feature] != 0:
                continue
            self.offer(best, self.asking(s, feature), Moves.ASK + feature)
            if Allies.SPY_DOLPHIN in s.allies:
                gain = self.asking_with_dolphin(s, feature) - DOLPHIN_PRICE
                self.offer(best, gain, Moves.ASK_WITH_DOLPHIN + feature)
            if s.may_use(Modules.WIRETAP):
                self.offer(best, self.tapping(s, feature) - self.price(s, TAP_PRICE), Moves.TAP + feature)
        if s.has(Modules.TIP_LINE) and not s.tip_used:
            self.weigh_tips(s, cell, best)
        if s.steps & BIT[cell] != 0:
            self.offer(best, self.revealing(s, cell), Moves.REVEAL)
            if Allies.HANDWRITING_EXPERT in s.allies:
                self.weigh_expert(s, cell, best)
        if s.setting.full and agent == Agents.MERU:
            self.offer(best, self.targeting(s, cell), Moves.TARGET)
        return best

    def weigh_tips(self, s: Position, cell: int, best: ActivationPlan) -> None:
        """Tip Line: what the locations beside show may be asked too."""
        for beside in BESIDE[cell]:
            for feature in FEATURES_OF[beside]:
                if not s.guarded(feature) and s.banned & BIT[feature] == 0:
                    self.offer(best, self.asking(s, feature), Moves.ASK + feature)

    def weigh_expert(self, s: Position, cell: int, best: ActivationPlan) -> None:
        """The Handwriting Expert reads a second step token."""
        for other in cells_of(s.steps & ~s.immortal_mask & ~BIT[cell]):
            gain = self.worth(s, self.trail_map.reveal_two(cell, other)) - self.price(s, EXPERT_PRICE)
            self.offer(best, gain, Moves.REVEAL_WITH_EXPERT + other)

    def offer(self, best: ActivationPlan, score: float, move: int) -> None:
        if score > best.score:
            best.score = score
            best.first = move

    def likely_feature(self, s: Position, other_than: int) -> int:
        best = NOWHERE
        for feature in range(Features.COUNT):
            if s.shown & BIT[feature] != 0 or feature == other_than:
                continue
            if best == NOWHERE or self.trail_map.chance_of_card(feature) > self.trail_map.chance_of_card(best):
                best = feature
        return best

    def weigh_shakedown(self, s: Position, agent: int, cell: int, best: ActivationPlan) -> None:
        """A card shown, and a location cleared for an Agent that can still capture there in this turn."""
        feature = self.likely_feature(s, NOWHERE)
        gain = self.weights.shakedown * self.trail_map.chance_of_card(feature) * self.hours_left(s)
        if self.last_turn(s):
            gain = 0.0
        follow = self.weights.follow * self.eagerness(s)
        if self.follower_reaches(s, agent, cell):
            gain += max(follow * self.best_share(NOWHERE), 0.7 * self.eagerness(s) * self.map[cell])
        else:
            gain += follow * self.best_share(NOWHERE)
        self.offer(best, gain, Moves.SHAKEDOWN + feature)

    def follower_reaches(self, s: Position, agent: int, cell: int) -> bool:
        """Another Agent will be activated after this one in the same turn and gets there."""
        if s.to_activate < 2:
            return False
        for other in s.setting.scope.agents:
            if other != agent and not s.activated[other] and cell in s.streets.reach[s.agent_at[other]]:
                return True
        return False

    def eagerness(self, s: Position) -> float:
        """The worth of a sure capture: more as the hours run out; in the last turn nothing else counts."""
        left = self.hours_left(s)
        if left == 1:
            return 100.0
        worth = self.weights.capture * (1.0 + 0.15 * (s.hour - 5))
        return worth * (1.0 + self.weights.haste / (left - 1)) if left <= HASTY else worth

    def prepare(self, s: Position, agent: int) -> None:
        """What the places of the map are worth to this Agent where it stands at the end of its activation:
        after the second turn of a round it is free next turn, after the first one two turns on."""
        self.find_followers(s, agent)
        if agent == Agents.HENRY_LYME:
            self.threatened = threat(s, s.immortal_mask, s.agent_at[Agents.HENRY_LYME])
        if self.last_turn(s):
            self.watched = Watch()
        elif first_turn_of_round(s):
            self.watched = self.watch_of(s, agent, self.foreseen(2), 0.5 * self.weights.cover)
        else:
            self.watched = self.watch_of(s, agent, self.foreseen(1), self.weights.cover)

    def foreseen(self, hours: int) -> list[float]:
        """The map so many hours on, or as far ahead as this team looks."""
        ahead = min(hours, self.weights.foresight)
        return self.later if ahead == 2 else self.next if ahead == 1 else self.map

    def watch_of(self, s: Position, agent: int, shares: list[float], weight: float) -> Watch:
        """What others reach too counts half."""
        covered = 0
        for other in s.setting.scope.agents:
            if other != agent:
                covered |= BALL[s.agent_at[other]][NEAR]
        watch = Watch()
        for cell in range(Locations.COUNT):
            if shares[cell] > 0.0:
                watch.cells.append(cell)
                watch.worth.append(weight * (0.5 if covered & BIT[cell] != 0 else 1.0) * shares[cell])
        return watch

    def cover(self, cell: int) -> float:
        """How well the prepared Agent can strike the next time it is free if it ends its activation here."""
        return self.watched.within_strike(cell)

    def given_up(self, s: Position, agent: int) -> float:
        """What an Agent activated in the first turn of a round could have done in the second."""
        if not first_turn_of_round(s) or self.last_turn(s):
            return 0.0
        return self.watch_of(s, agent, self.foreseen(1), self.weights.cover).within_strike(s.agent_at[agent])

    def watch(self, s: Position, agent: int, cell: int) -> float:
        """What standing there takes from the Immortals' recruiting: Henry stops them."""
        if agent != Agents.HENRY_LYME or not s.setting.full or self.last_turn(s):
            return 0.0
        return self.weights.threat * (self.threatened - threat(s, s.immortal_mask, cell))

    # ------------------------------------------------------------------ an activation

    def plan(self, s: Position, agent: int, random: Stream) -> ActivationPlan:
        """Best of: act here and move, move and act there."""
        here = s.agent_at[agent]
        active = s.active == agent
        moved = active and s.moved
        acted = active and s.acted
        best = ActivationPlan()
        self.prepare(s, agent)
        ends = [here] if moved or (acted and not s.setting.move_after_action) else self.ends(s, agent)
        done = self.weights.follow * self.eagerness(s) * self.best_share(NOWHERE)
        acting_here = ActivationPlan(done, NOWHERE) if acted else self.best_action(s, agent, here)
        for cell in ends:
            standing = self.cover(cell) + self.watch(s, agent, cell) + self.jitter(random)
            first = acting_here.first
            if first == NOWHERE:
                first = Moves.MOVE + cell if cell != here else Moves.END_ACTIVATION
            self.offer(best, acting_here.score + standing, first)
            if cell != here and not acted:
                acting_there = self.best_action(s, agent, cell)
                self.offer(best, acting_there.score + standing, Moves.MOVE + cell)
        if (
            agent == Agents.BILL_FALLS
            and s.setting.full
            and not moved
            and not acted
            and not (active and s.free_used)
        ):
            self.offer(best, self.clearing(s, here) + self.jitter(random), best.first)
        return best

    def ends(self, s: Position, agent: int) -> list[int]:
        """Where the move of an Agent can end, its own location included."""
        here = s.agent_at[agent]
        if s.active == agent and s.taxi_called:
            return within(s.streets.roads, here, TAXI_RANGE)
        return s.streets.reach[here]

    def is_taxi_worth_it(self, s: Position) -> bool:
        """Whether the active Agent would do much more at the end of a long ride than of a short one."""
        here = s.agent_at[s.active]
        self.prepare(s, s.active)
        near, far = -1e9, -1e9
        for cell in within(s.streets.roads, here, TAXI_RANGE):
            score = self.cover(cell) + self.watch(s, s.active, cell)
            if not s.acted:
                score += self.best_action(s, s.active, cell).score
            if cell in s.streets.reach[here]:
                near = max(near, score)
            else:
                far = max(far, score)
        return far - near > self.price(s, TAXI_PRICE)

    def clearing(self, s: Position, here: int) -> float:
        """Bill sends an Immortal away from beside him, goes there and captures."""
        best = 0.0
        for cell in s.streets.pushes[here]:
            if s.immortal_on(cell) and cell in s.streets.reach[here]:
                for other in s.streets.pushes[cell]:
                    if not s.immortal_on(other):
                        best = max(best, self.eagerness(s) * self.map[cell])
        return best

    def jitter(self, random: Stream) -> float:
        """Gumbel noise: the knob of the levels."""
        if self.weights.noise <= 0.0:
            return 0.0
        return -self.weights.noise * log(-log(random.unit() * 0.999998 + 0.000001))

    def choose(self, s: Position, moves: list[int], random: Stream) -> int:
        """One of the moves open to the team now."""
        if s.phase == Phases.PLACING:
            return self.choose_edge(s, random)
        if s.phase == Phases.SECOND_TOKEN:
            return Moves.PLACE_SECOND_SLIP + self.poorest(TEMPLE_NEIGHBOURS, s, random)
        if s.phase == Phases.PICKING:
            return choose_pick(s, moves)
        if s.phase < Phases.ACTIVATING:
            return random.choose(moves)
        self.look(s)
        if s.phase == Phases.ACTIVATING:
            return self.choose_agent(s, moves, random)
        if s.phase == Phases.ACTIVATION:
            return self.choose_in_activation(s, moves, random)
        if s.phase == Phases.PUSHING:
            return self.choose_push(s, moves)
        if s.phase == Phases.SECOND_NAME:
            return Moves.SHAKEDOWN + self.likely_feature(s, s.named)
        if s.phase == Phases.NEWS:
            return Moves.USE_NEWSBOY
        if s.phase == Phases.CORDON_CHOICE:
            return Moves.DEMAND_CORDON
        return moves[0]

    def choose_edge(self, s: Position, random: Stream) -> int:
        """Spread over the edge, opposite each other."""
        best = ActivationPlan()
        for cell in s.setting.scope.posts:
            nearest = 9.0
            for agent in s.setting.scope.agents:
                if s.agent_at[agent] != NOWHERE:
                    nearest = min(nearest, float(AWAY[cell][s.agent_at[agent]]))
            centre = 0.3 * (AWAY[cell][Locations.C4] + AWAY[cell][Locations.D4])
            self.offer(best, nearest - centre + random.unit(), Moves.PLACE_AGENT + cell)
        return best.first

    def poorest(self, cells: list[int], s: Position, random: Stream) -> int:
        """A place the Recruiter is unlikely to come by: near the Agents."""
        best = ActivationPlan()
        for cell in cells:
            near = 0.0
            for agent in s.setting.scope.agents:
                near -= AWAY[cell][s.agent_at[agent]]
            self.offer(best, near + 2.0 * random.unit(), cell)
        return best.first

    def choose_agent(self, s: Position, moves: list[int], random: Stream) -> int:
        best = ActivationPlan()
        for move in moves:
            if move == Moves.CALL_DOUBLE_SHIFT:
                top = 0.0
                for share in self.map:
                    top = max(top, share)
                if top > 0.2 or s.hour >= 12:
                    return move
                continue
            agent = move - Moves.ACTIVATE
            self.offer(best, self.plan(s, agent, random).score - self.given_up(s, agent), move)
        return best.first

    def candidates(self, s: Position, moves: list[int], random: Stream) -> list[int]:
        """First moves worth a closer look, best first: one per Agent, or one per way to use the active one."""
        self.look(s)
        firsts: list[int] = []
        scores: list[float] = []
        if s.phase == Phases.ACTIVATING:
            for move in moves:
                if move != Moves.CALL_DOUBLE_SHIFT:
                    agent = move - Moves.ACTIVATE
                    firsts.append(move)
                    scores.append(self.plan(s, agent, random).score - self.given_up(s, agent))
        else:
            self.list_ways(s, firsts, scores)
        order: list[int] = []
        while firsts:
            top = 0
            for i in range(len(firsts)):
                if scores[i] > scores[top]:
                    top = i
            move = firsts.pop(top)
            scores.pop(top)
            if move not in order:
                order.append(move)
        return order

    def list_ways(self, s: Position, firsts: list[int], scores: list[float]) -> None:
        agent = s.active
        here = s.agent_at[agent]
        self.prepare(s, agent)
        if not s.acted:
            acting_here = self.best_action(s, agent, here)
            if acting_here.first != NOWHERE:
                firsts.append(acting_here.first)
                scores.append(acting_here.score + self.cover(here) + self.watch(s, agent, here))
            if not s.immortal_on(here):
                firsts.append(Moves.CAPTURE)
                scores.append(self.eagerness(s) * self.map[here] + self.cover(here))
        if not s.moved and (not s.acted or s.setting.move_after_action):
            for cell in self.ends(s, agent):
                if cell != here:
                    standing = self.cover(cell) + self.watch(s, agent, cell)
                    firsts.append(Moves.MOVE + cell)
                    scores.append(standing + (0.0 if s.acted else self.best_action(s, agent, cell).score))

    def choose_in_activation(self, s: Position, moves: list[int], random: Stream) -> int:
        if s.active == Agents.BILL_FALLS and not s.free_used:
            nudge = self.choose_nudge(s, moves)
            if nudge != NOWHERE:
                return nudge
        if Moves.USE_TAXI in moves and self.is_taxi_worth_it(s):
            return Moves.USE_TAXI
        best = self.plan(s, s.active, random)
        if best.first != Moves.END_ACTIVATION and best.first in moves:
            return best.first
        carry = self.choose_carry(s, moves)
        if carry != NOWHERE:
            return carry
        checkpoint = choose_checkpoint(s, self.trail_map, moves)
        return checkpoint if checkpoint != NOWHERE else Moves.END_ACTIVATION

    def choose_nudge(self, s: Position, moves: list[int]) -> int:
        """Bill breaks up pairs of Immortals."""
        now = threat(s, s.immortal_mask, s.agent_at[Agents.HENRY_LYME])
        best = ActivationPlan(0.2, NOWHERE)
        for move in moves:
            if KIND_OF[move] == Kinds.NUDGE:
                origin, cell = (move - Moves.NUDGE) // Locations.COUNT, (move - Moves.NUDGE) % Locations.COUNT
                after = s.immortal_mask & ~BIT[origin] | BIT[cell]
                gain = self.weights.threat * (now - threat(s, after, s.agent_at[Agents.HENRY_LYME]))
                self.offer(best, gain + self.eagerness(s) * (self.map[origin] - self.map[cell]), move)
        return best.first

    def choose_push(self, s: Position, moves: list[int]) -> int:
        here = s.agent_at[s.active]
        now = threat(s, s.immortal_mask, s.agent_at[Agents.HENRY_LYME])
        best = ActivationPlan(0.0, Moves.LEAVE_IMMORTAL)
        for move in moves:
            if KIND_OF[move] == Kinds.PUSH:
                after = s.immortal_mask & ~BIT[here] | BIT[move - Moves.PUSH]
                gain = self.weights.threat * (now - threat(s, after, s.agent_at[Agents.HENRY_LYME]))
                self.offer(
                    best, gain + self.eagerness(s) * (self.map[here] - self.map[move - Moves.PUSH]), move
                )
        return best.first

    def choose_carry(self, s: Position, moves: list[int]) -> int:
        """Dusty brings an Agent to where it covers more."""
        best = ActivationPlan(0.15, NOWHERE)
        prepared = NOWHERE
        for move in moves:
            if KIND_OF[move] == Kinds.CARRY:
                agent, cell = (move - Moves.CARRY) // Locations.COUNT, (move - Moves.CARRY) % Locations.COUNT
                if agent != prepared:
                    self.prepare(s, agent)
                    prepared = agent
                gain = self.cover(cell) - self.cover(s.agent_at[agent])
                gain += self.watch(s, agent, cell)
                self.offer(best, gain, move)
        return best.first
