"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import Activated, Always, CardText, Keywords, Triggered
from cardgame_tui.text.forms import ChooseOne, If, OrElse, Otherwise, Restricted, TriggeredIf
from rulesets.grand_archive.cards import (
    amounts,
    changes,
    costs,
    events,
    lines,
    nouns,
    selectors,
    sentences,
    statics,
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
SHARED = (
    Activated, Always, ChooseOne, If, Keywords, OrElse, Otherwise, Restricted, Triggered, TriggeredIf,
)  # fmt: skip
"""The sentence forms that other games have too."""

LANGUAGE: Language[CardText] = Language(
    CardText,
    (*SHARED, *nodes_in(nouns, amounts, events, changes, selectors, sentences, costs, statics, lines, *VERBS)),
    "Grand Archive card text",
    forks=True,
)
"""The language of the cards."""
