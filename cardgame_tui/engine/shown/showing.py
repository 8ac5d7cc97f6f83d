"""How one game is shown: the part of a ruleset that describes cards, zones and turns to people."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import DuelT, OptionsT
from cardgame_tui.engine.fields.field import listed
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.face import Blow, Clash, Face, Forecast, Gap, StackView
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.engine.shown.needless import done_again
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Sight, Zone
from cardgame_tui.value import value

__all__ = ["Deed", "Hints", "Showing"]

Hints: TypeAlias = Sequence[tuple[str, float]]
"""What a player would work out about an option first: words, each with an amount."""

CardT = TypeVar("CardT", bound=Card, default=Any)


@value
class Deed:
    """Something that the page of a finished duel credits to a card.

    Args:
        words: what is counted, such as ``strike``, or what is added, such as ``damage``.
        by_other: whether the other card of the event did it, such as the source of damage.
        amounts: whether the amounts of the events are added, rather than the events counted.
    """

    words: str
    by_other: bool = False
    amounts: bool = False


class Showing(ABC, Generic[DuelT, CardT, OptionsT]):
    """Where a game's zones are, how its cards look and what it calls things.

    Attributes:
        wording: the words of its prompts and events.
        slots: kinds of zones that hold a card or two on the board, shown even when face-down.
        backs: kinds of other zones whose face-down cards are drawn as backs, such as a card next to the piles.
        legend: what the short signs of its faces and zones mean, a line each, for the help page.
        landmarks: event words that a replay can jump to, such as ``destroyed``, besides the ends of duels.
        counted: what the page of a finished duel counts for each seat: event words, and their names there.
        deeds: what that page credits to cards, by event word; the most important one first.
        score: the name of a field that its duels declare by `each_seat` and of which players want more, such as
            ``points``; bots that look ahead play for it. Empty for none.
        meter: the word of a count that ends the duel when it is full, such as ``XK``; empty in a game with life.
            `health` is then what is left up to that end, and the first two gauges are the count and its end.
        life_comes_later: whether a seat may have no life yet, such as before its first champion; `health` is then
            None, and the first gauge is not shown.
        announced: event words that only say where the turn is, such as that a phase begins. Stepping shows those
            that follow each other as one step.
        fast_phases: stable words of phases in which the player on turn can only respond, as in the other player's
            turn: lasting orders pass there. In other phases they always ask that player on an empty stack.
        indifferent: ask words of public questions of which the rules say that each answer is as good as any other:
            a table answers with the first one, unless it asks for everything.
        forecasts: whether `forecast` may have something to say. `Duel.clone` then has to work at every prompt
            with an empty stack, not only between turns.
        stepped: whether this game shows automatic events one at a time, unless the players
            choose otherwise.
    """

    wording: Wording
    slots: frozenset[str] = frozenset()
    backs: frozenset[str] = frozenset()
    legend: tuple[str, ...] = ()
    landmarks: frozenset[str] = frozenset()
    counted: Mapping[str, str] = MappingProxyType({})
    deeds: Mapping[str, Deed] = MappingProxyType({})
    score: str = ""
    meter: str = ""
    life_comes_later: bool = False
    announced: frozenset[str] = frozenset()
    fast_phases: frozenset[str] = frozenset()
    indifferent: frozenset[str] = frozenset()
    forecasts: bool = False
    stepped: bool = False

    @abstractmethod
    def layout(self, options: OptionsT) -> Layout:
        """Where the zones lie."""

    def face(self, duel: DuelT, card: CardT) -> Face:
        """Describe a card to somebody who may see it; by default what is printed on it and what has changed."""
        printed = card.printed
        changed = card.changed()
        marks = tuple(name if value is True else f"{name} {value}" for name, value in changed.items())
        return Face(printed.name, printed.kind, text=printed.text, lines=(printed.kind, printed.text), marks=marks)

    def numbers(self, duel: DuelT, card: CardT) -> tuple[tuple[str, int], ...]:
        """What a card is like now, in numbers, for programs that learn: `Face.numbers` of its face.

        A game whose faces take long to make works them out without a face.

        Args:
            duel: the duel.
            card: a card whose face the program may see.
        """
        return self.face(duel, card).numbers

    def gauges(self, duel: DuelT, seat: int) -> tuple[tuple[str, int], ...]:
        """What is counted in public for a seat, such as ``("hp", 5)``.

        By default the declared numbers of the seat, and how many cards it has in places that not all see.
        """
        counts = [(name, getattr(duel, name)[seat]) for name, each in listed(duel.fields).items() if each.by_seat]
        hidden = [place.name for place in duel.places if not place.shared and place.sight is not Sight.ALL]
        numbers = [(name, count) for name, count in counts if type(count) is int]
        return (*numbers, *[(name, len(duel.zone_of(seat, name).cards)) for name in hidden])

    def health(self, duel: DuelT, seat: int) -> tuple[int, int] | None:
        """How much of a seat's life is left and how much it began with; None for a seat without life."""
        return None

    def phases(self, duel: DuelT) -> tuple[str, ...]:
        """All phases of a turn in words, in order; by default those of the wording."""
        return tuple(self.wording.phases.values())

    def stack_view(self, duel: DuelT, item: StackItem) -> StackView:
        """Describe one item on the stack.

        Raises:
            LookupError: in a game without a stack.
        """
        raise LookupError("this game has no stack")

    def phase_words(self, duel: DuelT) -> str:
        """The current phase in words."""
        return self.wording.phase(duel.phase)

    def step_words(self, duel: DuelT) -> str:
        """The current phase in words, or its step where a phase has steps in which players may act."""
        return self.phase_words(duel)

    def public_turn(self, duel: DuelT) -> str:
        """Short public facts about this turn, such as the event that was picked."""
        return ""

    def mirrored(self, duel: DuelT) -> bool:
        """Whether left and right are the other way round than the layout has them."""
        return False

    def blows(self, duel: DuelT) -> Sequence[Blow]:
        """What the cards in facing lanes would deal in the next combat as the table stands; public facts only."""
        return ()

    def clash(self, duel: DuelT) -> Clash | None:
        """The attack that is going on, in a game whose cards lie in flowing rows; None for none."""
        return None

    def forecast(self, duel: DuelT) -> Forecast | None:
        """What comes next by itself as the table stands, such as the next combat; None for nothing to say.

        Asked only of a game that `forecasts`.

        Args:
            duel: a copy of the duel, which may be played on. Hidden cards and chance are taken out of it: whatever
                needs them ends with an `UnknownError`, and then nothing is said.
        """
        return None

    def tally(self, duel: DuelT) -> Forecast | None:
        """What the counts that end the duel are made of, such as the costs behind a total; public facts only."""
        return None

    def gap(self, duel: DuelT, prompt: Prompt) -> Gap | None:
        """The place for the card that a prompt asks for, at the end of a row that both players see; None for none.

        Args:
            duel: the duel at the prompt. Read only what both players see.
            prompt: the open prompt.
        """
        return None

    def outlook(self, duel: DuelT, prompt: Prompt, option: Option, unknown: str) -> str | None:
        """Words for an option whose outcome is not known; empty for no words.

        By default None: the table says what decides, except where the option itself shows nothing, as in a choice
        that both make in secret.

        Args:
            duel: the duel at the prompt. Read only what the asked seat sees; if the prompt is public, both.
            prompt: the open prompt.
            option: one of its options.
            unknown: what decides: ``chance`` or ``hidden cards``.
        """
        return None

    def meaning(self, duel: DuelT, prompt: Prompt, option: Option) -> str:
        """What an option is for, said where nothing else is known of it; empty for no words.

        By default the words that `Wording.meanings` has for it.

        Args:
            duel: the duel at the prompt. Read only what both players see.
            prompt: the open prompt.
            option: one of its options.
        """
        return self.wording.meanings.get(f"{prompt.ask} {option.key}", "")

    def hints(self, duel: DuelT, seat: int, prompt: Prompt) -> Sequence[Hints]:
        """What a player would work out about each option first, for bots that learn: words, each with an amount.

        By default nothing: they see the numbers of cards and places anyway. Say what follows from several of them
        by the rules, such as how many cards still beat this one. Amounts are mostly between -1 and 1. It is asked
        often, so it has to be quick.

        Args:
            duel: the duel at a prompt. Read only what the seat sees; hidden cards of a player all together, never
                where each of them lies.
            seat: the seat that is asked.
            prompt: the open prompt.

        Returns:
            The hints about each option in order; nothing at all where no option has any.
        """
        return ()

    def needless(self, duel: DuelT, seat: int, prompt: Prompt) -> Collection[int]:
        """Options that nobody takes who thinks: they pay for nothing, or for what is already so.

        Bots leave them out where there is another one. By default these are options with the card that the seat
        used last, while what it does waits on the stack unanswered. Add yours to them, by what the seat sees.
        It is asked often, so it has to be quick.

        Args:
            duel: the duel at a prompt.
            seat: the seat that is asked.
            prompt: the open prompt.

        Returns:
            Their indexes.
        """
        return done_again(duel, seat, prompt)

    def zone_state(self, duel: DuelT, zone: Zone) -> tuple[str, str]:
        """The state of a zone: one character for an empty slot, and words."""
        return "", ""

    def zone_badge(self, duel: DuelT, zone: Zone) -> str:
        """Short words shown on a zone whether cards are in it or not, such as ``5/8 x4``; empty for none."""
        return ""

    def zone_gauge(self, duel: DuelT, zone: Zone) -> tuple[int, int] | None:
        """How much of something a zone has left and how much it began with, drawn as a bar; None for nothing."""
        return None

    def under(self, duel: DuelT, card: CardT) -> Sequence[CardT]:
        """Cards attached to or tucked under a card."""
        return ()
