"""A view of In Too Deep in words, in reading order; the crimes in hand with the conditions that are met."""

from collections import Counter
from collections.abc import Iterator

from safehouse.core.about import told
from safehouse.core.words import Words
from safehouse.games.in_too_deep.about import KINDS, LINES, corruption_of
from safehouse.games.in_too_deep.codes import MajorCrimes
from safehouse.games.in_too_deep.data import CRIME_IDS, KIND_IDS
from safehouse.games.in_too_deep.describe.conditions import condition_sentences
from safehouse.games.in_too_deep.tables.cards import CardSet
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.view import ConsoleView, DeedView, InTooDeepView, StandingView, ZoneView
from safehouse.games.in_too_deep.vocabulary import BARRIER, DECK

BONUS_FIELDS = ("support", "tolerance", "dominance")


def describe(view: InTooDeepView, words: Words) -> list[str]:
    """The position in whole sentences, in reading order."""
    return [
        words.say(
            "say-turn",
            chapter=view.chapter,
            seat=player(view, view.active, words),
            actions=view.actions,
            ending=_ending(view),
        ),
        *_city(view, words),
        *(_console(view, seat, console, words) for seat, console in enumerate(view.consoles)),
        *_evidence(view, words),
        *_common(view, words),
        *_tale(view, words),
        *_hand(view, words),
        *(_epilogue(view, words) if view.over else ()),
    ]


def _ending(view: InTooDeepView) -> str:
    """Whether the chapter is about to end, or is over and evaluated."""
    if view.over or not view.chapter_ends:
        return "no"
    return "over" if len(view.investigations) == view.chapter else "yes"


def player(view: InTooDeepView, seat: int, words: Words) -> str:
    return words.say("seat-name-15") if view.echo is not None and seat == view.echo.seat else words.player(seat)


def names(domain: str, ids: list[str], words: Words) -> str:
    return ", ".join(words.say(f"{domain}-{name}") for name in ids) or words.say("say-none")


# -- the city


def _city(view: InTooDeepView, words: Words) -> Iterator[str]:
    yield words.say("say-city")
    for zone in view.zones:
        yield words.say(
            "say-zone",
            zone=words.say(f"zone-{zone.zone}"),
            content="; ".join(_content(view, zone, words)) or words.say("say-zone-empty"),
            effect=words.say(f"zone-effect-{zone.zone}"),
        )
    for criminal in view.criminals:
        yield words.say(
            "say-ability",
            criminal=words.say(f"criminal-{criminal.criminal}"),
            ability=words.say(f"ability-{criminal.criminal}"),
        )
    kinds = (f"{words.say(f'kind-{kind}')}: {_items_of(kind, words)}" for kind in KIND_IDS)
    yield words.say("say-kinds", kinds="; ".join(kinds))


def _items_of(kind: str, words: Words) -> str:
    return names("item", [item for item, own in KINDS.items() if own == kind], words)


def _content(view: InTooDeepView, zone: ZoneView, words: Words) -> Iterator[str]:
    if zone.patrol:
        yield words.say("say-patrol", tokens=zone.patrol)
    if zone.guardian:
        yield words.say("say-guardian")
    for criminal in view.criminals:
        if criminal.zone == zone.zone:
            yield words.say(
                "say-criminal",
                criminal=words.say(f"criminal-{criminal.criminal}"),
                holds=words.attribute(f"item-{criminal.holds}", "acc") or words.say(f"item-{criminal.holds}")
                if criminal.holds
                else "no",
                owner=player(view, criminal.hooked_by, words) if criminal.hooked_by >= 0 else "no",
                locked="yes" if criminal.locked else "no",
            )
    if zone.dropped:
        yield words.say("say-dropped", items=names("item", zone.dropped, words))
    if zone.barrier_clockwise:
        barrier = BARRIER.values[zone.barrier_clockwise - 1]
        yield words.say("say-barrier", barrier=words.say(f"barrier-{barrier}"))


# -- consoles and boards


def _console(view: InTooDeepView, seat: int, console: ConsoleView, words: Words) -> str:
    spaces = ", ".join(f"{words.say(f'criminal-{name}')} {space}" for name, space in console.dominance.items())
    parts = [
        words.say(
            "say-console",
            seat=player(view, seat, words),
            you="yes" if seat == view.seat else "no",
            intel=console.intel,
            tolerance=console.tolerance,
            folders=console.folders,
        ),
        words.say("say-ports", criminals=names("criminal", console.ports, words)),
        words.say("say-dominance", spaces=spaces),
    ]
    if console.support:
        parts.append(words.say("say-support", tokens=names("support", console.support, words)))
    if console.memory is not None:
        parts.append(words.say("say-memory", evidence=names("evidence", console.memory, words)))
    else:
        parts.append(words.say("say-memory-hidden", tokens=console.memory_size))
    decks = zip(DECK.values, console.crimes_by_deck, strict=True)
    crimes = [f"{words.say(f'deck-{deck}')} {count}" for deck, count in decks if count]
    parts.append(words.say("say-crimes", crimes=", ".join(crimes) or words.say("say-none")))
    parts.append(
        words.say(
            "say-dilemmas", hand=console.dilemma_count, stored=console.databank_size, box=len(console.box)
        )
    )
    return " ".join(parts)


