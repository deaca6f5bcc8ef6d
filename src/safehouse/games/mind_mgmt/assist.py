"""The program plays the Recruiter for people at a real table (MM-5.15): it keeps the secret map, answers,
announces and moves the Immortals. People type what they do; the program says what the Recruiter says."""

import hashlib
import secrets
from collections.abc import Callable
from itertools import pairwise
from typing import Final, Literal

import msgspec

from safehouse.core.errors import Illegal, SafehouseError
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.board import LOCATION_IDS
from safehouse.games.mind_mgmt.bots import Spy, character_of
from safehouse.games.mind_mgmt.data import AUTO
from safehouse.games.mind_mgmt.deduction import believe, walk_is_done
from safehouse.games.mind_mgmt.moves import RECRUITER
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.view import MindMgmtView, Secret

LEVELS: Final = ("easy", "normal", "hard")


class AssistError(SafehouseError):
    """A command the assistant cannot carry out; the text says why."""


class Opening(msgspec.Struct, frozen=True):
    """What opens a fingerprint after the game: anybody can hash it again (MM-5.1506)."""

    salt: str
    hour: int
    secret: Secret

    def fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()


class Assistant:
    """One game at a real table with an automatic Recruiter, or a person in that part (`level="person"`)."""

    def __init__(
        self,
        mode: Literal["training", "full"] = "full",
        people: int = 1,
        level: str = "normal",
        language: str = "en",
        seed: str | None = None,
    ) -> None:
        if not 1 <= people <= 4:
            raise AssistError("one to four people play the Rogue Agents (MM-5.1501)")
        if level not in (*LEVELS, "person"):
            raise AssistError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}, person")
        seed = seed or secrets.token_hex(16)
        options = GAME.read_options({"mode": mode, "players": people + 1})
        self._state = GAME.deal(options, seed)
        self._bot = None if level == "person" else Spy(character_of(AUTO.levels[level]))
        self._random = Stream(f"recruiter {seed}")
        self._salts = Stream(f"salts {seed}")
        self._words = Words(language, GAME, players=[""] * options.players)
        self._said = 0
        self.fingerprints: list[str] = []
        self._openings: list[Opening] = []
        self._hour_sealed = 0

    # ------------------------------------------------------------------ play

    def begin(self) -> list[str]:
        """Everything up to the first thing the people decide."""
        return [self._words.say("assist-welcome"), *self._go_on()]

    def over(self) -> bool:
        return not self._state.pending()

    def view(self, seat: int = WATCHER) -> MindMgmtView:
        return GAME.view(self._state, seat)

    def menu(self) -> list[str]:
        """The moves open now, as they are typed."""
        if self.over():
            return []
        return [GAME.space.to_text(move) for move in self._state.moves(self._state.pending()[0])]

    def enter(self, line: str) -> list[str]:
        """One command: a move as in the menu or its number there, or help, moves, map, question."""
        line = line.strip()
        if line == "help":
            return [self._words.say("assist-help")]
        if line == "question" or not line:
            return [self._question()]
        if line == "moves":
            return [f"{number}. {text} — {self._sentence(text)}" for number, text in enumerate(self.menu(), 1)]
        if line == "map":
            return self._map()
        if self.over():
            return [self._words.say("over")]
        return self._play(line)

    def _play(self, line: str) -> list[str]:
        menu = self.menu()
        if line.isdigit():
            if not 1 <= int(line) <= len(menu):
                return [self._words.say("assist-unknown")]
            line = menu[int(line) - 1]
        try:
            move = GAME.space.from_text(line)
            seat = 1 if move >= GAME.space.first_note else self._state.pending()[0]
            self._state.play(seat, move)
        except Illegal as refusal:
            return [self._words.why(refusal)]
        except SafehouseError:
            return [self._words.say("assist-unknown")]
        return self._go_on()

    def _go_on(self) -> list[str]:
        """Let the Recruiter decide until people must; then say everything that happened."""
        while self._bot is not None and self._state.pending() == [RECRUITER]:
            moves = self._state.moves(RECRUITER)
            choice = self._bot.choose(self.view(RECRUITER), moves, self._random)
            self._state.play(RECRUITER, choice)
        lines = [*self._news(), *self._seal()]
        result = self._state.result()
        if result is not None:
            lines += self._words.result(result)
            lines.append(self._words.say("assist-opened", salt=self._openings[-1].salt))
        else:
            lines.append(self._question())
        return lines

    def _news(self) -> list[str]:
        """What everybody may hear of what has happened since the last time."""
        events = self._state.events or []
        seen = [GAME.book.to_json(event, WATCHER) for event in events[self._said :]]
        self._said = len(events)
        return [self._words.event(told) for told in seen if told is not None]

    def _question(self) -> str:
        if self.over():
            return self._words.say("over")
        (seat, *_) = self._state.pending()
        return self._words.question(self.view(seat).question, [seat])

    def _sentence(self, text: str) -> str:
        return self._words.move(GAME.space.from_text(text))

    def _map(self) -> list[str]:
        """The share of possible trails by location, largest first."""
        view = self.view()
        if not walk_is_done(view):
            return [self._words.say("assist-no-map")]
        belief = believe(view)
        places = sorted(((share, LOCATION_IDS[i]) for i, share in enumerate(belief.now) if share), reverse=True)
        head = self._words.say("assist-map", trails=belief.trails, exact="yes" if belief.exact else "no")
        return [head, *(f"{place} {share:.1%}" for share, place in places)]

    # ------------------------------------------------------------------ fairness

    def _seal(self) -> list[str]:
        """A fingerprint of the secret log at the end of set-up, after each turn of the Recruiter and at the
        end."""
        view = self.view(RECRUITER)
        assert view.secret is not None
        sealable = walk_is_done(view) and (
            self.over() or view.phase not in ("recruiter_turn", "recruiter_setup")
        )
        hour = 99 if self.over() else view.hour
        if not sealable or hour <= self._hour_sealed:
            return []
        self._hour_sealed = hour
        salt = "".join(f"{self._salts.below(65536):04x}" for _ in range(8))
        opening = Opening(salt, view.hour, view.secret)
        self._openings.append(opening)
        self.fingerprints.append(opening.fingerprint())
        return [self._words.say("assist-fingerprint", hour=view.hour, print=self.fingerprints[-1])]

    def openings(self) -> list[Opening]:
        """What was sealed; only after the game."""
        if not self.over():
            raise AssistError("the secret log is opened after the game (MM-5.1506)")
        return list(self._openings)

    def fair(self) -> bool:
        """Every opening hashes to its fingerprint, and each log continues the one before it."""
        openings = self.openings()
        hashes = [opening.fingerprint() for opening in openings]
        grown = all(
            later.secret.trail[: len(earlier.secret.trail)] == earlier.secret.trail
            for earlier, later in pairwise(openings)
        )
        return hashes == self.fingerprints and grown

    # ------------------------------------------------------------------ a person as the Recruiter

    def admit_mistake(self, turns_since: int, locations: list[str]) -> list[str]:
        """The rulebook's remedy for a human Recruiter: so many confirmed notes on visited locations
        (MM-5.1603)."""
        if self._bot is not None:
            raise AssistError("the automatic Recruiter makes no mistakes (MM-5.1602)")
        view = self.view(RECRUITER)
        assert view.secret is not None
        confirmed = {note.at for note in view.notes if note.confirmed}
        open_places = [place for place in view.secret.trail if place not in confirmed]
        wanted = min(turns_since, len(open_places))
        if len(set(locations)) != wanted or not set(locations) <= set(open_places):
            raise AssistError(f"name {wanted} visited locations without a confirmed note (MM-5.1603)")
        self._state.due.extend(LOCATION_IDS.index(place) for place in locations)
        self._state.after = self._state.phase
        confirm_due(self._state)
        return self._news()


def assist(
    read: Callable[[], str | None],
    write: Callable[[str], None],
    *,
    mode: Literal["training", "full"] = "full",
    people: int = 1,
    level: str = "normal",
    language: str = "en",
    seed: str | None = None,
) -> Assistant:
    """Lead a whole game: `read` gives the next typed line (None or "quit" ends), `write` shows one."""
    assistant = Assistant(mode, people, level, language, seed)
    for line in assistant.begin():
        write(line)
    while not assistant.over():
        typed = read()
        if typed is None or typed.strip() == "quit":
            break
        for line in assistant.enter(typed):
            write(line)
    return assistant
