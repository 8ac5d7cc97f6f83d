"""Copies of what is on the stack (GA-256, GA-257)."""

from dataclasses import replace

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.steps.noticing import targets_chosen
from rulesets.grand_archive.rules.targeting.choosing import choose_targets
from rulesets.grand_archive.rules.targeting.targets import Spec, can_target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


def copy(duel: ArchiveDuel, item: ArchiveItem, seat: int, *, new_targets: bool = False) -> Script[ArchiveItem]:
    """Put a copy of an item on top of the stack, with the same modes, targets and payments (GA-256).

    Args:
        duel: the duel.
        item: what is copied.
        seat: who controls the copy.
        new_targets: whether that player may choose new targets.
    """
    twin = replace(
        item,
        controller=seat,
        copy=True,
        parts=list(item.parts),
        aims=list(item.aims),
        targets=list(item.targets),
        so_far=replace(item.so_far),
    )
    if new_targets and item.aims and (yield from _wants_new_targets(duel, item, seat)):
        twin.aims, twin.targets = [], []
        yield from choose_targets(duel, twin, _places(item))
    duel.note("GA-256", "copies", seat, item.source, word=item.label)
    duel.push(twin)
    targets_chosen(duel, twin)
    return twin


def _wants_new_targets(duel: ArchiveDuel, item: ArchiveItem, seat: int) -> Script[bool]:
    source = item.source
    if source is None or not can_target(duel, seat, source, _places(item)):
        return False
    return (yield from confirm(duel, seat, "new_targets", "GA-256", source, public=True))


def _places(item: ArchiveItem) -> list[Spec]:
    """The places in the text of an item that chose targets, each once; two may read the same."""
    return list({id(spec): spec for spec in item.aims}.values())
