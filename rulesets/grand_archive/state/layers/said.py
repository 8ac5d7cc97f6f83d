"""What static abilities and resolved effects say: clauses about a group, under conditions (GA-193 to GA-195)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from operator import or_

from cardgame_tui.text.abilities import Condition, Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Trait
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.program import Ability, KeywordAbility, StaticAbility
from rulesets.grand_archive.cards.statics.abilities import Has
from rulesets.grand_archive.state.characteristics import Traits, printed_traits
from rulesets.grand_archive.state.layers.clauses import Clause, Gain, GainText, clause_of
from rulesets.grand_archive.state.layers.conditions import apart, counts_objects, news_for, news_of_group, reads
from rulesets.grand_archive.state.layers.groups import EVERYTHING, Group, group_of
from rulesets.grand_archive.state.layers.layer import LEVEL, Layer

__all__ = ["Plain", "Resolved", "Said", "Says", "plain", "said_by", "said_in"]


@value
class Says(Static):
    """A static ability in clauses, for one that has no words."""

    group: Group
    clauses: tuple[Clause, ...]


@value
class Resolved:
    """The value of a resolved effect that says more than one `Change` or `Word`.

    Args:
        clauses: what it says.
        group: whom it is about, where its set is not fixed (GA-195).
        seat: who controlled it.
    """

    clauses: tuple[Clause, ...]
    group: Group = EVERYTHING
    seat: int = 1


@dataclass(slots=True, eq=False)
class Said:
    """What an effect says.

    Args:
        clauses: its clauses by layer.
        group: whom it is about, where its set is not fixed.
        conditions: what must hold for it to begin to apply.
        reads: the characteristics that say whether it applies and to whom (GA-198).
        counts: for each layer the characteristics that say how much it changes.
        writes: for each layer the characteristics that it changes.
        brings: whether it gives static abilities.
        news: the kinds of changes that its groups read.
        asked: its conditions that read no characteristics.
        level: whether it changes levels.
        tallies: whether it counts objects.
        entangled: whether objects other than its source and its controller's champion matter to it, where its set
            is not fixed.
        common: whether it does the same whichever object has the text.
        spares: whether it does the same but for the object that has the text, which it leaves out.
    """

    clauses: dict[Layer, tuple[Clause, ...]]
    group: Group
    conditions: tuple[Condition, ...]
    reads: int
    counts: dict[Layer, int]
    writes: dict[Layer, int]
    brings: bool
    news: frozenset[str]
    asked: tuple[Condition, ...]
    level: bool
    tallies: bool
    entangled: bool
    common: bool
    spares: bool


@dataclass(slots=True, eq=False)
class Plain:
    """A printed card as the layers need it.

    Args:
        traits: its characteristics, restricted text included.
        locked: the fields of its characteristics in which something is restricted, layered statics aside.
        layered: its static abilities that change characteristics, each with what it says.
        rules: its other static abilities.
        inherits: whether it has an Inherited Effect other than those (GA-318).
        news: the kinds of changes that the groups in its restrictions and conditions read.
        asked: its restrictions and conditions that read no characteristics.
        silent: whether its object is as printed while no effect and no counter touches it.
        entangled: whether objects other than its own and its controller's champion matter to its text.
    """

    traits: Traits
    locked: frozenset[str]
    layered: tuple[tuple[StaticAbility, Said], ...]
    rules: tuple[StaticAbility, ...]
    inherits: bool
    news: frozenset[str]
    asked: tuple[Condition, ...]
    silent: bool
    entangled: bool


@lru_cache(maxsize=4096)
def plain(printed: ArchivePrinted) -> Plain:
    """A printed card as the layers need it; shared by all its copies."""
    program = printed.program
    layered = tuple([(each, said) for each in program.statics if (said := said_by(each)) is not None])
    rules = tuple([each for each in program.statics if said_by(each) is None])
    triggers = [ability for each in program.triggers.values() for ability in each]
    abilities = [*program.activated, *triggers, *program.charges]
    labels = {
        "keywords": _labels(program.keywords), "activated": _labels(program.activated),
        "triggers": _labels(triggers), "charges": _labels(program.charges),
        "rules": [condition for each in rules for condition in conditions_of(each)],
    }  # fmt: skip
    locked = frozenset([field for field, found in labels.items() if found] + ["rules"] * bool(rules))
    inherits = any([each.inherited for each in abilities]) or any([each.inherited for each in rules])
    conditions = [each for found in labels.values() for each in found]
    news = frozenset().union(*[news_of_group(each) for each in conditions], *[said.news for _, said in layered])
    asked = (*_asked(conditions), *[each for _, said in layered for each in said.asked])
    silent = not (locked or layered) and printed.durability is None
    entangled = any([counts_objects(each) for each in conditions] + [said.entangled for _, said in layered])
    return Plain(printed_traits(printed), locked, layered, rules, inherits, news, asked, silent, entangled)


def _labels(found: Sequence[Ability] | Sequence[KeywordAbility]) -> list[Condition]:
    return [label for each in found for label in each.labels]


def conditions_of(ability: StaticAbility) -> tuple[Condition, ...]:
    """What must hold for a static ability to apply, each condition by itself: they read different things."""
    return ability.labels if ability.condition is None else (*ability.labels, *apart(ability.condition))


@lru_cache(maxsize=4096)
def said_by(ability: StaticAbility) -> Said | None:
    """What a static ability says; None for one that changes no characteristics."""
    match ability.static:
        case Has(of_cards=False, whom=whom, traits=traits, per=per):
            return _said(tuple([clause_of(each, per) for each in traits]), group_of(whom), conditions_of(ability))
        case Says(group=group, clauses=clauses):
            return _said(clauses, group, conditions_of(ability))
    return None


@lru_cache(maxsize=4096)
def said_in(effect: Trait | Resolved) -> Said:
    """What the value of a resolved effect says."""
    if isinstance(effect, Resolved):
        return _said(effect.clauses, effect.group, ())
    return _said((clause_of(effect),), EVERYTHING, ())


def _said(clauses: tuple[Clause, ...], group: Group, conditions: tuple[Condition, ...]) -> Said:
    by_layer: dict[Layer, tuple[Clause, ...]] = {}
    for each in sorted(clauses, key=lambda each: each.LAYER):
        by_layer[each.LAYER] = (*by_layer.get(each.LAYER, ()), each)
    read = _together([group.reads(), *[reads(each) for each in conditions]])
    counted = [news for each in clauses if (news := each.news()) is not None]
    news = group.news().union(*[news_of_group(each) for each in conditions], *counted)
    counts = {layer: _together([each.reads() for each in found]) for layer, found in by_layer.items()}
    writes = {layer: _together([each.writes() for each in found]) for layer, found in by_layer.items()}
    brings = any([_brings(each) for each in clauses])
    level = bool(_together(list(writes.values())) & LEVEL)
    asked = _asked(conditions)
    tallies = bool(counted) or any(map(counts_objects, conditions))
    entangled = tallies or not (group.this or group.champion)
    common = not conditions and group.is_common() and all([each.is_common() for each in clauses])
    spares = not conditions and not counted and group.other and replace(group, other=False).is_common()
    return Said(
        by_layer, group, conditions, read, counts, writes, brings, news, asked, level, tallies, entangled, common,
        spares,
    )  # fmt: skip


def _brings(clause: Clause) -> bool:
    """Whether a clause gives static abilities."""
    if isinstance(clause, GainText):
        return bool(clause.given.program.statics)
    return isinstance(clause, Gain) and isinstance(clause.ability, StaticAbility)


def _asked(conditions: Iterable[Condition]) -> tuple[Condition, ...]:
    """The conditions that read no characteristics."""
    return tuple([each for each in conditions if news_for(each)])


def _together(bits: Sequence[int]) -> int:
    return reduce(or_, bits, 0)
