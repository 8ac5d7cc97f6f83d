"""A new field of a duel is one line: it is then copied, digested, saved, restored, a fact, and in the handbook."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
DUELS = {
    "rune_duel": "    home = kept(",
    "grand_archive": "    withered = kept(",
    "containment": "    regular = kept(",
    "dimensional_rift": "    event = kept(",
}
"""Each game with the beginning of a line in its class of duels."""
LINE = '    marbles = kept(2, "marbles in the jar")\n'
PROBE = """
import sys
from importlib import import_module

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.testing.handbook import reference
from cardgame_tui.testing.starts import starts_of

game = import_module("rulesets." + sys.argv[1]).PLUGIN.load()
start = starts_of(game)(1)
bare = type(start)(1, start.options, ({}, {}), cards=start.cards)
duel = game.new_duel(bare)
game.arrange(duel, {"marbles": 5})
assert duel.marbles == 5, "laid out"
assert game.measure(duel, "marbles") == 5, "a fact"
twin = duel.clone()
assert twin.marbles == 5, "copied"
assert state_digest(twin) == state_digest(duel)
twin.marbles = 6
assert state_digest(twin) != state_digest(duel), "digested"
saved = game.position(twin)
assert saved["marbles"] == 6, "saved"
again = game.new_duel(bare)
game.arrange(again, saved)
assert again.marbles == 6, "restored"
assert reference(game).count("marbles in the jar") == 2, "in the handbook, as a fact and in positions"
"""


@pytest.mark.parametrize("game", DUELS)
def test_a_field_is_one_line(game: str, tmp_path: Path) -> None:
    copytree(ROOT / "rulesets", tmp_path / "rulesets", ignore=ignore_patterns("__pycache__"))
    place = tmp_path / "rulesets" / game / "state" / "duel.py"
    source = place.read_text(encoding="utf-8")
    assert source.count(DUELS[game]) == 1
    place.write_text(source.replace(DUELS[game], LINE + DUELS[game]), encoding="utf-8")
    found = {**os.environ, "PYTHONPATH": str(ROOT)}
    probe = (sys.executable, "-c", PROBE, game)
    run = subprocess.run(probe, cwd=tmp_path, env=found, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
