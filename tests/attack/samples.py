"""Valid files of every kind, and the command that reads each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.journal.matches import rift, rune, written

CARDS = (
    '[[card]]\nname = "Lamp"\ntype = "creature"\nstats = "1/2/0"\narrows = "T2 L"\ntext = "Action: draw a card."\n'
)
DECK = 'name = "Two"\nruleset = "rune_duel"\nabout = "x"\n[sections]\nmain = ["2 Fog Basin", "Lamp"]\n'
VARIANT = (
    'name = "Night"\nruleset = "dimensional_rift"\nabout = "Dark."\n[options]\nhp = 9\n'
    '[card."Scrap Hound"]\nstats = "2/2/0"\ntext = ""\n[[new]]\nname = "Moth"\ntype = "creature"\n'
    '[[deck]]\nname = "Moths"\n[deck.sections]\nmain = ["3 Moth"]\n[decks]\nseat1 = "Moths"\n'
)
SCENARIO = (
    'title = "Two quiet turns"\nruleset = "dimensional_rift"\ncites = ["DR-182"]\nrandom = [1, ["A"]]\n'
    '[options]\nstalemate_turns = 2\n[start]\nturn = 1\n[start.seat1]\nhp = 3\nfield."1C2" = "Scrap Hound"\n'
    '[[step]]\nseat = 1\nchoose = "battle"\nexpect = { "result" = "open" }\n'
    '[[step]]\nseat = 2\nchoose = "battle"\n'
    '[expect]\n"result" = "stalemate"\n'
)


@dataclass(frozen=True)
class Sample:
    """One kind of file.

    Args:
        name: what it is.
        ending: how its name ends.
        content: a valid file.
        commands: the words of commands that read a file of a path.
    """

    name: str
    ending: str
    content: bytes
    commands: Callable[[str], list[list[str]]]

    @property
    def sealed(self) -> bool:
        """Whether its lines have checksums."""
        return self.ending == ".jsonl"


def samples(folder: Path) -> Mapping[str, Sample]:
    """Valid files of all kinds; journals are made by playing in a folder."""
    texts = {
        "cards": (CARDS, lambda file: [["cards", "dimensional_rift", "--lint", file]]),
        "deck": (DECK, lambda file: [["decks", "check", file]]),
        "variant": (VARIANT, _variant),
        "scenario": (SCENARIO, lambda file: [["check", file], ["play", "--plain", "--from", file]]),
    }
    found = {name: Sample(name, ".toml", text.encode(), commands) for name, (text, commands) in texts.items()}
    for name, setup in {"rift": rift(3), "rune": rune(3)}.items():
        content = written(setup, folder / name, 30).read_bytes()
        found[f"journal {name}"] = Sample(f"journal {name}", ".jsonl", content, _journal)
    return found


def _variant(file: str) -> list[list[str]]:
    return [["variants", "dimensional_rift", file], ["decks", "check", file]]


def _journal(file: str) -> list[list[str]]:
    return [["replay", file, "--transcript"], ["replay", file, "--plain"], ["resume", file, "--plain"]]
