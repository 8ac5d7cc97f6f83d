"""The rulings of the digest (R-1 to R-25) in the plain model, which is compared with the game elsewhere."""

from functools import partial

import pytest

from tests.rulesets.containment.model.cards import BY_ID, DECK_A, DECK_B, EUCLID, SAFE, deck_faults, named
from tests.rulesets.containment.model.moves import breached, decommission
from tests.rulesets.containment.model.rules import (
    check,
    concede,
    play_game,
    run_phase,
    scenarios,
    set_up,
    take_turn,
    window,
)
from tests.rulesets.containment.model.script import PASSES, Played, cross_test, play, use, word
from tests.rulesets.containment.model.table import GameOver, Table, Thing

LOSES, WINS, DRAW = (2, "K-class"), (1, "K-class"), (0, "K-class")
"""Results for seat 1."""
BREAK = ("experiment", "1 Euclid", *PASSES)
"""Seat 1 damages its Euclid sandbox in the experiment phase; both pass."""


def batch(*components: tuple[int, str]) -> tuple[object, ...]:
    return ("batch", *components)


def trigger(seat: int, key: str, *about: str) -> tuple[object, ...]:
    return ("trigger", seat, BY_ID[key].name, *about)


def overflowing(site: str) -> Played:
    """Seat 1 has objects on its site, and E03 (cost 2) is breached at its next experiment."""
    game = Played()
    game.table.phase = "experiment"
    game.site(1, site)
    game.pile(1, EUCLID, "E03", 1)
    return game


def test_r1_the_batch_lies_above_the_triggers_of_its_check() -> None:
    game = overflowing("K01 S01 S04")
    game.run(*BREAK, game.look, *PASSES)
    (look,) = game.looks
    assert look.table[1]["cost"] == (7, 7)
    assert look.stack == [trigger(1, "E03"), batch((1, "XK"))]
    assert game.result == LOSES


@pytest.mark.parametrize(("site", "leaves", "total"), [("K01 S01 S04", "S04", 6), ("K01 S01 S04 S06", "S06", 7)])
def test_r2_a_cancelled_xk_triggers_again_only_by_a_change(site: str, leaves: str, total: int) -> None:
    game = overflowing(site)
    game.tale(1, "I02")
    game.run(*BREAK, play(1, "I02"), *PASSES, word(1, leaves), game.look, *PASSES, "no", game.look)
    over, calm = game.looks
    assert over.table[1]["cost"] == (total, 7)
    assert over.stack == [trigger(1, "E03")]
    assert calm.stack == []
    assert calm.table[1]["decommissioned"] == sorted([BY_ID[leaves].name, BY_ID["I02"].name])
    assert game.result == ()


def test_r3_an_empty_sandbox_that_breaks_loses() -> None:
    game = Played()
    game.site(1, "S04")
    game.pile(2, SAFE, "", 2)
    game.run(cross_test(1, "S04"), "2 Safe", *PASSES, game.look, *PASSES)
    (look,) = game.looks
    assert look.protection(2) == (4, 8, 12)
    assert look.stack == [batch((2, "ZK"))]
    assert game.result == WINS


def test_r4_an_instruction_to_breach_an_empty_sandbox_loses() -> None:
    game = Played()
    game.tale(1, "I03")
    game.table.arrivals.add(2)
    game.run(play(1, "I03"), *PASSES, game.look, *PASSES)
    assert game.looks[0].stack == [batch((2, "ZK"))]
    assert game.looks[0].protection(2) == (4, 8, 12)
    assert game.result == WINS
    game = Played({"zk_on_instruction": False})
    game.tale(1, "I03")
    game.table.arrivals.add(2)
    game.run(play(1, "I03"), *PASSES, game.look)
    assert game.looks[0].stack == []


def test_r5_one_damage_event_breaks_a_sandbox_once() -> None:
    game = Played()
    game.site(1, "K03")
    game.pile(2, SAFE, "S01 S04 S06", 1)
    game.run(cross_test(1, "K03"), "2 Safe", *PASSES, game.look)
    (look,) = game.looks
    assert look.table[2]["sandboxes"][SAFE] == (4, named("S01 S04"))
    game = Played({"carry_over_damage": True})
    game.site(1, "K03")
    game.pile(2, SAFE, "S01 S04 S06", 1)
    game.run(cross_test(1, "K03"), "2 Safe", *PASSES, game.look)
    assert game.looks[0].table[2]["sandboxes"][SAFE] == (4, named("S01"))


def test_r6_a_cancelled_cross_test_is_used_up() -> None:
    game = Played()
    game.site(1, "S04")
    game.tale(2, "I01")
    game.run(cross_test(1, "S04"), "2 Safe", play(2, "I01"), *PASSES, game.look)
    (look,) = game.looks
    assert (look.question, look.seat, look.legal) == ("priority", 1, ["pass"])
    assert (look.stack, look.table["phase"]) == ([], "main")
    assert look.table[2]["decommissioned"] == named("I01")
    assert look.protection(2) == (4, 8, 12)


