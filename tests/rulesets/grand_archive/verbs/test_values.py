"""Changed numbers and keywords (GA-194)."""

from rulesets.grand_archive.cards.changes import Change, Word
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.rules.combat.combat_damage import attack_total
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.traits import life, power, traits
from tests.rulesets.grand_archive.verbs.board import Board


def test_gets_fixes_its_set_and_ends_with_the_turn() -> None:
    board = Board()
    warden, theirs = board.put(1, "Gatehouse Warden"), board.put(2, "Keen-Eyed Hound")
    board.perform("Each ally you control gets +1 power and -1 life until end of turn.")
    later = board.put(1, "Hedge Lurker")
    assert board.traits(warden) == [Change(Stat.POWER, plus=1), Change(Stat.LIFE, minus=1)]
    assert [*board.traits(theirs), *board.traits(later)] == []
    board.duel.effects.end_until("turn")
    assert board.traits(warden) == ()


def test_gains_lasts_as_long_as_the_object() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform("This gains Unblockable and Retort 2.", source=warden)
    board.duel.effects.end_until("turn")
    assert board.traits(warden) == [Word(Keyword.UNBLOCKABLE), Word(Keyword.RETORT, 2)]
    board.perform("Return target ally to its owner's hand.", "Gatehouse Warden")
    assert board.traits(warden) == ()


def test_gains_what_only_a_prepared_card_gives() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform(
        "Target ally gains Stealth until end of turn; if this is prepared, it gains Taunt until end of turn.",
        "Gatehouse Warden",
    )
    assert board.traits(warden) == [Word(Keyword.STEALTH)]


def test_next_attack_adds_up() -> None:
    board = Board()
    for _ in range(2):
        board.perform("Your champion's next attack this turn gets +2 power.")
    waiting = [board.duel.effects.on(board.duel, "next_attack", board.champion(seat)) for seat in (1, 2)]
    assert [[change.amount for change in each] for each in waiting] == [[2, 2], []]
    board.duel.effects.end_until("turn")
    assert not board.duel.effects.on(board.duel, "next_attack", board.champion(1))


def test_gets_until_end_of_combat_or_of_the_phase() -> None:
    board = Board()
    hound = board.put(1, "Keen-Eyed Hound")
    board.perform("Target ally gets +1 power until end of combat.", "Keen-Eyed Hound")
    board.perform("Target ally gets +2 power until end of this phase.", "Keen-Eyed Hound")
    assert traits(board.duel, hound).power == 5
    board.duel.effects.end_until("main")
    assert traits(board.duel, hound).power == 3
    board.duel.effects.end_until("combat")
    assert traits(board.duel, hound).power == 2


def test_gets_one_of_the_changes_that_is_chosen() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform("Target ally gets your choice of +2 power or +3 life.", "Gatehouse Warden", "+3 life")
    assert (power(board.duel, warden), life(board.duel, warden)) == (1, 7)


def test_attacks_get_is_no_power_of_the_unit() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform("Target ally's attacks get +2 power until end of turn.", "Gatehouse Warden")
    board.duel.combat = Combat(1, target(warden))
    assert (power(board.duel, warden), attack_total(board.duel)) == (1, 3)
    board.perform("Target ally's attacks get -1 power until end of turn.", "Gatehouse Warden")
    assert (power(board.duel, warden), attack_total(board.duel)) == (1, 2)
