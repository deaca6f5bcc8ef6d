"""A view of Stationfall in words: the clock, the own cards, the players, then the station room by room."""

from collections.abc import Iterator, Sequence

from safehouse.core.about import told
from safehouse.core.words import Words
from safehouse.games.stationfall.about import CHARACTER_OF, IDENTITY_OF
from safehouse.games.stationfall.rules.position import DISCARDED, IN_HAND, USED
from safehouse.games.stationfall.view.shape import (
    CardView,
    ConspiracyView,
    Layout,
    PawnView,
    SectionView,
    StationfallView,
)


def describe(view: StationfallView, words: Words) -> list[str]:
    """The position in whole sentences, in reading order."""
    return [
        *_clock(view, words),
        *_own(view, words),
        *(_player(view, number, words) for number in range(len(view.conspiracies))),
        *_shown(view, words),
        *_kompromats(view, words),
        *(_character(card, words) for card in view.characters),
        *_rooms(view, words),
        *_away(view, words),
    ]


def _shown(view: StationfallView, words: Words) -> Iterator[str]:
    if view.shown:
        cards = ", ".join(words.say(f"identity-{card}") for card in view.shown)
        yield words.say("say-shown", cards=cards)


def _kompromats(view: StationfallView, words: Words) -> Iterator[str]:
    """What this seat knows of those that it does not hold."""
    known = [
        _kompromat(each.character, each.where, words)
        for each in view.kompromats
        if not _in_hand(view, each.where)
    ]
    known += [
        words.say(
            "say-kompromat-kept", card=words.say(f"character-{each.character}"), seat=words.player(each.hand)
        )
        for each in view.kompromats_kept
    ]
    if known:
        yield words.say("say-kompromats", kompromats="; ".join(known))


def _kompromat(character: str, where: int, words: Words) -> str:
    card = words.say(f"character-{character}")
    if where >= DISCARDED:
        return words.say("say-kompromat-discarded", card=card, seat=words.player(where - DISCARDED))
    if where >= IN_HAND:
        return words.say("say-kompromat-held", card=card, seat=words.player(where - IN_HAND))
    return words.say("say-kompromat-used" if where == USED else "say-kompromat-gone", card=card)


def _clock(view: StationfallView, words: Words) -> Iterator[str]:
    yield words.say(
        "say-clock",
        minute=view.minute,
        power=words.say(f"power-{view.power}"),
        cameras=_yes(view.cameras),
        jammers=_yes(view.jammers),
        evacuation=_yes(view.evacuation),
    )
    if view.armed and not view.antimatter_gone:
        yield words.say("say-armed", minute=view.explosion_minute)
    if view.turn.activated >= 0 and view.turn.actions_left > 0:
        yield words.say("say-actions", count=view.turn.actions_left)
    if view.project is not None:
        project = told(f"project:{view.project}", words)
        yield words.say("say-project", project=project, released=_yes(view.released))
    for token in view.time_tokens:
        yield words.say(
            "say-token",
            token=words.say(f"token-{token.token}"),
            section=words.say(f"section-{token.section}"),
            colour=words.say(f"colour-{token.colour}"),
        )
    for name, data in (("authorities", view.authorities), ("news", view.news)):
        if data:
            yield words.say(
                "say-institution",
                institution=words.say(f"institution-{name}"),
                data=", ".join(words.say(f"data-{one}") for one in data),
            )


def _own(view: StationfallView, words: Words) -> Iterator[str]:
    identities = [
        conspiracy.revealed or identity
        for conspiracy, identity in zip(view.conspiracies, view.own.identities, strict=True)
        if identity is not None
    ]
    for agenda in view.own.agendas:
        card = words.say(f"identity-{agenda.card}")
        if agenda.card in view.own.bonus and identities:
            yield words.say("say-bonus", card=card, points=agenda.bonus, worth=_bonus(agenda.card, words))
            continue
        mine = agenda.card in identities
        yield words.say("say-identity" if mine else "say-card", card=card, points=sum(agenda.lines))
        for number, points in enumerate(agenda.lines):
            task = words.say(f"agenda-{agenda.card}-{number + 1}")
            yield words.say("say-agenda", points=points, task=task, **_worth(agenda.card, number))
    hand = [known.character for known in view.kompromats if _in_hand(view, known.where)]
    if hand:
        yield words.say("say-hand", cards=", ".join(words.say(f"character-{card}") for card in hand))


def _bonus(card: str, words: Words) -> str:
    """What a bonus character is worth, and when."""
    bonus = CHARACTER_OF[IDENTITY_OF[card].character].bonus
    return words.say(f"bonus-{bonus.kind}", points=bonus.points) if bonus.kind != "none" else "none"


def _in_hand(view: StationfallView, where: int) -> bool:
    return view.seat >= 0 and where == IN_HAND + view.seat


def _player(view: StationfallView, number: int, words: Words) -> str:
    colour = view.conspiracies[number]
    return words.say(
        "say-player",
        colour=words.say(f"colour-{colour.colour}"),
        guilt=words.say(f"say-guilt-{colour.guilt}"),
        supply=colour.supply,
        betrayal=colour.betrayal,
        hand=colour.hand,
        bribe=_yes(colour.bribe is None),
        known=_yes(colour.revealed is not None),
        card=words.say(f"identity-{colour.revealed}") if colour.revealed else "",
        cubes=_cubes(view, number, words),
        disc=_disc(colour, words),
    )


def _cubes(view: StationfallView, number: int, words: Words) -> str:
    found = [
        f"{words.say(f'character-{card.id}')} {card.cubes[number]}"
        for card in view.characters
        if card.cubes[number] > 0
    ]
    return ", ".join(found) or "–"


