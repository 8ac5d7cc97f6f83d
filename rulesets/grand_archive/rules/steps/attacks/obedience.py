"""Obedience: whether an ally does what its controller asks of it (GA-189, GA-297)."""

from rulesets.grand_archive.cards.keywords import PRIDE
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import champion_level, traits


def obeys(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Whether an object obeys its controller: it has no Pride above LV."""
    keywords = traits(duel, card).keywords
    return PRIDE not in keywords or champion_level(duel, controller_of(card)) >= keywords[PRIDE]
