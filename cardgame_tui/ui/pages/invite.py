"""The page that tells players how each of them gets a screen of their own, and who is here."""

from collections.abc import Iterator, Mapping
from dataclasses import field

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, counted, cut, wrap_at_most
from cardgame_tui.ui.pages.played import played_in_short
from cardgame_tui.ui.pages.square import Square, draw_square, square_of
from cardgame_tui.ui.palette import DARK, Theme
from cardgame_tui.ui.session.screens.role import AUDIENCE, HAND, SEAT, STAGE, TABLE, Role, Shows
from cardgame_tui.ui.session.session import Session
from cardgame_tui.value import value

JOIN = "cardgame-tui join"
"""What a player types in another terminal."""
HERE, WAITS, FREE = "here", "waits", "free"
NOBODY_YET = "nobody is here yet"
THIS = "this screen"
NAME, WORDS, GAP = 2, 13, 1
"""Cells at which the name of a role and what is typed for it begin, and before who is here."""
STRIP = 3
"""Lines of the question."""
SPELLED = 2
"""With more keys, what the last one does is said in fewer words."""
LEAST_LEFT = 42
"""Cells that the steps need beside a square."""
TYPED = 4
"""Cell at which begins what is typed."""


@value
class Invitation:
    """How others come to a table.

    Args:
        table: its name, for those who find several on this machine.
        ssh: what guests without an account type, such as ``ssh -p 8422 table@192.168.1.20``; empty for no way.
        browser: the address that they open in a browser, such as ``http://192.168.1.20:8421``; empty for no way.
        place: what an address has before its code where one server leads to several tables, such as
            ``rune_duel-4711.``.
        codes: the words of each role for them, by its name.
        fingerprint: what ssh shows of this host.
        wrong: how many wrong codes have been shown.
        may_ssh: whether the way by ssh can be opened.
        may_browse: whether that for browsers can be.
    """

    table: str
    ssh: str = ""
    browser: str = ""
    place: str = ""
    codes: Mapping[str, str] = field(default_factory=dict)
    fingerprint: str = ""
    wrong: int = 0
    may_ssh: bool = False
    may_browse: bool = False

    def link(self, role: Role) -> str:
        """The address that opens a role in a browser; empty for no way."""
        if not self.browser:
            return ""
        page = "/hand" if role.shows is Shows.HAND else ""
        return f"{self.browser}/join{page}#{self.place}{self.codes[role.name].replace(' ', '-')}"

    @property
    def ways(self) -> tuple[str, ...]:
        """What guests type to come."""
        page = f"{self.browser}/join{'#' if self.place else ''}{self.place.removesuffix('.')}"
        return tuple(filter(None, (self.ssh, page if self.browser else "")))


def guest_of(session: Session) -> int:
    """The seat of the player who would get the next screen; 0 for nobody."""
    screens, people = session.runner.screens, session.runner.people
    if screens.awaited:
        return min(screens.awaited)
    return 0 if screens.here or len(people) < len(SEATS) else max(people)


def scanned_role(session: Session) -> Role:
    """The role that the square opens: the hand of the next player, or the table for who looks on."""
    seat = guest_of(session)
    return HAND.at(seat) if seat else TABLE


