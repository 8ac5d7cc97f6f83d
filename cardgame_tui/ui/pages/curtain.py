"""Pages in front of the table: the curtain and the secret choice. They show public facts only."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.view import View
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.drawing.cells import Line, center, fit, fit_line, wrap
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.session.session import Session

BOX = 66
"""Width of the box in the middle of the page."""


def curtain_lines(session: Session, width: int, height: int) -> list[Line]:
    """Who takes the keyboard and why; built from the public view only."""
    prompt = session.prompt
    who = session.name(prompt.seat) if prompt is not None else ""
    log = session.log(1)
    words = [
        "PASS THE KEYBOARD TO",
        " ".join(who.upper()),
        "Both hands are face down.",
        f"To decide: {session.question()}",
        *public_facts(session.view()),
        last_words(log),
        f"{who}, press Enter when {_other_name(session)} looks away",
    ]
    return boxed(words, width, height)


def secret_lines(
    session: Session, choice: SecretChoice, options: list[str], width: int, height: int, undo_key: str
) -> list[Line]:
    """Both players' keys and whether they are locked, never what they chose."""
    undo = f"{undo_key}: undo the last decision" if session.runner.undoable else ""
    return choice_lines(session, choice, [session.question().upper()], options, width, height, undo)


def choice_lines(
    session: Session,
    choice: SecretChoice,
    head: list[str],
    options: list[str],
    width: int,
    height: int,
    foot: str = "",
) -> list[Line]:
    """A question to both players, their keys, and whether they are locked.

    Args:
        session: the match.
        choice: what they have chosen so far.
        head: what is asked, in public words.
        options: what can be chosen, in words.
        width: cells of each line.
        height: how many lines.
        foot: what else can be done, empty for nothing.
    """
    rows = [f"{'both at once' if not choice.in_turn else 'one after the other'}, in secret", ""]
    seats = (choice.turn_of,) if choice.turn_of else choice.people
    column = (BOX - 4) // max(1, len(seats))
    rows.append("".join(fit(f"  {session.name(seat).upper()}", column) for seat in seats))
    for number, words in enumerate(options):
        rows.append("".join(fit(f"    {choice.keys(seat)[number]}  {words}", column) for seat in seats))
    rows.append("".join(fit(f"  [ {_locked(choice, seat)} ]", column) for seat in seats))
    if choice.turn_of:
        rows.append(f"{_other_name(session, choice.turn_of)} looks away.")
    change = "tab: both at once" if choice.in_turn else "tab: one after the other"
    change = change if len(choice.people) > 1 else ""
    rows += ["", "Shown only when all are locked.  bksp: start over", change, *([foot] if foot else [])]
    return boxed([*head, *rows], width, height)


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


def boxed(words: list[str], width: int, height: int) -> list[Line]:
    """Put lines into a box in the middle of the page, in ASCII."""
    inner = min(BOX, width - 4)
    texts = [line for text in words for line in (wrap(text, inner - 4) if not text.startswith(" ") else [text])]
    bar = "+" + "-" * (inner - 2) + "+"
    rows = [bar, *("|" + _middle(text, inner - 2) + "|" for text in texts), bar]
    top = max(0, (height - len(rows)) // 2)
    lines: list[Line] = [fit_line((), width) for _ in range(top)]
    lines += [center(row, width) for row in rows]
    return [*lines, *(fit_line((), width) for _ in range(height - len(lines)))][:height]


def _middle(text: str, width: int) -> str:
    return "".join(span.text for span in center(text, width))


def _locked(choice: SecretChoice, seat: int) -> str:
    return "locked" if seat in choice.chosen else "waiting"


def _other_name(session: Session, seat: int | None = None) -> str:
    if seat is None:
        seat = session.prompt.seat if session.prompt is not None else 1
    return session.name(other(seat))
