"""A game's RULES.md as data: its clauses by id."""

import re
from functools import cache
from pathlib import Path

import msgspec

_ID = r"[A-Z]+-(?![VL]\d)(?:[A-Z]?[0-9][0-9A-Za-z.]*|[A-Z]\.[0-9a-z][0-9a-z_.]*)"
"""A clause id, such as XX-5.3 or XX-A.officer; XX-V1 and XX-L1 are vectors."""
_CLAUSE = re.compile(rf"^(?:- |\| |#+ )?\*\*({_ID})\b[^*]*\*\*|^\| ({_ID}) \|")

_TAG = re.compile(r"\[(?:[RO](?![A-Za-z])|P[\d:]|A\])|RULING|\([Dd]erived\)")
"""What says where a clause comes from."""
_OF_RULEBOOK = re.compile(r"\[(?:R(?![A-Za-z])|A\])")
_UNTAGGED_IS_RULEBOOK = re.compile(r"^A clause without a tag .* is \[R\]", re.MULTILINE)
_NUMBERED = re.compile(r"[A-Z]+-\d")


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str
    section: str


def ledger_path(folder: Path, language: str) -> Path:
    """The ledger of a game in this language, or where it has none the English one."""
    translated = folder / f"RULES.{language}.md"
    return translated if translated.is_file() else folder / "RULES.md"


@cache
def clauses(rules: Path) -> dict[str, Clause]:
    """Every clause of a ledger in its order: list items and table rows that begin with an id."""
    found: dict[str, Clause] = {}
    section = ""
    last = ""
    for line in rules.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            section, last = line.lstrip("# "), ""
            continue
        match = _CLAUSE.match(line)
        if match:
            last = match.group(1) or match.group(2)
            found[last] = Clause(id=last, text=line.removeprefix("- "), section=section)
        elif last and line.strip() and not line.startswith(("|", "-", "#")):
            found[last] = msgspec.structs.replace(found[last], text=f"{found[last].text}\n{line}")
        else:
            last = ""
    return found


def rulebook_clauses(rules: Path) -> list[str]:
    """The clauses that restate the rulebook, or that were authored here for want of one: by their tag, or,
    where the ledger says that it leaves this tag out, numbered ones without any."""
    untagged = bool(_UNTAGGED_IS_RULEBOOK.search(rules.read_text(encoding="utf-8")))
    return [
        clause.id
        for clause in clauses(rules).values()
        if _OF_RULEBOOK.search(clause.text)
        or (untagged and _NUMBERED.match(clause.id) and not _TAG.search(clause.text))
    ]


def clauses_named(rules: Path, text: str) -> list[Clause]:
    """The clause with this id, in capital or small letters; else every clause whose id begins with it."""
    wanted = text.strip().casefold()
    named = [clause for clause in clauses(rules).values() if clause.id.casefold().startswith(wanted)]
    return [clause for clause in named if clause.id.casefold() == wanted] or named
