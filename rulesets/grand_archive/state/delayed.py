"""Delayed triggers: what happens once, at a later moment (GA-179)."""

from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Effect
from cardgame_tui.value import value

PREVENTED = "prevented"
"""The moment at which damage is prevented; the number of the item that made the prevention follows it."""
DIES = "dies"
"""The moment at which the object that `it` means dies."""
LEAVES = "leaves"
"""The moment at which its card leaves the field, whose number follows it."""
THIS_TURN = frozenset({PREVENTED, DIES})
"""What does not wait longer than this turn."""
AS_TURN_ENDS = "as the turn ends"
"""The moment of the clean-up (GA-93)."""


@value
class Delayed:
    """A delayed trigger. It is data only: `word` names what it does, or `effect` is the tree of its text.

    Args:
        event: the moment at which it triggers, such as ``end``, ``end:1`` for the end phase of seat 1 only, or
            ``prevented:7`` for the damage that is prevented by what item 7 of the stack made.
        word: what it does, empty for one with an effect.
        controller: the seat that controls it (GA-171).
        card: number of the card it is about.
        visit: the stay of that card at which it is about it; on another one it does nothing.
        source: number of the card whose text it is, None for a rule of the game.
        effect: what it does, None for one with a word.
        it: what `it` means in the effect: a card by number and stay.
    """

    event: str
    word: str
    controller: int
    card: int | None = None
    visit: int = 0
    source: int | None = None
    effect: Effect | None = None
    it: tuple[int, int] | None = None

    @property
    def moment(self) -> str:
        """The event without the seat or the number after it."""
        return self.event.partition(":")[0]

    def state(self) -> tuple[object, ...]:
        """The trigger as plain values; without the running numbers of the stay and of an item."""
        words = "" if self.effect is None else print_text(self.effect)
        it = None if self.it is None else self.it[0]
        event = self.moment if self.moment in THIS_TURN else self.event
        return (event, self.word, self.controller, self.card, self.source, words, it)
