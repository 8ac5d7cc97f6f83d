"""``rules``: the book, one rule, a search, an edition, a status, and two editions side by side."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.commands.shared.printing import print_lines
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import Span
from cardgame_tui.ui.rulebook.lines import BOLD
from tests.cli.games import DeckLeduc

Run = Callable[..., tuple[int, str, str]]
SPLIT = " | "


class Sticks(DeckLeduc):
    """A game whose rulebook tells two editions apart."""

    id = "sticks"
    title = "Sticks"
    rulebook = Path(__file__).parent.parent / "games" / "sticks.md"


PLUGIN = Plugin("sticks", "Sticks", "two editions", "1", Sticks)


@pytest.fixture
def rules(run: Run, install: Callable[..., None]) -> Callable[..., str]:
    """Print rules of sticks; gives what was printed."""
    install(("sticks", "tests.cli.test_rules:PLUGIN"), ("leduc", "tests.cli.games:PLUGIN"))

    def printed(*arguments: str) -> str:
        code, out, err = run("rules", "sticks", *arguments)
        assert (code, err) == (0, "")
        return out

    return printed


def numbers(out: str) -> list[str]:
    """The numbers that head a rule, in order."""
    return [line.split()[0] for line in out.splitlines() if line.startswith("ST-") and "[" in line]


def test_one_rule_with_its_tags_and_its_section(rules: Callable[..., str]) -> None:
    assert rules("st-4") == "ST-4 [seed] {long} in 1. Sticks\n  Each player holds 7 sticks.\n"
    assert rules("4") == rules("ST-4")


def test_the_complete_book_with_prose_drawing_and_table(rules: Callable[..., str]) -> None:
    out = rules()
    assert out.splitlines()[0] == "Sticks: the rulebook"
    assert numbers(out) == ["ST-1", "ST-2", "ST-3", "ST-4", "ST-5", "ST-12", "ST-10", "ST-13", "ST-14"]
    assert "\n1. Sticks\n" in out
    assert "\n  | | |   three sticks\n" in out
    assert "\nties                        | - " in out
    assert max(map(len, out.splitlines())) <= 79


def test_words_find_rules_the_best_first(rules: Callable[..., str]) -> None:
    assert numbers(rules("5")) == ["ST-5"]
    assert numbers(rules("stick")) == ["ST-3", "ST-5", "ST-10", "ST-2", "ST-4"]
    assert numbers(rules("the", "duel")) == ["ST-2", "ST-10"]
    assert rules("the duel") == rules("the", "duel")


def test_an_edition_and_a_status_filter_the_rules(rules: Callable[..., str]) -> None:
    assert numbers(rules("--edition", "long")) == ["ST-1", "ST-4", "ST-5", "ST-12", "ST-10", "ST-14"]
    ambiguous = rules("--status", "ours")
    assert numbers(ambiguous) == ["ST-2", "ST-3", "ST-12", "ST-10"]
    assert "three sticks" not in ambiguous
    assert numbers(rules("stick", "--edition", "long", "--status", "ours")) == ["ST-10"]


def test_two_editions_side_by_side(rules: Callable[..., str]) -> None:
    lines = rules("--side-by-side").splitlines()
    assert lines[lines.index("1. Sticks") + 1].split(SPLIT) == ["short".ljust(38), "long"]
    row = next(line for line in lines if line.startswith("ST-2"))
    assert [side.strip() for side in row.split(SPLIT)] == [
        "ST-2 [seed, public, ours] {short}",
        "ST-4 [seed] {long}",
    ]
    assert lines.count("ST-5 [public] {both}") == 1
    assert "(no separate rule)                     | ST-12 [ours] {long}" in lines
    assert "ST-13 [public] {short}                 | ST-14 [public] {long}" in lines
    assert "3. Ties, short / 4. Ties, long" in lines
    assert max(map(len, lines)) <= 79


def test_the_named_edition_is_on_the_left(rules: Callable[..., str]) -> None:
    assert "ST-4 [seed] {long}                     | ST-2 [seed, public, ours] {short}" in rules(
        "--side-by-side", "--edition", "long"
    )


def test_side_by_side_takes_the_width_of_a_terminal(
    rules: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(
        "cardgame_tui.commands.games.rules.get_terminal_size", lambda _: os.terminal_size((120, 40))
    )
    widest = max(rules("--side-by-side").splitlines(), key=len)
    assert 79 < len(widest) <= 119
    assert max(map(len, rules().splitlines())) <= 79


@pytest.mark.parametrize(
    ("terminal", "term", "shown"),
    [
        (True, "xterm", "A \x1b[1mTale\x1b[22m is [b]used\n"),
        (True, "dumb", "A Tale is [b]used\n"),
        (False, "xterm", "A Tale is [b]used\n"),
    ],
)
def test_emphasized_words_are_bold_on_a_terminal_and_only_words_elsewhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool, term: str, shown: str
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setenv("TERM", term)
    print_lines([(Span("A "), Span("Tale", BOLD), Span(" is [b]used"))])
    assert capsys.readouterr().out == shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["sticks", "ST-99"], 'no rule "ST-99"; did you mean ST-'),
        (["sticks", "stik"], 'no rule contains "stik"; did you mean stick?'),
        (["sticks", "7", "sticks", "--edition", "short"], 'no rule of short contains "7 sticks"'),
        (["sticks", "table", "--status", "seed"], 'no rule with the status seed contains "table"'),
        (["sticks", "--edition", "shirt"], 'no edition "shirt"; allowed: short, long; did you mean short?'),
        (["sticks", "--status", "our"], 'no status "our"; allowed: public, seed, ours; did you mean ours?'),
        (["leduc", "--edition", "short"], 'no edition "short"; this rulebook has none'),
        (["leduc", "--side-by-side"], "--side-by-side: this rulebook has only one edition"),
    ],
)
def test_a_missing_rule_is_one_message(
    run: Run, rules: Callable[..., str], arguments: list[str], complaint: str
) -> None:
    code, out, err = run("rules", *arguments)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_a_game_without_editions_plays_none() -> None:
    ruleset: Ruleset = DeckLeduc()
    assert ruleset.scope(ruleset.options_model()) == ""
