"""Choosing something that the rest of the sentence is about."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.containment.cards.nouns import OneObject, OneSandbox
from rulesets.containment.rules.steps.verb import Verb
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class ChooseObject(Verb):
    """Chooses an object when the effect is put on the stack; later words call it `that object` (CT-83)."""

    PHRASES: ClassVar = ("choose {which}",)
    which: OneObject

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Do nothing: the choice was made before."""
        return True


@value
class ChooseSandbox(Verb):
    """Chooses a sandbox when the effect is put on the stack; later words call it `that sandbox` (CT-83)."""

    PHRASES: ClassVar = ("choose {which}",)
    which: OneSandbox

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Do nothing: the choice was made before."""
        return True
