"""Where a duel parts from the same duel under other rules, in lines of text."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.events import Event
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.under.other_line import OtherLine, events_of
from cardgame_tui.play.viewer import Viewer

SHOWN = 6
"""How many events are shown on each side, from the first in which they part."""


def in_words(played: PlayedDuel, other: OtherLine, viewer: Viewer) -> Iterator[str]:
    """Yield both lines from the event in which they part.

    Args:
        played: the duel as it was played.
        other: the same under other rules.
        viewer: who reads what happens.
    """
    words = other.said_of[1]
    events, others = events_of(played.driver), events_of(other.driver)
    same = other.parting
    if same == len(events) == len(others):
        yield f"Nothing changes: all {len(played.entries)} decisions lead to the same {same} events under {words}."
    else:
        decision = other.decision_at(same)
        yield f"The same for {decision} decisions and {same} events. Then, as it was played:"
        yield from _lines(played.driver, events[same : same + SHOWN], viewer)
        yield f"Under {other.said}:"
        yield from _lines(other.driver, others[same : same + SHOWN], viewer)
    if other.misfit is not None:
        reason = other.misfit.words(viewer)
        yield f"The answers of the match fit for {len(other.lines)} decisions; then: {reason}."
    yield f"As it was played: {_end(played.driver)}. Under {words}: {_end(other.driver)}."


def _lines(driver: Driver, events: Sequence[Event], viewer: Viewer) -> Iterator[str]:
    if not events:
        yield "  nothing more"
    for line in viewer.log(driver.ruleset, driver.duel, events):
        yield f"  {line.when}: {line}" if line.when else f"  {line}"


def _end(driver: Driver) -> str:
    result, turn = driver.result, driver.duel.turn
    when = driver.ruleset.wording.when(turn)
    if result is None:
        return f"not over, {when}"
    names = driver.start.names
    who = f"{names[result.winner - 1]} wins" if result.winner else "drawn"
    return f"{who} ({result.rule}, {result.how}), {when}"