def invite_lines(
    session: Session,
    invitation: Invitation,
    width: int,
    height: int,
    *,
    theme: Theme = DARK,
    ascii: bool = False,
    notice: str = "",
) -> list[Line]:
    """Draw the page.

    Args:
        session: the screen at the keyboard.
        invitation: how others come.
        width: cells of each line.
        height: how many lines.
        theme: the theme, since a square is dark on light in each.
        ascii: draw everything in ASCII, without a square.
        notice: what is said in place of the question; usually empty.
    """
    canvas = Canvas(width, height, ascii=ascii)
    square = () if ascii else _fitting_square(session, invitation, width, height)
    left = width - (len(square[0]) + GAP if square else 0)
    _draw_head(canvas, session)
    y = 2
    for number, (words, *typed) in enumerate(_steps(session, invitation, scanned=bool(square)), 1):
        canvas.put(1, y, str(number), "strong bold")
        canvas.put(TYPED, y, cut(words, left - TYPED - 1), "text")
        for row, line in enumerate(typed, y + 1):
            canvas.put(TYPED, row, cut(line, left - TYPED - 1), "strong bold")
        y += len(typed) + 2
    _draw_screens(canvas, session, invitation, y, left)
    canvas.put(1, height - STRIP - 2, cut(_facts(invitation), left - 2), "quiet")
    if square:
        draw_square(canvas, square, left + 1, 1, theme)
        if len(square) < height - STRIP - 2:
            canvas.put(left + 1, len(square) + 1, cut(_scanned(session), len(square[0])), "quiet")
    _draw_question(canvas, session, height - STRIP - 1, notice)
    _draw_keys(canvas, invitation)
    return canvas.lines()


def _fitting_square(session: Session, invitation: Invitation, width: int, height: int) -> Square:
    """The square, if there is room for it beside the steps, which never drop an address."""
    square = square_of(invitation.link(scanned_role(session)))
    if not square or len(square) > height - STRIP - 2:
        return ()
    needed = max(LEAST_LEFT, *(len(way) + TYPED + 1 for way in invitation.ways))
    return square if width - len(square[0]) - GAP >= needed else ()


