"""Whether what a text asks for is true for an item: on the stack, or as its event happens (GA-175, GA-187)."""

from collections.abc import Callable

from cardgame_tui.engine.stack import Target
from cardgame_tui.text import nodes_of
from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.amounts import Compare
from rulesets.grand_archive.cards.phrases.selectors import Reference, That, TheDone
from rulesets.grand_archive.cards.phrases.tails import Happened, Owner, Whose
from rulesets.grand_archive.cards.qualifiers import PLAYED, Standing
from rulesets.grand_archive.cards.rivals import Against
from rulesets.grand_archive.cards.sentences import (
    AboutOne,
    And,
    Bears,
    Control,
    Is,
    Lately,
    Not,
    OfTarget,
    Or,
    State,
    WasDone,
    WasPut,
)
from rulesets.grand_archive.rules.steps.known import facts
from rulesets.grand_archive.rules.steps.numbers import once_of, times_done, times_put
from rulesets.grand_archive.state.card import ArchiveTarget, target_at
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.layers.conditions import is_counted, is_so, sought
from rulesets.grand_archive.state.layers.fitting import has_happened
from rulesets.grand_archive.state.layers.groups import describes_as
from rulesets.grand_archive.state.traits import finished, holds, means

LEFT: dict[Standing, Callable[[Known], bool]] = {
    Standing.RESTED: lambda known: known.rested, Standing.AWAKE: lambda known: not known.rested,
    Standing.DAMAGED: lambda known: known.damage > 0, Standing.UNDAMAGED: lambda known: not known.damage,
}  # fmt: skip
"""The states that are still known of something that has left (GA-34)."""


def is_true(duel: ArchiveDuel, item: ArchiveItem, condition: Condition) -> bool:
    """Whether a condition is true for an item and its controller."""
    match condition:
        case State.SECOND_SPELL:
            return item.amount == 2
        case State.EXTRA:
            return item.played.extra
        case OfTarget(target=aimed, condition=other):
            item.so_far.it = next(iter(item.aimed(aimed)), None)
            return is_true(duel, item, other)
        case State.DONE | State.UNDONE:
            return item.so_far.done is (condition is State.DONE)
        case Is() | Bears() | Lately():
            return _is_so(duel, item, condition)
        case And(first=first, second=second):
            return is_true(duel, item, first) and is_true(duel, item, second)
        case Control(what=what) if _is_of_that_player(condition):
            return is_counted(len(means(duel, what, item.controller, item.source, item)), what)
        case Or(first=first, second=second):
            return is_true(duel, item, first) or is_true(duel, item, second)
        case Not(condition=other):
            return not is_true(duel, item, other)
        case Compare(amount=amount):
            return condition.holds(once_of(duel, item, amount))
        case Against():
            return condition.holds(lambda each: once_of(duel, item, each))
        case WasDone(what=what, way=way):
            return is_counted(times_done(duel, item, what, way), what)
        case WasPut(what=what, spot=spot):
            return is_counted(times_put(duel, item, what, spot), what)
        case State.NAMED:
            return isinstance(item.so_far.it, Target) and item.so_far.it.thing.name == item.so_far.named
    assert item.source is not None
    return holds(duel, item.controller, item.source, condition, raised=item.empowered)


def _is_of_that_player(condition: Control) -> bool:
    """Whether a condition counts the things of a player whom the text has named."""
    said = [getattr(each, "owner", each) for each in nodes_of(condition.what)]
    return Whose.THAT_PLAYERS in said or Owner.THAT_PLAYERS in said


def _is_so(duel: ArchiveDuel, item: ArchiveItem, condition: AboutOne) -> bool:
    """Whether one thing is what a condition says, or was it just before it left (GA-34)."""
    whom = Reference.IT if isinstance(condition.whom, That | TheDone) else condition.whom
    if isinstance(condition.whom, TheDone):
        item.so_far.point(condition.whom.way)
    how = condition.tests.tests if isinstance(condition, Is) and condition.tests is not None else ()
    if whom is Reference.THIS and how and PLAYED.issuperset(how):  # which is known for good
        played = [getattr(item.played, each.value) for each in PLAYED if each in how]
        return any(played) is not getattr(condition, "isnt", False)
    if whom in (Reference.IT, Reference.THIS):
        it = item.so_far.it if whom is Reference.IT else _source_of(item)
        if isinstance(it, ArchiveItem):
            it = _source_of(it)
        if isinstance(it, Target) and it.lost:
            return _was_so(duel, item, condition, it)
        found = [it.thing] if isinstance(it, Target) else []
    else:
        found = means(duel, whom, item.controller, item.source)
    return any([is_so(finished(duel), condition, item.controller, item.source, each) for each in found])


def _source_of(item: ArchiveItem) -> ArchiveTarget | None:
    """The card of an item at the stay at which it was put on the stack."""
    return None if item.source is None else target_at(item.source, item.visit)


def _was_so(duel: ArchiveDuel, item: ArchiveItem, condition: AboutOne, it: ArchiveTarget) -> bool:
    """Whether something that has left was of a kind; of its states only the counters are known (GA-34)."""
    known, group = facts(duel, it), sought(condition)
    if isinstance(condition, Bears):
        counted = known.counters.get(condition.counter.value, 0)
        if condition.below is not None:
            return counted < condition.below
        return not counted if condition.none else counted >= condition.least
    if isinstance(condition, Lately):
        return has_happened(Happened(condition.past, condition.least), known, duel.turn)
    states = [each for test in group.tests for each in nodes_of(test) if isinstance(each, Standing)]
    if states and states == list(getattr(condition.tests, "tests", ())):
        return any([LEFT[each](known) for each in states if each in LEFT]) is not condition.isnt
    if states:
        return False
    was = describes_as(finished(duel), group, item.controller, item.source, it.thing, known.traits)
    return was is not condition.isnt
