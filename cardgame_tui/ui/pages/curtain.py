"""Pages in front of the table: the curtain and the secret choice. They show public facts only."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Span, cut, wrap
from cardgame_tui.ui.drawing.clash import clash_words, turn_facts
from cardgame_tui.ui.drawing.status import health_line, phase_words
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.played import played_in_short
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.session.session import Session

BOX = 56
"""Width of the curtain."""
SIDES = {1: "left", 2: "right"}
"""The side of the keyboard on which a seat has its keys."""
HALF = 30
"""Width of what one player sees of a secret choice."""
MARGIN = 3
"""Cells between a frame and the facts in it."""
LABEL = 12
"""Cells of the labels of facts."""


def curtain_lines(session: Session, width: int, height: int, *, ascii: bool = False) -> list[Line]:
    """Who takes the keyboard and why; built from the public view only."""
    canvas = Canvas(width, height, ascii=ascii)
    prompt, view = session.prompt, session.view()
    seat = prompt.seat if prompt is not None else 1
    left, room = (width - BOX) // 2, BOX - 2 * MARGIN - 2
    facts = _facts(session, view, room)
    rows = 12 + len(facts)
    top = max(0, (height - rows) // 2)
    _draw_frame(canvas, left, top, BOX, rows, f"s{seat}", heavy=True)
    _center(canvas, top + 2, "Pass the keyboard to")
    _center(canvas, top + 4, " ".join(cut(session.name(seat).upper(), room // 2)), f"s{seat} bold")
    _center(canvas, top + 6, f"Both {session.hand_word}s are face down.")
    canvas.put(left + MARGIN + 1, top + 7, "─" * room, "line")
    for y, (label, line) in enumerate(facts, top + 8):
        canvas.put_line(left + MARGIN + 1, y, (label,))
        canvas.put_line(left + MARGIN + 1 + LABEL, y, line)
    y = top + 8 + len(facts)
    canvas.put(left + MARGIN + 1, y, "─" * room, "line")
    x = canvas.plate(left + MARGIN + 1, y + 2, "enter", "now")
    canvas.put(x + 1, y + 2, cut(f"when {session.name(other(seat))} looks away", room - 9), "strong")
    saved = "" if session.runner.unsaved else ", all is saved"
    _draw_foot(canvas, (("enter", "open"), ("", "no other key does anything")), ("ctrl+q", f"quit{saved}"))
    return canvas.lines()


def _facts(session: Session, view: View, width: int) -> list[tuple[Span, Line]]:
    """What both players may know, a line each, with labels at the left."""
    asked = session.question()
    asked = asked.removeprefix(f"{session.name(session.prompt.seat)}, ") if session.prompt is not None else asked
    said = [
        (view.when if view.turn else "now", phase_words(view)),
        *(("attack", words) for words in (clash_words(view),) if words),
        ("to decide", asked),
        *(("last", str(line)) for line in session.log(1)),
    ]
    lines = [
        (Span(label if row == 0 else "", "quiet"), (Span(line),))
        for label, words in names_in_use(session.setup).within(said)
        for row, line in enumerate(wrap(words, width - LABEL))
    ]
    return lines + [(_name(view, seat), _counts(view, seat, width - LABEL)) for seat in SEATS]


def _name(view: View, seat: int) -> Span:
    return Span(cut(view.names[seat - 1], LABEL - 1), f"s{seat} bold")


def _counts(view: View, seat: int, width: int) -> Line:
    """The life of a seat, or all its counts in a game without life."""
    health = view.health.get(seat)
    if health is not None:
        return health_line(view, seat, health)
    counts = "  ".join(f"{word} {number}" for word, number in view.counts(seat))
    return (Span(cut(counts, width)),)


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
    names = names_in_use(session.setup)
    head = names.within([session.question(), prompt.rule if prompt is not None else ""])
    return choice_lines(session, choice, head, names.within(options), width, height, undo, ascii=ascii)


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
    _draw_head(canvas, session)
    question, *more = ([line for line in wrap(words, width - 8) if line] for words in head)
    asked = [(line, "strong bold") for line in question] + [(line, "") for lines in more for line in lines]
    rows = len(options) * 2 + 6
    top = max(1, (height - rows - len(asked) - 6) // 2)
    for number, (words, ink) in enumerate(asked):
        _center(canvas, top + number, words, ink)
    seats = (choice.turn_of,) if choice.turn_of else choice.people
    y = top + len(asked) + 1
    left = (width - len(seats) * (HALF + 4) + 4) // 2
    for number, seat in enumerate(seats):
        _draw_half(canvas, session, choice, seat, options, left + number * (HALF + 4), y)
    if choice.turn_of:
        _center(canvas, y + rows, f"{session.name(other(choice.turn_of))} looks away.")
    _center(canvas, y + rows + 1, "Nothing on this page changes with the key you press.", "quiet")
    both = len(choice.people) > 1
    when = "Both choices are shown when both are locked." if both else "Your choice is shown when it is locked."
    _center(canvas, y + rows + 2, when, "quiet")
    _draw_keys(canvas, choice, more_keys)
    return canvas.lines()


def _draw_half(
    canvas: Canvas, session: Session, choice: SecretChoice, seat: int, options: list[str], x: int, y: int
) -> None:
    """The keys of one player, and whether this player has chosen."""
    locked = seat in choice.chosen
    rows = len(options) * 2 + 6
    canvas.ground(x, y, HALF, rows, "card")
    _draw_frame(canvas, x, y, HALF, rows, f"s{seat}", heavy=locked)
    side = "" if choice.in_turn or len(choice.people) < 2 else f", {SIDES[seat]} keys"
    name = cut(session.name(seat).upper(), HALF - 6 - len(side))
    start = x + (HALF - cell_len(name + side)) // 2
    canvas.put(canvas.put(start, y + 1, name, f"s{seat} bold"), y + 1, side, "quiet")
    for number, words in enumerate(options):
        end = canvas.plate(x + 6, y + 3 + 2 * number, choice.keys(seat)[number], "now")
        canvas.put(end + 2, y + 3 + 2 * number, cut(words, HALF - 14), "text")
    if locked:
        canvas.plate(x + 8, y + rows - 3, "   locked   ", f"s{seat}")
    else:
        canvas.put(x + 11, y + rows - 3, "choosing", "quiet")


def _draw_keys(canvas: Canvas, choice: SecretChoice, more_keys: Sequence[tuple[str, str]]) -> None:
    keys = [("bksp", "start over")]
    if len(choice.people) > 1:
        keys.append(("tab", "both at once" if choice.in_turn else "one after the other"))
    _draw_foot(canvas, (*keys, *more_keys), ("?", "help"))


def _draw_foot(canvas: Canvas, keys: Sequence[tuple[str, str]], last: tuple[str, str]) -> None:
    """Keys and what they do, as far as they fit, the last one at the right."""
    x, y = 1, canvas.height - 1
    start = canvas.put_right(canvas.width - 1, y, f" {last[1]}", "quiet")
    start = canvas.put_right(start, y, last[0], "text bold")
    for key, word in keys:
        if x + cell_len(key) + bool(key) + cell_len(word) >= start:
            return
        x = canvas.put(x, y, key, "text bold") + (1 if key else 0)
        x = canvas.put(x, y, word, "quiet") + 2


def _draw_head(canvas: Canvas, session: Session) -> None:
    """What is played, and at the right what came of the last such question, if it is asked again."""
    x = canvas.put(1, 0, session.ruleset.title, "strong bold") + 2
    x = canvas.put(x, 0, cut(played_in_short(session.setup), canvas.width // 3), "quiet") + 2
    asked = session.prompt
    last = [line.words for line in session.log(1) if asked is not None and line.rule == asked.rule]
    for words in last:
        canvas.put_right(canvas.width - 1, 0, cut(f"last: {words}", canvas.width - x - 1), "text")


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
        f"{name}: " + ", ".join(f"{word} {number}" for word, number in view.counts(seat))
        for seat, name in enumerate(view.names, 1)
    ]
    return [", ".join(part for part in (view.when, *turn_facts(view)) if part), *gauges]


def last_words(log: list[LogLine]) -> str:
    """The latest event, if any."""
    return f"last: {log[-1]}" if log else ""
