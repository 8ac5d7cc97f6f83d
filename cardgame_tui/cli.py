"""The command ``cardgame-tui``: reads the arguments, runs one command, reports errors.

Exit codes: 0 success, 1 a check failed, 2 bad arguments or files, 70 an error in the program or in a ruleset,
74 a file or the output could not be read or written, 130 interrupted, 141 the reader of the output has gone.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from cardgame_tui import garbage
from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.commands.shared.errors import RulesetError, UsageError
from cardgame_tui.commands.shared.output import clean_output
from cardgame_tui.ui.session.settings.asked import ask

BAD_INPUT = 2
BROKEN = 70
NO_OUTPUT = 74
INTERRUPTED = 130
NOBODY_READS = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: the words after the program's name; default: those of the process.

    Returns:
        The exit code.
    """
    _print_anything()
    _start_quickly()
    with clean_output():
        return _guarded(arguments)


def _guarded(arguments: Sequence[str] | None) -> int:
    """Run a command; what interrupts it, or keeps it from printing, is an exit code."""
    try:
        code = _run(arguments)
        if code == 0 and sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return NOBODY_READS
    except OSError as error:
        _complain(str(error))
        return NO_OUTPUT
    finally:
        _discard_unprinted()


def _run(arguments: Sequence[str] | None) -> int:
    parsed = build_parser().parse_args(arguments)
    ask(borders="ascii" if parsed.ascii else "")
    try:
        return _answer(parsed) if getattr(parsed, "kept", False) else _carry_out(parsed)
    except UsageError as error:
        _complain(str(error))
        return BAD_INPUT
    except OSError:
        raise
    except RulesetError as error:
        _complain(f"{error}{_report(error)}")
        return BROKEN
    except (Exception, SystemExit, GeneratorExit) as error:  # what a ruleset raises, too
        _complain(f"stopped by an error in the program: {type(error).__name__}{_report(error)}")
        return BROKEN


def _carry_out(parsed: Namespace) -> int:
    command = import_module(f"cardgame_tui.commands.{parsed.command}")
    return int(command.run(parsed))


def _answer(parsed: Namespace) -> int:
    """Print what the same words printed before, or run the command and keep what it prints."""
    from cardgame_tui.commands.shared.kept_output import KeptOutput

    output = KeptOutput(parsed)
    if output.print_again():
        return 0
    heard = output.listen()
    code = _carry_out(parsed)
    if code == 0:
        output.keep(heard)
    return code


def _complain(message: str) -> None:
    """Print what is wrong; a terminal that has gone does not change the exit code."""
    with suppress(OSError):
        print(f"{PROGRAM}: {message}", file=sys.stderr)


def _print_anything() -> None:
    """Replace characters that the terminal cannot show, instead of stopping with an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _start_quickly() -> None:
    """Skip work that slows every start and that this program does not need."""
    garbage.start()
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")


def _discard_unprinted() -> None:
    """Discard what an output does not take, so that its end raises no error: Python would exit with 120."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _report(error: BaseException) -> str:
    """Write where the error happened to the log folder and name the file; empty if that fails."""
    try:
        from cardgame_tui.files import write_private
        from cardgame_tui.paths import logs_dir
        from cardgame_tui.ui.session.stops.trace import program_line, trace_lines

        file = logs_dir() / "crash.log"
        file.parent.mkdir(parents=True, exist_ok=True)
        write_private(file, "\n".join([program_line(), *trace_lines(error)]) + "\n")
    except (OSError, ImportError):
        return ""
    return f" (details: {file})"


if __name__ == "__main__":
    sys.exit(main())
