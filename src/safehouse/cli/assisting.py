"""`safehouse assist`: the program takes the hidden side for people who play at a real table."""

import contextlib
import secrets
from pathlib import Path

from safehouse.cli.screen import Screen
from safehouse.core.errors import OptionError
from safehouse.core.save import Save, read, write
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.assist import LEVELS, assist


def lead(
    game: str,
    mode: str,
    people: int,
    level: str,
    seed: str | None,
    resume: Path | None,
    language: str,
    folder: Path,
    screen: Screen,
) -> None:
    """One game from its beginning, or from where it was kept, to its end or until people leave."""
    if game != GAME.id:
        raise OptionError("game", game, GAME.id)
    if mode not in ("training", "full"):
        raise OptionError("mode", mode, "training, full")
    if level not in LEVELS:
        raise OptionError("level", level, ", ".join(LEVELS))
    seed = seed or secrets.token_hex(16)
    words = Words(language, GAME)
    path = resume or folder / f"{GAME.id}-assist-{seed[:8]}.json"

    def typed() -> str | None:
        try:
            return screen.ask(words.say("cli-prompt"))
        except (EOFError, KeyboardInterrupt):
            return None

    def keep(save: Save) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, save)

    assistant = assist(
        typed,
        screen.write,
        mode="training" if mode == "training" else "full",
        people=people,
        level=level,
        language=language,
        seed=seed,
        resume=None if resume is None else read(resume),
        keep=keep,
    )
    if not assistant.over():
        screen.write(words.say("assist-kept", path=str(path)))
        return
    finished = path.with_name(f"{path.stem}-finished.json")
    write(finished, assistant.save())
    with contextlib.suppress(OSError):
        path.unlink()
    screen.write(words.say("cli-saved", path=str(finished)))
