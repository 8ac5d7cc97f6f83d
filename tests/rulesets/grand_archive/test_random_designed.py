"""Random duels with a card for each example of the card guide: no text breaks the rules."""

import re
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Start
from cardgame_tui.play.driver import Driver
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.positions.snapshot import snapshot
from tests.rulesets.grand_archive.layers.readers import some_answer
from tests.rulesets.grand_archive.tables import GAME, made, started

DECISIONS = 300
FIELDS: dict[str, dict[str, Any]] = {
    "ally": {"power": 2, "life": 2},
    "action": {"speed": "fast", "subtypes": ["Spell"]},
    "attack": {"power": 2},
    "item": {},
    "weapon": {"power": 1, "durability": 2},
    "domain": {},
    "phantasia": {},
}
ENDS = ("wins the game", "win the game", "loses the game", "game is a draw", "End the turn")
"""Words of examples that would end most duels at once."""
UNSAVED = (
    "for the rest of the game", "for as long as you control this", "while this is on the field",
    "until this leaves the field",
)  # fmt: skip
"""Words of examples with an effect that no position holds, which may last to the end of the duel."""


GUIDE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
PART = GUIDE.partition("## Sentences of Grand Archive")[2].partition("| example | on |")[2]
GOOD = re.findall(r"^\| `(.*?)` \| (.*?) \| (.*?) \|$", PART.partition("Refused, among others:")[0], re.MULTILINE)
"""The examples of the card guide: text, the card it is on, and what it says."""


def example_cards() -> list[dict[str, Any]]:
    """A cheap card for each example that belongs on a card of the main deck."""
    found = []
    for number, (text, card, _) in enumerate(GOOD):
        kind, _, cost = card.partition(", ")
        if kind in FIELDS and not any(words in text for words in ENDS + UNSAVED):
            reserve = "X" if cost == "X" else number % 2
            fields = {"name": f"Example {number}", "type": kind, "text": text, "reserve": reserve}
            found.append({**fields, **FIELDS[kind]})
    return found


EXAMPLES = example_cards()
COMPASS = {"name": "Weathervane", "type": "mastery", "text": "Compass."}
STATUS = {"name": "Soaked", "type": "status", "text": "At the beginning of your end phase: recover 1."}
CARDS = {**GAME.cards, **made(STATUS, COMPASS, *EXAMPLES)}


def is_kept(duel: Any, seed: int, options: ArchiveOptions) -> bool:
    """Whether a position can be written; it is the same after it has been laid out again."""
    try:
        position = snapshot(duel)
    except ValueError:
        return False
    twin = GAME.new_duel(Start(seed, options, ({}, {}), cards=CARDS))
    GAME.arrange(twin, position)
    assert snapshot(twin) == position
    return True


@pytest.mark.parametrize("seed", [1, 2])
def test_no_example_breaks_a_duel_and_positions_are_kept(seed: int) -> None:
    chance, names = Chance(seed), [card["name"] for card in EXAMPLES]
    chance.shuffle(names)
    usual = started(seed).decks
    decks = [{**deck, "main": main} for deck, main in zip(usual, (names[:60], names[-60:]), strict=True)]
    options = ArchiveOptions(deck_check=False, element_rule=False, statuses=True, boons=True)
    driver = Driver(GAME, Start(seed, options, (decks[0], decks[1]), cards=CARDS), log=False)
    made_decisions, kept, turn = 0, 0, 0
    while (prompt := driver.prompt) is not None and made_decisions < DECISIONS:
        driver.answer(some_answer(prompt, chance))
        made_decisions += 1
        if driver.duel.turn != turn:
            turn = driver.duel.turn
            kept += is_kept(driver.duel, seed, options)
    assert made_decisions > 100
    assert kept > 1
    assert len(EXAMPLES) > 80
