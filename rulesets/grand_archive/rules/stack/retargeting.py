"""Redirecting what is on the stack: other targets for it (GA-330)."""

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.targeting.choosing import choose_another
from rulesets.grand_archive.rules.targeting.targets import can_target, thing_of
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


def retarget(duel: ArchiveDuel, item: ArchiveItem, seat: int, source: ArchiveCard | None) -> Script[bool]:
    """Let a seat change each target of an item to another legal one; a target without another stays.

    Returns:
        Whether any target was changed.
    """
    changed = False
    for place, spec in enumerate(item.aims):
        before = item.targets[place]
        things = [thing_of(each) for each in item.targets if each is not None]
        about = item.source or source
        if before is None or about is None or not can_target(duel, item.controller, about, (spec.alone,), things):
            continue
        item.targets[place] = yield from choose_another(duel, item, spec, seat)
        changed = True
    if changed:
        duel.changed("player")
        duel.note("GA-330", "retargeted", seat, item.source, other=source)
    return changed
