"""A duel to look at, answer, branch and play on from a notebook or a script: ``import cardgame_tui as ct``.

Both hands are shown, since whoever writes a script plays both sides. Nothing is saved.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeAlias

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.play.driver import Driver, Given
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.header import Header, header_of
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.running_duel import RunningDuel
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.cells.text import Line, Span, counted
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.drawing.panel import card_lines
from cardgame_tui.ui.drawing.strip.strip import result_words
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Commands
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import board_zones, zone_words
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from cardgame_tui.ui.widgets.html import html_of
from cardgame_tui.value import value

__all__ = ["Card", "ChoiceError", "Duel", "load", "new"]

OPEN = TableSettings(privacy="open")
"""Both hands are open on a table that is printed."""
SIZE = 100, 32
"""Columns and lines of a table that is printed."""
CARD_WIDTH = 60
"""Columns of a card that is printed."""
CLOSE = 3
"""How many options or cards are named that are close to one that does not exist."""
PRINTED = ZoneView(-1, "", 0, "printed card", "", "", 0, ())
"""Where a card is that nobody sees on the table."""
Choice: TypeAlias = int | str | Sequence[int | str]
"""An option, by its index or its words; several where a question asks for several."""


class ChoiceError(ValueError):
    """No option or card, or more than one, is what was meant."""


@value
class Card:
    """A card as it was when `Duel.card` was called.

    Args:
        face: what it shows: name, kind, text and numbers.
        place: where it is, such as ``Alice's hand``; ``the printed card`` for one that is not in sight.
        lines: the face as the table draws it.
    """

    face: Face
    place: str
    lines: tuple[Line, ...]

    def __repr__(self) -> str:
        return f"<{self.face.name}: {self.place}>"

    def __str__(self) -> str:
        """Its face, as it is drawn in a terminal without colours."""
        return frame_text(self.lines)

    def _repr_html_(self) -> str:
        """Its face in colours, as a notebook shows it."""
        return html_of(self.lines)


def new(
    game: str,
    *,
    seed: int | None = None,
    variant: str = "",
    options: Mapping[str, object] | None = None,
    decks: tuple[str, str] = ("", ""),
    names: tuple[str, str] = ("Alice", "Bob"),
) -> "Duel":
    """Begin a duel.

    Args:
        game: the id of an installed game, such as ``rune_duel``.
        seed: a number from which the duel always runs the same way; None for a random one.
        variant: the id, name or path of a variant; empty for none.
        options: rule options by name, such as ``{"life_total": 20}``.
        decks: the id, name or path of each seat's deck; empty for the usual one.
        names: the names of the players.

    Raises:
        PluginError: when there is no such game.
        ContentError: with all faults of the options, cards and decks.
    """
    settings = [f"{name}={_word(setting)}" for name, setting in (options or {}).items()]
    recipe = Recipe(load_ruleset(game), variant=variant, settings=settings, decks=decks, names=names, seed=seed)
    return Duel(recipe.build())


def load(file: str | Path) -> "Duel":
    """Open a scenario at its position, or a saved match at the end of its last duel; no file is changed.

    Raises:
        ContentError: with all faults of a scenario.
        JournalError: when a saved match cannot be read.
    """
    path = Path(file)
    if path.suffix == ".toml":
        ruleset = load_ruleset(load_scenario(path).scenario.ruleset)
        return Duel(Recipe(ruleset, scenario=str(path)).build())
    replay = Replay(path)
    return Duel(replay.setup, replay.duels[-1].driver.fork())


def _word(setting: object) -> str:
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


class Duel:
    """A duel at its open question.

    Args:
        setup: everything chosen before.
        driver: the duel; None for the first of a match, at its first question.
    """

    def __init__(self, setup: Setup, driver: Driver | None = None) -> None:
        self._setup = setup
        self._driver = driver or setup.driver(setup.match().next_start())

    # -- what is asked -----------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that is asked; 0 for both at the same time, and once the duel is over."""
        prompt = self._driver.prompt
        return 0 if prompt is None else prompt.seat

    @property
    def ask(self) -> str:
        """The open question; empty once the duel is over."""
        prompt = self._driver.prompt
        return "" if prompt is None else Viewer.BOTH.question(self._setup.ruleset, self._driver.duel, prompt)

    @property
    def options(self) -> list[str]:
        """What may be answered, in words; none once the duel is over."""
        prompt = self._driver.prompt
        words = self._setup.ruleset.wording.option
        return [] if prompt is None else [words(self._driver.duel, option) for option in prompt.options]

    @property
    def result(self) -> Result | None:
        """Who won, by which rule and how; None while the duel runs."""
        return self._driver.result

    @property
    def log(self) -> list[str]:
        """What has happened, oldest first, each with its rule."""
        events = self._driver.duel.events or ()
        return [str(line) for line in Viewer.BOTH.log(self._setup.ruleset, self._driver.duel, events)]

    # -- playing -----------------------------------------------------------------------------------------

    def answer(self, *choices: Choice) -> "Duel":
        """Answer the open question, and return this duel.

        Args:
            choices: the option, by its index or its words or the beginning of them; several where the question
                asks for several, in their order where it asks for one; one for each seat where both are asked.

        Raises:
            ChoiceError: when none or several options are meant, or their number does not fit.
        """
        prompt = self._driver.prompt
        if prompt is None:
            raise ChoiceError(f"the duel is over: {self._now()}")
        picked = tuple(self._index(choice) for choice in _flat(choices))
        given: Answer = picked[0] if prompt.single and len(picked) == 1 else picked
        if fault := prompt.fault(given):
            raise ChoiceError(f"{self.ask} It does not take {', '.join(map(repr, choices)) or 'nothing'}: {fault}")
        self._driver.answer(given)
        return self

    def undo(self, decisions: int = 1) -> "Duel":
        """Take the last answers back, and return this duel.

        Raises:
            ValueError: when there were not so many.
        """
        self._driver.undo(decisions)
        return self

    def fork(self) -> "Duel":
        """A duel of its own at the same question."""
        return Duel(self._setup, self._driver.fork())

    def play(self, bots: str | tuple[str, str] = "random", decisions: int = 0) -> "Duel":
        """Let bots answer, and return this duel.

        Args:
            bots: a bot for both seats, such as ``greedy`` or ``ismcts:200``, or one for each.
            decisions: how many answers they give; 0 until the duel is over.

        Raises:
            UnknownBotError: for a bot that does not exist.
        """
        names = (bots, bots) if isinstance(bots, str) else bots
        known, seed = BotSetup.of_match(self._setup), self._setup.seed
        one, two = (
            make_bot(name, known, seat, seed_for(seed, Purpose.BOT, seat, len(self._driver.given)))
            for seat, name in enumerate(names, 1)
        )
        last = len(self._driver.given) + decisions
        while self._driver.prompt is not None and (not decisions or len(self._driver.given) < last):
            self._driver.answer(answer_of((one, two), self._driver))
        return self

    def _index(self, choice: int | str) -> int:
        """The option that is meant.

        Raises:
            ChoiceError: when there is none, or there are several.
        """
        if isinstance(choice, int):
            return choice
        found = _meant(choice, self.options)
        if len(found) == 1:
            return found[0]
        if found:
            raise ChoiceError(f"{choice!r} may be {', '.join(self._numbered(found))}: answer with its number")
        options = [words.casefold() for words in self.options]
        near = get_close_matches(choice.casefold(), options, n=CLOSE) or options[:CLOSE]
        named = ", ".join(self._numbered(options.index(words) for words in near))
        raise ChoiceError(f"no option is called {choice!r}; close to it: {named}")

    def _numbered(self, places: Iterable[int]) -> list[str]:
        options = self.options
        return [f"{place}: {options[place]}" for place in places]

    # -- showing -----------------------------------------------------------------------------------------

    def card(self, name: str) -> Card:
        """A card as it is now, or as it is printed if no card of this name is in sight.

        Of several with one name it is the first: on the board before those in hands and piles.

        Args:
            name: its name, the beginning of it, or a part of it.

        Raises:
            ChoiceError: when no card of the game or several are meant.
        """
        scene, printed = self._scene(), {card.name: card for card in self._setup.cards.values()}
        seen: dict[str, tuple[ZoneView, CardView]] = {}
        for zone, card in _cards_of(scene):
            if card.face is not None:
                seen.setdefault(card.face.name, (zone, card))
        wanted = _named(name, list(dict.fromkeys((*seen, *printed))))
        if wanted in seen:
            return _card(scene, *seen[wanted])
        face = self._setup.ruleset.printed_face(printed[wanted])
        said = face.corner, face.stats
        face = replace(face, lines=tuple(line for line in face.lines if line not in said))
        return _card(scene, PRINTED, CardView(None, face, face_up=True))

    def __repr__(self) -> str:
        title, answers = self._setup.ruleset.title, counted(len(self._driver.given), "answer")
        return f"<{title} of seed {self._setup.seed}, {answers or 'no answer'}: {self._now()}>"

    def __str__(self) -> str:
        """The table, as it is drawn in a terminal without colours."""
        return frame_text(compose(self._scene(), *SIZE))

    def _repr_html_(self) -> str:
        """The table in colours, as a notebook shows it."""
        return html_of(compose(self._scene(), *SIZE))

    def __reduce__(self) -> tuple[Any, ...]:
        header = header_of(self._setup).model_dump_json()
        start = self._driver.start
        which = start.seed, start.number, start.loser
        return _again, (self._setup.ruleset.id, header, which, tuple(self._driver.given))

    def _now(self) -> str:
        """The open question, or the result."""
        return self.ask or result_words(Viewer.BOTH.view(self._setup.ruleset, self._driver.duel))

    def _scene(self) -> Scene:
        record = Record(replace(self._setup, table=OPEN))
        record.duel = RunningDuel(self._driver)
        return TableState(Session.of(record), Commands((), DEFAULT_KEYS)).scene()


