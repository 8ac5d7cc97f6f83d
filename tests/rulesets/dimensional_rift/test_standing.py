"""Tables that come back are known again (DR-187), also after a mark."""

from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.duel import Result, Start
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.driver import Driver
from rulesets.dimensional_rift import PLUGIN
from rulesets.dimensional_rift.content.common import common_parts
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.positions.arrange import arrange
from rulesets.dimensional_rift.positions.snapshot import snapshot
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.standing import standing

OPTIONS = RiftOptions()
CARDS = PLUGIN.load().cards_for(OPTIONS)


def laid_out(**position: object) -> RiftDuel:
    duel = RiftDuel(Start(1, OPTIONS, ({}, {}), cards=CARDS), common_parts())
    arrange(duel, position)
    return duel


def hound(zone: str = "1C2", **more: object) -> RiftDuel:
    return laid_out(seat1={"field": {zone: {"card": "Scrap Hound", **more}}, "conquered": ["1C2", "1C3"]})


def test_what_a_turn_can_change_makes_another_table() -> None:
    tables = [
        hound(),
        hound("1C3"),
        hound(face="down"),
        hound(facing=90),
        hound(damage=1),
        hound(mana=1),
        hound(conditions=["Prone"]),
        laid_out(seat1={"field": {"1C2": "Scrap Hound"}, "conquered": ["1C2", "1C4"]}),
        laid_out(seat1={"hp": 2, "field": {"1C2": "Scrap Hound"}, "conquered": ["1C2", "1C3"]}),
        laid_out(seat1={"hand": ["Scrap Hound"], "conquered": ["1C2", "1C3"]}),
    ]
    assert len({standing(table) for table in tables}) == len(tables)


def test_number_and_player_of_the_turn_make_no_other_table() -> None:
    assert standing(laid_out(number=4, turn=1)) == standing(laid_out(number=9, turn=2))


def test_which_of_two_cards_of_one_name_lies_where_makes_no_other_table() -> None:
    one = laid_out(seat1={"hand": ["Scrap Hound"], "graveyard": ["Gatewright", "Scrap Hound"]})
    two = laid_out(seat1={"hand": ["Scrap Hound"], "graveyard": ["Scrap Hound", "Gatewright"]})
    assert standing(one) == standing(two)


def test_cards_of_one_name_that_change_places_make_another_table() -> None:
    here, there = {"hand": ["Scrap Hound"]}, {"graveyard": ["Scrap Hound"]}
    assert standing(laid_out(seat1=here, seat2=there)) != standing(laid_out(seat1=there, seat2=here))
    apart = laid_out(seat1={"deck": ["Scrap Hound"], "graveyard": ["Scrap Hound"]})
    assert standing(apart) != standing(laid_out(seat1={"hand": ["Scrap Hound", "Scrap Hound"]}))


def test_how_often_it_stood_is_cloned_and_marked() -> None:
    duel = laid_out(stood={"00ff": 3})
    assert duel.clone().stood == {"00ff": 3}
    assert duel.clone().stood is not duel.stood
    assert snapshot(duel)["stood"] == {"00ff": 3}
    assert "stood" not in snapshot(laid_out())


def test_how_long_the_decks_have_been_empty_is_cloned_and_marked() -> None:
    duel = laid_out(turns_with_empty_decks=3)
    assert duel.clone().turns_with_empty_decks == 3
    assert snapshot(duel)["turns_with_empty_decks"] == 3
    assert "turns_with_empty_decks" not in snapshot(laid_out())


def test_mana_moved_to_and_fro_ends_in_a_draw() -> None:
    """With both decks empty a Rift Prism moves one mana to and fro, and no turn is quiet (DR-182, DR-187)."""
    ended, endless = (played_until(1_500, repetitions) for repetitions in (20, 99))
    assert ended is not None
    assert (ended.how, ended.rule) == ("repetition", "DR-187")
    assert endless is None


def played_until(decisions: int, repetitions: int) -> Result | None:
    """How a random duel stands after so many decisions."""
    options = RiftOptions(loser_picks=False, direct_hit_draws=True, stalemate_turns=12, repetitions=repetitions)
    game, shelf = DimensionalRift(), find_decks(DimensionalRift.id)
    ambush, vigil = (shelf.find(name).sections for name in ("bramble_ambush", "lamplight_vigil"))
    start = Start(191, options, (ambush, vigil), cards=game.cards)
    driver = Driver(game, start, keep=False, log=False)
    play_out(driver, (RandomBot(191), RandomBot(192)), decisions)
    return driver.result
