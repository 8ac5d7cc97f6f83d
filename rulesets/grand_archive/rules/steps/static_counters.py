"""Static counters (GA-250)."""

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.hits.damage import Hit, deal
from rulesets.grand_archive.rules.steps.triggers import fire_word
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import is_a, traits

STATIC = "static"
"""The word of the trigger, and the kind of the counters."""


def fire_static(duel: ArchiveDuel, source: ArchiveCard, hit: ArchiveCard) -> None:
    """Let the trigger of the game wait when an arcane unit has dealt combat damage to an object."""
    seat = controller_of(source)
    if _charged(duel, seat) and is_a(duel, source, "unit") and "arcane" in traits(duel, source).elements:
        fire_word(duel, STATIC, "GA-250", seat, source, about=target(hit))


def discharge(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Its controller may remove a static counter from each object that has one; each of these deals 1 damage."""
    hit, found = item.about, _charged(duel, item.controller)
    if not isinstance(hit, Target) or hit.lost or not found:
        return
    if not (yield from confirm(duel, item.controller, STATIC, "GA-250", hit.thing, public=True)):
        return
    for each in found:
        counters.take(duel, each, STATIC, 1, "GA-250")
    yield from deal(duel, [Hit(hit.thing, 1, each, combat=False) for each in found], "GA-250")


def _charged(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The objects of a seat with static counters."""
    return [card for card in duel.sides[seat].field() if card.counters.get(STATIC)]
