"""Auction: both secretly bid a card of their own hand. It writes nothing that has a default but its deck rule."""

from collections.abc import Mapping
from importlib.resources import files

from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.asking import both_pick_card
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, each_seat, kept
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, Start
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.shown.lead import ahead
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.zone import Sight
from cardgame_tui.ruleset import Ruleset

TOO_SOON = Refusal("AU-3", "your highest bid may not be your first one")
HIGHEST = "4"
BIDS = ("1", "2", "3", HIGHEST)


class AuctionDuel(Duel[Card[Printed], OptionModel]):
    """A duel of Auction."""

    places = (Place("deck", Sight.NOBODY), Place("hand", Sight.OWNER), Place("bid", Sight.ALL))
    coins = each_seat(0, "coins won")
    pot = kept(1, "coins in the pot")
    bids: list[str] = kept([], "bids that were shown")


class Auction(Ruleset[AuctionDuel]):
    """The game."""

    id, title, version = "auction", "Auction", "1"
    duel_class = AuctionDuel
    cards = {rank: Printed(rank, "bid", rank) for rank in BIDS}
    rulebook = files(__package__) / "auction.md"
    slots = frozenset({"bid"})
    score = "coins"
    settle_rules = {"conceded": "AU-5", "agreed": "AU-5"}
    wording = Wording(
        asks={"bid": "{seat}: which bid?"},
        events={
            "bids": "{seat} bids {card}",
            "wins": "{seat} wins {amount} coin{s}",
            "result_coins": "{seat} wins",
        },
        phases={"auction": "Auction"},
    )

    def check_deck(self, deck: DeckList, options: OptionModel, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """Name the faults of a deck: it has each bid once, so that everybody knows what both begin with (AU-1)."""
        faults = super().check_deck(deck, options, cards)
        if not faults and sorted(deck["main"]) != sorted(BIDS):
            faults.append(RuleFault("AU-1", "a deck has the bids 1 to 4 once each"))
        return faults

    def setup(self, duel: AuctionDuel) -> Script[None]:
        """Take the hands (AU-1)."""
        for seat in SEATS:
            for card in list(duel.zone_of(seat, "deck").cards):
                duel.move(card, duel.zone_of(seat, "hand"))
        yield from ()

    def turn(self, duel: AuctionDuel) -> Script[None]:
        """Play one round (AU-2)."""
        duel.turn, duel.phase = duel.turn + 1, "auction"
        hands = {seat: list(duel.zone_of(seat, "hand").cards) for seat in SEATS}

        def refuse(card: Card[Printed]) -> Refusal | None:
            return TOO_SOON if card.printed.text == HIGHEST and not duel.bids else None

        picked = yield from both_pick_card(duel, "bid", "AU-2", hands, refuse)
        values = {}
        for seat, card in picked.items():
            assert card is not None
            duel.move(card, duel.zone_of(seat, "bid"))
            duel.note("AU-2", "bids", seat, card=card)
            values[seat] = int(card.printed.text)
            duel.bids.append(card.printed.text)
        if values[1] != values[2]:
            winner = 1 if values[1] > values[2] else 2
            duel.note("AU-2", "wins", winner, amount=duel.pot)
            duel.coins[winner] += duel.pot
            duel.pot = 0
        duel.pot += 1
        if not duel.zone_of(1, "hand").cards:
            duel.record_result(ahead(duel.coins), "AU-4", "coins")


AUCTION = Auction()


def auction_start(seed: int) -> Start:
    """A start with the four bids for each."""
    return Start(seed, OptionModel(), ({"main": BIDS}, {"main": BIDS}), cards=AUCTION.cards)
