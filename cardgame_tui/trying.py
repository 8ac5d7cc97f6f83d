"""Tries the import of an installed package in a process of its own, which may end, loop or use all memory.

A list of all games needs that: one package must not take the others with it.
"""

import os
import subprocess
import sys
from contextlib import suppress
from importlib import import_module

from cardgame_tui.loading import LoadingError, error_words

MOST_MEMORY = 2 * 2**30
"""Bytes that the import of a package may use, where the system can limit them."""

_COMMAND = "import sys; sys.path[:] = sys.argv[2:]; from cardgame_tui.trying import report; report(sys.argv[1])"
_BEGUN, _ENDED = b"begun\n", b"ended\n"
"""Printed before the import, and after it with what it did wrong."""

_found: dict[tuple[str, float], str] = {}
"""What the modules that were tried do wrong; empty for nothing."""


def try_elsewhere(module: str, patience: float) -> None:
    """Import a module in a process of its own; once only, what it did is remembered.

    Args:
        module: its name.
        patience: seconds that this may take, without those in which Python starts.

    Raises:
        LoadingError: when it raises anything, takes too long or too much memory, or ends the process.
    """
    if (module, patience) not in _found:
        _found[module, patience] = _outcome(module, patience)
    if _found[module, patience]:
        raise LoadingError(_found[module, patience])


def report(module: str) -> None:
    """Import a module, print what it does wrong, and end: what `try_elsewhere` starts.

    What the module itself prints is dropped.
    """
    words = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    _limit_memory()
    os.write(words, _BEGUN)
    wrong = ""
    try:
        import_module(module)
    except BaseException as error:
        wrong = error_words(error)
    os.write(words, _ENDED + wrong.encode("utf-8", "replace"))
    os._exit(0)


def _outcome(module: str, patience: float) -> str:
    """What the import of a module does wrong; empty for nothing, and where no process can be started."""
    command, none = [sys.executable, "-c", _COMMAND, module, *sys.path], subprocess.DEVNULL
    try:
        started = subprocess.Popen(command, bufsize=0, stdin=none, stdout=subprocess.PIPE, stderr=none)
    except OSError:
        return ""
    with started as child:
        try:
            assert child.stdout is not None
            begun = child.stdout.read(len(_BEGUN)) == _BEGUN
            said, _ = child.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            return f"it takes more than {patience:g} seconds"
        finally:
            child.kill()
    if said.startswith(_ENDED):
        return said.removeprefix(_ENDED).decode("utf-8", "replace")
    return "it ends the program" if begun else ""


def _limit_memory() -> None:
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
