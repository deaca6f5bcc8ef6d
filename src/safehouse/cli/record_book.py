"""The record of a group that plays a series of games at this screen: a file for each group and game."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from safehouse.core.about import plain
from safehouse.core.errors import SaveError
from safehouse.core.game import AnyGame
from safehouse.core.places import data_folder
from safehouse.core.record import Record
from safehouse.core.series import Chapter, Fact, Played
from safehouse.core.words import Words


class RecordBook:
    """`group`: a name, compared as people mean it; "" for whoever usually plays here."""

    def __init__(self, game: AnyGame, group: str = "", folder: Path | None = None) -> None:
        self.game = game
        name = "-".join(["".join(filter(str.isalnum, word)) for word in [game.id, *plain(group).split()]])
        self._path = (folder or data_folder() / "records") / f"{name}.json"

    @property
    def kept(self) -> bool:
        """Whether the game has a series."""
        return self.game.chronicle([], 1) is not None

    def games(self) -> list[Played]:
        """Raises `SaveError`."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=list[Played])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError) as error:
            raise SaveError(f"cannot read the record {self._path}: {error}") from None

    def add(self, record: Record, players: list[str], bots: list[int]) -> None:
        """A finished game; `bots`: the seats that they held."""
        result = record.result()
        assert result is not None
        played = Played(
            options=record.options.to_json(),
            players=players,
            winners=result.winners,
            reason=result.reason,
            facts=self.game.remembered(record.truth()),
            bots=bots,
            date=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_suffix(".part")
        draft.write_bytes(msgspec.json.encode([*self.games(), played]))
        draft.replace(self._path)

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
        for chapter in chronicle.chapters:
            name = _said(chapter.name, words)
            yield words.say("cli-record-chapter", name=name, status=chapter.status, tried=chapter.tried)
        yield from (_said(fact, words) for fact in chronicle.statistics)
        following = next((each for each in chronicle.chapters if each.status in ("open", "lost")), None)
        if following is not None and following.options is not None:
            yield words.say("cli-record-next", command=self._command(following))

    def _command(self, chapter: Chapter) -> str:
        options = " ".join(f"-o {name}={value}" for name, value in (chapter.options or {}).items())
        return f"safehouse play {self.game.id} {options}"


def _said(fact: Fact, words: Words) -> str:
    return words.say(fact.key, **fact.args)
