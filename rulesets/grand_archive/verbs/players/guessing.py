"""Dice and names (GA-38, GA-236)."""

from typing import ClassVar

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Script, shared_option
from cardgame_tui.value import value
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Roll(Verb):
    """A die, rolled during the resolution (GA-236)."""

    PHRASES: ClassVar = ("roll a die with {sides} sides",)
    sides: int

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Roll it; `the roll` is what it shows."""
        item.so_far.roll = duel.chance.roll(self.sides)
        duel.note("GA-236", "rolls", item.doer, item.source, amount=item.so_far.roll)
        return True


@value
class NameCard(Verb):
    """A full card name; tokens and what is no card cannot be named (GA-38, GA-261)."""

    PHRASES: ClassVar = ("name a card",)

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Let the controller name any card of the card set, either side of a double-faced one."""
        options = [shared_option("name", None, None, name) for name in nameable(duel)]
        option = yield from choose(duel, item.doer, "name_card", "GA-38", options, card=item.source, public=True)
        item.so_far.named = str(option.value)
        duel.note("GA-38", "names_card", item.doer, item.source, word=item.so_far.named)
        return True


def nameable(duel: ArchiveDuel) -> list[str]:
    """The names of all cards, in the order of the alphabet."""
    cards = [each for each in duel.start.cards.values() if isinstance(each, ArchivePrinted)]
    found = [each for each in cards if not each.token and each.kind not in ("mastery", "status")]
    return sorted([each.name for each in found] + [each.flip.name for each in found if each.flip is not None])
