"""Influences: the continuous effects in force at one moment, and where they are found (GA-193, GA-197)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.layer import ABILITIES
from rulesets.grand_archive.state.layers.said import Plain, Said, plain, said_by, said_in

if TYPE_CHECKING:
    from rulesets.grand_archive.cards.program import StaticAbility

TRAIT = "trait"
"""The word of resolved effects that change characteristics (GA-194)."""


@dataclass(slots=True, eq=False)
class Influence:
    """One continuous effect in force. It has one identity over all layers (GA-199).

    Args:
        said: what it says.
        stamp: its time stamp.
        seat: who controls it.
        source: the object whose static ability it is, None for a resolved effect.
        text: the card whose text it is: the source, or a card of its inner lineage.
        cards: its fixed set by number, None where its group is read (GA-194).
    """

    said: Said
    stamp: int
    seat: int
    source: ArchiveCard | None = None
    text: ArchiveCard | None = None
    cards: tuple[int, ...] | None = None

    @property
    def entangled(self) -> bool:
        """Whether it does something else when other objects come or go."""
        return self.said.entangled if self.cards is None else self.said.tallies

    @property
    def reads(self) -> int:
        """What says whether and to whom it begins to apply; a static ability must exist."""
        return self.said.reads if self.source is None else self.said.reads | ABILITIES


def influence_of(card: ArchiveCard, ability: "StaticAbility", stamp: int) -> Influence | None:
    """A static ability of an object; None for one that changes no characteristics."""
    said = said_by(ability)
    return None if said is None else Influence(said, stamp, controller_of(card), card, card)


def of_object(duel: ArchiveDuel, card: ArchiveCard, printed: Plain) -> Iterator[Influence]:
    """The static abilities of an object or an intent, as old as the side that it shows (GA-197, GA-259)."""
    if printed.layered:
        stamp = stamp_of_text(duel, card)
        for _, said in printed.layered:
            yield Influence(said, stamp, controller_of(card), card, card)


def inherited(champion: ArchiveCard, card: ArchiveCard) -> Iterator[Influence]:
    """What a champion inherits from a card of its inner lineage, as old as that card (GA-318)."""
    for ability, said in plain(card.printed).layered:
        if ability.inherited:
            yield Influence(said, card.stamp, controller_of(champion), champion, card)


def resolved(duel: ArchiveDuel) -> Iterator[Influence]:
    """What resolutions have left behind (GA-193)."""
    for each in duel.effects.of(TRAIT):
        seat = getattr(each.value, "seat", 1)
        yield Influence(said_in(each.value), each.stamp, seat, cards=each.cards)


def stamp_of_text(duel: ArchiveDuel, card: ArchiveCard) -> int:
    """The time stamp of the text of an object: of a champion that of its top card (GA-197)."""
    if card.printed.kind == "champion" and (lineage := duel.lineage(card)):
        return lineage[-1].stamp
    return card.turned or card.stamp
