"""Looking ahead by playing on: every candidate is tried in a number of games that the one-ply minds finish."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.board import CELLS
from safehouse.games.mind_mgmt.cloud import Cloud
from safehouse.games.mind_mgmt.fugitive import Character, Fugitive
from safehouse.games.mind_mgmt.hunters import Hunters, Weights
from safehouse.games.mind_mgmt.moves import OVER, PLACE_IMMORTAL, RECRUITER, SLIP, STEP
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.state import MindMgmt

ROUGH: Final = 250
"""Trails that the minds inside a playout look at."""
GAMES: Final = 18
"""Games a candidate is tried in, if it stays among the best."""
ROUNDS: Final = 3
NOISE: Final = 0.25
"""They err a little: nobody may count on a predictable opponent."""


def rough_weights(full: bool) -> Weights:
    weights = Weights(full, NOISE)
    weights.looked_at = ROUGH // 2
    return weights


def rough_character() -> Character:
    character = Character()
    character.temperature = NOISE
    return character


def rough_cloud(s: Position) -> Cloud:
    """What the table holds possible, thin enough to be carried along through many games."""
    return Cloud(s, Stream("rough"), 12 * ROUGH, ROUGH)


def play_out(s: MindMgmt, cloud: Cloud, random: Stream, posted: int = -1) -> bool:
    """Finish the game; whether the Recruiter wins. `cloud` goes along with it; `posted`: where the Immortals
    stood at the start of the running turn of the Agents."""
    fugitive = Fugitive(rough_character(), cloud)
    hunters = Hunters(rough_weights(s.setting.full), cloud)
    if posted >= 0:
        hunters.seen_hour = s.hour
        hunters.posted = posted
    while s.phase != OVER:
        moves = s.options()
        if len(moves) == 1:
            move = moves[0]
        elif s.decider() == RECRUITER:
            move = fugitive.choose(s, moves, random)
        else:
            move = hunters.choose(s, moves, random)
        s.apply(s.pending()[0], move)
    return s.recruiter_won()


class Trial:
    """Candidates for one decision, each tried in the same games."""

    def __init__(self, moves: list[int], games: int) -> None:
        self.moves: list[int] = moves
        self.games: int = games

    def wins(self, move: int, game: int) -> bool:
        """Try one candidate in one game; whether the side that decides wins it."""
        raise NotImplementedError

    def best(self) -> int:
        """In three rounds, the better half of the candidates going on; ties: the one that stands first."""
        won = [0] * len(self.moves)
        running = list(range(len(self.moves)))
        played = 0
        for part in range(1, ROUNDS + 1):
            until = self.games * part // ROUNDS
            for i in running:
                for game in range(played, until):
                    if self.wins(self.moves[i], game):
                        won[i] += 1
            played = until
            running = leaders(running, won, max(2, (len(running) + 1) // 2))
        return self.moves[leaders(running, won, 1)[0]]


def leaders(running: list[int], won: list[int], size: int) -> list[int]:
    """So many with the most wins, in their order."""
    found = running.copy()
    while len(found) > size:
        worst = len(found) - 1
        for i in range(len(found) - 1, -1, -1):
            if won[found[i]] < won[found[worst]]:
                worst = i
        found.pop(worst)
    return found


def limited(games: int, candidates: int, effort: int) -> tuple[int, int]:
    """Games and candidates for a small budget, as laws and tests set it."""
    return max(1, min(games, effort // 48)), min(candidates, max(2, effort // 24))


class Seer(Fugitive):
    """A Recruiter who plays each action out; everything else as the one-ply mind."""

    def __init__(self, character: Character | None = None, games: int = GAMES, candidates: int = 5) -> None:
        super().__init__(character)
        self.games: int = games
        self.candidates: int = candidates

    def limit(self, effort: int) -> None:
        """Think with at most this effort."""
        self.games, self.candidates = limited(self.games, self.candidates, effort)

    def choose_action(self, s: Position, moves: list[int], random: Stream) -> int:
        ranked = self.ranked(s, moves, random)
        if len(ranked) == 1 or s.end_hour() - s.hour == 1:
            return ranked[0]
        return Flight(s, ranked, self.games, random).best()

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
        found: list[int] = []
        while actions and len(found) < self.candidates:
            top = 0
            for i in range(len(actions)):
                if scores[i] > scores[top]:
                    top = i
            found.append(actions.pop(top))
            scores.pop(top)
        return found


class Flight(Trial):
    """The Recruiter's actions, with the face-down cards in another order each time."""

    def __init__(self, s: Position, moves: list[int], games: int, random: Stream) -> None:
        super().__init__(moves, games)
        self.state: Position = s
        self.cloud: Cloud = rough_cloud(s)
        self.seeds: list[Stream] = [random.split() for _game in range(games)]

    def wins(self, move: int, game: int) -> bool:
        random = self.seeds[game].copy()
        twin = self.state.copy()
        assert isinstance(twin, MindMgmt)
        twin.random = random.split()
        random.shuffle(twin.deck)
        twin.apply(RECRUITER, move)
        return play_out(twin, self.cloud.copy(), random)


class Hunt(Trial):
    """The Rogue Agents' moves, each in the same imagined worlds."""

    def __init__(self, worlds: list[MindMgmt], moves: list[int], posted: int, random: Stream) -> None:
        super().__init__(moves, len(worlds))
        self.worlds: list[MindMgmt] = worlds
        self.posted: int = posted
        self.cloud: Cloud = rough_cloud(worlds[0])
        self.seeds: list[Stream] = [random.split() for _world in worlds]

    def wins(self, move: int, game: int) -> bool:
        random = self.seeds[game].copy()
        twin = self.worlds[game].copy()
        twin.random = random.split()
        twin.apply(twin.pending()[0], move)
        return not play_out(twin, self.cloud.copy(), random, self.posted)
