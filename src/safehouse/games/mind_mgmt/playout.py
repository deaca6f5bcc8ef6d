"""Looking ahead by playing on: every candidate is tried in a number of games that the one-ply minds finish."""
# compiled by mypyc

from abc import ABCMeta, abstractmethod
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.board import BIT, CELLS, FEATURE_COUNT, NOWHERE
from safehouse.games.mind_mgmt.cloud import Cloud
from safehouse.games.mind_mgmt.fugitive import Character, Fugitive
from safehouse.games.mind_mgmt.hunters import Hunters, Weights
from safehouse.games.mind_mgmt.moves import (
    ANSWER,
    ANSWER_NONE,
    END_TURN,
    MOVE_IMMORTAL,
    OVER,
    PLACE_IMMORTAL,
    RECRUITER,
    SECOND_TOKEN,
    SLIP,
    STEP,
    USE_STATIC,
)
from safehouse.games.mind_mgmt.position import SETUP_HOURS, Position
from safehouse.games.mind_mgmt.rules.immortals import flights
from safehouse.games.mind_mgmt.state import MindMgmt

ROUGH: Final = 250
"""Trails that the minds inside a playout look at."""
ROUGH_WORDS: Final = 1
"""Words of draws on which they weigh questions."""
GAMES: Final = 18
"""Games a candidate is tried in, if it stays among the best."""
ROUNDS: Final = 3
LEAD: Final = 6
"""Agents leave the choice of the one-ply mind only for one that wins a sixth of the games more."""
USUAL_LENGTH: Final = 6
"""Hours left at which a candidate is tried in the full number of games."""
CONSOLATION: Final = 0.4
"""What a lost game counts at most for the Recruiter: the longer he stays free, the better he stood."""
AGENTS_NOISE: Final = 0.05
NOISE: Final = 0.25
"""Both err a little: nobody may count on a predictable opponent."""


def rough_weights(full: bool, noise: float) -> Weights:
    weights = Weights(full, noise)
    weights.words = ROUGH_WORDS
    return weights


def rough_character(temperature: float) -> Character:
    character = Character()
    character.temperature = temperature
    return character


def rough_cloud(s: Position) -> Cloud:
    """What the table holds possible, thin enough to be carried along through many games."""
    return Cloud(s, Stream("rough"), 12 * ROUGH, ROUGH)


class Minds:
    """How both sides play on when a game is played out."""

    def __init__(self, agents_noise: float = AGENTS_NOISE, recruiter_noise: float = NOISE) -> None:
        self.agents_noise: float = agents_noise
        self.recruiter_noise: float = recruiter_noise

    def play_out(self, s: MindMgmt, cloud: Cloud | None, random: Stream, posted: int = -1) -> float:
        """Finish the game; how well the Recruiter does. `cloud` goes along with it; without one it is gathered
        when the set-up is done. `posted`: where the Immortals stood at the start of the running turn of the
        Agents."""
        fugitive = Fugitive(rough_character(self.recruiter_noise), cloud)
        hunters = Hunters(rough_weights(s.setting.full, self.agents_noise), cloud)
        if posted >= 0:
            hunters.seen_hour = s.hour
            hunters.posted = posted
        while s.phase != OVER:
            if cloud is None and s.phase > SECOND_TOKEN:
                cloud = rough_cloud(s)
                fugitive.cloud = cloud
                hunters.cloud = cloud
            moves = s.options()
            if len(moves) == 1:
                move = moves[0]
            elif s.decider() == RECRUITER:
                move = fugitive.choose(s, moves, random)
            else:
                move = hunters.choose(s, moves, random)
            s.apply(s.pending()[0], move)
        return worth_of_end(s)


def worth_of_end(s: MindMgmt) -> float:
    """1 for a Recruiter who wins; for one who loses something for the time and recruits he got to."""
    if s.recruiter_won():
        return 1.0
    time = (s.hour - SETUP_HOURS) / (s.end_hour() - SETUP_HOURS)
    recruits = min(1.0, (s.recruits + s.unannounced) / s.recruits_to_win())
    return CONSOLATION * 0.5 * (time + recruits)


