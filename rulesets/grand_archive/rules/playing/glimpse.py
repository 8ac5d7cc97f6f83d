"""Glimpse, and what may be played from among the cards that are looked at (GA-234, GA-316)."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.asking import choose_judged, put_in_order
from cardgame_tui.engine.prompt import Judged, Option, Script, shared_option
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.statics.more import Share
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.activation import activate, refuse_activation
from rulesets.grand_archive.rules.steps.loading import aethercall, aetherwings
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.more import with_more
from rulesets.grand_archive.state.traits import has

NO_MORE = Option("no_more")
"""Leaving the other cards on top."""


def glimpse(duel: ArchiveDuel, seat: int, amount: int, source: ArchiveCard | None = None) -> Script[None]:
    """Look at the top cards; put any number back on top in any order and the rest on the bottom (GA-234).

    A card with Aethercalling may be loaded instead (GA-328). One card may be activated by Starcalling; then the
    others go to the bottom (GA-316). All of this is one question, asked for card after card, so that neither
    it nor the way to decline it tells the other player of such a card.

    Args:
        duel: the duel.
        seat: who glimpses.
        amount: how many cards, fewer if the deck has fewer.
        source: the card whose text asks.
    """
    if amount < 1:
        return
    amount = with_more(duel, seat, Share.GLIMPSE, amount)
    looked_at = duel.sides[seat].deck.cards[: -amount - 1 : -1]
    duel.note("GA-234", "glimpses", seat, source, amount=len(looked_at))
    does(duel, seat, Act.GLIMPSE)
    if not looked_at:
        return
    duel.show(looked_at, seat)
    below, is_called = yield from _sort(duel, seat, looked_at, source)
    if is_called:
        below += yield from _in_order(duel, seat, looked_at, "glimpse_bottom")
        above = list[ArchiveCard]()
    else:
        above = yield from _in_order(duel, seat, looked_at, "glimpse_top")
    duel.hide()
    _put_back(duel, seat, above, below)


def _sort(
    duel: ArchiveDuel, seat: int, looked_at: list[ArchiveCard], source: ArchiveCard | None
) -> Script[tuple[list[ArchiveCard], bool]]:
    """Ask for one card after another what happens to it; each of them leaves the list.

    Returns:
        The cards that go to the bottom, the upper one first, and whether one was activated by Starcalling.
    """
    below: list[ArchiveCard] = []
    while looked_at:
        option = yield from choose_judged(
            duel, seat, "glimpse", "GA-234", lambda: _judge(duel, seat, looked_at), none=NO_MORE, card=source
        )
        if option is None or option.card is None:
            break
        card = duel.cards[option.card]
        looked_at.remove(card)
        if option.key == "starcall":
            yield from activate(duel, seat, card, instead=card.printed.program.starcalling)
            return below, True
        if option.key == "aethercall":
            yield from aethercall(duel, seat, card)
        else:
            below.append(card)
    return below, False


def _judge(duel: ArchiveDuel, seat: int, looked_at: Sequence[ArchiveCard]) -> Iterator[Judged]:
    for each in looked_at:
        yield shared_option("to_bottom", each.id), None
    yield from _judge_calls(duel, seat, looked_at)


def _judge_calls(duel: ArchiveDuel, seat: int, looked_at: Sequence[ArchiveCard]) -> Iterator[Judged]:
    for each in looked_at:
        cost = each.printed.program.starcalling
        if cost is not None:
            refusal = refuse_activation(duel, seat, each, instead=cost)
            yield shared_option("starcall", each.id), refusal
        if has(duel, each, Keyword.AETHERCALLING):
            wings = aetherwings(duel, seat)
            yield shared_option("aethercall", each.id), None if wings else refusals.NO_AETHERWING


def _in_order(duel: ArchiveDuel, seat: int, cards: list[ArchiveCard], ask: str) -> Script[list[ArchiveCard]]:
    """Let the player put cards in order, the upper one first (GA-32)."""
    if len(cards) < 2:
        return cards
    options = [shared_option("card", each.id) for each in cards]
    ordered = yield from put_in_order(duel, seat, ask, "GA-234", options)
    return [duel.cards[option.card] for option in ordered if option.card is not None]


def _put_back(duel: ArchiveDuel, seat: int, above: list[ArchiveCard], below: list[ArchiveCard]) -> None:
    """Put cards on top and at the bottom of a deck, the upper card of each list first; no zone changes (GA-11)."""
    deck = duel.sides[seat].deck
    rest = [each for each in deck.cards if each not in above and each not in below]
    deck.cards[:] = [*below[::-1], *rest, *above[::-1]]
    if below:
        duel.note("GA-234", "puts_below", seat, amount=len(below))
    else:
        duel.note("GA-234", "leaves_on_top", seat)
