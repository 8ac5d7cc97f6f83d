"""Files of the game of lamps in a folder: a variant, a broken one, a legal deck and one that is not."""

from pathlib import Path

from cardgame_tui.play.recipe import Recipe
from tests.games.lamps import DECK, Lamps

NIGHT = """name = "Night"
about = "It gets dark."
ruleset = "lamps"
[options]
edition = "bright"
hands = 5
[card."Oil Lamp"]
text = "Shine 2."
[[new]]
name = "Torch"
type = "lamp"
text = "Glow."
[decks]
seat1 = "Torches"
[[deck]]
name = "Torches"
sections.main = ["2 Torch"]
"""
SHORT = 'name = "A Single Lamp"\nruleset = "lamps"\n[sections]\nmain = ["Oil Lamp"]\n'
BROKEN = 'name = "Fog"\nruleset = "lamps"\noptions = 3\n'


def lamps_in(folder: Path) -> Lamps:
    """The game with its files written to a folder."""
    write(folder, "variants/lamps/night.toml", NIGHT)
    write(folder, "variants/lamps/fog.toml", BROKEN)
    write(folder, "decks/lamps/a_single.toml", SHORT)
    write(folder, "decks/lamps/two.toml", DECK)
    return Lamps(folder)


def write(folder: Path, name: str, text: str) -> Path:
    """Write a file, its folders too."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def edit(folder: Path, name: str, old: str, new: str) -> Path:
    """Change a file as its author would."""
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    return write(folder, name, text.replace(old, new))


def night_recipe(folder: Path, *settings: str, variant: str = "night") -> Recipe:
    """A match of two people in the variant."""
    return Recipe(lamps_in(folder), variant, settings, names=("Alice", "Bob"), seed=7)
