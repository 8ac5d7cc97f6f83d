"""Replacement effects on damage, one by one (GA-190 to GA-192, GA-222 to GA-228, GA-246, GA-296)."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.engine.stack import ItemRef
from cardgame_tui.text import nodes_of, print_text
from cardgame_tui.text.abilities import Effect, Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.statics.abilities import MoreDamage, PreventAlways
from rulesets.grand_archive.cards.statics.bans import Unpreventable
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.hits.hit import Hit
from rulesets.grand_archive.rules.steps.hits.prevention import fire_prevented
from rulesets.grand_archive.rules.steps.triggers import trigger_of
from rulesets.grand_archive.rules.steps.verb import perform_effects
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.groups import group_of, seats_of
from rulesets.grand_archive.state.prevention import Prevention
from rulesets.grand_archive.state.traits import in_force, is_a, is_like, is_meant, rules_about


class Rule(Enum):
    """A replacement effect of a keyword or a counter."""

    DOUBLE = "double it"
    BULWARK = "bulwark counter"


@value
class Standing:
    """Prevention by a static ability (GA-222).

    Args:
        source: number of the card that has it.
        static: what it says.
    """

    source: int
    static: PreventAlways

    @property
    def instead(self) -> bool:
        """Whether something else happens instead of the damage, which is not prevented (GA-190)."""
        return self.static.instead

    @property
    def words(self) -> str:
        """What it does, in words."""
        if self.static.but is not None:
            return f"prevent all but {self.static.but} of it"
        return f"prevent {'all' if self.static.amount is None else self.static.amount} of it"

    def amount_of(self, coming: int) -> int | None:
        """How much of some damage it prevents, None for all."""
        return self.static.amount if self.static.but is None else max(0, coming - self.static.but)

    @property
    def also(self) -> Effect | None:
        """A further effect that is part of the replacement; None for no further effect (GA-227)."""
        return self.static.also


@value
class Raise:
    """Damage that a static ability increases (GA-190).

    Args:
        source: number of the card that has it.
        static: what it says.
    """

    source: int
    static: MoreDamage


Replacement: TypeAlias = Rule | Prevention | Standing | Raise


@dataclass(slots=True, eq=False)
class Event:
    """Damage that is dealt at the same time, and the prevention instances that it has used up.

    An amount that a source deals to a group is one damage event. An instance that protects several units covers
    all of it (GA-221), so it is kept here after its first hit.

    Args:
        duel: the duel.
        shared: each such instance, with the hit that used it up.
        prevented: how much each of them has prevented so far.
    """

    duel: ArchiveDuel
    shared: list[tuple[Prevention, Hit]] = field(default_factory=list)
    prevented: list[int] = field(default_factory=list)

    def preventions(self, hit: Hit) -> list[Prevention]:
        """The preventions that may apply to a hit: those of the duel, and instances shared with this source."""
        return [*self.duel.preventions, *[each for each, first in self.shared if first.source is hit.source]]

    def share(self, each: Prevention, hit: Hit, prevented: int) -> None:
        """Note how much of a hit a shared instance has prevented; its first hit uses it up."""
        for place, (one, _) in enumerate(self.shared):
            if one is each:
                self.prevented[place] += prevented
                return
        _take_away(self.duel, each)
        self.shared.append((each, hit))
        self.prevented.append(prevented)

    def left_of(self, each: Prevention) -> int | None:
        """How much a prevention can still prevent, None for all."""
        for (one, _), prevented in zip(self.shared, self.prevented, strict=True):
            if one is each and each.amount is not None:
                return each.amount - prevented
        return each.amount

    def follow_up(self) -> Script[None]:
        """Carry out the further effects of the shared instances, each once for the event (GA-227)."""
        for (each, hit), prevented in zip(self.shared, self.prevented, strict=True):
            yield from _follow(self.duel, hit, each, prevented)


def is_unpreventable(duel: ArchiveDuel, hit: Hit) -> bool:
    """Whether a text says that a hit cannot be prevented (GA-225)."""
    return any(
        rule.static.kind.combat in (None, hit.combat)
        and (rule.static.source is None or _is_dealt_by(duel, rule.static.source, rule.seat, rule.source, hit))
        for rule in in_force(duel, Unpreventable)
    )


def replace_damage(event: Event, hit: Hit) -> Script[None]:
    """Apply each replacement to a hit at most once; the player who controls the object picks the next (GA-191)."""
    used: list[Replacement] = []
    while hit.amount > 0:
        found = [each for each in _applicable(event, hit) if not any([_is_same(each, one) for one in used])]
        if not found:
            return
        chosen = yield from _pick(event.duel, hit, found)
        used.append(chosen)
        yield from _apply(event, hit, chosen)


def _is_same(one: Replacement, two: Replacement) -> bool:
    """Whether both are the same replacement. Two shields may be equal, and yet apply one after the other."""
    return one is two or (isinstance(one, Standing | Raise) and one == two)


def _applicable(event: Event, hit: Hit) -> list[Replacement]:
    duel = event.duel
    found: list[Replacement] = [
        each for each in event.preventions(hit) if _applies(each, hit) and event.left_of(each) != 0
    ]
    for source, static in rules_about(duel, PreventAlways, hit.card):
        assert isinstance(static, PreventAlways)
        if _is_about(duel, source, static, hit) and (static.instead or not hit.unpreventable):
            found.append(Standing(source.id, static))
    for source, static in rules_about(duel, MoreDamage, hit.card):
        if isinstance(static, MoreDamage) and _is_about(duel, source, static, hit):
            found.append(Raise(source.id, static))
    if hit.doubles:
        found.append(Rule.DOUBLE)
    if hit.combat and hit.card.counters.get("bulwark") and is_a(duel, hit.card, "unit"):
        found.append(Rule.BULWARK)
    return found


def _is_about(duel: ArchiveDuel, source: ArchiveCard, static: PreventAlways | MoreDamage, hit: Hit) -> bool:
    """Whether a static ability is about damage of this kind, from this source."""
    if static.kind.combat not in (None, hit.combat):
        return False
    if static.source is None:
        return True
    return _is_dealt_by(duel, static.source, controller_of(source), source, hit)


def _is_dealt_by(duel: ArchiveDuel, whom: Selector, seat: int, source: ArchiveCard | None, hit: Hit) -> bool:
    """Whether words mean what deals damage: an object, or as a `source` any card wherever it lies (GA-220)."""
    dealer = hit.source
    if dealer is None:
        return False
    if not isinstance(whom, Phrase) or Noun.SOURCE not in whom.types:
        return is_meant(duel, whom, seat, source, dealer)
    by = controller_of(dealer) if on_field(dealer) else dealer.owner
    return by in seats_of(duel, seat, group_of(whom).whose) and is_like(duel, whom, seat, source, dealer)


def _applies(each: Prevention, hit: Hit) -> bool:
    """Whether a prevention applies; unpreventable damage uses up instances but no shields (GA-222, GA-225)."""
    if not each.protects(hit.card) or (hit.unpreventable and not each.instance):
        return False
    if each.combat is not None and each.combat is not hit.combat:
        return False
    return each.source is None or (hit.source is not None and hit.source.id == each.source)


def _pick(duel: ArchiveDuel, hit: Hit, found: Sequence[Replacement]) -> Script[Replacement]:
    """Ask which replacement applies next, unless all are equal."""
    if all([each == found[0] for each in found]):
        return found[0]
    options = [_option(place, each) for place, each in enumerate(found)]
    seat = controller_of(hit.card)
    option = yield from choose(duel, seat, "replacement", "GA-191", options, card=hit.card, public=True)
    return found[options.index(option)]


def _option(place: int, each: Replacement) -> Option:
    card = None if isinstance(each, Rule) else each.source if isinstance(each, Standing | Raise) else each.origin
    return Option("replacement", card, None, ItemRef(place, _words(each)))


def _words(each: Replacement) -> str:
    if isinstance(each, Rule):
        return str(each.value)
    if isinstance(each, Raise):
        return "twice as much" if each.static.double else f"{each.static.more} more"
    if each.instead:
        return f"{print_text(each.also)} instead" if each.also else ""
    if isinstance(each, Standing):
        return each.words + ("" if each.also is None else f" and {print_text(each.also)}")
    more = "" if each.also is None else f" and {print_text(each.also)}"
    return f"prevent {'all' if each.amount is None else each.amount} of it{more}"


def _apply(event: Event, hit: Hit, chosen: Replacement) -> Script[None]:
    duel, card, seat = event.duel, hit.card, controller_of(hit.card)
    match chosen:
        case Rule.DOUBLE:
            hit.amount *= 2
            duel.note("GA-296", "doubles", seat, card, amount=hit.amount, other=hit.source)
        case Rule.BULWARK:
            counters.take(duel, card, "bulwark", 1, "GA-246")
            _prevent(duel, hit, None, "GA-246")
        case Prevention(instead=True) | Standing(static=PreventAlways(instead=True)):
            if isinstance(chosen, Prevention):
                _take_away(duel, chosen)
            yield from _instead(duel, hit, chosen)
        case Prevention():
            prevented = _prevent(duel, hit, event.left_of(chosen), "GA-224" if chosen.instance else "GA-223")
            if chosen.instance and len(chosen.units) > 1:
                event.share(chosen, hit, prevented)
            else:
                _use(duel, chosen, prevented)
                yield from _follow(duel, hit, chosen, prevented)
        case Raise():
            hit.amount += hit.amount if chosen.static.double else chosen.static.more
            duel.note("GA-190", "increases", seat, card, amount=hit.amount, other=hit.source)
        case Standing():
            yield from _further(duel, hit, chosen, _prevent(duel, hit, chosen.amount_of(hit.amount), "GA-222"))


def _instead(duel: ArchiveDuel, hit: Hit, chosen: Prevention | Standing) -> Script[None]:
    """Let something else happen instead of the damage; where a player may do it, only if it is done (GA-190)."""
    replaced, hit.amount = hit.amount, 0
    done = yield from _further(duel, hit, chosen, replaced)
    if not done and any([getattr(node, "may", False) for node in nodes_of(chosen.also)]):
        hit.amount = replaced
    else:
        duel.note("GA-190", "replaces", controller_of(hit.card), hit.card, amount=replaced, other=hit.source)


def _follow(duel: ArchiveDuel, hit: Hit, chosen: Prevention, prevented: int) -> Script[None]:
    """Fire delayed triggers on a prevention, then carry out its further effect (GA-227)."""
    if prevented:
        fire_prevented(duel, chosen, hit.card, prevented)
    yield from _further(duel, hit, chosen, prevented)


def _further(duel: ArchiveDuel, hit: Hit, chosen: Prevention | Standing, prevented: int) -> Script[bool]:
    """Carry out the further effect of a prevention, in which `it` means the protected object (GA-227).

    Returns:
        Whether it did what it says.
    """
    if chosen.also is None:
        return False
    number = chosen.source if isinstance(chosen, Standing) else chosen.origin
    source = None if number is None else duel.cards[number]
    seat, visit = controller_of(hit.card), 0
    if isinstance(chosen, Prevention):
        seat, visit = chosen.seat, chosen.visit
    elif source is not None:
        seat, visit = controller_of(source), source.visit
    item = trigger_of(seat, "GA-227", source, chosen.also, visit)
    item.so_far.it, item.amount, item.so_far.count = target(hit.card), prevented, prevented
    assert item.ability is not None
    item.parts = [(part, part.modes[0]) for part in item.ability.parts]
    duel.note("GA-227", "ability_resolves", seat, source, word=item.label)
    yield from perform_effects(duel, item)
    return item.so_far.done


def _prevent(duel: ArchiveDuel, hit: Hit, most: int | None, rule: str) -> int:
    """Prevent some or all of a hit; return how much was prevented."""
    if hit.unpreventable:
        return 0
    prevented = hit.amount if most is None else min(most, hit.amount)
    hit.amount -= prevented
    duel.note(rule, "prevents", controller_of(hit.card), hit.card, amount=prevented, other=hit.source)
    return prevented


def _use(duel: ArchiveDuel, each: Prevention, prevented: int) -> None:
    """Reduce a shield by what it has prevented; remove an instance (GA-223, GA-224)."""
    if each.instance or each.amount == prevented:
        _take_away(duel, each)
    elif each.amount is not None:
        place = next(n for n, one in enumerate(duel.preventions) if one is each)
        duel.preventions[place] = replace(each, amount=each.amount - prevented)


def _take_away(duel: ArchiveDuel, each: Prevention) -> None:
    """Remove a prevention that is used up, but no equal one."""
    duel.preventions = [one for one in duel.preventions if one is not each]
