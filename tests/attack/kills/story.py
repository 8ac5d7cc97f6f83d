"""A match that is killed and resumed again and again, and what each kill has left."""

import json
import os
import shutil
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from tests.attack.kills.case import Case, draw
from tests.attack.kills.cuts import cut_somewhere, judge_cut
from tests.attack.kills.judge import Known, judge
from tests.attack.kills.killer import Outcome, kill_one
from tests.attack.kills.victim import Errand
from tests.attack.table import Row, Table

KILLS = 8
"""Kills of one match."""

CUT = "journal cut at any byte"
"""The row of cuts in the table."""

GAMES: Mapping[str, Sequence[Sequence[str]]] = {
    "rune_duel": [[]],
    "containment": [["--set", "xk_limit=5"], ["--set", "base_protection=3/6/9", "--set", "match_wins=2"]],
    "grand_archive": [["--set", "starting_life_bonus=-10"], ["--set", "mulligan=free", "--set", "opening_hand=4"]],
    "dimensional_rift": [
        ["--set", "edition=rift"],
        ["--set", "edition=conquest", "--set", "hp=1", "--set", "best_of=3"],
    ],
}
"""The games that are played, with their settings."""

OTHERS = {
    "other.jsonl": b'{"line":"header","journal":"cardgame-tui","format":99}\n',
    "torn.jsonl": b'{"line":"header","jour',
    "notes.txt": b"not a match\n",
}
"""Files in the saves folder that belong to nobody here."""


@dataclass
class Place:
    """Where stories are played.

    Args:
        folder: an empty one; what failed is kept in its folder ``failing``.
        small: a folder on a small disk, None where none can be made.
    """

    folder: Path
    small: Path | None


class Story:
    """One match, or several after rematches, with its kills.

    Args:
        place: where it is played.
        surface: ``plain`` or ``app``.
        seed: of the attack.
        number: of the story.
    """

    def __init__(self, place: Place, surface: str, seed: int, number: int) -> None:
        self._chance = Random(f"{seed} {number}")
        on_small = place.small is not None and self._chance.random() < 0.2
        self._home = (place.small if on_small and place.small else place.folder) / f"story{number}"
        self._filler = self._home / "filler" if on_small else None
        self._place = place
        self._surface = surface
        self._name = f"seed {seed}, story {number}"
        self._known = Known(others=dict(OTHERS))
        self._words = self._new_match()
        self.saves = self._home / "cardgame-tui" / "saves"

    def run(self, table: Table, most: int) -> None:
        """Kill the match as often as a story does, at most so often, and count it in a table."""
        scratch = self._place.folder / "scratch"
        scratch.mkdir(exist_ok=True)
        self.saves.mkdir(parents=True, mode=0o700)
        for name, content in OTHERS.items():
            (self.saves / name).write_bytes(content)
        for number in range(min(KILLS, most)):
            case = draw(self._surface, self._chance)
            row = table.setdefault(case.name, Row())
            begun = time.monotonic()
            before = self._lines()
            wrong = self._kill(case, scratch)
            row.cases += 1
            row.lines += max(self._lines() - before, 0)
            row.slowest = max(row.slowest, time.monotonic() - begun)
            row.faults += [f"{self._name}, kill {number}: {words}" for words in wrong]

    def cut(self, table: Table, cuts: int) -> None:
        """Cut its journals at any byte so often, and count that in a table."""
        journals = sorted(self._known.stands)
        alone = self._place.folder / "cut"
        alone.mkdir(exist_ok=True)
        for number in range(cuts if journals else 0):
            data = Path(self._chance.choice(journals)).read_bytes()
            cut = cut_somewhere(data, self._chance)
            row = table.setdefault(CUT, Row())
            begun = time.monotonic()
            wrong = judge_cut(cut, alone / "cut.jsonl")
            row.cases += 1
            row.slowest = max(row.slowest, time.monotonic() - begun)
            if wrong:
                kept = self._new_place("cut")
                kept.with_suffix(".jsonl").write_bytes(cut)
                row.faults += [f"{self._name}, cut {number}: {kept}.jsonl {words}" for words in wrong]

    def clear(self) -> None:
        """Remove its files."""
        shutil.rmtree(self._home)

    def _kill(self, case: Case, scratch: Path) -> list[str]:
        before = {path.name: path.read_bytes() for path in self.saves.iterdir()}
        errand = Errand(case, self._next_words(), str(self.saves), str(self._filler or ""), reports=-1)
        outcome = kill_one(errand, self._home)
        if self._filler is not None:
            self._filler.unlink(missing_ok=True)
        if case.harm == "clock":
            self._shift_times()
        wrong = judge(case, outcome, self.saves, self._known, scratch)
        if wrong:
            self._keep(errand, outcome, before, wrong)
        return wrong

    def _lines(self) -> int:
        """How many lines all journals have."""
        return sum(path.read_bytes().count(b"\n") for path in self.saves.glob("*.jsonl"))

    def _next_words(self) -> list[str]:
        """Resume a match that was left, or begin a new one."""
        left = sorted(path for path in self._known.stands)
        if left and self._chance.random() < 0.9:
            surface = ["--plain"] if self._surface == "plain" else []
            return ["resume", self._chance.choice(left), *surface, "--step", "off"]
        return self._words

    def _new_match(self) -> list[str]:
        chance = self._chance
        game = chance.choice(list(GAMES))
        words = [
            "play",
            game,
            *chance.choice(GAMES[game]),
            "--step",
            "off",
            "--seed",
            str(chance.randrange(1_000)),
        ]
        words += ["--privacy", chance.choice(("open", "open", "gate", "strict"))]
        words += ["--undo", chance.choice(("free", "free", "ask"))]
        return words + (["--plain"] if self._surface == "plain" else [])

    def _shift_times(self) -> None:
        """Let files be from the future, or long ago."""
        for path in self.saves.iterdir():
            at = time.time() + self._chance.choice((-1e6, 1e6))
            os.utime(path, (at, at))

    def _keep(self, errand: Errand, outcome: Outcome, before: dict[str, bytes], wrong: list[str]) -> None:
        """Keep what failed: the folder before the kill and after it, how it was done, and what was reported."""
        kept = self._new_place("kill")
        shutil.copytree(self.saves, kept / "after")
        (kept / "before").mkdir()
        for name, content in before.items():
            (kept / "before" / name).write_bytes(content)
        recipe = {"from": self._name, "wrong": wrong, "errand": asdict(errand), **asdict(outcome)}
        (kept / "recipe.json").write_text(json.dumps(recipe, indent=1), encoding="utf-8")

    def _new_place(self, name: str) -> Path:
        """Where the next thing that failed is kept."""
        failing = self._place.folder / "failing"
        failing.mkdir(exist_ok=True)
        return failing / f"{name}{len(list(failing.iterdir())):04}"
