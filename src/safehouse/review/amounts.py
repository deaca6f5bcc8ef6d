"""Values and differences in words, in the unit a judge counts in, as the browser's `lib/amounts.ts` has it."""

from math import exp2
from typing import Final

from safehouse.bots.judge import Unit
from safehouse.core.words import Words

FEW: Final = 3
MINUS: Final = "\u2212"


class Amounts:
    def __init__(self, unit: Unit, words: Words) -> None:
        self._unit = unit
        self._words = words

    def value(self, value: float) -> str:
        """How well a seat stands."""
        if self._unit == "bits":
            return bits(value, self._words)
        return signed(self._words, f"review-value-{self._unit}", self.rounded(value))

    def amount(self, value: float) -> str:
        """What something cost or brought."""
        return self._words.say("review-amount", unit=self._unit, value=self.rounded(value))

    def between(self, value: float, error: float) -> str:
        return self._give_or_take(self.amount(value), error)

    def change(self, value: float, error: float = 0.0) -> str:
        """What was won or lost, with its sign."""
        rounded = self.rounded(value)
        sign = MINUS if rounded < 0.0 else "+" if rounded > 0.0 else ""
        return self._give_or_take(sign + self.amount(abs(value)), error)

    def _give_or_take(self, amount: str, error: float) -> str:
        if self.rounded(error) == 0.0:
            return amount
        return self._words.say("review-between", amount=amount, error=self.rounded(error))

    def rounded(self, value: float) -> float:
        """Chances in hundredths, everything else to one place."""
        return round(100 * value) if self._unit == "chance" else round(value, 1) + 0.0


def possibilities(value: float) -> float:
    """So many that are equally likely leave so many bits of doubt; few of them to one place."""
    many = max(1.0, exp2(value))
    return round(many, 1) if many < FEW else round(many)


def bits(value: float, words: Words) -> str:
    return signed(words, "review-bits", round(value, 1))


def signed(words: Words, key: str, value: float) -> str:
    """A negative number has a minus sign, whatever its sentence does for one."""
    return (MINUS if value < 0.0 else "") + words.say(key, value=abs(value))
