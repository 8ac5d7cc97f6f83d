"""Files that somebody made on purpose, and the command that reads each."""

import json
import os
from collections.abc import Callable
from pathlib import Path

from tests.attack.hostile import Ground, Hostile, Lay
from tests.attack.samples import CARDS, DECK, RUNE_VARIANT, SCENARIO


def written(name: str, content: str | bytes) -> Lay:
    """Lays out one file."""
    return lambda ground: ground.write(name, content)


def linked(name: str, target: str) -> Lay:
    """Lays out a link."""
    return lambda ground: (ground.here / name).symlink_to(target)


def piped(name: str) -> Lay:
    """Lays out a pipe that nobody writes to."""

    def lay(ground: Ground) -> None:
        os.mkfifo(ground.write(name, "").with_suffix(".pipe"))
        path = ground.write(name, "")
        path.unlink()
        path.with_suffix(".pipe").rename(path)

    return lay


def header(**changes: object) -> str:
    """The first line of a journal, in which fields are others."""
    kept = sorted((Path(__file__).parents[1] / "journal" / "format1").glob("r*.jsonl"))[0]
    line = json.loads(kept.read_text(encoding="utf-8").splitlines()[0])
    return json.dumps({**line, **changes}) + "\n"


def in_run(name: str, lay: Callable[[Path, Ground], None]) -> Lay:
    """Changes a file of a run."""

    def changed(ground: Ground) -> None:
        path = ground.run() / name
        lay(path, ground)

    return changed


def _link_away(path: Path, ground: Ground) -> None:
    """The same content elsewhere, under a link."""
    ground.kept.write_bytes(path.read_bytes())
    path.unlink()
    path.symlink_to(ground.kept)


def _pipe(path: Path, ground: Ground) -> None:
    path.unlink()
    os.mkfifo(path)


def _long_line(path: Path, ground: Ground) -> None:
    size = path.stat().st_size
    path.write_bytes(path.read_bytes()[:100].replace(b"\n", b" ") + b'"' * (size - 100))


def _other_game(path: Path, ground: Ground) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('\\"ruleset\\":\\"rune_duel', '\\"ruleset\\":\\"../../../x'), encoding="utf-8")


STEER = "\\u001b[2J\\u202eevil\\u2066\\u0007"
DEEP = 100_000
DUEL = '{"line":"duel","number":1}\n'

