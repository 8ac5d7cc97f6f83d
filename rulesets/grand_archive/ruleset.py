"""Grand Archive as a ruleset: the parts of this folder put together."""

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
from cardgame_tui.engine.prompt import Prompt, Script
from cardgame_tui.engine.shown.face import Clash, Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.showing import Deed
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text.lint import Finding
from rulesets.grand_archive import PLUGIN
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.content import deck_rules
from rulesets.grand_archive.content.card_set import (
    CARD_FILE,
    compile_records,
    lint_record,
    shipped_cards,
    shipped_names,
)
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.content.vocabulary import LANGUAGE
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.positions import facts
from rulesets.grand_archive.rules.setup import setup
from rulesets.grand_archive.rules.turn import PHASES, turn
from rulesets.grand_archive.showing import faces
from rulesets.grand_archive.showing.phases import shown_phases
from rulesets.grand_archive.showing.wording import WORDING
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

LAYOUT = Layout(
    rows=(
        Row(RowKind.FLOW, ("seat2.things", "seat2.domains"), "", 2, hides=True),
        Row(RowKind.FLOW, ("seat2.units",), "", 2),
        Row(RowKind.FLOW, ("seat1.units",), "", 1),
        Row(RowKind.FLOW, ("seat1.things", "seat1.domains"), "", 1, hides=True),
    ),
    middle="front line",
    turns=False,
    asides=(("seat1.mastery",), ("seat2.mastery",)),
    hands=("seat1.hand", "seat2.hand"),
    piles=tuple(
        [
            tuple([f"seat{seat}.{kind}" for kind in ("deck", "material", "memory", "graveyard", "banishment")])
            for seat in SEATS
        ]
    ),  # type: ignore[arg-type]
)
"""Units at the front line, everything else on the field behind them; an Intent lies under its unit."""


MAIN_ZONES = frozenset({"deck", "hand", "memory"})
"""Where a hidden card of the main deck may lie."""


