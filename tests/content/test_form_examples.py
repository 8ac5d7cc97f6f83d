"""The examples of mechanisms that the card languages are said to read are read."""

import tomllib

import pytest

from tests.benchmarks.forms import CLAIMS, FORMS, mechanisms, unread

GAMES = ("dimensional_rift", "grand_archive")


def claims(game: str) -> dict[str, str]:
    """The examples that are said to be read, by the id of their mechanism."""
    return tomllib.loads((CLAIMS / f"{game}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_claimed_example_is_read(game: str) -> None:
    assert unread(game, claims(game)) == {}


@pytest.mark.parametrize("game", GAMES)
def test_claims_are_those_of_the_tables_next_to_the_project(game: str) -> None:
    table = FORMS / f"card_forms_{game}.md"
    if table.exists():
        listed = {each.id: each.example for each in mechanisms(table.read_text(encoding="utf-8"))}
        assert claims(game).items() <= listed.items()


def test_rows_with_an_example_are_found() -> None:
    text = (
        "| id | step | form | meaning (rule) | example | sentences | unlocks |\n"
        "| M5 | 12 | **`this or SELECTOR`**: `this / that` | rule | `Cleanse this or target creature.` | 3 | 1 |\n"
        "| E25 | 75 | **single verbs**: rare | - | - | 3 | 2 |\n"
    )
    (found,) = mechanisms(text)
    assert (found.id, found.name, found.example) == ("M5", "this or SELECTOR", "Cleanse this or target creature.")
