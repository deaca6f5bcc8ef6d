"""The folder of a tournament: its plan, a line for each finished game, and every game as a save."""

from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.arena.play import Outcome, PlayedMatch
from safehouse.core import save
from safehouse.core.errors import SafehouseError

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
GAMES: Final = "games"


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What makes two runs the same tournament. More games may be asked for later."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: list[str]
    seed: str


class Store:
    def __init__(self, folder: Path, plan: TournamentPlan) -> None:
        """Open a folder, new or interrupted; refuses one that holds another tournament."""
        self.folder = folder
        try:
            (folder / GAMES).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SafehouseError(f"cannot keep games in {folder}: {error.strerror}") from None
        known = folder / PLAN
        if known.is_file():
            found = msgspec.json.decode(known.read_bytes(), type=TournamentPlan)
            if found != plan:
                raise SafehouseError(
                    f"{folder} holds another tournament ({found.game}: {', '.join(found.bots)}, "
                    f"seed {found.seed!r}); name another folder, or the same game, options, bots and seed"
                )
        else:
            draft = known.with_suffix(".part")
            draft.write_bytes(msgspec.json.encode(plan))
            draft.replace(known)

    def finished(self) -> list[Outcome]:
        """The games already played; a line cut off by an interruption is dropped and played again."""
        path = self.folder / RESULTS
        if not path.is_file():
            return []
        found: dict[str, Outcome] = {}
        whole: list[bytes] = []
        for line in path.read_bytes().split(b"\n"):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.DecodeError:
                continue
            found[outcome.fixture.id] = outcome
            whole.append(line + b"\n")
        draft = path.with_suffix(".part")
        draft.write_bytes(b"".join(whole))
        draft.replace(path)
        return list(found.values())

    def keep(self, games: list[PlayedMatch]) -> None:
        """Write the saves first, then their lines: what has a line has a save."""
        for played in games:
            save.write(self.folder / GAMES / f"{played.outcome.fixture.id}.json", played.save)
        with (self.folder / RESULTS).open("ab") as results:
            results.write(b"".join(msgspec.json.encode(played.outcome) + b"\n" for played in games))
