"""Basic actions against others and for oneself: attack, rob, sabotage, revive, wait (12.8 to 12.12)."""
# compiled by mypyc

from safehouse.games.stationfall.codes import Abilities, Data, Events, Guilt, Items, Pawns, Sections, States
from safehouse.games.stationfall.rules.belongings import would_lose_protection
from safehouse.games.stationfall.rules.pieces import destroy, gain, give_data, lose, take_data, to_stock
from safehouse.games.stationfall.rules.position import SUPPLY, Position
from safehouse.games.stationfall.rules.station import damage, put_down, revive, suffer
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS


def cannot_attack(s: Position, actor: int, victim: int) -> str | None:
    """What forbids an attack with any weapon."""
    if s.state[victim] != States.LIVE or (victim != Pawns.MONSTER and not s.body(victim)):
        return "SF-12.8.3"
    if s.place[actor] < 0 or s.place[victim] != s.place[actor]:
        return "SF-12.8.1"
    if s.has(actor, Abilities.PEACEKEEPER) and not is_fair_game(s, victim):
        return "SF-A.peacekeeper"
    return None


def is_fair_game(s: Position, victim: int) -> bool:
    """Whom a Peacekeeper may attack."""
    if victim == Pawns.MONSTER or s.has(victim, Abilities.FUGITIVE):
        return True
    card = s.box.card_of[victim]
    return any(s.owned_by(card, colour) and s.guilt[colour] != Guilt.INNOCENT for colour in range(s.colours))


def cannot_strike(s: Position, actor: int, victim: int) -> str | None:
    """With a bludgeon."""
    if not s.armed_with(actor, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON):
        return "SF-8.3"
    if victim == actor:
        return "SF-12.8.2a"
    clause = cannot_attack(s, actor, victim)
    if clause is not None:
        return clause
    if victim == Pawns.MONSTER:
        return None if s.box.hurt_by_bludgeon[s.project] else "SF-X.8"
    if s.helmeted(victim) and not s.has(actor, Abilities.BRUTAL):
        return "SF-12.8.1"
    if s.has(victim, Abilities.ARMORED):
        return "SF-A.armored"
    if s.has(victim, Abilities.FAST_TALK) and s.box.human[actor] and s.lit(s.place[actor]):
        return "SF-A.fast_talk"
    return None


def strike(s: Position, actor: int, victim: int) -> None:
    s.tell_all(Events.STRUCK, actor, victim)
    broken = victim != Pawns.MONSTER and s.helmeted(victim)
    put_down(s, victim)
    if broken:
        weapon = Items.BLUDGEON if s.count(actor, Items.BLUDGEON) > 0 else Items.INTEGRAL_BLUDGEON
        helmet = Items.HELMET if s.count(victim, Items.HELMET) > 0 else Items.INTEGRAL_HELMET
        lose(s, actor, weapon)
        destroy(s, weapon)
        lose(s, victim, helmet)
        destroy(s, helmet)


def cannot_shoot(s: Position, actor: int, victim: int) -> str | None:
    if not s.armed_with(actor, Items.GUN, Items.INTEGRAL_GUN):
        return "SF-8.3"
    clause = cannot_attack(s, actor, victim)
    if clause is not None:
        return clause
    if victim == actor and not s.reckless:
        return "SF-11.2a"
    if victim == Pawns.MONSTER and not s.box.hurt_by_gun[s.project]:
        return "SF-X.8"
    return None


def shoot(s: Position, actor: int, victim: int) -> None:
    s.tell_all(Events.SHOT, actor, victim)
    put_down(s, victim)


def cannot_rob(s: Position, actor: int, victim: int) -> str | None:
    clause = cannot_threaten(s, actor, victim)
    if clause is not None:
        return clause
    for item in range(LOOSE_ITEMS):
        if cannot_rob_item(s, actor, victim, item) is None:
            return None
    for data in range(Data.COUNT):
        if cannot_rob_data(s, actor, victim, data) is None:
            return None
    return "SF-12.9.4"


