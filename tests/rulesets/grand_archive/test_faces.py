"""How cards, counts and items on the stack look."""

import pytest

from cardgame_tui.engine.shown.face import Clash
from rulesets.grand_archive.showing.faces import (
    clash,
    face,
    gauges,
    health,
    printed_lines,
    public_turn,
    stack_view,
    under,
)
from rulesets.grand_archive.showing.phases import shown_phases
from rulesets.grand_archive.showing.wording import WORDING
from tests.rulesets.grand_archive.tables import Game

SEAT1 = {
    "champion": ("Spirit of the Kiln", "Vesna, Ember Squire"),
    "damage": 8,
    "field": ["Roadside Sellsword", "Keen-Eyed Hound", "Brasswake Saber", "Besieged Tollgate"],
    "hand": ["Pyre Rebuke", "Blazing Overhand", "Rally the Line", "Steady Thrust"],
    "memory": ["Sparkthrower"],
    "deck": ["Furnace Golem"] * 10,
}
SEAT2 = {
    "champion": ("Spirit of the Tidepool",),
    "field": ["Nils of the Third Gate"],
    "damage": 3,
    "enlighten": 2,
    "deck": [],
}


@pytest.fixture
def game() -> Game:
    return Game(SEAT1, SEAT2)


@pytest.mark.parametrize(
    ("name", "corner", "stats", "life"),
    [
        ("Vesna, Ember Squire", "L1", "", (11, 19)),
        ("Roadside Sellsword", "", "3*/2", (2, 2)),
        ("Brasswake Saber", "", "3*", (2, 2)),
        ("Besieged Tollgate", "", "", (4, 4)),
        ("Nils of the Third Gate", "", "1/3", (3, 3)),
        ("Pyre Rebuke", "2", "", None),
        ("Blazing Overhand", "3", "4", None),
    ],
)
def test_numbers(game: Game, name: str, corner: str, stats: str, life: tuple[int, int] | None) -> None:
    card = game.champion(1) if name.startswith("Vesna") else game.card(name)
    shown = face(game.duel, card)
    assert (shown.name, shown.corner, shown.stats, shown.health) == (name, corner, stats, life)


def test_counters_and_states_are_words(game: Game) -> None:
    game.card("Keen-Eyed Hound").rested = True
    assert face(game.duel, game.card("Keen-Eyed Hound")).conditions == ("RESTED",)
    nils = face(game.duel, game.card("Nils of the Third Gate"))
    assert (nils.conditions, nils.marks) == ((), ("bulwark 1",))
    assert face(game.duel, game.champion(2)).marks == ("enlighten 2",)


def test_what_hinders_is_told_from_other_counters(game: Game) -> None:
    game.card("Keen-Eyed Hound").counters.update(buff=1, wither=2)
    game.duel.changed("counters")
    shown = face(game.duel, game.card("Keen-Eyed Hound"))
    assert (shown.conditions, shown.marks) == (("wither 2",), ("buff 1",))


def test_a_champion_shows_its_lineage_and_its_elements(game: Game) -> None:
    shown = face(game.duel, game.champion(1))
    assert "lineage: Vesna, Ember Squire < Spirit of the Kiln (GA-25)" in shown.lines
    assert shown.text.startswith("fire, norm. ")


def test_counts_and_life_of_a_seat(game: Game) -> None:
    assert health(game.duel, 1) == (11, 19)
    assert gauges(game.duel, 1) == (
        ("life", 11), ("hand", 4), ("memory", 1), ("grave", 0), ("deck", 10), ("material", 0), ("banished", 0),
    )  # fmt: skip


def test_a_combat_shows_roles_and_the_power_of_the_attack(game: Game) -> None:
    game.do(["attack", "Keen-Eyed Hound"], ["Spirit of the Tidepool"])
    hound, champion = game.card("Keen-Eyed Hound"), game.champion(2)
    assert face(game.duel, hound).role == "attacks 2"
    assert face(game.duel, champion).role == "attacked"
    assert public_turn(game.duel) == "Combat: before retaliation"
    assert clash(game.duel) == Clash(hound.id, (champion.id,), "2 power")
    assert shown_phases(game.duel)[-3:] == ("main", "combat", "end")


def test_outside_a_combat_nothing_clashes(game: Game) -> None:
    assert clash(game.duel) is None
    assert public_turn(game.duel) == ""


def test_the_power_of_an_attack_is_summed(game: Game) -> None:
    game.do(
        ["play", "Steady Thrust"], ["Pyre Rebuke"], "pass", "pass", ["Brasswake Saber"], ["Spirit of the Tidepool"]
    )
    champion = game.champion(1)
    assert face(game.duel, champion).role == "attacks 5"
    attack = clash(game.duel)
    assert attack is not None
    assert attack.words == "5 power = 3 Saber + 2 Thrust"
    assert [each.name for each in under(game.duel, champion)] == ["Spirit of the Kiln", "Steady Thrust"]
    words = "attacks with 5 power: 3 Brasswake Saber + 2 Steady Thrust (GA-160)"
    assert words in face(game.duel, champion).lines


def test_the_lineage_of_a_champion_is_shown_as_steps(game: Game) -> None:
    assert face(game.duel, game.champion(1)).beneath == "Kiln › Squire"
    assert face(game.duel, game.champion(2)).beneath == ""
    assert face(game.duel, game.champion(1)).wide
    assert not face(game.duel, game.card("Keen-Eyed Hound")).wide


def test_a_level_that_differs_from_the_print_has_a_star(game: Game) -> None:
    game.champion(1).counters["level"] = 1
    game.duel.changed("counters")
    assert face(game.duel, game.champion(1)).corner == "L2*"


def test_an_item_on_the_stack_names_its_targets(game: Game) -> None:
    game.do(["attack", "Keen-Eyed Hound"], ["Spirit of the Tidepool"])
    words = [stack_view(game.duel, item).sentence for item in game.duel.stack]
    assert words == ["Nils of the Third Gate: intercept"]


def test_an_item_does_not_name_a_source_that_has_gone_to_a_private_zone() -> None:
    game = Game({**SEAT1, "field": ["Tideglass Phial"]}, SEAT2)
    game.do(["ability", "Tideglass Phial"])
    assert game.names(1, "material") == ["Tideglass Phial"]
    (item,) = game.duel.stack
    shown = stack_view(game.duel, item)
    assert (shown.sentence, shown.card) == ("a card: Banish this: empower 1", None)


def test_both_sides_of_a_card_are_described(game: Game) -> None:
    printed = game.duel.start.cards["Wardstone Idol"]
    assert "Wardstone Colossus" in printed_lines(printed)  # type: ignore[arg-type]


def test_the_log_keeps_the_name_that_a_champion_had() -> None:
    cards = {"memory": ["Sparkthrower"] * 2, "material": ["Vesna, Gale Duelist"]}
    game = Game({**SEAT1, **cards}, SEAT2, phase="materialize")
    game.duel.note("GA-218", "damage", 1, game.champion(1), amount=1)
    assert game.duel.events
    event = game.duel.events[-1]
    game.do(["materialize", "Vesna, Gale Duelist"])
    game.resolve()
    assert game.champion(1).name == "Vesna, Gale Duelist"
    assert WORDING.event(game.duel, event, 1) == "Vesna, Ember Squire takes 1 damage."
