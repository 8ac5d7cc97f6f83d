"""The steps of a match as a page shows them: each decision, what followed from it, and the table after it."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By, PlayedDuel
from cardgame_tui.play.history.transcript import asked_and_answered
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.drawing.frame import draw_parts
from cardgame_tui.ui.drawing.plan import board_plan
from cardgame_tui.ui.scene.question import Question
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.spoken.listing import table_listing
from cardgame_tui.value import value

WIDTH, HEIGHT = 80, 26
"""Cells of the table that is drawn."""


@value
class Step:
    """One step.

    Args:
        duel: number of the duel.
        turn: when it begins, such as ``turn 7``; a line of its news says so where another turn has begun.
        whose: whose turn that is; empty before the first one.
        asked: the question, as far as the viewer may read it; empty at the beginning of a duel.
        answer: its answer; empty where the viewer may not know it.
        news: what followed, in the words of the log.
        drawn: the table after it, drawn.
        listed: the same in sentences.
    """

    duel: int
    turn: str
    whose: str
    asked: str
    answer: str
    news: tuple[LogLine, ...]
    drawn: tuple[Line, ...]
    listed: tuple[str, ...]


def steps_of(replay: Replay, viewer: Viewer) -> Iterator[Step]:
    """Every step of a match in which the viewer sees anything, in order; the replay ends at its beginning.

    Args:
        replay: the match.
        viewer: who looks: nothing else is read than what that viewer may know.
    """
    replay.go(0)
    told, when = 0, ("", "")
    while True:
        place, played, view = replay.place, replay.played, replay.view(viewer)
        when = when if place.decision else (view.when, view.whose_turn)
        asked, answer = _asked(played, place.decision, viewer) if place.decision else ("", "")
        told = told if place.decision else 0
        if answer is not None or place.event > told:
            yield _step(replay, viewer, when, (asked, answer or ""), place.event - told)
            told = place.event
        when = view.when, view.whose_turn
        if not replay.forward(By.DECISION):
            break
    replay.go(0)


def _step(replay: Replay, viewer: Viewer, when: tuple[str, str], asked: tuple[str, str], news: int) -> Step:
    """The step that ends where the replay is, with so many events that are new."""
    scene = Scene(
        view=replay.view(viewer),
        layout=replay.ruleset.layout(replay.driver.duel.options),
        near=viewer.seat or SEATS[0],
        question=Question(),
        cards={},
        zones={},
    )
    return Step(
        duel=replay.place.duel,
        turn=when[0],
        whose=when[1],
        asked=asked[0],
        answer=asked[1],
        news=tuple(replay.log(viewer, news) if news else ()),
        drawn=tuple(drawn_board(scene)),
        listed=tuple(table_listing(scene, brief=True)),
    )


def _asked(played: PlayedDuel, decision: int, viewer: Viewer) -> tuple[str, str | None]:
    """The question that this decision of a duel answered, and the answer; None for one that is hidden."""
    driver = played.driver.fork(decision - 1)
    assert driver.prompt is not None
    return asked_and_answered(driver, driver.prompt, played.entries[decision - 1], viewer)


def drawn_board(scene: Scene) -> list[Line]:
    """The board alone, as it is drawn in a terminal."""
    sizes = board_plan(scene, WIDTH, HEIGHT)
    canvas = Canvas(WIDTH, sum(lines for _, lines in sizes.parts), ascii=scene.ascii)
    draw_parts(canvas, scene, sizes, 0)
    return canvas.lines()
