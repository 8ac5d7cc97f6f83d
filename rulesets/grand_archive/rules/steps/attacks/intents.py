"""The Intent: cards that are part of an attack (GA-24, GA-26)."""

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.objects.leaving import put_under_rules
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.played import UNPLAYED, Played
from rulesets.grand_archive.state.traits import has


def enter_intent(duel: ArchiveDuel, card: ArchiveCard, seat: int, rule: str, played: Played = UNPLAYED) -> None:
    """Put a card, or a newly made copy, into the Intent of the unit a seat attacks with (GA-24, GA-35).

    Args:
        duel: the duel.
        card: the card; a copy has no zone yet.
        seat: the attacking player.
        rule: the rule that puts it there.
        played: how it was played.
    """
    intent = duel.sides[seat].intent
    if card.zone is None:
        duel.add_card(card, intent)
    else:
        duel.move(card, intent)
    card.face_up = True
    card.played, card.ephemeral = played, played.ephemeral
    card.stamp = duel.effects.tick()
    duel.note(rule, "enters_intent", seat, card)
    statics.start(duel, card)


def leave_intent(duel: ArchiveDuel, card: ArchiveCard, rule: str) -> None:
    """Put a card from the Intent where it belongs: the graveyard, or where a rule or its text says (GA-166).

    The next check removes a copy, which may lie nowhere else (GA-24, GA-253).
    """
    to = put_under_rules(duel, card, "banishment" if card.ephemeral else "graveyard")
    preserved = to == "graveyard" and has(duel, card, Keyword.PRESERVE)
    statics.end_stay(duel, card)
    duel.note(rule, "leaves_intent", card.owner, card)
    duel.move(card, duel.pile(card.owner, "material" if preserved else to))
    card.preserved = preserved


def empty_intents(duel: ArchiveDuel, rule: str) -> None:
    """Put all cards in an Intent where they belong."""
    for seat in SEATS:
        for card in list(duel.sides[seat].intent.cards):
            leave_intent(duel, card, rule)
