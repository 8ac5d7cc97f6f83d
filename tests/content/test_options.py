"""Options: one model that describes itself, and settings typed for it."""

from enum import Enum
from typing import Any, ClassVar, Literal

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.option_info import chosen, describe_options, differences, setting_text
from cardgame_tui.content.options import OptionModel, Preset, rule_option
from cardgame_tui.content.settings import check_options, parse_settings
from cardgame_tui.content.toml.document import Document


def plain(default: Any, **more: Any) -> Any:
    return rule_option(
        default, title="A title", help="Some help.", rule="XX-1", status="ours", group="Group", **more
    )


class Colour(Enum):
    """A choice of two."""

    RED = "red"
    BLUE = "blue"


class Options(OptionModel):
    """An option of every kind."""

    edition: Literal["conquest", "rift"] = rule_option(
        "conquest", title="Edition", help="Which edition.", rule="XX-7", status="source", group="Setup"
    )
    hand: int = plain(5, ge=1, le=9)
    best_of: Literal[1, 3] = plain(1)
    cut: bool = plain(True)
    cap: int | None = plain(None, ge=1)
    colour: Colour = plain(Colour.RED)
    motto: str = plain("none yet")


def faults_of(*settings: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        parse_settings(Options, settings)
    return [str(fault) for fault in caught.value.faults]


def test_every_property_of_an_option_is_read_back() -> None:
    edition = describe_options(Options)[0]
    assert (edition.name, edition.title, edition.help) == ("edition", "Edition", "Which edition.")
    assert (edition.rule, edition.status, edition.group) == ("XX-7", "source", "Setup")
    assert (edition.default, edition.choices) == ("conquest", ("conquest", "rift"))


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("edition", "conquest or rift"),
        ("hand", "a number from 1 to 9"),
        ("best_of", "1 or 3"),
        ("cut", "on or off"),
        ("cap", "a number from 1 up or none"),
        ("colour", "red or blue"),
        ("motto", "any text"),
    ],
)
def test_allowed_values_in_words(name: str, allowed: str) -> None:
    assert {each.name: each.allowed for each in describe_options(Options)}[name] == allowed


def test_a_field_without_a_rule_option_is_a_mistake_of_the_ruleset() -> None:
    class Bare(OptionModel):
        hand: int = 5

    with pytest.raises(TypeError, match="'hand' is not made with rule_option"):
        describe_options(Bare)


def test_settings_are_read_by_type() -> None:
    words = ["edition=rift", "hand= 7", "best_of=3", "cut=off", "cap=12", "colour=Blue", "motto=a=b"]
    assert parse_settings(Options, words) == Options(
        edition="rift", hand=7, best_of=3, cut=False, cap=12, colour=Colour.BLUE, motto="a=b"
    )


@pytest.mark.parametrize("name", [each.name for each in describe_options(Options)])
def test_a_shown_value_can_be_typed_again(name: str) -> None:
    value = getattr(Options(), name)
    assert parse_settings(Options, [f"{name}={setting_text(value)}"]) == Options()


def test_the_later_of_two_settings_counts() -> None:
    assert parse_settings(Options, ["hand=1", "hand=2"]).hand == 2


def test_settings_change_their_base_options() -> None:
    base = Options(hand=3, cut=False)
    assert parse_settings(Options, ["cut=on"], base) == Options(hand=3)


def test_all_faults_are_named_together_with_the_nearest_match() -> None:
    assert faults_of("hnd=3", "hand=70", "edition=conqest", "cut") == [
        "--set: hnd: no such option; "
        "allowed: edition, hand, best_of, cut, cap, colour or motto; did you mean hand?",
        '--set: found "cut"; allowed: name=value',
        '--set: edition: found "conqest"; allowed: conquest or rift; did you mean conquest?',
        '--set: hand: found "70"; allowed: a number from 1 to 9',
    ]


def test_a_fault_shows_no_control_character() -> None:
    (fault,) = faults_of("motto\x1b]0;title\x07")
    assert fault.isprintable()


def test_options_of_a_file_name_its_place() -> None:
    document = Document("duel.toml", {}, (), {("options", "hand"): 4})
    with pytest.raises(ContentError, match=r"duel\.toml:4: options\.hand: found 0; allowed: a number from 1 to 9"):
        check_options(Options, {"hand": 0}, document, ("options",))


def test_only_changed_options_differ() -> None:
    changed = differences(Options(hand=6, cap=2))
    assert [(each.name, value) for each, value in changed] == [("hand", 6), ("cap", 2)]


class Editions(OptionModel):
    """A model whose edition decides the defaults of the others."""

    PRESET_BY: ClassVar[str] = "edition"

    edition: Literal["new", "old"] = rule_option(
        "new", title="Edition", help="Which.", rule="T-1", status="source", group="G"
    )
    hp: int = rule_option(
        6, title="HP", help="Life.", rule="T-2", status="source", group="G", ge=1,
        presets={"old": Preset(20, "T-3", "ours")},
    )  # fmt: skip
    cut: bool = rule_option(True, title="Cut", help="Cuts.", rule="T-4", status="ours", group="G")


def test_a_preset_fills_missing_options() -> None:
    assert Editions().hp == 6
    assert Editions(edition="old").hp == 20
    assert Editions(edition="old", hp=6).hp == 6


def test_a_preset_has_its_own_default_rule_and_status() -> None:
    new, old = describe_options(Editions)[1], describe_options(Editions, "old")[1]
    assert (new.default, new.rule, new.status) == (6, "T-2", "source")
    assert (old.default, old.rule, old.status) == (20, "T-3", "ours")
    assert describe_options(Editions, "old")[2].rule == "T-4"


def test_differences_are_those_from_the_preset() -> None:
    assert differences(Editions(edition="old")) == []
    assert [(each.name, value) for each, value in differences(Editions(edition="old", hp=6))] == [("hp", 6)]
    assert chosen(Editions(edition="old", cut=False)) == {"edition": "old", "cut": False}


def test_changing_the_preset_changes_options_at_their_default() -> None:
    assert parse_settings(Editions, ["edition=old"], Editions(cut=False)) == Editions(edition="old", cut=False)
    assert parse_settings(Editions, ["edition=old"], Editions(hp=7)).hp == 7


def test_an_unknown_preset_is_one_clear_fault() -> None:
    with pytest.raises(ContentError) as caught:
        parse_settings(Editions, ["edition=olt"])
    assert str(caught.value) == '--set: edition: found "olt"; allowed: new or old; did you mean old?'
