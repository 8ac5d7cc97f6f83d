"""Garbage collection is put off while the program starts, and then done while nobody types.

A collection frees objects that refer to each other in a circle. While it runs, the program waits. Measured with
the first 330 keys of a duel of Dimensional Rift (docs/benchmarks.md):

- A start makes 110,000 objects and drops few. One collection of them takes 60 ms, so the limit in `START` is
  higher. Only the first start on a machine, which makes the parse tables, exceeds it.
- Objects made at the start stay until the end. `settle` excludes them from later collections.
- Later the table collects while nobody types (`look`), 1 to 4 ms each time. With a limit of 5,000 new objects
  Python collected while a key waited: one wide frame makes more, and a collection of the survivors took 10 to 25
  ms. The limit in `SETTLED` is higher than one frame needs. Python reaches it only while a key is held, bots play,
  or duels are simulated.
- Every 100th collection covers all objects. It takes 20 ms, since trials (`Driver.discard`) and lines that are no
  longer shown (`FreedStrip`) leave no circles.
"""

import gc

START = (200_000, 10, 10)
"""Limits for `gc.set_threshold` while the program starts: new objects before a collection, such collections before
one of the middle generation, and those before one of all objects."""
SETTLED = (30_000, 3, 100)
"""The same limits after the start."""
FEW = 1_000
"""Fewer new objects than this are not worth a collection."""


def start() -> None:
    """Put collections off while the program starts."""
    gc.set_threshold(*START)


def settle() -> None:
    """Exclude the objects made so far, and allow collections again."""
    gc.freeze()
    gc.set_threshold(*SETTLED)


def look() -> None:
    """Collect now, while nobody waits, so that Python does not collect while a key waits."""
    new, _, collections = gc.get_count()
    if new >= FEW:
        gc.collect(1 if collections < SETTLED[2] else 2)
