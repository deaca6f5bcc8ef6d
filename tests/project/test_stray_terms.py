"""Texts keep to the glossary of their game, to the rulebooks' terms and to the voice of the house."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from safehouse.core.about import plain
from safehouse.core.glossary import Term, glossary, render
from safehouse.core.shelf import find, names
from safehouse.core.topics import MOVE, THING
from safehouse.core.words import Words

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "safehouse"
TERMS = tomllib.loads((Path(__file__).parent / "stray_terms.toml").read_text("utf-8"))
FREE = defaultdict(
    lambda: {"ordinary": [], "texts": []},
    tomllib.loads((Path(__file__).parent / "free_terms.toml").read_text("utf-8")),
)
"""A new game has no such freedom until it is given some."""
ENGLISH = "english"
EVERYWHERE = "everywhere"
PLACEABLE = re.compile(r"\{[^{}]*\}")
SAID_BY_SOMEBODY = re.compile("„[^“]*“")
KEY = re.compile(r"^\s*\.?[\w-]+ = ?")
WORD = re.compile(r"\w+")
ARTICLE = re.compile("^(the|a|to) ", re.IGNORECASE)
SPOKEN_FREELY = re.compile(r"^short-|-story$|\.blurb$")
"""The keys of abbreviated names and of tales."""


def files(language: str, *folders: Path) -> list[Path]:
    paths = (path for folder in folders for path in folder.rglob(f"{language}*.ftl"))
    return sorted(path for path in paths if "node_modules" not in path.parts)


def stray(line: str, terms: dict[str, str]) -> Iterator[str]:
    if line.startswith("#"):
        return
    text = SAID_BY_SOMEBODY.sub("", PLACEABLE.sub("", KEY.sub("", line))).lower()
    for pattern, instead in terms.items():
        if re.search(pattern, text):
            yield f"{instead}: {line.strip()}"


def found(paths: list[Path], terms: dict[str, str]) -> list[str]:
    return [
        f"{path.name}: {one}"
        for path in paths
        for line in path.read_text("utf-8").splitlines()
        for one in stray(line, terms)
    ]


@pytest.mark.parametrize("game", [name for name in TERMS if name not in (ENGLISH, EVERYWHERE)])
def test_a_game_uses_the_terms_of_its_rulebook(game: str) -> None:
    paths = files("cs", PACKAGE / "games" / game)
    assert paths
    assert not found(paths, TERMS[game])


@pytest.mark.parametrize(("language", "terms"), [("cs", EVERYWHERE), ("en", ENGLISH)])
def test_every_text_keeps_to_the_voice_of_the_house(language: str, terms: str) -> None:
    paths = files(language, PACKAGE, ROOT / "web" / "text")
    assert len(paths) > 20
    assert not found(paths, TERMS[terms])


def test_a_stray_term_is_found_in_the_text_alone() -> None:
    terms = {r"\bkonzol": "ovládací panel"}
    assert [*stray("has-console = konzole", terms)] == ["ovládací panel: has-console = konzole"]
    assert not [*stray("konzole = { $konzole } „konzole“", terms)]


class Spoken(Visitor):
    """What a pattern says by itself, without its placeables."""

    def __init__(self, pattern: Pattern) -> None:
        self.parts: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: TextElement) -> None:
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:
        self.parts.append(node.value)


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """Every message and attribute of a game's texts and board, by key."""
    said: dict[str, str] = {}
    for path in (PACKAGE / "games" / game).rglob(f"text/{language}*.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                said |= {key: " ".join(Spoken(each).parts) for key, each in patterns.items() if each}
    return said


def says(name: str, text: str, case: re.RegexFlag = re.NOFLAG) -> bool:
    return name.casefold() in text.casefold() and bool(
        re.search(rf"(?<![\w-]){re.escape(name)}(e?s)?\b", text, case)
    )


def stems(name: str) -> list[str]:
    """Its words without what a case may change."""
    return [word[:-2] if len(word) > 4 else word[:2] for word in WORD.findall(plain(name))]


def says_in_a_case(forms: set[str], text: str) -> bool:
    words = WORD.findall(plain(text))
    return any(all(any(word.startswith(stem) for word in words) for stem in stems(form)) for form in forms)


def forms_of(term: Term, words: Words) -> set[str]:
    """The Czech name and its cases; a name of two words has cases of two words."""
    name = term.names["cs"]
    keys = [topic.replace(":", "-", 1) for topic in term.topics]
    forms = {form for key in keys if words.has(key) for form in words.cases("name", key).values()}
    return {name, *(form for form in forms if len(form.split()) == len(name.split()))}


def bare(name: str) -> str:
    return ARTICLE.sub("", name).casefold()


def in_the_other_language(term: Term, game: str) -> Iterator[str]:
    """Texts of one language that have the name of the other, unless it is a case of the own one."""
    cases = {"cs": forms_of(term, Words("cs", find(game))), "en": {term.names["en"]}}
    for language, other in (("cs", "en"), ("en", "cs")):
        own, foreign = term.names[language], term.names[other]
        if foreign in cases[language]:
            continue
        if foreign not in own and foreign.casefold() not in FREE[game]["ordinary"]:
            yield from (
                f"{key}: {foreign} for {own}"
                for key, text in texts(game, language).items()
                if says(foreign, text)
            )


def named_otherwise(term: Term, game: str) -> Iterator[str]:
    """Czech texts without the Czech name, though the English one has the English name."""
    domains = {topic.partition(":")[0] for topic in term.topics}
    name = ARTICLE.sub("", term.names["en"])
    if domains == {MOVE} or bare(name) in FREE[game]["ordinary"]:
        return
    case = re.IGNORECASE if domains <= {THING, MOVE} else re.NOFLAG
    forms = forms_of(term, Words("cs", find(game)))
    for key, text in texts(game, "en").items():
        if says(name, text, case) and not says_in_a_case(forms, texts(game, "cs").get(key, name)):
            if key not in FREE[game]["texts"] and not SPOKEN_FREELY.search(key):
                yield f"{key}: not {term.names['cs']}, but {texts(game, 'cs')[key]}"


@pytest.mark.parametrize("game", names())
def test_one_name_in_one_language_is_one_name_in_the_other(game: str) -> None:
    for language, other in (("cs", "en"), ("en", "cs")):
        meant: dict[str, set[str]] = {}
        for term in glossary(find(game)):
            if {topic.partition(":")[0] for topic in term.topics} != {MOVE}:
                meant.setdefault(bare(term.names[language]), set()).add(
                    bare(term.names[other]).removesuffix("s")
                )
        assert not {name: several for name, several in meant.items() if len(several) > 1}


@pytest.mark.parametrize("game", names())
def test_no_text_names_a_thing_in_the_other_language(game: str) -> None:
    assert not [stray for term in glossary(find(game)) for stray in in_the_other_language(term, game)]


@pytest.mark.parametrize("game", names())
def test_both_languages_name_the_same_things(game: str) -> None:
    assert not [stray for term in glossary(find(game)) for stray in named_otherwise(term, game)]


def test_another_word_for_a_thing_is_found() -> None:
    forms = {"Kryptografka", "Kryptografku"}
    assert says("Codebreaker", "two Codebreakers") and not says("Codebreaker", "Codebreakership")
    assert says_in_a_case(forms, "dvě kryptografky") and not says_in_a_case(forms, "dvě luštitelky")


@pytest.mark.parametrize("game", names())
def test_the_glossary_is_fresh(game: str) -> None:
    page = ROOT / "docs" / "glossary" / f"{game}.md"
    assert page.is_file() and page.read_text("utf-8") == render(find(game)), (
        "write it anew: safehouse glossary --out docs/glossary"
    )
