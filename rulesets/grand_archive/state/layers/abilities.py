"""The abilities of a card that exist now: those whose restrictions hold, and what a champion inherits (GA-184)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rulesets.grand_archive.cards.program import Ability, KeywordAbility
from rulesets.grand_archive.cards.triggers.events import Key
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import Traits, added_up
from rulesets.grand_archive.state.layers.conditions import holds
from rulesets.grand_archive.state.layers.look import Look
from rulesets.grand_archive.state.layers.said import conditions_of, plain

RestrictedT = TypeVar("RestrictedT", Ability, KeywordAbility)


def unlock(look: Look, seat: int, card: ArchiveCard, now: Traits) -> None:
    """Keep only those abilities of a card whose restrictions hold (GA-184).

    Args:
        look: reads what the restrictions are about.
        seat: the controller of the card.
        card: the card.
        now: its characteristics with all abilities; changed in place.
    """

    def unrestricted(abilities: Sequence[RestrictedT]) -> Sequence[RestrictedT]:
        return [each for each in abilities if all([holds(look, seat, card, label) for label in each.labels])]

    program, printed = card.printed.program, plain(card.printed)
    if "keywords" in printed.locked:
        now.keywords = added_up(unrestricted(program.keywords))
    if "activated" in printed.locked:
        now.activated = unrestricted(program.activated)
    if "triggers" in printed.locked:
        now.triggers = {event: unrestricted(abilities) for event, abilities in program.triggers.items()}
    if "charges" in printed.locked:
        now.charges = unrestricted(program.charges)
    now.rules = [
        each
        for each in printed.rules
        if all([holds(look, seat, card, condition) for condition in conditions_of(each)])
    ]


def inherit(look: Look, seat: int, card: ArchiveCard, now: Traits) -> None:
    """Add the Inherited Effects of a card of the inner lineage to its champion (GA-318)."""
    own = printed_copy(card)
    unlock(look, seat, card, own)
    now.activated = [*now.activated, *[each for each in own.activated if each.inherited]]
    now.charges = [*now.charges, *[each for each in own.charges if each.inherited]]
    now.rules = [*now.rules, *[each for each in own.rules if each.inherited]]
    now.triggers = _both(now.triggers, own.triggers, lambda each: each.inherited)


def printed_copy(card: ArchiveCard) -> Traits:
    """A copy of the printed characteristics of a card, which may be changed."""
    return plain(card.printed).traits.copy()


def _both(
    first: Mapping[Key, Sequence[Ability]],
    second: Mapping[Key, Sequence[Ability]],
    wanted: Callable[[Ability], bool],
) -> Mapping[Key, Sequence[Ability]]:
    """The abilities of the first, and those of the second that are wanted, by their triggers."""
    both = dict(first)
    for event, abilities in second.items():
        if more := [each for each in abilities if wanted(each)]:
            both[event] = [*both.get(event, ()), *more]
    return both
