"""Small laid-out duels of Grand Archive in which attacks are made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardgame_tui.content.cards import check_cards
from cardgame_tui.content.toml.document import Document
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DuelOver, Start
from cardgame_tui.engine.prompt import Option, Prompt, Script
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.content.card_set import compile_records, shipped_cards
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.rules.combat.attackers import refuse_attack
from rulesets.grand_archive.rules.combat.declaration import declare
from rulesets.grand_archive.rules.main_phase import main_phase
from rulesets.grand_archive.rules.playing.activation import activate
from rulesets.grand_archive.rules.stack.priority import STACK
from rulesets.grand_archive.rules.steps.objects import champion, entering
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

VESNA = ("Spirit of the Kiln", "Vesna, Ember Squire", "Vesna, Gale Duelist")
"""The lineage of Vesna at level 2, the top card last."""
ONDREL = ("Spirit of the Tidepool", "Ondrel, Shore Adept", "Ondrel, Current Weaver")
"""The lineage of Ondrel at level 2."""


@dataclass
class Act:
    """What a player does with Opportunity: in a step of the combat, empty outside a combat."""

    key: str
    name: str
    seat: int = 1
    step: str = ""


Choice: TypeAlias = Act | str | Sequence[str]
"""What a player does with Opportunity, or the words of the options that answer another prompt."""


def made(*tables: Mapping[str, Any]) -> Mapping[str, ArchivePrinted]:
    """Cards of a test, by name."""
    records = check_cards(Document("test cards", {"card": [dict(table) for table in tables]}), ArchiveRecord)
    return compile_records(records)


class Fight:
    """A duel in the main phase of seat 1 with both champions, at level 2 unless a test says otherwise.

    Attributes:
        duel: the duel.
        asked: the words of the prompts that were answered, those of Opportunity aside.
    """

    def __init__(
        self,
        *,
        cards: Mapping[str, Printed] | None = None,
        lineages: tuple[Sequence[str], Sequence[str]] = (VESNA, ONDREL),
        **options: Any,
    ) -> None:
        pool = {**shipped_cards(), **(cards or {})}
        self.duel = ArchiveDuel(Start(1, ArchiveOptions(**options), ({}, {}), cards=pool))
        self.duel.phase, self.duel.turn, self.duel.turns = "main", 5, {1: 3, 2: 2}
        self.duel.events = []
        self.asked: list[str] = []
        for seat, names in zip((1, 2), lineages, strict=True):
            self._place(seat, names)
            for _ in range(5):
                self.card(seat, "Ledger Clerk", "deck")
        self.duel.waiting.clear()

    def _place(self, seat: int, names: Sequence[str]) -> None:
        first, *others = [self.card(seat, name, "material") for name in names]
        placed = champion.place(self.duel, seat, first, "GA-76")
        placed.entered = 1
        for each in others:
            champion.level_up(self.duel, placed, each)

    def champion(self, seat: int) -> ArchiveCard:
        """The champion of a seat."""
        found = self.duel.champion(seat)
        assert found is not None
        return found

    def card(self, seat: int, name: str, zone: str = "hand") -> ArchiveCard:
        """Put a new card into a zone that is not the field."""
        printed = self.duel.start.cards[name]
        assert isinstance(printed, ArchivePrinted)
        new = ArchiveCard(len(self.duel.cards), printed, seat)
        return self.duel.add_card(new, self.duel.pile(seat, zone))

    def put(self, seat: int, name: str, **state: Any) -> ArchiveCard:
        """Put a new object onto the field, long ago; its attributes are set to `state`."""
        card = self.card(seat, name)
        entering.enter(self.duel, card, seat)
        card.entered = 1
        for key, value in state.items():
            setattr(card, key, value)
        self.duel.waiting.clear()
        self.duel.changed("field")
        return card

    def announce(self, seat: int, name: str, *choices: Choice) -> ArchiveCard:
        """Activate a card for nothing; it is on the stack then."""
        card = self.card(seat, name)
        assert self.run(activate(self.duel, seat, card, instead=0), *choices)
        return card

    def announce_at_once(self, seat: int, name: str) -> ArchiveCard:
        """Put an attack card of the champion on top of the stack, as if its speed did not matter."""
        card = self.card(seat, name)
        self.duel.move(card, self.duel.field_of_effects)
        item = ArchiveItem(
            seat, "GA-105", "activation", card, visit=card.visit, performer=target(self.champion(seat))
        )
        self.duel.push(item)
        return card

    def play(self, *choices: Choice) -> None:
        """Play the main phase to its end with these choices.

        With Opportunity everybody else passes; triggers go on the stack in the order in which they are offered.
        """
        self.run(main_phase(self.duel), *choices)

    def declared(self, name: str) -> Script[bool]:
        """Declare an attack with a unit of seat 1, without its combat."""
        return declare(self.duel, next(card for card in self.duel.sides[1].units.cards if card.name == name))

    def run(self, script: Script[Any], *choices: Choice) -> Any:
        """Run a script with these choices and return its result; all of them must be used."""
        waiting = list(choices)
        try:
            prompt = next(script)
            while True:
                prompt = script.send(self._answer(prompt, waiting))
        except StopIteration as end:
            assert not waiting, f"not asked for {waiting}, only for {self.asked}"
            return end.value
        except DuelOver:
            assert not waiting, f"the duel ended before {waiting}"
            return None

    def settle(self) -> None:
        """Run a state-based check."""
        self.run(STACK.settle(self.duel))

    def happened(self, what: str) -> list[tuple[str | None, int]]:
        """The names and amounts of the events of a kind, in order."""
        return [
            (None if event.card is None else self.duel.cards[event.card].name, event.amount)
            for event in self.duel.events or []
            if event.what == what
        ]

    def _answer(self, prompt: Prompt, waiting: list[Choice]) -> int | tuple[int, ...]:
        if prompt.ask == "priority":
            return self._act(prompt, waiting)
        if prompt.ask == "trigger_order":
            return tuple(range(len(prompt.options)))
        self.asked.append(prompt.ask)
        assert waiting, f"no choice for {prompt.ask}: {self._words(prompt)}"
        choice = waiting.pop(0)
        assert not isinstance(choice, Act), f"{prompt.ask} came before {choice}"
        found = self._indexes(prompt, [choice] if isinstance(choice, str) else choice)
        answer = found[0] if prompt.single else found
        assert prompt.fault(answer) is None, prompt.fault(answer)
        return answer

    def _act(self, prompt: Prompt, waiting: list[Choice]) -> int:
        passing = len(prompt.options) - 1
        if not waiting or not isinstance(waiting[0], Act):
            return passing
        act, combat = waiting[0], self.duel.combat
        if act.key == "attack" and self.duel.stack:
            return passing
        if prompt.seat != act.seat or act.step != ("" if combat is None else combat.step):
            return passing
        waiting.pop(0)
        fitting = [n for n, option in enumerate(prompt.options) if self._fits(option, act)]
        assert fitting, f"{act} is not offered: {self._words(prompt)}"
        return fitting[0]

    def _fits(self, option: Option, act: Act) -> bool:
        return option.key == act.key and option.card is not None and self.duel.cards[option.card].name == act.name

    def _indexes(self, prompt: Prompt, choices: Sequence[str]) -> tuple[int, ...]:
        """The places of options, each of them once."""
        words: list[str | None] = list(self._words(prompt))
        found = []
        for choice in choices:
            assert choice in words, f"{prompt.ask} does not offer {choice}: {self._words(prompt)}"
            found.append(words.index(choice))
            words[found[-1]] = None
        return tuple(found)

    def _words(self, prompt: Prompt) -> list[str]:
        """The options in words: the name of a card, the label of a value, or the key."""
        return [self._word(option) for option in prompt.options]

    def _word(self, option: Option) -> str:
        if option.value is not None:
            return str(getattr(option.value, "label", option.value))
        return option.key if option.card is None else self.duel.cards[option.card].name


def attack(name: str) -> Act:
    """Seat 1 attacks with a unit."""
    return Act("attack", name)


def refusal(duel: ArchiveDuel, attacker: ArchiveCard) -> str:
    """The rule that forbids an attack with a unit now; empty if nothing does."""
    refused = refuse_attack(duel, 1, attacker)
    return "" if refused is None else refused.rule
