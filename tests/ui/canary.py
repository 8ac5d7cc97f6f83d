"""Setups in which each seat's cards bear names of their own, and what a seat may have read so far."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import count

from cardgame_tui.content.card_sets import known_cards
from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList, Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.session.session import Session
from rulesets import containment, dimensional_rift, grand_archive, rune_duel
from tests.ui.parade import parade_setup


def rift_setup(privacy: str = "gate", seed: int = 1, **options: object) -> Setup:
    """Dimensional Rift with its first two ready decks and, where told, other options."""
    return _ready(dimensional_rift.PLUGIN, privacy, seed, options)


def rune_setup(privacy: str = "gate", seed: int = 1, **options: object) -> Setup:
    """The same of Rune Duel."""
    return _ready(rune_duel.PLUGIN, privacy, seed, options)


def containment_setup(privacy: str = "gate", seed: int = 1, **options: object) -> Setup:
    """The same of Containment."""
    return _ready(containment.PLUGIN, privacy, seed, options)


def archive_setup(privacy: str = "gate", seed: int = 1, **options: object) -> Setup:
    """The same of Grand Archive."""
    return _ready(grand_archive.PLUGIN, privacy, seed, options)


def _ready(plugin: Plugin[Ruleset], privacy: str, seed: int, options: Mapping[str, object]) -> Setup:
    ruleset = plugin.load()
    one, two = (deck.sections for deck in find_decks(ruleset.id).decks[:2])
    return Setup(
        ruleset,
        ruleset.options_model(**options),
        ruleset.cards,
        (one, two),
        names=("Alice", "Bob"),
        seed=seed,
        table=TableSettings(privacy=privacy),
    )


def with_canaries(setup: Setup) -> Setup:
    """The same set-up with a short name of its own for every card, such as ``Q1x07``.

    A card with a comma in its name keeps what is before it, since rules may read it: ``Vesna, Q1x07``. The
    cards of a game with a card file are written into its journals, so that these can be resumed and replayed.
    """
    cards: dict[str, Printed] = dict(setup.cards)
    tables: list[Mapping[str, object]] = []
    known = known_cards(setup.ruleset)
    decks = tuple(_renamed(deck, setup.cards, seat, cards) for seat, deck in enumerate(setup.decks, 1))
    for old, new in zip(setup.decks, decks, strict=True):
        for section, names in old.items():
            pairs = zip(names, new[section], strict=True)
            tables += [{**known[name].table, "name": renamed} for name, renamed in pairs if name in known]
    return replace(setup, cards=cards, decks=(decks[0], decks[1]), own_cards=tables)


def canary_setups(privacy: str, seed: int) -> Iterator[Setup]:
    """Every game with canaries."""
    yield with_canaries(replace(parade_setup(privacy=privacy, secret=True), seed=seed))
    yield with_canaries(rift_setup(privacy, seed))
    yield with_canaries(rune_setup(privacy, seed))


ANNOUNCED = 3
"""A summoned card is announced by name while it is still in the hand (DR-62)."""


def name_of(printed: Printed) -> str:
    """The name of a card's own, without what is before a comma."""
    return printed.name.rpartition(", ")[2]


class KnownNames:
    """Remembers which names each seat, and the public, has been allowed to read.

    A name that was seen once may be known for ever, so only names never seen are canaries.
    """

    def __init__(self) -> None:
        self._seen: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
        self._read = 0
        self._last: Event | None = None

    def hidden(self, session: Session, seat: int) -> set[str]:
        """Names a seat (0: the public) has never been allowed to read."""
        return self.hidden_in(session.driver.duel, seat)

    def hidden_in(self, duel: Duel, seat: int) -> set[str]:
        """The same, of a duel as it goes on."""
        return self.look_at(duel) - self._seen[seat]

    def look_at(self, duel: Duel) -> set[str]:
        """Remember what can be read in a duel now; after an undo its events are read again.

        Returns:
            The names of all cards.
        """
        events = duel.events or []
        if self._read > len(events) or (self._read and events[self._read - 1] is not self._last):
            self._read = 0
        for event in events[self._read :]:
            about = (
                (event.card, event.printed, event.sight),
                (event.other, event.other_printed, event.other_sight),
            )
            for number, printed, sight in about:
                if number is not None:
                    self._note(
                        printed or duel.cards[number].printed, ANNOUNCED if event.what == "reveal" else sight
                    )
        self._read, self._last = len(events), events[-1] if events else None
        for card in duel.cards:
            self._note(card.printed, duel.sight(card))
        return {name_of(card.printed) for card in duel.cards}

    def seen_by(self, seat: int) -> set[str]:
        """The names that a seat (0: the public) has been allowed to read up to the last look."""
        return set(self._seen[seat])

    def _note(self, printed: Printed, sight: int) -> None:
        name = name_of(printed)
        for seat, seen in self._seen.items():
            if sight == 3 or (seat and sight >> (seat - 1) & 1):
                seen.add(name)


def _renamed(
    deck: DeckList, printed: Mapping[str, Printed], seat: int, cards: dict[str, Printed]
) -> Mapping[str, Sequence[str]]:
    renamed: dict[str, list[str]] = {}
    numbers = count()
    for section, names in deck.items():
        for name in names:
            twin = copy(printed[name])
            kept, comma, _ = name.rpartition(", ")
            twin.name = f"{kept}{comma}Q{seat}x{next(numbers):02}"
            cards[twin.name] = twin
            renamed.setdefault(section, []).append(twin.name)
    return renamed
