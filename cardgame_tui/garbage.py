"""When Python looks for garbage: hardly ever while the program starts, and then while nobody types.

Objects that refer to each other in a circle are freed only when Python looks for them, and meanwhile nothing else
happens. Measured with the first 330 keys of a duel of Dimensional Rift (docs/benchmarks.md):

- A start makes 110,000 objects and drops few. One look among them takes 60 ms, so `START` is larger than that.
- What a start made stays until the end. `settle` sets it apart, since every later look would go through it again.
- After that the table looks while nobody types (`look`), 1 to 4 ms each time. At 5,000 new objects Python looked
  while a key waited, since a wide frame is made of more, and a look at the survivors took 10 to 25 ms. `SETTLED`
  is more than a frame: Python only comes to it while a key is held, bots play, or duels are simulated.
- A look at everything comes after 100 looks. It takes 20 ms, since trials (`Driver.discard`) and lines that are no
  longer shown (`FreedStrip`) leave nothing to look for.
"""

import gc

START = (200_000, 10, 10)
"""Until the program has started: new objects before a look, looks before one at the survivors, those before one at
everything."""
SETTLED = (30_000, 3, 100)
"""The same after that."""
FEW = 1_000
"""New objects that are not worth a look."""


def start() -> None:
    """Do not look for garbage while the program starts."""
    gc.set_threshold(*START)


def settle() -> None:
    """Set what the start made apart, and look for garbage again from now on."""
    gc.freeze()
    gc.set_threshold(*SETTLED)


def look() -> None:
    """Look for garbage now, while nobody waits, so that Python does not while a key waits."""
    new, _, looks = gc.get_count()
    if new >= FEW:
        gc.collect(1 if looks < SETTLED[2] else 2)
