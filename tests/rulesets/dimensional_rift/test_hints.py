"""What the quick bot is told about Strikes, blocks, zones and orientations."""

from collections.abc import Mapping
from typing import Any

from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.rules.hints import hints
from rulesets.dimensional_rift.rules.steps.turning import FACINGS
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import life, might, targeting


def laid_out(**position: object) -> RiftDuel:
    ruleset, options = load_ruleset("dimensional_rift"), RiftOptions()
    duel = ruleset.new_duel(Start(1, options, ({}, {}), cards=ruleset.cards_for(options)))
    ruleset.arrange(duel, position)
    assert isinstance(duel, RiftDuel)
    return duel


def said(duel: RiftDuel, ask: str, option: Option, card: str, word: str = "") -> Mapping[str, float]:
    """The hints about an option of a question about a card in a zone."""
    about = duel.named[card].cards[0].id
    (found,) = hints(duel, 1, Prompt(1, ask, "DR-1", [option], card=about, word=word))
    return dict(found)


def test_a_fight_is_told_by_who_survives_it() -> None:
    hurt: dict[str, Any] = {"card": "Scrap Hound", "damage": 1}
    duel = laid_out(seat1={"field": {"1C1": "Moss Behemoth"}}, seat2={"field": {"2C1": hurt}})
    mine, theirs = duel.named["1C1"].cards[0], duel.named["2C1"].cards[0]
    assert might(duel, mine) >= life(duel, theirs) - 1
    assert might(duel, theirs) < life(duel, mine)
    struck = said(duel, "target", Option("zone", zone=duel.named["2C1"].id), "1C1")
    blocked = said(duel, "blocker", Option("card", card=mine.id), "2C1")
    assert struck == blocked
    assert struck["kills"] == 1.0
    assert struck["worth"] < 0


def test_an_empty_zone_is_free_unless_a_creature_reaches_it() -> None:
    empty = laid_out(seat1={"field": {"1C3": "Scrap Hound"}})
    held = laid_out(seat1={"field": {"1C3": "Scrap Hound"}}, seat2={"field": {"2C3": "Scrap Hound"}})
    blocker = held.named["2C3"].cards[0]
    places = [each for each in range(10, 15) if each != held.named["2C3"].id]
    reached = [each for each in places if targeting(held, blocker) >> each & 1]
    for place in places:
        option = Option("zone", zone=place)
        assert "free" in said(empty, "target", option, "1C3")
        assert ("may be blocked" in said(held, "target", option, "1C3")) == (place in reached)
    assert reached


def test_a_hidden_card_tells_nothing() -> None:
    for name in ("Scrap Hound", "Moss Behemoth"):
        down: dict[str, Any] = {"card": name, "face": "down"}
        duel = laid_out(seat1={"field": {"1C3": "Scrap Hound"}}, seat2={"field": {"2C3": down}})
        option = Option("zone", zone=duel.named["2C3"].id)
        assert said(duel, "target", option, "1C3") == {"hits hidden": 1.0}


def test_an_orientation_is_told_by_what_the_card_would_reach() -> None:
    """The zone that the card is about to enter is the word of the question."""
    duel = laid_out(seat1={"field": {"1C3": "Scrap Hound"}}, seat2={"field": {"2C1": "Scrap Hound"}})
    for place in ("1C3", "1C2"):
        found = [said(duel, "facing", facing, "1C3", place) for facing in FACINGS]
        assert len({tuple(each.items()) for each in found}) > 1
    here = [said(duel, "facing", facing, "1C3") for facing in FACINGS]
    assert here == [said(duel, "facing", facing, "1C3", "1C3") for facing in FACINGS]
    assert here != [said(duel, "facing", facing, "1C3", "1C1") for facing in FACINGS]
