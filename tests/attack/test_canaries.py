"""The short form of the canaries, and that leaks of every kind are noticed."""

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Script
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.keys.command import Command, Commands
from cardgame_tui.ui.plain.commands import TABLE_LINES
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.moment import Moment
from cardgame_tui.ui.table.screen import TableScreen
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneDuel
from tests.attack.canaries import GAMES, PRIVACY, SIZES, Case, attack, breaking, play_case
from tests.attack.lookout import Lookout, names_in
from tests.attack.plain_canaries import play_plain
from tests.attack.pty_canaries import CODE, play_in_terminal
from tests.attack.table import Table, in_words

SHORT = Case("rune duel", "gate", SIZES[0], 2, 8)
"""A match that ends at its first leak."""


class NamedTurn(RuneDuelRuleset):
    """Shows the top of a deck next to the turn."""

    def public_turn(self, duel: RuneDuel) -> str:
        return duel.pile(1, "deck").cards[-1].name


class ToldDeck(RuneDuelRuleset):
    """Tells everybody the top of a deck."""

    wording = replace(
        RuneDuelRuleset.wording, events={**RuneDuelRuleset.wording.events, "keeps": "{seat} keeps {word}."}
    )

    def setup(self, duel: RuneDuel) -> Script[None]:
        yield from super().setup(duel)
        duel.note("RD-54", "keeps", 1, word=duel.pile(1, "deck").cards[-1].name)


def played(ruleset: RuneDuelRuleset) -> Callable[[Setup], Setup]:
    """Play another game with the same cards."""
    return lambda setup: replace(setup, ruleset=ruleset)


def faults(table: Table) -> list[str]:
    return [fault for row in table.values() for fault in row.faults]


def name_in_deck(session: Session) -> str:
    return str(session.driver.duel.named["seat1.deck"].cards[-1].name)


@pytest.mark.parametrize(("game", "privacy", "size"), list(zip(GAMES, cycle(PRIVACY), cycle(SIZES), strict=False)))
def test_no_hidden_name_leaves_the_program(game: str, privacy: str, size: tuple[int, int], folder: Path) -> None:
    table: Table = {}
    play_case(folder, Case(game, privacy, size, 7, 4), table)
    assert not faults(table), in_words(table)
    assert table[f"canaries: decisions, {game}"].cases >= 4
    assert table[f"canaries: searched texts, {privacy}"].cases > 20


def test_an_attack_takes_as_many_matches_as_it_is_told(folder: Path) -> None:
    table = attack(folder, seed=3, cases=1, decisions=1)
    assert sum("decisions, " in name for name in table) == 1


@pytest.mark.parametrize("ruleset", [NamedTurn(), ToldDeck()], ids=lambda ruleset: type(ruleset).__name__)
def test_a_name_in_a_frame_or_the_log_is_noticed(ruleset: RuneDuelRuleset, folder: Path) -> None:
    table: Table = {}
    play_case(folder, SHORT, table, played(ruleset))
    assert "what is drawn on TableScreen" in faults(table)[0]
    kept = next((folder / "failing").iterdir()).read_text(encoding="utf-8")
    assert kept.startswith(str(SHORT))


@pytest.mark.parametrize("sent", ["\x1b]0;{}\x07", "\x1b]52;c;{}\x07"], ids=["title", "clipboard"])
def test_a_name_in_a_sequence_is_noticed(sent: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TableScreen.draw

    def leaks(screen: TableScreen) -> None:
        draw(screen)
        name = name_in_deck(screen.session)
        if "52;" in sent:
            screen.app.copy_to_clipboard(name)
        elif screen.app._driver is not None:
            screen.app._driver.write(sent.format(name))

    monkeypatch.setattr(TableScreen, "draw", leaks)
    table: Table = {}
    play_case(folder, SHORT, table)
    assert faults(table)


def test_a_hand_that_stays_open_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "view", lambda session: Viewer.BOTH.view(session.ruleset, session.driver.duel))
    table: Table = {}
    play_case(folder, SHORT, table)
    assert "what is drawn on TableScreen" in faults(table)[0]


def test_rules_that_break_down_name_no_card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # else they break where an option is tried, or where the rules are asked what they would do unchanged
    monkeypatch.setattr("cardgame_tui.play.lookahead.consequences.MOST_REPLAYED", -1)
    monkeypatch.setattr("cardgame_tui.play.lookahead.unchanged.differences", lambda options: [])
    table: Table = {}
    play_case(folder, SHORT, table, lambda setup: breaking(setup, 2))
    assert not faults(table), in_words(table)
    reports = [report.read_text(encoding="utf-8") for report in folder.rglob("fault-*.txt")]
    assert reports
    assert all("BrokenDownError" in report for report in reports)


def test_a_name_in_a_file_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TableScreen.draw

    def leaks(screen: TableScreen) -> None:
        draw(screen)
        (folder / f"home-{SHORT.seed}" / "crash.log").write_text(name_in_deck(screen.session), encoding="utf-8")

    monkeypatch.setattr(TableScreen, "draw", leaks)
    table: Table = {}
    play_case(folder, replace(SHORT, decisions=1), table)
    assert "crash.log" in faults(table)[0]


def test_a_name_in_lines_of_text_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaks(table: PlainTable) -> str:
        return name_in_deck(table.session)

    monkeypatch.setattr(PlainTable, "_in_short", leaks)
    table: Table = {}
    play_case(folder, replace(SHORT, decisions=1), table)
    assert "what --plain prints" in faults(table)[0]


def test_a_table_that_does_not_see_that_a_hand_was_closed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Moment, "is_now", lambda moment, session: True)
    lookout = Lookout()
    play_plain(Case("grand archive", "gate", SIZES[0], 1).setup(), lookout, 300, 1)
    assert "what --plain prints, seen by PUBLIC" in lookout.leaks[0]


def test_every_command_of_lines_of_text_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    used: Counter[str] = Counter()
    meant = Commands.meant

    def watched(commands: Commands[object], place: object, word: str) -> Command[object] | None:
        found = meant(commands, place, word)
        used[found.name if found else ""] += 1
        return found

    monkeypatch.setattr(Commands, "meant", watched)
    for seed in (2, 4):
        play_plain(Case("grand archive", "gate", SIZES[0], seed).setup(), Lookout(), 300, seed)
    assert {each.name for each in TABLE_LINES} <= set(used)


def test_names_are_found_between_colours_and_in_a_clipboard() -> None:
    assert names_in("\x1b[1;3mQ1x\x1b[0m07\x1b]52;c;UTJ4MTE=\x07") == {"Q1x07", "Q2x11"}


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")
@pytest.mark.parametrize("leaks", [False, True], ids=["sound", "leaky"])
def test_a_title_in_a_terminal_has_no_name(leaks: bool, folder: Path) -> None:
    title = "sys.stdout.write('\\x1b]0;Q1x03\\x07')\n" if leaks else "\n"
    lookout = Lookout()
    play_in_terminal(lookout, folder, 3, 4, CODE.replace("import sys\n", f"import sys\n{title}", 1))
    assert bool(lookout.leaks) == leaks
