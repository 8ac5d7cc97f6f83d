"""Parse tables that somebody made by hand, with right checksums: none changes what a text means, or never ends."""

import json
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardgame_tui.kept_files import sealed, unsealed
from cardgame_tui.limits import LARGEST_PARSE_TABLE
from cardgame_tui.text import Language, TextError
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.grammar import Grammar
from cardgame_tui.text.parse_table import ParseTable, closing, write_table
from cardgame_tui.text.parse_table_cache import table_of
from cardgame_tui.text.parser import Parser, TableError
from cardgame_tui.text.tokens import END, MismatchError, Token, tokens_of
from tests.text.vocabulary import TEXTS, language

GAME = language()
GRAMMAR = Grammar(GAME.root, GAME.forms)
EMPTY = [number for number, rule in enumerate(GRAMMAR.rules) if not rule.symbols]
SINGLE = [number for number, rule in enumerate(GRAMMAR.rules) if len(rule.symbols) == 1]
MOST_MEMORY = 20_000_000
LONG = " ".join(["Pray."] * 300)

Table = dict[str, Any]


def read_with(table: Table, text: str) -> object:
    """The tree that a table reads in a text."""
    parser = Parser(GRAMMAR, ParseTable(**table))
    return parser.parse([*tokens_of(text), Token(END, "", len(text))])


def always(table: Table, action: int) -> None:
    """Do the same in every state before every token."""
    names = {*GRAMMAR.spelling, END, *(rule.origin for rule in GRAMMAR.rules)}
    table["states"] = [dict.fromkeys(names, action) for _ in table["states"]]


def endless(rules: list[int]) -> Callable[[Table], None]:
    """Close a rule before every token, and always come to the state that closes it."""

    def spoil(table: Table) -> None:
        always(table, closing(rules[0]))
        for state in table["states"]:
            state.update({rule.origin: table["start"] for rule in GRAMMAR.rules})

    return spoil


def rules_exchanged(table: Table) -> None:
    """Close the next rule in place of each."""
    count = len(GRAMMAR.rules)
    for state in table["states"]:
        state.update({name: closing((closing(act) + 1) % count) for name, act in state.items() if act < 0})


def without(kind: Callable[[str], bool]) -> Callable[[Table], None]:
    """Leave out actions."""

    def spoil(table: Table) -> None:
        table["states"] = [{name: act for name, act in each.items() if not kind(name)} for each in table["states"]]

    return spoil


HOSTILE: dict[str, Callable[[Table], None]] = {
    "an empty rule without end": endless(EMPTY or SINGLE),
    "a rule of one symbol without end": endless(SINGLE),
    "every rule is another": rules_exchanged,
    "no way on after a rule": without(lambda name: "." in name),
    "no word is known": without(lambda name: "." not in name),
    "a text ends where it begins": lambda table: table.update(end=table["start"]),
    "it begins where a text ends": lambda table: table.update(start=table["end"]),
    "all states are the first": lambda table: table.update(states=[table["states"][0]] * len(table["states"])),
    "all states are the last": lambda table: table.update(states=[table["states"][-1]] * len(table["states"])),
    "states backwards": lambda table: table.update(states=table["states"][::-1]),
    "states moved by one": lambda table: table.update(states=table["states"][1:] + table["states"][:1]),
    "everything leads to the start": lambda table: always(table, table["start"]),
    "everything leads to the end": lambda table: always(table, table["end"]),
    "everything closes the first rule": lambda table: always(table, closing(0)),
    "everything closes the last rule": lambda table: always(table, closing(len(GRAMMAR.rules) - 1)),
}


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The right table, as JSON."""
    return write_table(table_of(GRAMMAR, tmp_path_factory.mktemp("right")))


@pytest.mark.parametrize("spoil", HOSTILE.values(), ids=list(HOSTILE))
def test_a_hostile_table_ends_soon_and_changes_no_meaning(spoil: Callable[[Table], None], right: str) -> None:
    table: Table = json.loads(right)
    spoil(table)
    for text in (*TEXTS, LONG):
        expected = GAME.parse(text)
        tracemalloc.start()
        try:
            assert read_with(table, text) == expected
        except (TableError, MismatchError):
            pass
        finally:
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        assert peak < MOST_MEMORY


@pytest.mark.parametrize("seed", range(40))
def test_random_changes_change_no_meaning(seed: int, right: str) -> None:
    chance, table = Random(seed), json.loads(right)
    states, rules = len(table["states"]), len(GRAMMAR.rules)
    for _ in range(1 + seed * 4):
        state = chance.choice(table["states"])
        if state:
            state[chance.choice(list(state))] = chance.randrange(closing(rules - 1), states)
    for text in TEXTS:
        with suppress(TableError, MismatchError):
            assert read_with(table, text) == GAME.parse(text)


def test_a_wrong_table_is_made_again(tmp_path: Path, right: str) -> None:
    table: Table = json.loads(right)
    rules_exchanged(table)
    (tmp_path / f"text-{GRAMMAR.digest}.json").write_text(sealed(json.dumps(table)))
    hostile: Language[CardText] = Language(GAME.root, GAME.forms, "test game", cache=tmp_path)
    assert hostile.parse("Pray.") == GAME.parse("Pray.")
    with pytest.raises(TextError):
        hostile.parse("Prey.")
    (file,) = tmp_path.iterdir()
    table = json.loads(unsealed(file.read_bytes()))
    assert [read_with(table, text) for text in TEXTS] == [GAME.parse(text) for text in TEXTS]


def test_a_table_takes_little_memory_for_its_size(tmp_path: Path) -> None:
    size = LARGEST_PARSE_TABLE // 10
    states = ",".join(["{}"] * ((size - 200) // 3))
    text = f'{{"grammar":"{GRAMMAR.digest}","start":0,"end":0,"states":[{states}]}}'
    (tmp_path / f"text-{GRAMMAR.digest}.json").write_text(sealed(text))
    tracemalloc.start()
    try:
        table_of(GRAMMAR, tmp_path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 30 * size
