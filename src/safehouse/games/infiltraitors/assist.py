"""Infiltraitors beside a real table: a clerk who keeps the shared clue boards (IN-5.514), the bullets and the
clock, and points out clues that cannot all be true."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from safehouse.core.assist import Clerk, Companion, Finding, Report, Sheet
from safehouse.core.moves import SEAT, Domain, Kind, Move, MoveSpace, Value
from safehouse.core.seats import WATCHER
from safehouse.core.state import GAME_OVER
from safehouse.core.topics import SEAT_PREFIX, Fact
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Ends, Targets
from safehouse.games.infiltraitors.options import InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.actions import hit, miss
from safehouse.games.infiltraitors.rules.finale import hand_over_last_suspect
from safehouse.games.infiltraitors.rules.guards import cannot_shoot_at
from safehouse.games.infiltraitors.rules.position import NOBODY, RUNNING
from safehouse.games.infiltraitors.rules.turn import run_out_of_time
from safehouse.games.infiltraitors.tables import BIT, NOTHING, cards_in
from safehouse.games.infiltraitors.view import Board, InfiltraitorsView, names, view
from safehouse.games.infiltraitors.vocabulary import CARD, CARD_IDS, TURNED
from safehouse.games.infiltraitors.worlds.candidates import public_grid
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.sight import sight_of

VERDICT: Final = Domain("judged", ("right", "wrong"))
FEW: Final = 8
"""So many possible suspects are named; more are only counted."""
ENDS: Final = {
    Ends.WIN: Finding(key="end-win", clause="IN-8.3", decisive=True),
    Ends.LOSS_BULLETS: Finding(key="end-loss_bullets", clause="IN-8.4", decisive=True),
    Ends.LOSS_TIME: Finding(key="end-loss_time", clause="IN-8.9", decisive=True),
}


class Mission(Sheet):
    """What has become public; which cards the suspects are and who does what, nobody has told."""

    def __init__(self, options: InfiltraitorsOptions) -> None:
        self.s = GAME.deal(options, "clerk", listen=False)
        self.s.hands = [[] for _ in self.s.hands]
        self.s.pile, self.s.pile_tag = [], []
        self.s.eliminator = NOBODY
        self.shown = 0
        """Cards that everybody has seen."""
        self.wrong = [0] * Targets.COUNT

    # ------------------------------------------------------------------ entries

    def offered(self) -> dict[str, dict[str, list[Value]]]:
        if self.s.ended != RUNNING:
            return {}
        seats = range(self.s.plan.agents)
        free: list[Value] = [seat for seat in seats if self.s.stand[seat] == NOTHING]
        held: list[Value] = [seat for seat in seats if self.s.stand[seat] != NOTHING]
        cards: list[Value] = list(names(self._deck()))
        guesses: list[Value] = list(names(cards_in(self.s.plan.deck_set)))
        found: dict[str, dict[str, list[Value]]] = {}
        if self.s.row or self._is_last_one_due():
            found["catch"] = {"seat": free}
        if self.s.row and self.s.plan.two_cards:
            found["catch_single"] = {"seat": free}
        if held:
            found["clue"] = {"seat": held, "card": cards, "turned": list(TURNED.values)}
            found["shot"] = {"seat": held, "card": guesses, "verdict": list(VERDICT.values)}
        if self._has_key_person():
            found["key_clue"] = {"card": cards, "turned": list(TURNED.values)}
            found["key_shot"] = {"card": guesses, "verdict": list(VERDICT.values)}
        found["seen"] = {"card": cards}
        if self.s.plan.seconds:
            found["time_expired"] = {}
        return found

    def _deck(self) -> list[int]:
        """Cards that may come to light: those of the mission that lie at no suspect."""
        lying = {entry // 2 for clues in (*self.s.clues, self.s.key_clues) for entry in clues}
        return [card for card in (*cards_in(self.s.plan.deck_set), *self.s.plan.pool) if card not in lying]

    def _is_last_one_due(self) -> bool:
        """Whether the suspect set aside is handed over now (IN-5.808)."""
        return self.s.plan.finale and len(self.s.aside) > 0 and self.s.suspects_about() == 0

    def _has_key_person(self) -> bool:
        return self.s.plan.key_person and len(self.s.aside) > 0

    def forbids(self, entry: Move) -> str | None:
        if self.s.ended != RUNNING:
            return GAME_OVER
        if entry.kind == "time_expired":
            return None if self.s.plan.seconds else "IN-5.706"
        if entry.kind == "catch_single" and not self.s.plan.two_cards:
            return "IN-5.777"
        if entry.kind in ("catch", "catch_single"):
            return self._forbids_catch(int(entry.args["seat"]))
        card = CARD.index[entry.args["card"]]
        target = self._target(entry)
        if entry.kind in ("clue", "seen", "key_clue") and card not in self._deck():
            return "IN-3.1"
        if entry.kind == "seen":
            return None
        if not self._stands(target):
            return "IN-5.351" if entry.kind.endswith("shot") else "IN-5.332"
        if entry.kind.endswith("shot"):
            return self._forbids_shot(entry, target, card)
        return self._forbids_clue(entry, target)

    def _target(self, entry: Move) -> int:
        return int(entry.args.get("seat", Targets.KEY_PERSON))

    def _stands(self, target: int) -> bool:
        if target == Targets.KEY_PERSON:
            return self._has_key_person()
        return target < self.s.plan.agents and self.s.stand[target] != NOTHING

    def _forbids_catch(self, seat: int) -> str | None:
        if seat < self.s.plan.agents and self.s.stand[seat] != NOTHING:
            return "IN-5.312"
        is_there_one = len(self.s.row) > 0 or self._is_last_one_due()
        return None if seat < self.s.plan.agents and is_there_one else "IN-5.313"

    def _forbids_shot(self, entry: Move, target: int, card: int) -> str | None:
        if self.s.bullets == 0 or BIT[card] & self.s.plan.deck_set == 0:
            return "IN-5.355" if self.s.bullets else "IN-5.354"
        if target != Targets.KEY_PERSON and (clause := self._forbids_anybody(target)) is not None:
            return clause
        impossible = entry.args["verdict"] == "right" and card not in self._grid()[target]
        return "IN-5.204" if impossible else None

    def _forbids_anybody(self, target: int) -> str | None:
        """The rule of the mission by which nobody may shoot at this suspect now."""
        shooters = [seat for seat in range(self.s.plan.agents) if seat != target]
        clauses = [cannot_shoot_at(self.s, seat, target) for seat in shooters]
        return None if None in clauses else clauses[0]

    def _forbids_clue(self, entry: Move, target: int) -> str | None:
        """Clues with which nobody can be the suspect were told or turned wrongly."""
        after = Mission.__new__(Mission)
        after.s, after.shown, after.wrong = self.s.copy(), self.shown, list(self.wrong)
        after.enter(entry)
        return None if after._grid()[target] else "IN-5.204"

    def enter(self, entry: Move) -> None:
        match entry.kind:
            case "catch":
                self._catch(int(entry.args["seat"]), self.s.plan.two_cards)
            case "catch_single":
                self._catch(int(entry.args["seat"]), False)
            case "time_expired":
                run_out_of_time(self.s)
            case "seen":
                self.shown |= BIT[CARD.index[entry.args["card"]]]
            case "clue" | "key_clue":
                card = CARD.index[entry.args["card"]]
                self.shown |= BIT[card]
                clue = card * 2 + (entry.args["turned"] == "vertical")
                at = self.s.key_clues if entry.kind == "key_clue" else self.s.clues[self._target(entry)]
                at.append(clue)
                self.s.pool = [each for each in self.s.pool if each != card]
            case _:
                self._shoot(self._target(entry), CARD.index[entry.args["card"]], str(entry.args["verdict"]))

    def _catch(self, seat: int, with_second: bool) -> None:
        self.wrong[seat] = 0
        if self._is_last_one_due():
            self.s.in_finale = True
            hand_over_last_suspect(self.s, seat)
            return
        self.s.stand[seat] = self.s.row.pop(0)
        if with_second:
            self.s.second[seat] = self.s.hq.pop()
        for modifier in self.s.plan.modifiers:
            modifier.after_catch(self.s, seat)

    def _shoot(self, target: int, card: int, verdict: str) -> None:
        """IN-5.354 to IN-5.359; whether it ends the mission the rules say on a copy, where the turn goes on."""
        s = self.s
        s.bullets -= 1
        judged = s.copy()
        if verdict == "wrong":
            self.wrong[target] |= BIT[card]
            miss(judged, 0, target)
        else:
            hit(judged, 0, target)
            self._fall(target, card)
        if judged.ended in (Ends.WIN, Ends.LOSS_BULLETS):
            s.ended = judged.ended

    def _fall(self, target: int, card: int) -> None:
        s = self.s
        if target == Targets.KEY_PERSON:
            s.aside, s.key_clues = [], []
            return
        if not s.plan.two_cards:
            self.shown |= BIT[card]
        s.stand[target] = s.second[target] = NOTHING
        s.tokens[target] = 0
        s.clues[target] = []

    # ------------------------------------------------------------------ what follows

    def _seen(self) -> InfiltraitorsView:
        """The public view of the mission; an ended one uncovers nothing, for nothing is known."""
        open_end = self.s.copy()
        open_end.ended = RUNNING
        return view(open_end, WATCHER)

    def _grid(self) -> dict[int, list[int]]:
        """For each suspect on the table, who it can still be (IN-6.21)."""
        known = Knowledge(sight_of(self._seen(), self.s.plan))
        known.shown |= self.shown
        known.wrong = self.wrong
        return dict(zip(known.targets(), public_grid(known), strict=True))

    def report(self) -> Report:
        left: dict[str, Fact] = {"suspects": self.s.suspects_left(), "bullets": self.s.bullets}
        found = [Finding(key="mission-left", args=left, clause="IN-8.10")]
        if self.s.ended != RUNNING:
            found.insert(0, ENDS[self.s.ended])
        grid = self._grid()
        for target, cards in grid.items():
            found.append(self._suspect(target, cards))
        boards = [
            Board(target=target, public=names(cards), mine=[], decoded=[]) for target, cards in grid.items()
        ]
        return Report(findings=found, view=msgspec.structs.replace(self._seen(), boards=boards, pending=[]))

    def _suspect(self, target: int, cards: list[int]) -> Finding:
        args: dict[str, Fact] = {"whom": f"{SEAT_PREFIX}{target}", "count": len(cards)}
        if len(cards) > FEW:
            return Finding(key="mission-suspect-many", args=args, clause="IN-6.21")
        args["cards"] = [f"card-{CARD_IDS[card]}" for card in cards]
        return Finding(key="mission-suspect", args=args, clause="IN-6.21", decisive=len(cards) == 1)


class MissionClerk(Clerk):
    id = "mission"
    options = MappingProxyType({"clue_board": "public", "first_agent": "1"})
    choices = ("mission", "agents", "suspects", "bullets", "colours", "highest", "modifiers")
    space = MoveSpace(
        Kind("catch", seat=SEAT),
        Kind("clue", seat=SEAT, card=CARD, turned=TURNED),
        Kind("shot", seat=SEAT, card=CARD, verdict=VERDICT),
        Kind("seen", card=CARD),
        Kind("key_clue", card=CARD, turned=TURNED),
        Kind("key_shot", card=CARD, verdict=VERDICT),
        Kind("time_expired"),
        Kind("catch_single", seat=SEAT),
    )

    def open(self, options: InfiltraitorsOptions) -> Mission:
        return Mission(options)


COMPANIONS: Final[Sequence[Companion]] = (MissionClerk(),)