def _disc(colour: ConspiracyView, words: Words) -> str:
    return words.say(f"character-{colour.disc}") if colour.disc else "–"


def _character(card: CardView, words: Words) -> str:
    """What its card prints: the limit of influence, what it can do, and what it scores for whoever it is."""
    character = CHARACTER_OF[card.id]
    skills = [words.say(f"ability-{ability}") for ability in character.abilities]
    later = [words.say(f"ability-{ability}") for ability in character.reveal_abilities]
    agendas = [_agenda(identity, words) for identity in character.identities]
    return words.say(
        "say-character",
        character=words.say(f"character-{card.id}"),
        limit=character.influence_limit,
        skills=", ".join(skills) or "–",
        later=", ".join(later) or "–",
        agendas="; ".join(agendas) or "–",
    )


def _agenda(identity: str, words: Words) -> str:
    tasks = (words.say(f"agenda-{identity}-{n}") for n in range(1, len(IDENTITY_OF[identity].line) + 1))
    return ", ".join(words.say("say-worth", task=task, **_worth(identity, n)) for n, task in enumerate(tasks))


def _worth(identity: str, number: int) -> dict[str, str | int]:
    """What a line of an agenda is worth: once or for each case, by itself or only with the line before it."""
    line = IDENTITY_OF[identity].line[number]
    return {"worth": line.points, "per": _yes(line.per != ""), "plus": _yes(line.plus)}


def _rooms(view: StationfallView, words: Words) -> Iterator[str]:
    """Every section with who and what is there, and where its corridors lead; pods with their seats."""
    pawns = {pawn.id for pawn in view.pawns}
    carried = {item for pawn in view.pawns for item in pawn.items if item in pawns}
    for section in view.sections:
        people = [pawn for pawn in view.pawns if pawn.place == section.id and pawn.id not in carried]
        things = [words.say(f"item-{item}") for item in section.items if item not in pawns]
        if section.kompromat:
            things.append(words.say("say-kompromat"))
        if section.trap:
            things.append(words.say("say-trap"))
        if section.pod == "absent":
            continue
        yield words.say(
            "say-room",
            section=words.say(f"section-{section.id}"),
            ways=_ways(view, section.id, words),
            vents=_vents(view, section.id, words),
            marks=_marks(view, section, words),
            who="some" if people else "none",
            people=", ".join(_pawn(pawn, words) for pawn in people),
            what="some" if things else "none",
            things=", ".join(things),
        )
    if view.monster in ("live", "down") and view.monster_place != "nowhere":
        yield words.say("say-monster", place=words.say(f"place-{view.monster_place}"))


def _ways(view: StationfallView, section: str, words: Words) -> str:
    """Where one can step from here; a lock is named with its corridor."""
    gone = {place.id for place in view.sections if place.pod not in ("", "docked")}
    ends = [end for end in _ends(view.corridors, section) if end not in gone and section not in gone]
    locked = {b if a == section else a for a, b in view.locks if section in (a, b)}
    names = {end: words.say(f"section-{end}") for end in ends}
    named = (words.say("say-locked", section=names[end]) if end in locked else names[end] for end in ends)
    return ", ".join(named) or "none"


def _vents(view: StationfallView, section: str, words: Words) -> str:
    """Where a Tunnel Rat can crawl from here."""
    return ", ".join(words.say(f"section-{end}") for end in _ends(view.vents, section)) or "none"


def _ends(joints: Sequence[tuple[str, str]], section: str) -> list[str]:
    return [b if a == section else a for a, b in joints if section in (a, b)]


def _marks(view: StationfallView, section: SectionView, words: Words) -> str:
    printed = next(place for place in view.map if place.id == section.id)
    marks = list(_printed(printed, words))
    if printed.seats:
        taken = sum(pawn.place == section.id for pawn in view.pawns)
        marks.append(words.say("say-seats", taken=taken, seats=printed.seats))
    if not section.lit:
        marks.append(words.say("say-dark"))
    if section.damaged:
        marks.append(words.say("say-damaged"))
    if section.hazard != "none":
        marks.append(words.say(f"say-hazard-{section.hazard}"))
    if section.pod in ("launched", "annihilated"):
        marks.append(words.say(f"say-pod-{section.pod}"))
    return f" [{', '.join(marks)}]" if marks else ""


def _printed(printed: Layout, words: Words) -> Iterator[str]:
    """The signs of a section on the map."""
    if not printed.gravity and not printed.dock:
        yield words.say("zero-gravity")
    if printed.console:
        yield words.say("has-console")
    if printed.power:
        yield words.say("is-power")
    if printed.airlock != "none":
        yield words.say(f"airlock-{printed.airlock}")
    if printed.make:
        made = (words.say(f"made-{product.replace(':', '-')}") for product in printed.make)
        yield words.say("say-makes", made=", ".join(made))


def _pawn(pawn: PawnView, words: Words) -> str:
    has = [words.say(f"item-{item}") for item in pawn.items if words.has(f"item-{item}")]
    has += [words.say(f"data-{data}") for data in pawn.data]
    if pawn.contaminated:
        has.append(words.say("say-contaminated"))
    name = words.say(f"pawn-{pawn.id}")
    if pawn.state == "down":
        name = words.say("say-down", pawn=name)
    return f"{name} ({', '.join(has)})" if has else name


def _away(view: StationfallView, words: Words) -> Iterator[str]:
    sections = {section.id for section in view.sections}
    gone = [pawn for pawn in view.pawns if pawn.place not in sections]
    if gone:
        yield words.say("say-away", people=", ".join(_pawn(pawn, words) for pawn in gone))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
