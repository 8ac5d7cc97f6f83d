"""Duels of Grand Archive for tests: laid out by hand, and answered in the words of scenarios."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.content.cards import check_cards
from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.toml.document import Document
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS, Start
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import answer_for, fits
from rulesets.grand_archive.content.card_set import compile_records, shipped_names
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.rules.steps.objects import champion, entering, mastery
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel

GAME = ArchiveRuleset()
Side = Mapping[str, Any]
"""What a seat has: card names by the kind of zone, ``field`` for objects, ``champion`` for its lineage from level
0 up, ``mastery`` for its name, and numbers: ``damage`` and counters of the champion by their kind."""
COUNTERS = ("level", "preparation", "enlighten")
FILLER = "Roadside Sellsword"
"""What main decks consist of."""


def made(*tables: Mapping[str, Any]) -> Mapping[str, Printed]:
    """Cards of a test, by name."""
    records = check_cards(Document("test cards", {"card": [dict(table) for table in tables]}), ArchiveRecord)
    return compile_records(records, shipped_names())


def started(seed: int, **options: Any) -> Start:
    """A start with the two ready decks, Kiln and Gale at seat 1."""
    by_name = {deck.name: deck.sections for deck in find_decks(GAME.id).decks}
    decks = by_name["Kiln and Gale"], by_name["Tide and Ink"]
    return Start(seed, ArchiveOptions(**options), decks, cards=GAME.cards)


class Game:
    """A duel that is laid out and then answered.

    Args:
        seat1: what seat 1 has.
        seat2: what seat 2 has.
        active: whose turn it is.
        phase: the phase with which it begins.
        cards: cards of the test.
        seed: the seed of its chance.
        **options: the rule options.
    """

    def __init__(
        self,
        seat1: Side,
        seat2: Side | None = None,
        *,
        active: int = 1,
        phase: str = "main",
        cards: Mapping[str, Printed] | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        start = Start(seed, ArchiveOptions(**options), ({}, {}), cards={**GAME.cards, **(cards or {})})

        def prepare(duel: Any) -> None:
            duel.turn, duel.active, duel.phase = 5, active, phase
            duel.turns = dict.fromkeys(SEATS, 2)
            for seat, side in zip(SEATS, (seat1, seat2 or {}), strict=True):
                _lay_out(duel, seat, side)
            duel.waiting.clear()

        self.driver = Driver(GAME, start, prepare=prepare, begin_at_turn=True)

    @property
    def duel(self) -> ArchiveDuel:
        """The duel."""
        assert isinstance(self.driver.duel, ArchiveDuel)
        return self.driver.duel

    @property
    def prompt(self) -> Prompt:
        """The open prompt."""
        assert self.driver.prompt is not None, self.driver.result
        return self.driver.prompt

    def do(self, *choices: Any) -> None:
        """Answer prompt after prompt, in the words of scenarios."""
        for choice in choices:
            self.driver.answer(answer_for(self.driver, self.prompt, choice))

    def passes(self, times: int = 1) -> None:
        """Pass Opportunity."""
        self.do(*["pass"] * times)

    def resolve(self) -> None:
        """Pass until the stack is empty; all other prompts are for the test."""
        while self.duel.stack and self.prompt.ask == "priority":
            self.passes()

    def until(self, phase: str, seat: int = 0) -> None:
        """Pass, and materialize nothing, until a phase of a seat asks somebody."""
        while True:
            self.do("nothing" if self.prompt.ask == "materialize" else "pass")
            if self.duel.phase == phase and seat in (0, self.duel.active):
                return

    def offers(self, *words: str) -> bool:
        """Whether the open prompt offers an option with these words."""
        return any(fits(self.driver, option, list(words)) for option in self.prompt.options)

    def refusal(self, *words: str) -> str:
        """The rule that forbids an option with these words."""
        refused = [each for option, each in self.duel.why_not() if fits(self.driver, option, list(words))]
        return refused[0].rule if refused else ""

    def names(self, seat: int, zone: str) -> list[str]:
        """The names of the cards in a zone of a seat."""
        return [card.name for card in self.duel.pile(seat, zone).cards]

    def card(self, name: str) -> ArchiveCard:
        """The last card with a name that is in a zone."""
        return [card for card in self.duel.cards if card.name == name and card.zone is not None][-1]

    def champion(self, seat: int) -> ArchiveCard:
        """The champion of a seat."""
        found = self.duel.champion(seat)
        assert found is not None
        return found

    def logged(self) -> list[str]:
        """The words of all events."""
        return [event.what for event in self.duel.events or ()]


def _lay_out(duel: ArchiveDuel, seat: int, side: Side) -> None:
    lineage: Sequence[str] = side.get("champion", ("Spirit of the Kiln",))
    object_of_champion = None
    for name in lineage:
        card = _new(duel, seat, name, "material")
        if object_of_champion is None:
            object_of_champion = champion.place(duel, seat, card, "GA-76")
        else:
            champion.join(duel, object_of_champion, card)
    if object_of_champion is not None:
        object_of_champion.damage = side.get("damage", 0)
        object_of_champion.entered = 1
        object_of_champion.counters.update({each: side[each] for each in COUNTERS if each in side})
    for name in side.get("deck", [FILLER] * 10):
        _new(duel, seat, name, "deck")
    for kind in ("material", "hand", "memory", "graveyard", "banishment"):
        for name in side.get(kind, ()):
            _new(duel, seat, name, kind)
    for name in side.get("field", ()):
        card = _new(duel, seat, name, "banishment")
        entering.enter(duel, card, seat)
        card.entered = 1
    if "mastery" in side:
        mastery.gain(duel, seat, side["mastery"])


def _new(duel: ArchiveDuel, seat: int, name: str, kind: str) -> ArchiveCard:
    printed: Any = duel.start.cards[name]
    return duel.add_card(ArchiveCard(len(duel.cards), printed, seat), duel.pile(seat, kind))
