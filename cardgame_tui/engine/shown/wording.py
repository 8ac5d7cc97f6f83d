"""Words for prompts, options, events and phases: made on request, never in a headless run."""

from collections.abc import Mapping
from dataclasses import field
from enum import Enum

from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.stack import ItemRef
from cardgame_tui.value import value

__all__ = ["AS_LOGGED", "HIDDEN_CARD", "Wording", "option_words", "value_words"]

LONGEST_ABBREVIATION = 3
"""Letters up to which the word of a count is an abbreviation."""
COMMON_EVENTS: Mapping[str, str] = {
    "result_conceded": "{seat} wins by concession.",
    "result_agreed": "Both players agree on a draw.",
    "rule_changed": "From now on another rule: {word}.",
}
"""The words of the ends that players agree on, for a game that has no others."""
AS_LOGGED = ""
"""As the words of an outcome: those of its event, without the full stop."""
HIDDEN_CARD = "a card"
"""The name of a card for a reader who may not see it."""


@value
class Wording:
    """The words of one game. Templates may use ``{seat} {card} {zone} {amount} {other} {word}``.

    In those of events ``{s}`` is the ending of a word that is counted, empty for an amount of 1, and ``{Word}`` is
    the word with a capital letter.
    The amount of a question is that of its prompt, or else the fewest options that answer it.

    Args:
        asks: the question of each prompt by its ask word.
        answering: the same while something is on the stack, where it then differs; ``{top}`` is what is on top.
        options: what an option says, by its key; ``{value}`` is the printed value, ``{name}`` the player
            whose seat number it is.
        events: one sentence per event word.
        without_card: the same for events that may be about a card, when they are about none.
        phases: the name of each phase by its stable word.
        turn: what one turn of the game is called, such as ``round``.
        duel_word: what a duel is called, such as ``game`` where the rules call something smaller a duel.
        outcomes: a few words for each event word that a player weighs before answering, such as
            ``{card} is destroyed`` or ``{seat} draw{s}``: the seat may be ``you``, the card ``it``; ``{whose}`` is
            ``your`` or ``Alice's``, ``{left}`` the life the card has left, ``{reaches}`` the zones it connects to.
            `AS_LOGGED` for an event whose sentence says just that.
        blows: event words of damage; where it is dealt in a fight, the second card of the event deals it, and
            other damage has none.
        damages: event words of damage to a card, whose amounts are taken from its life.
        prevents: event words of damage to a card that is prevented, with its amount.
        unless: what a player does at a prompt where declining is usual, by its ask word, such as ``blocks``;
            trying an option declines there. ``responds`` for other prompts.
        unless_other: the same where declining is a choice that counts: a player who decides it is asked, only the
            other player is taken to decline.
        acting: what the card that a question is about does, by its ask word, such as ``strikes``; ``acts`` for
            others.
        marks: words on the card that a question is about, by its ask word, such as ``trump this``.
        payments: ask words of questions about what pays, whose answer hardly changes what happens: trying an
            option answers them with the first that are offered.
        told: ask words of questions whose answer both players see although they may not read the options, such as
            for a target. What is picked is told only as far as both see it.
        inner_phases: stable words of phases in the middle of another one, such as a combat: trying an option that
            begins one plays on to its end.
        short_counts: shorter words for counts where there is little room, such as ``mem`` for ``memory``.
        short_states: shorter words for what a card does and for its states, by their first word, such as ``enl``
            for ``enlighten``.
        zones: what a zone is called, by its kind, such as ``Tale zone`` for ``tale``, or by its name without the
            seat; others by their kind. One of a row is called by its number: ``slot {number}``.
        stacked: what goes on the stack once a question is answered, by its ask word, such as
            ``the Strike goes on it after the answer (DR-112)``.
        meanings: what an option is for, by the ask word of its question and its key, such as ``mulligan keep``:
            said where nothing else is known of it.
        spoken: what signs of faces and texts are called by those who hear them, such as ``one`` for ``I``; a ``#``
            stands for a number: ``armor #`` for ``a#``.
        passing: what the player on turn gives up by passing on an empty stack if the other player passes too, by
            the stable word of the phase, such as ``your turn``; the phase itself for others.
        signs: what the signs of a face mean, each with its rule, by their first word in small letters (``pay`` of
            a price ``pay 2``, a letter, a state), or else by their part: ``corner``, ``stats``, ``health`` or
            ``counters``.
        places: what a place is for, with its rule, by the kind of its zone.
    """

    asks: Mapping[str, str]
    options: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    turn: str = "turn"
    duel_word: str = "duel"
    outcomes: Mapping[str, str] = field(default_factory=dict)
    blows: frozenset[str] = frozenset()
    damages: frozenset[str] = frozenset()
    prevents: frozenset[str] = frozenset()
    unless: Mapping[str, str] = field(default_factory=dict)
    unless_other: Mapping[str, str] = field(default_factory=dict)
    acting: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    payments: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()
    inner_phases: frozenset[str] = frozenset()
    short_counts: Mapping[str, str] = field(default_factory=dict)
    short_states: Mapping[str, str] = field(default_factory=dict)
    zones: Mapping[str, str] = field(default_factory=dict)
    stacked: Mapping[str, str] = field(default_factory=dict)
    answering: Mapping[str, str] = field(default_factory=dict)
    without_card: Mapping[str, str] = field(default_factory=dict)
    passing: Mapping[str, str] = field(default_factory=dict)
    meanings: Mapping[str, str] = field(default_factory=dict)
    spoken: Mapping[str, str] = field(default_factory=dict)
    signs: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict)

    def has_event(self, what: str) -> bool:
        """Whether an event word has its sentence."""
        return what in self.events or what in COMMON_EVENTS

    def outcome(self, what: str) -> str | None:
        """The words of an outcome by its event word; None for an event that nobody weighs."""
        words = self.outcomes.get(what)
        return self.events[what].removesuffix(".") if words == AS_LOGGED else words

    def phase(self, word: str) -> str:
        """The name of a phase."""
        return self.phases.get(word, word)

    def when(self, turn: int) -> str:
        """Which turn it is, such as ``turn 7``; 0 is before the first."""
        return f"{self.turn} {turn}" if turn else f"before the first {self.turn}"

    def place(self, duel: Duel, number: int | None) -> str:
        """What a zone is called in a sentence: ``Ann's slot 3``, ``Ann's hand``, or ``1C3`` in a grid."""
        if number is None:
            return ""
        zone = duel.zones[number]
        owner, words = duel.start.names[zone.seat - 1], self.zones.get(zone.kind, "")
        if "{number}" in words:
            return numbered_place(words, zone.name, owner)
        of_seat, dot, pile = zone.name.partition(".")
        if not dot or of_seat != f"seat{zone.seat}":
            return zone.name
        return f"{owner}'s {self.zones.get(pile) or words or zone.kind}"

    def question(self, duel: Duel, prompt: Prompt, reader: int | None = None) -> str:
        """The question of a prompt, as the asked seat may read it, or else the given reader (0: the public)."""
        seat = prompt.seat if reader is None else reader
        asks = self.answering if duel.stack and prompt.ask in self.answering else self.asks
        return asks[prompt.ask].format(
            seat="both players" if prompt.secret else duel.start.names[prompt.seat - 1],
            card=_card(duel, prompt.card, seat),
            zone=self.place(duel, prompt.zone),
            amount=prompt.least if prompt.amount is None else prompt.amount,
            word=prompt.word,
            top=top_of_stack(duel, seat),
        )

    def option(self, duel: Duel, option: Option) -> str:
        """The words of an option for the seat it is offered to."""
        template = self.options.get(option.key) or _plain_template(option)
        return template.format(
            card="" if option.card is None else duel.cards[option.card].name,
            zone=self.place(duel, option.zone),
            value=value_words(option.value).removesuffix("."),
            name=_player(duel, option.value),
            key=option.key,
        )

    def event(self, duel: Duel, event: Event, seat: int, *, open_hands: bool = False) -> str:
        """One log line as a seat (0: the public) may read it, without the rule number."""
        cardless = self.without_card.get(event.what) if event.card is None else None
        template = cardless or self.events.get(event.what) or COMMON_EVENTS[event.what]
        return template.format(
            seat=duel.start.names[event.seat - 1] if event.seat else "nobody",
            card=_seen(duel, event.card, event.printed, event.sight, seat, open_hands),
            other=_seen(duel, event.other, event.other_printed, event.other_sight, seat, open_hands),
            zone=self.place(duel, event.zone),
            amount=event.amount,
            s="" if event.amount == 1 else "s",
            word=event.word,
            Word=event.word.capitalize(),
        )


