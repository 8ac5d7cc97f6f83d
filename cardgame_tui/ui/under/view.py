"""A duel as it was played next to the same duel under another rule, event by event. Independent of any screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest

from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.ui.cells.canvas import ASCII
from cardgame_tui.ui.cells.text import (
    Line,
    Span,
    between,
    capital,
    counted,
    cut,
    fit_line,
    foot,
    plain,
    wrap,
)
from cardgame_tui.ui.drawing.frame import board_lines
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.scene.question import Question
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.under.differences import Differences, differences, differing_by_turn
from cardgame_tui.value import value

WIDE = 112
"""Columns from which both boards are drawn next to each other; on narrower screens Tab changes the board."""
LOG = 9
"""Fewest lines for events below two boards."""
MOST_SUMMARY = 2
"""Most lines that say where the lines parted."""
STEPS = {"1": By.EVENT, "2": By.DECISION, "3": By.TURN}
"""Keys that say how far a step goes."""
PLAY_ON = {"c": PLAYED, "x": OTHER}
"""Keys that continue a side by hand."""
KEYS = ("arrows step", "1 2 3 how far", "p parting", "b bots", "c x play on", "o rule", "? help")


@value
class Side:
    """One side as it is drawn.

    Args:
        name: what it is called.
        scene: its board.
        events: its log up to here, from one place before the lines part, oldest first.
        following: what is asked next and was answered, or how it ends.
    """

    name: str
    scene: Scene
    events: Sequence[LogLine]
    following: str


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
        elif key == "tab":
            self.shown = OTHER if self.shown == PLAYED else PLAYED
        else:
            return False
        return True

    @property
    def decision(self) -> int:
        """The decision from which both sides can be played on: the one that is being asked on both."""
        both = self.both
        return both.place.decision - (0 if both.at_rest(PLAYED) and both.at_rest(OTHER) else 1)

    # -- drawing ---------------------------------------------------------------------------------------

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw both sides in `height` lines."""
        body = self._both_boards(width, height - 2) if width >= WIDE else self._one_board(width, height - 2)
        rows = [self._title(width), *body]
        rows += [()] * (height - 1 - len(rows))
        keys = KEYS if width < WIDE else (*KEYS, "bksp back")
        drawn = [fit_line(line, width) for line in (*rows[: height - 1], foot(keys, width, gap="  "))]
        return [tuple(map(_in_ascii, line)) for line in drawn] if self._ascii else drawn

    def _title(self, width: int) -> Line:
        both = self.both
        place, last = both.place, both.places[-1]
        at = f"event {max(place.events)}, decision {place.decision} of {last.decision}"
        how = f"  {self._how()}" if width >= WIDE else ""
        left = (Span(f" Under another rule: {both.other.said}", "strong bold"),)
        return between(left, (Span(f"{at}{how} ", "quiet"),), width)

    def _how(self) -> str:
        """Who looks, and how far a step goes."""
        word = self.both.ruleset.wording.turn if self.by is By.TURN else self.by.value
        setup = self.both.other.setup
        return f"{self.viewer.words(setup.names, setup.hand_word)}, by {word}"

    def _both_boards(self, width: int, height: int) -> list[Line]:
        column = (width - 3) // 2
        sides, found = self._compared([self._side(side, height) for side in (PLAYED, OTHER)])
        summary = [
            (Span(line, "strong" if number == 0 else ""),)
            for number, line in enumerate(self._summary(found, width))
        ]
        following = _columns([wrap(each.following, column) for each in sides], column, "key")
        boards = [
            board_lines(each.scene, column, height - LOG - 2 - len(following) - len(summary)) for each in sides
        ]
        head = _columns([[f"▌{each.name.upper()}"] for each in sides], column, "title")
        drawn = [(*one, Span(" │ ", "line"), *two) for one, two in zip(*boards, strict=True)]
        drawn = drawn[: max(map(_used, boards))]
        room = height - 1 - len(drawn) - len(following) - len(summary)
        return [*head, *drawn, *summary, *self._events(sides, column, height, room), *following]

    def _events(self, sides: Sequence[Side], column: int, events: int, room: int) -> list[Line]:
        """The latest events of both sides in some lines, with a ruled line where they part."""
        both = self.both
        first = self._first_shown(events)
        common = max(0, both.shared - first) if both.apart else len(sides[PLAYED].events)
        rows: list[Line] = []
        pairs = zip_longest(*(each.events for each in sides))
        for number, pair in enumerate(pairs):
            if number == common:
                rows.append(self._ruled(2 * column + 3))
            rows += _columns([wrap(str(line), column) if line else [] for line in pair], column)
        if not both.apart:
            rows.append(self._ruled(2 * column + 3))
        rows = rows[-room:]
        return [()] * (room - len(rows)) + rows

    def _compared(self, sides: Sequence[Side]) -> tuple[Sequence[Side], Differences]:
        """The sides with cells that differ marked and, where some do, equal rows folded; and how many differ."""
        found = differences(sides[PLAYED].scene, sides[OTHER].scene)
        folded = found.equal if found.cells else ()
        scenes = [
            replace(side.scene, differing=spots, folded=folded)
            for side, spots in zip(sides, found.spots, strict=True)
        ]
        return [replace(side, scene=scene) for side, scene in zip(sides, scenes, strict=True)], found

    def _summary(self, found: Differences, width: int) -> list[str]:
        """What differs here, and where the lines parted and in how many events since."""
        both = self.both
        if both.parting is None:
            over = both.driver(PLAYED).result is not None
            return [f" The rule differs; no event parts{'' if over else ' yet'}."]
        if not both.apart:
            return [" The rule differs; no event has parted up to here."]
        logs = [both.log(side, self.viewer, both.shared, both.place.events[side]) for side in (PLAYED, OTHER)]
        firsts = [str(log[0]) if log else "nothing more happens." for log in logs]
        turns = differing_by_turn(*logs)
        when = next(iter(turns), both.ruleset.wording.when(both.driver(PLAYED).duel.turn))
        since = counted(sum(turns.values()), "event")
        lines = wrap(f"Parted in {when}: {firsts[PLAYED]} Under the other rule: {firsts[OTHER]}", width - 2)
        here = f"{capital(found.words)} here." if found.words else "Both boards are the same here."
        then = (
            f" Since then {since} differ{'s' if since == '1 event' else ''} ({_by_turn(turns)})." if since else ""
        )
        return [f" {here}{then}", *(f" {line}" for line in lines[:MOST_SUMMARY])]

    def _ruled(self, width: int) -> Line:
        """The line between what is the same and what is not."""
        both = self.both
        if both.index == both.parting:
            words = f"── they part here, after {both.shared} events "
        elif both.apart:
            words = f"── they parted here, after {both.shared} events "
        elif both.parting is None:
            words = "── the same, and they never part "
        else:
            words = "── the same up to here "
        return (Span(words + "─" * (width - len(words)), "dim"),)

    def _one_board(self, width: int, height: int) -> list[Line]:
        sides, found = self._compared([self._side(side, 1) for side in (PLAYED, OTHER)])
        shown = sides[self.shown]
        tab = f" ▌{shown.name.upper()}  (tab: the other side)"
        state = (found.short or "parted, boards equal") if self.both.apart else "the same so far"
        head = between((Span(tab, "title"),), (Span(f"{state} ", "quiet"),), width)
        below = [line for each in sides for line in _said(each, width)]
        board = board_lines(shown.scene, width, height - 1 - len(below))
        return [head, *board, *below]

    def _side(self, side: int, events: int) -> Side:
        """One side as it is here, with so many events."""
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
        last = both.place.events[side]
        first = last - 1 if events == 1 else self._first_shown(events)
        log = both.log(side, viewer, max(0, min(first, last)), last)
        names = names_in_use(both.other.setup)
        return names.within(Side(name, scene, log, self._following(side)))

    def _first_shown(self, events: int) -> int:
        """The number of the first event that is shown, the same for both sides."""
        return max(0, max(self.both.place.events) - events)

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


def _by_turn(turns: Mapping[str, int]) -> str:
    """How many events differ in each turn, such as ``turn 5: 1, turn 7: 2``."""
    return ", ".join(f"{when}: {count}" for when, count in turns.items() if count)


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


def _used(board: Sequence[Line]) -> int:
    """How many lines of a board there are without the empty ones at its end."""
    return max((number for number, line in enumerate(board, 1) if plain(line).strip()), default=0)


def _columns(texts: Sequence[Sequence[str]], column: int, style: str = "") -> list[Line]:
    """Two texts side by side, line by line."""
    return [
        (
            *fit_line((Span(cut(left, column), style),), column),
            Span(" │ ", "line"),
            Span(cut(right, column), style),
        )
        for left, right in zip_longest(*texts, fillvalue="")
    ]
