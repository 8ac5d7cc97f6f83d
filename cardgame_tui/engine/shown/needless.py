"""Options that do again what is about to happen anyway."""

from collections.abc import Collection

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Prompt

__all__ = ["done_again"]

PRIORITY = "priority"
"""The question of `StackRules`."""
NOTHING: Collection[int] = frozenset()


def done_again(duel: Duel, seat: int, prompt: Prompt) -> Collection[int]:
    """Options with the card that the seat used last, while what it does waits on the stack unanswered.

    They can be taken as well when it has been done, and then only if that is not enough.

    Args:
        duel: the duel at the prompt.
        seat: the seat that is asked.
        prompt: the open prompt.

    Returns:
        Their indexes.
    """
    if prompt.ask != PRIORITY or not duel.stack:
        return NOTHING
    top = duel.stack[-1]
    if top.controller != seat or top.source is None:
        return NOTHING
    name, cards = top.source.name, duel.cards
    return frozenset(
        [
            index
            for index, option in enumerate(prompt.options)
            if option.card is not None and cards[option.card].name == name and duel.sees(seat, cards[option.card])
        ]
    )