def _evidence(view: InTooDeepView, words: Words) -> Iterator[str]:
    yield words.say(
        "say-rail",
        rail=names("evidence", [kind for kind in view.rail if kind], words),
        display=sum(kind is not None for kind in view.display),
    )
    rows = [
        words.say("say-task", task=words.say(f"evidence-{kind}"), folders=left)
        for kind, left in zip(view.tasks, view.folders_left, strict=False)
    ]
    yield words.say("say-tasks", tasks=", ".join(rows))
    if not view.over:
        yield from (f"– {outcome}." for outcome in _outcomes(view, words))
    free = [f"bonus-{name}" for name, token in zip(BONUS_FIELDS, view.bonus, strict=True) if token is None]
    yield words.say(
        "say-plan",
        free=", ".join(words.say(key) for key in free) or words.say("say-none"),
        shared=names("evidence", view.shared_box, words),
    )
    if seen := list(_seen(view, words)):
        yield words.say("say-seen", seen="; ".join(seen))


def _outcomes(view: InTooDeepView, words: Words) -> Iterator[str]:
    """How the investigation of each chapter so far came out."""
    for chapter, succeeded in enumerate(view.investigations, 1):
        yield words.say("epilogue-chapter", chapter=chapter, succeeded="yes" if succeeded else "no")


def _seen(view: InTooDeepView, words: Words) -> Iterator[str]:
    """The face-down tokens whose kind this seat knows; those of its own box are told with its hand."""
    for position, kind in enumerate(view.display, 1):
        if kind:
            yield words.say("say-seen-display", position=position, kind=words.say(f"evidence-{kind}"))
    for name, kind in zip(BONUS_FIELDS, view.bonus, strict=True):
        if kind:
            field = words.say(f"bonus-{name}")
            yield words.say("say-seen-bonus", field=field, kind=words.say(f"evidence-{kind}"))
    for seat, console in enumerate(view.consoles):
        for position, kind in enumerate(console.box if seat != view.seat else [], 1):
            if kind:
                owner, told_kind = player(view, seat, words), words.say(f"evidence-{kind}")
                yield words.say("say-seen-box", owner=owner, position=position, kind=told_kind)


def _common(view: InTooDeepView, words: Words) -> Iterator[str]:
    offer = [
        words.say(
            "say-offered",
            token=words.say(f"support-{token}"),
            intel=intel,
            effect=words.attribute(f"support-{token}", "effect"),
        )
        for token, intel in zip(view.offer, view.offer_intel, strict=True)
        if token is not None
    ]
    yield words.say("say-offer", tokens=" ".join(offer) or words.say("say-none"))
    echo = view.echo
    if echo is not None:
        yield words.say("say-echo", progress=echo.progress, level=echo.crime_level, cards=echo.deck_size)


# -- the story, and what became of it


def _tale(view: InTooDeepView, words: Words) -> Iterator[str]:
    """Every storyline as far as it has come."""
    for line in view.storylines:
        key = f"storyline-{line}"
        yield words.say("tale-line", line=words.say(key), code=line, blurb=words.attribute(key, "blurb"))
        deeds = _deeds_of(view, line)
        for deed in deeds:
            yield f"– {words.say('tale-deed', **_deed(view, deed, words))}"
        if not deeds:
            yield f"– {words.say('tale-silent')}"


def _deeds_of(view: InTooDeepView, line: str) -> list[DeedView]:
    return [deed for deed in view.tale if LINES.get(deed.crime) == line]


def _deed(view: InTooDeepView, deed: DeedView, words: Words) -> dict[str, str | int]:
    key = f"crime-{deed.crime}"
    return {
        "seat": player(view, deed.console, words),
        "chapter": deed.chapter,
        "crime": words.say(key),
        "level": card_set(view.cards).level[CRIME_IDS.index(deed.crime)],
        "blurb": words.attribute(key, "blurb"),
        "how": deed.how,
        "title": words.attribute(key, deed.how),
    }


