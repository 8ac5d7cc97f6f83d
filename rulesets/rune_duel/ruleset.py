"""Rune Duel as a ruleset: the parts of this folder put together."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
from cardgame_tui.engine.shown.face import Blow, Face, Forecast, Gap
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.showing import Deed, Hints
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text.lint import Finding
from rulesets.rune_duel import PLUGIN
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.content import deck_rules
from rulesets.rune_duel.content.card_set import (
    CARD_FILE,
    RuneRecord,
    compile_records,
    lint_record,
    shipped_cards,
)
from rulesets.rune_duel.content.vocabulary import LANGUAGE
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.positions import facts
from rulesets.rune_duel.rules.setup import setup
from rulesets.rune_duel.rules.turn import PHASES, turn
from rulesets.rune_duel.showing import faces
from rulesets.rune_duel.showing.forecast import next_combat
from rulesets.rune_duel.showing.outlook import blows, gap, outlook
from rulesets.rune_duel.showing.wording import WORDING
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

LAYOUT = Layout(
    rows=(
        Row(RowKind.LANE, (), "2s", 2),
        Row(RowKind.FLOW, ("row",), "duel", 0, chain=True),
        Row(RowKind.LANE, (), "1s", 1),
    ),
    middle="",
    asides=(("seat1.holding",), ("seat2.holding",)),
    hands=("seat1.hand", "seat2.hand"),
    piles=(("seat1.holding", "seat1.discard"), ("seat2.holding", "seat2.discard")),
    has_stack=False,
    shared_below=True,
)
"""Two facing lines, and the duel row (RD-6)."""


class RuneDuelRuleset(Ruleset[RuneDuel, RuneCard, RuneOptions, RunePrinted, RuneRecord]):
    """Rune Duel."""

    id = PLUGIN.id
    title = PLUGIN.title
    version = PLUGIN.version
    options_model = RuneOptions
    card_model = RuneRecord
    card_file = CARD_FILE
    language = LANGUAGE
    duel_lengths = MappingProxyType({"": DuelLength(duels=40, turns=(6, 8), decisions=(36, 54))})
    levels = MappingProxyType(
        {
            "": {
                "learner": Level("quick:1", 0.27),
                "casual": Level("quick:2", 0.26, 66, (60, 71), 286),
                "strong": Level("quick:3", 0.26, 63, (57, 68), 330),
                "best": Level("quick", 0.29, 61, (55, 66), 286),
            },
        }
    )
    wording = WORDING
    rulebook = files("rulesets.rune_duel") / "rulebook.md"
    facts = facts.FACTS
    slots = frozenset({"slot"})
    legend = (
        "5 IV rank and rune: a card of a higher rank, or of the next rune (V), trumps this one (RD-24)",
        "3/4 attack and life, * differs from the card; +1/+2 what an artifact gives; A artifact, S spell",
        "■ a point of life left, □ one lost; ◆ a fade counter; with Hazel Spear: an artifact on the creature",
        "summons number 3: after the duel, cards of a higher rank are discarded (RD-35)",
        "▶ before a seat, and the name after the round: the leader",
        "1 to 5 at the corner of a slot: its number; 2s3: slot 3 of seat 2, which always faces 1s3",
    )
    forecasts = True
    stepped = True
    longest = 20_000
    deeds = MappingProxyType(
        {"unopposed": Deed("life taken", amounts=True), "strikes": Deed("damage", amounts=True)}
    )
    counted = MappingProxyType(
        {
            "wins_duel": "duels won",
            "cannot_trump": "could not trump",
            "enters": "creatures mustered",
            "dies": "creatures lost",
            "unopposed": "unopposed attacks",
        }
    )
    landmarks = frozenset({"wins_duel", "dies", "lose_life", "hand_damage", "breaks_through"})
    settle_rules = {"conceded": "RD-58", "agreed": "RD-58"}

    @cached_property
    def cards(self) -> Mapping[str, RunePrinted]:
        """The shipped cards."""
        return shipped_cards()

    def new_duel(self, start: Start[RuneOptions]) -> RuneDuel:
        """Lay out the duel with both decks in list order."""
        duel = RuneDuel(start)
        for seat, deck in zip(SEATS, start.decks, strict=True):
            names = deck.get(deck_rules.SECTION, ())
            cards = [_card(start, number, name, seat) for number, name in enumerate(names, len(duel.cards))]
            duel.add_pile(cards, duel.pile(seat, "deck"))
        return duel

    def setup(self, duel: RuneDuel) -> Script[None]:
        """Play section 4 of the rulebook."""
        return setup(duel)

    def turn(self, duel: RuneDuel) -> Script[None]:
        """Play one round (section 5)."""
        return turn(duel)

    def disclosures(self, options: RuneOptions) -> Mapping[str, str]:
        """Who must trump and is asked can trump, and who is not asked cannot (RD-27, RD-34)."""
        return {"trump": "RD-27", "cannot_trump": "RD-34"} if options.must_trump else {}

    def may_exchange(self, duel: RuneDuel, one: Card[Any], two: Card[Any]) -> bool:
        """The muster pile holds the cards of this round's duel, whoever owns them (RD-35)."""
        if duel.muster in (one.zone, two.zone):
            return one.zone is two.zone
        return one.owner == two.owner

    def check_deck(
        self, deck: DeckList, options: RuneOptions, cards: Mapping[str, RunePrinted]
    ) -> list[RuleFault]:
        """Name every fault of a deck (section 3)."""
        return deck_rules.check_deck(deck, options, cards)

    def compile_cards(
        self, records: Sequence[Located[RuneRecord]], options: RuneOptions
    ) -> Mapping[str, RunePrinted]:
        """Compile checked card records; the same under all options."""
        return compile_records(records)

    @override
    def lint_card(self, record: Located[RuneRecord], options: RuneOptions) -> Sequence[Finding]:
        return lint_record(record)

    @override
    def evaluate(self, duel: RuneDuel, seat: int) -> float:
        from rulesets.rune_duel.state.lead import lead

        return lead(duel, seat)

    @override
    def hints(self, duel: RuneDuel, seat: int, prompt: Prompt) -> Sequence[Hints]:
        from rulesets.rune_duel.rules.hints import hints

        return hints(duel, seat, prompt)

    @override
    def arrange(self, duel: RuneDuel, position: PositionTable) -> None:
        from rulesets.rune_duel.positions.arrange import arrange

        arrange(duel, position)

    @override
    def position(self, duel: RuneDuel) -> PositionTable:
        from rulesets.rune_duel.positions.snapshot import snapshot

        return snapshot(duel)

    @override
    def position_model(self) -> type[BaseModel]:
        from rulesets.rune_duel.positions.position import Position

        return Position

    @override
    def measure(self, duel: RuneDuel, path: str) -> object:
        return facts.measure(duel, path)

    def layout(self, options: RuneOptions) -> Layout:
        """Two facing lines; between them the ways to trump."""
        return replace(LAYOUT, middle=faces.trump_words(options))

    def mirrored(self, duel: RuneDuel) -> bool:
        """Whether the picture is mirrored: slot 1 is at the home seat's left hand (RD-3, RD-5)."""
        return duel.home == 2

    @override
    def face(self, duel: RuneDuel, card: RuneCard) -> Face:
        return faces.face(duel, card)

    @override
    def describe(self, card: RunePrinted) -> tuple[str, ...]:
        return faces.printed_lines(card)

    @override
    def printed_face(self, card: RunePrinted) -> Face:
        return faces.printed_face(card)

    @override
    def numbers(self, duel: RuneDuel, card: RuneCard) -> tuple[tuple[str, int], ...]:
        return faces.numbers_of(duel, card)

    @override
    def gauges(self, duel: RuneDuel, seat: int) -> tuple[tuple[str, int], ...]:
        return faces.gauges(duel, seat)

    def health(self, duel: RuneDuel, seat: int) -> tuple[int, int]:
        """Life left, and at the start."""
        return max(0, duel.life[seat]), max(duel.options.life_total, duel.life[seat])

    def phases(self, duel: RuneDuel) -> tuple[str, ...]:
        """The steps of a round (RD-22)."""
        return tuple(WORDING.phase(phase) for phase in PHASES)

    def public_turn(self, duel: RuneDuel) -> str:
        """The summons number, and who has won the duel."""
        return faces.public_turn(duel)

    def blows(self, duel: RuneDuel) -> Sequence[Blow]:
        """What each creature would deal in combat now."""
        return blows(duel)

    def forecast(self, duel: RuneDuel) -> Forecast | None:
        """The next combat as the lines stand."""
        return next_combat(duel)

    def gap(self, duel: RuneDuel, prompt: Prompt) -> Gap | None:
        """The place of the card that is asked for in the duel of trumps."""
        return gap(duel, prompt)

    def outlook(self, duel: RuneDuel, prompt: Prompt, option: Option, unknown: str) -> str | None:
        """What would trump the card that is played; else what decides."""
        return outlook(duel, prompt, option)

    def under(self, duel: RuneDuel, card: RuneCard) -> Sequence[RuneCard]:
        """Artifacts on a creature (RD-38)."""
        return card.artifacts


def _card(start: Start[RuneOptions], number: int, name: str, seat: int) -> RuneCard:
    """A card of a deck."""
    printed = start.cards[name]
    assert isinstance(printed, RunePrinted)
    return RuneCard(number, printed, seat)
