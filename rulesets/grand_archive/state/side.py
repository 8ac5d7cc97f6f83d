"""The zones of one player (section B)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from cardgame_tui.engine.zone import Sight, Zone
from rulesets.grand_archive.state.card import ArchiveCard

ArchiveZone: TypeAlias = Zone[ArchiveCard]
"""A zone of Grand Archive."""


@dataclass(slots=True, eq=False)
class Side:
    """The zones of one player, each named after its attribute, such as ``seat1.hand``.

    Args:
        deck: the main deck, the top card last (GA-15).
        material: the material deck (GA-16).
        hand: the hand (GA-17).
        memory: the memory (GA-18).
        graveyard: the graveyard (GA-21).
        banishment: the banishment (GA-22).
        units: champions and allies this player controls.
        things: items and weapons this player controls.
        domains: domains and phantasias this player controls.
        intent: the Intent of the unit this player attacks with (GA-24).
        lineage: the lineages of this player's champion, the top card last (GA-25).
        loaded: cards loaded into this player's objects (GA-26).
        mastery: this player's mastery and statuses (GA-251, GA-252).
    """

    deck: ArchiveZone
    material: ArchiveZone
    hand: ArchiveZone
    memory: ArchiveZone
    graveyard: ArchiveZone
    banishment: ArchiveZone
    units: ArchiveZone
    things: ArchiveZone
    domains: ArchiveZone
    intent: ArchiveZone
    lineage: ArchiveZone
    loaded: ArchiveZone
    mastery: ArchiveZone

    def field(self) -> list[ArchiveCard]:
        """The objects this player controls (GA-209)."""
        return self.units.cards + self.things.cards + self.domains.cards

    def zones(self) -> Iterator[ArchiveZone]:
        """All zones, in the order of their numbers."""
        for each in fields(self):
            yield getattr(self, each.name)

    def clone(self, zones: Sequence[ArchiveZone]) -> "Side":
        """The same side of a cloned duel, which has these zones."""
        return Side(*[zones[each.id] for each in self.zones()])


KINDS = tuple(each.name for each in fields(Side))
"""The kinds of a player's zones."""
SIGHTS = {"deck": Sight.NOBODY, "material": Sight.OWNER, "hand": Sight.OWNER, "memory": Sight.OWNER}
"""Who sees the cards in a zone, where not everybody does (section B)."""
