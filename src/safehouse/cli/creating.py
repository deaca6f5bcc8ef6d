"""What authors of games need: a folder of its own, made from the template, and golden games."""

import importlib.util
import keyword
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.golden import hunt, record_digests
from safehouse.core.options import Options
from safehouse.core.record import Record
from safehouse.core.save import write
from safehouse.core.shelf import GAMES, find, names

TEMPLATE: Final = "_template"
TITLES: Final = ("Dead Drop", "Mrtvá schránka")
CLASS: Final = "DeadDrop"
PREFIX: Final = "TP"
LONGEST: Final = 24
NOT_COPIED: Final = ("__pycache__", "*.so", "layout.json")
"""The layout of observations is measured until the author writes one."""


def create(name: str, title: str = "", prefix: str = "") -> Path:
    """A copy of the template under this name. It plays by the template's rules and obeys every law."""
    _check_name(name)
    words = [word.capitalize() for word in name.split("_")]
    chosen = _checked_prefix(prefix) if prefix else _free_prefix(name)
    renamed = {
        re.escape(TEMPLATE): name,
        CLASS: "".join(words),
        **{said: title or " ".join(words) for said in TITLES},
        rf"\b{PREFIX}\b": chosen,
        rf"\b{PREFIX.lower()}\b": chosen.lower(),
    }
    folder = GAMES / name
    shutil.copytree(GAMES / TEMPLATE, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for path in (path for path in folder.rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8")
        for old, new in renamed.items():
            text = re.sub(old, new.replace("\\", r"\\"), text)
        path.write_text(text, encoding="utf-8")
    _tidy(folder)
    return folder


def record(
    game: AnyGame, options: Options, name: str, events: Sequence[str], kinds: Sequence[str], ends: Sequence[str]
) -> Path:
    """A golden game with these events, kinds of move and one of these ends, found by playing at random."""
    if not re.fullmatch(r"[a-z0-9_]+", name):
        raise OptionError("name", name, "small letters, digits and underscores: what the game shows")
    for word, known in (
        *((event, [kind.name for kind in game.book.kinds]) for event in events),
        *((kind, [kind.name for kind in game.space.kinds]) for kind in kinds),
        *((end, list(game.end_reasons)) for end in ends),
    ):
        if word not in known:
            raise OptionError("golden", word, ", ".join(known))

    def shows(played: Record) -> bool:
        told = {game.book.kind_of(event).name for event in played.events}
        moved = {game.space.kind_of(step.move).name for step in played.steps}
        result = played.result()
        ended = not ends or (result is not None and result.reason in ends)
        return ended and told >= set(events) and moved >= set(kinds)

    found = hunt(game, options, shows, name=name)
    if found is None:
        raise OptionError("golden", name, "what random play can meet; this it did not meet")
    folder = game.folder / "tests" / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / f"{name}.json", found)
    record_digests(game)
    return folder / f"{name}.json"


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) > LONGEST:
        raise OptionError(
            "id", name, f"up to {LONGEST} small letters, digits and single underscores, such as love_letter"
        )
    if (GAMES / name).exists():
        raise OptionError("id", name, f"a name that is not taken; there is a folder {GAMES / name}")
    if not (GAMES / TEMPLATE / "tests").is_dir():
        raise OptionError("id", name, "nothing here: games are made in a checkout of the source")


def _taken_prefixes() -> set[str]:
    return {find(game).clause_prefix for game in (TEMPLATE, *names())}


def _checked_prefix(prefix: str) -> str:
    if not re.fullmatch(r"[A-Z]{2,4}", prefix) or prefix in _taken_prefixes():
        taken = ", ".join(sorted(_taken_prefixes()))
        raise OptionError("prefix", prefix, f"two to four capital letters that no game has; taken: {taken}")
    return prefix


def _free_prefix(name: str) -> str:
    """The initials of the words, else the first letters."""
    initials = "".join(word[0] for word in name.split("_") if word[0].isalpha()).upper()
    letters = re.sub(r"[^A-Z]", "", name.upper())
    tried = [
        initials,
        *(letters[:length] for length in (2, 3, 4)),
        *(letters[0] + last for last in letters[1:]),
    ]
    taken = _taken_prefixes()
    free = [prefix for prefix in tried if 2 <= len(prefix) <= 4 and prefix not in taken]
    if not free:
        raise OptionError("prefix", "", "letters of your own; all that come to mind are taken: --prefix XYZ")
    return free[0]


def _tidy(folder: Path) -> None:
    """Long names break lines elsewhere."""
    if importlib.util.find_spec("ruff") is None:
        return
    for words in (["check", "--fix-only"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *words, "-q", str(folder)], check=False)
