"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import Activated, Always, CardText, Keywords, Triggered
from cardgame_tui.text.forms import ChooseOne, If, OrElse, Otherwise, Restricted, TriggeredIf
from rulesets.grand_archive.cards import (
    amounts,
    changes,
    costs,
    determiners,
    events,
    lines,
    nouns,
    qualifiers,
    selectors,
    sentences,
    statics,
    tails,
    who,
)
from rulesets.grand_archive.verbs import (
    counters,
    damage,
    drawing,
    ending,
    fighting,
    guessing,
    making,
    moving,
    paying,
    players,
    playing,
    repeating,
    searching,
    shaping,
    stacking,
    states,
    timing,
    values,
)

VERBS = (
    damage, drawing, searching, counters, values, shaping, states, moving, making, players, playing, paying,
    stacking, fighting, timing, guessing, ending, repeating,
)  # fmt: skip
"""The modules of `verbs`."""
NOUNS = (nouns, qualifiers, determiners, tails, selectors, who)
"""The modules of noun phrases."""
SHARED = (
    Activated, Always, ChooseOne, If, Keywords, OrElse, Otherwise, Restricted, Triggered, TriggeredIf,
)  # fmt: skip
"""The sentence forms that other games have too."""

LANGUAGE: Language[CardText] = Language(
    CardText,
    (*SHARED, *nodes_in(*NOUNS, amounts, events, changes, sentences, costs, statics, lines, *VERBS)),
    "Grand Archive card text",
    forks=True,
)
"""The language of the cards."""
