"""Combat on random positions comes out as the plain model of `skirmish` says."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame_tui.engine.duel import DuelOver
from rulesets.rune_duel.rules.combat.passes import combat
from rulesets.rune_duel.state.duel import RuneDuel
from rulesets.rune_duel.state.traits import attack, life
from tests.rulesets.rune_duel.skirmish import Field, Fighter
from tests.rulesets.rune_duel.tables import laid_out, made

BREAKTHROUGH, TWIN_STRIKE = frozenset({"Breakthrough"}), frozenset({"Twin Strike"})
FIGHTERS: dict[str, tuple[Fighter, str]] = {
    each.name: (each, text)
    for each, text in (
        (Fighter("Plain", 2, 3), ""),
        (Fighter("Wall", 0, 6), ""),
        (Fighter("Ram", 6, 2, words=BREAKTHROUGH), "Breakthrough."),
        (Fighter("Twin", 3, 4, words=TWIN_STRIKE), "Twin Strike."),
        (Fighter("Fury", 4, 3, words=BREAKTHROUGH | TWIN_STRIKE), "Breakthrough, Twin Strike."),
        (Fighter("Piper", 1, 2, onslaught=("gain", 2)), "Onslaught: gain 2 life."),
        (Fighter("Burner", 0, 2, onslaught=("burn", 2)), "Onslaught: deal 2 to the opposing player."),
        (Fighter("Stabber", 1, 1, onslaught=("stab", 2)), "Onslaught: deal 2 to the facing creature."),
        (
            Fighter("Storm", 1, 3, words=TWIN_STRIKE, onslaught=("storm", 1)),
            "Twin Strike. Onslaught: deal 1 to each enemy creature.",
        ),
        (Fighter("Mender", 2, 2, onslaught=("mend", 1)), "Onslaught: heal 1 from each of your creatures."),
        (
            Fighter("Queen", 2, 3, command=("adjacent", 1, 2)),
            "Command: your creatures in adjacent slots have +1/+2.",
        ),
        (Fighter("King", 3, 2, command=("others", 2, 1)), "Command: your other creatures have +2/+1."),
    )
}
"""The creatures of these tests as the model knows them, with the text that says the same to the game."""
ARTIFACTS: dict[str, tuple[int, int, frozenset[str]]] = {
    "Spear": (2, 0, frozenset()),
    "Rust": (-4, 0, frozenset()),
    "Yoke": (1, -1, frozenset()),
    "Plate": (0, 2, frozenset()),
    "Horn": (0, 0, BREAKTHROUGH),
    "Drum": (1, 0, TWIN_STRIKE),
}
"""What each artifact adds to attack and life, and what it grants."""
CARDS = made(
    [
        {
            "name": name,
            "type": "warlord" if fighter.command else "creature",
            "stats": f"{fighter.attack}/{fighter.life}",
            "text": text,
        }
        for name, (fighter, text) in FIGHTERS.items()
    ]
    + [
        {
            "name": name,
            "type": "artifact",
            "stats": f"{attack:+}/{life:+}",
            "text": f"Grants {', '.join(words)}." if words else "",
        }
        for name, (attack, life, words) in ARTIFACTS.items()
    ]
)


@st.composite
def placed(draw: st.DrawFn) -> dict[str, Any]:
    """A creature with some artifacts and with less damage than would kill it without them."""
    name = draw(st.sampled_from(sorted(FIGHTERS)))
    artifacts = draw(st.lists(st.sampled_from(sorted(ARTIFACTS)), max_size=2))
    worth = FIGHTERS[name][0].life + sum(ARTIFACTS[each][1] for each in artifacts)
    damage = draw(st.integers(0, max(0, worth - 1)))
    return {"card": name, "artifacts": artifacts if worth > 0 else [], "damage": damage}


SIDE = st.fixed_dictionaries({"life": st.integers(1, 12), "line": st.dictionaries(st.integers(1, 7), placed())})


def fighter_of(placed: Mapping[str, Any]) -> Fighter:
    """A placed creature as the model has it."""
    printed, _ = FIGHTERS[placed["card"]]
    carried = [ARTIFACTS[name] for name in placed["artifacts"]]
    return Fighter(
        printed.name,
        printed.attack + sum(plus for plus, _, _ in carried),
        printed.life + sum(plus for _, plus, _ in carried),
        placed["damage"],
        printed.words.union(*(words for _, _, words in carried)),
        printed.onslaught,
        printed.command,
    )


def stands(duel: RuneDuel) -> dict[tuple[int, int], tuple[str, int, int, int]]:
    """By seat and slot the creature there, its damage, its attack and its life."""
    return {
        (seat, creature.slot): (creature.name, creature.damage, attack(duel, creature), life(duel, creature))
        for seat in (1, 2)
        for creature in duel.line(seat)
    }


def stands_in_model(field: Field) -> dict[tuple[int, int], tuple[str, int, int, int]]:
    """The same of the model."""
    return {
        (seat, slot): (fighter.name, fighter.damage, field.attack_of(seat, slot), field.life_of(seat, slot))
        for seat, line in field.lines.items()
        for slot, fighter in line.items()
    }


@settings(max_examples=400)
@given(
    sides=st.tuples(SIDE, SIDE),
    winner=st.sampled_from([0, 1, 2]),
    leader=st.sampled_from([1, 2]),
    answers=st.booleans(),
    at_once=st.booleans(),
)
def test_combat_follows_the_rulebook(
    sides: tuple[dict[str, Any], dict[str, Any]], winner: int, leader: int, answers: bool, at_once: bool
) -> None:
    position: dict[str, Any] = {"phase": "combat", "winner": winner, "leader": leader}
    for seat, side in enumerate(sides, 1):
        line = {f"{seat}s{slot}": placed for slot, placed in side["line"].items()}
        position[f"seat{seat}"] = {"life": side["life"], "line": line}
    check = "immediate" if at_once else "end_of_combat"
    duel = laid_out(position, CARDS, second_attack_retaliation=answers, life_check=check, carrot_mode="stack")
    lines = {
        seat: {slot: fighter_of(each) for slot, each in side["line"].items()} for seat, side in enumerate(sides, 1)
    }
    life_left = {seat: side["life"] for seat, side in enumerate(sides, 1)}
    field = Field(lines, life_left, winner or leader, answers, at_once)
    field.fight()
    over = False
    try:
        assert list(combat(duel)) == []
    except DuelOver:
        over = True
    assert stands(duel) == stands_in_model(field)
    assert (duel.life, over) == (field.life, field.over)
    assert len(duel.cards) == sum(len(zone.cards) for zone in duel.zones)


def test_the_model_and_the_game_know_the_same_cards() -> None:
    assert {name for name, card in CARDS.items() if getattr(card, "is_creature", False)} == set(FIGHTERS)
    duel = laid_out({"phase": "combat", "seat1": {"line": {"1s2": {"card": "Ram", "artifacts": ["Drum"]}}}}, CARDS)
    assert stands(duel) == {(1, 2): ("Ram", 0, 7, 2)}
