"""Glimpse, and what may be played from among the cards that are looked at (GA-234, GA-316)."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.asking import choose_judged, choose_some, put_in_order
from cardgame_tui.engine.prompt import Judged, Option, Script, shared_option
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.activation import activate, refuse_activation
from rulesets.grand_archive.rules.steps.loading import aethercall, aetherwings
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import has

NO_CALL = Option("no_starcalling")


def glimpse(duel: ArchiveDuel, seat: int, amount: int, source: ArchiveCard | None = None) -> Script[None]:
    """Look at the top cards; put any number back on top in any order and the rest on the bottom (GA-234).

    Before that, cards with Aethercalling may be loaded (GA-328). Instead, one may be activated by Starcalling;
    then the others go to the bottom (GA-316).

    Args:
        duel: the duel.
        seat: who glimpses.
        amount: how many cards, fewer if the deck has fewer.
        source: the card whose text asks.
    """
    if amount < 1:
        return
    deck = duel.sides[seat].deck
    looked_at = deck.cards[: -amount - 1 : -1]
    duel.note("GA-234", "glimpses", seat, source, amount=len(looked_at))
    if not looked_at:
        return
    duel.show(looked_at, seat)
    called = yield from _call(duel, seat, looked_at)
    if called is not None:
        looked_at.remove(called)
        below, above = looked_at, list[ArchiveCard]()
    else:
        below = yield from _choose_below(duel, seat, looked_at, source)
        above = [each for each in looked_at if each not in below]
    above = yield from _in_order(duel, seat, above, "glimpse_top")
    below = yield from _in_order(duel, seat, below, "glimpse_bottom")
    duel.hide()
    _put_back(duel, seat, above, below)


def _call(duel: ArchiveDuel, seat: int, looked_at: list[ArchiveCard]) -> Script[ArchiveCard | None]:
    """Ask which cards are loaded by Aethercalling, and whether one is activated by Starcalling; None for none.

    The question has the words and the rule of the next one, so that the other player does not learn of such a
    card. Cards that are loaded leave the list.
    """
    while any([_calls(duel, each) for each in looked_at]):
        option = yield from choose_judged(
            duel, seat, "glimpse", "GA-234", lambda: _judge_calls(duel, seat, looked_at), none=NO_CALL
        )
        if option is None or option.card is None:
            return None
        card = duel.cards[option.card]
        if option.key == "starcall":
            done = yield from activate(duel, seat, card, instead=card.printed.program.starcalling)
            return card if done else None
        yield from aethercall(duel, seat, card)
        looked_at.remove(card)
    return None


def _calls(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    return card.printed.program.starcalling is not None or has(duel, card, Keyword.AETHERCALLING)


def _judge_calls(duel: ArchiveDuel, seat: int, looked_at: Sequence[ArchiveCard]) -> Iterator[Judged]:
    for each in looked_at:
        cost = each.printed.program.starcalling
        if cost is not None:
            refusal = refuse_activation(duel, seat, each, instead=cost)
            yield shared_option("starcall", each.id), refusal
        if has(duel, each, Keyword.AETHERCALLING):
            wings = aetherwings(duel, seat)
            yield shared_option("aethercall", each.id), None if wings else refusals.NO_AETHERWING


def _choose_below(
    duel: ArchiveDuel, seat: int, cards: list[ArchiveCard], source: ArchiveCard | None
) -> Script[list[ArchiveCard]]:
    options = [shared_option("to_bottom", each.id) for each in cards]
    picked = yield from choose_some(duel, seat, "glimpse", "GA-234", options, 0, len(options), card=source)
    return _cards_of(duel, picked)


def _in_order(duel: ArchiveDuel, seat: int, cards: list[ArchiveCard], ask: str) -> Script[list[ArchiveCard]]:
    """Let the player put cards in order, the upper one first (GA-32)."""
    if len(cards) < 2:
        return cards
    options = [shared_option("card", each.id) for each in cards]
    return _cards_of(duel, (yield from put_in_order(duel, seat, ask, "GA-234", options)))


def _put_back(duel: ArchiveDuel, seat: int, above: list[ArchiveCard], below: list[ArchiveCard]) -> None:
    """Put cards on top and at the bottom of a deck, the upper card of each list first; no zone changes (GA-11)."""
    deck = duel.sides[seat].deck
    rest = [each for each in deck.cards if each not in above and each not in below]
    deck.cards[:] = [*below[::-1], *rest, *above[::-1]]
    duel.note("GA-234", "puts_below", seat, amount=len(below))


def _cards_of(duel: ArchiveDuel, options: Sequence[Option]) -> list[ArchiveCard]:
    """The cards that options are about."""
    return [duel.cards[option.card] for option in options if option.card is not None]
