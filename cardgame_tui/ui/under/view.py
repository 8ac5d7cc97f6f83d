"""A duel as it was played next to the same duel under another rule, event by event. Independent of any screen."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from rich.cells import cell_len

from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.canvas import ASCII
from cardgame_tui.ui.cells.text import (
    Line,
    Span,
    between,
    cut,
    fit_line,
    foot,
)
from cardgame_tui.ui.drawing.frame import board_lines
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.scene.question import Question
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.under.differences import Differences, differences
from cardgame_tui.ui.under.events import EventPair, differing_events
from cardgame_tui.ui.under.open_question import OptionOnBoth, open_question
from cardgame_tui.ui.under.side import Side
from cardgame_tui.ui.under.two_boards import TwoBoards

WIDE = 112
"""Columns from which both boards are drawn next to each other; on narrower screens Tab changes the board."""
TITLE = " The same duel under another rule"
"""The heading of a page with room for both boards."""
NEXT = "*"
"""The key of the next event that differs."""
STEPS = {"1": By.EVENT, "2": By.DECISION, "3": By.TURN}
"""Keys that say how far a step goes."""
PLAY_ON = {"c": PLAYED, "x": OTHER}
"""Keys that continue a side by hand."""
KEYS = (
    "arrows step",
    "1 2 3 how far",
    "* next difference",
    "p parting",
    "b bots",
    "c x play on",
    "& another rule",
    "? help",
)


class UnderView:
    """What is on the screen while two lines are walked through together, and what keys do to it.

    Args:
        both: the two lines, at the place where they part.
        viewer: who looks.
        near: the seat drawn at the bottom.
        ascii: draw everything in ASCII.

    Attributes:
        both: the two lines.
        by: how far a step goes.
        shown: the side whose board a narrow screen shows.
    """

    def __init__(self, both: SideBySide, viewer: Viewer, near: int = 1, *, ascii: bool = False) -> None:
        self.both = both
        self.viewer = viewer
        self.by = By.EVENT
        self.shown = OTHER
        self._near = near
        self._asked: dict[int, Sequence[OptionOnBoth]] = {}
        self._ascii = ascii

    # -- keys ------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a key that moves, chooses a step or changes the board; returns whether it did anything."""
        both = self.both
        if key in ("left", "right", "up", "down"):
            return both.step(By.TURN if key in ("up", "down") else self.by, back=key in ("left", "up"))
        if key in STEPS:
            self.by = STEPS[key]
        elif key in ("home", "end"):
            both.go(0 if key == "home" else len(both.places))
        elif key == "p" and both.parting is not None:
            both.go(both.parting)
        elif key == NEXT:
            return self._go_to_next()
        elif key == "tab":
            self.shown = OTHER if self.shown == PLAYED else PLAYED
        else:
            return False
        return True

    def _go_to_next(self) -> bool:
        """Go to the next event that differs, from the last to the first one; returns whether it moved."""
        both, before = self.both, self.both.index
        places = sorted({at for at, _ in self._pairs})
        later = [at for at in places if at > before]
        if places:
            both.go((later or places)[0])
        return both.index != before

    @cached_property
    def _pairs(self) -> Sequence[tuple[int, EventPair]]:
        """All events that differ, each with the index of the first place after it on both sides."""
        both = self.both
        last = both.places[-1].events
        logs = [both.log(side, self.viewer, both.shared, last[side]) for side in (PLAYED, OTHER)]
        pairs = differing_events(logs[PLAYED], logs[OTHER], both.shared)
        return [(both.index_of(pair.played, pair.other), pair) for pair in pairs]

    def _pairs_here(self) -> Sequence[EventPair]:
        """Those that have happened on both sides up to here."""
        return [pair for at, pair in self._pairs if at <= self.both.index]

    @property
    def decision(self) -> int:
        """The decision from which both sides can be played on: the one that is being asked on both."""
        both = self.both
        return both.place.decision - (0 if both.at_rest(PLAYED) and both.at_rest(OTHER) else 1)

    # -- drawing ---------------------------------------------------------------------------------------

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw both sides in `height` lines."""
        wide = width >= WIDE
        sides, found = self._compared([self._side(side) for side in (PLAYED, OTHER)])
        if wide:
            body = TwoBoards(self.both, sides, found, self._pairs_here(), self._options()).lines(width, height - 2)
        else:
            body = self._one_board(sides, found, width, height - 2)
        rows = [self._title(width), *body]
        rows += [()] * (height - 1 - len(rows))
        keys = (*KEYS, "bksp back") if wide else KEYS
        drawn = [fit_line(line, width) for line in (*rows[: height - 1], foot(keys, width, gap="  "))]
        return [tuple(map(_in_ascii, line)) for line in drawn] if self._ascii else drawn

    def _options(self) -> Sequence[OptionOnBoth]:
        """The options of the open question on both sides; what they do is found out once for each place."""
        at = self.both.index
        if at not in self._asked:
            names = names_in_use(self.both.other.setup)
            self._asked[at] = [names.within(option) for option in open_question(self.both, self.viewer)]
        return self._asked[at]

    def _title(self, width: int) -> Line:
        both = self.both
        place, last = both.place, both.places[-1]
        at = f"event {max(place.events)}, decision {place.decision} of {last.decision}"
        if width < WIDE:
            left: Line = (Span(f" Under another rule: {both.other.said}", "strong bold"),)
            return between(left, (Span(f"{at} ", "quiet"),), width)
        left = (Span(TITLE, "strong bold"), Span(f"  {both.ruleset.title}", "quiet"))
        right = Span(f"{at}  {self._how()} ", "quiet")
        return (*fit_line(left, width - cell_len(right.text)), right)

    def _how(self) -> str:
        """Who looks, and how far a step goes."""
        word = self.both.ruleset.wording.turn if self.by is By.TURN else self.by.value
        setup = self.both.other.setup
        return f"{self.viewer.words(setup.names, setup.hand_word)}, by {word}"

    def _compared(self, sides: Sequence[Side]) -> tuple[Sequence[Side], Differences]:
        """The sides with cells that differ marked and, where some do, equal rows folded; and how many differ."""
        found = differences(sides[PLAYED].scene, sides[OTHER].scene)
        folded = found.equal if found.cells else ()
        scenes = [
            replace(side.scene, differing=spots, folded=folded)
            for side, spots in zip(sides, found.spots, strict=True)
        ]
        return [replace(side, scene=scene) for side, scene in zip(sides, scenes, strict=True)], found

    def _one_board(self, sides: Sequence[Side], found: Differences, width: int, height: int) -> list[Line]:
        shown = sides[self.shown]
        tab = f" ▌{shown.name.upper()}  (tab: the other side)"
        state = (found.short or "parted, boards equal") if self.both.apart else "the same so far"
        head = between((Span(tab, "title"),), (Span(f"{state} ", "quiet"),), width)
        below = [line for each in sides for line in _said(each, width)]
        board = board_lines(shown.scene, width, height - 1 - len(below))
        return [head, *board, *below]

    def _side(self, side: int) -> Side:
        """One side as it is here."""
        both, viewer = self.both, self.viewer
        driver, ruleset = both.driver(side), both.ruleset
        options = driver.start.options
        said = both.other.said_of[side]
        name = f"as it was played: {said}" if side == PLAYED else f"under {said}"
        scene = Scene(
            view=both.read(side, lambda duel: viewer.view(ruleset, duel)),
            layout=ruleset.layout(options),
            near=viewer.seat or self._near,
            question=self._question(side),
            cards={},
            zones={},
            ascii=self._ascii,
        )
        log = both.log(side, viewer, 0, both.place.events[side])
        return names_in_use(both.other.setup).within(Side(name, scene, log, self._following(side)))

    def _question(self, side: int) -> Question:
        both = self.both
        prompt, names = both.driver(side).prompt, both.other.setup.names
        if prompt is None:
            return Question()
        if not both.at_rest(side):
            return Question(words="it happens", doing="happens now")
        return Question(words="asked", who=names[prompt.seat - 1] if prompt.seat else "")

    def _following(self, side: int) -> str:
        """What is asked next on a side and what was answered, or how the side ends."""
        both = self.both
        if not both.at_rest(side):
            return "then: more events of this decision"
        driver = both.driver(side)
        prompt, result = driver.prompt, driver.result
        misfit = both.other.misfit
        if side == OTHER and misfit is not None and both.place.decision == len(both.other.lines):
            return f"stops here: {misfit.words(self.viewer)}"
        if prompt is None:
            if result is None:
                return ""
            winner = f"{driver.start.names[result.winner - 1]} wins" if result.winner else "drawn"
            return f"ends: {winner} ({result.rule}, {result.how})"
        question = self.viewer.question(driver.ruleset, driver.duel, prompt)
        entries = both.line(side).entries
        entry = entries[both.place.decision] if both.place.decision < len(entries) else None
        if isinstance(entry, AnswerLine):
            picked = self.viewer.picked(driver.ruleset, driver.duel, prompt, entry.answer, entry.label)
            question += "" if picked is None else f" {picked}"
        return f"then: {question} ({prompt.rule})"


def _in_ascii(span: Span) -> Span:
    return span._replace(text=span.text.translate(ASCII))


def _said(side: Side, width: int) -> list[Line]:
    """The last event of a side and what follows, on one line each."""
    name = "played" if side.name.startswith("as") else "under "
    last = str(side.events[-1]) if side.events else "nothing has happened"
    room = width - 9
    return [
        (Span(f" {name}  ", "strong"), Span(cut(last, room))),
        (Span(" " * 9), Span(cut(side.following, room), "key")),
    ]