def _epilogue(view: InTooDeepView, words: Words) -> Iterator[str]:
    """The game retold: chapter by chapter, what became of each storyline, whose edge it was."""
    yield words.say("epilogue-title")
    for chapter, outcome in enumerate(_outcomes(view, words), 1):
        yield outcome
        yield from (f"– {line}" for line in _chapter(view, chapter, words))
    yield words.say("epilogue-lines")
    for line in view.storylines:
        yield f"– {_line_end(view, line, words)}"
    yield words.say("epilogue-edge")
    yield from (f"– {line}" for line in _edge(view, words))
    yield words.say(f"epilogue-{view.ending}-story")


def _chapter(view: InTooDeepView, chapter: int, words: Words) -> Iterator[str]:
    deeds = [deed for deed in view.tale if deed.chapter == chapter]
    majors = [deed for deed in deeds if deed.how != "petty"]
    for deed in majors:
        yield words.say("epilogue-deed", **_deed(view, deed, words))
    if not majors:
        yield words.say("epilogue-quiet")
    petty = Counter(deed.console for deed in deeds if deed.how == "petty")
    if petty:
        counts = [
            words.say("epilogue-count", seat=player(view, seat, words), count=petty[seat])
            for seat in sorted(petty)
        ]
        yield words.say("epilogue-petty", counts=", ".join(counts))


def _line_end(view: InTooDeepView, line: str, words: Words) -> str:
    name = words.say(f"storyline-{line}")
    levels = card_set(view.cards).level
    deeds = _deeds_of(view, line)
    if not deeds:
        return words.say("epilogue-line-unborn", line=name)
    last = max(deeds, key=lambda deed: levels[CRIME_IDS.index(deed.crime)])
    level = levels[CRIME_IDS.index(last.crime)]
    key = "epilogue-line-ended" if level == max(levels) else "epilogue-line-stopped"
    return words.say(key, line=name, level=level, crime=words.say(f"crime-{last.crime}"))


def _edge(view: InTooDeepView, words: Words) -> Iterator[str]:
    """ZH-8.3, ZH-8.8"""
    corruption = [corruption_of(view, console) for console in view.consoles]
    foiled = view.ending in ("promotion", "warning")
    for key, amount in (
        ("epilogue-least", min(corruption)),
        ("epilogue-most-foiled" if foiled else "epilogue-most-free", max(corruption)),
    ):
        seats = [player(view, seat, words) for seat, own in enumerate(corruption) if own == amount]
        yield words.say(key, corruption=amount, seats=", ".join(seats))


# -- crimes and dilemmas in hand


def _hand(view: InTooDeepView, words: Words) -> Iterator[str]:
    own = view.consoles[view.seat] if 0 <= view.seat < len(view.consoles) else None
    if own is None or own.crimes is None:
        return
    cards = card_set(view.cards)
    for name in own.crimes:
        yield from _crime(cards, view.standings[name], name, words)
    for name in own.dilemmas or []:
        yield words.say("say-dilemma", dilemma=told(f"dilemma:{name}", words))
    for name in own.databank or []:
        yield words.say("say-stored", dilemma=told(f"dilemma:{name}", words))
    for name in own.support:
        yield words.say("say-own-support", support=told(f"support:{name}", words))
    known = [kind for kind in own.box if kind is not None]
    if known:
        yield words.say("say-box", evidence=names("evidence", known, words))


def _crime(cards: CardSet, standing: StandingView, name: str, words: Words) -> Iterator[str]:
    card = CRIME_IDS.index(name)
    key = f"crime-{name}"
    level = cards.level[card]
    yield words.say(
        "say-crime",
        crime=words.say(key),
        code=name,
        level=level,
        conditions=words.attribute(key, "conditions"),
        effect=words.attribute(key, "effect") or "no",
        blurb=words.attribute(key, "blurb"),
    )
    if not standing.story:
        yield words.say("say-crime-closed", level=level - 1)
    conditions = condition_sentences(cards, card, words)
    for condition, met in zip(conditions, standing.met, strict=True):
        yield words.say("say-condition", met="yes" if met else "no", condition=condition)
    yield _outcome(key, "cautious" if card < MajorCrimes.COUNT else "petty", cards.cautious[card], words)
    if card < MajorCrimes.COUNT:
        yield _outcome(key, "reckless", cards.reckless[card], words)


def _outcome(crime: str, kind: str, rewards: list[int], words: Words) -> str:
    return words.say(
        "say-outcome",
        outcome=kind,
        title=words.attribute(crime, kind) or "none",
        intel=rewards[0],
        dilemmas=rewards[1],
        evidence=rewards[2],
        process=rewards[3],
        support=rewards[4],
    )
