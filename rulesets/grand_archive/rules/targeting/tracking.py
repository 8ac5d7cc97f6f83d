"""Abilities that remember what they have used: modes of which each is used once, and Cascade (GA-182, GA-325)."""

from collections.abc import Sequence

from rulesets.grand_archive.cards.program import Ability, Mode, Part
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


def unused_modes(duel: ArchiveDuel, source: ArchiveCard, ability: Ability, part: Part) -> Sequence[Mode]:
    """The modes of a part that are left; of a Cascade only the next one."""
    used = tracker_of(duel, source, ability).tracked
    left = [mode for number, mode in enumerate(part.modes) if _word(ability, number) not in used]
    return left[:1] if part.cascade else left


def remember_modes(duel: ArchiveDuel, item: ArchiveItem) -> None:
    """Remember the modes of an ability that was put on the stack; those of a copy do not count."""
    if item.source is None or item.ability is None:
        return
    for part, mode in item.parts:
        if part.tracked:
            word = _word(item.ability, part.modes.index(mode))
            tracker_of(duel, item.source, item.ability).tracked.add(word)


def tracker_of(duel: ArchiveDuel, source: ArchiveCard, ability: Ability) -> ArchiveCard:
    """The object that remembers; for a champion the champion card whose ability it is (GA-182)."""
    for card in duel.lineage(source)[::-1]:
        program = card.printed.program
        triggered = [each for found in program.triggers.values() for each in found]
        if any([each is ability for each in (*program.activated, *triggered, *program.charges)]):
            return card
    return source


def _word(ability: Ability, number: int) -> str:
    return f"{ability.number}.{number}"
