"""Cards with a state of their own that a game declares: damage, counters, whether a card is tapped."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Self

from cardgame_tui.engine.card import Card, PrintedT_co
from cardgame_tui.engine.declared import Field, copied, taken_fields
from cardgame_tui.engine.plain_value import plain_value

__all__ = ["DeclaredCard"]


class DeclaredCard(Card[PrintedT_co]):
    """A card whose class declares fields by `kept`, as a duel does.

        class Creature(DeclaredCard[Printed]):
            damage = kept(0, "damage on it")

    A field is copied with the card and is part of the digest and of positions. It does not change when the card
    moves: set it back where the rules say so.

    Attributes:
        fields: what the class declares, by name; worked out.
    """

    fields: ClassVar[Mapping[str, Field]] = MappingProxyType({})

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        cls.fields = taken_fields(cls, cls.fields, ())
        if of_seats := [name for name, each in cls.fields.items() if each.by_seat]:
            raise TypeError(f"{cls.__name__}: {of_seats[0]} is of each seat, but a card has no seats; use kept")

    def __init__(self, number: int, printed: PrintedT_co, owner: int) -> None:
        super().__init__(number, printed, owner)
        for name, each in self.fields.items():
            setattr(self, name, each.fresh())

    def clone(self) -> Self:
        """Copy this card with its fields."""
        twin = super().clone()
        for name in self.fields:
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def state(self) -> tuple[object, ...]:
        """All that can change about this card, its fields too."""
        return (*super().state(), *[plain_value(getattr(self, name)) for name in self.fields])

    def changed(self) -> dict[str, object]:
        """The fields that are not as they were when the card was made."""
        values = {name: getattr(self, name) for name in self.fields}
        return {name: value for name, value in values.items() if value != self.fields[name].first}


def card_fields(card_class: type[Card]) -> Mapping[str, Field]:
    """What a class of cards declares; nothing for one that declares nothing."""
    return card_class.fields if issubclass(card_class, DeclaredCard) else {}
