"""Plays the same random duels in two checkouts and compares every decision; run on purpose, never as a test.

    python -m tests.conformance.compare ../before
    python -m tests.conformance.compare ../before --game conquest --decisions 5000

Each checkout plays in a process of its own. Compared are prompts, options and their order, refusals with their
rules, what is said to answers that do not fit, events, the state, undo, and what `simulate` counts. Options are
those of the presets, of the shipped variants, and drawn at random. A duel is compared by one hash. At the first
difference the duel is played again, and the first decision that differs is printed. The exit code is then 1.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from functools import partial
from importlib import import_module
from itertools import cycle, zip_longest
from pathlib import Path
from typing import Any, Self

from cardgame_tui.content.option_info import chosen, preset_of, setting_text
from cardgame_tui.content.variants import find_variants
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Start
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.starts import starts_of

HERE = Path(__file__).parents[2]
RECORDER = Path(__file__).with_name("recorder.py")
EXAMPLES = Path("examples", "high_card")
"""Where a checkout has the game that is a project of its own."""
DECISIONS = 50_000
CONTEXT = 100
"""Most equal lines that are shown around those of a decision that differ."""
QUIET_EVERY = 4
"""One duel in this many is played without the event log."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is compared.

    Args:
        place: where its plugin is, as ``module:name``.
        settings: options that hold in all its duels.
    """

    place: str
    settings: tuple[str, ...] = ()

    def load(self) -> Ruleset:
        """The game of this checkout."""
        module, _, name = self.place.partition(":")
        ruleset: Ruleset = getattr(import_module(module), name).load()
        return ruleset


GAMES = {
    "conquest": Game("rulesets.dimensional_rift:PLUGIN", ("edition=conquest",)),
    "rift": Game("rulesets.dimensional_rift:PLUGIN", ("edition=rift",)),
    "rune_duel": Game("rulesets.rune_duel:PLUGIN"),
    "containment": Game("rulesets.containment:PLUGIN"),
    "grand_archive": Game("rulesets.grand_archive:PLUGIN"),
    "leduc": Game("tests.games.leduc:PLUGIN"),
    "high_card": Game("high_card:PLUGIN"),
}

Job = dict[str, Any]
"""One duel, as `recorder` reads it."""


class NoProgramError(Exception):
    """A folder that is no checkout of this program."""


class Checkout:
    """A process that plays duels with the program of one checkout.

    Args:
        path: the checkout.

    Raises:
        NoProgramError: when the program is found elsewhere.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        places = os.pathsep.join((str(self.path), str(self.path / EXAMPLES)))
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(RECORDER)],
            env=os.environ | {"PYTHONPATH": places},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        program = Path(self.receive()["program"])
        if not program.is_relative_to(self.path):
            self.close()
            raise NoProgramError(f"{self.path} has no program: {program} was found instead")

    def send(self, job: Job) -> None:
        """Let it play a duel."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        """What the duel was like.

        Raises:
            RuntimeError: when the process has ended; its error is on the standard error.
        """
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.close()
            raise RuntimeError(f"the recorder in {self.path} has stopped")
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def jobs_of(game: Game, seed: int) -> Iterator[Job]:
    """Draw duels without end: under the options of the preset, of a shipped variant, and drawn, in turn."""
    ruleset = game.load()
    chance = Chance(seed)
    plain = starts_of(ruleset, settings=game.settings)
    turned = starts_of(ruleset, settings=game.settings, turn_options=True)
    kinds = cycle((("", plain), ("", turned), ("", turned), *_shipped(ruleset, plain(1))))
    for number, (variant, start_of) in enumerate(kinds):
        drawn = chance.next32()
        start = start_of(drawn)
        settings = [f"{name}={setting_text(value)}" for name, value in chosen(start.options).items()]
        yield {
            "place": game.place,
            "variant": variant,
            "settings": [] if variant else settings,
            "decks": [{name: list(cards) for name, cards in deck.items()} for deck in start.decks],
            "seed": drawn,
            "log": number % QUIET_EVERY > 0,
            "full": False,
        }


def _shipped(ruleset: Ruleset, usual: Start) -> Iterator[tuple[str, Callable[[int], Start]]]:
    """The ids of the shipped variants with the preset of a usual start; each with what makes starts under it."""
    for variant in find_variants(ruleset.id).variants:
        setup = Recipe(ruleset, variant=variant.id).build()
        if preset_of(setup.options) == preset_of(usual.options):
            yield variant.id, partial(Start, options=setup.options, decks=setup.decks)


def compare(one: Checkout, two: Checkout, game: Game, decisions: int, seed: int) -> tuple[str, bool]:
    """Play one game in both checkouts.

    Args:
        one: a checkout.
        two: the other one.
        game: the game.
        decisions: how many decisions at the least.
        seed: draws options, decks and answers.

    Returns:
        What was compared, or the first difference, in words; and whether there was none.
    """
    duels = made = 0
    for job in jobs_of(game, seed):
        first, second = _both(one, two, job)
        if first != second:
            return _difference(one, two, job), False
        duels, made = duels + 1, made + first["decisions"]
        if made >= decisions:
            return f"{made:,} decisions in {duels:,} duels, no difference", True
    raise AssertionError("unreachable")


def _both(one: Checkout, two: Checkout, job: Job) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play a duel in both checkouts at the same time."""
    one.send(job)
    two.send(job)
    return one.receive(), two.receive()


def _difference(one: Checkout, two: Checkout, job: Job) -> str:
    """Play a duel again and show the first decision that differs."""
    parts = (found["parts"] for found in _both(one, two, job | {"full": True}))
    sides = enumerate(zip_longest(*parts, fillvalue=()))
    place, (first, second) = next(each for each in sides if each[1][0] != each[1][1])
    shown = unified_diff(first, second, str(one.path), str(two.path), n=CONTEXT, lineterm="")
    rules = f"variant {job['variant']}" if job["variant"] else " ".join(job["settings"]) or "default options"
    found = f"decision {place // 2 + 1}" if place % 2 == 0 else f"what follows from decision {place // 2 + 1}"
    return "\n".join([f"{rules}, seed {job['seed']}: {found} differs", *shown])


def main(words: list[str]) -> int:
    """Read the command line, compare one game after another, print.

    Returns:
        0, or 1 when something differs.
    """
    parser = argparse.ArgumentParser(
        prog="python -m tests.conformance.compare", description="the same random duels in two checkouts"
    )
    parser.add_argument("other", type=Path, help="the other checkout, in most cases the older one")
    parser.add_argument("--game", choices=GAMES, action="append", help="compare this game (default: all)")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many decisions of each game")
    parser.add_argument("--seed", type=int, default=1, help="seed of the run")
    chosen = parser.parse_args(words)
    sys.path.append(str(HERE / EXAMPLES))
    try:
        with Checkout(chosen.other) as other, Checkout(HERE) as here:
            for name in chosen.game or GAMES:
                shown, equal = compare(other, here, GAMES[name], chosen.decisions, chosen.seed)
                print(f"{name}: {shown}", flush=True)
                if not equal:
                    return 1
    except NoProgramError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
