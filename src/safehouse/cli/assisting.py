"""`safehouse assist`: the program beside a real table."""

import secrets
from itertools import chain, count
from pathlib import Path
from typing import Any

import msgspec

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


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed on the command line."""

    options: dict[str, Any] = {}
    people: int | None = None
    level: str | None = None
    seed: str | None = None
    resume: Path | None = None
    """A kept game to go on with."""


class Place(msgspec.Struct, frozen=True):
    """Where people look and type, in which language, and where games are kept."""

    screen: Screen
    language: str
    folder: Path


def companion_of(game: str, wanted: str) -> Companion:
    """By its id, or the game's first one."""
    offered = {name: [each.id for each in find(name).companions] for name in names()}
    if not offered.get(game):
        raise OptionError("game", game, ", ".join(name for name, found in offered.items() if found))
    if wanted and wanted not in offered[game]:
        raise OptionError("companion", wanted, ", ".join(offered[game]))
    return next(each for each in find(game).companions if wanted in ("", each.id))


def assist(game: AnyGame, companion: Companion, wish: Wish, place: Place) -> None:
    """One game from its beginning, or from where it was kept, to its end or until people leave."""
    others = [each.id for each in game.companions if each is not companion]
    if others:
        told = Words(place.language, game).say("assist-others", game=game.id, companions=", ".join(others))
        place.screen.write(told)
    if isinstance(companion, Clerk):
        options = game.read_options({**companion.options, **wish.options})
        keep = wish.resume or unused(place.folder / f"{game.id}-{companion.id}.json")
        fresh = wish.resume is None
        ClerkDesk(game, companion, options, place.language, place.screen, keep, fresh).run()
    else:
        lead(game, companion, wish, place)


def unused(path: Path) -> Path:
    """This one, or with a number where a desk is kept there."""
    numbers = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain([path], numbers) if not each.exists())


def lead(game: AnyGame, led: Led, wish: Wish, place: Place) -> None:
    level = wish.level
    if wish.resume is not None:
        save = read(wish.resume)
        if save.game != game.id:
            raise SaveError(f"this is a game of {save.game}, not of {game.id}")
        record = replay(save)
        level = next((name for name in save.bots if name), level)
    else:
        people = led.people[0] if wish.people is None else wish.people
        options = led_options(game, led, people, wish.options)
        record = Record(game, options, wish.seed or secrets.token_hex(16))
    if led.levels and level is None:
        level = led.levels[0]
    if level not in (led.levels or (None,)):
        raise OptionError("level", level, ", ".join(led.levels) or "none")
    keep = wish.resume or place.folder / f"{game.id}-assist-{record.seed[:8]}.json"
    LedGame(led, record, level or "", place.language, place.screen, keep).run()
