"""`safehouse review`: a finished game looked at again from one seat."""

from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from safehouse.bots.company import player_names
from safehouse.cli.replaying import ReplayRefused
from safehouse.core.save import Save
from safehouse.core.shelf import find
from safehouse.core.words import Words
from safehouse.review.page import page
from safehouse.review.reviewing import Reviewing
from safehouse.review.shape import Act, Review
from safehouse.review.story import story_of
from safehouse.review.telling import Telling

FORMS: Final = ("text", "json", "html")


def write_review(save: Save, seat: int, language: str, form: str, seed: str, out: Path | None) -> str:
    """The review in the form that was asked for; progress goes to standard error."""
    story = story_of(save, seat)
    game = find(story.game)
    options = game.read_options(story.options)
    words = Words(language, game, you=seat, options=options)
    if story.result is None:
        raise ReplayRefused(words.say("cli-review-unfinished"))
    words.players = player_names(words, game.seat_names(options), save)
    found = with_progress(Reviewing(story, seed), words)
    text = written(found, words, form)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    return text


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
    telling = Telling(found, words)
    return page(telling) if form == "html" else "\n".join(telling.lines()) + "\n"
