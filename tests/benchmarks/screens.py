"""A match on several screens: the frame on the other screen, with people who look on, and from far away."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.delayed import delayed
from tests.benchmarks.duet import Duet
from tests.benchmarks.elsewhere import Hosted
from tests.benchmarks.programs import QUIET
from tests.benchmarks.sampling import Goal, Row, Sample, row_of

KEYS, MORE = 40, 10
"""Decisions that are measured, each after a move of the cursor, and further ones with many who look on."""
SOME, MANY = 10, 100
"""People who look on."""
DELAY = 0.1
"""Seconds in each direction."""
OTHER, WATCHED = Goal("18", 1.5), Goal("19", 1.1)
FAR = Goal("20", 0.3 / (2 * DELAY))
MEMORY = Goal("21", 400)
FAR_KEYS = 20
ALONE = "key with nobody looking on"


def rows() -> Iterator[Row]:
    """Two programs play the same duel on two screens each; at one of them people look on."""
    with TemporaryDirectory() as folder:
        alone, watched = _hosted(Path(folder) / "alone"), _hosted(Path(folder) / "watched")
        try:
            watched.crowd("table", SOME)
            duet = Duet(alone, watched)
            yield from _measure(duet)
            watched.crowd("table", MANY)
            for _ in range(MORE):
                duet.decide()
            memory = [Sample(watched.host.memory, 1)]
            yield row_of(f"memory of a host, {MANY} look on", "MB", memory, "megabyte", MEMORY)
        finally:
            alone.end()
            watched.end()
        far = _hosted(Path(folder) / "far", DELAY)
        try:
            yield _far_away(Duet(far))
        finally:
            far.end()


def _hosted(home: Path, delay: float = 0.0) -> Hosted:
    """A match whose second player is at a screen elsewhere."""
    match = Hosted(home, QUIET + 2 * delay)
    match.join("seat2", delayed(match.connect(), delay) if delay else None)
    match.press(match.host, "\r")
    return match


def _measure(duet: Duet) -> Iterator[Row]:
    """Play; every key goes to the program without people who look on first, and then to the other one."""
    other: list[Sample] = []
    decisions: list[Sample] = []
    cursors: list[Sample] = []
    for _ in range(KEYS):
        own = duet.seat - 1
        if moved := duet.move_cursor():
            cursors.append(Sample(moved[1][own], moved[0][own]))
        alone, watched = duet.decide()
        other += [Sample(drawn[1 - own], drawn[own]) for drawn in (alone, watched) if drawn[1 - own]]
        decisions.append(Sample(watched[own], alone[own]))
    yield row_of("key to the frame on the other screen", "ms", other, "own frame", OTHER, scale=1e3)
    yield row_of(f"decision, {SOME} look on", "ms", decisions, ALONE, WATCHED, scale=1e3)
    yield row_of(f"cursor key, {SOME} look on", "ms", cursors, ALONE, WATCHED, scale=1e3)


def _far_away(duet: Duet) -> Row:
    """Keys of a player who is far away."""
    samples: list[Sample] = []
    while len(samples) < FAR_KEYS:
        own = duet.seat - 1
        drawn = duet.decide()[0]
        samples += [Sample(drawn[1], 2 * DELAY)] if own == 1 else []
    what = f"key to own frame, {DELAY * 1e3:g} ms away"
    return row_of(what, "ms", samples, "delay", FAR, scale=1e3)
