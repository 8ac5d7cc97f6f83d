"""``rules`` with a variant: the rules as they are played, and what is different on one page."""

import pytest

from cardgame_tui.cli import main


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that works prints."""
    assert main(words) == 0
    return capsys.readouterr().out


def test_rules_are_printed_as_a_variant_plays_them(capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, "rules", "dimensional_rift", "DR-114", "--variant", "heavy_blows")
    assert "As played: Direct hit: now the Might, not 1 HP." in said
    assert "As played" not in printed(capsys, "rules", "dimensional_rift", "DR-114")


def test_what_is_different_is_one_page(capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, "rules", "dimensional_rift", "--variant", "glass_skirmish", "--changed")
    assert said.splitlines()[1] == "conquest / Glass skirmish / HP 3, Main Deck 12, Copies 3"
    assert [line.split()[0] for line in said.splitlines() if line.startswith("DR-")] == ["DR-44", "DR-45", "DR-58"]
    assert "  Scrap Hound, might: 2 -> 3" in said
    assert "Glass Sentry" in said


def test_where_nothing_is_different_a_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    nothing = "nothing is different from the game as it is\n"
    assert printed(capsys, "rules", "dimensional_rift", "--changed") == f"conquest: {nothing}"
    assert printed(capsys, "rules", "rune_duel", "--set", "life_total=30", "--changed") == nothing
    other_edition = printed(capsys, "rules", "dimensional_rift", "--set", "edition=rift", "--changed")
    assert other_edition == f"rift: {nothing}"


@pytest.mark.parametrize(
    "part", [("strike",), ("DR-52",), ("--edition", "rift"), ("--status", "ours"), ("--side-by-side",)]
)
def test_the_page_of_what_is_different_has_no_parts(
    part: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "dimensional_rift", *part, "--variant", "heavy_blows", "--changed"]) == 2
    assert "--changed prints one page: leave out" in capsys.readouterr().err
