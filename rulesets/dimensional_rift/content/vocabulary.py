"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, abilities, nodes_in
from cardgame_tui.text.abilities import CardText
from rulesets.dimensional_rift.cards import keywords, nouns, sentences
from rulesets.dimensional_rift.verbs import (
    choosing,
    conditions,
    costs,
    damage,
    drawing,
    mana,
    moving,
    striking,
    summoning,
)

VERBS = (damage, conditions, mana, moving, drawing, summoning, striking, choosing, costs)
"""The modules of `verbs`."""

LANGUAGE: Language[CardText] = Language(
    CardText, nodes_in(abilities, nouns, keywords, *VERBS, sentences), "Dimensional Rift card text"
)
"""The language of the cards."""