class ArchiveRuleset(Ruleset[ArchiveDuel, ArchiveCard, ArchiveOptions, ArchivePrinted, ArchiveRecord]):
    """Grand Archive."""

    id = PLUGIN.id
    title = PLUGIN.title
    version = PLUGIN.version
    options_model = ArchiveOptions
    card_model = ArchiveRecord
    card_file = CARD_FILE
    language = LANGUAGE
    duel_lengths = MappingProxyType({"": DuelLength(duels=16, turns=(7, 14), decisions=(191, 310))})
    rulebook = files("rulesets.grand_archive") / "rulebook.md"
    levels = MappingProxyType(
        {
            "": {
                "learner": Level("quick:2", 0.22),
                "casual": Level("quick:3", 0.22, 69, (64, 74), 300),
                "strong": Level("quick:4", 0.21, 59, (53, 64), 300),
                "best": Level("quick", 0.22, 65, (59, 70), 300),
            },
        }
    )
    wording = WORDING
    facts = facts.FACTS
    slots = frozenset({"units", "things", "domains"})
    legend = (
        "2/3 power and life of an ally, 2/2 power and durability of a weapon, * differs from the card",
        "■■□ life, or durability; L2 the level of a champion",
        "3 a reserve cost, M2 a memory cost",
        "A action, X attack, I item, W weapon, D domain, P phantasia, M mastery",
        "RESTED an object that has been used; buff 2: two buff counters",
        "where space is short: ATT attacks, DEF attacked, RET retaliates, WLD wielded, REST rested",
        "flip transformed; enl enlighten, prep preparation, bulw bulwark, lv level, chg charge, wth wither",
        "card -> target: what an item on the stack is against",
    )
    longest = 40_000
    turns_ahead = 3
    efforts = MappingProxyType({"ismcts": 60})
    life_comes_later = True
    announced = frozenset(
        {"turn", "combat_phase", "retaliation_step", "damage_step", "end_step"}
        | {f"{phase}_phase" for phase in PHASES}
    )
    fast_phases = frozenset({"wake_up", "materialize", "recollection", "draw", "combat", "end"})
    landmarks = frozenset({"levels_up", "attacks", "dies", "negated"})
    counted = MappingProxyType(
        {
            "activates": "cards activated",
            "materializes": "cards materialized",
            "attacks": "attacks",
            "dies": "allies lost",
        }
    )
    deeds = MappingProxyType({"damage": Deed("damage", by_other=True, amounts=True)})
    settle_rules = {"conceded": "GA-272", "agreed": "GA-270"}

    @cached_property
    def cards(self) -> Mapping[str, ArchivePrinted]:
        """The shipped cards."""
        return shipped_cards()

    def new_duel(self, start: Start[ArchiveOptions]) -> ArchiveDuel:
        """Lay out the duel with both decks in list order."""
        duel = ArchiveDuel(start)
        for seat, deck in zip(SEATS, start.decks, strict=True):
            for section, kind in ((deck_rules.MAIN, "deck"), (deck_rules.MATERIAL, "material")):
                zone = duel.pile(seat, kind)
                for name in deck.get(section, ()):
                    _add(duel, seat, name, zone.kind)
        return duel

    def setup(self, duel: ArchiveDuel) -> Script[None]:
        """Play section F of the rulebook."""
        return setup(duel)

    def turn(self, duel: ArchiveDuel) -> Script[None]:
        """Play one turn (section G)."""
        return turn(duel)

    def may_exchange(self, duel: ArchiveDuel, one: Card[Any], two: Card[Any]) -> bool:
        """Main cards lie in deck, hand and memory, material cards in the material deck (GA-15 to GA-18)."""
        if one.owner != two.owner or one.zone is None or two.zone is None:
            return False
        return one.zone is two.zone or (one.zone.kind in MAIN_ZONES and two.zone.kind in MAIN_ZONES)

    def check_deck(
        self, deck: DeckList, options: ArchiveOptions, cards: Mapping[str, ArchivePrinted]
    ) -> list[RuleFault]:
        """Name every fault of a deck (section E)."""
        return deck_rules.check_deck(deck, options, cards)

    def compile_cards(
        self, records: Sequence[Located[ArchiveRecord]], options: ArchiveOptions
    ) -> Mapping[str, ArchivePrinted]:
        """Compile checked card records; the same under all options."""
        return compile_records(records, shipped_names())

    @override
    def lint_card(self, record: Located[ArchiveRecord], options: ArchiveOptions) -> Sequence[Finding]:
        return lint_record(record)

    @override
    def evaluate(self, duel: ArchiveDuel, seat: int) -> float:
        from rulesets.grand_archive.state.lead import lead

        return lead(duel, seat)

    @override
    def needless(self, duel: ArchiveDuel, seat: int, prompt: Prompt) -> Collection[int]:
        from rulesets.grand_archive.showing.needless import needless

        return needless(duel, seat, prompt)

    @override
    def arrange(self, duel: ArchiveDuel, position: PositionTable) -> None:
        from rulesets.grand_archive.content.vocabulary import LANGUAGE
        from rulesets.grand_archive.positions.arrange import arrange

        arrange(duel, position, LANGUAGE.parse)

    @override
    def position(self, duel: ArchiveDuel) -> PositionTable:
        from rulesets.grand_archive.positions.snapshot import snapshot

        return snapshot(duel)

    @override
    def position_model(self) -> type[BaseModel]:
        from rulesets.grand_archive.positions.position import Position

        return Position

    @override
    def measure(self, duel: ArchiveDuel, path: str) -> object:
        return facts.measure(duel, path)

    @override
    def disclosures(self, options: ArchiveOptions) -> Mapping[str, str]:
        """Who is asked which cards begin on the field has some (GA-72)."""
        return {"begin_with": "GA-72"}

    def layout(self, options: ArchiveOptions) -> Layout:
        """The layout; no option changes it."""
        return LAYOUT

    @override
    def face(self, duel: ArchiveDuel, card: ArchiveCard) -> Face:
        return faces.face(duel, card)

    @override
    def describe(self, card: ArchivePrinted) -> tuple[str, ...]:
        return faces.printed_lines(card)

    @override
    def printed_face(self, card: ArchivePrinted) -> Face:
        return faces.printed_face(card)

    @override
    def numbers(self, duel: ArchiveDuel, card: ArchiveCard) -> tuple[tuple[str, int], ...]:
        return faces.numbers_of(duel, card)

    def gauges(self, duel: ArchiveDuel, seat: int) -> tuple[tuple[str, int], ...]:
        """The number of cards in each zone of a seat."""
        return faces.gauges(duel, seat)

    def health(self, duel: ArchiveDuel, seat: int) -> tuple[int, int] | None:
        """How much life the champion of a seat has left, and its life."""
        return faces.health(duel, seat)

    def phases(self, duel: ArchiveDuel) -> tuple[str, ...]:
        """The phases of this turn, with the combat phase while there is one (GA-80)."""
        return tuple([self.wording.phase(phase) for phase in shown_phases(duel)])

    def step_words(self, duel: ArchiveDuel) -> str:
        """The phase, or the step of the combat."""
        return faces.step_words(duel) or self.phase_words(duel)

    def public_turn(self, duel: ArchiveDuel) -> str:
        """The step of a combat, and what waits for a player."""
        return faces.public_turn(duel)

    def clash(self, duel: ArchiveDuel) -> Clash | None:
        """The attack that is going on."""
        return faces.clash(duel)

    @override
    def stack_view(self, duel: ArchiveDuel, item: StackItem) -> StackView:
        assert isinstance(item, ArchiveItem)
        return faces.stack_view(duel, item)

    def under(self, duel: ArchiveDuel, card: ArchiveCard) -> Sequence[ArchiveCard]:
        """The lineage beneath a champion, what is loaded into an object, and the Intent of an attacking unit."""
        return faces.under(duel, card)


def _add(duel: ArchiveDuel, seat: int, name: str, kind: str) -> None:
    printed = duel.start.cards[name]
    assert isinstance(printed, ArchivePrinted)
    duel.add_card(ArchiveCard(len(duel.cards), printed, seat), duel.pile(seat, kind))
