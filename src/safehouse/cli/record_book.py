"""The record of a group that plays a series of games at this screen: a file for each group and game."""

import shlex
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from safehouse.core.about import plain
from safehouse.core.errors import SaveError
from safehouse.core.game import AnyGame
from safehouse.core.places import data_folder
from safehouse.core.record import Record
from safehouse.core.series import Chapter, Fact, PlayedGame
from safehouse.core.words import Words


class RecordBook:
    """`group`: a name, compared as people mean it; "" for whoever usually plays here."""

    def __init__(self, game: AnyGame, group: str = "", folder: Path | None = None) -> None:
        self.game = game
        self.group = group
        name = "-".join(["".join(filter(str.isalnum, word)) for word in [game.id, *plain(group).split()]])
        self._path = (folder or data_folder() / "records") / f"{name}.json"

    @property
    def kept(self) -> bool:
        """Whether the game has a series."""
        return self.game.chronicle([], 1) is not None

    def games(self) -> list[PlayedGame]:
        """Raises `SaveError`."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=list[PlayedGame])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError) as error:
            raise SaveError(f"cannot read the record {self._path}: {error}") from None

    def add(self, record: Record, players: list[str], bots: list[int]) -> None:
        """A finished game; `bots`: the seats that they held."""
        date = datetime.now(UTC).isoformat(timespec="seconds")
        played = self.game.written_down(record.truth(), record.options, players, bots, date)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_suffix(".part")
        draft.write_bytes(msgspec.json.encode([*self.games(), played]))
        draft.replace(self._path)

    def chapters(self, people: int) -> list[Chapter]:
        """What so many people may play next, and what they have played; none where the game has no series."""
        chronicle = self.game.chronicle(self.games(), people)
        return chronicle.chapters if chronicle is not None else []

    def last_people(self) -> list[str]:
        """By name, whoever played the last game, bots left out."""
        last = self.games()[-1:]
        return [name for game in last for seat, name in enumerate(game.players) if seat not in game.bots]

    def statistics(self, people: int, words: Words) -> Iterator[str]:
        chronicle = self.game.chronicle(self.games(), people)
        for fact in chronicle.statistics if chronicle is not None else ():
            yield _said(fact, words)

    def lines(self, people: int, words: Words) -> Iterator[str]:
        """Every chapter with how it went, the statistics, and how to go on."""
        chronicle = self.game.chronicle(self.games(), people)
        if chronicle is None:
            yield words.say("cli-no-record")
            return
        for number, chapter in enumerate(chronicle.chapters, 1):
            told = {"number": number, "name": _said(chapter.name, words), "tried": chapter.tried}
            yield words.say("cli-record-chapter", status=chapter.status, **told)
        yield from (_said(fact, words) for fact in chronicle.statistics)
        playable = [number for number, each in enumerate(chronicle.chapters, 1) if each.options is not None]
        following = [number for number in playable if chronicle.chapters[number - 1].status != "won"]
        for number in (following or playable)[:1]:
            yield words.say("cli-record-next", command=self.command("play", f"--chapter {number}"))
            yield words.say("cli-record-how")

    def command(self, word: str, *more: str) -> str:
        """As people type it for the group of this record."""
        group = [f"--group {shlex.quote(self.group)}"] if self.group else []
        return " ".join(["safehouse", word, self.game.id, *more, *group])


def _said(fact: Fact, words: Words) -> str:
    return words.say(fact.key, **fact.args)
