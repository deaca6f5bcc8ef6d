"""A review in sentences, for the terminal and the page."""

from collections.abc import Iterator
from typing import Final

from safehouse.core.words import Words
from safehouse.review import curve
from safehouse.review.amounts import Amounts, bits, possibilities, signed
from safehouse.review.belief_telling import change_lines, fact_name, trail_line
from safehouse.review.giving_away import NOTICED
from safehouse.review.shape import Act, GivenAway, Reason, Review, Sign, Told

NOTICED_LUCK: Final = 2.0
"""Luck times this is told where it is above its error; less may be none."""


class Telling:
    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        self.amounts = Amounts(review.unit, words)

    def lines(self) -> Iterator[str]:
        """The questions come before every answer."""
        yield from self.head()
        yield ""
        yield from self.questions()
        yield ""
        yield from self.curve()
        yield ""
        yield self.words.say("review-acts")
        for act in self.review.acts:
            yield ""
            yield from self.act(act)
        yield ""
        yield from self.balance()

    def head(self) -> Iterator[str]:
        title, player = self.words.say("game-title"), self.words.player(self.review.seat)
        yield self.words.say("review-title", title=title, player=player)
        yield self.words.say("review-honest")
        if self.review.unit == "bits":
            yield self.words.say("review-what-is-a-bit")
        yield self.words.say("review-forced", count=self.review.forced)

    def questions(self) -> Iterator[str]:
        if not self.review.turning_points:
            yield self.words.say("review-no-questions")
            return
        yield self.words.say("review-questions")
        for number, place in enumerate(self.review.turning_points, 1):
            yield f"{number}. {self.question(self.review.acts[place])}"

    def question(self, act: Act) -> str:
        move = self.words.move(act.made.code)
        if act.place == 0:
            return self.words.say("review-question", entry=act.entry, open=act.open, move=move)
        before = self.words.move(act.moves[act.place - 1].code)
        return self.words.say("review-question-after", entry=act.entry, open=act.open, move=move, before=before)

    def answer(self, act: Act) -> Iterator[str]:
        if act.better is not None:
            move = self.words.move(act.better.code)
            loss = self.amounts.between(act.loss, act.error)
            in_all = "-part" if len(act.moves) > 1 and self.review.adds_up else ""
            yield self.words.say(f"review-answer{in_all}", move=move, loss=loss)
        if act.reason is not None:
            yield from self.reason(act.reason)

    def curve(self) -> Iterator[str]:
        if not self.review.has_curve:
            yield self.words.say("review-curve-none")
            return
        yield self.curve_title()
        for act in self.review.acts:
            yield self.point(act)

    def curve_title(self) -> str:
        unit = "chance" if self.review.shows_chance else self.review.unit
        return self.words.say("review-curve", unit=unit, counted=self.review.counted)

    def marks(self) -> list[str]:
        """What the upper edge, the middle and the lower edge of the curve stand for."""
        if self.review.shows_chance:
            return [self.words.say("review-value-chance", value=value) for value in (100, 50, 0)]
        most = round(curve.reach(self.review))
        return [signed(self.words, "review-figure", value) for value in (most, 0, -most)]

    def point(self, act: Act) -> str:
        stood = self.amounts.value(act.value)
        if self.review.shows_chance and act.chance is not None and self.review.unit != "chance":
            chance = self.words.say("review-value-chance", value=round(100 * act.chance))
            stood = self.words.say("review-chance-and", chance=chance, counted=self.review.counted, value=stood)
        point = self.words.say("review-curve-point", entry=act.first, value=stood)
        return f"{point}; {self.revealed(act)}" if act.revealed else point

    def revealed(self, act: Act) -> str:
        return self.words.say("review-revealed", events=self.events(act.revealed))

    def act(self, act: Act) -> Iterator[str]:
        moves = [self.words.move(move.code) for move in act.moves]
        if len(moves) == 1:
            yield self.words.say("review-act", entry=act.first, move=moves[0])
        else:
            told = "; ".join(moves)
            yield self.words.say("review-act-several", entry=act.first, last=act.last, moves=told)
        yield "  " + self.verdict(act)
        if act.reason is not None and act.verdict == "loss":
            yield from ("  " + line for line in self.reason(act.reason))
        if self.amounts.rounded(act.luck) != 0.0 and abs(act.luck) * NOTICED_LUCK > act.luck_error:
            yield "  " + self.words.say("review-luck", amount=self.amounts.change(act.luck, act.luck_error))
        if act.given_away is not None:
            yield "  " + self.given_away(act.given_away)
            yield from ("    " + line for line in self.whom(act.given_away))
            lines = change_lines(act.given_away.was, act.given_away.became, self.words)
            yield from ("    " + line for line in lines)
            if act.given_away.trail_became:
                yield "    " + trail_line(act.given_away.trail_became, self.words)

    def verdict(self, act: Act) -> str:
        better = self.words.move(act.better.code) if act.better is not None else ""
        loss = self.amounts.between(act.loss, act.error)
        key = "unknown" if act.verdict == "cannot_tell" and not (better and act.loss > 0.0) else act.verdict
        one_of = self.part(act) if better and key != "good" else ""
        made = self.words.move(act.made.code)
        told = self.words.say(f"review-verdict-{key}{one_of}", made=made, better=better, loss=loss)
        return f"{self.words.say(f'review-blame-{act.blame}')} {told}" if act.blame else told

    def part(self, act: Act) -> str:
        """Ends the keys of sentences that say which of an act's several moves something was better than, and
        whether what they say of the loss is about all of them."""
        if len(act.moves) == 1:
            return ""
        return "-part" if self.review.adds_up else "-one"

    def reason(self, reason: Reason) -> Iterator[str]:
        made, better = self.events(reason.made), self.events(reason.better)
        yield from (self.sign(sign) for sign in reason.signs)
        if made or better or not reason.signs:
            key = "both" if made and better else "made" if made else "better" if better else "open"
            yield self.words.say(f"review-why-{key}", unit=self.review.unit, made=made, better=better)
        if reason.clauses:
            yield self.words.say("review-clauses", clauses=self.words.listed(reason.clauses))

    def sign(self, sign: Sign) -> str:
        made, better = (self.figure(sign, value) for value in (sign.made, sign.better))
        return self.words.say("review-sign", sign=self.words.say(f"sign-{sign.name}"), made=made, better=better)

    def figure(self, sign: Sign, value: float) -> str:
        if sign.share:
            return self.words.say("review-value-chance", value=round(100 * value))
        return signed(self.words, "review-figure", round(value, 1))

    def given_away(self, given: GivenAway) -> str:
        key = "review-given" if given.told > 0 else "review-hidden"
        if abs(given.told) < NOTICED:
            key = "review-given-mates"
        believed = [*given.was, *given.became]
        fact = fact_name(believed[0], self.words) if believed else ""
        before, after = (bits(value, self.words) for value in (given.before, given.after))
        many, few = possibilities(given.before), possibilities(given.after)
        told = [self.words.say(key, fact=fact, many=many, few=few, before=before, after=after)]
        if given.told > 0 and round(given.forced, 1) > 0.0:
            told.append(self.words.say("review-given-forced", forced=bits(given.forced, self.words)))
        if given.bluff:
            told.append(self.words.say("review-bluff"))
        return " ".join(told)

    def whom(self, given: GivenAway) -> Iterator[str]:
        for each in given.whom:
            yield self.words.say(
                "review-given-whom",
                player=self.words.player(each.seat),
                many=possibilities(each.before),
                few=possibilities(each.after),
                bits=bits(each.before - each.after, self.words),
            )

    def balance(self) -> Iterator[str]:
        found = self.review.balance
        if found is None:
            return
        yield self.words.say("review-balance")
        yield self.words.say("review-balance-start", value=self.amounts.value(found.start))
        yield self.words.say("review-balance-lost", amount=self.amounts.change(-found.lost, found.lost_error))
        yield self.words.say("review-balance-luck", amount=self.amounts.change(found.luck, found.luck_error))
        yield self.words.say("review-balance-rest", amount=self.amounts.change(found.rest))
        yield self.words.say("review-balance-end", value=self.amounts.value(found.end))

    def events(self, events: list[Told]) -> str:
        return " ".join(self.words.event(event) for event in events)