def test_r7_a_phase_does_not_end_because_the_stack_ran_empty() -> None:
    game = Played()
    game.site(1, "S04 S02")
    game.run(
        use(1, "S02"),
        "1 Safe",
        *PASSES,
        game.look,
        cross_test(1, "S04"),
        "2 Keter",
        *PASSES,
        "pass",
        game.look,
        "pass",
    )
    first, second = game.looks
    assert cross_test(1, "S04") in first.legal
    assert (second.question, second.seat, second.stack) == ("priority", 2, [])
    assert second.protection(2) == (4, 8, 10)


def test_r8_an_object_may_test_on_the_turn_it_arrived_and_once() -> None:
    game = Played()
    game.pile(1, SAFE, "S04", 4)
    game.tale(1, "T01")
    game.site(1, "S14")
    both = (cross_test(1, "S14"), "2 Keter", *PASSES)
    game.run(
        play(1, "T01"),
        "1 Safe",
        *PASSES,
        cross_test(1, "S04"),
        "2 Safe",
        *PASSES,
        game.look,
        *both,
        *both,
        game.look,
    )
    first, last = game.looks
    assert cross_test(1, "S04") not in first.legal
    assert cross_test(1, "S14") in first.legal
    assert last.legal == ["pass"]
    assert last.protection(2) == (2, 8, 10)


def test_r9_a_cross_test_needs_its_object_and_a_new_thing_may_test_again() -> None:
    game = Played()
    game.site(1, "S04")

    def leave() -> None:
        decommission(game.table, game.thing(1, "S04"))

    def come_back() -> None:
        game.table.sides[1].site.append(Thing(BY_ID["S04"], 1))

    answers = (cross_test(1, "S04"), "2 Safe", leave, come_back, "pass", "pass", game.look, "pass", game.look)
    game.run(*answers)
    assert game.looks[0].protection(2) == (4, 8, 12)
    game = Played()
    game.site(1, "S04")
    check(game.table)
    game.table.sides[1].site[0].tests = 1
    decommission(game.table, game.thing(1, "S04"))
    game.table.sides[1].site.append(Thing(BY_ID["S04"], 1))
    game.run(game.look)
    assert cross_test(1, "S04") in game.question[2]


def test_r10_power_is_read_on_resolution() -> None:
    game = Played()
    game.site(1, "S04 E04")

    def leave() -> None:
        decommission(game.table, game.thing(1, "E04"))

    game.run(cross_test(1, "S04"), "2 Safe", leave, *PASSES, game.look)
    assert game.looks[0].protection(2) == (2, 8, 12)


def test_r11_the_experiment_phase_is_optional_and_its_experiment_is_made_once() -> None:
    game = Played({"experiment_phase": True})
    game.run(
        *PASSES, game.look, "experiment", game.look, "1 Euclid", game.look, *PASSES, game.look, what=take_turn
    )
    offered, asked, stacked, after = game.looks
    assert (offered.table["phase"], offered.legal) == ("experiment", ["experiment", "pass"])
    assert asked.legal == ["1 Safe", "1 Euclid", "1 Keter"]
    assert (stacked.seat, stacked.stack) == (2, [("experiment", 1, "", "1 Euclid")])
    assert (after.legal, after.protection(1)) == (["pass"], (4, 7, 12))
    game = Played()
    game.run(*PASSES, game.look, what=take_turn)
    assert game.looks[0].table["phase"] == "main"


def begun(options: dict[str, object] | None = None) -> Played:
    """Seat 1 has deck A, seat 2 deck B; nothing has been asked."""
    game = Played(options, (DECK_A, DECK_B))
    game.table.turn, game.table.active, game.table.phase = 0, 0, "before"
    return game


def test_r12_the_partner_triggers_nothing_until_the_game_begins() -> None:
    game = begun()
    with pytest.raises(AssertionError, match="CT-43"):
        concede(game.table, 1)
    partners = (BY_ID["S16"].name, BY_ID["S13"].name)
    game.run(*partners, game.look, "1 Euclid", game.look, dice=(6, 1), what=play_game)
    assert game.looks[0].stack == []
    assert (game.looks[0].question, game.looks[0].legal) == ("sandbox", ["1 Safe", "1 Euclid", "1 Keter"])
    assert (game.looks[1].seat, game.looks[1].table["turn player"]) == (1, 0)
    assert game.looks[1].stack == [trigger(2, "S13", "1 Euclid")]


