"""What the log and the table say to somebody who does not know the game: why life, creatures and artifacts go."""

from typing import Any

import pytest

from cardgame_tui.cli import main
from cardgame_tui.engine.shown.view import view
from cardgame_tui.ui.drawing.strip.strip import result_words
from rulesets.rune_duel import PLUGIN
from rulesets.rune_duel.rules.combat.aftermath import after_combat
from rulesets.rune_duel.rules.combat.passes import combat
from rulesets.rune_duel.rules.muster.phases import muster
from rulesets.rune_duel.rules.steps.lifecycle import lose_life
from rulesets.rune_duel.showing.wording import WORDING
from rulesets.rune_duel.state.duel import RuneDuel
from tests.rulesets.rune_duel.tables import laid_out


def told(duel: RuneDuel) -> list[str]:
    """Every event so far in public words, with its rule."""
    return [f"{WORDING.event(duel, event, 0)} {event.rule}" for event in duel.events or ()]


def facing(one: Any, two: Any) -> RuneDuel:
    """Two creatures in the first slots, and a log that is kept."""
    sides = {"seat1": {"line": {"1s1": one}}, "seat2": {"line": {"2s1": two}}}
    duel = laid_out({"phase": "combat", "winner": 1, **sides})
    duel.events = []
    return duel


def test_who_deals_how_much_in_an_exchange_and_which_artifact_goes_with_the_dead() -> None:
    duel = facing({"card": "Hedge Runner", "artifacts": ["Bramble Crown"]}, "Doom Ram")
    assert list(combat(duel)) == []
    assert told(duel) == [
        "Combat, first pass. RD-45",
        "Hedge Runner deals 3 to Doom Ram and takes 6. RD-46",
        "Doom Ram breaks through: Seat 1 loses 3 life. RD-62",
        "Hedge Runner in Seat 1's slot 1 dies and is discarded. RD-41",
        "Bramble Crown is discarded with Hedge Runner. RD-41",
    ]


def test_an_artifact_goes_with_a_creature_that_fades_away() -> None:
    duel = facing({"card": "Pyre Golem", "fade": 1, "artifacts": ["War Drum"]}, "Quill Bulwark")
    after_combat(duel)
    assert told(duel) == [
        "Pyre Golem loses a fade counter: 0 left. RD-64",
        "Pyre Golem in Seat 1's slot 1 has faded and is discarded. RD-64",
        "War Drum is discarded with Pyre Golem. RD-64",
    ]


def mustered(card: str, *, mine: Any = None, theirs: Any = None) -> list[str]:
    """The log lines when a card of seat 1 is turned up, with creatures in no, one or both first slots."""
    lines = {"1s1": mine} if mine else {}, {"2s1": theirs} if theirs else {}
    sides = {f"seat{seat}": {"line": line, "deck": ["Clover Scout"]} for seat, line in enumerate(lines, 1)}
    duel = laid_out({"phase": "muster", "winner": 1, "muster": [{"seat": 1, "card": card}], **sides})
    duel.events = []
    assert list(muster(duel)) == []
    return told(duel)[1:]


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "said"),
    [
        ("Fern Stalker", None, "Kiln Ogre", "Kiln Ogre takes 2 damage from Fern Stalker. RD-70"),
        (
            "Warren Nurse",
            {"card": "Old Brock", "damage": 1},
            None,
            "Warren Nurse heals 1 damage from Old Brock. RD-70",
        ),
        ("Moon Rabbit", None, None, "Moon Rabbit: Seat 1 draws 1. RD-70"),
        ("Well Water", None, None, "Seat 1 gains 3 life from Well Water. RD-70"),
        ("Hoard Drake", None, None, "Seat 2 loses 2 life to Hoard Drake. RD-70"),
        (
            "Rust Rain",
            None,
            {"card": "Kiln Ogre", "artifacts": ["War Drum"]},
            "Rust Rain discards War Drum. RD-70",
        ),
    ],
)
def test_what_a_card_does_is_said_with_its_name(card: str, mine: Any, theirs: Any, said: str) -> None:
    assert said in mustered(card, mine=mine, theirs=theirs)


def test_a_creature_that_is_moved_away_is_said_with_what_moves_it() -> None:
    line = {"2s1": "Kiln Ogre", "2s2": "Ember Hound"}
    muster_pile = [{"seat": 1, "card": "Root Snare"}]
    duel = laid_out({"phase": "muster", "winner": 1, "muster": muster_pile, "seat2": {"line": line}})
    duel.events = []
    script = muster(duel)
    prompt = next(script)
    assert prompt.options[0].card == duel.at(2, 1).id  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        script.send(0)
    assert "Root Snare moves Kiln Ogre to Seat 2's slot 3. RD-70" in told(duel)


def test_an_unopposed_attack_is_said_with_its_creature() -> None:
    duel = laid_out({"phase": "combat", "winner": 1, "seat1": {"line": {"1s1": "Old Brock"}}})
    duel.events = []
    assert list(combat(duel)) == []
    assert told(duel)[-1] == "Seat 2 loses 3 life to Old Brock. RD-45"


def test_a_creature_regenerates_automatically() -> None:
    duel = facing({"card": "Old Brock", "damage": 3}, "Quill Bulwark")
    after_combat(duel)
    assert told(duel) == ["Old Brock regenerates 2 damage. RD-63"]


def test_damage_for_cards_left_in_hand_is_logged() -> None:
    duel = facing("Old Brock", "Old Brock")
    lose_life(duel, 2, 4, "RD-30")
    assert told(duel) == ["Seat 2 loses 4 life for cards left in hand. RD-30"]


def test_rounds_are_counted_and_a_game_is_won_so_that_no_duel_of_trumps_is_meant() -> None:
    ruleset = PLUGIN.load()
    duel = facing("Old Brock", "Old Brock")
    assert view(ruleset, duel, 0).when == "round 1"
    duel.record_result(1, "RD-58", "conceded")
    assert result_words(view(ruleset, duel, 0)) == "Seat 1 wins the game (RD-58)."


def test_cards_are_listed_with_rank_and_rune_and_rounds_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "rune_duel"]) == 0
    assert "Clover Scout: creature 1 II" in capsys.readouterr().out.splitlines()
    assert main(["simulate", "rune_duel", "--games", "2", "--seed", "1", "--jobs", "1"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("rounds: ")]
