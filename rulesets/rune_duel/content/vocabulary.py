"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import CardText, Keywords, Triggered
from rulesets.rune_duel.cards import keywords, nouns, sentences
from rulesets.rune_duel.verbs import by_hand, damage, discarding, drawing, life, moving

VERBS = (damage, life, drawing, moving, discarding, by_hand)
"""The modules of `verbs`."""

LANGUAGE: Language[CardText] = Language(
    CardText, (Keywords, Triggered, *nodes_in(keywords, nouns, *VERBS, sentences)), "Rune Duel card text"
)
"""The language of the cards."""