def test_r13_who_is_first_picks_the_partner_first() -> None:
    game = begun()
    game.run(game.look, BY_ID["S13"].name, game.look, BY_ID["S02"].name, dice=(3, 3, 2, 5), what=set_up)
    assert [(look.question, look.seat) for look in game.looks] == [("partner", 2), ("partner", 1)]
    assert game.looks[0].legal == named("S08 S13")
    assert (game.names(1), game.names(2)) == (["S02"], ["S13"])
    assert len(game.table.sides[1].piles[SAFE]) == 6


def test_r14_every_fault_of_a_deck_is_found() -> None:
    assert deck_faults(DECK_A) == deck_faults(DECK_B) == set()
    extra_safe = [name for name in DECK_A if name != BY_ID["E03"].name] + named("S04")
    assert deck_faults(extra_safe) == {"CT-37"}
    assert deck_faults([name for name in DECK_A if name not in named("S05 S09")] + named("S01 S07")) == {"CT-38"}
    unmarked = [name for name in DECK_A if name not in named("S02 S16")] + named("S04 S06")
    assert deck_faults(unmarked) == {"CT-39"}
    assert deck_faults([*DECK_A, *named("C01")]) == set()
    assert deck_faults([*DECK_A, *named("C01 C02")]) == {"CT-40"}
    assert deck_faults([*(name for name in unmarked if name != BY_ID["E03"].name), *named("S12")]) == {
        "CT-37",
        "CT-39",
    }
    assert deck_faults(DECK_A, banned=(BY_ID["K05"].name,)) == {"CT-41"}


def test_r15_results_end_at_their_border() -> None:
    game = Played()
    game.site(1, "S04 S02 S16 E08")
    game.personnel(1, "P02")
    looks = (game.look, *PASSES, "no", game.look, *PASSES)
    effects = (use(1, "P02"), word(1, "S04"), *PASSES, use(1, "S16"), word(1, "S02"), *PASSES)

    def main_and_end(_: object) -> None:
        run_phase(game.table, "main")
        run_phase(game.table, "end")

    game.run(*effects, game.look, *PASSES, game.look, word(1, "S04"), *looks, what=main_and_end)
    main, chosen, stacked, end = game.looks
    assert (main.power(1, "S04"), main.power(1, "S02")) == (3, 3)
    assert (chosen.question, chosen.power(1, "S04"), chosen.power(1, "S02")) == ("object", 2, 3)
    assert stacked.stack == [trigger(1, "E08", word(1, "S04"))]
    assert (end.power(1, "S04"), end.power(1, "S02")) == (2, 3)


def test_r15_during_the_turn_ends_before_the_next_start_phase() -> None:
    game = Played()
    game.site(1, "S02 S16")
    answers = (*PASSES, use(1, "S16"), word(1, "S02"), *PASSES, *PASSES, game.look, *PASSES)
    game.run(*answers, what=take_turn)
    assert game.looks[0].power(1, "S02") == 3
    assert game.power(1, "S02") == 1


def test_r16_until_your_next_start_phase_is_over_before_its_triggers() -> None:
    game = Played()
    game.site(1, "S10 S08")
    game.site(2, "S04")

    def turns(_: object) -> None:
        take_turn(game.table)
        game.table.active = 2
        take_turn(game.table)
        game.table.active = 1
        take_turn(game.table)

    first = ("1 Keter", *PASSES, "no", *PASSES, use(1, "S10"), *PASSES, game.look, *PASSES, *PASSES)
    game.run(*first, *PASSES, game.look, *PASSES, game.look, *PASSES, game.look, what=turns)
    assert [look.power(2, "S04") for look in game.looks] == [1, 1, 1, 2]
    assert game.looks[-1].question == "sandbox"


def sun_rises(table: Table) -> None:
    """K03, which is on seat 1's site, has just been breached."""
    (sun,) = table.sides[1].site
    breached(table, sun, 1)
    check(table)
    window(table)


def test_r17_the_turn_players_triggers_resolve_last() -> None:
    game = Played()
    game.site(1, "K03")
    for seat in (1, 2):
        game.pile(seat, EUCLID, "E02", 2)

    game.run(*PASSES, game.look, *PASSES, game.look, what=sun_rises)
    assert game.looks[0].stack == [trigger(1, "E02"), trigger(2, "E02")]
    assert (game.looks[0].seat, game.looks[1].seat) == (1, 1)
    assert game.looks[1].stack == [trigger(1, "E02")]
    assert game.names(2) == ["E02", "Crow", "Crow"]


