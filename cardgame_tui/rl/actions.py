"""Which numbers the options of a prompt have."""

from collections.abc import Collection, Iterator

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.wording import stable_word
from cardgame_tui.rl.space import ENOUGH, Meaning, Space

DONE = -1
"""Stands for the index of an option where an action ends a choice of several."""


class Actions:
    """Finds the numbers of options.

    Args:
        space: what the numbers mean.
    """

    def __init__(self, space: Space) -> None:
        self._numbers = {meaning: number for number, meaning in enumerate(space.meanings)}
        self._first_spare, self._size = len(space.meanings), space.size

    def legal(self, duel: Duel, prompt: Prompt, seat: int, picked: Collection[int] = ()) -> dict[int, int]:
        """What a seat may do: the number of each action, and the index of its option or `DONE`.

        Of the options beyond the last spare number only the first is offered.

        Args:
            duel: the duel.
            prompt: its open prompt.
            seat: the seat that answers.
            picked: indexes of the options it has picked already, in a choice of several.
        """
        numbers, spare, found = self._numbers, self._first_spare, dict[int, int]()
        for index, meaning in enumerate(meanings(duel, prompt, seat)):
            number = numbers.get(meaning)
            if number is None:
                number, spare = min(spare, self._size - 1), spare + 1
            if index not in picked:
                found.setdefault(number, index)
        if picks_several(prompt) and len(picked) >= prompt.least:
            found[numbers.get(enough(prompt), self._size - 1)] = DONE
        return found


def meanings(duel: Duel, prompt: Prompt, seat: int) -> Iterator[Meaning]:
    """What each option of a prompt means to the seat that answers it."""
    ask, alike = prompt.ask, dict[Meaning, int]()
    for option in prompt.options:
        meaning = (ask, option.key, _card(duel, option, seat), _zone(duel, option), _value(option), 1)
        copy = alike[meaning] = alike.get(meaning, 0) + 1
        yield meaning if copy == 1 else (*meaning[:5], copy)


def picks_several(prompt: Prompt) -> bool:
    """Whether an answer may pick more than one option, or none."""
    return not prompt.single and not prompt.secret


def enough(prompt: Prompt) -> Meaning:
    """The meaning of the action that ends a choice of several."""
    return (prompt.ask, ENOUGH, "", "", "", 1)


def _card(duel: Duel, option: Option, seat: int) -> str:
    if option.card is None:
        return ""
    card = duel.cards[option.card]
    return card.name if duel.sees(seat, card) else ""


def _zone(duel: Duel, option: Option) -> str:
    return "" if option.zone is None else duel.zones[option.zone].name


def _value(option: Option) -> str:
    return "" if option.value is None else stable_word(option.value)
