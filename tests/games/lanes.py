"""Lanes: two facing lanes that grow, gear under walkers and a shared row, as a ruleset on the kernel.

Rule numbers are those of ``lanes.md`` next to this file. A duel begins with its position: the slots and the
what lies in them.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Self

from cardgame_tui.content.cards import CardRecord, Located
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.engine.asking import NO, pick_card
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, Start, other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.face import Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.zone import Sight, Zone
from cardgame_tui.ruleset import Ruleset

TURNS = 4


class LanesOptions(OptionModel):
    """The options of Lanes."""

    mirrored: bool = rule_option(
        False, title="Mirrored", help="slot 1 at seat 1's right", rule="LA-1", status="ours", group="Table"
    )
    turns: bool = rule_option(
        True, title="Turns", help="turn the table for seat 2", rule="LA-1", status="ours", group="Table"
    )


class LaneCard(Card[Printed]):
    """A card, with damage and the gear it carries.

    Attributes:
        damage: damage on it.
        gear: the cards under it, which lie in the zone ``gear``.
    """

    __slots__ = ("damage", "gear")

    def __init__(self, number: int, printed: Printed, owner: int) -> None:
        super().__init__(number, printed, owner)
        self.damage = 0
        self.gear: list[LaneCard] = []

    def clone(self) -> Self:
        twin = super().clone()
        twin.damage = self.damage
        twin.gear = list(self.gear)
        return twin

    def state(self) -> tuple[object, ...]:
        return (*super().state(), self.damage, tuple(each.id for each in self.gear))


class LanesDuel(Duel[LaneCard, LanesOptions]):
    """A table of Lanes."""

    def __init__(self, start: Start[LanesOptions]) -> None:
        super().__init__(start)
        self.add_zone("duel", 0, "duel", Sight.ALL)
        self.add_zone("gear", 0, "gear", Sight.ALL)
        for seat in SEATS:
            self.add_zone(f"seat{seat}.hand", seat, "hand", Sight.OWNER)
            self.add_zone(f"seat{seat}.held", seat, "held", Sight.ALL)
            self.slot(seat, 1)

    def clone(self) -> Self:
        twin = super().clone()
        for card in twin.cards:
            card.gear = [twin.cards[each.id] for each in card.gear]
        return twin

    def slot(self, seat: int, number: int) -> Zone:
        """A slot of a lane; it and those before it are made where they are missing (LA-1)."""
        for each in range(1, number + 1):
            if f"{seat}s{each}" not in self.named:
                self.add_zone(f"{seat}s{each}", seat, "slot", Sight.ALL)
        return self.named[f"{seat}s{number}"]

    def place(self, name: str, zone: Zone, owner: int) -> LaneCard:
        """Make a card and put it somewhere."""
        kind = "gear" if zone.name == "gear" else "walker"
        printed = Printed(name, kind, f"{name} only walks along.")
        return self.add_card(LaneCard(len(self.cards), printed, owner), zone)

    def first_free(self, seat: int) -> Zone:
        """The first free slot of a seat (LA-2)."""
        number = 1
        while self.slot(seat, number).cards:
            number += 1
        return self.slot(seat, number)


class Lanes(Ruleset[LanesDuel, LaneCard, LanesOptions]):
    """The game."""

    id = "lanes"
    title = "Lanes"
    version = "1"
    options_model = LanesOptions
    card_model = CardRecord
    cards: Mapping[str, Printed] = {}
    wording = Wording(
        asks={"lead": "{seat}: which card do you lead?", "strip": "{seat}: which gear comes off?"},
        options={"card": "{card}", "no": "none"},
        events={
            "led": "{seat} leads {card}",
            "placed": "{card} goes to {zone}",
            "stripped": "{card} comes off",
            "result_walked": "{seat} wins",
            "result_conceded": "{seat} wins by concession",
            "result_agreed": "a draw is agreed",
        },
        phases={"setup": "Setup", "duel": "Duel", "walk": "Walk"},
    )
    rulebook = files(__package__) / "lanes.md"
    slots = frozenset({"slot"})
    settle_rules = {"conceded": "LA-4", "agreed": "LA-4"}

    def new_duel(self, start: Start[LanesOptions]) -> LanesDuel:
        return LanesDuel(start)

    def setup(self, duel: LanesDuel) -> Script[None]:
        """Nothing happens before the first turn."""
        yield from ()

    def turn(self, duel: LanesDuel) -> Script[None]:
        """Lead a card, take gear off, and walk."""
        duel.turn += 1
        seat, duel.phase = duel.active, "duel"
        led = yield from pick_card(duel, seat, "lead", "LA-2", list(duel.named[f"seat{seat}.hand"].cards))
        if led is not None:
            duel.move(led, duel.named["duel"])
            duel.note("LA-2", "led", seat, card=led)
        yield from self._strip(duel, seat)
        duel.phase = "walk"
        for card in list(duel.named["duel"].cards):
            duel.move(card, duel.first_free(card.owner))
            duel.note("LA-2", "placed", card=card, zone=card.zone)
        duel.active = other(seat)
        if duel.turn >= TURNS:
            duel.record_result(1, "LA-5", "walked")

    def _strip(self, duel: LanesDuel, seat: int) -> Script[None]:
        worn = list(duel.named["gear"].cards)
        gear = (yield from pick_card(duel, seat, "strip", "LA-3", worn, none=NO)) if worn else None
        if gear is not None:
            host = next(card for card in duel.cards if gear in card.gear)
            host.gear.remove(gear)
            duel.move(gear, duel.named[f"seat{gear.owner}.held"])
            duel.note("LA-3", "stripped", seat, card=gear)

    def check_deck(self, deck: DeckList, options: LanesOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """This game has no decks."""
        return []

    def compile_cards(
        self, records: Sequence[Located[CardRecord]], options: LanesOptions
    ) -> Mapping[str, Printed]:
        """The only cards are those of a position."""
        return {}

    def arrange(self, duel: LanesDuel, position: Mapping[str, Any]) -> None:
        """Put cards into zones: a name, or a list of names with the top one last.

        A slot takes a table, ``{"card": NAME, "damage": N, "gear": [NAME, ...]}``; a missing one is made.
        A name in ``duel`` is of seat 1 and seat 2 by turns.
        """
        for zone, content in position.items():
            if zone[1] == "s":
                self._fill_slot(duel, duel.slot(int(zone[0]), int(zone[2:])), content)
                continue
            for number, name in enumerate(content):
                duel.place(name, duel.named[zone], duel.named[zone].seat or number % 2 + 1)

    def _fill_slot(self, duel: LanesDuel, zone: Zone, content: Mapping[str, Any]) -> None:
        if "card" not in content:
            return
        card = duel.place(content["card"], zone, zone.seat)
        card.damage = content.get("damage", 0)
        card.gear = [duel.place(name, duel.named["gear"], zone.seat) for name in content.get("gear", ())]

    def measure(self, duel: LanesDuel, path: str) -> object:
        """Nothing can be measured.

        Raises:
            KeyError: always.
        """
        raise KeyError(path)

    def layout(self, options: LanesOptions) -> Layout:
        """Two lanes with a row between them."""
        return Layout(
            rows=(
                Row(RowKind.LANE, (), "2s", 2),
                Row(RowKind.FLOW, ("duel",), "duel", 0),
                Row(RowKind.LANE, (), "1s", 1),
            ),
            middle="lanes",
            asides=(("seat1.held",), ("seat2.held",)),
            hands=("seat1.hand", "seat2.hand"),
            piles=(("seat1.held",), ("seat2.held",)),
            has_stack=False,
            turns=options.turns,
        )

    def mirrored(self, duel: LanesDuel) -> bool:
        """As the option says."""
        return bool(duel.options.mirrored)

    def face(self, duel: LanesDuel, card: LaneCard) -> Face:
        """Name, numbers, damage and gear."""
        if card.printed.kind == "gear":
            return Face(card.name, "gear", stats="+1/+1", lines=("gear", card.printed.text))
        gear = tuple(each.name for each in card.gear)
        return Face(
            card.name,
            "walker",
            stats="3/4",
            health=(4 - card.damage, 4),
            carries=gear,
            lines=("walker", card.printed.text),
        )

    def under(self, duel: LanesDuel, card: LaneCard) -> Sequence[LaneCard]:
        """The gear a walker carries."""
        return card.gear if isinstance(card, LaneCard) else ()

    def gauges(self, duel: LanesDuel, seat: int) -> tuple[tuple[str, int], ...]:
        """Cards in hand."""
        return (("life", 30), ("hand", len(duel.named[f"seat{seat}.hand"].cards)))

    def phases(self, duel: LanesDuel) -> tuple[str, ...]:
        """Lead, then walk."""
        return ("Duel", "Walk")

    def stack_view(self, duel: LanesDuel, item: Any) -> StackView:
        """This game has no stack.

        Raises:
            LookupError: always.
        """
        raise LookupError("this game has no stack")


LANES = Lanes()
