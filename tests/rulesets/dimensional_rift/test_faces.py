"""How cards look: arrows as seat 1 sees the table, and what a Vehicle adds to them."""

from typing import Any

import pytest

from cardgame_tui.engine.duel import Start
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.showing.faces import face
from rulesets.dimensional_rift.state.duel import RiftDuel

GAME = load_ruleset("dimensional_rift")


def lines_of(zone: str, field: dict[str, Any]) -> tuple[str, ...]:
    """What the inspector says of a card in a zone of an otherwise empty duel."""
    options = RiftOptions()
    duel = GAME.new_duel(Start(1, options, ({}, {}), cards=GAME.cards_for(options)))
    assert isinstance(duel, RiftDuel)
    for seat in (1, 2):
        own = {name: placed for name, placed in field.items() if name[0] == str(seat)}
        GAME.arrange(duel, {f"seat{seat}": {"field": own}})
    return face(duel, duel.named[zone].cards[0]).lines


def arrows(zone: str, placed: dict[str, Any]) -> dict[str, int]:
    """The arrows of a card in a zone of an otherwise empty duel, in edition rift."""
    options = RiftOptions(edition="rift")
    duel = GAME.new_duel(Start(1, options, ({}, {}), cards=GAME.cards_for(options)))
    assert isinstance(duel, RiftDuel)
    GAME.arrange(duel, {f"seat{zone[0]}": {"field": {zone: placed}}})
    return dict(face(duel, duel.named[zone].cards[0]).arrows)


@pytest.mark.parametrize(
    ("zone", "placed", "expected"),
    [
        ("1C3", {"card": "Oathbound Pikeman"}, {"T": 2}),
        ("1C3", {"card": "Oathbound Pikeman", "facing": 90}, {"R": 2}),
        ("2C3", {"card": "Oathbound Pikeman"}, {"B": 2}),
        ("1C3", {"card": "Oathbound Pikeman", "attached": ["Ox Cart"]}, {"T": 2, "R": 1, "L": 1}),
        (
            "1C3",
            {"card": "Oathbound Pikeman", "attached": [{"card": "Ox Cart", "facing": 90}]},
            {"T": 2, "B": 1},
        ),
        (
            "1C3",
            {"card": "Oathbound Pikeman", "attached": ["Ox Cart"], "conditions": ["Suppressed"]},
            {"T": 1, "R": 1, "L": 1},
        ),
        ("1C3", {"card": "Oathbound Pikeman", "face": "down"}, {"T": 2}),
    ],
)
def test_arrows_of_a_card(zone: str, placed: dict[str, Any], expected: dict[str, int]) -> None:
    assert arrows(zone, placed) == expected


def test_the_inspector_explains_the_keywords_that_the_text_of_a_card_names() -> None:
    witch = lines_of("1C3", {"1C3": "Nettle Witch"})
    assert "Prone: its next Action only gets it up (DR-155)" in witch
    assert "Weakened: -2 Might, not below 0 (DR-162)" in witch


def test_the_inspector_says_whether_a_card_is_blessed() -> None:
    alone = lines_of("1C3", {"1C3": "Dusk Lampguard"})
    assert alone[-2:] == (
        "Blessed: a creature with mana connects to it; now: no (DR-152)",
        "Evasive: only the creature in the struck zone can block it (DR-149)",
    )
    field = {"1C3": "Dusk Lampguard", "1C2": {"card": "Gatewright", "mana": 1}}
    blessed = lines_of("1C3", field)
    assert "Blessed: a creature with mana connects to it; now: yes (DR-152)" in blessed
    assert len([line for line in blessed if line.startswith("Evasive")]) == 1
