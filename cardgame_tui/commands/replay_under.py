"""``replay FILE --under``: the same duel under another rule, and where it parts from what was played."""

from collections.abc import Iterator, Sequence

from cardgame_tui.commands.common import faults_in_words
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.engine.events import Event
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel, decision_meant
from cardgame_tui.play.history.under import OtherLine, events_of
from cardgame_tui.play.viewer import Viewer

SHOWN = 6
"""How many events are shown on each side, from the first in which they part."""


def under(replay: Replay, words: str, at: str | None, viewer: Viewer) -> int:
    """Print where a duel parts from the same duel under other rules; the first one is written as a new match too.

    Args:
        replay: the match.
        words: the other rules: a variant, or options.
        at: which duel is meant, as ``--at``; None for the first.
        viewer: who reads what happens.

    Raises:
        UsageError: with all faults of the rules, or when there is no such duel.
    """
    played = _duel(replay, at)
    with faults_in_words():
        try:
            other = OtherLine.of_replay(replay, played.number, words)
        except ValueError as error:
            raise UsageError(str(error)) from error
        print("\n".join(in_words(replay, played, other, words, viewer)))
        if other.can_be_written:
            path = other.write(origin=replay.journal.path.name)
            print(f"{path}\nopen it: cardgame-tui replay {path} --at {len(other.lines)}")
    return 0


def in_words(replay: Replay, played: PlayedDuel, other: OtherLine, words: str, viewer: Viewer) -> Iterator[str]:
    """Yield both lines from the event in which they part."""
    events, others = events_of(played.driver), events_of(other.driver)
    same = other.parting
    if same == len(events) == len(others):
        yield f"Nothing changes: all {len(played.entries)} decisions lead to the same {same} events under {words}."
    else:
        decision = other.decision_at(same)
        yield f"The same for {decision} decisions and {same} events. Then, as it was played:"
        yield from _lines(replay, played.driver, events[same : same + SHOWN], viewer)
        yield f"Under {words}:"
        yield from _lines(replay, other.driver, others[same : same + SHOWN], viewer)
    if other.stop is not None:
        yield f"The answers of the match fit for {len(other.lines)} decisions; then: {other.stop.words(viewer)}."
    yield f"As it was played: {_end(played.driver)}. Under {words}: {_end(other.driver)}."


def _lines(replay: Replay, driver: Driver, events: Sequence[Event], viewer: Viewer) -> Iterator[str]:
    if not events:
        yield "  nothing more"
    for line in viewer.log(replay.ruleset, driver.duel, events):
        yield f"  {line.when}: {line}" if line.when else f"  {line}"


def _end(driver: Driver) -> str:
    result, turn = driver.result, driver.duel.turn
    when = driver.ruleset.wording.when(turn)
    if result is None:
        return f"not over, {when}"
    names = driver.start.names
    who = f"{names[result.winner - 1]} wins" if result.winner else "drawn"
    return f"{who} ({result.rule}, {result.how}), {when}"


def _duel(replay: Replay, at: str | None) -> PlayedDuel:
    """The duel that is meant."""
    try:
        number, _ = decision_meant(at) if at else (1, 0)
        return replay.duels[number - 1] if number > 0 else replay.duels[len(replay.duels)]
    except (ValueError, LookupError) as error:
        raise UsageError(f"--at: {error}") from None
