"""The language of the cards: every word and sentence form that a card text may use."""

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import Activated, Always, CardText, Keywords
from cardgame_tui.text.forms import If, OrElse, Otherwise, Restricted
from rulesets.grand_archive.cards import (
    amounts,
    changes,
    costs,
    lines,
    manner,
    nouns,
    qualifiers,
    rivals,
    sentences,
)
from rulesets.grand_archive.cards.phrases import determiners, selectors, spots, tails, who
from rulesets.grand_archive.cards.statics import abilities, bans, more, prices
from rulesets.grand_archive.cards.triggers import compass, events, happenings
from rulesets.grand_archive.verbs import by_hand
from rulesets.grand_archive.verbs.effects import ending, joining, paying, repeating, stacking, timing
from rulesets.grand_archive.verbs.objects import (
    counters,
    damage,
    fighting,
    making,
    meanwhile,
    moving,
    shaping,
    states,
    values,
)
from rulesets.grand_archive.verbs.players import compass as turning
from rulesets.grand_archive.verbs.players import drawing, gaining, guessing, playing, pricing, searching

VERBS = (
    damage, drawing, searching, counters, values, shaping, states, moving, making, gaining, playing, paying,
    stacking, fighting, timing, guessing, ending, repeating, joining, meanwhile, turning, pricing, by_hand,
)  # fmt: skip
"""The modules of `verbs`."""
NOUNS = (nouns, qualifiers, determiners, tails, selectors, spots, who)
"""The modules of noun phrases."""
SENTENCES = (
    amounts, rivals, events, happenings, changes, sentences, costs, abilities, prices, bans, more, compass,
    manner, lines,
)  # fmt: skip
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
