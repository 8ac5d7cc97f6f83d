"""What an option would do in Grand Archive: combats it begins, and payments on the way."""

from typing import Any

from cardgame_tui.play.driver import Driver
from tests.play.positions import at
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
        == "Bob loses 2 life, 15 to 13, it takes 2, Spirit of the Kiln gets 1 preparation unless Bob responds"
    )
    assert said(driver, "Ledger Clerk").clauses[0] == "it takes 2"
    assert said(driver, "Ledger Clerk").clauses[1] == "dies"


def test_retaliation_is_a_condition() -> None:
    assert said(archive("attack/Keen-Eyed Hound"), "Tideglass Seer").unless == "unless Bob responds or retaliates"


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
