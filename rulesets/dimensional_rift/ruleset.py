"""Dimensional Rift as a ruleset: the parts of this folder put together."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel
from typing_extensions import override

from cardgame_tui.content.cards import Located
from cardgame_tui.content.duel_length import DuelLength
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.levels import Level
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, DeckList, Start
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.prompt import Option, Prompt, Script
from cardgame_tui.engine.shown.face import Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.showing import Deed, Hints
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Zone
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text.lint import Finding
from rulesets.dimensional_rift import PLUGIN
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.content import deck_rules
from rulesets.dimensional_rift.content.card_set import (
    CARD_FILE,
    RiftRecord,
    compile_records,
    lint_record,
    shipped_cards,
)
from rulesets.dimensional_rift.content.common import common_parts
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.positions import facts
from rulesets.dimensional_rift.rules.setup import setup
from rulesets.dimensional_rift.rules.turn import PHASES, turn
from rulesets.dimensional_rift.showing import faces
from rulesets.dimensional_rift.showing.inspector import printed_lines
from rulesets.dimensional_rift.showing.meanings import meaning
from rulesets.dimensional_rift.showing.wording import WORDING
from rulesets.dimensional_rift.state.board import BATTLEFIELD, COLUMNS, ROWS
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem

LAYOUT = Layout(
    rows=tuple(
        Row(RowKind.GRID, tuple(f"{row}{column}" for column in range(1, COLUMNS + 1)), row, int(row[0]))
        for row in reversed(ROWS)
    ),
    middle="front line",
    asides=(("1M",), ("2M",)),
    hands=("seat1.hand", "seat2.hand"),
    piles=(("seat1.graveyard", "seat1.fables"), ("seat2.graveyard", "seat2.fables")),
)
"""The battlefield as DR-8 draws it."""


_EVENT_WORDS = {"campaign": "Campaign", "battle": "Battle", "fables": "Fables"}


class DimensionalRift(Ruleset[RiftDuel, RiftCard, RiftOptions, RiftPrinted, RiftRecord]):
    """Dimensional Rift in both editions."""

    id = PLUGIN.id
    title = PLUGIN.title
    version = PLUGIN.version
    options_model = RiftOptions
    card_model = RiftRecord
    card_file = CARD_FILE
    language = LANGUAGE
    duel_lengths = MappingProxyType(
        {
            "conquest": DuelLength(duels=10, turns=(12, 86), decisions=(174, 658)),
            "rift": DuelLength(duels=8, turns=(10, 18), decisions=(159, 427)),
        }
    )
    levels = MappingProxyType(
        {
            "conquest": {
                "learner": Level("quick:2", 0.24),
                "casual": Level("quick:3", 0.24, 73, (66, 78), 196),
                "strong": Level("quick:4", 0.25, 72, (66, 78), 196),
                "best": Level("quick", 0.25, 68, (62, 73), 244),
            },
        }
    )
    wording = WORDING
    rulebook = files("rulesets.dimensional_rift") / "rulebook.md"
    tokens = (common_parts().token.name,)
    facts = facts.FACTS
    slots = frozenset({"creature", "artifact", "monument"})
    legend = (
        "2C3 the creature zone of seat 2 in column 3; 2A3 the artifact zone behind it; 2M the monument zone",
        "arrows stand where they point, a double one twice; ▶ ▼ ◀ where the top of a turned card points",
        "›2C3‹ the card at the cursor connects to it; a dashed frame: what the stack or the question is about",
        "2/3 Might and Life, * differs from the card; ■ a point of Life left, □ a point of damage",
        "◆ mana on a card, or its Will in hand; a Armor; mv Movement; E equipment, S scroll, T trap, V vehicle",
        "+1/+0 what an Equipment lends; a word in capitals is a condition; ░ face down; ╱ not conquered",
    )
    longest = 60_000  # under 20 HP and hits of 1, random players can shuffle a dead board for 31,000 decisions
    deeds = MappingProxyType({"direct": Deed("hit"), "strike": Deed("strike")})
    counted = MappingProxyType(
        {
            "conquer": "zones conquered",
            "summon": "cards summoned",
            "strike": "strikes",
            "direct": "direct hits taken",
            "block_active": "active blocks",
            "destroyed": "cards destroyed",
        }
    )
    indifferent = frozenset({"cut"})
    fast_phases = frozenset({"begin", "draw", "start", "end"})
    landmarks = frozenset({"starts", "lose_hp", "destroyed", "transforms", "conquer", "pick_event"})
    announced = frozenset(
        f"{phase}_phase" for phase in ("begin", "event", "deployment", "start", "main1", "main2", "end", "draw")
    )
    settle_rules = {"conceded": "DR-178", "agreed": "DR-182"}

    @cached_property
    def cards(self) -> Mapping[str, RiftPrinted]:
        """The shipped cards; under default options those of conquest."""
        return shipped_cards("conquest")

    def new_duel(self, start: Start[RiftOptions]) -> RiftDuel:
        """Lay out the duel with both decks in list order."""
        duel = RiftDuel(start, common_parts())
        for seat, deck in zip(SEATS, start.decks, strict=True):
            _stock(duel, seat, "deck", deck.get("main", ()))
            _stock(duel, seat, "fables", deck.get("fables", ()))
        return duel

    def cards_for(self, options: RiftOptions) -> Mapping[str, RiftPrinted]:
        """The cards as printed in an edition."""
        return shipped_cards(options.edition)

    def scope(self, options: RiftOptions) -> str:
        """The edition: the rulebook names it if a rule holds in only one of them."""
        return options.edition

    def setup(self, duel: RiftDuel) -> Script[None]:
        """Play section 5 of the rulebook."""
        return setup(duel)

    def turn(self, duel: RiftDuel) -> Script[None]:
        """Play one turn (section 7)."""
        return turn(duel)

    def may_exchange(self, duel: RiftDuel, one: Card[Any], two: Card[Any]) -> bool:
        """Fabled cards lie in the Fables Deck (DR-4), and a card that was set fits its zone (DR-63)."""
        return one.owner == two.owner and _may_lie(one, two) and _may_lie(two, one)

    def check_deck(
        self, deck: DeckList, options: RiftOptions, cards: Mapping[str, RiftPrinted]
    ) -> list[RuleFault]:
        """Name every fault of a deck (section 4)."""
        return deck_rules.check_deck(deck, options, cards)

    def compile_cards(
        self, records: Sequence[Located[RiftRecord]], options: RiftOptions
    ) -> Mapping[str, RiftPrinted]:
        """Compile checked card records for the edition of some options."""
        return compile_records(records, options.edition)

    def lint_card(self, record: Located[RiftRecord], options: RiftOptions) -> Sequence[Finding]:
        """Check a card's text and arrows."""
        return lint_record(record, options)

    @override
    def evaluate(self, duel: RiftDuel, seat: int) -> float:
        from rulesets.dimensional_rift.state.lead import lead

        return lead(duel, seat)

    @override
    def needless(self, duel: RiftDuel, seat: int, prompt: Prompt) -> Collection[int]:
        from rulesets.dimensional_rift.showing.needless import needless

        return needless(duel, seat, prompt)

    @override
    def hints(self, duel: RiftDuel, seat: int, prompt: Prompt) -> Sequence[Hints]:
        from rulesets.dimensional_rift.rules.hints import hints

        return hints(duel, seat, prompt)

    @override
    def arrange(self, duel: RiftDuel, position: PositionTable) -> None:
        from rulesets.dimensional_rift.positions.arrange import arrange

        arrange(duel, position)

    @override
    def position(self, duel: RiftDuel) -> PositionTable:
        from rulesets.dimensional_rift.positions.snapshot import snapshot

        return snapshot(duel)

    @override
    def position_model(self) -> type[BaseModel]:
        from rulesets.dimensional_rift.positions.position import Position

        return Position

    @override
    def measure(self, duel: RiftDuel, path: str) -> object:
        return facts.measure(duel, path)

    @override
    def disclosures(self, options: RiftOptions) -> Mapping[str, str]:
        """A cost that is not paid cannot be, not even with the Will of face-down cards (DR-66)."""
        return {"flip_unpaid": "DR-66"}

    def layout(self, options: RiftOptions) -> Layout:
        """The battlefield; the same under all options."""
        return LAYOUT

    @override
    def face(self, duel: RiftDuel, card: RiftCard) -> Face:
        return faces.face(duel, card)

    @override
    def describe(self, card: RiftPrinted) -> tuple[str, ...]:
        return printed_lines(card)

    @override
    def printed_face(self, card: RiftPrinted) -> Face:
        return faces.printed_face(card)

    @override
    def numbers(self, duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
        return faces.numbers_of(duel, card)

    @override
    def gauges(self, duel: RiftDuel, seat: int) -> tuple[tuple[str, int], ...]:
        return faces.gauges(duel, seat)

    def health(self, duel: RiftDuel, seat: int) -> tuple[int, int]:
        """HP left, and at the start."""
        return max(0, duel.hp[seat]), max(duel.options.hp, duel.hp[seat])

    def phases(self, duel: RiftDuel) -> tuple[str, ...]:
        """The phases of a turn (DR-74, DR-83)."""
        return tuple(WORDING.phase(phase) for phase in PHASES[duel.options.edition])

    @override
    def stack_view(self, duel: RiftDuel, item: StackItem) -> StackView:
        assert isinstance(item, RiftItem)
        return faces.stack_view(duel, item)

    def public_turn(self, duel: RiftDuel) -> str:
        """The event of this turn."""
        return f"Event: {_EVENT_WORDS[duel.event]}" if duel.event else ""

    @override
    def meaning(self, duel: RiftDuel, prompt: Prompt, option: Option) -> str:
        return meaning(duel, prompt, option)

    @override
    def zone_state(self, duel: RiftDuel, zone: Zone) -> tuple[str, str]:
        """Whether a zone of the battlefield is conquered (DR-13)."""
        if zone.id >= len(BATTLEFIELD):
            return "", ""
        return (".", "conquered") if duel.is_conquered(zone.id) else ("x", "not conquered")

    def under(self, duel: RiftDuel, card: RiftCard) -> Sequence[RiftCard]:
        """Equipment attached to a card, or its Vehicle (DR-34, DR-37)."""
        return card.attached


def _may_lie(card: Card[RiftPrinted], place: Card[RiftPrinted]) -> bool:
    """Whether a hidden card could lie where another one does."""
    zone, printed = place.zone, card.printed
    if zone is None or printed.fabled is not place.printed.fabled:
        return False
    return zone.id >= len(BATTLEFIELD) or printed.kind == zone.kind


def _stock(duel: RiftDuel, seat: int, pile: str, names: Sequence[str]) -> None:
    for name in names:
        printed = duel.start.cards[name]
        assert isinstance(printed, RiftPrinted)
        duel.add_card(RiftCard(len(duel.cards), printed, seat), duel.pile(seat, pile))
