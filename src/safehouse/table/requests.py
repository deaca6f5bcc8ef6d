"""What a seat may ask for: each request becomes entries to store, or a refusal that changes nothing."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from safehouse.core.errors import Illegal, NotAMove, SafehouseError
from safehouse.core.record import Rehearsal
from safehouse.table import entries as did
from safehouse.table import messages as say
from safehouse.table.entries import AnyEntry
from safehouse.table.table import Table


class Refusal(SafehouseError):
    """The request is refused; `code` is one of `messages.REFUSALS`."""

    def __init__(self, code: str, clause: str | None = None, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.detail = detail


def read_move(table: Table, move: say.Move) -> int:
    """The code of a move that came by code or by names."""
    if isinstance(move, int):
        return move
    try:
        return table.game.space.from_json(move)
    except NotAMove as error:
        raise Refusal("no_move", detail=str(error)[:300]) from None


def must_play(table: Table) -> None:
    if not table.playing:
        raise Refusal("over" if table.outcome is not None else "not_playing")


def must_decide(table: Table, seat: int) -> None:
    """The game runs, and it is the person who decides for this seat, not a bot."""
    must_play(table)
    if table.bot_for(seat) is not None:
        raise Refusal("already_resigned" if table.sitters[seat].resigned else "stand_in_plays")


def rehearsed(table: Table, entry: did.Played) -> tuple[did.Played, Rehearsal]:
    """A move as it is stored, and what would come of it. Raises `Refusal` where it is not legal."""
    try:
        move = table.rehearse(entry)
    except Illegal as no:
        raise Refusal("illegal", clause=no.clause) from None
    text = table.game.space.to_text(move.move)
    return msgspec.structs.replace(entry, move=text, told=table.told_after(move)), move


def to_foresee(table: Table, seat: int, ask: say.Foresee) -> list[int]:
    """The moves a seat asks about; only those it may make now."""
    must_decide(table, seat)
    moves = [read_move(table, move) for move in ask.moves]
    choices = set(table.game_record().choices(seat))
    for move in moves:
        if move not in choices:
            clause = table.game_record().why_not(seat, move)
            raise Refusal("illegal", clause=clause) if clause is not None else Refusal("not_a_decision")
    return moves


def play(table: Table, seat: int, ask: say.Play, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    move = read_move(table, ask.move)
    if move == table.game_record().expiry:
        raise Refusal("no_move", detail="the clock makes this move")
    if move >= table.game.space.first_note and move < table.game.space.size:
        raise Refusal("not_a_decision")
    if ask.mark != mark and table.game_record().pending().count(seat):
        raise Refusal("stale")
    return [did.Played(at=now, seat=seat, id=ask.id, move=move)]


def note(table: Table, seat: int, ask: say.Note, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    move = read_move(table, ask.move)
    if move < table.game.space.first_note:
        raise Refusal("not_a_note")
    return [did.Played(at=now, seat=seat, id=ask.id, move=move)]


def undo(table: Table, seat: int, ask: say.Undo, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    steps = steps_since_entry(table) if table.at_real_table else steps_since_own(table, seat)
    if not steps:
        raise Refusal("nothing_to_undo")
    if table.at_real_table:
        return [did.TookBack(at=now, seat=seat, id=ask.id, steps=steps, agreed=True)]
    if table.game_record().why_no_undo(seat) is None:
        return [did.TookBack(at=now, seat=seat, id=ask.id, steps=1, agreed=False)]
    return make_offer(table, seat, "undo", ask.id, now)


def steps_since_own(table: Table, seat: int) -> int:
    """How many moves must go for the seat's last one to be taken back; 0 if it has made none."""
    for back, step in enumerate(reversed(table.game_record().steps), 1):
        if step.seat == seat:
            return back
    return 0


