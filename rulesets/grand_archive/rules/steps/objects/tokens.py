"""Tokens and generated cards (GA-253, GA-254, GA-258, GA-312)."""

from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.statics.more import Share
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.more import with_more
from rulesets.grand_archive.state.played import Played

MOST_AT_ONCE = 20
"""The most tokens or cards that one effect makes, so that no text makes a game endless [ours]."""
INGREDIENTS = ("Bitterknot", "Emberbulb", "Silkfrond", "Nettleglow", "Moonpetal", "Sunbristle")
"""The ingredient tokens of Gather, each with the same chance (GA-312, GA-337)."""


def summon_all(
    duel: ArchiveDuel, seat: int, tokens: list[ArchivePrinted], *, rule: str = "GA-253", rested: bool = False
) -> list[ArchiveCard]:
    """Summon several tokens at once; further ones that a text adds are like the last of them (GA-361)."""
    count = min(max(MOST_AT_ONCE, len(tokens)), with_more(duel, seat, Share.SUMMON, len(tokens)))
    every = tokens + tokens[-1:] * (count - len(tokens))
    return [summon_printed(duel, seat, each, rule=rule, rested=rested) for each in every]


def gather(duel: ArchiveDuel, seat: int) -> None:
    """Summon one of the ingredient tokens at random (GA-312), or more often if a text says so (GA-361)."""
    for _ in range(min(MOST_AT_ONCE, with_more(duel, seat, Share.GATHER, 1))):
        found = summon_all(duel, seat, [printed_card(duel, duel.chance.pick(INGREDIENTS))])
        does(duel, seat, Act.GATHER, target(found[0]))


def generate(duel: ArchiveDuel, seat: int, name: str, *, to: str = "hand") -> ArchiveCard:
    """Add a card from outside the game for the rest of the game (GA-258)."""
    card = ArchiveCard(len(duel.cards), printed_card(duel, name), seat)
    duel.add_card(card, duel.pile(seat, to))
    duel.note("GA-258", "generates", seat, card, shown=True)
    return card


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
