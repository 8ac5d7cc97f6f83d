"""The program of a card's text: keywords, triggers, bonuses, target, effects and grants, for the rules."""

from dataclasses import dataclass

from cardgame_tui.text.abilities import Effect
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.cards.nouns import Target
from rulesets.rune_duel.cards.sentences import Bonus


@dataclass(slots=True, eq=False)
class Program:
    """All a card's text says. Shared by all copies of the card and never changed.

    Args:
        keywords: the printed keywords without a number.
        regeneration: damage that its own Regeneration removes, in total (RD-63).
        fade: the fade counters it enters with, 0 for a creature that does not fade (RD-64).
        arrival: effects right after it was placed, in order (RD-67).
        onslaught: effects each time it attacks, in order (RD-68).
        command: bonuses while it is on the line (RD-69).
        target: the target of a spell, None for the other types and for what is carried out by hand (RD-75).
        effects: what a spell does, in order; of another card what is carried out by hand after combat (RD-75).
        grants: keywords without a number that an artifact gives its creature (RD-71).
        grants_regeneration: damage the Regeneration it grants removes (RD-71).
    """

    keywords: frozenset[Keyword] = frozenset()
    regeneration: int = 0
    fade: int = 0
    arrival: tuple[Effect, ...] = ()
    onslaught: tuple[Effect, ...] = ()
    command: tuple[Bonus, ...] = ()
    target: Target | None = None
    effects: tuple[Effect, ...] = ()
    grants: frozenset[Keyword] = frozenset()
    grants_regeneration: int = 0
