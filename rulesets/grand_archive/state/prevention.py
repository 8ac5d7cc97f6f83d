"""Prevention of damage that waits for the damage: shields and instances (GA-222 to GA-226)."""

from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Effect
from cardgame_tui.value import value
from rulesets.grand_archive.state.card import ArchiveCard


@value
class Prevention:
    """Damage to some units that will be prevented. It holds numbers, not cards, and so is shared between clones.

    A shield shrinks by what it prevents (GA-223). An instance is used up by the first damage (GA-224).

    Args:
        units: the units it protects, by number and stay; several share one shield or instance (GA-226).
        amount: how much it prevents, None for all.
        instance: whether it is an instance, not a shield.
        combat: whether it is limited to combat damage, or to other damage; None for any damage.
        source: number of the only source whose damage it prevents, None for any.
        until: the moment at which it ends, such as ``turn``; empty for never.
        origin: number of the card whose text it is.
        visit: the stay of that card from which it comes.
        seat: who controlled the item that made it, 0 for none.
        item: the running number of that item.
        also: what happens as a part of the replacement, None for nothing more (GA-227).
        instead: whether that happens instead of the damage, which is not prevented (GA-190).
    """

    units: tuple[tuple[int, int], ...]
    amount: int | None
    instance: bool = False
    combat: bool | None = None
    source: int | None = None
    until: str = "turn"
    origin: int | None = None
    visit: int = 0
    seat: int = 0
    item: int = 0
    also: Effect | None = None
    instead: bool = False

    def protects(self, card: ArchiveCard) -> bool:
        """Whether it protects a card as it is now."""
        return (card.id, card.visit) in self.units

    def state(self) -> tuple[object, ...]:
        """The prevention as plain values; without the running numbers of stays and items."""
        kind = (self.instance, self.instead, self.combat, self.source)
        also = () if self.also is None else (self.seat, print_text(self.also))
        return (tuple([card for card, _ in self.units]), self.amount, kind, self.until, self.origin, *also)
