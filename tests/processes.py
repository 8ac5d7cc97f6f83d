"""Programs the tests start, which behave the same however the tests themselves were started."""

import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

SIGNALS = ("SIGINT", "SIGHUP", "SIGTERM")
PATIENCE = 120
"""Seconds to wait for a program to end; only a failing test waits so long."""


def usual_signals() -> None:
    """Stop ignoring signals, in a child before it starts: a background job of a script ignores Ctrl+C."""
    for name in SIGNALS:
        signal.signal(getattr(signal, name), signal.SIG_DFL)


@contextmanager
def started(*words: str, env: Mapping[str, str] | None = None) -> Iterator["subprocess.Popen[bytes]"]:
    """Start a program with pipes for input, output and messages; it ends with the block at the latest."""
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, env=env, preexec_fn=usual_signals) as child:
        try:
            yield child
        finally:
            child.kill()
