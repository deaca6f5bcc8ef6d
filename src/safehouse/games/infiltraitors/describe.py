"""A view of Infiltraitors in words, and the clue boards drawn with characters."""

from collections.abc import Iterator, Sequence

from safehouse.core.about import told
from safehouse.core.words import Words
from safehouse.games.infiltraitors.codes import Targets
from safehouse.games.infiltraitors.view import Board, Clue, InfiltraitorsView, Stand
from safehouse.games.infiltraitors.vocabulary import LETTERS

FEW = 12
"""So many candidates are named one by one."""


def describe(view: InfiltraitorsView, words: Words) -> list[str]:
    """The position in whole sentences, in reading order."""
    return [
        *_mission(view, words),
        *(_stand(view, seat, stand, words) for seat, stand in enumerate(view.stands)),
        *_aside(view, words),
        told("thing:match", words),
        *_boards(view, words),
        *_middle(view, words),
        *_hands(view, words),
    ]


def _mission(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    page = view.briefing
    yield words.say("say-mission", title=words.say(f"mission-{page.mission}-title"))
    if view.turns <= page.agents:
        yield words.say(f"mission-{page.mission}-story")
    for rule in page.modifiers:
        yield words.say(f"modifier-{rule}-rule")
    yield words.say(
        "say-state",
        turn=view.turns,
        bullets=view.bullets,
        row=len(view.row),
        hq=view.hq,
    )
    if view.eliminator is not None:
        yield words.say("say-eliminator", seat=words.player(view.eliminator))
    if page.code:
        yield words.say("say-code", seats=words.player_list(page.code), explained=words.say("code-explained"))


def _stand(view: InfiltraitorsView, seat: int, stand: Stand, words: Words) -> str:
    key = "say-stand" if stand.occupied else "say-stand-empty"
    if stand.card is not None:
        key = "say-stand-known" if stand.second is None else "say-stand-pair"
    return words.say(
        key,
        seat=words.player(seat),
        card=_card(stand.card, words) if stand.card else "",
        second=_card(stand.second, words) if stand.second else "",
        clues=_clues(stand.clues, words),
        token=stand.token,
        withdrawn="yes" if view.withdrawn[seat] else "no",
    )


def _aside(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    if not view.aside:
        return
    if "key_person" not in view.briefing.modifiers:
        yield words.say("say-ninth")
    elif view.aside[0] is not None:
        yield words.say(
            "say-key-person-known", card=_card(view.aside[0], words), clues=_clues(view.key_clues, words)
        )
    else:
        yield words.say("say-key-person", clues=_clues(view.key_clues, words))


def _boards(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    for board in view.boards:
        if board.target == view.seat:
            continue
        whose = _whose(board, words)
        if len(board.mine) <= FEW:
            cards = ", ".join(
                words.say("say-chance", card=_card(one.card, words), percent=round(100 * one.chance))
                for one in board.mine
            )
            yield words.say("say-board-cards", suspect=whose, cards=cards)
        else:
            yield words.say("say-board", suspect=whose, count=len(board.mine))
        if board.decoded and len(board.decoded) < len(board.public):
            yield _decoded(board, whose, words)


def _decoded(board: Board, whose: str, words: Words) -> str:
    """What is left for this seat when it believes the code."""
    left = [one.card for one in board.mine if one.card in board.decoded] or board.decoded
    if len(left) <= FEW:
        return words.say("say-decoded", suspect=whose, cards=_cards(left, words))
    return words.say("say-decoded-many", suspect=whose, count=len(left))


def _whose(board: Board, words: Words) -> str:
    if board.target == Targets.KEY_PERSON:
        return words.say("say-suspect-key")
    return words.say("say-suspect-of", seat=words.player(board.target))


def _middle(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    up = [entry.card for entry in view.pile if entry.card is not None]
    down = len(view.pile) - len(up)
    yield words.say("say-pile" if up else "say-pile-down", cards=_cards(up, words), down=down)
    if view.pool:
        yield words.say("say-pool", cards=_cards(view.pool, words))
    if view.rewards:
        yield words.say("say-rewards", cards=_cards(view.rewards, words))


def _hands(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    for seat, hand in enumerate(view.hands):
        seen = [c for c in hand if c is not None]
        if seat == view.seat:
            key = "say-own-hand" if len(seen) == len(hand) else "say-own-hand-unseen"
        else:
            key = "say-hand-seen" if seen else "say-hand"
        yield words.say(key, seat=words.player(seat), count=len(hand), cards=_cards(seen, words))


def _card(name: str, words: Words) -> str:
    return words.say(f"card-{name}")


def _cards(cards: Sequence[str], words: Words) -> str:
    return ", ".join(_card(name, words) for name in cards) or words.say("say-none")


def _clues(clues: Sequence[Clue], words: Words) -> str:
    named = (
        words.say("say-clue", card=_card(c.card, words), turned="vertical" if c.vertical else "horizontal")
        for c in clues
    )
    return ", ".join(named) or words.say("say-none")


def picture(view: InfiltraitorsView, words: Words) -> list[str]:
    """A clue board for each suspect: possible by public knowledge, and to this seat; of the own one what the
    others can know."""
    lines: list[str] = []
    for board in view.boards:
        lines += [f"  {_whose(board, words)}", *_grid(view, board, words)]
    if lines:
        legend = "say-board-legend-code" if view.briefing.code else "say-board-legend"
        lines.append("  " + words.say(legend))
    return lines


def _grid(view: InfiltraitorsView, board: Board, words: Words) -> list[str]:
    mine = {one.card for one in board.mine} if board.target != view.seat else set()
    special = "special_in_deck" in view.briefing.modifiers
    numbers = [*(["S"] if special else []), *range(view.briefing.lowest, view.briefing.highest + 1)]
    names = [words.say(f"colour-{colour}") for colour in view.briefing.colours]
    width = max(map(len, names))
    lines = [" " * (width + 4) + " ".join(f"{n:>2}" for n in numbers)]
    for letter, name in zip(LETTERS, names, strict=False):
        signs = (_sign(f"{letter}{n}", board, mine) for n in numbers)
        lines.append(f"   {name:<{width}} " + " ".join(f"{sign:>2}" for sign in signs))
    return lines


def _sign(card: str, board: Board, mine: set[str]) -> str:
    if card in mine:
        return "~" if board.decoded and card not in board.decoded else "#"
    return "·" if card in board.public else " "