def gauge_word(word: str) -> str:
    """The word of a count as it is shown: in capitals if it is an abbreviation, such as HP."""
    return word.upper() if len(word) <= LONGEST_ABBREVIATION else word


def option_parts(duel: Duel, option: Option) -> list[str]:
    """An option in stable words: its key, then the names of its card and zone and its value where it has them.

    Journals keep them, so they must stay as they are.
    """
    parts = [option.key]
    if option.card is not None:
        card = duel.cards[option.card]
        parts.append(card.name)
        if card.zone is not None:
            parts.append(card.zone.name)
    if option.zone is not None:
        parts.append(duel.zones[option.zone].name)
    if option.value is not None:
        parts.append(stable_word(option.value))
    return parts


def option_words(duel: Duel, option: Option) -> set[str]:
    """All words by which a scenario, a script or a player may name an option, in lower case."""
    words = {part.lower() for part in option_parts(duel, option)}
    return words if option.value is None else words | {value_words(option.value).lower()}


def stable_word(value: object) -> str:
    """The word that tells an option's value from those of its prompt: an item's number, else its words."""
    return str(value.number) if isinstance(value, ItemRef) else value_words(value)


def value_words(value: object) -> str:
    """The words of an option's value: an enum's value, a label, or the plain value."""
    if value is None:
        return ""
    if isinstance(value, Enum):
        return str(value.value)
    label = getattr(value, "label", None)
    return str(value if label is None else label)


