"""High Card: a complete game. Rule numbers are those of ``rulebook.md`` in this folder."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Self

from pydantic import BaseModel, ConfigDict

from cardgame_tui.content.cards import CardRecord, Located
from cardgame_tui.content.faults import ContentError, RuleFault
from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.content.positions import position_fault, read_position, unknown_card
from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, Start, other
from cardgame_tui.engine.face import Face
from cardgame_tui.engine.layout import Layout, Row, RowKind
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.wording import Wording
from cardgame_tui.engine.zone import Sight
from cardgame_tui.ruleset import Ruleset

HIGHEST_STAYS = Refusal("HC-3", "the highest card may not lead while you hold another")


@dataclass(slots=True, eq=False)
class HighCardPrinted(Printed):
    """One of the twelve cards.

    Args:
        rank: its number, 1 to 12.
    """

    rank: int = 0


HighCardCard = Card[HighCardPrinted]
TWELVE = [HighCardPrinted(f"Card {rank}", "card", "", rank) for rank in range(1, 13)]
CARDS: Mapping[str, HighCardPrinted] = {printed.name: printed for printed in TWELVE}


class HighCardOptions(OptionModel):
    """The options of the game."""

    hand_size: int = rule_option(
        3, title="Hand size", help="cards dealt to each", rule="HC-1", status="ours", group="Deal", ge=1, le=6
    )


class HighCardDuel(Duel[HighCardCard, HighCardOptions]):
    """A duel.

    Attributes:
        points: tricks won by each seat, seat 1's first.
    """

    def __init__(self, start: Start[HighCardOptions]) -> None:
        super().__init__(start)
        box = self.add_zone("box", 0, "deck", Sight.NOBODY)
        for seat in SEATS:
            self.add_zone(f"seat{seat}.hand", seat, "hand", Sight.OWNER)
            self.add_zone(f"seat{seat}.played", seat, "played", Sight.ALL)
        self.points = [0, 0]
        self.add_pile([Card(number, printed, 0) for number, printed in enumerate(TWELVE)], box)

    def clone(self) -> Self:
        """Copy the duel with what this game adds to it."""
        twin = super().clone()
        twin.points = list(self.points)
        return twin

    def state(self) -> tuple[object, ...]:
        """All that can change, for the digest."""
        return (*super().state(), *self.points)

    def hand(self, seat: int) -> list[HighCardCard]:
        """The cards a seat holds."""
        return self.named[f"seat{seat}.hand"].cards


class Position(BaseModel):
    """The ``[start]`` table of a scenario: both hands, the points so far and who leads."""

    model_config = ConfigDict(extra="forbid")

    hand1: list[str]
    hand2: list[str]
    points: tuple[int, int] = (0, 0)
    leader: int = 1


class HighCard(Ruleset[HighCardDuel, HighCardCard, HighCardOptions]):
    """The game."""

    id = "high_card"
    title = "High Card"
    version = "1"
    options_model = HighCardOptions
    card_model = CardRecord
    cards = CARDS
    rulebook = files(__package__) / "rulebook.md"
    slots = frozenset({"played"})
    facts = {"<seat>.points": "tricks won", "<seat>.hand": "names of the cards in hand"}
    settle_rules = {"conceded": "HC-6", "agreed": "HC-6"}
    wording = Wording(
        asks={"lead": "{seat}: lead with which card?", "follow": "{seat}: play which card?"},
        options={"card": "{card}"},
        events={
            "dealt": "{seat} gets {card}",
            "played": "{seat} plays {card}",
            "won": "{seat} wins the trick",
            "result_points": "{seat} has more points",
            "result_level": "both have the same points",
            "result_conceded": "{seat} wins by concession",
            "result_agreed": "a draw is agreed",
        },
        phases={"deal": "Deal", "trick": "Trick"},
    )

    # -- DuelRules: how a duel begins and continues --

    def new_duel(self, start: Start[HighCardOptions]) -> HighCardDuel:
        """Put the cards into the box."""
        return HighCardDuel(start)

    def setup(self, duel: HighCardDuel) -> Script[None]:
        """Deal the hands (HC-1)."""
        duel.phase = "deal"
        for seat in SEATS:
            for _ in range(duel.options.hand_size):
                card = duel.chance.pick(duel.named["box"].cards)
                duel.move(card, duel.named[f"seat{seat}.hand"])
                duel.note("HC-1", "dealt", seat, card=card)
        yield from ()

    def turn(self, duel: HighCardDuel) -> Script[None]:
        """Play one trick (HC-2)."""
        duel.turn += 1
        duel.phase = "trick"
        leader = duel.active
        led = yield from self._play(duel, leader, "lead")
        followed = yield from self._play(duel, other(leader), "follow")
        duel.active = leader if led.printed.rank > followed.printed.rank else other(leader)
        duel.points[duel.active - 1] += 1
        duel.note("HC-4", "won", duel.active)
        for card in (led, followed):
            duel.move(card, duel.named["box"])
        if not duel.hand(1):
            one, two = duel.points
            winner = 0 if one == two else 1 if one > two else 2
            duel.record_result(winner, "HC-5", "points" if winner else "level")

    def _play(self, duel: HighCardDuel, seat: int, ask: str) -> Script[HighCardCard]:
        hand = list(duel.hand(seat))
        highest = max(hand, key=lambda card: card.printed.rank)

        def refuse(card: HighCardCard) -> Refusal | None:
            return HIGHEST_STAYS if ask == "lead" and card is highest and len(hand) > 1 else None

        card = yield from pick_card(duel, seat, ask, "HC-2", hand, refuse)
        assert card is not None
        duel.move(card, duel.named[f"seat{seat}.played"])
        duel.note("HC-2", "played", seat, card=card)
        return card

    def arrange(self, duel: HighCardDuel, position: Mapping[str, Any]) -> None:
        """Lay out a position before a trick."""
        wanted = read_position(Position, position)
        held = {card.name: card for card in duel.named["box"].cards}
        for seat, names in ((1, wanted.hand1), (2, wanted.hand2)):
            for name in names:
                if name not in held:
                    raise ContentError([unknown_card(f"hand{seat}", name, held)])
                duel.move(held.pop(name), duel.named[f"seat{seat}.hand"])
        if not len(wanted.hand1) == len(wanted.hand2) > 0:
            raise ContentError([position_fault("hand2", "hands of different sizes", "equal hands, not empty")])
        duel.points, duel.active = list(wanted.points), wanted.leader

    def position(self, duel: HighCardDuel) -> Mapping[str, Any]:
        """Write down what `arrange` reads."""
        hands = {f"hand{seat}": [card.name for card in duel.hand(seat)] for seat in SEATS}
        return {**hands, "points": list(duel.points), "leader": duel.active}

    def measure(self, duel: HighCardDuel, path: str) -> object:
        """Read a fact for ``[expect]``."""
        facts: dict[str, object] = {f"seat{seat}.points": duel.points[seat - 1] for seat in SEATS}
        facts |= {f"seat{seat}.hand": [card.name for card in duel.hand(seat)] for seat in SEATS}
        return facts[path]

    # -- GameContent: cards and decks --

    def check_deck(
        self, deck: DeckList, options: HighCardOptions, cards: Mapping[str, Printed]
    ) -> list[RuleFault]:
        """Nobody brings a deck (HC-1)."""
        return [RuleFault("HC-1", "all play with the same twelve cards")] if deck else []

    def compile_cards(
        self, records: Sequence[Located[CardRecord]], options: HighCardOptions
    ) -> Mapping[str, HighCardPrinted]:
        """There are no cards but the twelve (HC-1).

        Raises:
            ValueError: when a file has some.
        """
        if records:
            raise ValueError("this game has no further cards")
        return {}

    def position_model(self) -> type[BaseModel]:
        """What a scenario's ``[start]`` may hold."""
        return Position

    # -- Showing: where things lie and how they look --

    def layout(self, options: HighCardOptions) -> Layout:
        """A played card each between two hands."""
        return Layout(
            rows=(
                Row(RowKind.FLOW, ("seat2.played",), "2", 2),
                Row(RowKind.FLOW, ("seat1.played",), "1", 1),
            ),
            middle="the trick",
            asides=((), ()),
            hands=("seat1.hand", "seat2.hand"),
            piles=((), ()),
            has_stack=False,
            turns=False,
        )

    def face(self, duel: HighCardDuel, card: HighCardCard) -> Face:
        """A card is its name."""
        return Face(card.name, card.printed.kind)

    def gauges(self, duel: HighCardDuel, seat: int) -> tuple[tuple[str, int], ...]:
        """Points and cards in hand."""
        return (("points", duel.points[seat - 1]), ("hand", len(duel.hand(seat))))

    def phases(self, duel: HighCardDuel) -> tuple[str, ...]:
        """The phases shown at the top."""
        return ("Deal", "Trick")