def cannot_threaten(s: Position, actor: int, victim: int) -> str | None:
    if victim in (actor, Pawns.MONSTER) or not s.body(victim) or s.state[victim] != States.LIVE:
        return "SF-12.9.1"
    if s.place[actor] < 0 or s.place[victim] != s.place[actor]:
        return "SF-12.9.1"
    if s.has(victim, Abilities.PRIDE):
        return "SF-A.pride"
    if s.armed_with(actor, Items.GUN, Items.INTEGRAL_GUN) or s.has(actor, Abilities.BADGE):
        return None
    if not s.armed_with(actor, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON):
        return "SF-8.3"
    if s.has(victim, Abilities.ARMORED):
        return "SF-A.armored"
    return "SF-12.9.1" if s.helmeted(victim) else None


def cannot_rob_item(s: Position, actor: int, victim: int, item: int) -> str | None:
    if item >= LOOSE_ITEMS:
        return "SF-8.4"
    if s.count(victim, item) == 0:
        return "SF-12.9.1"
    if s.room(actor) <= 0:
        return "SF-12.9.4"
    return "SF-12.9.3" if item == Items.HELMET and would_lose_protection(s, victim) else None


def cannot_rob_data(s: Position, actor: int, victim: int, data: int) -> str | None:
    if not s.has_data(victim, data):
        return "SF-12.9.1"
    if s.has_data(victim, Data.NDA):
        return "SF-K.legal.1"
    if s.has_data(actor, data):
        return "SF-12.9.4"
    if s.armed_with(actor, Items.GUN, Items.INTEGRAL_GUN):
        return None
    if (
        not s.armed_with(actor, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON)
        or s.has(victim, Abilities.ARMORED)
        or s.helmeted(victim)
    ):
        return "SF-A.badge"
    return None


def rob_item(s: Position, actor: int, victim: int, item: int) -> None:
    lose(s, victim, item)
    gain(s, actor, item)
    s.tell_all(Events.ROBBED_ITEM, actor, victim, item)


def rob_data(s: Position, actor: int, victim: int, data: int) -> None:
    take_data(s, victim, data)
    give_data(s, actor, data)
    s.tell_all(Events.ROBBED_DATA, actor, victim, data)


def cannot_sabotage(s: Position, actor: int) -> str | None:
    here = s.place[actor]
    if not s.armed_with(actor, Items.BLUDGEON, Items.INTEGRAL_BLUDGEON) and not s.armed_with(
        actor, Items.GUN, Items.INTEGRAL_GUN
    ):
        return "SF-8.3"
    if s.has(actor, Abilities.PEACEKEEPER):
        return "SF-A.peacekeeper"
    if here < 0 or here == Sections.OUTER_SPACE:
        return "SF-12.10b"
    return "SF-12.10a" if s.damaged[here] else None


def sabotage(s: Position, actor: int) -> None:
    damage(s, s.place[actor])


def cannot_revive(s: Position, actor: int, patient: int) -> str | None:
    if s.count(actor, Items.NANOGEL) == 0 and s.count(actor, Items.NANOGEL_HALF) == 0:
        return "SF-8.3"
    if s.state[patient] != States.DOWN or s.place[actor] < 0 or s.place[patient] != s.place[actor]:
        return "SF-12.11.1a"
    return None if s.revivable_here(patient) else "SF-12.11.2"


def revive_with_nanogel(s: Position, actor: int, patient: int) -> None:
    """A half-used nanogel is used up first (SF-12.11.1b)."""
    if s.count(actor, Items.NANOGEL_HALF) > 0:
        lose(s, actor, Items.NANOGEL_HALF)
        to_stock(s, Items.NANOGEL)
    else:
        lose(s, actor, Items.NANOGEL)
        gain(s, actor, Items.NANOGEL_HALF)
    revive(s, patient)
    suffer(s, patient)


def cannot_take_disc(s: Position) -> str | None:
    return "SF-12.12b" if s.disc[s.active] == SUPPLY else None


def wait(s: Position, actor: int, with_disc: bool) -> None:
    s.tell_all(Events.WAITED, actor)
    if with_disc:
        s.disc[s.active] = SUPPLY
        s.tell_all(Events.DISC_BACK, s.active)
