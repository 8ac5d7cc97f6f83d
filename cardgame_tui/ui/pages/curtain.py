"""Pages in front of the table: the curtain and the secret choice. They show public facts only."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.view import View
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Line, Span, cut, wrap
from cardgame_tui.ui.drawing.status import health_line
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.session.session import Session

BOX = 56
"""Width of the curtain."""
HALF = 30
"""Width of what one player sees of a secret choice."""
MARGIN = 3
"""Cells between a frame and the facts in it."""


def curtain_lines(session: Session, width: int, height: int, *, ascii: bool = False) -> list[Line]:
    """Who takes the keyboard and why; built from the public view only."""
    canvas = Canvas(width, height, ascii=ascii)
    prompt, view = session.prompt, session.view()
    seat = prompt.seat if prompt is not None else 1
    facts = _facts(session, view)
    left, room = (width - BOX) // 2, BOX - 2 * MARGIN - 2
    about = [line for words in facts for line in wrap(words, room)]
    rows = 12 + len(about) + len(SEATS)
    top = max(0, (height - rows) // 2)
    _draw_frame(canvas, left, top, BOX, rows, f"s{seat}", heavy=True)
    _center(canvas, top + 2, "Pass the keyboard to")
    _center(canvas, top + 4, " ".join(cut(session.name(seat).upper(), room // 2)), f"s{seat} bold")
    _center(canvas, top + 6, "Both hands are face down.")
    canvas.put(left + MARGIN + 1, top + 7, "─" * room, "line")
    y = top + 8
    for line in about:
        canvas.put(left + MARGIN + 1, y, line)
        y += 1
    for each in SEATS:
        canvas.put_line(left + MARGIN + 1, y, _counts(view, each, room))
        y += 1
    canvas.put(left + MARGIN + 1, y, "─" * room, "line")
    x = canvas.plate(left + MARGIN + 1, y + 2, "enter", "now")
    canvas.put(x + 1, y + 2, cut(f"when {session.name(other(seat))} looks away", room - 9), "strong")
    canvas.put(1, height - 1, "no other key does anything", "quiet")
    return canvas.lines()


def _facts(session: Session, view: View) -> list[str]:
    when = "  ".join(part for part in (view.when, view.public_turn or view.phase) if part)
    return [when, f"to decide: {session.question()}", last_words(session.log(1))]


def _counts(view: View, seat: int, width: int) -> Line:
    """Name and life of a seat, or all its counts in a game without life."""
    name = Span(f"{cut(view.names[seat - 1], width // 3)}  ", f"s{seat} bold")
    health = view.health.get(seat)
    if health is not None:
        return (name, *health_line(view, seat, health))
    counts = "  ".join(f"{word} {number}" for word, number in view.gauges[seat])
    return (name, Span(cut(counts, width - cell_len(name.text))))


def secret_lines(
    session: Session,
    choice: SecretChoice,
    options: list[str],
    width: int,
    height: int,
    undo_key: str,
    *,
    ascii: bool = False,
) -> list[Line]:
    """Both players' keys and whether they are locked, never what they chose."""
    prompt = session.prompt
    undo = ((undo_key, "undo the last decision"),) if session.runner.undoable else ()
    head = [session.question(), prompt.rule if prompt is not None else ""]
    return choice_lines(session, choice, head, options, width, height, undo, ascii=ascii)


def choice_lines(
    session: Session,
    choice: SecretChoice,
    head: list[str],
    options: list[str],
    width: int,
    height: int,
    more_keys: Sequence[tuple[str, str]] = (),
    *,
    ascii: bool = False,
) -> list[Line]:
    """A question to both players, their keys, and whether they are locked.

    Args:
        session: the match.
        choice: what they have chosen so far.
        head: what is asked, in public words.
        options: what can be chosen, in words.
        width: cells of each line.
        height: how many lines.
        more_keys: what else can be done, as ``(key, word)``.
        ascii: draw everything in ASCII.
    """
    canvas = Canvas(width, height, ascii=ascii)
    asked = [line for words in head for line in wrap(words, width - 8) if line]
    rows = len(options) * 2 + 6
    top = max(1, (height - rows - len(asked) - 6) // 2)
    for number, words in enumerate(asked):
        _center(canvas, top + number, words, "strong bold" if number == 0 else "")
    seats = (choice.turn_of,) if choice.turn_of else choice.people
    y = top + len(asked) + 1
    left = (width - len(seats) * (HALF + 4) + 4) // 2
    for number, seat in enumerate(seats):
        _draw_half(canvas, session, choice, seat, options, left + number * (HALF + 4), y)
    if choice.turn_of:
        _center(canvas, y + rows, f"{session.name(other(choice.turn_of))} looks away.")
    _center(canvas, y + rows + 1, "Nothing on this page changes with the key you press.", "quiet")
    _center(canvas, y + rows + 2, "The choices are shown when all are locked.", "quiet")
    _draw_keys(canvas, choice, more_keys)
    return canvas.lines()


def _draw_half(
    canvas: Canvas, session: Session, choice: SecretChoice, seat: int, options: list[str], x: int, y: int
) -> None:
    """The keys of one player, and whether this player has chosen."""
    locked = seat in choice.chosen
    rows = len(options) * 2 + 6
    _draw_frame(canvas, x, y, HALF, rows, f"s{seat}" if locked else "line", heavy=locked)
    canvas.put(x + 3, y + 1, cut(session.name(seat).upper(), HALF - 6), f"s{seat} bold")
    for number, words in enumerate(options):
        end = canvas.plate(x + 6, y + 3 + 2 * number, choice.keys(seat)[number], "now")
        canvas.put(end + 2, y + 3 + 2 * number, cut(words, HALF - 14), "text")
    canvas.put(x + 11, y + rows - 3, "locked" if locked else "choosing", "strong bold" if locked else "quiet")


def _draw_keys(canvas: Canvas, choice: SecretChoice, more_keys: Sequence[tuple[str, str]]) -> None:
    keys = [("bksp", "start over")]
    if len(choice.people) > 1:
        keys.append(("tab", "both at once" if choice.in_turn else "one after the other"))
    x = 1
    for key, word in (*keys, *more_keys):
        x = (
            canvas.put(canvas.put(x, canvas.height - 1, key, "text bold"), canvas.height - 1, f" {word}", "quiet")
            + 2
        )


def _draw_frame(canvas: Canvas, x: int, y: int, width: int, height: int, ink: str, *, heavy: bool) -> None:
    flat, upright, corners = ("━", "┃", "┏┓┛┗") if heavy else ("─", "│", "┌┐┘└")
    canvas.put(x, y, corners[0] + flat * (width - 2) + corners[1], ink)
    canvas.put(x, y + height - 1, corners[3] + flat * (width - 2) + corners[2], ink)
    for column in (x, x + width - 1):
        canvas.fill(column, y + 1, 1, height - 2, upright, ink)


def _center(canvas: Canvas, y: int, words: str, ink: str = "") -> None:
    words = cut(words, canvas.width - 4)
    canvas.put((canvas.width - cell_len(words)) // 2, y, words, ink)


def public_facts(view: View) -> list[str]:
    """Turn and phase on one line, then a line of counts for each player."""
    gauges = [
        f"{name}: " + ", ".join(f"{word} {number}" for word, number in view.gauges[seat])
        for seat, name in enumerate(view.names, 1)
    ]
    return [", ".join(part for part in (view.when, view.phase, view.public_turn) if part), *gauges]


def last_words(log: list[LogLine]) -> str:
    """The latest event, if any."""
    return f"last: {log[-1]}" if log else ""
