"""The program plays the Recruiter for people at a real table (MM-5.15): it keeps the secret map, answers,
announces and moves the Immortals. People type what they do; the program says what the Recruiter says."""

import hashlib
import re
import secrets
from collections.abc import Callable
from itertools import pairwise
from typing import Final, Literal

import msgspec

from safehouse.core.errors import Illegal, SafehouseError, SaveError
from safehouse.core.moves import whole_number
from safehouse.core.random import Stream
from safehouse.core.record import Record, UndoRefused
from safehouse.core.save import Save, start, to_save
from safehouse.core.seats import WATCHER
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.players import TwoSidedBot, character_of
from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.data import AUTO, LOCATION_IDS
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.view import MindMgmtView, Secret
from safehouse.games.mind_mgmt.vocabulary import FEATURE, PHASES, RECRUITER_CARD
from safehouse.games.mind_mgmt.worlds.deduction import believe, walk_is_done

LEVELS: Final = ("easy", "normal", "hard")
PERSON: Final = "person"
COMMANDS: Final = {
    "": "question",
    "question": "question",
    "otázka": "question",
    "help": "help",
    "?": "help",
    "pomoc": "help",
    "moves": "moves",
    "tahy": "moves",
    "map": "map",
    "mapa": "map",
    "undo": "undo",
    "zpět": "undo",
}
MISTAKE: Final = ("mistake", "chyba")
"""With the number of turns since it and visited locations: "mistake 2 C3 D4"."""
QUIT: Final = ("quit", "konec")


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
        options = GAME.read_options({"mode": mode, "players": people + 1})
        self._take_over(Record(GAME, options, seed or secrets.token_hex(16)), level, language)

    @classmethod
    def resumed(cls, save: Save, language: str = "en") -> "Assistant":
        """Where a kept game stopped. What was sealed before is sealed again, the same."""
        if save.game != GAME.id:
            raise SaveError(f"this is a game of {save.game}, not of {GAME.id}")
        found = cls.__new__(cls)
        level = save.bots[RECRUITER] if save.bots else ""
        found._take_over(start(save), level or PERSON, language)
        for number, entry in enumerate(save.moves, 1):
            try:
                found._record.enter(entry)
            except SafehouseError as error:
                raise SaveError(str(error), at=number) from None
            if found._people_decide():
                found._seal()
        found._said = len(found._record.events)
        return found

    def _take_over(self, record: Record, level: str, language: str) -> None:
        if level not in (*LEVELS, PERSON):
            raise AssistError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}, {PERSON}")
        assert isinstance(record.options, MindMgmtOptions)
        self._record = record
        self._level = level
        self._bot = None if level == PERSON else TwoSidedBot(character_of(AUTO.levels[level]))
        self._salts = Stream(f"salts {record.seed}")
        self._words = Words(language, GAME)
        self._words.players = [self._words.say(key) for key in GAME.seat_names(record.options)]
        self._said = 0
        self.fingerprints: list[str] = []
        self._openings: list[Opening] = []
        self._hour_sealed = 0
        self._mistakes = 0

    @property
    def can_be_kept(self) -> bool:
        """The notes of an admitted mistake are no move that a save could play again."""
        return self._mistakes == 0

    def save(self) -> Save:
        """The game so far; after its end any replay can show it."""
        if not self.can_be_kept:
            raise AssistError("a game in which a mistake was admitted cannot be kept (MM-5.1603)")
        bots = ["" if self._bot is None else self._level, *("" for _ in self._words.players[1:])]
        return to_save(self._record, self._words.players, bots)

    # ------------------------------------------------------------------ play

    def begin(self) -> list[str]:
        """Everything up to the first thing the people decide."""
        return [self._words.say("assist-welcome" if self._bot else "assist-welcome-person"), *self._go_on()]

    def over(self) -> bool:
        return not self._record.pending()

    def view(self, seat: int = WATCHER) -> MindMgmtView:
        return GAME.view(self._truth(), seat)

    def _truth(self) -> MindMgmt:
        state = self._record._state
        assert isinstance(state, MindMgmt)
        return state

    def _people_decide(self) -> bool:
        return self._bot is None or self._record.pending() != [RECRUITER]

    def menu(self) -> list[str]:
        """The moves open now, as they are typed."""
        if self.over():
            return []
        return [GAME.space.to_text(move) for move in self._record.moves(self._record.pending()[0])]

    def enter(self, line: str) -> list[str]:
        """One command: a move as in the menu, its number there or a part of its words, or one of `COMMANDS`."""
        line = " ".join(line.split())
        match COMMANDS.get(line.casefold()):
            case "help":
                return [self._words.say("assist-help" if self._bot else "assist-help-person")]
            case "question":
                return [self._question()]
            case "moves":
                return self._list(self.menu())
            case "map":
                return self._map()
            case "undo":
                return self._undo()
        if line.casefold().split()[0] in MISTAKE:
            return self._remedy(line.split()[1:])
        return [self._words.say("over")] if self.over() else self._play(line)

    def _play(self, line: str) -> list[str]:
        meant = self._meant(line)
        if len(meant) > 1:
            return [self._words.say("assist-which"), *self._list(meant)]
        try:
            move = GAME.space.from_text(meant[0] if meant else upper_places(line))
            seat = 1 if move >= GAME.space.first_note else self._record.pending()[0]
            self._record.play(seat, move)
        except Illegal as refusal:
            return [self._words.why(refusal)]
        except SafehouseError:
            return [self._words.say("assist-unknown")]
        return self._go_on()

    def _meant(self, line: str) -> list[str]:
        """The open moves that a line can mean: one by its number or its name, else all with these words."""
        menu = self.menu()
        number = whole_number(line)
        if number is not None:
            return [menu[number - 1]] if 1 <= number <= len(menu) else []
        if upper_places(line) in menu:
            return [upper_places(line)]
        wanted = line.casefold().split()
        told = {text: f"{text} {self._sentence(text)}".casefold() for text in menu}
        return [text for text in menu if all(word in told[text] for word in wanted)]

    def _list(self, moves: list[str]) -> list[str]:
        menu = self.menu()
        return [f"{menu.index(text) + 1}. {text} — {self._sentence(text)}" for text in moves]

    def _undo(self) -> list[str]:
        """Take back the last entry, as long as it revealed nothing (MM-5.1604); the confirmed notes of an
        admitted mistake are no entry and would be lost with it (MM-5.1004)."""
        if self._mistakes:
            return [self._words.say("undo-revealed")]
        try:
            self._record.undo(self._record.steps[-1].seat if self._record.steps else 1)
        except UndoRefused as refusal:
            return [self._words.say(refusal.reason)]
        self._said = min(self._said, len(self._record.events))
        return [self._words.say("assist-undone"), self._question()]

    def _go_on(self) -> list[str]:
        """Let the Recruiter decide until people must; then say everything that happened."""
        while not self._people_decide():
            assert self._bot is not None
            moves = self._record.moves(RECRUITER)
            random = Stream(f"recruiter {self._record.seed} {len(self._record.entries)}")
            self._record.play(RECRUITER, self._bot.choose(self.view(RECRUITER), moves, random))
        lines = [*self._news(), *self._seal()]
        result = self._record.result()
        if result is not None:
            lines += self._words.result(result)
            lines += [self._words.say("assist-opened", salt=self._openings[-1].salt), *self._way()]
        else:
            lines.append(self._question())
        return lines

    def _way(self) -> list[str]:
        """The whole trail with hours, the cards and the identity (MM-5.1504 i)."""
        secret = self.view(RECRUITER).secret
        assert secret is not None
        trail = ", ".join(f"{hour}: {place}" for hour, place in enumerate(secret.trail, 1))
        cards = ", ".join(self._words.name(FEATURE, feature) for feature in secret.hand)
        who = self._words.name(RECRUITER_CARD, secret.recruiter or "")
        return [self._words.say("assist-way", trail=trail, cards=cards, recruiter=who)]

    def _news(self) -> list[str]:
        """What everybody may hear of what has happened since the last time."""
        seen = self._record.told(WATCHER, self._said)
        self._said = len(self._record.events)
        return [self._words.event(told) for told in seen]

    def _question(self) -> str:
        if self.over():
            return self._words.say("over")
        (seat, *_) = self._record.pending()
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

    def _remedy(self, words: list[str]) -> list[str]:
        """A mistake of the Recruiter admitted by a typed line: turns since, then locations."""
        turns = whole_number(words[0]) if words else None
        if not turns or self.over():
            return [self._words.say("assist-mistake-how", count=0)]
        if self.view().phase == PHASES[Phases.DROPPING]:
            return [self._question()]
        try:
            told = self.admit_mistake(turns, [place.upper() for place in words[1:]])
        except AssistError:
            return [self._words.say("assist-mistake-how", count=self._notes_due(turns))]
        return [*told, self._words.say("assist-mistake-made"), self._question()]

    def _notes_due(self, turns_since: int) -> int:
        """How many confirmed notes make up for a mistake made so many turns ago."""
        return min(turns_since, len(self._unconfirmed_visits()))

    def _unconfirmed_visits(self) -> list[str]:
        view = self.view(RECRUITER)
        assert view.secret is not None
        confirmed = {note.at for note in view.notes if note.confirmed}
        return [place for place in view.secret.trail if place not in confirmed]

    def admit_mistake(self, turns_since: int, locations: list[str]) -> list[str]:
        """The rulebook's remedy for a human Recruiter: so many confirmed notes on visited locations
        (MM-5.1603)."""
        if self._bot is not None:
            raise AssistError("the automatic Recruiter makes no mistakes (MM-5.1602)")
        if self.view(RECRUITER).phase == PHASES[Phases.DROPPING]:
            raise AssistError("first choose the note that makes room (MM-5.1007)")
        wanted = self._notes_due(turns_since)
        if len(set(locations)) != wanted or not set(locations) <= set(self._unconfirmed_visits()):
            raise AssistError(f"name {wanted} visited locations without a confirmed note (MM-5.1603)")
        self._mistakes += 1
        truth = self._truth()
        truth.due.extend(LOCATION_IDS.index(place) for place in locations)
        truth.after = truth.phase
        confirm_due(truth)
        return self._news()


def upper_places(line: str) -> str:
    """Locations and borders as the moves write them: "move c4" is "move C4"."""
    return re.sub(r"\b[a-f][1-7]\b", lambda found: found[0].upper(), line)


def assist(
    read: Callable[[], str | None],
    write: Callable[[str], None],
    *,
    mode: Literal["training", "full"] = "full",
    people: int = 1,
    level: str = "normal",
    language: str = "en",
    seed: str | None = None,
    resume: Save | None = None,
    keep: Callable[[Save], None] | None = None,
) -> Assistant:
    """Lead a whole game: `read` gives the next typed line (None or "quit" ends), `write` shows one, `keep`
    stores the game after each."""
    if resume is not None:
        assistant = Assistant.resumed(resume, language)
        lines = assistant.enter("question")
    else:
        assistant = Assistant(mode, people, level, language, seed)
        lines = assistant.begin()
    while True:
        for line in lines:
            write(line)
        if keep is not None and assistant.can_be_kept:
            keep(assistant.save())
        typed = None if assistant.over() else read()
        if typed is None or typed.strip().casefold() in QUIT:
            return assistant
        lines = assistant.enter(typed)