def steps_since_entry(table: Table) -> int:
    """How many moves must go for the last decision of any person to be taken back; 0 if there is none."""
    for back, step in enumerate(reversed(table.game_record().steps), 1):
        if step.move < table.game.space.first_note and table.bot_for(step.seat) is None:
            return back
    return 0


def admit(table: Table, seat: int, ask: say.Admit, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    if table.remedy_for(seat) is None or table.game_record().why_no_remedy(ask.words) is not None:
        raise Refusal("no_remedy")
    return [did.MadeUpFor(at=now, seat=seat, id=ask.id, words=ask.words)]


def make_offer(table: Table, seat: int, kind: say.OfferKind, request: str, now: int) -> list[AnyEntry]:
    if any(offer.kind == kind for offer in table.offers.standing):
        raise Refusal("offer_stands")
    return [did.Offered(at=now, seat=seat, id=request, number=table.offers.made + 1, kind=kind)]


def offer_abort(table: Table, seat: int, ask: say.OfferAbort, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    return make_offer(table, seat, "abort", ask.id, now)


def offer_follow(table: Table, seat: int, ask: say.OfferFollow, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    if table.follow:
        raise Refusal("already_answered")
    if not table.setup.watchers:
        raise Refusal("no_watchers")
    return make_offer(table, seat, "follow", ask.id, now)


def rematch(table: Table, seat: int, ask: say.Rematch, now: int, mark: str) -> list[AnyEntry]:
    if table.outcome is None or table.record is None:
        raise Refusal("not_over")
    if table.next_table is not None:
        raise Refusal("rematch_made")
    if table.only_shown:
        raise Refusal("old_rules")
    return make_offer(table, seat, "rematch", ask.id, now)


def answer(table: Table, seat: int, ask: say.Answer, now: int, mark: str) -> list[AnyEntry]:
    offer = table.offers.find(ask.offer)
    if offer is None:
        raise Refusal("no_offer")
    if seat not in offer.waiting:
        raise Refusal("already_answered")
    return [did.Answered(at=now, seat=seat, id=ask.id, offer=ask.offer, yes=ask.yes)]


def withdraw(table: Table, seat: int, ask: say.Withdraw, now: int, mark: str) -> list[AnyEntry]:
    offer = table.offers.find(ask.offer)
    if offer is None:
        raise Refusal("no_offer")
    if offer.seat != seat:
        raise Refusal("not_yours")
    return [did.Withdrew(at=now, seat=seat, id=ask.id, offer=ask.offer)]


def chat(table: Table, seat: int, ask: say.Chat, now: int, mark: str) -> list[AnyEntry]:
    if not table.setup.chat:
        raise Refusal("no_chat")
    text = "".join(c if c.isprintable() else " " for c in ask.text).strip()
    if not text:
        raise Refusal("bad_message", detail="the text is empty")
    for other in ask.to:
        must_whisper_to(table, seat, other)
    return [did.Said(at=now, seat=seat, id=ask.id, text=text, to=sorted(set(ask.to)))]


def must_whisper_to(table: Table, seat: int, to: int) -> None:
    """There is such a person, and the game lets the two talk in private."""
    if to == seat or to >= table.seats or table.sitters[to].held != "person":
        raise Refusal("unknown_seat")
    if to not in table.whispers[seat]:
        raise Refusal("no_whispers")


def resign(table: Table, seat: int, ask: say.Resign, now: int, mark: str) -> list[AnyEntry]:
    must_play(table)
    if table.sitters[seat].resigned:
        raise Refusal("already_resigned")
    return [did.GaveUp(at=now, seat=seat, id=ask.id)]


def leave(table: Table, seat: int, ask: say.Leave, now: int, mark: str) -> list[AnyEntry]:
    must_decide(table, seat)
    return [did.Left(at=now, seat=seat, id=ask.id)]


def come_back(table: Table, seat: int, ask: say.Return, now: int, mark: str) -> list[AnyEntry]:
    must_play(table)
    if table.sitters[seat].resigned:
        raise Refusal("already_resigned")
    if not table.sitters[seat].stand_in:
        raise Refusal("not_away")
    return [did.Returned(at=now, seat=seat, id=ask.id)]


def say_ready(table: Table, seat: int, ask: say.SayReady, now: int, mark: str) -> list[AnyEntry]:
    if table.phase != "waiting":
        raise Refusal("over" if table.outcome is not None else "already_started")
    if table.sitters[seat].ready == ask.ready:
        return []
    return [did.SaidReady(at=now, seat=seat, id=ask.id, ready=ask.ready)]


def call(table: Table, seat: int, ask: say.Call, now: int, mark: str) -> list[AnyEntry]:
    """Whether the seat may speak for the bidder, the live table knows."""
    auction, bidding = table.auction, table.bidding
    if auction is None or bidding is None or bidding.bidder is None:
        raise Refusal("no_auction")
    if ask.after != len(auction.calls):
        raise Refusal("stale")
    if ask.call and not bidding.least <= ask.call <= bidding.most:
        raise Refusal("bad_bid")
    return [did.Called(at=now, seat=seat, id=ask.id, bidder=bidding.bidder, call=ask.call)]


def recall(table: Table, seat: int, ask: say.Recall, now: int, mark: str) -> list[AnyEntry]:
    if table.auction is None or table.bidding is None:
        raise Refusal("no_auction")
    calls = table.auction.before_last_of(seat, lambda by: table.bot_for(by) is not None)
    if calls is None:
        raise Refusal("nothing_to_undo")
    return [did.Recalled(at=now, seat=seat, id=ask.id, calls=calls)]


def report(table: Table, seat: int, ask: say.Report, now: int, mark: str) -> list[AnyEntry]:
    if table.record is None:
        raise Refusal("not_playing")
    return [did.Reported(at=now, seat=seat, id=ask.id, text=ask.text)]


Handler = Callable[[Table, int, Any, int, str], list[AnyEntry]]

HANDLERS: Final[dict[type[say.Message], Handler]] = {
    say.Play: play,
    say.Note: note,
    say.Undo: undo,
    say.Admit: admit,
    say.OfferAbort: offer_abort,
    say.OfferFollow: offer_follow,
    say.Rematch: rematch,
    say.Answer: answer,
    say.Withdraw: withdraw,
    say.Chat: chat,
    say.Resign: resign,
    say.Leave: leave,
    say.Return: come_back,
    say.SayReady: say_ready,
    say.Call: call,
    say.Recall: recall,
    say.Report: report,
}
"""Requests that change the table; whether a move is legal turns out when it is made. `mark` is that of the
question the seat is asked now."""


def consequence(table: Table, offer: say.Offer, now: int) -> list[AnyEntry]:
    """What follows when everybody agreed; a rematch needs a new table, so it is not made here."""
    if offer.kind == "undo":
        steps = steps_since_own(table, offer.seat)
        return [did.TookBack(at=now, seat=offer.seat, steps=steps, agreed=True)]
    if offer.kind == "abort":
        return [did.Aborted(at=now, seat=offer.seat)]
    return [did.FollowAllowed(at=now)]


def limit_over(table: Table, now: int) -> list[AnyEntry]:
    """The move of the game's time limit, once it is over."""
    expiring = table.expiring() if table.limit.is_over(now) else None
    return [did.Played(at=now, seat=expiring[0], move=expiring[1])] if expiring is not None else []


def time_up(table: Table, seats: list[int], now: int, cause: str) -> list[AnyEntry]:
    """What the absence rule demands for seats that are out of time or have been away too long."""
    rule = table.setup.absence.then
    found: list[AnyEntry] = []
    for seat in seats:
        if rule == "lose":
            found.append(did.GaveUp(at=now, seat=seat, cause="time"))
            break
        if rule == "bot":
            found.append(did.Left(at=now, seat=seat, cause="time" if cause == "time" else "absent"))
    return found
