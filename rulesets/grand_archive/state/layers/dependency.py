"""Dependency: which effects in a layer would do something else after others (GA-198)."""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.layers.groups import members
from rulesets.grand_archive.state.layers.influence import Influence
from rulesets.grand_archive.state.layers.layer import ABILITIES, Layer
from rulesets.grand_archive.state.layers.work import Work


def next_of(work: Work, layer: Layer, todo: Sequence[Influence]) -> Influence:
    """The oldest effect that depends on no other, but for those that depend on it in turn (GA-198)."""
    kinds = _kinds(work, layer, todo)
    if len(kinds) == 1:
        return todo[0]
    dependency = Dependency(work, layer, kinds)
    return next(each for each in kinds if dependency.may_come_first(each))


def reads(work: Work, each: Influence, layer: Layer) -> int:
    """What says what an effect does in a layer; one that has begun has its objects already (GA-199)."""
    counted = each.said.counts[layer]
    return counted if each in work.begun else counted | each.reads


class Dependency:
    """What some effects need of each other now, worked out where it is asked for.

    Args:
        work: the characteristics so far.
        layer: the layer.
        effects: the effects, the oldest first; one stands for all that do the same.
    """

    __slots__ = ("_after", "_before", "_closures", "_effects", "_layer", "_needs", "_work")

    def __init__(self, work: Work, layer: Layer, effects: Sequence[Influence]) -> None:
        self._work, self._layer, self._effects = work, layer, effects
        self._before: dict[Influence, _Done] = {}
        self._after: dict[Influence, Work] = {}
        self._needs: dict[tuple[Influence, Influence], bool] = {}
        self._closures: dict[Influence, set[Influence]] = {}

    def may_come_first(self, each: Influence) -> bool:
        """Whether an effect depends only on effects that depend on it in turn."""
        return all([self._depends(other, each) for other in self._all_needed(each)])

    def _depends(self, each: Influence, other: Influence) -> bool:
        """Whether an effect needs another one, directly or through others."""
        return self.needs(each, other) or other in self._all_needed(each)

    def _all_needed(self, each: Influence) -> set[Influence]:
        """The other effects that an effect depends on."""
        found = self._closures.get(each)
        if found is None:
            found = self._closures[each] = self._search(each)
        return found

    def _search(self, each: Influence) -> set[Influence]:
        left = [other for other in self._effects if other is not each]
        found: set[Influence] = set()
        open_ones = [each]
        while open_ones and left:
            one = open_ones.pop()
            needed = [other for other in left if self.needs(one, other)]
            left = [other for other in left if other not in needed]
            found.update(needed)
            open_ones += needed
        return found

    def needs(self, each: Influence, other: Influence) -> bool:
        """Whether an effect would do something else after another one."""
        if not other.said.writes[self._layer] & reads(self._work, each, self._layer):
            return False
        found = self._needs.get((each, other))
        if found is None:
            found = _does(self._applied(other), each, self._layer) != self._does_now(each)
            self._needs[each, other] = found
        return found

    def _does_now(self, each: Influence) -> "_Done":
        if each not in self._before:
            self._before[each] = _does(self._work, each, self._layer)
        return self._before[each]

    def _applied(self, other: Influence) -> Work:
        """The characteristics after an effect."""
        found = self._after.get(other)
        if found is None:
            found = self._after[other] = self._work.branch()
            found.apply(other, self._layer)
        return found


_Done = tuple[list[int], list[int]] | None


def _does(work: Work, each: Influence, layer: Layer) -> _Done:
    """Whom an effect would change now, and how much; None if it is not in force."""
    if not work.is_in_force(each):
        return None
    return sorted([card.id for card in work.reach(each)]), work.amounts(each, layer)


def _kinds(work: Work, layer: Layer, todo: Sequence[Influence]) -> Sequence[Influence]:
    """The oldest of each kind of effects that do the same, such as those of copies of a card, the oldest first.

    Effects of a kind need the same others, and depend on each other all or not at all, so that the oldest is first
    among them. Where abilities are removed, copies are different: one may remove that of another.
    """
    if any([each.said.writes[layer] & ABILITIES for each in todo]):
        return todo
    kinds = _oldest(work, todo, spares=True)
    if len(kinds) < len(todo) and not _spare_alike(work, layer, kinds):
        return _oldest(work, todo, spares=False)
    return kinds


def _oldest(work: Work, todo: Sequence[Influence], *, spares: bool) -> list[Influence]:
    """The oldest of each kind; of a kind too, if asked, are effects that leave out their own object."""
    found: dict[object, Influence] = {}
    for each in todo:
        alike = each.said.common or (spares and _is_spare(work, each))
        found.setdefault((each.said, each.seat, each.cards) if alike and each not in work.begun else each, each)
    return list(found.values())


def _is_spare(work: Work, each: Influence) -> bool:
    """Whether an effect that is still to begin is about all things that fit but for its own object."""
    return each.said.spares and each.cards is None and each not in work.begun


def _spare_alike(work: Work, layer: Layer, kinds: Sequence[Influence]) -> bool:
    """Whether effects that do the same, each but for its own object, need the same others.

    What one of them changes the others change in the same way. If all of a kind together would let three things or
    more come or go in another kind, each lets one come or go that is neither its own object nor the other one's;
    if they let nothing come or go, none of them does.
    """
    if not any([_is_spare(work, each) for each in kinds]):
        return True
    if any([each.said.conditions or each.said.counts[layer] for each in kinds]):
        return False
    described = [each for each in kinds if each.cards is None and each not in work.begun]
    before = [_described(work, each) for each in described]
    for each in kinds:
        after = _after_all(work, layer, each)
        for other, found in zip(described, before, strict=True):
            if len(found ^ _described(after, other)) in (1, 2):
                return False
    return True


def _described(work: Work, each: Influence) -> set[ArchiveCard]:
    """The objects that an effect, and all that do the same, are about."""
    return set(members(work, replace(each.said.group, other=False), each.seat, each.source))


def _after_all(work: Work, layer: Layer, each: Influence) -> Work:
    """The characteristics after an effect, and after all that do the same but for their own objects."""
    after = work.branch()
    if not _is_spare(work, each):
        after.apply(each, layer)
        return after
    amounts, reached = work.amounts(each, layer), _described(work, each)
    for clause, amount in zip(each.said.clauses[layer], amounts, strict=True):
        for card in reached:
            clause.change(after, card, amount)
    return after
