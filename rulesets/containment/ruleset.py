"""Containment as a ruleset: the parts of this folder put together."""

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
from cardgame_tui.engine.prompt import Prompt, Refusal, Script
from cardgame_tui.engine.shown.face import Clash, Face, Forecast, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.showing import Deed
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Zone
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text.lint import Finding
from rulesets.containment import PLUGIN
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.content import deck_rules
from rulesets.containment.content.card_set import (
    CARD_FILE,
    ContainmentRecord,
    compile_records,
    lint_record,
    shipped_cards,
    shipped_tokens,
)
from rulesets.containment.content.vocabulary import LANGUAGE
from rulesets.containment.options import ContainmentOptions
from rulesets.containment.positions import facts
from rulesets.containment.rules import refusals
from rulesets.containment.rules.partner import refuse_partner
from rulesets.containment.rules.setup import setup
from rulesets.containment.rules.turn import GAME_START, PHASES, phases_of, turn
from rulesets.containment.showing import faces
from rulesets.containment.showing.tally import tally
from rulesets.containment.showing.wording import WORDING
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import FRAMES, ContainmentDuel
from rulesets.containment.state.items import ContainmentItem

LAYOUT = Layout(
    rows=(
        Row(RowKind.GRID, ("seat2.safe", "seat2.euclid", "seat2.keter", "seat2.personnel"), "", 2),
        Row(RowKind.LANE, (), "2f", 2),
        Row(RowKind.LANE, (), "1f", 1),
        Row(RowKind.GRID, ("seat1.safe", "seat1.euclid", "seat1.keter", "seat1.personnel"), "", 1),
    ),
    middle="sites: cost/power",
    asides=((), ()),
    hands=("seat1.tale", "seat2.tale"),
    piles=(("seat1.decommissioned", "seat1.outside"), ("seat2.decommissioned", "seat2.outside")),
    turns=False,
    lanes=FRAMES,
)
"""Two sites that face each other, with the sandboxes and the personnel behind them."""


