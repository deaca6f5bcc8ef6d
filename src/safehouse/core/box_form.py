"""A game's box as a form to fill in, and its faults, in the words of a language."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from safehouse.core.box import LONGEST_LINE, LONGEST_TEXT, Box, Fault, Field, Kind, Table
from safehouse.core.words import Words


class ChoiceForm(msgspec.Struct, kw_only=True):
    id: str
    name: str


class FieldForm(msgspec.Struct, kw_only=True):
    name: str
    kind: Kind
    group: str
    """What the fields of one table within a row are together; "" for the row's own."""
    label: str
    more: str
    choices: list[ChoiceForm]
    phrases: list[ChoiceForm]
    """Lines to begin from, with what they say."""
    terms: list[list[ChoiceForm]]
    """Words of a line that can stand in place of each other."""
    least: float
    most: float
    repeats: bool
    optional: bool
    usual: Any
    """What a new row begins with."""


class TableForm(msgspec.Struct, kw_only=True):
    name: str
    label: str
    more: str
    ids: list[ChoiceForm]
    whole: bool
    single: bool
    title: list[str]
    """The fields that a row is called by, beside its id."""
    fields: list[FieldForm]
    """Without those that are only kept."""


class FaultTold(msgspec.Struct, kw_only=True):
    """Row -1 is the whole table, table "" the whole box; field "" is the whole row."""

    table: str
    row: int
    field: str
    sentence: str


PARTS: Final = (ChoiceForm, FieldForm, TableForm, FaultTold)


def form(box: Box, words: Words) -> list[TableForm]:
    return [_table(table, words) for table in box.tables]


def told(fault: Fault, words: Words) -> FaultTold:
    sentence = words.say(fault.reason, **words.arguments(fault.args))
    return FaultTold(table=fault.table, row=fault.row, field=fault.field, sentence=sentence)


def keys(box: Box) -> Iterator[str]:
    """The texts that a game with this box must have."""
    for table in box.tables:
        yield f"box-{table.name}"
        yield from (_choice_key(table.named, id) for id in table.ids if table.named)
        for field in table.fields:
            if field.kind != "kept":
                yield from (f"box-field-{part}" for part in field.name.split("."))
                yield from (_choice_key(field.named, choice) for choice in field.choices if field.named)
                yield from (_phrase_key(phrase) for phrase in field.phrases)
                named = [terms for terms in field.terms if terms.named]
                yield from (_choice_key(terms.named, word) for terms in named for word in terms.words)


def _choice_key(named: str, choice: str) -> str:
    return f"{named}-{choice or 'none'}".replace(":", "-")


def _phrase_key(phrase: str) -> str:
    return f"box-phrase-{phrase.partition('(')[0]}"


def _table(table: Table, words: Words) -> TableForm:
    key = f"box-{table.name}"
    twins = {field.name: field.twin for field in table.fields if field.twin and words.language == "cs"}
    return TableForm(
        name=table.name,
        label=words.say(key),
        more=words.attribute(key, "more"),
        ids=[_choice(table.named, id, words) for id in table.ids],
        whole=table.whole,
        single=table.single,
        title=[twins.get(name, name) for name in table.title],
        fields=[_field(field, words) for field in table.fields if field.kind != "kept"],
    )


def _choice(named: str, id: str, words: Words) -> ChoiceForm:
    return ChoiceForm(id=id, name=words.say(_choice_key(named, id)) if named else id)


def _field(field: Field, words: Words) -> FieldForm:
    group, _, name = field.name.rpartition(".")
    key = f"box-field-{name}"
    longest = LONGEST_TEXT if field.kind == "text" else LONGEST_LINE
    return FieldForm(
        name=field.name,
        kind=field.kind,
        group=words.say(f"box-field-{group}") if group else "",
        label=words.say(key),
        more=words.attribute(key, "more"),
        choices=[_choice(field.named, choice, words) for choice in field.choices],
        phrases=[ChoiceForm(id=each, name=words.say(_phrase_key(each))) for each in field.phrases],
        terms=[[_choice(each.named, word, words) for word in each.words] for each in field.terms],
        least=field.least,
        most=field.most if field.kind in ("number", "decimal") else longest,
        repeats=field.repeats,
        optional=field.optional,
        usual=field.empty(),
    )