def _again(game: str, header: str, which: tuple[int, int, int], given: Sequence[Given]) -> Duel:
    """A duel that was pickled: seed, number in the match and loser of the one before; and what was answered."""
    setup = Header.model_validate_json(header).setup(load_ruleset(game), "a pickled duel")
    seed, number, loser = which
    driver = setup.driver(replace(setup.match().next_start(), seed=seed, number=number, loser=loser))
    driver.replay(given)
    return Duel(setup, driver)


def _meant(wanted: str, words: Sequence[str]) -> list[int]:
    """Places of the words that are meant: those that are the same, or else begin so, or else contain it."""
    folded = [each.casefold() for each in words]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if found := [place for place, each in enumerate(folded) if fits(each, wanted.casefold())]:
            return found
    return []


def _named(wanted: str, names: Sequence[str]) -> str:
    """The name of the card that is meant.

    Raises:
        ChoiceError: when there is none, or there are several.
    """
    found = [names[place] for place in _meant(wanted, names)]
    if len(found) == 1:
        return found[0]
    if found:
        more = f" and {len(found) - CLOSE} more" if len(found) > CLOSE else ""
        raise ChoiceError(f"{wanted!r} may be {', '.join(found[:CLOSE])}{more}: give more of its name")
    folded = {name.casefold(): name for name in names}
    near = [folded[each] for each in get_close_matches(wanted.casefold(), folded, n=CLOSE)]
    raise ChoiceError(f"no card is called {wanted!r}" + (f"; close to it: {', '.join(near)}" if near else ""))


def _cards_of(scene: Scene) -> Iterator[tuple[ZoneView, CardView]]:
    """The cards of a table with their zones, those of the board first, and those under a card after it."""
    zones = scene.view.zones
    for name in dict.fromkeys((*board_zones(scene.layout, scene.view), *zones)):
        for card in zones[name].cards:
            yield zones[name], card
            yield from ((zones[name], below) for below in card.under)


def _card(scene: Scene, zone: ZoneView, card: CardView) -> Card:
    assert card.face is not None
    edge = Span("▌ ", f"s{card.seat}" if card.seat else "line")
    lines = card_lines(scene, zone, card, CARD_WIDTH - 2)
    return Card(card.face, zone_words(scene.view, zone), tuple((edge, *line) for line in lines))


def _flat(choices: Iterable[Choice]) -> Iterator[int | str]:
    for choice in choices:
        if isinstance(choice, int | str):
            yield choice
        else:
            yield from choice