class ContainmentRuleset(
    Ruleset[ContainmentDuel, ContainmentCard, ContainmentOptions, ContainmentPrinted, ContainmentRecord]
):
    """Containment."""

    id = PLUGIN.id
    title = PLUGIN.title
    version = PLUGIN.version
    options_model = ContainmentOptions
    card_model = ContainmentRecord
    card_file = CARD_FILE
    language = LANGUAGE
    duel_lengths = MappingProxyType({"": DuelLength(duels=20, turns=(14, 36), decisions=(156, 294))})
    levels = MappingProxyType(
        {
            "": {
                "learner": Level("quick:1", 0.11),
                "casual": Level("quick:2", 0.11, 67, (60, 73), 200),
                "strong": Level("quick:3", 0.11, 72, (65, 78), 200),
                "best": Level("quick", 0.1, 69, (62, 75), 200),
            },
        }
    )
    wording = WORDING
    rulebook = files("rulesets.containment") / "rulebook.md"
    facts = facts.FACTS
    slots = frozenset({"frame"})
    backs = frozenset({"personnel"})
    legend = (
        "2/3 cost and power of an object, * differs from the card",
        "2f3 frame 3 on the site of seat 2",
        "2 of 4 protection of a sandbox, and its base protection",
        "XK ■■□ total cost and XK limit of a site; at the limit an XK-class scenario comes",
        "TESTED no cross test left this turn",
        "breach: start: end: ... when it works; a text without such a word is activated, or always works",
        "T Tale, I Incident, C Canon",
    )
    stepped = True
    meter = "XK"
    announced = frozenset({"turn", *(f"{phase}_phase" for phase in (GAME_START, *PHASES))})
    longest = 400_000  # two Ladders to the Same Floor can empty both sites again and again
    turns_ahead = 4
    indifferent = frozenset({"frame"})
    fast_phases = frozenset({"game_start", "start", "end"})
    landmarks = frozenset({"breached", "xk_scenario", "zk_scenario", "nk_scenario", "decommissioned"})
    deeds = MappingProxyType({"tests": Deed("cross test")})
    counted = MappingProxyType(
        {
            "tests": "cross tests",
            "activates": "effects activated",
            "plays": "Tales and Incidents",
            "breaks": "own sandboxes broken",
        }
    )
    settle_rules = {"conceded": "CT-119", "agreed": "CT-119"}

    @cached_property
    def cards(self) -> Mapping[str, ContainmentPrinted]:
        """The shipped cards."""
        return shipped_cards()

    def new_duel(self, start: Start[ContainmentOptions]) -> ContainmentDuel:
        """Lay out the duel with both decks in list order."""
        duel = ContainmentDuel(start)
        for seat, deck in zip(SEATS, start.decks, strict=True):
            for name in (*deck.get(deck_rules.SECTION, ()), *deck.get(deck_rules.CANON, ())):
                _add(duel, seat, name)
        return duel

    def setup(self, duel: ContainmentDuel) -> Script[None]:
        """Play section 6 of the rulebook."""
        return setup(duel)

    def turn(self, duel: ContainmentDuel) -> Script[None]:
        """Play the game-start phase or one turn (section 7)."""
        return turn(duel)

    def refuse_settling(self, duel: ContainmentDuel, seat: int, how: str) -> Refusal | None:
        """Say why nobody can concede, or agree on a draw, before the game (CT-43)."""
        early = not duel.in_game and not duel.options.concede_before_game
        return refusals.BEFORE_GAME[how] if early else None

    def may_exchange(self, duel: ContainmentDuel, one: Card[Any], two: Card[Any]) -> bool:
        """A hidden card lies in the zone of its kind (CT-10 to CT-13), a hidden partner on the site (CT-47)."""
        if one.zone is two.zone:
            return True
        return one.owner == two.owner and all(_may_be_partner(card) for card in (one, two))

    def check_deck(
        self, deck: DeckList, options: ContainmentOptions, cards: Mapping[str, ContainmentPrinted]
    ) -> list[RuleFault]:
        """Name every fault of a deck (section 5)."""
        return deck_rules.check_deck(deck, options, cards)

    def compile_cards(
        self, records: Sequence[Located[ContainmentRecord]], options: ContainmentOptions
    ) -> Mapping[str, ContainmentPrinted]:
        """Compile checked card records; the same under all options."""
        return compile_records(records, shipped_tokens())

    @override
    def lint_card(self, record: Located[ContainmentRecord], options: ContainmentOptions) -> Sequence[Finding]:
        return lint_record(record)

    @override
    def evaluate(self, duel: ContainmentDuel, seat: int) -> float:
        from rulesets.containment.state.lead import lead

        return lead(duel, seat)

    @override
    def needless(self, duel: ContainmentDuel, seat: int, prompt: Prompt) -> Collection[int]:
        from rulesets.containment.showing.needless import needless

        return needless(duel, seat, prompt)

    @override
    def arrange(self, duel: ContainmentDuel, position: PositionTable) -> None:
        from rulesets.containment.positions.arrange import arrange

        arrange(duel, position)

    @override
    def position(self, duel: ContainmentDuel) -> PositionTable:
        from rulesets.containment.positions.snapshot import snapshot

        return snapshot(duel)

    @override
    def position_model(self) -> type[BaseModel]:
        from rulesets.containment.positions.position import Position

        return Position

    @override
    def measure(self, duel: ContainmentDuel, path: str) -> object:
        return facts.measure(duel, path)

    def layout(self, options: ContainmentOptions) -> Layout:
        """Two sites and the sandboxes behind them; the same under all options."""
        return LAYOUT

    @override
    def face(self, duel: ContainmentDuel, card: ContainmentCard) -> Face:
        return faces.face(duel, card)

    @override
    def describe(self, card: ContainmentPrinted) -> tuple[str, ...]:
        return faces.printed_lines(card)

    @override
    def printed_face(self, card: ContainmentPrinted) -> Face:
        return faces.printed_face(card)

    @override
    def numbers(self, duel: ContainmentDuel, card: ContainmentCard) -> tuple[tuple[str, int], ...]:
        return faces.numbers_of(duel, card)

    def clash(self, duel: ContainmentDuel) -> Clash | None:
        """The cross test that is on the stack."""
        return faces.clash(duel)

    @override
    def gauges(self, duel: ContainmentDuel, seat: int) -> tuple[tuple[str, int], ...]:
        return faces.gauges(duel, seat)

    def health(self, duel: ContainmentDuel, seat: int) -> tuple[int, int]:
        """What is left below the XK limit, and the limit."""
        return faces.health(duel, seat)

    def tally(self, duel: ContainmentDuel) -> Forecast | None:
        """What the total cost and the XK limit of each site are made of."""
        return tally(duel)

    def phases(self, duel: ContainmentDuel) -> tuple[str, ...]:
        """The phases of a turn (CT-51)."""
        return tuple(WORDING.phase(phase) for phase in phases_of(duel))

    @override
    def stack_view(self, duel: ContainmentDuel, item: StackItem) -> StackView:
        assert isinstance(item, ContainmentItem)
        return faces.stack_view(duel, item)

    def public_turn(self, duel: ContainmentDuel) -> str:
        """Warnings, and extra turns."""
        return faces.public_turn(duel)

    def zone_badge(self, duel: ContainmentDuel, zone: Zone) -> str:
        """Protection of a sandbox."""
        return faces.zone_badge(zone)

    def zone_gauge(self, duel: ContainmentDuel, zone: Zone) -> tuple[int, int] | None:
        """Protection of a sandbox as a bar."""
        return faces.zone_gauge(zone)


def _may_be_partner(card: Card[ContainmentPrinted]) -> bool:
    """Whether a hidden card can be the partner, and lies there or in a sandbox."""
    return card.zone is not None and card.zone.kind in ("frame", "sandbox") and refuse_partner(card) is None


def _add(duel: ContainmentDuel, seat: int, name: str) -> None:
    """Put a card of a deck face-down into its zone, a Canon face-up outside the game (CT-33, CT-45)."""
    printed = duel.start.cards[name]
    assert isinstance(printed, ContainmentPrinted)
    card = ContainmentCard(len(duel.cards), printed, seat)
    card.face_up = printed.kind == "canon"
    duel.add_card(card, duel.home_of(card))
