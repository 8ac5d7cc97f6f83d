"""High Card: a complete game. Rule numbers are those of ``rulebook.md`` in this folder."""

from dataclasses import dataclass

from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, each_seat
from cardgame_tui.engine.duel import SEATS, Duel, other
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.shown.lead import ahead
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.zone import Sight
from cardgame_tui.ruleset import Ruleset

HIGHEST_STAYS = Refusal("HC-3", "the highest card may not lead while you hold another")


@dataclass(slots=True, eq=False)
class RankPrinted(Printed):
    """One of the twelve cards, with its number."""

    rank: int = 0


RankCard = Card[RankPrinted]


class HighCardOptions(OptionModel):
    """The options of the game."""

    hand_size: int = rule_option(
        3, title="Hand size", help="cards dealt to each", rule="HC-1", status="ours", group="Deal", ge=1, le=6
    )


class HighCardDuel(Duel[RankCard, HighCardOptions]):
    """A duel: where its cards lie, and who has won how many tricks."""

    places = (Place("deck", Sight.NOBODY, shared=True), Place("hand", Sight.OWNER), Place("played", Sight.ALL))
    points = each_seat(0, "tricks won")


class HighCard(Ruleset[HighCardDuel, RankCard, HighCardOptions, RankPrinted]):
    """The game."""

    id, title, version = "high_card", "High Card", "1"
    options_model = HighCardOptions
    duel_class = HighCardDuel
    cards = {f"Card {rank}": RankPrinted(f"Card {rank}", "card", "", rank) for rank in range(1, 13)}
    slots = frozenset({"played"})
    score = "points"
    settle_rules = {"conceded": "HC-6", "agreed": "HC-6"}
    wording = Wording(
        asks={"lead": "{seat}: lead with which card?", "follow": "{seat}: play which card?"},
        events={
            "dealt": "{seat} gets {card}",
            "played": "{seat} plays {card}",
            "won": "{seat} wins the trick",
            "result_points": "{seat} has more points",
            "result_level": "both have the same points",
        },
        phases={"deal": "Deal", "trick": "Trick"},
    )

    def setup(self, duel: HighCardDuel) -> Script[None]:
        """Deal the hands (HC-1)."""
        duel.phase = "deal"
        for seat in SEATS * duel.options.hand_size:
            card = duel.chance.pick(duel.named["deck"].cards)
            duel.move(card, duel.zone_of(seat, "hand"))
            duel.note("HC-1", "dealt", seat, card=card)
        yield from ()

    def turn(self, duel: HighCardDuel) -> Script[None]:
        """Play one trick (HC-2)."""
        duel.turn += 1
        duel.phase = "trick"
        leader = duel.active
        led = yield from self.play(duel, leader, "lead")
        followed = yield from self.play(duel, other(leader), "follow")
        duel.active = leader if led.printed.rank > followed.printed.rank else other(leader)
        duel.points[duel.active] += 1
        duel.note("HC-4", "won", duel.active)
        for card in (led, followed):
            duel.move(card, duel.named["deck"])
        if not duel.zone_of(1, "hand").cards:
            winner = ahead(duel.points)
            duel.record_result(winner, "HC-5", "points" if winner else "level")

    def play(self, duel: HighCardDuel, seat: int, ask: str) -> Script[RankCard]:
        """Ask a seat for a card of its hand and play it (HC-2); the highest one may not lead (HC-3)."""
        hand = list(duel.zone_of(seat, "hand").cards)
        highest = max(hand, key=lambda card: card.printed.rank)

        def refuse(card: RankCard) -> Refusal | None:
            return HIGHEST_STAYS if ask == "lead" and card is highest and len(hand) > 1 else None

        card = yield from pick_card(duel, seat, ask, "HC-2", hand, refuse)
        assert card is not None
        duel.move(card, duel.zone_of(seat, "played"))
        duel.note("HC-2", "played", seat, card=card)
        return card
