"""`safehouse assist`: the program beside a real table."""

import secrets
from pathlib import Path
from typing import Any

from safehouse.cli.clerking import ClerkDesk
from safehouse.cli.leading import LedGame, led_options
from safehouse.cli.screen import Screen
from safehouse.core.assist import Clerk, Companion, Led
from safehouse.core.errors import OptionError, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.record import Record
from safehouse.core.save import read, replay
from safehouse.core.shelf import find, names
from safehouse.core.words import Words


def companion_of(game: str, wanted: str) -> Companion:
    """By its id, or the game's first one."""
    offered = {name: [each.id for each in find(name).companions] for name in names()}
    if not offered.get(game):
        raise OptionError("game", game, ", ".join(name for name, found in offered.items() if found))
    if wanted and wanted not in offered[game]:
        raise OptionError("companion", wanted, ", ".join(offered[game]))
    return next(each for each in find(game).companions if wanted in ("", each.id))


def assist(
    game: AnyGame,
    companion: Companion,
    chosen: dict[str, Any],
    people: int | None,
    level: str | None,
    seed: str | None,
    resume: Path | None,
    language: str,
    folder: Path,
    screen: Screen,
) -> None:
    """One game from its beginning, or from where it was kept, to its end or until people leave."""
    others = [each.id for each in game.companions if each is not companion]
    if others:
        screen.write(Words(language, game).say("assist-others", game=game.id, companions=", ".join(others)))
    if isinstance(companion, Clerk):
        options = game.read_options({**companion.options, **chosen})
        keep = resume or folder / f"{game.id}-{companion.id}.json"
        ClerkDesk(game, companion, options, language, screen, keep, fresh=resume is None).run()
    else:
        _lead(game, companion, chosen, people, level, seed, resume, language, folder, screen)


def _lead(
    game: AnyGame,
    led: Led,
    chosen: dict[str, Any],
    people: int | None,
    level: str | None,
    seed: str | None,
    resume: Path | None,
    language: str,
    folder: Path,
    screen: Screen,
) -> None:
    if resume is not None:
        save = read(resume)
        if save.game != game.id:
            raise SaveError(f"this is a game of {save.game}, not of {game.id}")
        record = replay(save)
        level = next((name for name in save.bots if name), level)
    else:
        options = led_options(game, led, led.people[0] if people is None else people, chosen)
        record = Record(game, options, seed or secrets.token_hex(16))
    if led.levels and level is None:
        level = led.levels[0]
    if level not in (led.levels or (None,)):
        raise OptionError("level", level, ", ".join(led.levels) or "none")
    keep = resume or folder / f"{game.id}-assist-{record.seed[:8]}.json"
    LedGame(led, record, level or "", language, screen, keep).run()
