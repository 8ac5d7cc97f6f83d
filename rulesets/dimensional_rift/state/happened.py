"""What has happened in this turn, of what a text asks for (DR-212)."""

from cardgame_tui.text.abilities import Selector
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.program import Happened
from rulesets.dimensional_rift.cards.selectors import Chosen, Each
from rulesets.dimensional_rift.state.card import place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.matching import View, fits


def has_happened(duel: RiftDuel, asked: Happened, view: View) -> bool:
    """Whether an event has happened in this turn."""
    action = "" if asked.action is None else asked.action.value
    for event, card, about, player, name in duel.told:
        if event != asked.trigger.name or action not in ("", name):
            continue
        if card < 0:
            if not asked.seats or (player == view.seat) is (asked.seats == 1):
                return True
        elif _is_meant(duel, asked.who or Reference.THIS, card, view) and (
            asked.whom is None or _is_meant(duel, asked.whom, about, view)
        ):
            return True
    return False


def _is_meant(duel: RiftDuel, who: Selector, number: int, view: View) -> bool:
    """Whether a card is one that the words name, wherever it lies by now."""
    if number < 0 or who is Reference.THIS:
        return number == view.source.id
    card = duel.cards[number]
    if not isinstance(who, Each | Chosen) or (isinstance(who, Chosen) and who.another and card is view.source):
        return False
    return fits(duel, card, who.what, view, "" if place_of(card) >= 0 else card.printed.kind)
