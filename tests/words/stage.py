"""Where texts are tried: a game, its language, and random positions with a card that has the text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from cardgame_tui.content.cards import Located, check_cards
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml.document import Document
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text import Language
from cardgame_tui.text.abilities import CardText
from tests.words.changes import Words

SUBJECT = "Subject"
"""The name of the card that has the text."""


def seen(ruleset: Ruleset[Any, Any, Any, Any, Any], duel: Duel) -> object:
    """All cards with their places, the numbers of those on the board, and the counts of the seats."""
    zones = duel.zones
    board = [card for zone in zones if zone.kind in ruleset.slots for card in zone.cards]
    return (
        tuple([(zone.name, tuple([(card.id, card.name, card.face_up) for card in zone.cards])) for zone in zones]),
        tuple([ruleset.numbers(duel, card) for card in board]),
        tuple([ruleset.gauges(duel, seat) for seat in SEATS]),
        (duel.phase, duel.active, duel.turn, duel.result and duel.result.winner),
    )


@dataclass(frozen=True)
class Stage:
    """A game in which texts are tried.

    Args:
        ruleset: the game.
        options: the options it is played with.
        language: its language.
        examples: texts with a meaning, each with the kind of card it is on.
        names: names in quotes that a text may be changed to have.
        record: the fields of a card of a kind with a text.
        position: a random position for a card of a kind with a text.
        look: what is there to be seen besides questions, events and what `seen` says.
        others: further cards of the positions.
    """

    ruleset: Ruleset[Any, Any, Any, Any, Any]
    options: OptionModel
    language: Language[CardText]
    examples: Sequence[tuple[str, str]]
    names: Sequence[str]
    record: Callable[[str, str], dict[str, Any]]
    position: Callable[[str, str, Random], dict[str, Any]]
    look: Callable[[Duel], object] = lambda duel: None
    others: tuple[Mapping[str, Any], ...] = ()

    def subject(self, text: str, kind: str, like: str) -> Located[Any] | None:
        """The card with a text, None if it is refused; its other fields are those that go with another text."""
        table = {"name": SUBJECT, **self.record(kind, like), "text": text}
        document = Document("words", {"card": [table]})
        try:
            (located,) = check_cards(document, self.ruleset.card_model)
        except ContentError:
            return None
        return None if self.ruleset.lint_card(located, self.options) else located

    def cards(self, text: str, kind: str, like: str) -> Mapping[str, Printed] | None:
        """All cards, that with the text included; None if the text is refused."""
        located = self.subject(text, kind, like)
        if located is None:
            return None
        named = [each for each in self._checked if each.record.name in text]
        try:
            compiled = self.ruleset.compile_cards([*named, located], self.options)
        except ContentError:
            return None
        return {**self._around, **compiled}

    @cached_property
    def words(self) -> Words:
        """What the words of its texts may be changed into."""
        return Words(self.language.forms, self.names)

    @cached_property
    def _checked(self) -> list[Located[Any]]:
        """The further cards."""
        tables = [dict(each) for each in self.others]
        return check_cards(Document("others", {"card": tables}), self.ruleset.card_model)

    @cached_property
    def _around(self) -> Mapping[str, Printed]:
        """All cards but that with the text: compiled once, since no text changes them."""
        shipped = self.ruleset.cards_for(self.options)
        return {**shipped, **self.ruleset.compile_cards(self._checked, self.options)}

    def driver(self, cards: Mapping[str, Printed], kind: str, like: str, seed: int) -> Driver:
        """A duel at a random position, made for a text."""
        position = self.position(kind, like, Random(seed))
        start = Start(seed, self.options, ({}, {}), cards=cards)
        return Driver(
            self.ruleset,
            start,
            keep=False,
            prepare=lambda duel: self.ruleset.arrange(duel, position),
            begin_at_turn=True,
        )