class Trial(metaclass=ABCMeta):
    """Candidates for one decision, each tried in the same games."""

    def __init__(self, moves: list[int], games: int, lead: float = 0.0) -> None:
        self.moves: list[int] = moves
        self.games: int = games
        self.lead: float = lead
        """Wins by which another candidate must be ahead of the first one."""

    @abstractmethod
    def tried(self, move: int, game: int) -> float:
        """Try one candidate in one game: 1 if the side that decides wins it, at worst 0."""

    def best(self) -> int:
        """In three rounds, the better half of the candidates going on; ties: the one that stands first."""
        won = [0.0] * len(self.moves)
        running = list(range(len(self.moves)))
        played = 0
        for part in range(1, ROUNDS + 1):
            until = self.games * part // ROUNDS
            for i in running:
                for game in range(played, until):
                    won[i] += self.tried(self.moves[i], game)
            played = until
            running = leaders(running, won, max(2, (len(running) + 1) // 2))
            if self.lead > 0.0 and 0 not in running:
                running.insert(0, 0)
            if lead_of(running, won) >= self.games - played:
                break
        best = leaders(running, won, 1)[0]
        return self.moves[best] if won[best] >= won[0] + self.lead else self.moves[0]


def lead_of(running: list[int], won: list[float]) -> float:
    """By how much the best sum is ahead of the next."""
    first = leaders(running, won, 1)[0]
    rest = [won[i] for i in running if i != first]
    return won[first] - max(rest) if rest else 0.0


def leaders(running: list[int], won: list[float], size: int) -> list[int]:
    """So many with the highest sums, in their order."""
    found = running.copy()
    while len(found) > size:
        worst = len(found) - 1
        for i in range(len(found) - 1, -1, -1):
            if won[found[i]] < won[found[worst]]:
                worst = i
        found.pop(worst)
    return found


def best_first(moves: list[int], scores: list[float], size: int) -> list[int]:
    """So many of the moves, the highest score first."""
    left = list(range(len(moves)))
    found: list[int] = []
    while left and len(found) < size:
        top = left[0]
        for i in left:
            if scores[i] > scores[top]:
                top = i
        left.remove(top)
        found.append(moves[top])
    return found


def games_for(s: Position, games: int) -> int:
    """Fewer games where they are long, so that every decision takes about the same time."""
    left = max(1, s.end_hour() - s.hour)
    return max(1, min(2 * games, games * USUAL_LENGTH // left))


def limited(games: int, candidates: int, effort: int) -> tuple[int, int]:
    """Games and candidates for a small budget, as laws and tests set it."""
    return max(1, min(games, effort // 48)), min(candidates, max(2, effort // 24))


class Seer(Fugitive):
    """A Recruiter who plays out each action, each move of the Immortals, each answer and the set-up; everything
    else as the one-ply mind."""

    def __init__(
        self,
        character: Character | None = None,
        games: int = GAMES,
        candidates: int = 5,
        minds: Minds | None = None,
        setup_games: int = 0,
    ) -> None:
        super().__init__(character)
        self.games: int = games
        self.setup_games: int = setup_games
        self.candidates: int = candidates
        self.minds: Minds = minds if minds is not None else Minds()

    def limit(self, effort: int) -> None:
        """Think with at most this effort."""
        self.games, self.candidates = limited(self.games, self.candidates, effort)

    def best_of(self, s: Position, ranked: list[int], random: Stream) -> int:
        """The candidate that wins most games; the first one where there is nothing to win by trying."""
        if len(ranked) == 1 or s.end_hour() - s.hour == 1:
            return ranked[0]
        return Flight(s, ranked, games_for(s, self.games), random, self.minds).best()

    def choose_action(self, s: Position, moves: list[int], random: Stream) -> int:
        return self.best_of(s, self.ranked(s, moves, random), random)

    def choose_answer(self, s: Position, moves: list[int], random: Stream) -> int:
        first = super().choose_answer(s, moves, random)
        ranked = [first]
        for move in moves:
            if move != first and (ANSWER <= move < ANSWER_NONE or move == USE_STATIC):
                ranked.append(move)
        return self.best_of(s, ranked[: self.candidates], random)

    def choose_extra(self, s: Position, payment: int, random: Stream) -> int:
        return self.best_of(s, [payment, END_TURN], random)

    def choose_walk(self, s: Position, moves: list[int], random: Stream) -> int:
        if self.setup_games == 0:
            return super().choose_walk(s, moves, random)
        return Flight(s, moves, self.setup_games, random, self.minds).best()

    def choose_first_flight(self, s: Position, random: Stream) -> int:
        """A claim at once; else the Immortals' best moves, or none, played out."""
        if self.flight_that_claims(s) != NOWHERE or s.end_hour() - s.hour == 1:
            return super().choose_first_flight(s, random)
        return self.best_of(s, self.ranked_flights(s), random)

    def ranked_flights(self, s: Position) -> list[int]:
        """The most promising moves of Immortals by the one-ply score, and to leave them where they are."""
        codes: list[int] = []
        scores: list[float] = []
        far = self.far_from_wanted(s)
        for pair in flights(s):
            codes.append(MOVE_IMMORTAL + pair[0] * CELLS + pair[1])
            scores.append(self.standing(s, s.immortal_mask & ~BIT[pair[0]] | BIT[pair[1]], far))
        codes.append(END_TURN)
        scores.append(self.standing(s, s.immortal_mask, far) + 0.05)
        found = best_first(codes, scores, self.candidates - 1)
        if END_TURN not in found:
            found.append(END_TURN)
        return found

    def ranked(self, s: Position, moves: list[int], random: Stream) -> list[int]:
        """The best candidates by the one-ply score, best first."""
        actions = [move for move in moves if STEP <= move < PLACE_IMMORTAL]
        scores: list[float] = []
        cloud = self.look(s, random)
        step_maps = self.outlooks(s, False, cloud)
        slip_maps = self.outlooks(s, True, cloud) if actions[len(actions) - 1] >= SLIP else step_maps
        for move in actions:
            slips = move >= SLIP
            cell = (move - SLIP) % CELLS if slips else move - STEP
            maps = slip_maps if slips else step_maps
            score = self.score(s, cell, maps[min(s.hits(cell), len(maps) - 1)])
            scores.append(score - (self.character.slip_cost if slips else 0.0))
        return best_first(actions, scores, self.candidates)


def face_down(s: Position) -> list[int]:
    """The cards the Recruiter has not seen; none before he has drawn his hand from all of them."""
    if not s.hand:
        return []
    return [card for card in range(FEATURE_COUNT) if card not in s.hand + s.area + s.discard]


class Flight(Trial):
    """The Recruiter's moves, with the face-down cards in another order each time."""

    def __init__(self, s: Position, moves: list[int], games: int, random: Stream, minds: Minds) -> None:
        super().__init__(moves, games)
        self.state: Position = s
        self.minds: Minds = minds
        self.deck: list[int] = face_down(s)
        self.cloud: Cloud | None = rough_cloud(s) if s.phase > SECOND_TOKEN else None
        self.seeds: list[Stream] = [random.split() for _game in range(games)]

    def tried(self, move: int, game: int) -> float:
        random = self.seeds[game].copy()
        twin = self.state.copy()
        assert isinstance(twin, MindMgmt)
        twin.random = random.split()
        twin.deck = self.deck.copy()
        random.shuffle(twin.deck)
        twin.apply(RECRUITER, move)
        return self.minds.play_out(twin, self.cloud.copy() if self.cloud is not None else None, random)


class Hunt(Trial):
    """The Rogue Agents' moves, each in the same imagined worlds."""

    def __init__(self, worlds: list[MindMgmt], moves: list[int], posted: int, random: Stream) -> None:
        super().__init__(moves, len(worlds), len(worlds) / LEAD)
        self.minds: Minds = Minds()
        self.worlds: list[MindMgmt] = worlds
        self.posted: int = posted
        self.cloud: Cloud = rough_cloud(worlds[0])
        self.seeds: list[Stream] = [random.split() for _world in worlds]

    def tried(self, move: int, game: int) -> float:
        random = self.seeds[game].copy()
        twin = self.worlds[game].copy()
        twin.random = random.split()
        twin.apply(twin.pending()[0], move)
        return 1.0 - self.minds.play_out(twin, self.cloud.copy(), random, self.posted)