def square_lines(
    session: Session, invitation: Invitation, width: int, height: int, *, theme: Theme = DARK
) -> list[Line]:
    """Draw a page with the square alone, or with the address where there is no room for it."""
    canvas = Canvas(width, height)
    link = invitation.link(scanned_role(session))
    square: Square = square_of(link)
    canvas.put(1, 0, cut(_scanned(session), width - 2), "strong bold")
    if square and len(square[0]) <= width and len(square) < height:
        draw_square(canvas, square, (width - len(square[0])) // 2, 1, theme)
    else:
        canvas.put(1, 2, cut(link, width - 2), "strong bold")
    return canvas.lines()


def _draw_head(canvas: Canvas, session: Session) -> None:
    """What is played, and who is here."""
    screens = session.runner.screens
    here = [session.name(seat) for seat in sorted(screens.here)]
    here += [f"{count} at the {role}" for role, count in screens.onlookers.items() if count]
    end = canvas.put_right(canvas.width - 1, 0, f"{', '.join(here)} here" if here else NOBODY_YET, "now bold")
    x = canvas.put(1, 0, "Play on two screens", "strong bold") + 2
    x = canvas.put(x, 0, session.ruleset.title, "text") + 2
    canvas.put(x, 0, cut(played_in_short(session.setup), max(0, end - x - 1)), "quiet")


def _scanned(session: Session) -> str:
    """What the square opens."""
    seat = guest_of(session)
    return f"{session.name(seat)}'s {session.hand_word}. Works once." if seat else "The table. Works once."


def _facts(invitation: Invitation) -> str:
    """What this table is called, or how guests know its host; and wrong codes."""
    known = f"Host key {invitation.fingerprint}" if invitation.fingerprint else ""
    wrong = f"{counted(invitation.wrong, 'wrong code')} typed" if invitation.wrong else ""
    called = f"This table is called {invitation.table}." if invitation.table else "The table is being opened."
    return "  ".join(filter(None, (wrong, known))) or called


def _steps(session: Session, invitation: Invitation, *, scanned: bool) -> Iterator[tuple[str, ...]]:
    """What players do, and what they type."""
    seat = guest_of(session)
    who = session.name(seat) if seat else "Whoever looks on"
    if invitation.ways:
        yield f"{who} {_does(invitation)}", *invitation.ways
        words = invitation.codes[SEAT.at(seat).name] if seat else "see below; each works once"
        yield "and types the four words of the role", words
        if scanned:
            yield "Or scans the square with a phone", _opens(session)
        else:
            yield "On this machine instead", JOIN
        return
    yield f"{who} opens another terminal on this machine and types", JOIN if seat else f"{JOIN} {TABLE.word}"
    yield "From another machine, with an account on this one", f"ssh THIS-MACHINE -t {JOIN}"
    yield "In a small window, or on a phone: the hand alone", f"{JOIN} hand"


def _does(invitation: Invitation) -> str:
    if invitation.ssh and invitation.browser:
        return "types, or opens in a browser"
    return "opens a terminal and types" if invitation.ssh else "opens this address in a browser"


def _opens(session: Session) -> str:
    seat = guest_of(session)
    return f"{session.name(seat)}'s {session.hand_word} opens there" if seat else "the table opens there"


def _draw_screens(canvas: Canvas, session: Session, invitation: Invitation, y: int, width: int) -> None:
    """The roles, what is typed for each, and who is here."""
    screens, end = session.runner.screens, canvas.height - STRIP - 2
    canvas.put(1, y, "SCREENS ", "text")
    canvas.put(9, y, "─" * (width - 10), "line")
    rows: list[tuple[str, str, str, str]] = []
    for seat in SEATS:
        if seat in session.people and seat != guest_of(session):
            rows.append((f"{seat} {session.name(seat).upper()}", f"s{seat}", THIS, HERE))
        elif seat in session.runner.people:
            who = HERE if seat in screens.here else WAITS if seat in screens.awaited else FREE
            typed = invitation.codes.get(f"seat{seat}", f"{JOIN} {seat}")
            rows.append((f"{seat} {session.name(seat).upper()}", f"s{seat}", typed, who))
    for role in (TABLE, STAGE, AUDIENCE):
        count = screens.onlookers[role.name]
        typed = invitation.codes.get(role.name, f"{JOIN} {role.word}")
        rows.append((role.word, "", typed, f"{count} here" if count else FREE))
    for row, (name, ink, typed, who) in enumerate(rows[: max(0, end - y - 1)], y + 1):
        if ink:
            canvas.plate(1, row, cut(name, WORDS - NAME), ink)
        else:
            canvas.put(2, row, name, "text")
        x = canvas.put_right(width - 1, row, who, "now bold" if who == HERE else "quiet")
        canvas.put(WORDS, row, cut(typed, x - WORDS - 1), "quiet" if typed == THIS else "strong")


def _draw_question(canvas: Canvas, session: Session, y: int, notice: str) -> None:
    """What the players at the keyboard can do, or what they should know first."""
    canvas.ground(0, y, canvas.width, STRIP, "lift")
    canvas.fill(0, y, 1, STRIP, "▌", "now")
    if notice:
        for row, line in enumerate(wrap_at_most(notice, canvas.width - 4, STRIP), y):
            canvas.put(2, row, line, "strong bold")
        return
    seat, row = guest_of(session), y + 1
    if seat and seat not in session.runner.screens.elsewhere:
        words = f"wait here for {session.name(seat)}"
    else:
        words = "to the table"
    x = canvas.plate(2, row, "enter", "now") + 1
    x = canvas.put(x, row, cut(words, canvas.width - x - 1), "strong") + 3
    if session.runner.screens.awaited:
        x = canvas.plate(x, row, "h", "now") + 1
        canvas.put(x, row, "one keyboard after all", "strong")


def _draw_keys(canvas: Canvas, invitation: Invitation) -> None:
    """The keys of the page."""
    keys = [
        ("w", "phones, browsers" if invitation.may_browse else ""),
        ("s", "guests by ssh" if invitation.may_ssh else ""),
        ("c", "copy" if invitation.ways else ""),
        ("b", "square alone" if invitation.browser else ""),
        ("n", "new codes" if invitation.ways else ""),
        ("esc", "to the table, where others may still join"),
    ]
    keys = [(key, words) for key, words in keys if words]
    if len(keys) > SPELLED:
        keys[-1] = ("esc", "to the table")
    x = 1
    for key, words in keys:
        x = canvas.put(x, canvas.height - 1, key, "text bold") + 1
        x = canvas.put(x, canvas.height - 1, words, "quiet") + 2
