"""A small board on which one effect is carried out as its item would be when it resolves."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Option, Prompt, Script
from rulesets.grand_archive.cards.changes import Trait
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.content.card_set import shipped_cards
from rulesets.grand_archive.content.compiler import compile_text
from rulesets.grand_archive.content.vocabulary import LANGUAGE
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.rules.steps.objects.champion import place
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.verb import perform_effects
from rulesets.grand_archive.rules.targeting.parts import choose_parts
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.played import Played

CHAMPIONS = {1: "Vesna, Ember Squire", 2: "Ondrel, Shore Adept"}
"""The champion of each seat."""


class Board:
    """Seat 1 has Vesna, seat 2 has Ondrel, both of level 1; all other zones are empty.

    Args:
        cards: further cards.
        **options: rule options.
    """

    def __init__(self, *, cards: Mapping[str, Printed] | None = None, **options: Any) -> None:
        start = Start(1, ArchiveOptions(**options), ({}, {}), cards={**shipped_cards(), **(cards or {})})
        self.duel: ArchiveDuel = ArchiveRuleset().new_duel(start)
        self.duel.turn, self.duel.phase = 3, "main"
        for seat, name in CHAMPIONS.items():
            (card,) = self.add(seat, "material", name)
            place(self.duel, seat, card, "GA-76")
        self.duel.waiting.clear()

    def add(self, seat: int, zone: str, *names: str) -> list[ArchiveCard]:
        """Put shipped cards into a zone of a seat, the last one on top."""
        return [self._make(seat, shipped_cards()[name], zone) for name in names]

    def put(self, seat: int, name: str) -> ArchiveCard:
        """Put a shipped card onto the field under the control of a seat; nothing triggers."""
        (card,) = self.add(seat, "hand", name)
        enter(self.duel, card, seat)
        self.duel.waiting.clear()
        return card

    def made(self, kind: str, text: str) -> ArchiveCard:
        """Put an object of seat 1 with a text onto the field."""
        program = compile_text(LANGUAGE.parse(text))
        card = self._make(1, ArchivePrinted(f"Test {kind}", kind, text, life=1, program=program), "hand")
        enter(self.duel, card, 1)
        return card

    def champion(self, seat: int) -> ArchiveCard:
        """The champion of a seat."""
        champion = self.duel.champion(seat)
        assert champion is not None
        return champion

    def names(self, seat: int, zone: str) -> list[str]:
        """The cards in a zone of a seat, the top one last."""
        return [card.name for card in self.duel.pile(seat, zone).cards]

    def traits(self, card: ArchiveCard) -> Sequence[Trait]:
        """What effects give to an object."""
        given: Sequence[Trait] = self.duel.effects.on(self.duel, "trait", card)
        return given

    def perform(
        self, text: str, *answers: object, seat: int = 1, source: ArchiveCard | None = None, x: int = 0
    ) -> ArchiveItem:
        """Carry out the effects of a text.

        Args:
            text: the text of an action.
            *answers: what is answered for targets and on resolution: the name of a card, the key or the value of
                an option, or a list of these.
            seat: who controls it.
            source: the object whose ability it is; without one it is an action on the stack.
            x: what was chosen for X.
        """
        item = self.item(text, seat=seat, source=source)
        item.played = Played(x=x)
        run(self.duel, _carried_out(self.duel, item), answers)
        return item

    def item(self, text: str, *, seat: int = 1, source: ArchiveCard | None = None) -> ArchiveItem:
        """An item that does what a text says, without modes and targets."""
        program = compile_text(LANGUAGE.parse(text))
        assert program.played is not None
        what = "activation" if source is None else "ability"
        if source is None:
            printed = ArchivePrinted("Test Action", "action", text, subtypes=frozenset({"Spell"}), program=program)
            source = self._make(seat, printed, "hand")
            self.duel.move(source, self.duel.field_of_effects)
        return ArchiveItem(seat, "GA-53", what, source, ability=program.played, visit=source.visit)

    def push(self, text: str, *answers: object, seat: int = 2) -> ArchiveItem:
        """Put an action with a text on the stack, its targets chosen."""
        item = self.item(text, seat=seat)
        run(self.duel, choose_parts(self.duel, item), answers)
        self.duel.push(item)
        return item

    def _make(self, seat: int, printed: ArchivePrinted, zone: str) -> ArchiveCard:
        card = ArchiveCard(len(self.duel.cards), printed, seat)
        return self.duel.add_card(card, self.duel.pile(seat, zone))


def _carried_out(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    assert (yield from choose_parts(duel, item)), "something required cannot be chosen"
    yield from perform_effects(duel, item)


def run(duel: ArchiveDuel, script: Script[Any], answers: Sequence[object]) -> None:
    """Run a script to its end; it must ask exactly as often as there are answers."""
    left = list(answers)
    try:
        prompt = next(script)
        while True:
            assert left, f"no answer for {prompt.ask}: {prompt.options}"
            prompt = script.send(_answer(duel, prompt, left.pop(0)))
    except StopIteration:
        assert not left, f"never asked for {left}"


def _answer(duel: ArchiveDuel, prompt: Prompt, answer: object) -> int | tuple[int, ...]:
    if isinstance(answer, list):
        return tuple(_index_of(duel, prompt, each) for each in answer)
    return _index_of(duel, prompt, answer)


def _index_of(duel: ArchiveDuel, prompt: Prompt, answer: object) -> int:
    for index, option in enumerate(prompt.options):
        if answer in _names_of(duel, option):
            return index
    raise AssertionError(f"{prompt.ask} does not offer {answer}: {prompt.options}")


def _names_of(duel: ArchiveDuel, option: Option) -> tuple[object, ...]:
    zone = "" if option.zone is None else duel.zones[option.zone].name
    card = "" if option.card is None else duel.cards[option.card].name
    return (option.key, option.value, zone, card)
