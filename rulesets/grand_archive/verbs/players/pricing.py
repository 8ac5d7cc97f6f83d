"""Costs of the next card that you play (GA-111, GA-179)."""

from typing import ClassVar

from cardgame_tui.text import print_text
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.cards.statics.prices import NextCard, PriceChange
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.numbers import settled_in
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state import ruled
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class NextCardCosts(Verb):
    """Another cost of the next card of a kind that you play in this turn (GA-179)."""

    PHRASES: ClassVar = ("{card} costs {change}",)
    card: NextCard
    change: PriceChange

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let it wait for that card."""
        said = settled_in(duel, item, self)
        if said.change.is_nothing:
            return False
        rule = ruled.Ruled(ruled.NextCosts(said.change, said.card), item.controller)
        start(duel, item, ruled.RULE, None, rule, Duration.END_OF_TURN)
        duel.note("GA-193", "rules", item.controller, item.source, word=print_text(said))
        return True
