"""When the commands of a table work."""

from cardgame_tui.ui.pages.undo import final_words
from cardgame_tui.ui.table.desk import TableDesk


def at_rest(at: TableDesk) -> bool:
    """Whether no event is being shown."""
    return at.session.stepping is None


def stepping(at: TableDesk) -> bool:
    """Whether events are shown one at a time."""
    return not at_rest(at)


def running(at: TableDesk) -> bool:
    """Whether a question is open and no event is being shown."""
    return at.session.prompt is not None and at_rest(at)


def over(at: TableDesk) -> bool:
    """Whether the duel is over."""
    return at.session.result is not None and at_rest(at)


def has_gate(at: TableDesk) -> bool:
    """Whether a hand can be opened or closed."""
    session = at.session
    asked = running(at) and session.prompt is not None and not session.prompt.secret
    return asked and session.hands_hidden and len(session.people) > 1


def undoable(at: TableDesk) -> bool:
    """Whether a decision can be undone."""
    return at.session.runner.undoable > 0 and not at.session.has_answered


def undoable_turn(at: TableDesk) -> bool:
    """Whether a turn can be undone."""
    return at.session.runner.undoable_turn > 0 and not at.session.has_answered


def final(at: TableDesk) -> bool:
    """Whether there is a reason to tell why nothing can be undone."""
    return bool(final_words(at.session))


def redoable(at: TableDesk) -> bool:
    """Whether an undone decision can be redone."""
    return at.session.record.can_redo and at_rest(at)


def orders_work(at: TableDesk) -> bool:
    """Whether the player here may give orders."""
    session = at.session
    if session.lesson is not None and not session.lesson.asks_for_order:
        return False
    asked = session.has_other_screens or (session.prompt is not None and session.prompt.seat in session.people)
    return running(at) and asked and session.actor in session.people and session.layout().has_stack


def ordered(at: TableDesk) -> bool:
    """Whether there is an order that can be cancelled."""
    return at.session.runner.can_cancel_orders(at.session.actor) and at_rest(at)


def answered(at: TableDesk) -> bool:
    """Whether anything was answered in this duel."""
    return at_rest(at) and at.session.record.answered and bool(at.session.record.duel.lines)


def two_people(at: TableDesk) -> bool:
    """Whether two people play, of whom one is asked."""
    return running(at) and not at.session.alone


def looked_at(at: TableDesk) -> bool:
    """Whether others may look on at this match."""
    return at.session.live.shared and at.session.prompt is not None and at.session.lesson is None


def second_names(at: TableDesk) -> bool:
    """Whether cards have second names."""
    return at.table.scene().has_second_names