def _player(duel: Duel, value: object) -> str:
    """The name of the player whose seat number an option's value is."""
    return duel.start.names[value - 1] if isinstance(value, int) and value in SEATS else ""


def _plain_template(option: Option) -> str:
    parts = ["{card}" if option.card is not None else "", "{zone}" if option.zone is not None else ""]
    parts.append("{value}" if option.value is not None else "")
    return " ".join(part for part in parts if part) or "{key}"


def _card(duel: Duel, number: int | None, seat: int) -> str:
    if number is None:
        return ""
    card = duel.cards[number]
    return card.name if (seat and duel.sees(seat, card)) or duel.sees(0, card) else HIDDEN_CARD


def top_of_stack(duel: Duel, seat: int) -> str:
    """What is on top of the stack, by the name of its card as a seat (0: the public) sees it."""
    if not duel.stack:
        return ""
    source = duel.stack[-1].source
    return "the top of the stack" if source is None else _card(duel, source.id, seat)


def _seen(duel: Duel, number: int | None, printed: Printed | None, sight: int, seat: int, open_hands: bool) -> str:
    """The name that a card of an event had then, for a reader who saw it."""
    if number is None:
        return ""
    seen = sight == 3 if seat == 0 else bool(sight >> (seat - 1) & 1)
    if not seen and not open_hands:
        return HIDDEN_CARD
    return (duel.cards[number].printed if printed is None else printed).name


def numbered_place(words: str, name: str, owner: str) -> str:
    """What a zone such as ``1s3`` is called in a sentence, from the words ``slot {number}``: ``Ann's slot 3``."""
    number = name[len(name.rstrip("0123456789")) :]
    return f"{owner}'s {words.format(number=number)}"
