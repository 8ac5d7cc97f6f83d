"""What shape of answer a prompt wants, and what its options are about."""

from collections.abc import Container, Mapping
from enum import Enum

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.ui.keys.codes import Places, Thing, number_codes, table_codes
from cardgame_tui.value import value

LISTED = 9
"""Most numbers that are listed to be picked by one digit; of more, the number itself is typed."""


class AnswerShape(Enum):
    """What shape of answer a prompt wants from one seat."""

    ONE = "one"
    YES_NO = "yes or no"
    SOME = "some"
    ORDER = "order"
    AMOUNT = "amount"


@value
class OptionGroup:
    """Options about one thing.

    Args:
        code: the keys that pick it.
        members: indexes of the options about it.
        card: number of the card it is, if it is one.
        zone: number of the zone it is, if it is one.
        place: its code if no card had a letter already. What is listed is in the order of these, so that the order
            is the same at a table that was opened just now.
    """

    code: str
    members: tuple[int, ...]
    card: int | None
    zone: int | None
    place: str


def shape_of(prompt: Prompt) -> AnswerShape:
    """Tell what shape of answer a prompt wants from one seat."""
    if prompt.ordered:
        return AnswerShape.ORDER
    if not (prompt.single or prompt.secret):
        return AnswerShape.SOME
    keys = {option.key for option in prompt.options}
    if keys == {"yes", "no"}:
        return AnswerShape.YES_NO
    return AnswerShape.AMOUNT if _asks_amount(prompt) else AnswerShape.ONE


def _asks_amount(prompt: Prompt) -> bool:
    """Whether all options but the declining one are numbers of one kind, too many to list or ``amount``."""
    decline = decline_of(prompt)
    options = [option for index, option in enumerate(prompt.options) if index != decline]
    keys = {option.key for option in options}
    numbers = all(type(option.value) is int for option in options)
    return len(keys) == 1 and numbers and (keys == {"amount"} or len(options) > LISTED)


def groups_of(
    prompt: Prompt,
    shape: AnswerShape,
    decline: int | None,
    taken: Container[str],
    places: Places,
    kept: Mapping[int, str],
) -> list[OptionGroup]:
    """What can be picked, in the order of the options; codes of places on the table, numbers for a list.

    Where digits number a list or the places of an order, cards of the hand have letters too.

    Args:
        prompt: the prompt.
        shape: the shape of its answer.
        decline: index of the option that declines, if any.
        taken: letters that run a command.
        places: codes of places.
        kept: letters that cards have already, by number.
    """
    if shape is AnswerShape.AMOUNT:
        return []
    things: dict[Thing, list[int]] = {}
    for index, option in enumerate(prompt.options):
        if index != decline:
            things.setdefault(_thing(index, option), []).append(index)
    placed = [thing for thing in things if thing[2] is None or shape is AnswerShape.ORDER]
    listed = [thing for thing in things if thing not in placed]
    if listed or shape is AnswerShape.ORDER:
        places = places.without_digits()
    numbers = dict(zip(listed, number_codes(len(listed)), strict=True))
    codes = numbers | dict(zip(placed, table_codes(placed, taken, places, kept), strict=True))
    fresh = numbers | dict(zip(placed, table_codes(placed, taken, places, {}), strict=True)) if kept else codes
    return [
        OptionGroup(codes[thing], tuple(members), thing[0], thing[1], fresh[thing])
        for thing, members in things.items()
    ]


def _thing(index: int, option: Option) -> Thing:
    if option.card is not None:
        return (option.card, None, None)
    return (None, option.zone, None) if option.zone is not None else (None, None, index)