def test_r18_tokens_are_no_breach() -> None:
    game = overflowing("E05")
    game.pile(1, EUCLID, "E02", 1)
    order = [word(1, "E05"), word(1, "E02")]
    game.run(*BREAK, order, "2 Safe", game.look, *PASSES, game.look, what=partial(run_phase, phase="experiment"))
    stacked, after = game.looks
    assert stacked.stack == [trigger(1, "E05", "2 Safe"), trigger(1, "E02")]
    assert after.stack == [trigger(1, "E05", "2 Safe")]
    assert after.table[1]["cost"] == (4, 7)
    assert game.names(1) == ["E05", "E02", "Crow", "Crow"]
    game = overflowing("E05")
    game.table.options["token_is_breach"] = True
    game.pile(1, EUCLID, "E02", 1)
    game.run(*BREAK, order, "2 Safe", *PASSES, game.look, what=partial(run_phase, phase="experiment"))
    assert game.looks[0].question == "order"


def test_r19_control_moves_the_object_and_its_cost() -> None:
    game = Played()
    game.site(1, "E07")
    game.site(2, "K01 S16")

    def over() -> None:
        decommission(game.table, game.thing(2, "E07"))

    game.run(use(1, "E07"), *PASSES, game.look, over, game.look)
    moved, gone = game.looks
    assert moved.table[2]["cost"] == (7, 7)
    assert moved.stack == [batch((2, "XK"))]
    assert gone.table[1]["decommissioned"] == named("E07")


def test_r20_both_lose_by_one_batch() -> None:
    game = Played()
    for seat in (1, 2):
        game.pile(seat, SAFE, "", 2)
    game.site(1, "K03")

    game.run(*PASSES, game.look, *PASSES, what=sun_rises)
    assert game.looks[0].stack == [batch((1, "ZK"), (2, "ZK"))]
    assert game.result == DRAW


def test_r21_a_new_batch_lies_above_the_older_one() -> None:
    game = overflowing("K01 S01 S04")
    game.tale(1, "I03")
    game.site(2, "K01 S16 S01")
    game.pile(2, SAFE, "S04", 4)
    game.table.arrivals.add(2)
    game.run(*BREAK, play(1, "I03"), *PASSES, game.look, *PASSES)
    assert game.looks[0].stack == [trigger(1, "E03"), batch((1, "XK")), batch((2, "XK"))]
    assert game.result == WINS


def test_r22_a_limit_that_falls_triggers_xk() -> None:
    game = Played()
    game.personnel(1, "P01")
    game.site(1, "S09 K01 K02 S01")
    check(game.table)
    game.run(use(1, "P01"), word(1, "S09"), "1 Safe", *PASSES, game.look)
    assert game.looks[0].table[1]["cost"] == (7, 7)
    assert game.looks[0].stack == [batch((1, "XK"))]


@pytest.mark.parametrize("used", [True, False])
def test_r23_a_seventh_object_is_nk_only_under_its_option(used: bool) -> None:
    game = Played({"nk_scenario": used})
    game.site(1, "K02 S06 S09 S12 Crow Crow")
    game.run(*PASSES, game.look, what=partial(run_phase, phase="start"))
    assert len(game.names(1)) == 7
    assert game.looks[-1].stack == ([batch((1, "NK"))] if used else [])


def test_r24_a_concession_ends_the_game_at_once() -> None:
    game = overflowing("K01 S01 S04")

    def give_up() -> None:
        concede(game.table, 2)

    game.run(*BREAK, "pass", game.look, give_up)
    assert game.looks[0].seat == 2
    assert game.result == (1, "conceded")


@pytest.mark.parametrize(("agreed", "protection"), [("no", (4, 8, 12)), ("yes", (3, 6, 9))])
def test_r25_each_optional_rule_is_agreed_on_separately(agreed: str, protection: tuple[int, ...]) -> None:
    game = Played({"experiment_phase": True}, ([*DECK_A, *named("C02")], DECK_B))
    answers = ("yes", "yes", "yes", agreed, *named("S02 S08"))
    game.run(game.look, *answers, dice=(2, 1), what=set_up)
    assert game.looks[0].question == "agree to experiment_phase"
    assert game.protection(1) == game.protection(2) == protection
    assert game.table.experiments
    assert game.table.sides[1].outside == named("C02")


def test_the_results_are_those_of_an_option() -> None:
    game = Played({"simultaneous_result": "turn player loses"})
    game.table.zk |= {1, 2}
    assert scenarios(game.table) == {(1, "ZK"), (2, "ZK")}
    game.table.zk |= {1, 2}
    game.table.options["k_uses_stack"] = False
    with pytest.raises(GameOver) as over:
        check(game.table)
    assert over.value.args == LOSES


def test_a_card_that_came_back_is_a_new_thing_to_what_targets_it() -> None:
    game = Played()
    game.site(1, "S16 S02")

    def leave_and_come_back() -> None:
        decommission(game.table, game.thing(1, "S02"))
        game.table.sides[1].site.append(Thing(BY_ID["S02"], 1))

    game.run(use(1, "S16"), word(1, "S02"), leave_and_come_back, *PASSES, game.look)
    assert game.looks[0].power(1, "S02") == 1
