"""What forbids playing a card: the moment (GA-4, GA-102), and Level Locked or Class Locked (GA-185, GA-329)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.manner import Moment
from rulesets.grand_archive.cards.sentences import Bonus
from rulesets.grand_archive.cards.statics.bans import Playing
from rulesets.grand_archive.cards.statics.prices import Ignored
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.steps.moments import is_moment
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import enables
from rulesets.grand_archive.state.people import seats_of_people
from rulesets.grand_archive.state.traits import holds, in_force, is_like, traits

LOCKS = frozenset({Keyword.LEVEL_LOCKED, Keyword.CLASS_LOCKED})
"""The keywords that may forbid a card."""


def refuse_locked(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Say whether Level Locked or Class Locked forbids a card; Level Locked reads the printed level."""
    keywords = traits(duel, card).keywords
    if not keywords or LOCKS.isdisjoint(keywords):
        return None
    if Keyword.LEVEL_LOCKED in keywords:
        champion = duel.champion(seat)
        level = 0 if champion is None else champion.printed.level or 0
        if level < keywords[Keyword.LEVEL_LOCKED]:
            return refusals.LEVEL_LOCKED
    if Keyword.CLASS_LOCKED in keywords and not holds(duel, seat, card, Bonus.CLASS):
        return refusals.CLASS_LOCKED
    return None


def has_elements(duel: ArchiveDuel, seat: int, card: ArchiveCard, deed: Playing) -> bool:
    """Whether the elements of a card are enabled for a seat, or need not be (GA-117)."""
    if not duel.options.element_rule or enables(duel, seat, traits(duel, card).elements):
        return True
    for each in in_force(duel, Ignored):
        cards = each.static.cards
        if cards.deed not in (deed, Playing.PLAY) or seat not in seats_of_people(cards.who, each.seat):
            continue
        if cards.phrase is None or is_like(duel, cards.phrase, each.seat, each.source, card):
            return True
    return False


def has_the_floor(duel: ArchiveDuel, seat: int) -> bool:
    """Whether a seat may take slow actions: in its own main phase, outside combat, with an empty stack."""
    return seat == duel.active and duel.phase == "main" and not duel.stack and duel.combat is None


def may_now(duel: ArchiveDuel, seat: int, card: ArchiveCard, only: Sequence[Condition | Moment]) -> bool:
    """Whether a seat may activate something now that may be activated only at some times (GA-115)."""
    return all(
        [
            is_moment(duel, seat, each) if isinstance(each, Moment) else holds(duel, seat, card, each)
            for each in only
        ]
    )
