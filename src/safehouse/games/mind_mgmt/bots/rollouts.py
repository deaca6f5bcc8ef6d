"""Looking ahead by playing on: every candidate is tried in a number of games that the one-ply minds finish."""
# compiled by mypyc

from abc import ABCMeta, abstractmethod
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.bots.agents_mind import AgentsMind
from safehouse.games.mind_mgmt.bots.plans import Weights
from safehouse.games.mind_mgmt.bots.possible_trails import PossibleTrails
from safehouse.games.mind_mgmt.bots.recruiter_mind import Character, RecruiterMind, immortals_after
from safehouse.games.mind_mgmt.codes import KIND_OF, Features, Kinds, Moves, Phases
from safehouse.games.mind_mgmt.rules.immortals import flights
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import NOWHERE
from safehouse.games.mind_mgmt.tables.limits import RECRUITER, SETUP_HOURS

ROUGH: Final = 250
"""Trails that the minds inside a playout look at."""
ROUGH_WORDS: Final = 1
ROUGH_WORDS_TRAINING: Final = 4
"""Words of draws on which they weigh questions; fewer trails fit in training, so that it costs less."""
GAMES: Final = 30
GAMES_TRAINING: Final = 24
"""Games a candidate is tried in, if it stays among the best."""
GAMES_OF_AGENTS: Final = 18
SETUP_GAMES: Final = 0
SETUP_GAMES_TRAINING: Final = 12
"""The same for the steps of the set-up walk, which the table sees the start of in training."""
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


def rough_weights(full: bool, noise: float, words: int) -> Weights:
    weights = Weights(full, noise)
    usual = ROUGH_WORDS if full else ROUGH_WORDS_TRAINING
    weights.words = words if words > 0 else usual
    return weights


def rough_character(temperature: float) -> Character:
    character = Character()
    character.temperature = temperature
    return character


def rough_trails(s: Position, counted: int = 12 * ROUGH) -> PossibleTrails:
    """What the table holds possible, thin enough to be carried along through many games; drawn where more than
    `counted` are."""
    return PossibleTrails(s, Stream("rough"), counted, ROUGH)


class SetupTrails:
    """What the table holds possible after the set-up walk, by what it was told and sees: gathered once for all
    games of a decision."""

    def __init__(self, counted: int = 12 * ROUGH) -> None:
        self.counted: int = counted
        self.known: dict[tuple[int, ...], PossibleTrails] = {}

    def after_walk(self, s: Position) -> PossibleTrails:
        key = tuple(s.clues + s.mayhem + s.checkpoints + [s.second_at, s.slips_front, s.phase])
        found = self.known.get(key)
        if found is None:
            found = rough_trails(s, self.counted)
            self.known[key] = found
        return found.copy()


class PlayoutMinds:
    """How both sides play on when a game is played out."""

    def __init__(
        self, agents_noise: float = AGENTS_NOISE, recruiter_noise: float = NOISE, words: int = 0
    ) -> None:
        self.agents_noise: float = agents_noise
        self.recruiter_noise: float = recruiter_noise
        self.words: int = words
        """Words of draws on which the Agents weigh questions; 0: as usual in the mode."""

    def play_out(
        self,
        s: MindMgmt,
        possible: PossibleTrails | None,
        random: Stream,
        posted: int = -1,
        setups: SetupTrails | None = None,
    ) -> float:
        """Finish the game; how well the Recruiter does. `possible` goes along with it; without it the trails
        come from `setups` when the set-up walk is done. `posted`: where the Immortals stood at the start of the
        running turn of the Agents."""
        recruiter = RecruiterMind(rough_character(self.recruiter_noise), possible)
        agents = AgentsMind(rough_weights(s.setting.full, self.agents_noise, self.words), possible)
        if posted >= 0:
            agents.seen_hour = s.hour
            agents.posted = posted
        while s.phase != Phases.OVER:
            if possible is None and len(s.trail) == SETUP_HOURS:
                possible = setups.after_walk(s) if setups is not None else rough_trails(s)
                recruiter.possible = possible
                agents.possible = possible
            moves = s.options()
            if len(moves) == 1:
                move = moves[0]
            elif s.decider() == RECRUITER:
                move = recruiter.choose(s, moves, random)
            else:
                move = agents.choose(s, moves, random)
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


