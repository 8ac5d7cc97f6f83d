"""When Python looks for garbage: hardly ever while the program starts, and in short looks after that.

Objects that refer to each other in a circle are freed only when Python looks for them, and meanwhile nothing else
happens. Measured with the first 330 keys of a duel of Dimensional Rift (docs/benchmarks.md):

- A start makes 110,000 objects and drops few. One look among them takes 60 ms, so `START` is larger than that.
- What a start made stays until the end. `settle` sets it apart, since every later look would go through it again.
- After that, the longest look took 3 ms at 5,000 new objects (0.6 at 700, 6 at 10,000, 104 at 100,000 without
  setting apart). A look at those that survived the looks before takes 10 ms after 3 of them, and 34 after 10.
- A look at everything takes 60 ms and more, and finds little: it comes after 100 of those.
"""

import gc

START = (200_000, 10, 10)
"""Until the program has started: new objects before a look, looks before one at the survivors, those before one at
everything."""
SETTLED = (5_000, 3, 100)
"""The same after that."""


def start() -> None:
    """Do not look for garbage while the program starts."""
    gc.set_threshold(*START)


def settle() -> None:
    """Set what the start made apart, and look for garbage often but shortly from now on."""
    gc.freeze()
    gc.set_threshold(*SETTLED)
