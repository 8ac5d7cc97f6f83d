"""A game that asks one prompt of every kind, on a table with every kind of zone.

It has no sense as a game. Seats put cards from the hand onto a grid of four rows and five columns, and each
parade says which questions a turn asks.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from cardgame_tui.content.cards import CardRecord, Located
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.asking import (
    PASS,
    both_choose,
    choose,
    choose_some,
    confirm,
    pick_zone,
    put_in_order,
)
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, Start, other
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.engine.shown.face import Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Sight, Zone
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ruleset import Ruleset

KINDS = ("event", "act", "pair", "discard", "order", "amount", "respond")
TAKEN = Refusal("PA-4", "the zone is taken")
NAMES = (
    "Gatewright",
    "Oathbound Pikeman",
    "宵闇の灯籠守",
    "Smoke Adept",
    "Scroll of the Closing Door",
    "霧の盆",
    "Scrap Hound",
    "Tithe Counter",
    "Hall of Vigils",
    "Nettle Witch",
)
CARDS: Mapping[str, Printed] = {
    name: Printed(name, "creature", f"{name} does nothing. It only walks along.") for name in NAMES
}


class ParadeOptions(OptionModel):
    """There is nothing to turn."""


class ParadeDuel(Duel[Card, ParadeOptions]):
    """A parade."""

    def __init__(self, start: Start) -> None:
        super().__init__(start)
        for seat in SEATS:
            for letter in "CA":
                for column in range(1, 6):
                    self.add_zone(f"{seat}{letter}{column}", seat, "slot", Sight.ALL)
            self.add_zone(f"{seat}M", seat, "slot", Sight.ALL)
            self.add_zone(f"seat{seat}.hand", seat, "hand", Sight.OWNER)
            self.add_zone(f"seat{seat}.deck", seat, "deck", Sight.NOBODY)
            self.add_zone(f"seat{seat}.graveyard", seat, "graveyard", Sight.ALL)
            for name in start.decks[seat - 1]["main"]:
                card = Card(len(self.cards), start.cards[name], seat)
                self.add_card(card, self.named[f"seat{seat}.deck"])

    def hand(self, seat: int) -> list[Card[Printed]]:
        """The cards in a seat's hand."""
        return self.named[f"seat{seat}.hand"].cards

    def slots(self, seat: int) -> list[Zone]:
        """The slots of a seat's side of the grid."""
        return [zone for zone in self.zones if zone.kind == "slot" and zone.seat == seat]

    def draw(self, seat: int, count: int) -> None:
        """Draw cards."""
        deck = self.named[f"seat{seat}.deck"]
        for card in deck.cards[-count:]:
            self.move(card, self.named[f"seat{seat}.hand"])
            self.note("PA-2", "drew", seat, card=card)


