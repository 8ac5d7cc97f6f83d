"""What a player has, such as objects with a keyword, remembered for as long as characteristics stay the same."""

from collections.abc import Sequence
from operator import itemgetter
from typing import TypeVar

from cardgame_tui.engine.duel import other
from cardgame_tui.text.abilities import Static
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ADVANCED
from rulesets.grand_archive.cards.program import Ability
from rulesets.grand_archive.cards.sentences import CardsCost, FirstCostsLess, Trigger
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import Traits, characteristics, traits

NORM, EXALTED = frozenset({"norm"}), frozenset({"exalted"})
ACTIVATED, COSTS, ELEMENTS, RULES, WORKING = "activated", "costs", "elements", "rules", "working"
"""The words under which other things than keywords, triggers and forms are remembered."""
StaticT = TypeVar("StaticT", bound=Static)


def with_keyword(duel: ArchiveDuel, seat: int, keyword: Keyword) -> Sequence[ArchiveCard]:
    """The objects of a seat that have a keyword."""
    now = characteristics(duel)
    found: Sequence[ArchiveCard] | None = duel.found.get((seat, keyword))
    if found is None:
        objects = duel.sides[seat].field()
        found = duel.found[seat, keyword] = [each for each in objects if keyword in now[each.id].keywords]
    return found


def with_trigger(duel: ArchiveDuel, seat: int, event: Trigger) -> Sequence[ArchiveCard]:
    """What works for a seat and has an ability that an event triggers."""
    characteristics(duel)
    found: Sequence[ArchiveCard] | None = duel.found.get((seat, event))
    if found is None:
        found = duel.found[seat, event] = [card for card, now in _working(duel, seat) if event in now.triggers]
    return found


def usable_abilities(duel: ArchiveDuel, seat: int) -> Sequence[tuple[ArchiveCard, Ability | None]]:
    """The activated abilities of what works for a seat, and the Lineage Releases of its lineage (GA-319).

    None stands for the ability that enlighten counters give (GA-244).
    """
    characteristics(duel)
    found: list[tuple[ArchiveCard, Ability | None]] | None = duel.found.get((seat, ACTIVATED))
    if found is None:
        found = duel.found[seat, ACTIVATED] = []
        for card, now in _working(duel, seat):
            found += [(card, ability) for ability in now.activated if not ability.release]
            if card.counters.get("enlighten"):
                found.append((card, None))
        for card in duel.sides[seat].lineage.cards:
            found += [(card, ability) for ability in card.printed.program.activated if ability.release]
    return found


def statics_of(duel: ArchiveDuel, seat: int, form: type[StaticT]) -> Sequence[tuple[int, StaticT]]:
    """The static abilities of a form that the objects of a seat have, with the stamps of the objects (GA-197).

    They change costs or set rules (GA-183).
    """
    return [(stamp, static) for stamp, static in _rules_of(duel, seat) if isinstance(static, form)]


def costs_set(duel: ArchiveDuel, seat: int) -> Sequence[FirstCostsLess | CardsCost]:
    """What objects say about the costs of cards that a seat plays, the oldest first (GA-111, GA-197)."""
    characteristics(duel)
    found: Sequence[FirstCostsLess | CardsCost] | None = duel.found.get((seat, COSTS))
    if found is None:
        own = [each for each in statics_of(duel, seat, CardsCost) if not each[1].theirs]
        theirs = [each for each in statics_of(duel, other(seat), CardsCost) if each[1].theirs]
        said = [*statics_of(duel, seat, FirstCostsLess), *own, *theirs]
        found = duel.found[seat, COSTS] = [static for _, static in sorted(said, key=itemgetter(0))]
    return found


def enabled_elements(duel: ArchiveDuel, seat: int) -> frozenset[str]:
    """The elements that are enabled for a seat: those of the champion cards in its lineage, and norm (GA-118).

    Exalted, which any advanced element enables, is not among them: see `enables`.
    """
    characteristics(duel)
    found: frozenset[str] | None = duel.found.get((seat, ELEMENTS))
    if found is None:
        champion = duel.champion(seat)
        lineage = [] if champion is None else duel.lineage(champion)
        found = duel.found[seat, ELEMENTS] = NORM.union(*[each.printed.elements for each in lineage])
    return found


def enables(duel: ArchiveDuel, seat: int, elements: frozenset[str]) -> bool:
    """Whether all elements of a card are enabled for a seat, exalted by any advanced one (GA-117, GA-119)."""
    found = enabled_elements(duel, seat)
    if elements <= found:
        return True
    return elements <= found | EXALTED and not ADVANCED.isdisjoint(found)


def _rules_of(duel: ArchiveDuel, seat: int) -> Sequence[tuple[int, Static]]:
    """The static abilities of a seat that change costs or set rules, with the stamps of what has them (GA-169)."""
    now = characteristics(duel)
    found: Sequence[tuple[int, Static]] | None = duel.found.get((seat, RULES))
    if found is None:
        objects = duel.sides[seat].field() + duel.sides[seat].intent.cards
        found = duel.found[seat, RULES] = [
            (each.stamp, rule.static) for each in objects for rule in now[each.id].rules
        ]
    return found


def _working(duel: ArchiveDuel, seat: int) -> Sequence[tuple[ArchiveCard, Traits]]:
    """What has abilities that work for a seat: its objects, its mastery, and its Intent (GA-169, GA-251)."""
    characteristics(duel)
    found: Sequence[tuple[ArchiveCard, Traits]] | None = duel.found.get((seat, WORKING))
    if found is None:
        side = duel.sides[seat]
        cards = side.field() + side.mastery.cards + side.intent.cards
        found = duel.found[seat, WORKING] = [(card, traits(duel, card)) for card in cards]
    return found
