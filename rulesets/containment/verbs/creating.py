"""Creating tokens."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.containment.rules.steps.lifecycle import create_token
from rulesets.containment.rules.steps.verb import Verb
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class Create(Verb):
    """Creates tokens on the site of the controller, who owns them (CT-34)."""

    PHRASES: ClassVar = ("create {count:article} {token} token", "create {count} {token} tokens")
    count: int
    token: str

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Create them one after another."""
        return all([create_token(duel, item.controller, self.token) for _ in range(self.count)])
