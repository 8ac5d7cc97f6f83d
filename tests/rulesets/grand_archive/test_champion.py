"""Elements, levels and lineages (section J)."""

from rulesets.grand_archive.cards.statics.prices import Costs
from rulesets.grand_archive.state.finding import enabled_elements
from rulesets.grand_archive.state.traits import champion_level
from tests.rulesets.grand_archive.tables import Game

SQUIRE = ("Spirit of the Kiln", "Vesna, Ember Squire")
DUELIST, DAWNFORGED = "Vesna, Gale Duelist", "Vesna, Dawnforged"


def materialize(game: Game, name: str) -> None:
    """Materialize a champion and let it resolve."""
    game.do(["materialize", name])
    game.resolve()


def test_elements_are_those_of_the_lineage_and_do_not_matter_for_champions() -> None:
    hand = ["Whirlcut", *["Rally the Line"] * 3]
    game = Game({"champion": SQUIRE, "hand": hand, "memory": ["Pyre Rebuke"] * 2, "material": [DUELIST]})
    assert game.refusal("Whirlcut") == "GA-117"
    game.until("end", 2)
    game.until("materialize", 1)
    materialize(game, DUELIST)
    game.until("main", 1)
    assert enabled_elements(game.duel, 1) == {"norm", "fire", "wind"}
    assert game.offers("Whirlcut")


def test_a_champion_of_level_three_enables_all_elements_of_its_lineage() -> None:
    game = Game({"champion": (*SQUIRE, DUELIST, DAWNFORGED)})
    assert enabled_elements(game.duel, 1) == {"norm", "fire", "wind", "crux"}


def test_elements_do_not_matter_under_an_option() -> None:
    game = Game({"champion": SQUIRE, "hand": ["Whirlcut", *["Rally the Line"] * 3]}, element_rule=False)
    assert not game.refusal("Whirlcut")


def test_levelling_up_keeps_the_object_with_its_states_and_counters() -> None:
    side = {
        "champion": SQUIRE, "damage": 9, "level": 1, "memory": ["Pyre Rebuke"] * 2,
        "material": [DUELIST, DAWNFORGED],
    }  # fmt: skip
    game = Game(side, phase="materialize")
    before = game.champion(1)
    before.rested = True
    materialize(game, DUELIST)
    champion = game.champion(1)
    assert champion is before
    assert (champion.rested, champion.damage, champion.counters) == (True, 9, {"level": 1})
    assert (champion.printed.life, champion.printed.level, champion_level(game.duel, 1)) == (23, 2, 3)
    assert not champion.printed.program.triggers
    (inherited,) = champion.printed.program.statics
    assert inherited.inherited
    assert isinstance(inherited.static, Costs)


def test_level_counters_do_not_allow_a_higher_champion() -> None:
    game = Game(
        {"champion": SQUIRE, "level": 1, "memory": ["Pyre Rebuke"] * 3, "material": [DAWNFORGED]},
        phase="materialize",
    )
    assert champion_level(game.duel, 1) == 2
    assert game.refusal(DAWNFORGED) == "GA-120"


def test_pride_counts_level_counters() -> None:
    game = Game({"champion": SQUIRE, "level": 1, "field": ["Furnace Golem"]}, {"field": ["Gatehouse Warden"]})
    game.card("Furnace Golem").rested = False
    game.passes()
    assert game.prompt.seat == 2


def test_a_lineage_must_be_that_of_the_named_champion() -> None:
    side = {
        "champion": ("Spirit of the Tidepool", "Ondrel, Shore Adept"), "memory": ["Pyre Rebuke"] * 2,
        "material": [DUELIST, "Spirit of the Kiln"],
    }  # fmt: skip
    game = Game(side, phase="materialize")
    assert game.refusal(DUELIST) == "GA-121"
    assert game.refusal("Spirit of the Kiln") == "GA-108"


def test_a_champion_that_is_not_one_level_higher_any_more_fizzles_to_banishment() -> None:
    adept = ("Spirit of the Tidepool", "Ondrel, Shore Adept")
    weaver, archivist = "Ondrel, Current Weaver", "Ondrel, Storm Archivist"
    side = {"champion": (*adept, weaver, archivist), "memory": ["Ledger Clerk"], "material": []}
    game = Game(side, phase="main")
    game.do(["ability", archivist])
    game.resolve()
    champion = game.champion(1)
    assert champion.name == weaver
    assert game.names(1, "material") == [archivist]
    assert len(game.names(1, "hand")) == 2
    assert not game.offers("ability", archivist)
