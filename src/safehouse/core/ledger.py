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

_NOTE = re.compile(
    r"\[(?:[ROA](?![A-Za-z])|P[\d: ]|derived|odvozeno|agrees|same reading)[^\]]*\]|\((?:derived|odvozeno)\)"
)
"""A remark on where a clause comes from."""
_NOTED = "\0"
"""Stands where such a remark stood."""
_SENTENCE = re.compile(rf"(?<=[.!?){_NOTED}])\s+(?=[^\W\d_a-zá-ž]|[{_NOTED}(\"*„])")
_FOR_AUTHORS = re.compile(r"\b(?:Needed|Potřeba): |`[^`]*\.(?:toml|json|py|md)`")
_HEAD = re.compile(rf"^(?:\| )?(?:\*\*{_ID}\b([^*]*)\*\*|{_ID} \|)\s*")


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


class Readable(msgspec.Struct, frozen=True):
    """A clause for players: the rule alone, and all that the ledger says of it."""

    id: str
    section: str
    text: str
    whole: str


def readable(clause: Clause) -> Readable:
    whole = _without_id(clause.text)
    return Readable(clause.id, _for_players(clause.section), _for_players(whole) or whole, whole)


def in_plain_words(clause: Clause) -> str:
    """A clause for players where nothing is set in bold: its number and the rule alone."""
    return re.sub(r"\s+", " ", f"{clause.id} {readable(clause).text}".replace("**", "").replace("`", ""))


def _without_id(text: str) -> str:
    """The statement alone; the cells of a row are parted by a dot in the middle."""
    head = _HEAD.match(text)
    title = (head[1] or "").strip() if head else ""
    rest = text[head.end() :] if head else text
    cells = [cell.strip() for cell in rest.strip().strip("|").split(" | ")]
    return (f"**{title}** " if title else "") + " · ".join(cell for cell in cells if cell)


def _for_players(text: str) -> str:
    """Without remarks on sources, what they join to a sentence, and what is for authors."""
    kept = []
    for sentence in _SENTENCE.split(_NOTE.sub(_NOTED, text.replace("\n", " "))):
        rest = sentence.lstrip(f"{_NOTED} ")
        explains = rest != sentence and (not rest or rest[0] in ",;:." or rest[0].islower())
        if not explains and not _FOR_AUTHORS.search(rest):
            kept.append(re.sub(rf"\s*{_NOTED}", "", rest))
    return " ".join(kept).strip()
