"""Who looks at a table, a log, a transcript or a replay, and what they may see."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, View, view
from cardgame_tui.play.option_words import chosen_options
from cardgame_tui.ruleset import Ruleset

NOTED = 0
"""The weight of a line of the log that only says where the turn is."""
HAPPENS = 1
"""The weight of any other line."""
COUNTS = 2
"""The weight of a line that players weigh before they answer, such as that a card is destroyed."""
BY_CHANGE = "*"
"""Behind the number of a rule: what is said would not be so without the changed rules."""

NOTHING_ELSE = "nothing"
"""What would have happened without the changed rules where nothing would have."""

NOTHING_MARKED = "nothing here is the work of a changed rule"
"""What is said where a marked event is looked for and there is none."""


class LogLine(NamedTuple):
    """One line of the log as a viewer may read it.

    Args:
        words: what happened.
        rule: number of the rule behind it; empty for what a player ordered.
        when: the turn it happened in and whose it was, such as ``turn 7 Alice``.
        weight: how much it tells a player who has not seen it happen: `NOTED`, `HAPPENS` or `COUNTS`.
        seat: whose card, or which player, it is about; 0 for nobody's.
        by_change: whether it would not have happened without the changed rules.
        before: what would have happened without them, as everybody may read it; empty for nothing.
    """

    words: str
    rule: str
    when: str = ""
    weight: int = HAPPENS
    seat: int = 0
    by_change: bool = False
    before: str = ""

    @property
    def compared(self) -> str:
        """What would have happened without the changed rules and what happened, in one line."""
        return f"{self.said_before}, now: {self}"

    @property
    def said_before(self) -> str:
        """What would have happened without the changed rules, such as ``before: Bob loses 1 HP``."""
        return f"before: {self.before.removesuffix('.') or NOTHING_ELSE}"

    @property
    def cited(self) -> str:
        """The rule with a star where a changed rule brought it about, such as ``DR-114*``."""
        return self.rule + BY_CHANGE if self.by_change else self.rule

    def __str__(self) -> str:
        return f"{self.words} ({self.cited})" if self.cited else self.words


class Viewer(Enum):
    """A point of view; the value is the word for ``--as``."""

    PUBLIC = "public"
    """What both players may know."""
    SEAT1 = "1"
    SEAT2 = "2"
    BOTH = "both"
    """Everything: both hands are open."""

    @classmethod
    def at(cls, seat: int) -> "Viewer":
        """The viewer at a seat; 0 is the public."""
        return (cls.PUBLIC, cls.SEAT1, cls.SEAT2)[seat]

    @property
    def seat(self) -> int:
        """The viewer's seat; 0 for the public and for both."""
        return int(self.value) if self.value.isdigit() else PUBLIC_SEAT

    @property
    def sees_all(self) -> bool:
        """Whether every hand is shown."""
        return self is Viewer.BOTH

    def words(self, names: tuple[str, str], hand: str = "hand") -> str:
        """The point of view in words, such as ``as Alice``; `hand` is what the game has in the place of a hand."""
        if self.seat:
            return f"as {names[self.seat - 1]}"
        return f"both {hand}s open" if self.sees_all else "public view"

    def view(self, ruleset: Ruleset, duel: Duel) -> View:
        """The table as this viewer sees it."""
        return view(ruleset, duel, self.seat, open_hands=self.sees_all)

    def log_line(self, ruleset: Ruleset, duel: Duel, event: Event) -> LogLine:
        """An event as this viewer may read it, with its rule."""
        return self.log(ruleset, duel, (event,))[0]

    def log(self, ruleset: Ruleset, duel: Duel, events: Iterable[Event]) -> list[LogLine]:
        """Events as this viewer may read them, each with its rule."""
        seat, open_hands, words = self.seat, self.sees_all, ruleset.wording.event
        return [
            LogLine(
                words(duel, event, seat, open_hands=open_hands),
                event.rule,
                _when(ruleset, duel, event),
                _weight(ruleset, event),
                event.seat if event.card is None else duel.cards[event.card].owner,
            )
            for event in events
        ]

    def question(self, ruleset: Ruleset, duel: Duel, prompt: Prompt) -> str:
        """The question of the open prompt as this viewer may read it.

        A public question may be about a card that only the asked player sees, which it then does not name.
        """
        return ruleset.wording.question(duel, prompt, None if self._reads_as_asked(prompt) else self.seat)

    def may_read(self, prompt: Prompt) -> bool:
        """Whether this viewer may see the options of a prompt and what was picked."""
        return prompt.public or self._reads_as_asked(prompt)

    def picked(
        self, ruleset: Ruleset, duel: Duel, prompt: Prompt, answer: Answer, words: Sequence[str]
    ) -> str | None:
        """What was picked at a prompt, in words; None when this viewer may not know it.

        Args:
            ruleset: the game.
            duel: the duel, in which the answer has not been carried out.
            prompt: the prompt.
            answer: what was picked.
            words: the words of each picked option; journals of earlier versions may have none.
        """
        if not self.may_read(prompt):
            if prompt.ask not in ruleset.wording.told:
                return None
            options = chosen_options(prompt, answer)
            told = [_told(duel, prompt, option, said) for option, said in zip(options, words, strict=False)]
            if len(told) < len(options) or not all(told):
                return None
            words = told
        return ", ".join(words) or "nothing"

    def reader(self, prompt: Prompt) -> int:
        """The seat whose knowledge may be used for this viewer at a prompt; 0 for what both players know."""
        return prompt.seat if self._reads_as_asked(prompt) else PUBLIC_SEAT

    def _reads_as_asked(self, prompt: Prompt) -> bool:
        """Whether this viewer sees everything that the asked player sees."""
        return self.sees_all or prompt.seat == self.seat != PUBLIC_SEAT


def _told(duel: Duel, prompt: Prompt, option: Option, words: str) -> str:
    """What both players know of a picked option: its words, or only its zone; empty for nothing."""
    if option.card is None and option.zone is not None:
        zone = duel.zones[option.zone]
        return words if all(duel.sees(PUBLIC_SEAT, each) for each in zone.cards) else zone.name
    about = prompt.card if option.card is None else option.card
    return words if about is None or duel.sees(PUBLIC_SEAT, duel.cards[about]) else ""


def _weight(ruleset: Ruleset, event: Event) -> int:
    """How much an event tells."""
    if event.what in ruleset.announced:
        return NOTED
    return COUNTS if event.what in ruleset.landmarks or event.what in ruleset.wording.outcomes else HAPPENS


def _when(ruleset: Ruleset, duel: Duel, event: Event) -> str:
    """The turn of an event and whose it was."""
    when = ruleset.wording.when(event.turn)
    return f"{when} {duel.start.names[event.active - 1]}" if event.turn and event.active else when


def sees_more(duel: Duel, seat: int) -> bool:
    """Whether a seat sees a card, or has seen one in the log, that the public does not."""
    logged = any(seat in (event.sight, event.other_sight) for event in duel.events or ())
    return logged or any(duel.sight(card) == seat for card in duel.cards)
