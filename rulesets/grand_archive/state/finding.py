"""What a player has, such as objects with a keyword, remembered until that may be different."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import other
from cardgame_tui.text.abilities import Static
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ADVANCED, BASIC, ArchivePrinted
from rulesets.grand_archive.cards.program import Ability
from rulesets.grand_archive.cards.statics.abilities import Limit
from rulesets.grand_archive.cards.statics.prices import Costs, Enabled
from rulesets.grand_archive.cards.triggers.events import Key
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.findings import Findings
from rulesets.grand_archive.state.people import seats_of_people
from rulesets.grand_archive.state.ruled import RULE, WATCH, InForce, NextCosts
from rulesets.grand_archive.state.traits import characteristics, holds, in_force, traits

NORM, EXALTED = frozenset({"norm"}), frozenset({"exalted"})
StaticT = TypeVar("StaticT", bound=Static)
TheirsT = TypeVar("TheirsT", bound=Limit)


def unique_objects(duel: ArchiveDuel, seat: int) -> Sequence[ArchiveCard]:
    """The unique objects of a seat (GA-59)."""
    return findings(duel, seat).unique


def linked_objects(duel: ArchiveDuel, seat: int) -> Sequence[ArchiveCard]:
    """The objects of a seat with Link (GA-321)."""
    return findings(duel, seat).linked


def with_keyword(duel: ArchiveDuel, seat: int, keyword: Keyword) -> Sequence[ArchiveCard]:
    """The objects of a seat that have a keyword."""
    return findings(duel, seat).keywords.get(keyword, ())


def with_trigger(duel: ArchiveDuel, seat: int, event: Key) -> Sequence[tuple[ArchiveCard, Ability]]:
    """The abilities of a seat that an event triggers, each with the card whose text it is."""
    found = None if duel.news else duel.found[seat]  # nearly every change of the game asks
    return (found or findings(duel, seat)).triggers.get(event, ())


def usable_abilities(duel: ArchiveDuel, seat: int) -> Sequence[tuple[ArchiveCard, Ability | None]]:
    """The activated abilities of what works for a seat, and the Lineage Releases of its lineage (GA-319).

    None stands for the ability that enlighten counters give (GA-244).
    """
    return findings(duel, seat).activated


def abilities_elsewhere(duel: ArchiveDuel, seat: int) -> Iterator[tuple[ArchiveCard, Ability]]:
    """The activated abilities of cards of a seat that are no objects, each in the zone for it (GA-351)."""
    if duel.used_from is None:
        found = {ability.zone for card in duel.start.cards.values() for ability in _activated(card)}
        duel.used_from = tuple(sorted(found - {""}))
    for kind in duel.used_from:
        for card in duel.pile(seat, kind).cards:
            for ability in card.printed.program.activated:
                if ability.zone == kind and all([holds(duel, seat, card, each) for each in ability.labels]):
                    yield card, ability


def _activated(printed: Printed) -> Sequence[Ability]:
    assert isinstance(printed, ArchivePrinted)
    return printed.program.activated


def statics_of(duel: ArchiveDuel, seat: int, form: type[StaticT]) -> Sequence[tuple[int, StaticT]]:
    """The static abilities of a form that the objects of a seat have, with the stamps of the objects (GA-197).

    They change costs or set rules (GA-183).
    """
    return findings(duel, seat).rules.get(form, ())


def about_seat(duel: ArchiveDuel, seat: int, form: type[TheirsT]) -> list[tuple[int, TheirsT]]:
    """The static abilities of a form that are about a seat: its own, and the opponent's that say so."""
    own, others = statics_of(duel, seat, form), statics_of(duel, other(seat), form)
    if not (own or others):
        return []
    return [each for each in own if not each[1].theirs] + [each for each in others if each[1].theirs]


def costs_set(duel: ArchiveDuel, seat: int) -> Sequence[tuple[Costs | NextCosts, int, ArchiveCard | None]]:
    """What texts say about the costs of cards that a seat plays, each with its controller and card (GA-111)."""
    found = findings(duel, seat)
    if found.costs is None:
        said: list[InForce[Costs] | InForce[NextCosts]] = [*in_force(duel, Costs), *in_force(duel, NextCosts)]
        found.costs = tuple(
            [
                (each.static, each.seat, each.source)
                for each in said
                if each.static.which is not None and seat in seats_of_people(each.static.which.who, each.seat)
            ]
        )
    return found.costs


