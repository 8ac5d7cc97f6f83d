"""What an option would do in Grand Archive: combats it begins, and payments on the way."""

from typing import Any

from cardgame_tui.play.driver import Driver
from tests.play.positions import at, index_of
from tests.play.saying import all_said, said

ARCHIVE: dict[str, Any] = {
    "seat1": {
        "champion": ["Spirit of the Kiln"],
        "field": ["Keen-Eyed Hound"],
        "hand": ["Searing Volley", "Rally the Line", "Steady Thrust", "Gust Fletcher", "Fledged Arrow"],
        "deck": ["Rally the Line"],
    },
    "seat2": {
        "champion": ["Spirit of the Tidepool"],
        "field": ["Tideglass Seer", "Ledger Clerk"],
        "deck": ["Ledger Clerk"],
    },
}
"""The Hound (2/2) may attack the champion, the Seer (1/3) or the Clerk (0/2)."""


def archive(*choices: str) -> Driver:
    """The battle after some answers."""
    return at("archive", ARCHIVE, *choices)


def test_a_combat_that_an_option_begins_is_played_to_its_end() -> None:
    driver = archive("attack/Keen-Eyed Hound")
    assert (
        said(driver, "Spirit of the Tidepool").words
        == "Bob loses 2 life, 15 to 13, it takes 2, Spirit of the Kiln gets 1 preparation"
    )
    assert said(driver, "Ledger Clerk").clauses[0] == "it takes 2"
    assert said(driver, "Ledger Clerk").clauses[1] == "dies"


def test_what_saves_nobody_is_no_condition() -> None:
    driver = archive("attack/Keen-Eyed Hound")
    assert said(driver, "Tideglass Seer").words == "it takes 2"
    driver.answer(index_of(driver, "Tideglass Seer"))
    while driver.prompt is not None and driver.prompt.ask == "priority":
        driver.answer(len(driver.prompt.options) - 1)
    assert driver.prompt is not None
    assert driver.prompt.ask == "retaliate"


def test_a_discard_that_halves_the_damage_is_a_condition() -> None:
    hand = ["Blazing Overhand", "Rally the Line", "Steady Thrust", "Gust Fletcher"]
    sides = {
        "seat1": {**ARCHIVE["seat1"], "hand": hand},
        "seat2": {**ARCHIVE["seat2"], "hand": ["Second Thoughts"]},
    }
    driver = at("archive", sides, "play/Blazing Overhand", "pass", "pass")
    hit = said(driver, "Tideglass Seer")
    assert (hit.clauses[0], hit.clauses[1]) == ("it takes 8", "dies")
    assert hit.unless == "unless Bob responds or discards"
    assert said(driver, "Spirit of the Tidepool").unless == "unless Bob responds or discards"


def test_a_response_is_a_condition_while_one_is_possible() -> None:
    for changes, condition in (
        ({}, ""),
        ({"hand": ["Second Thoughts"]}, "unless Bob responds"),
        ({"field": ["Tideglass Seer", "Mirrorsteel Buckler"]}, "unless Bob responds"),
    ):
        sides = {"seat1": ARCHIVE["seat1"], "seat2": {**ARCHIVE["seat2"], **changes}}
        driver = at("archive", sides, "attack/Keen-Eyed Hound")
        assert said(driver, "Spirit of the Tidepool").unless == condition


def test_what_pays_is_taken_as_it_comes() -> None:
    driver = archive("play/Searing Volley")
    assert said(driver, "Tideglass Seer").happens == "it takes 3, dies"
    assert said(driver, "Spirit of the Tidepool").short == "Bob life 15 → 12"


def test_nothing_is_said_of_what_pays() -> None:
    driver = archive("play/Steady Thrust")
    assert driver.prompt is not None
    assert (driver.prompt.ask, driver.prompt.single) == ("pay_reserve", True)
    assert all_said(driver) == [""] * len(driver.prompt.options)


def test_an_amount_of_nothing_is_no_outcome() -> None:
    hand = {"hand": ["Rimebound Otter", "Second Thoughts"], "champion": ["Spirit of the Tidepool"]}
    driver = at("archive", {**ARCHIVE, "seat1": {**ARCHIVE["seat1"], **hand}})
    assert said(driver, "play/Rimebound Otter").happens == "it enters"


def test_an_attack_that_can_be_intercepted_has_a_condition_on_the_champion_only() -> None:
    seat2 = {**ARCHIVE["seat2"], "field": ["Nils of the Third Gate", "Tideglass Seer"]}
    driver = at("archive", {"seat1": ARCHIVE["seat1"], "seat2": seat2}, "attack/Keen-Eyed Hound")
    assert said(driver, "Spirit of the Tidepool").unless == "unless Bob intercepts"
    assert said(driver, "Tideglass Seer").unless == ""
