"""Going from one event to the next that a changed rule brought about."""

from cardgame_tui.ui.session.session import Session


def next_change_place(session: Session, last: int | None) -> int | None:
    """The place in the log of the next event that the changed rules brought about; after the last one the first.

    While events are shown one by one, it is one of these.

    Args:
        session: the match.
        last: the place of the one that was shown last. Without it the search begins with what has happened since
            the last answer of whoever must decide, or else with the latest one.
    """
    stepping = session.stepping
    changes = [each for each in session.changes if stepping is None or each in stepping.all_events]
    if not changes:
        return None
    if stepping is not None and last not in stepping.events:
        last = stepping.stop.event - 1
    elif last is None:
        since = len(session.driver.duel.events or ()) - session.events_since_answer
        last = min(since, changes[-1]) - 1
    after = [each for each in changes if last is not None and each > last]
    return (after or changes)[0]
