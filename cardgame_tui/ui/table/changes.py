"""Going from one event, option and refusal to the next that a changed rule brought about."""

from cardgame_tui.ui.session.session import Session


def next_change_place(session: Session, last: int | None, answers: int) -> int | None:
    """The place in the log of the next event that the changed rules brought about; after the last one the first.

    Behind the events come the answers and refusals of the open question, as if the log went on with them. While
    events are shown one by one, it is one of these.

    Args:
        session: the match.
        last: the place of the one that was shown last. Without it the search begins with what has happened since
            the last answer of whoever must decide, or else with the latest one.
        answers: how many answers and refusals of the open question are the work of the changed rules.
    """
    stepping, end = session.stepping, len(session.driver.duel.events or ())
    if stepping is not None:
        changes = [each for each in session.changes if each in stepping.all_events]
    else:
        changes = [*session.changes, *range(end, end + answers)]
    if not changes:
        return None
    if stepping is not None and last not in stepping.events:
        last = stepping.stop.event - 1
    elif last is None:
        last = min(end - session.events_since_answer, changes[-1]) - 1
    after = [each for each in changes if last is not None and each > last]
    return (after or changes)[0]
