"""`safehouse review`: a finished game looked at again from one seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from safehouse.bots.company import player_names
from safehouse.cli.replaying import ReplayRefused
from safehouse.core.errors import OptionError
from safehouse.core.save import Save
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.review.belief_telling import known_told
from safehouse.review.card import card
from safehouse.review.knowing import known
from safehouse.review.page import page
from safehouse.review.reviewing import Reviewing
from safehouse.review.shape import Act, Review
from safehouse.review.story import story_of
from safehouse.review.telling import Telling

FORMS: Final = ("text", "json", "html", "card")


def write_review(save: Save, seat: int, language: str, form: str, seed: str, out: Path | None) -> str:
    """The review in the form that was asked for; progress goes to standard error."""
    story = story_of(save, seat)
    words = words_for(save, seat, language)
    if story.result is None:
        raise ReplayRefused(words.say("cli-review-unfinished"))
    found = with_progress(Reviewing(story, seed), words)
    text = written(found, words, form)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    return text


def known_lines(save: Save, seat: int, entries: int, language: str) -> Iterator[str]:
    """What the others knew of the seat's secret after so many moves, at most as many as were made."""
    if not 0 <= entries <= len(save.moves):
        raise OptionError("known", str(entries), f"0 … {len(save.moves)}")
    words = words_for(save, seat, language)
    yield from known_told(known(save, seat, entries), words)


def words_for(save: Save, seat: int, language: str) -> Words:
    game = find(save.game)
    options = game.read_options(save.options)
    words = Words(language, game, you=seat, options=options)
    words.players = player_names(words, game.seat_names(options), save)
    return words


def with_progress(reviewing: Reviewing, words: Words) -> Review:
    acts: list[Act] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("cli-review-progress"), total=len(reviewing.episodes))
        for act in reviewing.acts():
            acts.append(act)
            progress.advance(task)
    return reviewing.whole(acts)


def written(found: Review, words: Words, form: str) -> str:
    if form == "json":
        return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    if form == "card":
        return card(found, words.language, words.options)
    telling = Telling(found, words)
    return page(telling) if form == "html" else "\n".join(telling.lines()) + "\n"
