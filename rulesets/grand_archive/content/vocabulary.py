"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import Activated, Always, CardText, Keywords
from cardgame_tui.text.forms import If, OrElse, Otherwise, Restricted
from rulesets.grand_archive.cards import (
    amounts,
    bans,
    changes,
    compass,
    costs,
    determiners,
    events,
    happenings,
    lines,
    manner,
    nouns,
    prices,
    qualifiers,
    selectors,
    sentences,
    spots,
    statics,
    tails,
    who,
)
from rulesets.grand_archive.verbs import (
    by_hand,
    counters,
    damage,
    drawing,
    ending,
    fighting,
    guessing,
    joining,
    making,
    meanwhile,
    moving,
    paying,
    players,
    playing,
    pricing,
    repeating,
    searching,
    shaping,
    stacking,
    states,
    timing,
    values,
)
from rulesets.grand_archive.verbs import compass as turning

VERBS = (
    damage, drawing, searching, counters, values, shaping, states, moving, making, players, playing, paying,
    stacking, fighting, timing, guessing, ending, repeating, joining, meanwhile, turning, pricing, by_hand,
)  # fmt: skip
"""The modules of `verbs`."""
NOUNS = (nouns, qualifiers, determiners, tails, selectors, spots, who)
"""The modules of noun phrases."""
SENTENCES = (amounts, events, happenings, changes, sentences, costs, statics, prices, bans, compass, manner, lines)
"""The modules of sentences and of their other parts."""
SHARED = (
    Activated, Always, If, Keywords, OrElse, Otherwise, Restricted,
)  # fmt: skip
"""The sentence forms that other games have too."""

LANGUAGE: Language[CardText] = Language(
    CardText,
    (
        *SHARED,
        *nodes_in(*NOUNS, *SENTENCES, *VERBS),
    ),
    "Grand Archive card text",
    forks=True,
    names_before=("counter", "counters"),
)
"""The language of the cards."""
