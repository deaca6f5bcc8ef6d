"""A view of Infiltraitors in words, and the clue boards drawn with characters."""

from collections.abc import Iterator, Mapping, Sequence

from safehouse.core.about import told
from safehouse.core.words import Words
from safehouse.games.infiltraitors.about import RELATED
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
        *_wrong_shots(view, words),
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
        yield words.say("game-talk-silent" if "silence" in page.modifiers else "game-talk")
    for rule in page.modifiers:
        yield words.say(f"modifier-{rule}-rule")
    colours = [words.say(f"colour-{colour}") for colour in page.colours]
    yield words.say("say-deck", colours=words.listed(colours), lowest=page.lowest, highest=page.highest)
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


def _wrong_shots(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    """What the suspects that are still there were called in vain."""
    wrong: dict[int, list[str]] = {}
    for deed in view.deeds:
        if deed.kind == "catch":
            wrong.pop(deed.seat, None)
        elif deed.kind == "shoot" and deed.target is not None and deed.card is not None:
            if deed.right:
                wrong.pop(deed.target, None)
            else:
                wrong.setdefault(deed.target, []).append(deed.card)
    for target, cards in wrong.items():
        yield words.say("say-wrong-shots", suspect=_whose(target, words), cards=_cards(cards, words))


def _boards(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    yield from _boards_by_hand(view, words)
    for board in view.boards:
        whose = _whose(board.target, words)
        if board.target == view.seat:
            yield _own_board(board, words)
        elif _is_shared(view):
            yield _possible(whose, board.public, words)
        elif len(board.mine) <= FEW:
            cards = ", ".join(
                words.say("say-chance", card=_card(one.card, words), percent=round(100 * one.chance))
                for one in board.mine
            )
            yield words.say("say-board-cards", suspect=whose, cards=cards)
        else:
            yield words.say("say-board", suspect=whose, count=len(board.mine))
        if board.target != view.seat and board.decoded and len(board.decoded) < len(board.public):
            yield _decoded(board, whose, words)


def _boards_by_hand(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    squares = sum(1 for _ in _squares(view))
    for target, crossed in _by_hand(view).items():
        left = [card for card in _squares(view) if card not in crossed]
        suspect = _whose(target, words)
        if len(left) <= FEW:
            yield words.say("say-board-by-hand-cards", suspect=suspect, cards=_cards(left, words))
        elif crossed:
            yield words.say("say-board-by-hand", suspect=suspect, crossed=squares - len(left), left=len(left))


def _own_board(board: Board, words: Words) -> str:
    """What the others can know of the own suspect, for whoever is about to give a clue."""
    if len(board.public) <= FEW:
        return words.say("say-own-board", cards=_cards(board.public, words))
    return words.say("say-own-board-many", count=len(board.public))


def _possible(suspect: str, cards: Sequence[str], words: Words) -> str:
    if len(cards) <= FEW:
        return words.say("say-board-cards", suspect=suspect, cards=_cards(cards, words))
    return words.say("say-board", suspect=suspect, count=len(cards))


def _is_shared(view: InfiltraitorsView) -> bool:
    """The clue boards show public knowledge alone."""
    return view.briefing.clue_board == "public" or view.seat < 0


def _by_hand(view: InfiltraitorsView) -> dict[int, Sequence[str]]:
    """The cards crossed out on each clue board that this seat keeps by hand, by the suspect it is about."""
    if view.briefing.clue_board != "by_hand" or view.seat < 0 or view.over:
        return {}
    targets = [seat for seat, stand in enumerate(view.stands) if stand.occupied]
    if view.aside and "key_person" in view.briefing.modifiers:
        targets.append(Targets.KEY_PERSON)
    crossed = {note.target: note.cards for note in view.crossed_out}
    return {target: crossed.get(target, ()) for target in targets}


def _decoded(board: Board, whose: str, words: Words) -> str:
    """What is left for this seat when it believes the code."""
    left = [one.card for one in board.mine if one.card in board.decoded] or board.decoded
    if len(left) <= FEW:
        return words.say("say-decoded", suspect=whose, cards=_cards(left, words))
    return words.say("say-decoded-many", suspect=whose, count=len(left))


def _whose(target: int, words: Words) -> str:
    if target == Targets.KEY_PERSON:
        return words.say("say-suspect-key")
    return words.say("say-suspect-of", seat=words.player(target))


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
        cards = _cards(seen, words)
        if seat == view.seat and not view.over:
            cards = "; ".join(_with_related(name, words) for name in seen) or cards
        yield words.say(key, seat=words.player(seat), count=len(hand), cards=cards)


def _with_related(name: str, words: Words) -> str:
    """A card with the divisors and multiples printed on it (IN-3.3)."""
    if not name[1:].isdigit():
        return words.say("say-hand-card-special", card=_card(name, words))
    related = ", ".join(str(number) for number in RELATED[int(name[1:])])
    key = "say-hand-card" if related else "say-hand-card-alone"
    return words.say(key, card=_card(name, words), related=related)


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
    """A clue board for each suspect: kept by hand, where something is crossed out, or possible by public
    knowledge and, with full help, to this seat; of the own one what the others can know."""
    lines: list[str] = []
    for target, crossed in _by_hand(view).items():
        if not crossed:
            continue
        signs = {card: "#" for card in _squares(view) if card not in crossed}
        lines += [f"  {_whose(target, words)}", *_grid(view, signs, words)]
    for board in view.boards:
        lines += [f"  {_whose(board.target, words)}", *_grid(view, _signs(view, board), words)]
    if lines:
        lines.append("  " + words.say(_legend(view)))
    return lines


def _legend(view: InfiltraitorsView) -> str:
    if view.briefing.clue_board == "by_hand":
        return "say-board-legend-hand"
    kind = "say-board-legend-public" if _is_shared(view) else "say-board-legend"
    return f"{kind}-code" if view.briefing.code else kind


def _numbers(view: InfiltraitorsView) -> list[str]:
    special = "special_in_deck" in view.briefing.modifiers
    plain = range(view.briefing.lowest, view.briefing.highest + 1)
    return [*(["S"] if special else []), *(str(number) for number in plain)]


def _squares(view: InfiltraitorsView) -> Iterator[str]:
    """Every square of a clue board, by the card it stands for."""
    for letter, _ in zip(LETTERS, view.briefing.colours, strict=False):
        yield from (f"{letter}{number}" for number in _numbers(view))


def _grid(view: InfiltraitorsView, signs: Mapping[str, str], words: Words) -> list[str]:
    numbers = _numbers(view)
    names = [words.say(f"colour-{colour}") for colour in view.briefing.colours]
    width = max(map(len, names))
    lines = [" " * (width + 4) + " ".join(f"{n:>2}" for n in numbers)]
    for letter, name in zip(LETTERS, names, strict=False):
        row = (signs.get(f"{letter}{n}", " ") for n in numbers)
        lines.append(f"   {name:<{width}} " + " ".join(f"{sign:>2}" for sign in row))
    return lines


def _signs(view: InfiltraitorsView, board: Board) -> dict[str, str]:
    mine = [one.card for one in board.mine] if board.target != view.seat else []
    signs = dict.fromkeys(board.public, "·") | dict.fromkeys(mine, "#")
    coded = [card for card in board.public if board.decoded and card not in board.decoded]
    marked = coded if _is_shared(view) else [card for card in coded if card in mine]
    return signs | dict.fromkeys(marked, "~")
