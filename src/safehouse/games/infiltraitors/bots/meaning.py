"""What a team-mate wanted to say by a move: told after the game, from what its seat knew then."""

from typing import Final

from safehouse.core.topics import SEAT_PREFIX, Fact, Saying
from safehouse.games.infiltraitors.bots.mind import Mind
from safehouse.games.infiltraitors.codes import Agents, Moves
from safehouse.games.infiltraitors.tables import BIT, MATCHING, NOTHING, cards_in
from safehouse.games.infiltraitors.vocabulary import CARD_IDS
from safehouse.games.infiltraitors.worlds.team import one_class, turned

MOST_NAMED: Final = 6
"""Candidates that are told one by one; more are only counted."""


def meaning(mind: Mind, move: int) -> list[Saying]:
    if Moves.GIVE <= move < Moves.EXCHANGE:
        return _of_clue(mind, move - Moves.GIVE)
    if Moves.EXCHANGE <= move < Moves.WAIT:
        return _of_question(mind, *divmod(move - Moves.EXCHANGE, Agents.COUNT))
    if Moves.WAIT <= move < Moves.ELIMINATE:
        count = move - Moves.WAIT
        return _in_code(mind, mind.public[mind.seat], count, mind.team.wait_classes(mind.seat))
    if Moves.ELIMINATE <= move <= Moves.ELIMINATE_KEY_PERSON:
        left = mind.private[mind.target_of(move)].bit_count()
        return [Saying("meant-shot", {"left": left})]
    if Moves.DECLINE_REWARD <= move < Moves.DISCARD:
        classes = mind.team.reward_classes(mind.seat)
        return _in_code(mind, mind.public[mind.seat], mind.reward_word(move), classes)
    return []


def _of_clue(mind: Mind, card: int) -> list[Saying]:
    """The others are to find the own suspect."""
    before = mind.public[mind.seat]
    fits = MATCHING[card] & BIT[mind.own] != 0
    after = turned(before, card, fits) & ~BIT[card]
    told: dict[str, Fact] = {
        "card": _key(card),
        "suspect": _key(mind.own),
        "before": before.bit_count(),
        "left": after.bit_count(),
    }
    spoken = mind.team.given_about(mind.seat, card, fits)
    word, classes = mind.team.give_word(mind.seat, card), mind.team.give_classes(mind.seat)
    return [Saying("meant-clue", told), *_named(after), *_in_code(mind, spoken, word, classes)]


def _of_question(mind: Mind, card: int, target: int) -> list[Saying]:
    """How the card lies tells something of the suspect whom it is laid beside."""
    before = mind.private[target]
    upright = (before & MATCHING[card]).bit_count()
    told: dict[str, Fact] = {
        "card": _key(card),
        "whom": f"{SEAT_PREFIX}{target}",
        "before": before.bit_count(),
        "upright": upright,
        "across": before.bit_count() - upright,
    }
    spoken = mind.team.spoken_about(mind.seat, card)
    classes = min(mind.team.exchange_classes(mind.seat), spoken.bit_count())
    word = mind.team.exchange_word(card, mind.seat, target, max(1, classes))
    return [Saying("meant-question", told), *_in_code(mind, spoken, word, classes)]


def _in_code(mind: Mind, spoken: int, word: int, classes: int) -> list[Saying]:
    """What the choice says in code about the own suspect; nothing where it says nothing."""
    if classes < 2 or mind.own == NOTHING:
        return []
    kept = one_class(spoken, word, classes)
    return [Saying("meant-code", {"before": spoken.bit_count(), "left": kept.bit_count()}), *_named(kept)]


def _named(candidates: int) -> list[Saying]:
    cards = cards_in(candidates)
    return [Saying("meant-left", {"cards": [_key(card) for card in cards]})] if len(cards) <= MOST_NAMED else []


def _key(card: int) -> str:
    return f"card-{CARD_IDS[card]}"