HOSTILE = (
    Hostile(
        "a deck whose name steers the terminal",
        written("d.toml", DECK.replace("Two", STEER)),
        "decks check d.toml",
        "d.toml",
        (1,),
    ),
    Hostile(
        "a deck of more cards than there are",
        written("d.toml", DECK.replace("2 Fog", "9" * 4_000 + " Fog")),
        "decks check d.toml",
        "d.toml",
    ),
    Hostile(
        "a deck with a NUL byte", written("d.toml", DECK.replace("Fog", "F\0g")), "decks check d.toml", "d.toml"
    ),
    Hostile("a deck in UTF-16", written("d.toml", DECK.encode("utf-16")), "decks check d.toml", "d.toml"),
    Hostile(
        "a deck that names a key twice",
        written("d.toml", DECK + 'main = ["Lamp"]\n'),
        "decks check d.toml",
        "d.toml",
    ),
    Hostile(
        "a deck that is a link to endless zeros", linked("d.toml", "/dev/zero"), "decks check d.toml", "d.toml"
    ),
    Hostile("a deck that is a link to itself", linked("d.toml", "d.toml"), "decks check d.toml", "d.toml"),
    Hostile("a folder of decks in which a link leads back", linked("loop", "."), "decks check .", "no .toml file"),
    Hostile(
        "a variant of tables in tables",
        written("v.toml", RUNE_VARIANT + "a = " + "{a=" * DEEP),
        "variants rune_duel v.toml",
        "v.toml",
    ),
    Hostile(
        "a variant with keys of many parts",
        written("v.toml", RUNE_VARIANT + f"[{'a.' * DEEP}a]\n"),
        "variants rune_duel v.toml",
        "v.toml",
    ),
    Hostile(
        "a variant with endless numbers",
        written("v.toml", RUNE_VARIANT.replace("rank = 9", "rank = inf")),
        "variants rune_duel v.toml",
        "v.toml",
    ),
    Hostile(
        "a variant with a number of many digits",
        written("v.toml", RUNE_VARIANT.replace("rank = 9", f"rank = {'9' * 5_000}")),
        "variants rune_duel v.toml",
        "v.toml",
    ),
    Hostile(
        "a card whose text is brackets",
        written("c.toml", CARDS.replace("draw a card", "(" * 1_900)),
        "cards dimensional_rift --lint c.toml",
        "c.toml",
        (1, 2),
    ),
    Hostile(
        "a card whose text repeats a phrase",
        written("c.toml", CARDS.replace("draw a card", "draw a card, then " * 100)),
        "cards dimensional_rift --lint c.toml",
        "c.toml",
        (1, 2),
    ),
    Hostile(
        "a scenario in a turn far away",
        written("s.toml", SCENARIO.replace("turn = 1\n", f"turn = {10**17}\n")),
        "check s.toml",
        "s.toml",
        (0, 1, 2),
    ),
    Hostile(
        "a scenario whose dice are lists of lists",
        written("s.toml", SCENARIO.replace('[1, ["A"]]', "[" * DEEP)),
        "check s.toml",
        "s.toml",
    ),
    Hostile(
        "a scenario with as many steps as fit",
        written("s.toml", SCENARIO.partition("[[step]]")[0] + '[[step]]\nseat = 1\nchoose = "x"\n' * 16_000),
        "check s.toml",
        "s.toml",
        (1, 2),
    ),
    Hostile("a journal of brackets", written("j.jsonl", "[" * DEEP + "\n"), "resume j.jsonl --plain", "j.jsonl"),
    Hostile(
        "a journal with a seed of many digits",
        written("j.jsonl", header().replace('"seed": ', '"seed": ' + "9" * 5_000)),
        "resume j.jsonl --plain",
        "j.jsonl",
    ),
    Hostile(
        "a journal with half a character in a name",
        written("j.jsonl", header(names=["\ud800", "\x1b[2J"])),
        "replay j.jsonl --plain",
        "j.jsonl",
    ),
    Hostile(
        "a journal that names a field twice",
        written("j.jsonl", header().replace("{", '{"ruleset": "../../x", ', 1)),
        "resume j.jsonl --plain",
        codes=(0, 2),
    ),
    Hostile(
        "a journal whose game steers the terminal",
        written("j.jsonl", header(ruleset="\x1b[2J\u202e")),
        "resume j.jsonl --plain",
        "j.jsonl",
    ),
    Hostile(
        "a journal with an answer of an endless number",
        written("j.jsonl", header() + DUEL + '{"line":"answer","answer":NaN,"picked":[],"count":1e999}\n'),
        "replay j.jsonl --plain",
        "j.jsonl",
    ),
    Hostile("a journal that is a pipe", piped("j.jsonl"), "resume j.jsonl --plain", "j.jsonl"),
    Hostile("settings that are a pipe", piped("home/config/cardgame-tui/config.toml"), "config", "config.toml"),
    Hostile(
        "settings with letters that steer",
        written("home/config/cardgame-tui/config.toml", f'names = ["{STEER}", "b"]\n'),
        "config",
        codes=(0, 2),
    ),
    Hostile(
        "remembered settings of brackets",
        written("home/config/cardgame-tui/remembered.json", "[" * DEEP),
        "play rune_duel --plain --no-journal",
        codes=(0,),
    ),
    Hostile(
        "a folder of lessons in which a link leads back",
        linked("loop.toml", "."),
        "tutorial . --plain",
        "no .toml file",
    ),
    Hostile("a run of endless duels", lambda ground: ground.run(duels="9" * 300), "bench run", "run"),
    Hostile("a run that ends before it begins", lambda ground: ground.run(duels="-1"), "bench run", "run"),
    Hostile("a run whose table is a pipe", in_run("cards.csv", _pipe), "bench run", "run"),
    Hostile("a run whose table is one line of quotes", in_run("duels.csv", _long_line), "bench run", "run"),
    Hostile(
        "a run whose table is a link to another file",
        in_run("duels.csv", _link_away),
        "bench run --games 4",
        "run",
    ),
    Hostile("a run whose second table is a link", in_run("rules.csv", _link_away), "bench run --games 4", "run"),
    Hostile("a run whose game is a path", in_run("run.toml", _other_game), "bench run --games 4", "run"),
)
