"""What holds at every prompt of the combats of random duels, under any options."""

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.starts import starts_of
from rulesets.grand_archive.rules.steps.attacks.attack import parts, refuse_defender
from rulesets.grand_archive.state.card import ArchiveTarget, controller_of, on_field
from rulesets.grand_archive.state.combat import STEPS, Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from tests.rulesets.grand_archive.tables import GAME

DUELS = 5


def combat_is_sound(duel: ArchiveDuel) -> None:
    """A combat exists exactly in the combat phase, and only with it cards in an Intent (GA-24, GA-80)."""
    combat = duel.combat
    assert (combat is None) == (duel.phase != "combat")
    if combat is None:
        assert not any(duel.sides[seat].intent.cards for seat in SEATS)
        return
    assert combat.seat == duel.active
    assert not duel.sides[other(combat.seat)].intent.cards
    assert combat.step in STEPS[1:]
    assert not combat.lethal
    roles_are_sound(duel, combat)


def roles_are_sound(duel: ArchiveDuel, combat: Combat) -> None:
    """Whoever has a role is there, on the right side, and has it once (GA-150 to GA-152)."""
    if not combat.gone:
        assert is_there(combat.attacker, combat.seat)
    for group in (combat.defenders, combat.retaliators):
        assert all(is_there(each, other(combat.seat)) for each in group)
        assert len({each.thing.id for each in group}) == len(group)
    if not combat.gone:
        targets = [each.thing for each in combat.defenders if combat.is_target(each.thing)]
        assert all(refuse_defender(duel, combat.seat, parts(duel), each) is None for each in targets)
    assert all(controller_of(each.thing) == combat.seat for each in combat.wielded)
    if combat.step == "end":
        assert combat.gone
        assert not combat.defenders + combat.retaliators + combat.wielded + combat.intercepting


def is_there(each: ArchiveTarget, seat: int) -> bool:
    """Whether an object is still the same thing on the field, under the control of a seat."""
    return not each.lost and on_field(each.thing) and controller_of(each.thing) == seat


def some_answer(prompt: Prompt, chance: Chance) -> Answer:
    """A random answer; attacks are declared more often than chance would."""
    attacks = [place for place, option in enumerate(prompt.options) if option.key == "attack"]
    if attacks and chance.below(2):
        return attacks[chance.below(len(attacks))]
    order = list(range(len(prompt.options)))
    chance.shuffle(order)
    return order[0] if prompt.single else tuple(order[: prompt.limit])


def test_combats_are_sound_at_every_priority_prompt() -> None:
    start_of, chance, combats = starts_of(GAME, settings=["turn_limit=60"], turn_options=True), Chance(9), 0
    for seed in range(DUELS):
        driver = Driver(GAME, start_of(seed), keep=False, log=False)
        while (prompt := driver.prompt) is not None:
            duel = driver.duel
            assert isinstance(duel, ArchiveDuel)
            if prompt.ask == "priority":
                combat_is_sound(duel)
                combats += duel.combat is not None
            driver.answer(some_answer(prompt, chance))
    assert combats > 50 * DUELS