class RolloutRecruiter(RecruiterMind):
    """A Recruiter who plays out each action, each move of the Immortals, each answer and the set-up; everything
    else as the one-ply mind."""

    def __init__(
        self,
        character: Character | None = None,
        games: int = 0,
        candidates: int = 5,
        minds: PlayoutMinds | None = None,
        setup_games: int = -1,
        start_games: int = 0,
    ) -> None:
        """`games` 0 and `setup_games` -1: as usual in the mode. `start_games`: for each place to start the walk
        at."""
        super().__init__(character)
        self.games: int = games
        self.setup_games: int = setup_games
        self.start_games: int = start_games
        self.candidates: int = candidates
        self.minds: PlayoutMinds = minds if minds is not None else PlayoutMinds()

    def limit(self, effort: int) -> None:
        """Think with at most this effort."""
        games = self.games if self.games > 0 else GAMES
        self.games, self.candidates = limited(games, self.candidates, effort)
        if self.setup_games != 0:
            self.setup_games = self.games
        if self.start_games > 0:
            self.start_games = 1

    def games_in(self, s: Position) -> int:
        if self.games > 0:
            return self.games
        return GAMES if s.setting.full else GAMES_TRAINING

    def setup_games_in(self, s: Position) -> int:
        if self.setup_games >= 0:
            return self.setup_games
        return SETUP_GAMES if s.setting.full else SETUP_GAMES_TRAINING

    def best_of(self, s: Position, ranked: list[int], random: Stream) -> int:
        """The candidate that wins most games; the first one where there is nothing to win by trying."""
        if len(ranked) == 1 or s.end_hour() - s.hour == 1:
            return ranked[0]
        return RecruiterTrial(s, ranked, games_for(s, self.games_in(s)), random, self.minds).best()

    def choose_action(self, s: Position, moves: list[int], random: Stream) -> int:
        return self.best_of(s, self.ranked(s, moves, random), random)

    def choose_answer(self, s: Position, moves: list[int], random: Stream) -> int:
        first = super().choose_answer(s, moves, random)
        ranked = [first]
        for move in moves:
            if move != first and KIND_OF[move] in (Kinds.ANSWER, Kinds.USE_STATIC):
                ranked.append(move)
        return self.best_of(s, ranked[: self.candidates], random)

    def choose_extra(self, s: Position, payment: int, random: Stream) -> int:
        return self.best_of(s, [payment, Moves.END_TURN], random)

    def choose_start(self, s: Position, moves: list[int], random: Stream) -> int:
        if self.start_games == 0:
            return super().choose_start(s, moves, random)
        return RecruiterTrial(s, moves, self.start_games, random, self.minds).best()

    def choose_walk(self, s: Position, moves: list[int], random: Stream) -> int:
        games = self.setup_games_in(s)
        if games == 0:
            return super().choose_walk(s, moves, random)
        return RecruiterTrial(s, moves, games, random, self.minds).best()

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
        for move in flights(s):
            codes.append(move)
            scores.append(self.standing(s, immortals_after(s, move), far))
        codes.append(Moves.END_TURN)
        scores.append(self.standing(s, s.immortal_mask, far) + 0.05)
        found = best_first(codes, scores, self.candidates - 1)
        if Moves.END_TURN not in found:
            found.append(Moves.END_TURN)
        return found

    def ranked(self, s: Position, moves: list[int], random: Stream) -> list[int]:
        """The best candidates by the one-ply score, best first."""
        actions = self.weighed(s, moves, random)
        return best_first(actions.moves, actions.scores, self.candidates)


def face_down(s: Position) -> list[int]:
    """The cards the Recruiter has not seen; none before he has drawn his hand from all of them."""
    if not s.hand:
        return []
    return [card for card in range(Features.COUNT) if card not in s.hand + s.area + s.discard]


class RecruiterTrial(Trial):
    """The Recruiter's moves, with the face-down cards in another order each time."""

    def __init__(self, s: Position, moves: list[int], games: int, random: Stream, minds: PlayoutMinds) -> None:
        super().__init__(moves, games)
        self.state: Position = s
        self.minds: PlayoutMinds = minds
        self.deck: list[int] = face_down(s)
        self.possible: PossibleTrails | None = rough_trails(s) if s.phase > Phases.SECOND_TOKEN else None
        self.setups: SetupTrails = SetupTrails()
        self.seeds: list[Stream] = [random.split() for _game in range(games)]

    def tried(self, move: int, game: int) -> float:
        random = self.seeds[game].copy()
        twin = self.state.copy()
        assert isinstance(twin, MindMgmt)
        twin.random = random.split()
        twin.deck = self.deck.copy()
        random.shuffle(twin.deck)
        twin.apply(RECRUITER, move)
        possible = self.possible.copy() if self.possible is not None else None
        return self.minds.play_out(twin, possible, random, -1, self.setups)


class AgentsTrial(Trial):
    """The Rogue Agents' moves, each in the same imagined worlds."""

    def __init__(self, worlds: list[MindMgmt], moves: list[int], posted: int, random: Stream) -> None:
        super().__init__(moves, len(worlds), len(worlds) / LEAD)
        self.minds: PlayoutMinds = PlayoutMinds()
        self.worlds: list[MindMgmt] = worlds
        self.posted: int = posted
        self.possible: PossibleTrails = rough_trails(worlds[0])
        self.seeds: list[Stream] = [random.split() for _world in worlds]

    def tried(self, move: int, game: int) -> float:
        random = self.seeds[game].copy()
        twin = self.worlds[game].copy()
        twin.random = random.split()
        twin.apply(twin.pending()[0], move)
        return 1.0 - self.minds.play_out(twin, self.possible.copy(), random, self.posted)