def enabled_elements(duel: ArchiveDuel, seat: int) -> frozenset[str]:
    """The elements that are enabled for a seat: those of the champion cards in its lineage, and norm (GA-118).

    Exalted, which any advanced element enables, is not among them: see `enables`.
    """
    return findings(duel, seat).elements


def enables(duel: ArchiveDuel, seat: int, elements: frozenset[str]) -> bool:
    """Whether all elements of a card are enabled for a seat, exalted by any advanced one (GA-117, GA-119)."""
    found = findings(duel, seat).elements
    if elements <= found:
        return True
    return elements <= found | EXALTED and not ADVANCED.isdisjoint(found)


def findings(duel: ArchiveDuel, seat: int) -> Findings:
    """What a seat has now."""
    if duel.news:
        characteristics(duel)
    found = duel.found[seat]
    if found is None:
        found = duel.found[seat] = _search(duel, seat)
    return found


def _search(duel: ArchiveDuel, seat: int) -> Findings:
    """Look at everything that works for a seat: its objects, its mastery, and its Intent (GA-169, GA-251)."""
    side, now = duel.sides[seat], characteristics(duel)
    champion = duel.champion(seat)
    lineage = [] if champion is None else duel.lineage(champion)
    found = Findings(NORM.union(*[each.printed.elements for each in lineage]))
    for rule in in_force(duel, Enabled):
        if rule.seat == seat:
            named = [each.word for each in (rule.static.element, *rule.static.elements) if each is not None]
            found.elements |= BASIC if rule.static.basic else frozenset(named)
    objects = side.field()
    seen = [(card, now[card.id]) for card in objects]
    _note_objects(found, seen)
    seen += [(card, traits(duel, card)) for card in side.mastery.cards]
    seen += [(card, now[card.id]) for card in side.intent.cards]
    _note_abilities(found, seen)
    _note_rules(found, [each for each in seen if each[0].zone is not side.mastery])
    for effect in duel.effects.of(RULE):
        if effect.value.seat == seat:
            static = effect.value.static
            found.rules.setdefault(type(static), []).append((effect.stamp, static))
    for effect in duel.effects.of(WATCH):
        if effect.value.seat == seat and effect.origin is not None:
            source = duel.cards[effect.origin]
            for event, abilities in effect.value.program.triggers.items():
                found.triggers.setdefault(event, []).extend([(source, each) for each in abilities])
    for card in side.lineage.cards:
        for ability in card.printed.program.activated:
            if ability.release:
                found.activated.append((card, ability))
    return found


def _note_objects(found: Findings, seen: Sequence[tuple[ArchiveCard, Traits]]) -> None:
    """Note what objects have by being objects: keywords, `unique`, links."""
    for card, now in seen:
        if now.keywords:
            for keyword in now.keywords:
                found.keywords.setdefault(keyword, []).append(card)
        if "unique" in now.supertypes:
            found.unique.append(card)
        if card.printed.program.link:
            found.linked.append(card)


def _note_abilities(found: Findings, seen: Sequence[tuple[ArchiveCard, Traits]]) -> None:
    """Note what cards may trigger and what may be activated: abilities, and enlighten counters."""
    for card, now in seen:
        if now.triggers:
            for event, abilities in now.triggers.items():
                found.triggers.setdefault(event, []).extend([(card, each) for each in abilities])
        if now.activated:
            found.activated += [(card, each) for each in _once_each(now.activated)]
        if card.counters and card.counters.get("enlighten"):
            found.activated.append((card, None))


def _once_each(abilities: Sequence[Ability]) -> Sequence[Ability]:
    """Activated abilities without those that an object has twice: the same one can be used any number of times.

    One that is limited adds nothing to the same one without a limit.
    """
    if len(abilities) == 1:
        return () if abilities[0].release or abilities[0].zone else abilities
    own = [each for each in abilities if not (each.release or each.zone)]
    free = {each.label for each in own if each.label == each.unlimited}
    found: dict[tuple[str, int | None], Ability] = {}
    for each in own:
        if each.label == each.unlimited or each.unlimited not in free:
            found.setdefault((each.label, each.number if each.once else None), each)
    return list(found.values())


def _note_rules(found: Findings, seen: Sequence[tuple[ArchiveCard, Traits]]) -> None:
    """Note what static abilities say of the rules."""
    for card, now in seen:
        if now.rules:
            for rule in now.rules:
                found.rules.setdefault(type(rule.static), []).append((card.stamp, rule.static))
