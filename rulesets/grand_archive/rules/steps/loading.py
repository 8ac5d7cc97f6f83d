"""Loading cards under objects (GA-26, GA-64)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.cards.nouns import CardKind
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.kinds import is_card_of

NOTHING = Option("load_nothing")


def load(duel: ArchiveDuel, seat: int, host: ArchiveCard, what: CardKind, rule: str) -> Script[bool]:
    """Let a player load a card of a kind from the hand into an object; nothing happens without one (GA-341).

    The player may find none, since the hand is private (GA-233).
    """
    found = [each for each in duel.sides[seat].hand.cards if is_card_of(each, what)]
    card = yield from pick_card(duel, seat, "load", rule, found, none=NOTHING, card=host)
    if card is None:
        return False
    duel.move(card, duel.sides[controller_of(host)].loaded)
    card.host = host.id
    duel.note(rule, "loads", seat, host, other=card)
    return True
