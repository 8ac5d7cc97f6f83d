"""Tokens and generated cards (GA-253, GA-254, GA-258, GA-312)."""

from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.played import Played

INGREDIENTS = ("Bitterknot", "Emberbulb", "Silkfrond", "Nettleglow", "Moonpetal", "Sunbristle")
"""The ingredient tokens of Gather, each with the same chance (GA-312, GA-337)."""


def summon(duel: ArchiveDuel, seat: int, name: str, *, rested: bool = False) -> ArchiveCard:
    """Summon a token under the control of a seat, which also owns it (GA-253)."""
    return summon_printed(duel, seat, printed_card(duel, name), rested=rested)


def gather(duel: ArchiveDuel, seat: int) -> ArchiveCard:
    """Summon one of the ingredient tokens at random (GA-312)."""
    token = summon(duel, seat, duel.chance.pick(INGREDIENTS))
    does(duel, seat, Act.GATHER, target(token))
    return token


def generate(duel: ArchiveDuel, seat: int, name: str, *, to: str = "hand") -> ArchiveCard:
    """Add a card from outside the game for the rest of the game (GA-258)."""
    card = ArchiveCard(len(duel.cards), printed_card(duel, name), seat)
    duel.add_card(card, duel.pile(seat, to))
    duel.note("GA-258", "generates", seat, card, shown=True)
    return card


def copy_object(duel: ArchiveDuel, seat: int, original: ArchiveCard) -> ArchiveCard:
    """Summon a token that copies the printed characteristics of an object's present face (GA-254)."""
    return summon_printed(duel, seat, original.printed, rule="GA-254")


def summon_printed(
    duel: ArchiveDuel,
    seat: int,
    printed: ArchivePrinted,
    *,
    played: Played | None = None,
    rule: str = "GA-253",
    rested: bool = False,
) -> ArchiveCard:
    """Put a token with these printed characteristics onto the field."""
    token = ArchiveCard(len(duel.cards), printed, seat)
    token.token = True
    enter(duel, token, seat, played=played, rule=rule, rested=rested)
    does(duel, seat, Act.SUMMON, target(token), card=token)
    return token


def printed_card(duel: ArchiveDuel, name: str) -> ArchivePrinted:
    """A card of the card set by its name."""
    printed = duel.start.cards[name]
    assert isinstance(printed, ArchivePrinted)
    return printed
