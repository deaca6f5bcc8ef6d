"""What people read about a game: its guide, the figures in it, its ledger, and what a search finds there."""

from functools import cache

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.guide.figures import figure
from safehouse.core.guide.places import by_clause, by_topic
from safehouse.core.guide.read import guide_of, has_guide, plan_of
from safehouse.core.guide.search import index_of
from safehouse.core.ledger import clauses, ledger_path, readable
from safehouse.core.view import encode
from safehouse.table.messages import FigureShown, Found, Guide, Rules


@cache
def rules(game: AnyGame, language: str) -> bytes:
    path = ledger_path(game.folder, language)
    written = language if path.name != "RULES.md" else "en"
    found = [readable(clause) for clause in clauses(path).values()]
    return msgspec.json.encode(Rules(language=written, clauses=found))


@cache
def guide(game: AnyGame, language: str) -> bytes:
    if not has_guide(game.folder):
        return msgspec.json.encode(Guide(chapters=[], clauses={}, topics={}))
    found = guide_of(game.folder, language)
    return msgspec.json.encode(
        Guide(chapters=found.chapters, clauses=by_clause(found), topics=by_topic(game, found))
    )


def shown(game: AnyGame, name: str) -> bytes | None:
    """A figure; None where the guide has none of this name."""
    spot = plan_of(game.folder).figure.get(name) if has_guide(game.folder) else None
    if spot is None:
        return None
    drawn = figure(game.id, name)
    return msgspec.json.encode(
        FigureShown(
            options=drawn.options.to_json(),
            seat=spot.seat,
            show=spot.show,
            view=msgspec.Raw(encode(drawn.view)),
        )
    )


def search(game: AnyGame, language: str, text: str) -> Found:
    return Found(hits=index_of(game.folder, language).search(text))
