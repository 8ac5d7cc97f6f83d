"""The page that tells players how each of them gets a screen of their own, and who is here."""

from collections.abc import Iterator, Mapping
from dataclasses import field

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, counted, cut
from cardgame_tui.ui.pages.played import played_in_short
from cardgame_tui.ui.session.role import STAGE, TABLE
from cardgame_tui.ui.session.session import Session
from cardgame_tui.value import value

JOIN = "cardgame-tui join"
"""What a player types in another terminal."""
HERE, WAITS, COMES = "here", "waits for it", "may come"
THIS = "this screen"
NAME, WORDS, WHO = 5, 16, 50
"""Cells at which the name of a role, what is typed for it, and who is here begin."""
STRIP = 4
"""Lines of the question."""


@value
class Invitation:
    """How others come to a table.

    Args:
        table: its name, for those who find several on this machine.
        address: what guests without an account type, such as ``ssh -p 8422 table@192.168.1.20``; empty for no way.
        codes: the words of each role for them, by its name.
        fingerprint: what their client shows of this host.
        wrong: how many wrong codes have been typed.
    """

    table: str
    address: str = ""
    codes: Mapping[str, str] = field(default_factory=dict)
    fingerprint: str = ""
    wrong: int = 0


def guest_of(session: Session) -> int:
    """The seat of the player who would get the next screen; 0 for nobody."""
    screens, people = session.runner.screens, session.runner.people
    if screens.awaited:
        return min(screens.awaited)
    return 0 if screens.here or len(people) < len(SEATS) else max(people)


def invite_lines(
    session: Session, invitation: Invitation, width: int, height: int, *, ascii: bool = False
) -> list[Line]:
    """Draw the page.

    Args:
        session: the screen at the keyboard.
        invitation: how others come.
        width: cells of each line.
        height: how many lines.
        ascii: draw everything in ASCII.
    """
    canvas = Canvas(width, height, ascii=ascii)
    x = canvas.put(1, 0, "Play on two screens", "strong bold") + 2
    x = canvas.put(x, 0, session.ruleset.title, "text") + 2
    canvas.put(x, 0, cut(played_in_short(session.setup), max(0, width - x - 1)), "quiet")
    y = 2
    for number, (words, typed) in enumerate(_steps(session, invitation), 1):
        canvas.put(1, y, str(number), "strong bold")
        canvas.put(4, y, cut(words, width - 5), "text")
        canvas.put(4, y + 1, cut(typed, width - 5), "strong bold")
        y += 3
    _draw_screens(canvas, session, invitation, y, height - STRIP - 2)
    canvas.put(1, height - STRIP - 2, cut(_facts(invitation), width - 2), "quiet")
    _draw_question(canvas, session, height - STRIP - 1)
    canvas.put(1, height - 1, "esc", "text bold")
    canvas.put(5, height - 1, "back to the table, where others may still join", "quiet")
    return canvas.lines()


def _facts(invitation: Invitation) -> str:
    """What this table is called, or how guests know its host; and wrong codes."""
    known = f"Host key {invitation.fingerprint}" if invitation.address else ""
    wrong = f"{counted(invitation.wrong, 'wrong code')} typed" if invitation.wrong else ""
    return "  ".join(filter(None, (wrong, known))) or f"This table is called {invitation.table}."


def _steps(session: Session, invitation: Invitation) -> Iterator[tuple[str, str]]:
    """What players do, and what they type."""
    seat = guest_of(session)
    who = session.name(seat) if seat else "Whoever looks on"
    if invitation.address:
        yield f"{who} opens a terminal anywhere and types", invitation.address
        words = invitation.codes.get(f"seat{seat}") if seat else None
        yield "and then the four words of the role", words or "see below; each works once"
        yield "On this machine instead", JOIN
        return
    yield f"{who} opens another terminal on this machine and types", JOIN if seat else f"{JOIN} {TABLE.word}"
    yield "From another machine, with an account on this one", f"ssh THIS-MACHINE -t {JOIN}"
    yield "In a small window, or on a phone: the hand alone", f"{JOIN} hand"


def _draw_screens(canvas: Canvas, session: Session, invitation: Invitation, y: int, end: int) -> None:
    """The roles, what is typed for each, and who is here."""
    screens = session.runner.screens
    canvas.put(1, y, "SCREENS ", "text")
    canvas.put(9, y, "─" * (canvas.width - 10), "line")
    rows: list[tuple[str, str, str, str]] = []
    for seat in SEATS:
        if seat in session.people and seat != guest_of(session):
            rows.append((f"{seat} {session.name(seat).upper()}", f"s{seat}", THIS, HERE))
        elif seat in session.runner.people:
            who = HERE if seat in screens.here else WAITS if seat in screens.awaited else COMES
            typed = invitation.codes.get(f"seat{seat}", f"{JOIN} {seat}")
            rows.append((f"{seat} {session.name(seat).upper()}", f"s{seat}", typed, who))
    for role in (TABLE, STAGE):
        count = screens.onlookers[role.name]
        typed = invitation.codes.get(role.name, f"{JOIN} {role.word}")
        rows.append((role.word, "", typed, f"{count} here" if count else COMES))
    for row, (name, ink, typed, who) in enumerate(rows[: max(0, end - y - 1)], y + 1):
        if ink:
            canvas.plate(1, row, cut(name, WORDS - NAME), ink)
        else:
            canvas.put(2, row, name, "text")
        canvas.put(WORDS, row, cut(typed, WHO - WORDS - 1), "quiet" if typed == THIS else "strong")
        canvas.put(WHO, row, who, "now bold" if who == HERE else "quiet")


def _draw_question(canvas: Canvas, session: Session, y: int) -> None:
    """What the players at the keyboard can do."""
    canvas.ground(0, y, canvas.width, STRIP, "lift")
    canvas.fill(0, y, 1, STRIP, "▌", "now")
    seat, row = guest_of(session), y + 1
    if seat and seat not in session.runner.screens.elsewhere:
        x = canvas.plate(2, row, "enter", "now")
        canvas.put(x + 1, row, cut(f"wait here for {session.name(seat)}", canvas.width - x - 2), "strong")
    else:
        x = canvas.plate(2, row, "enter", "now")
        canvas.put(x + 1, row, "to the table", "strong")
    if session.runner.screens.awaited:
        x = canvas.plate(2, row + 1, "h", "now")
        canvas.put(x + 1, row + 1, "one keyboard after all", "strong")