class Parade(Ruleset[ParadeDuel, Card, ParadeOptions]):
    """The game of every prompt.

    Args:
        asks: the kinds of questions of a turn, in order.
        secret: whether a duel begins with a secret choice.
        turns: how many turns a duel has.
    """

    id = "parade"
    title = "Parade"
    version = "1"
    options_model = ParadeOptions
    card_model = CardRecord
    cards = CARDS
    wording = Wording(
        asks={
            "janken": "Choose a hand",
            "event": "Which event?",
            "act": "Play a card or do something?",
            "where": "Where does {card} go?",
            "pair": "Who walks where?",
            "discard": "Discard up to two cards",
            "order": "In which order do they walk?",
            "amount": "How many steps?",
            "respond": "Does {card} salute?",
        },
        options={
            "rock": "rock",
            "scissors": "scissors",
            "paper": "paper",
            "pass": "pass",
            "campaign": "Campaign: conquer a zone or draw a card",
            "battle": "Battle: every creature may strike once",
            "play": "play {card}",
            "set": "set {card} face down",
            "pair": "{card} to {zone}",
            "amount": "{value}",
            "yes": "salute: it costs nothing",
            "no": "do not salute",
        },
        events={
            "janken": "{seat} shows {word}",
            "drew": "{seat} draws {card}",
            "played": "{seat} puts {card} to {zone}",
            "discarded": "{seat} discards {card}",
            "steps": "{seat} walks {amount} steps",
            "walked": "{card} walks to {zone}",
            "result_walked": "the parade is over",
            "result_conceded": "{seat} wins by concession",
            "result_agreed": "a draw is agreed",
        },
        phases={"setup": "Setup", "walk": "Walk", "rest": "Rest"},
    )
    rulebook = files(__package__) / "parade.md"
    slots = frozenset({"slot"})
    settle_rules = {"conceded": "PA-8", "agreed": "PA-8"}

    def __init__(self, asks: tuple[str, ...] = KINDS, *, secret: bool = True, turns: int = 4) -> None:
        self.asks = asks
        self.secret = secret
        self.turns = turns

    def new_duel(self, start: Start) -> ParadeDuel:
        return ParadeDuel(start)

    def setup(self, duel: ParadeDuel) -> Script[None]:
        """Choose in secret, then draw five cards each."""
        if self.secret:
            options = [Option("rock"), Option("scissors"), Option("paper")]
            chosen = yield from both_choose(duel, "janken", "PA-1", options)
            for seat in SEATS:
                duel.note("PA-1", "janken", seat, word=chosen[seat - 1].key)
        for seat in SEATS:
            duel.draw(seat, 5)

    def turn(self, duel: ParadeDuel) -> Script[None]:
        """Ask what this parade asks."""
        duel.turn += 1
        duel.phase = "walk"
        for ask in self.asks:
            yield from getattr(self, f"_{ask}")(duel, duel.active)
        duel.draw(duel.active, 1)
        duel.active = other(duel.active)
        if duel.turn >= self.turns:
            duel.record_result(1, "PA-9", "walked")

    def _event(self, duel: ParadeDuel, seat: int) -> Script[None]:
        yield from choose(duel, seat, "event", "PA-3", [Option("campaign"), Option("battle")])

    def _act(self, duel: ParadeDuel, seat: int) -> Script[None]:
        while duel.hand(seat):
            options = [Option(key, card=card.id) for card in duel.hand(seat) for key in ("play", "set")]
            option = yield from choose(duel, seat, "act", "PA-4", [*options, PASS])
            if option is PASS or option.card is None:
                return
            card = duel.cards[option.card]
            zone = yield from pick_zone(
                duel, seat, "where", "PA-4", duel.slots(seat), lambda z: TAKEN if z.cards else None, card=card
            )
            if zone is not None:
                card.face_up = option.key == "play"
                duel.move(card, zone)
                duel.note("PA-4", "played", seat, card=card, zone=zone)

    def _pair(self, duel: ParadeDuel, seat: int) -> Script[None]:
        free = [zone for zone in duel.slots(seat) if not zone.cards][:3]
        lying = [zone.cards[0] for zone in duel.slots(seat) if zone.cards]
        options = [Option("pair", card=card.id, zone=zone.id) for card in lying for zone in free]
        option = yield from choose(duel, seat, "pair", "PA-5", [*options, PASS])
        if option.card is not None and option.zone is not None:
            duel.move(duel.cards[option.card], duel.zones[option.zone])
            duel.note("PA-5", "walked", seat, card=duel.cards[option.card], zone=duel.zones[option.zone])

    def _discard(self, duel: ParadeDuel, seat: int) -> Script[None]:
        options = [Option("card", card=card.id) for card in duel.hand(seat)] or [PASS]
        picked = yield from choose_some(duel, seat, "discard", "PA-6", options, 0, min(2, len(options)))
        for option in picked:
            if option.card is not None:
                duel.move(duel.cards[option.card], duel.named[f"seat{seat}.graveyard"])
                duel.note("PA-6", "discarded", seat, card=duel.cards[option.card])

    def _order(self, duel: ParadeDuel, seat: int) -> Script[None]:
        lying = [zone.cards[0] for zone in duel.slots(seat) if zone.cards]
        if len(lying) > 1:
            yield from put_in_order(duel, seat, "order", "PA-7", [Option("card", card=card.id) for card in lying])

    def _amount(self, duel: ParadeDuel, seat: int) -> Script[None]:
        options = [Option("amount", value=number) for number in range(1, 13)]
        option = yield from choose(duel, seat, "amount", "PA-7", options)
        assert isinstance(option.value, int)
        duel.note("PA-7", "steps", seat, amount=option.value)

    def _respond(self, duel: ParadeDuel, seat: int) -> Script[None]:
        """The other seat answers while an item waits on the stack."""
        lying = [zone.cards[0] for zone in duel.slots(seat) if zone.cards]
        source = lying[0] if lying else None
        targets = [] if source is None else [source.zone]
        duel.stack.append(StackItem(seat, "PA-7", "walk", source, targets))
        yield from confirm(duel, other(seat), "respond", "PA-7", card=source)
        duel.stack.pop()

    def check_deck(self, deck: DeckList, options: ParadeOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """Every deck will do."""
        return []

    def compile_cards(
        self, records: Sequence[Located[CardRecord]], options: ParadeOptions
    ) -> Mapping[str, Printed]:
        """This game has no further cards."""
        return {}

    def arrange(self, duel: ParadeDuel, position: Mapping[str, Any]) -> None:
        """Put named cards of a seat's deck onto named zones, then deal."""
        for zone, name in position.items():
            card = next(card for card in duel.cards if card.name == name and card.owner == int(zone[0]))
            duel.move(card, duel.named[zone])
        for seat in SEATS:
            duel.draw(seat, 5)

    def measure(self, duel: ParadeDuel, path: str) -> object:
        """Nothing can be measured.

        Raises:
            KeyError: always.
        """
        raise KeyError(path)

    def layout(self, options: ParadeOptions) -> Layout:
        """A grid of two rows for each seat."""
        labels = ("2A", "2C", "1C", "1A")
        rows = tuple(
            Row(RowKind.GRID, tuple(f"{label}{column}" for column in range(1, 6)), label, int(label[0]))
            for label in labels
        )
        return Layout(
            rows=rows,
            middle="front line",
            asides=(("1M",), ("2M",)),
            hands=("seat1.hand", "seat2.hand"),
            piles=(("seat1.deck", "seat1.graveyard"), ("seat2.deck", "seat2.graveyard")),
        )

    def face(self, duel: ParadeDuel, card: Card[Printed]) -> Face:
        """A card shows its name, an orientation and arrows; what it reaches is the slot across."""
        arrows = (("T", 2), ("TL", 1), ("R", 1)) if card.owner == 1 else (("B", 2), ("BR", 1), ("L", 1))
        name = "" if card.zone is None else card.zone.name
        across = duel.named.get(f"{other(card.owner)}{name[1:]}")
        return Face(
            name=card.name,
            kind=card.printed.kind,
            stats="2/3",
            facing=0,
            arrows=arrows,
            health=(2, 3),
            counters=2,
            lines=(card.printed.text,),
            reaches=() if across is None else (across.id,),
        )

    def gauges(self, duel: ParadeDuel, seat: int) -> tuple[tuple[str, int], ...]:
        """Steps left, always six, and the cards in each pile."""
        piles = ("hand", "deck", "graveyard")
        return (("hp", 6), *((pile, len(duel.named[f"seat{seat}.{pile}"].cards)) for pile in piles))

    def phases(self, duel: ParadeDuel) -> tuple[str, ...]:
        """Walk, then rest."""
        return ("Walk", "Rest")

    def stack_view(self, duel: ParadeDuel, item: StackItem) -> StackView:
        """Somebody walks."""
        source = None if item.source is None else item.source.id
        zones = tuple(zone.id for zone in item.targets if zone is not None)
        return StackView(item.controller, "the parade walks on", source, zones, item.rule)

    def zone_state(self, duel: ParadeDuel, zone: Zone) -> tuple[str, str]:
        """Outer slots are closed."""
        return ("x", "not conquered") if zone.name[2:] in ("1", "5") else (".", "conquered")


POSITION = {
    "1C2": "Gatewright",
    "1C3": "宵闇の灯籠守",
    "1M": "Hall of Vigils",
    "2C3": "Smoke Adept",
    "2A1": "霧の盆",
}


def parade_setup(
    asks: tuple[str, ...] = KINDS,
    *,
    secret: bool = False,
    privacy: str = "gate",
    names: tuple[str, str] = ("Alice", "Bob"),
    turns: int = 4,
    decks: tuple[DeckList, DeckList] | None = None,
    cards: Mapping[str, Printed] = CARDS,
    position: Mapping[str, str] | None = None,
) -> Setup:
    """A set-up of the game that asks the given kinds of questions."""
    lists = {"main": [name for name in NAMES for _ in range(2)]}
    return Setup(
        ruleset=Parade(asks, secret=secret, turns=turns),
        options=ParadeOptions(),
        cards=cards,
        decks=decks or (lists, lists),
        names=names,
        table=TableSettings(privacy=privacy),
        position=position,
    )
