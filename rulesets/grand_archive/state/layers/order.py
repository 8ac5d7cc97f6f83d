"""The order of effects in a layer: dependency, then time stamps (GA-197, GA-198)."""

from collections.abc import Collection, Mapping, Sequence

from rulesets.grand_archive.state.layers.influence import Influence
from rulesets.grand_archive.state.layers.layer import Layer
from rulesets.grand_archive.state.layers.work import Work


def apply_layers(work: Work, layers: Sequence[Layer]) -> None:
    """Apply all effects in some layers, one after another."""
    if work.influences:
        for layer in layers:
            apply_layer(work, layer)


def apply_layer(work: Work, layer: Layer) -> None:
    """Apply all effects that say something in a layer, those too that begin to exist in it."""
    todo = [each for each in work.influences if layer in each.said.clauses]
    if not todo:
        return
    if not _is_entangled(work, layer, todo):
        for each in todo:
            work.apply(each, layer)
        return
    done: set[Influence] = set()
    while todo := _in_force(work, layer, done):
        each = next_of(work, layer, todo)
        work.apply(each, layer)
        done.add(each)


def next_of(work: Work, layer: Layer, todo: Sequence[Influence]) -> Influence:
    """The oldest effect that depends on no other, but for those that depend on it in turn (GA-198)."""
    if len(todo) == 1:
        return todo[0]
    needs = {each: _needs(work, layer, each, todo) for each in todo}
    after = {each: _all_needed(each, needs) for each in todo}
    return next(each for each in todo if all([each in after[other] for other in after[each]]))


def _in_force(work: Work, layer: Layer, done: Collection[Influence]) -> list[Influence]:
    """The effects that are still to be applied, the oldest first."""
    left = [each for each in work.influences if layer in each.said.clauses and each not in done]
    return sorted([each for each in left if work.is_in_force(each)], key=lambda each: each.stamp)


def _is_entangled(work: Work, layer: Layer, todo: Sequence[Influence]) -> bool:
    """Whether an effect may depend on another one here, or may bring another one about."""
    read = written = 0
    for each in todo:
        read |= _reads(work, each, layer)
        written |= each.said.writes[layer]
        if each.said.brings:
            return True
    return bool(read & written) and any(
        [
            _reads(work, each, layer) & other.said.writes[layer]
            for each in todo
            for other in todo
            if other is not each
        ]
    )


def _reads(work: Work, each: Influence, layer: Layer) -> int:
    """What says what an effect does in a layer; one that has begun has its objects already (GA-199)."""
    counted = each.said.counts[layer]
    return counted if each in work.begun else counted | each.reads


def _needs(work: Work, layer: Layer, each: Influence, todo: Sequence[Influence]) -> list[Influence]:
    """The effects after which an effect would do something else (GA-198)."""
    read = _reads(work, each, layer)
    others = [other for other in todo if other is not each and other.said.writes[layer] & read]
    before = _does(work, each, layer) if others else None
    return [other for other in others if _does(_after(work, other, layer), each, layer) != before]


def _after(work: Work, each: Influence, layer: Layer) -> Work:
    twin = work.branch()
    twin.apply(each, layer)
    return twin


def _does(work: Work, each: Influence, layer: Layer) -> tuple[list[int], list[int]] | None:
    """Whom an effect would change now, and how much; None if it is not in force."""
    if not work.is_in_force(each):
        return None
    return sorted([card.id for card in work.reach(each)]), work.amounts(each, layer)


def _all_needed(each: Influence, needs: Mapping[Influence, Sequence[Influence]]) -> set[Influence]:
    """The effects that an effect depends on, directly or through others."""
    found: set[Influence] = set()
    open_ones = [each]
    while open_ones:
        for other in needs[open_ones.pop()]:
            if other not in found:
                found.add(other)
                open_ones.append(other)
    return found
