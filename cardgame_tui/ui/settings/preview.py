"""A small table, drawn as the real one is, that shows how the settings look."""

from collections.abc import Sequence

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.view import CardView, View, ZoneView
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.drawing.board import draw_middle, draw_row
from cardgame_tui.ui.drawing.cards.bordered import QUIET, draw_frame
from cardgame_tui.ui.drawing.status import draw_counts, draw_footer
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.card_names import CardNames
from cardgame_tui.ui.scene.question import Entry, Question
from cardgame_tui.ui.scene.scene import Scene

WIDTH, HEIGHT = 40, 14
"""Cells and lines of the table of the preview."""
PIPS = 3
"""How many pips show a colour in the legend."""
FAR_LINES, NEAR_LINES = 5, 3
"""Lines of the row of cards of each side."""
FAR = CardView(
    1,
    Face(
        "Moss Behemoth",
        "creature",
        stats="7*/5",
        health=(2, 5),
        role="strikes",
        arrows=(("B", 1),),
        second_name="Moosbehemoth",
    ),
    True,
    seat=2,
)
NEAR = CardView(
    2,
    Face(
        "Dusk Lampguard",
        "creature",
        stats="2/3",
        health=(2, 3),
        counters=2,
        conditions=("PRONE",),
        arrows=(("T", 1), ("TR", 1)),
        second_name="Lampenwache",
    ),
    True,
    seat=1,
)
OTHER = CardView(
    3,
    Face(
        "Chapel Marksman",
        "creature",
        stats="1/2",
        health=(2, 2),
        arrows=(("T", 2), ("TR", 1)),
        second_name="Kapellenwache",
    ),
    True,
    seat=1,
)
LAYOUT = Layout(
    rows=(Row(RowKind.GRID, ("2C1", "2C2"), "2C", 2), Row(RowKind.GRID, ("1C1", "1C2"), "1C", 1)),
    middle="front line",
    asides=((), ()),
    hands=("seat1.hand", "seat2.hand"),
    piles=((), ()),
)


def draw_preview(
    names: tuple[str, str],
    keys: Sequence[tuple[str, str]],
    width: int,
    *,
    second_names: bool,
) -> list[Line]:
    """Draw a table with an attack, a card face down, a card that can be picked and the keys of some commands.

    Args:
        names: the names of both players.
        keys: keys of commands, each with its title.
        width: cells of each line.
        second_names: call cards by their second names.
    """
    cards = [each.face for each in (FAR, NEAR, OTHER) if each.face is not None]
    called = CardNames({face.name: face.second_name for face in cards} if second_names else {})
    scene = _scene(names).with_names(called)
    inside = Canvas(width - 4, HEIGHT - 2)
    end = inside.width
    far, near = scene.rows
    draw_counts(inside, scene, 2, 0, end)
    draw_row(inside, scene, far, 1, end, FAR_LINES)
    draw_middle(inside, scene, 1 + FAR_LINES, end, stack=False)
    draw_row(inside, scene, near, 2 + FAR_LINES, end, NEAR_LINES)
    draw_counts(inside, scene, 1, HEIGHT - 4, end)
    draw_footer(inside, keys)
    canvas = Canvas(width, HEIGHT)
    draw_frame(canvas, QUIET, 0, 0, width, HEIGHT)
    for y, line in enumerate(inside.lines(), 1):
        canvas.put_line(2, y, line)
    return canvas.lines()


def draw_legend(width: int) -> list[Line]:
    """What colours and signs mean, on two lines."""
    canvas = Canvas(width, 2)
    canvas.put(canvas.plate(1, 0, "b", "now"), 0, " you can do this", "text")
    colours = (
        (width // 2 + 2, 0, "■", "s1", "seat 1"),
        (1, 1, "□", "danger", "loss, attack"),
        (width // 2 + 2, 1, "■", "s2", "seat 2"),
    )
    for x, y, sign, ink, words in colours:
        canvas.put(canvas.put(x, y, sign * PIPS, ink), y, f" {words}", "text")
    return canvas.lines()


def _scene(names: tuple[str, str]) -> Scene:
    back = CardView(None, None, False)
    zones = [
        _zone(0, "2C1", 2, FAR),
        _zone(1, "2C2", 2, back),
        _zone(2, "1C1", 1, NEAR),
        _zone(3, "1C2", 1, OTHER),
        *(ZoneView(3 + seat, f"seat{seat}.hand", seat, "hand", "", "", 4, ()) for seat in (1, 2)),
    ]
    view = View(
        seat=1,
        names=names,
        turn=7,
        when="turn 7",
        duel_word="duel",
        active=2,
        phase="",
        phases=(),
        gauges={1: (("HP", 3), ("hand", 4)), 2: (("HP", 6), ("hand", 4))},
        zones={zone.name: zone for zone in zones},
        stack=(),
        result=None,
        health={1: (3, 6), 2: (6, 6)},
    )
    asked = Question(
        words=f"{names[0]}: block?", who=names[0], entries=(Entry("b", "Dusk Lampguard", "", 2),), card=1, zone=2
    )
    return Scene(
        view=view,
        layout=LAYOUT,
        near=1,
        question=asked,
        cards={2: Badge("b")},
        zones={},
    )


def _zone(number: int, name: str, seat: int, *cards: CardView) -> ZoneView:
    return ZoneView(number, name, seat, "slot", "", "", len(cards), cards)
