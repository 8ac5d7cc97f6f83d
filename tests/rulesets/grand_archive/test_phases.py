"""Phases and their windows (GA-80 to GA-93, GA-275 to GA-279)."""

from tests.rulesets.grand_archive.tables import Game, made

OWN = made(
    {
        "name": "Test Spring",
        "type": "item",
        "reserve": 1,
        "text": "At the beginning of your draw phase: recover 1.",
    },
    {"name": "Test Bell", "type": "item", "reserve": 1, "text": "At the beginning of your end phase: recover 1."},
    {
        "name": "Test Ledger",
        "type": "mastery",
        "text": "Once per turn, remove a soot counter from this: draw a card.",
    },
)
ADEPT = ("Spirit of the Tidepool", "Ondrel, Shore Adept")
WIND = ("Spirit of the Open Sky",)


def test_a_materialize_phase_without_materialization_passes_silently() -> None:
    game = Game({"champion": WIND, "material": ["Brasswake Saber"]}, phase="wake_up")
    assert game.prompt.ask == "materialize"
    game.do("nothing")
    assert game.duel.phase == "recollection"
    assert game.prompt.ask == "priority"


def test_a_materialization_can_be_answered_and_has_no_window_after_it() -> None:
    wings = {"champion": WIND, "hand": ["Borrowed Wings", "Rally the Line"], "field": ["Keen-Eyed Hound"]}
    game = Game({"champion": WIND, "material": ["Brasswake Saber"]}, wings, phase="materialize")
    game.do(["materialize", "Brasswake Saber"])
    assert (game.duel.phase, game.prompt.seat) == ("materialize", 1)
    game.passes()
    assert game.prompt.seat == 2
    assert game.offers("Borrowed Wings")
    assert game.refusal("Rally the Line") == "GA-102"
    game.passes()
    assert game.duel.phase == "recollection"
    assert game.card("Brasswake Saber").counters == {"durability": 2}


def test_cards_paid_in_the_recollection_window_return_in_the_same_phase() -> None:
    side = {
        "champion": WIND, "hand": ["Borrowed Wings", "Searing Volley"], "memory": ["Steady Thrust"],
        "field": ["Keen-Eyed Hound"],
    }  # fmt: skip
    game = Game(side, phase="recollection")
    assert game.refusal("Searing Volley") == "GA-102"
    game.do(["play", "Borrowed Wings"], "Keen-Eyed Hound")
    assert sorted(game.names(1, "memory")) == ["Searing Volley", "Steady Thrust"]
    game.passes(4)
    assert game.duel.phase == "main"
    assert sorted(game.names(1, "hand"))[:2] == ["Roadside Sellsword", "Searing Volley"]
    assert not game.names(1, "memory")


def test_recollection_returns_the_cards_that_the_player_chooses_under_an_option() -> None:
    game = Game({"memory": ["Steady Thrust", "Pyre Rebuke"]}, phase="recollection", recollect="choose")
    game.passes(2)
    assert game.prompt.ask == "recollect"
    game.do(["Pyre Rebuke"])
    assert game.names(1, "memory") == ["Steady Thrust"]
    assert "Pyre Rebuke" in game.names(1, "hand")


def test_ending_the_turn_removes_the_stack_and_skips_the_end_phase() -> None:
    volley = {"hand": ["Searing Volley", *["Rally the Line"] * 3], "field": ["Test Bell"], "damage": 3}
    game = Game(
        volley, {"hand": ["Curtain Call", *["Ledger Clerk"] * 5], "field": ["Gatehouse Warden"]}, cards=OWN
    )
    game.do(["play", "Searing Volley"], "Gatehouse Warden", "pass")
    game.do(["play", "Curtain Call"])
    game.passes(2)
    duel = game.duel
    assert (duel.turn, duel.active) == (6, 2)
    assert game.names(1, "banishment") == ["Searing Volley"]
    assert game.names(2, "graveyard") == ["Curtain Call"]
    assert game.card("Gatehouse Warden").damage == 0
    assert game.champion(1).damage == 3
    assert "end_phase" not in game.logged()


def test_two_skips_skip_the_next_two_draw_phases_completely() -> None:
    afternoon = {"champion": ADEPT, "hand": [*["Lost Afternoon"] * 2, *["Ledger Clerk"] * 4]}
    game = Game(afternoon, {"field": ["Test Spring"], "damage": 5}, cards=OWN)
    for _ in range(2):
        game.do(["play", "Lost Afternoon"])
        if game.prompt.ask == "target":
            game.do("seat2.hand")
        if game.prompt.ask == "pay_reserve":
            game.do(["Ledger Clerk"] * 2)
        game.resolve()
    found = []
    for _ in range(3):
        game.until("end", 1)
        game.until("main", 2)
        found.append((len(game.names(2, "deck")), game.champion(2).damage))
    assert found == [(10, 5), (10, 5), (9, 4)]


def test_the_wake_up_phase_wakes_the_turn_players_objects_only() -> None:
    game = Game({"field": ["Keen-Eyed Hound"]}, {"field": ["Gatehouse Warden"]}, phase="end")
    game.card("Keen-Eyed Hound").rested = game.card("Gatehouse Warden").rested = True
    game.until("main", 2)
    assert game.card("Keen-Eyed Hound").rested
    assert not game.card("Gatehouse Warden").rested


def test_time_that_is_distorted_puts_materialize_after_main() -> None:
    game = Game({"champion": WIND, "material": ["Brasswake Saber"]}, time_distorted=True)
    game.passes(2)
    assert (game.duel.phase, game.prompt.ask) == ("materialize", "materialize")
    game.do("nothing")
    assert game.duel.phase == "end"


def test_a_hand_limit_is_enforced_in_clean_up() -> None:
    game = Game({"hand": ["Pyre Rebuke", "Rally the Line", "Steady Thrust"]}, hand_limit=1, phase="end")
    game.passes(2)
    assert game.prompt.ask == "discard"
    game.do(["Rally the Line", "Pyre Rebuke"])
    assert game.names(1, "hand") == ["Steady Thrust"]


def test_what_a_mastery_does_once_per_turn_it_does_again_in_the_next() -> None:
    game = Game({"champion": WIND, "mastery": "Test Ledger"}, cards=OWN)
    game.card("Test Ledger").counters["soot"] = 2
    game.until("main", 2)
    game.until("main", 1)
    game.do(["ability", "Test Ledger"])
    game.resolve()
    assert not game.offers("ability", "Test Ledger")
    game.until("main", 2)
    game.until("main", 1)
    assert game.offers("ability", "Test Ledger")
