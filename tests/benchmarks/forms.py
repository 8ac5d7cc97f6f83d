"""How many of the mechanisms that a card language must learn it reads: ``python -m tests.benchmarks.forms``.

The tables of mechanisms are Markdown files, ``card_forms_<game>.md``, in the folder ``shared/forms`` next to the
project or in the folder that is given. Each mechanism has an invented example, which is put into the style of the
game and read. ``--write`` keeps the examples that are read in `CLAIMS`, and a test holds that they stay read.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cardgame_tui.content.foreign.reading import normaliser_of
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.text import TextError
from cardgame_tui.value import value

FORMS = Path(__file__).parents[3] / "shared" / "forms"
"""The folder of the tables."""
CLAIMS = Path(__file__).parents[1] / "content" / "forms"
"""The folder of the examples that are read, a file for each game."""
_ROW = re.compile(
    r"^\| (?P<id>[A-Z]+\d+) \| \d+ \| \*\*(?P<name>.+?)\*\*.*\| (?P<example>`.+`) \| \d+ \| \d+ \|$",
    re.MULTILINE,
)
_BUNDLE = re.compile(r"^\| \d+ \| (?P<name>[^|]+) \| (?P<ids>(?:[A-Z]+\d+ ?)+) \|", re.MULTILINE)


@value
class Mechanism:
    """A mechanism of a table.

    Args:
        id: its letter and number, such as ``S2``.
        name: what it is, in a few words.
        example: one or more sentences.
    """

    id: str
    name: str
    example: str


def mechanisms(text: str) -> list[Mechanism]:
    """The mechanisms of a table that have an example."""
    return [
        Mechanism(each["id"], each["name"].replace("`", ""), each["example"].strip("`"))
        for each in _ROW.finditer(text)
    ]


def bundles(text: str) -> dict[str, list[str]]:
    """The ids of the mechanisms of each bundle, by its name; empty for a table without bundles."""
    return {each["name"].strip(): each["ids"].split() for each in _BUNDLE.finditer(text)}


def unread(game: str, examples: Mapping[str, str]) -> dict[str, str]:
    """What is wrong with those of some examples that are not read, by id."""
    ruleset = load_ruleset(game)
    normaliser, language = normaliser_of(ruleset), ruleset.language
    assert language is not None
    found: dict[str, str] = {}
    for name, example in examples.items():
        try:
            language.parse(normaliser.text(example))
        except TextError as error:
            found[name] = error.complaint
    return found


def main() -> None:
    """Print the figures of every table, and what is not read."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FORMS)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for file in sorted(asked.folder.glob("card_forms_*.md")):
        game = file.stem.removeprefix("card_forms_")
        text = file.read_text(encoding="utf-8")
        found = mechanisms(text)
        missing = unread(game, {each.id: each.example for each in found})
        print("\n".join(_lines(game, found, bundles(text), missing)))
        if asked.write:
            claims = {each.id: each.example for each in found if each.id not in missing}
            CLAIMS.mkdir(exist_ok=True)
            (CLAIMS / f"{game}.toml").write_text(toml_text(claims), encoding="utf-8")


def _lines(
    game: str, found: Sequence[Mechanism], in_bundles: Mapping[str, Sequence[str]], missing: Mapping[str, str]
) -> Iterator[str]:
    yield f"{game}: {len(found) - len(missing)} of {len(found)} examples read"
    known = {each.id for each in found}
    for name, ids in in_bundles.items():
        own = [each for each in ids if each in known]
        yield f"  {name}: {sum(each not in missing for each in own)} of {len(own)}"
    for each in found:
        if each.id in missing:
            yield f"  {each.id} {each.name}: {each.example}\n      {missing[each.id]}"


if __name__ == "__main__":
    main()
