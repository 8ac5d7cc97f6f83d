"""What a search may change: options of a game and numbers on cards, each with the values that it may have."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from cardgame_tui.content.card_sets import ADDED, CHANGED, known_cards
from cardgame_tui.content.cards import CardRecord
from cardgame_tui.content.faults import ContentError, FileFault, gathered, listed, nearest, quoted
from cardgame_tui.content.option_info import describe_options
from cardgame_tui.content.settings import SETTINGS
from cardgame_tui.content.toml.document import KeyPath
from cardgame_tui.lab.bench.arms import swept_values
from cardgame_tui.play.rules_in_play import read_options
from cardgame_tui.play.setup import Setup
from cardgame_tui.value import value

ARGUMENT = "--over"
"""What messages call the words that are read here."""

CARD = "card."
"""What the name of a number on a card begins with: ``card.TollBaron.might``."""


@value
class Parameter:
    """Something that a search may change.

    Args:
        name: what it is called in tables, such as ``hp`` or ``Toll Baron might``.
        path: where a variant file has it.
        usual: what it is without a change; None for a number that the card does not have.
        values: what else it may be.
        card: the card that it is a number of; empty for an option.
    """

    name: str
    path: KeyPath
    usual: object
    values: Sequence[object]
    card: str = ""

    @property
    def choices(self) -> Sequence[object]:
        """Everything that it may be, without a change first."""
        return [self.usual, *self.values]

    def steps(self, chosen: object) -> int:
        """How many values away from the usual one a value is, in their order."""
        if isinstance(self.usual, int) and isinstance(chosen, int):
            between = [each for each in self.values if isinstance(each, int) and each != self.usual]
            low, high = sorted((self.usual, chosen))
            return sum(low <= each <= high for each in between)
        return int(chosen != self.usual)


def parameters_of(words: str, setup: Setup, settings: Sequence[str]) -> Sequence[Parameter]:
    """Read what may be changed, such as ``hp=3..8,card.TollBaron.might=1..4``.

    Args:
        words: the words.
        setup: the game without a change.
        settings: the options it was given by ``--set``.

    Raises:
        ContentError: with all faults.
    """
    parameters: list[Parameter] = []
    faults: list[FileFault] = []
    for part in _parts(words):
        with gathered(faults):
            name, texts = swept_values(part, ARGUMENT)
            is_card = name.startswith(CARD)
            parameters.append(
                _of_card(name, texts, setup) if is_card else _of_option(name, texts, setup, settings)
            )
    names = [parameter.name for parameter in parameters]
    faults += [_fault(name, "given more than once") for name in dict.fromkeys(names) if names.count(name) > 1]
    if faults:
        raise ContentError(faults)
    return parameters


def _parts(words: str) -> Iterator[str]:
    """Yield each thing with its values: a comma also stands between values, as in ``hp=3,5,lives=2,3``."""
    yield from re.split(r",(?=[^,=]*=)", words)


def _of_option(name: str, texts: Sequence[str], setup: Setup, settings: Sequence[str]) -> Parameter:
    infos = [each.name for each in describe_options(setup.ruleset.options_model)]
    if name not in infos:
        allowed = listed([*infos, "a number of a card, such as card.TollBaron.might"])
        raise ContentError([_fault(name, "no such option", allowed, nearest(name, infos))])
    if name == setup.ruleset.options_model.PRESET_BY:
        found = "decides what the other options are, so it stays the same in a search"
        raise ContentError([_fault(name, found, "other options; --set takes this one")])
    values: dict[str, object] = {}
    faults: list[FileFault] = []
    for text in texts:
        try:
            options = read_options(setup.ruleset, setup.variant, [*settings, f"{name}={text}"])
        except ContentError as error:
            faults += [replace(each, file=ARGUMENT) if each.file == SETTINGS else each for each in error.faults]
        else:
            values[text] = options.model_dump(mode="json")[name]
    if faults:
        raise ContentError(faults[:1])
    if None in values.values():
        raise ContentError([_fault(name, "a variant file cannot say none", "other values")])
    usual = setup.options.model_dump(mode="json")[name]
    return Parameter(name, ("options", name), usual, [each for each in values.values() if each != usual])


def _of_card(name: str, texts: Sequence[str], setup: Setup) -> Parameter:
    word, dot, field = name.removeprefix(CARD).rpartition(".")
    if not dot:
        raise ContentError(
            [_fault(name, "names no number of a card", "card.NAME.NUMBER, such as card.TollBaron.might")]
        )
    card = _card_called(word, setup)
    numbers = list(_numbers(setup.ruleset.card_model))
    if field not in numbers:
        found = f"cards have no number {quoted(field)}"
        raise ContentError([_fault(name, found, listed(numbers) or "none", nearest(field, numbers))])
    if wrong := [text for text in texts if not text.lstrip("-").isdecimal()]:
        raise ContentError([_fault(name, f"found {quoted(wrong[0])}", "whole numbers, such as 1..4")])
    path, table = _place(card, setup)
    usual = table.get(field)
    if not isinstance(usual, int):
        printed = getattr(setup.cards[card], field, None)
        usual = printed if isinstance(printed, int) else None
    return Parameter(
        f"{card} {field}", (*path, field), usual, [int(text) for text in texts if int(text) != usual], card
    )


def _card_called(word: str, setup: Setup) -> str:
    """The card of a name that is written without spaces and signs, or with them."""
    bare = {_bare(name): name for name in setup.cards}
    if (found := bare.get(_bare(word))) is None:
        near = bare.get(nearest(_bare(word), bare), "")
        raise ContentError([_fault(f"{CARD}{word}", "no such card", near=near)])
    return found


def _bare(name: str) -> str:
    return "".join(each for each in name.casefold() if each.isalnum())


def _numbers(model: type[CardRecord]) -> Iterator[str]:
    """The fields of a card that may hold a whole number."""
    for name, field in model.model_fields.items():
        if _takes_number(field.annotation):
            yield name


def _takes_number(annotation: object) -> bool:
    """Whether a type is that of whole numbers, also of some of them or among others."""
    if get_origin(annotation) in (Annotated, Union, UnionType):
        return any(map(_takes_number, get_args(annotation)))
    return annotation is int


def _place(card: str, setup: Setup) -> tuple[KeyPath, Mapping[str, Any]]:
    """Where a variant file says what is on a card, and what the card has in its own file and in the variant."""
    data = {} if setup.variant is None else setup.variant.document.data
    for number, table in enumerate(data.get(ADDED, [])):
        if table.get("name", "").strip() == card:
            return (ADDED, number), table
    known = known_cards(setup.ruleset)
    if card not in known:
        raise ContentError(
            [_fault(f"{CARD}{_bare(card)}", "this game has its cards in no file, so none can change")]
        )
    return (CHANGED, card), {**known[card].table, **data.get(CHANGED, {}).get(card, {})}


def _fault(field: str, found: str, allowed: str = "", near: str = "") -> FileFault:
    return FileFault(ARGUMENT, None, field, found, allowed, near)
