"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import Always, CardText, Triggered
from rulesets.containment.cards import nouns, sentences
from rulesets.containment.verbs import (
    breaching,
    by_hand,
    cancelling,
    choosing,
    creating,
    damage,
    deciding,
    dice,
    moving,
    values,
)

VERBS = (damage, breaching, moving, values, choosing, creating, cancelling, dice, deciding, by_hand)
"""The modules of `verbs`."""

LANGUAGE: Language[CardText] = Language(
    CardText, (Always, Triggered, *nodes_in(nouns, sentences, *VERBS)), "Containment card text"
)
"""The language of the cards."""
