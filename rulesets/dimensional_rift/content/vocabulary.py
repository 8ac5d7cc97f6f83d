"""The language of the cards: every word and sentence form that a card text may use."""

from types import MappingProxyType

from cardgame_tui.text import Language, nodes_in
from cardgame_tui.text.abilities import CardText
from rulesets.dimensional_rift.cards import amounts, happenings, keywords, nouns, selectors, sentences, statics
from rulesets.dimensional_rift.cards import conditions as conditions_of_cards
from rulesets.dimensional_rift.verbs import (
    by_hand,
    choosing,
    conditions,
    costs,
    damage,
    drawing,
    mana,
    moving,
    returning,
    searching,
    striking,
    summoning,
)

VERBS = (
    damage,
    conditions,
    mana,
    moving,
    returning,
    searching,
    drawing,
    summoning,
    striking,
    choosing,
    costs,
    by_hand,
)
"""The modules of `verbs`."""

FORMS = (amounts, nouns, selectors, keywords, conditions_of_cards, happenings, statics, sentences)
"""The modules of all other forms."""

_WITH_AN_S = (
    "act activate artifact attachment attack block burst card collect condition connect conquer conscript control"
    " creature deal declare destroy discard draw end enter equip fight flip hit lose maneuver monument move rotate"
    " scroll set shift start strike summon survive swap time token transform turn vehicle zone"
)
_OTHERS = (
    "every each, they it, them it, those that,"
    "holds hold, holding hold, marches march, researches research, are is, was is, were is, have has, gets has,"
    " get has, gain has, gains has, having has, had has, their its, can may, can't cannot, whenever when,"
    " active conquered, inactive unconquered, sacrifice sac, sacrifices sac, fewer less, weak weakened,"
    " striking attacking, greater more, higher more, larger more, lower less, smaller less, greatest most,"
    " highest most, largest most, lowest least, smallest least, fewest least, neighboring adjacent, into in,"
    " become is, becomes is, do did, non non-, nd th, rd th, st th"
)

SYNONYMS = MappingProxyType(
    {f"{word}s": word for word in _WITH_AN_S.split()}
    | {pair.split()[0]: pair.split()[1] for pair in _OTHERS.split(",")}
)
"""Words that are read as another one: plurals, forms of verbs, and words that mean the same in these texts."""

LANGUAGE: Language[CardText] = Language(
    CardText, nodes_in(*FORMS, *VERBS), "Dimensional Rift card text", synonyms=SYNONYMS, forks=True
)
"""The language of the cards."""
