"""Check of the conformance kit on bookmarks: what is written of a duel and read again plays on in the same way."""

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.bookmark.pickling import read, written
from cardgame_tui.play.driver import AnswerError, At, Boundary
from cardgame_tui.testing.watch import Watch


def bookmarks_continue(watch: Watch) -> None:
    """A duel that was written down when a turn began, and read again, plays on in the same way.

    For duels without canaries: a bookmark names the printed sides of the game. Where a game's duel cannot be
    written, its matches have no bookmarks and the reason is noted.
    """
    given = len(watch.driver.given)
    for count in sorted({given // 4, given // 2, 3 * given // 4}):
        boundary = watch.driver.fork(count).last_boundary
        if boundary is not None and boundary.at is At.TURN:
            _continues(watch, boundary)


def _continues(watch: Watch, boundary: Boundary) -> None:
    driver, twin = watch.driver, watch.driver.fork(0)
    events = (driver.duel.events or [])[: boundary.events]
    try:
        table, log = read(written((boundary.table, events), driver.duel), twin.duel, driver.ruleset)
    except Exception as error:
        watch.notes[f"no bookmarks: {error}"] += 1
        return
    if state_digest(table) != state_digest(boundary.table):
        watch.notes["no bookmarks: a copy that is read again differs"] += 1
        return
    twin.jump(driver.given[: boundary.answers], Boundary(boundary.answers, len(log), table, At.TURN), log)
    try:
        twin.replay(driver.given[boundary.answers :])
    except AnswerError as error:
        watch.complain(f"play does not continue in the same way from a bookmark: {error}")
    if state_digest(twin.duel) != state_digest(driver.duel) or _log(twin.duel) != _log(driver.duel):
        watch.complain("from a bookmark the same answers lead elsewhere")


def _log(duel: Duel) -> list[tuple[object, ...]]:
    return [(each.rule, each.what, each.card, each.zone, each.amount, each.sight) for each in duel.events or ()]
