"""Laws 17 and 18: the guide covers the ledger, in every language alike; so does the ledger itself."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from safehouse.core.about import topics
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.golden import golden_games
from safehouse.core.guide.book import Block, Guide, Heading, Paragraph, Passage, spans_in
from safehouse.core.guide.figures import shown
from safehouse.core.guide.read import forget, guide_of, has_guide
from safehouse.core.laws.law import Broken, Effort, demand
from safehouse.core.ledger import clauses, ledger_path, rulebook_clauses
from safehouse.core.words import LANGUAGES

DUTIES: Final = ("deal", "count", "order", "offer", "hide", "score", "physical", "data", "ruling")
"""What the table does, so that players need not know the clause."""


def guide_covers_the_ledger(game: AnyGame, effort: Effort) -> str:
    demand(has_guide(game.folder), "there is no guide/guide.toml")
    forget()
    guides = [_read(game, language) for language in LANGUAGES]
    for other in guides[1:]:
        _are_alike(guides[0], other)
    for guide in guides:
        _links_lead_somewhere(game, guide)
    _clauses_are_covered(game, guides[0])
    _figures_can_be_drawn(game, guides[0])
    passages = list(guides[0].passages())
    cited = {clause for passage in passages for clause in passage.clauses}
    return (
        f"{len(guides[0].chapters)} chapters, {len(passages)} passages on {len(cited)} clauses, "
        f"{len(guides[0].plan.table_does)} left to the table, {len(guides[0].plan.figure)} figures"
    )


def ledger_is_the_same_in_every_language(game: AnyGame, effort: Effort) -> str:
    original = game.folder / "RULES.md"
    written = (ledger_path(game.folder, language) for language in LANGUAGES)
    translated = [path for path in written if path != original]
    demand(bool(translated), "there is no RULES.cs.md")
    for path in translated:
        for wanted, found in zip_longest(clauses(original), clauses(path), fillvalue="nothing"):
            demand(wanted == found, f"{path.name} has {found} where {original.name} has {wanted}")
    return f"{len(clauses(original))} clauses in {len(translated) + 1} languages"


def _read(game: AnyGame, language: str) -> Guide:
    try:
        return guide_of(game.folder, language)
    except SafehouseError as error:
        raise Broken(str(error)) from None


def _are_alike(one: Guide, two: Guide) -> None:
    for first, second in zip(one.chapters, two.chapters, strict=True):
        for left, right in zip_longest(first.blocks, second.blocks):
            demand(
                _identity(left) == _identity(right),
                f"{one.language}/{first.id}.md{_line(left)} has {_identity(left)} where "
                f"{two.language}/{second.id}.md{_line(right)} has {_identity(right)}",
            )


def _identity(block: Block | None) -> str:
    """What must agree between languages: the kind of block, and its name and clauses where it has them."""
    if block is None:
        return "nothing"
    if isinstance(block, Passage):
        return f"{{#{' '.join([block.id, *block.clauses])}}}"
    return "a heading" if isinstance(block, Heading) else f"figure:{block.name}"


def _line(block: Block | None) -> str:
    return f", line {block.line}," if block is not None else ""


def _clauses_are_covered(game: AnyGame, guide: Guide) -> None:
    rules = game.folder / "RULES.md"
    ledger = clauses(rules)
    cited: set[str] = set()
    ids: set[str] = set()
    for passage in guide.passages():
        where = f"{guide.language}, line {passage.line}, {{#{passage.id}}}"
        demand(passage.id not in ids, f"{where}: two blocks have this name")
        demand(bool(passage.clauses), f"{where} stands on no clause")
        unknown = [clause for clause in passage.clauses if clause not in ledger]
        demand(not unknown, f"{where}: the ledger does not have {', '.join(unknown)}")
        ids.add(passage.id)
        cited |= set(passage.clauses)
    left = guide.plan.table_does
    for clause, duty in left.items():
        demand(clause in ledger, f"guide.toml: the ledger does not have {clause}")
        demand(duty in DUTIES, f"guide.toml: {clause} = {duty!r} is none of {', '.join(DUTIES)}")
        demand(clause not in cited, f"guide.toml leaves {clause} to the table, yet a block cites it")
    missing = [clause for clause in rulebook_clauses(rules) if clause not in cited and clause not in left]
    demand(not missing, f"{len(missing)} clauses in no block and not left to the table: {', '.join(missing)}")


def _links_lead_somewhere(game: AnyGame, guide: Guide) -> None:
    ids = {passage.id for passage in guide.passages()}
    things = topics(game)
    for chapter in guide.chapters:
        for block in chapter.blocks:
            for target in _targets(block):
                known = target[1:] in ids if target.startswith("#") else target in things
                demand(known, f"{guide.language}/{chapter.id}.md{_line(block)} nothing is called {target}")


def _targets(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        return
    pieces = block.pieces if isinstance(block, Passage) else [Paragraph(block.caption)]
    yield from (span.to for span in spans_in(pieces) if span.to)


def _figures_can_be_drawn(game: AnyGame, guide: Guide) -> None:
    drawn = [figure.name for figure in guide.figures()]
    unknown = sorted(set(drawn) - set(guide.plan.figure))
    demand(not unknown, f"guide.toml has no figure {', '.join(unknown)}")
    unused = sorted(set(guide.plan.figure) - set(drawn))
    demand(not unused, f"no chapter shows the figure {', '.join(unused)}")
    if not golden_games(game):
        return
    for name, spot in guide.plan.figure.items():
        try:
            shown(game, spot)
        except SafehouseError as error:
            raise Broken(f"figure {name}: {error}") from None
