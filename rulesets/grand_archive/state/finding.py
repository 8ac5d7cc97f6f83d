"""Which things of a player have something, remembered for as long as characteristics stay the same."""

from collections.abc import Sequence

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.sentences import Trigger
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import characteristics, traits

ACTIVATED, RULES = "activated", "rules"
"""The words under which other things than keywords and triggers are remembered."""


def with_keyword(duel: ArchiveDuel, seat: int, keyword: Keyword) -> Sequence[ArchiveCard]:
    """The objects of a seat that have a keyword."""
    characteristics(duel)
    found = duel.found.get((seat, keyword))
    if found is None:
        objects = duel.sides[seat].field()
        found = duel.found[seat, keyword] = [each for each in objects if keyword in traits(duel, each).keywords]
    return found


def with_trigger(duel: ArchiveDuel, seat: int, event: Trigger) -> Sequence[ArchiveCard]:
    """What works for a seat and has an ability that an event triggers."""
    characteristics(duel)
    found = duel.found.get((seat, event))
    if found is None:
        found = duel.found[seat, event] = [
            each for each in working(duel, seat) if event in traits(duel, each).triggers
        ]
    return found


def with_activated(duel: ArchiveDuel, seat: int) -> Sequence[ArchiveCard]:
    """What works for a seat and has an activated ability, be it one of enlighten counters (GA-244)."""
    characteristics(duel)
    found = duel.found.get((seat, ACTIVATED))
    if found is None:
        found = duel.found[seat, ACTIVATED] = [
            each for each in working(duel, seat) if traits(duel, each).activated or each.counters.get("enlighten")
        ]
    return found


def with_rules(duel: ArchiveDuel, seat: int) -> Sequence[ArchiveCard]:
    """The objects of a seat that have static abilities which change costs or set rules (GA-183)."""
    characteristics(duel)
    found = duel.found.get((seat, RULES))
    if found is None:
        objects = duel.sides[seat].field()
        found = duel.found[seat, RULES] = [each for each in objects if traits(duel, each).rules]
    return found


def working(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """What has abilities that work for a seat: its objects, its mastery, and its Intent (GA-169, GA-251)."""
    side = duel.sides[seat]
    return side.field() + side.mastery.cards + side.intent.cards
