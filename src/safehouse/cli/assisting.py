"""`safehouse assist`: the program takes the hidden side for people who play at a real table."""

import contextlib
import secrets
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from safehouse.cli.screen import Screen
from safehouse.core import replay
from safehouse.core.errors import OptionError
from safehouse.core.save import Save, read, write
from safehouse.core.shelf import find, names
from safehouse.core.words import Words


def assistant_of(game: str) -> ModuleType:
    """The `assist` module of a game's folder: `LEVELS`, `PERSON` and `assist`."""
    places = {name: f"{type(find(name)).__module__}.assist" for name in names()}
    offered = {name: place for name, place in places.items() if find_spec(place) is not None}
    if game not in offered:
        raise OptionError("game", game, ", ".join(offered))
    return import_module(offered[game])


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
    module = assistant_of(game)
    if mode not in ("training", "full"):
        raise OptionError("mode", mode, "training, full")
    levels = (*module.LEVELS, module.PERSON)
    if level not in levels:
        raise OptionError("level", level, ", ".join(levels))
    seed = seed or secrets.token_hex(16)
    words = Words(language, find(game))
    path = resume or folder / f"{game}-assist-{seed[:8]}.json"

    def typed() -> str | None:
        try:
            return screen.ask(words.say("cli-prompt"))
        except (EOFError, KeyboardInterrupt):
            return None

    def keep(save: Save) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, save)

    assistant = module.assist(
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
    if not assistant.can_be_kept:
        return
    if not assistant.over():
        screen.write(words.say("assist-kept", path=str(path)))
        return
    finished = path.with_name(f"{path.stem}-finished.json")
    write(finished, replay.keep(assistant.save()))
    with contextlib.suppress(OSError):
        path.unlink()
    screen.write(words.say("cli-saved", path=str(finished)))
