"""When what a table has worked out is out of date: as soon as who looks, or what there is to see, has changed."""

from cardgame_tui.ui.session.session import Session


class Moment:
    """A session as it is now: who looks, and what is to be seen.

    A table keeps what it worked out at one moment and asks before each use whether the moment has passed. So no
    command has to say that a hand was closed, and none can forget it.

    Args:
        session: the running match.
    """

    def __init__(self, session: Session) -> None:
        self._objects = _objects(session)
        self._numbers = _numbers(session)

    def is_now(self, session: Session) -> bool:
        """Whether nothing has changed since."""
        same = all(one is two for one, two in zip(self._objects, _objects(session), strict=True))
        return same and self._numbers == _numbers(session)


def _objects(session: Session) -> tuple[object, ...]:
    return session, session.record, session.viewer, session.stepping, session.prompt, session.driver.duel


def _numbers(session: Session) -> tuple[int, ...]:
    stop = -1 if session.stepping is None else session.stepping.stop.event
    return session.near, stop, len(session.driver.given), len(session.runner.orders.notes), session.has_answered
