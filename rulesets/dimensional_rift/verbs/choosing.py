"""Choosing a card that the rest of the sentence is about."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import FreeChoice, Noun
from rulesets.dimensional_rift.rules.steps.verb import Verb
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item


@value
class ChooseOne(Verb, FreeChoice):
    """Chooses without arrows, on activation (DR-125); later words call it `it`."""

    PHRASES: ClassVar = ("choose a {noun}",)
    noun: Noun

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Do nothing: the choice was made on activation."""
