"""The order of effects in a layer: dependency, then time stamps (GA-197, GA-198)."""

from collections.abc import Collection, Sequence

from rulesets.grand_archive.state.layers.dependency import next_of, reads
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


def _in_force(work: Work, layer: Layer, done: Collection[Influence]) -> list[Influence]:
    """The effects that are still to be applied, the oldest first."""
    left = [each for each in work.influences if layer in each.said.clauses and each not in done]
    return sorted([each for each in left if work.is_in_force(each)], key=lambda each: each.stamp)


def _is_entangled(work: Work, layer: Layer, todo: Sequence[Influence]) -> bool:
    """Whether an effect may depend on another one here, or may bring another one about."""
    read = written = 0
    for each in todo:
        read |= reads(work, each, layer)
        written |= each.said.writes[layer]
        if each.said.brings:
            return True
    return bool(read & written) and any(
        [
            reads(work, each, layer) & other.said.writes[layer]
            for each in todo
            for other in todo
            if other is not each
        ]
    )
