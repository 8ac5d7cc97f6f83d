"""An event that a text replaces (DR-202)."""

from collections.abc import Callable
from dataclasses import dataclass

from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.state.card import RiftCard


@dataclass(slots=True, eq=False)
class HeldBack:
    """Something that would happen, and the text that says what happens instead.

    Args:
        event: what would happen.
        source: the card with that text.
        ability: what happens instead.
        happen: lets it happen after all.
        card: the card that it would happen to, None if it is an event of a player.
        amount: how much would happen.
        texts: the texts that have already said what happens instead, by card and place of the sentence.
    """

    event: Trigger
    source: RiftCard
    ability: Ability
    happen: Callable[[], object]
    card: RiftCard | None
    amount: int
    texts: tuple[tuple[int, int], ...]

    def state(self) -> tuple[object, ...]:
        """The event as plain values."""
        return (self.event.name, self.source.id, self.ability.number, None if self.card is None else self.card.id)
