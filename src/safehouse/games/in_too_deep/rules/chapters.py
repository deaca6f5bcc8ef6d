"""The end of a chapter and of the game (5S)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Bonuses, Events, Evidence
from safehouse.games.in_too_deep.rules.consoles import gain_intel, lose_intel
from safehouse.games.in_too_deep.rules.dilemmas import discard_label
from safehouse.games.in_too_deep.rules.evidence import draw_from_supply
from safehouse.games.in_too_deep.rules.position import DATABANK, DILEMMA_HAND, SUPPLY, Position
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.rules.turn import start_turn
from safehouse.games.in_too_deep.tables.pieces import NOTHING


def evaluate(s: Position) -> None:
    """The six steps of ZH-5.176 to ZH-5.187; some only in chapters 1 and 2."""
    s.ask(Agenda.STORED, s.active)
    s.ask(Agenda.STORING, s.active)
    if not s.in_last_chapter():
        s.ask(Agenda.NEW_TASKS, s.active)
    succeeded = sum(s.folders_left) == 0
    s.investigations.append(succeeded)
    if succeeded:
        reward_folders(s)
    else:
        punish_fewest(s)


def reward_folders(s: Position) -> None:
    """ZH-5.177"""
    s.tell_all(Events.INVESTIGATION_SUCCEEDED, s.chapter + 1)
    for seat in range(s.consoles):
        amount = s.cards.folder_reward[s.chapter] * s.folders[seat]
        if amount > 0:
            s.tell_all(Events.FOLDERS_REWARDED, s.named(seat), s.folders[seat])
            gain_intel(s, seat, amount)


def punish_fewest(s: Position) -> None:
    """ZH-5.178 to ZH-5.180: the losers decide from the left of the player whose turn ended the chapter."""
    s.tell_all(Events.INVESTIGATION_FAILED, s.chapter + 1)
    fewest = min(s.folders)
    for i in range(s.consoles):
        seat = (s.active - i) % s.consoles
        if s.folders[seat] != fewest:
            continue
        if s.cards.penalty_intel[s.chapter] > 0:
            lose_intel(s, seat, s.cards.penalty_intel[s.chapter])
        kind = Agenda.ECHO_LOSS if seat == s.echo else Agenda.LOSING_DOMINANCE
        if s.cards.penalty_dominance[s.chapter] > 0:
            s.ask(kind, seat, s.cards.penalty_dominance[s.chapter])


def place_tasks(s: Position) -> None:
    """ZH-4.19, ZH-5.181"""
    tasks = list(range(Evidence.COUNT))
    s.random.shuffle(tasks)
    s.tasks = tasks[: s.cards.tasks]
    for row in range(len(s.tasks)):
        s.tell_all(Events.TASK_SET, row + 1, s.tasks[row])


def renew_rows(s: Position) -> None:
    """ZH-5.182"""
    for row in range(len(s.rows)):
        for label in s.rows[row]:
            s.evidence.enter(SUPPLY, label)
            s.supply.append(s.evidence.value[label])
        s.rows[row] = []
    s.folders_left = s.cards.folder_rows[s.consoles].copy()
    s.folders = [0] * s.consoles
    s.tell_all(Events.EVIDENCE_RETURNED)


# -- dilemmas, all at once (ZH-5.183)


def to_store(s: Position, seat: int) -> int:
    """ZH-5.184"""
    return (len(s.hands[seat]) + 1) // 2


def must_store(s: Position, seat: int) -> bool:
    """Whether the seat still has to choose; a hand of one leaves no choice."""
    return seat != s.echo and len(s.hands[seat]) > 1 and len(s.storing[seat]) < to_store(s, seat)


def can_store(s: Position, seat: int, card: int) -> bool:
    """ZH-7.31: one card after the other, of those not yet put aside."""
    return any(s.dilemmas.value[label] == card and label not in s.storing[seat] for label in s.hands[seat])


def undecided(s: Position) -> list[int]:
    return [seat for seat in range(s.seats) if must_store(s, seat)]


def store_all(s: Position) -> None:
    """Everybody has chosen: databanks and discard pile receive their cards (ZH-5.183, ZH-5.231)."""
    for seat in range(s.consoles):
        kept = s.storing[seat]
        if seat == s.echo:
            s.random.shuffle(s.hands[seat])
        if seat == s.echo or len(s.hands[seat]) <= 1:
            kept = s.hands[seat][: to_store(s, seat)]
        gone = [label for label in s.hands[seat] if label not in kept]
        s.tell_all(Events.STORED, s.named(seat), len(kept), len(gone))
        for label in kept:
            card = s.dilemmas.value[label]
            stored = s.dilemmas.leave(DILEMMA_HAND + seat, card, s.knower(seat))
            s.dilemmas.enter(DATABANK + seat, stored)
            s.databanks[seat].append(stored)
            s.tell_only(s.insider(seat), Events.KEPT_DILEMMA, card)
        for label in gone:
            discard_label(s, seat, label, DILEMMA_HAND + seat)
        s.hands[seat] = []
        s.storing[seat] = []


def after_storing(s: Position) -> None:
    """ZH-5.185 to ZH-5.187, then ZH-5.175."""
    if s.in_last_chapter():
        s.ask(Agenda.SCORING, s.active)
        return
    fill_evidence_board(s)
    open_bonus_fields(s)
    s.chapter += 1
    s.chapter_ends = False
    s.tell_all(Events.CHAPTER_BEGINS, s.chapter + 1)
    start_turn(s, s.left_of(s.active))


def fill_evidence_board(s: Position) -> None:
    """ZH-4.16, ZH-4.17, ZH-5.185, ZH-5.186"""
    for slot in range(len(s.rail)):
        if s.rail[slot] == NOTHING:
            s.rail[slot] = draw_from_supply(s, ALL_KNOW)
            if s.rail[slot] != NOTHING:
                s.tell_all(Events.RAIL_FILLED, s.evidence.value[s.rail[slot]], 0)
    laid = 0
    for at in range(len(s.display)):
        if s.display[at] == NOTHING:
            s.display[at] = draw_from_supply(s, 0)
        if s.display[at] != NOTHING:
            laid += 1
    s.tell_all(Events.DISPLAY_FILLED, laid)


def open_bonus_fields(s: Position) -> None:
    """ZH-5.187"""
    for field in range(Bonuses.COUNT):
        label = s.bonus[field]
        if label != NOTHING:
            s.bonus[field] = NOTHING
            s.evidence.show(label, ALL_KNOW)
            s.shared_box.append(label)
            s.tell_all(Events.TURNED_UP, s.named(s.active), 1, field + 1, s.evidence.value[label])


def finish(s: Position) -> None:
    """Everything hidden that scores is opened (ZH-8.2, ZH-8.6)."""
    for seat in range(s.consoles):
        for label in s.databanks[seat]:
            s.dilemmas.show(label, ALL_KNOW)
            s.tell_all(Events.DATABANK_OPENED, s.named(seat), s.dilemmas.value[label])
    counts = plan_counts(s)
    for kind in range(Evidence.COUNT):
        s.tell_all(Events.PLAN_OPENED, kind, counts[kind])
    s.finished = True


def plan_counts(s: Position) -> list[int]:
    """ZH-8.6, ZH-8.7: boxes, shared box and bonus fields together."""
    counts = [0] * Evidence.COUNT
    for label in s.shared_box:
        counts[s.evidence.value[label]] += 1
    for label in s.bonus:
        if label != NOTHING:
            counts[s.evidence.value[label]] += 1
    for box in s.boxes:
        for label in box:
            counts[s.evidence.value[label]] += 1
    return counts
