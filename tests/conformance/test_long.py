"""The long run of the conformance kit: cut into equal pieces, varied, and honest about what was never used."""

from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

from cardgame_tui.content.option_info import chosen, describe_options, differences, preset_of, presets
from cardgame_tui.engine.chance import Chance
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.starts import starts_of, turned, values_of
from rulesets.containment.ruleset import ContainmentRuleset
from rulesets.dimensional_rift.options import Edition, RiftOptions
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.conformance import long
from tests.conformance.broken import COMPLAINTS, DoubledCard
from tests.conformance.long import Piece, main, never_used, pieces, play, shown_in_scenarios, summary
from tests.conformance.random_decks import random_deck
from tests.games.leduc import LEDUC

SCENARIO = """
title = "A scenario"
ruleset = "leduc"
cites = ["LE-1", "LE-2"]
[expect]
logged = ["LE-2"]
"""
PIECE = Piece("leduc", 3, 5, 64)
RIFT = DimensionalRift()
RUNE = RuneDuelRuleset()
RANDOM_DECKS: tuple[Ruleset, ...] = (ArchiveRuleset(), ContainmentRuleset(), RIFT, RUNE)
"""Every game out of whose pool decks can be made."""


@pytest.fixture
def leduc(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a piece find Leduc, which is not installed."""
    monkeypatch.setattr(long, "load_ruleset", {"leduc": LEDUC}.__getitem__)


@pytest.mark.usefixtures("leduc")
def test_pieces_make_up_the_run_each_with_a_seed_of_its_own() -> None:
    cut = pieces("leduc", 25, 3, 64)
    assert [piece.games for piece in cut] == [10, 10, 5]
    assert len({piece.seed for piece in cut}) == 3
    assert pieces("leduc", 10, 3, 64) == cut[:1]


def test_editions_take_turns_with_options_drawn() -> None:
    cut = pieces("dimensional_rift", 40, 3, 64)
    assert [piece.settings for piece in cut] == [("edition=conquest",), ("edition=rift",)] * 2
    assert all(piece.turned for piece in cut)


def test_a_run_under_given_options_draws_none() -> None:
    cut = pieces("dimensional_rift", 20, 3, 64, ["edition=rift", "hp=9"])
    assert [(piece.settings, piece.turned) for piece in cut] == [(("edition=rift", "hp=9"), False)] * 2


def test_options_that_are_not_given_may_be_drawn_too() -> None:
    (piece,) = pieces("rune_duel", 4, 7, 64, ("life_total=40",), drawn=True)
    assert piece.turned
    start_of = starts_of(RUNE, settings=piece.settings, turn_options=True)
    options = [start_of(seed).options for seed in range(30)]
    assert {each.life_total for each in options if isinstance(each, RuneOptions)} == {40}
    assert len({str(each) for each in options}) > 1


@pytest.mark.usefixtures("leduc")
def test_a_piece_is_repeatable() -> None:
    report = play(PIECE)
    assert not isinstance(report, str)
    assert len(report.duels) == 3
    assert play(PIECE) == report


def test_a_broken_promise_is_reported_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "load_ruleset", lambda ruleset_id: DoubledCard())
    found = play(PIECE)
    assert isinstance(found, str)
    assert COMPLAINTS[DoubledCard] in found


def test_rules_that_neither_duels_nor_scenarios_use_are_named_in_order(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(SCENARIO, encoding="utf-8")
    shown = shown_in_scenarios(LEDUC, tmp_path)
    assert shown == {"": Counter({"LE-1": 1, "LE-2": 2})}
    assert never_used(["LE-8", "LE-3", "LE-2"], Counter(["LE-3"]), shown[""]) == ["LE-8"]


@pytest.mark.usefixtures("leduc")
def test_the_summary_sorts_rules_by_where_they_were_used() -> None:
    report = play(PIECE)
    assert not isinstance(report, str)
    *_, only_shown, unused = summary(report, ["LE-1", "LE-2", "LE-4"], Counter({"LE-1": 1, "LE-4": 1}))
    assert only_shown.endswith(": LE-1")
    assert unused.endswith(": LE-2")


@pytest.mark.parametrize("edition", presets(RiftOptions))
def test_options_are_set_to_allowed_values(edition: Edition) -> None:
    drawn = [turned(RiftOptions(edition=edition), Chance(seed), {"armor"}) for seed in range(90)]
    listed = {info.name: values_of(info) for info in describe_options(RiftOptions, edition)}
    changes = [differences(options) for options in drawn]
    assert {preset_of(options) for options in drawn} == {edition}
    assert all(value in listed[info.name] for change in changes for info, value in change)
    assert 15 < sum(not change for change in changes) < 45
    assert mean(len(change) for change in changes) > 2
    turned_once = {info.name for change in changes for info, _ in change}
    assert turned_once == {name for name, choices in listed.items() if len(choices) > 1} - {"edition", "armor"}


def test_options_that_exclude_each_other_are_not_drawn() -> None:
    drawn = [turned(RuneOptions(), Chance(seed)) for seed in range(600)]
    assert {(options.rank_trump, options.rune_trump) for options in drawn} == {
        (True, True),
        (True, False),
        (False, True),
    }
    assert {options.max_slots for options in drawn} == {0, *range(3, 13)}
    assert any(options.end_discard_max > 5 for options in drawn)


def test_options_under_which_the_decks_are_not_legal_are_not_drawn() -> None:
    start_of = starts_of(RUNE, turn_options=True)
    assert {start_of(seed).options.deck_size for seed in range(60)} == {40}
    assert {turned(RuneOptions(), Chance(seed)).deck_size for seed in range(60)} != {40}


def test_values_of_ranges_are_drawn_near_their_default() -> None:
    ranges = {info.name: values_of(info) for info in describe_options(RuneOptions)}
    assert (ranges["life_total"], ranges["max_slots"]) == (range(1, 61), range(13))
    assert (ranges["summons_step"], ranges["hand_size"]) == (range(10), range(1, 11))
    assert ranges["charge_mode"] == ("front", "open_lane")


def test_starts_cover_both_editions_with_decks_that_are_legal_there() -> None:
    starts = [starts_of(RIFT, turn_options=True)(seed) for seed in range(40)]
    assert {start.options.edition for start in starts} == set(presets(RiftOptions))
    game: Ruleset = RIFT
    assert all(not game.check_deck(deck, start.options, start.cards) for start in starts for deck in start.decks)
    paired = {(start.options.edition, len(start.decks[0]["main"])) for start in starts}
    assert paired == {("conquest", 20), ("rift", 30)}


def test_a_start_under_given_options() -> None:
    start = starts_of(RIFT, settings=["edition=rift", "hp=9"])(5)
    assert chosen(start.options) == {"edition": "rift", "hp": 9}
    kept = [starts_of(RIFT, settings=["edition=rift", "cut=off"], turn_options=True)(seed) for seed in range(20)]
    assert {(start.options.edition, start.options.cut) for start in kept} == {("rift", False)}


@pytest.mark.parametrize("game", RANDOM_DECKS, ids=lambda game: game.id)
def test_random_decks_are_legal_and_differ(game: Ruleset) -> None:
    starts = [starts_of(game, turn_options=True, deck_maker=random_deck)(seed) for seed in range(12)]
    faults = [game.check_deck(deck, start.options, start.cards) for start in starts for deck in start.decks]
    assert not any(faults)
    used = {name for start in starts for deck in start.decks for names in deck.values() for name in names}
    assert len(used) > 40
    assert len({str(start.decks[0]) for start in starts}) == len(starts)


def test_the_same_seed_makes_the_same_random_decks() -> None:
    start_of = starts_of(RANDOM_DECKS[0], deck_maker=random_deck)
    assert start_of(3).decks == start_of(3).decks
    assert start_of(3).options == start_of(4).options


def test_decks_have_to_be_legal() -> None:
    with pytest.raises(ValueError, match="no deck of dimensional_rift may be played with main_size=40"):
        starts_of(RIFT, settings=["main_size=40"])


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (["dimensional_rift"], "Dimensional Rift, edition=conquest"),
        (["dimensional_rift", "--set", "edition=rift"], "Dimensional Rift, edition=rift"),
        (["rune_duel"], "Rune Duel, options drawn at random"),
        (["rune_duel", "--set", "life_total=20"], "Rune Duel, life_total=20"),
        (["rune_duel", "--random-decks"], "Rune Duel, options drawn at random"),
    ],
)
def test_the_run_from_the_command_line(words: list[str], first: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--games", "1", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == first
    assert printed[1].startswith("1 duels, ")
    assert printed[-1].startswith("cited by no duel and no scenario: ")


def test_a_setting_that_cannot_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dimensional_rift", "--set", "edition=third"]) == 2
    assert "edition" in capsys.readouterr().out
