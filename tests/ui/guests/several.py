"""A match on several screens."""

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.screens.role import Role
from cardgame_tui.ui.session.session import Session


def joined(setup: Setup, *roles: Role) -> tuple[Session, ...]:
    """The screen at the keyboard of a match that has begun, and other screens."""
    host = Session.of(Record(setup))
    host.runner.begin()
    guests = []
    for role in roles:
        host.runner.screens.come(role)
        guests.append(Session(host.runner, role))
    host.runner.tell()
    return host, *guests
