"""Installed packages whose import ends the program, never ends, or is not asked for."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui import loading, plugins, trying
from cardgame_tui.bots import registry
from cardgame_tui.bots.registry import bot_words
from cardgame_tui.content.levels import LEVELS
from tests.cli.games import SOUND, entry_points_of
from tests.processes import PATIENCE, started

Install = Callable[..., None]
Run = Callable[..., tuple[int, str, str]]

LOOPING = "while True: pass"
PATIENCE_HERE = 1.0
TOO_LONG = f"it takes more than {PATIENCE_HERE:g} seconds"
FOUND = ("leduc", "tests.cli.light_plugin:PLUGIN")
HOSTILE = {
    "exits": ("import sys; sys.exit(3)", "SystemExit: 3"),
    "interrupts": ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    "odd": ("class Odd(BaseException): pass\nraise Odd('so')", "Odd: so"),
    "loops": (LOOPING, TOO_LONG),
    "loops_in_c": ("from collections import deque; from itertools import repeat; deque(repeat(0), 0)", TOO_LONG),
    "dies": ("import os; os._exit(0)", "it ends the program"),
    "crashes": ("import os; os.abort()", "it ends the program"),
    "grows": ("PLUGIN = bytearray(3 * 2**30)", "MemoryError"),
    "stays": (
        "import time\nwhile True:\n try: time.sleep(600)\n except BaseException: pass",
        TOO_LONG,
    ),
}
"""What a module does when it is imported, and the reason that is shown."""


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Modules that do these things, and a short patience; gives their entry points."""
    for name, (text, _) in HOSTILE.items():
        (tmp_path / f"plugin_{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("cardgame_tui.entry_points.OWN", "package1")  # the sound one, which comes first
    monkeypatch.setattr(plugins, "LISTED", PATIENCE_HERE)
    monkeypatch.setattr(registry, "LISTED", PATIENCE_HERE)
    monkeypatch.setattr(loading, "_stuck", {})
    monkeypatch.setattr(trying, "_found", {})
    return [(name, f"plugin_{name}:PLUGIN") for name in HOSTILE]


def test_a_list_names_each_with_its_reason(run: Run, install: Install, hostile: list[tuple[str, str]]) -> None:
    install(FOUND, *hostile)
    for _ in range(2):
        code, out, err = run("rulesets")
        assert (code, err) == (0, "")
        assert out.splitlines() == sorted(
            [
                "leduc: Leduc 1: poker with six cards",
                *(
                    f"{name}: broken: ruleset {name} cannot be imported: {reason}"
                    for name, (_, reason) in HOSTILE.items()
                ),
            ]
        )


@pytest.mark.parametrize("name", ["exits", "interrupts", "odd"])
def test_a_command_about_one_says_why_it_cannot_be_used(
    run: Run, install: Install, hostile: list[tuple[str, str]], name: str
) -> None:
    install(SOUND, *hostile)
    code, out, err = run("rules", name)
    assert (code, out) == (2, "")
    assert err == f"cardgame-tui: ruleset {name} cannot be imported: {HOSTILE[name][1]}\n"


def test_what_ends_the_program_while_a_game_is_built_is_its_reason(
    run: Run, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    made = "PLUGIN = Plugin('late', 'Late', '', '1', sys.exit)"
    (tmp_path / "plugin_late.py").write_text(f"import sys\nfrom cardgame_tui.engine.plugin import Plugin\n{made}")
    install(("late", "plugin_late:PLUGIN"))
    assert run("rules", "late") == (2, "", "cardgame-tui: ruleset late cannot be loaded: SystemExit\n")


def test_a_list_of_bots_leaves_them_out(hostile: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    eager = ("eager", "cardgame_tui.bots.eager_bot:EAGER")
    monkeypatch.setattr(registry, "entry_points", lambda group: entry_points_of(eager, *hostile))
    assert list(bot_words()) == [*LEVELS, "eager"]


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "leduc"),
        ("options", "leduc"),
        ("cards", "leduc"),
        ("simulate", "leduc", "--games", "1"),
        ("rulesets", "check", "leduc", "--games", "1"),
        ("tutorial", "leduc"),
        ("where",),
        ("--version",),
    ],
)
def test_a_command_imports_only_the_game_it_is_about(
    run: Run, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    mark = tmp_path / "imported"
    (tmp_path / "plugin_marks.py").write_text(f"open({str(mark)!r}, 'w').close()")
    install(SOUND, ("marks", "plugin_marks:PLUGIN"))
    run(*words)
    assert not mark.exists()
    run("rulesets")
    assert mark.exists()
    del sys.modules["plugin_marks"]


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal of Unix")
def test_ctrl_c_ends_a_list_that_waits_for_a_plugin(tmp_path: Path) -> None:
    info, pipe = tmp_path / "slow-1.0.dist-info", tmp_path / "pipe"
    os.mkfifo(pipe)
    info.mkdir()
    (info / "entry_points.txt").write_text("[cardgame_tui.rulesets]\naaa = plugin_slow:PLUGIN\n")
    (tmp_path / "plugin_slow.py").write_text(f"open({str(pipe)!r}, 'w').write('begun')\n{LOOPING}")
    code = "from cardgame_tui import cli, plugins; plugins.LISTED = 600; raise SystemExit(cli.main(['rulesets']))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path.cwd())])}
    with started(sys.executable, "-c", code, env=environment) as child:
        with pipe.open() as opened:
            assert opened.read(5) == "begun"
        child.send_signal(signal.SIGINT)
        _, said = child.communicate(timeout=PATIENCE)
    assert child.returncode == 130
    assert said == b""
