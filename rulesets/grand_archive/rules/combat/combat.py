"""A combat from its declaration to its end (section L)."""

from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.rules.combat.combat_damage import deal_combat_damage
from rulesets.grand_archive.rules.combat.declaration import declare
from rulesets.grand_archive.rules.combat.retaliation import declare_retaliation, order_retaliators
from rulesets.grand_archive.rules.stack.checks import check
from rulesets.grand_archive.rules.stack.priority import STACK, natural_window, trigger_window
from rulesets.grand_archive.rules.steps.attacks.intents import empty_intents
from rulesets.grand_archive.rules.steps.phases import PhaseEnded
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel

RULES = {"retaliation": "GA-154", "damage": "GA-158", "end": "GA-166"}
"""The rules that begin each step."""


def fight(duel: ArchiveDuel, option: Option) -> Script[None]:
    """Declare the attack that was chosen and play its combat."""
    assert option.card is not None
    if (yield from declare(duel, duel.cards[option.card])):
        yield from play(duel)


def play(duel: ArchiveDuel) -> Script[None]:
    """Play a combat whose attack has just been declared; all its steps happen (GA-153).

    Raises:
        PhaseEnded: when an effect ends the turn (GA-277).
    """
    for step in (_fighting, _end_step):
        try:
            yield from step(duel)
        except PhaseEnded:
            if duel.ending != "combat":
                _leave(duel)
                raise
            duel.ending = ""
    _leave(duel)
    duel.phase = "main"


def _fighting(duel: ArchiveDuel) -> Script[None]:
    """The retaliation step and the damage step (GA-154 to GA-165)."""
    combat = _step(duel, "retaliation")
    yield from trigger_window(duel)
    yield from natural_window(duel)
    yield from declare_retaliation(duel)
    yield from trigger_window(duel)
    _step(duel, "damage")
    yield from natural_window(duel)
    yield from order_retaliators(duel)
    yield from deal_combat_damage(duel)
    yield from check(duel)
    combat.lethal.clear()


def _end_step(duel: ArchiveDuel) -> Script[None]:
    """The end of combat step, which always happens (GA-166)."""
    _step(duel, "end")
    if duel.options.end_of_combat_order == "triggers":
        yield from STACK.settle(duel)
    _end_roles(duel)
    empty_intents(duel, "GA-166")
    yield from trigger_window(duel)


def _step(duel: ArchiveDuel, step: str) -> Combat:
    """Begin a step."""
    combat = duel.combat
    assert combat is not None
    combat.step = step
    duel.note(RULES[step], f"{step}_step", combat.seat)
    return combat


def _end_roles(duel: ArchiveDuel) -> None:
    """End all states of this combat (GA-166)."""
    combat = duel.combat
    assert combat is not None
    combat.gone = True
    for group in (combat.defenders, combat.swept, combat.wielded, combat.retaliators, combat.intercepting):
        group.clear()
    combat.lethal.clear()
    duel.changed("combat")


def _leave(duel: ArchiveDuel) -> None:
    """Leave the combat phase; an Intent that its end has not emptied goes where it belongs (GA-277)."""
    empty_intents(duel, "GA-277")
    duel.combat = None
    duel.effects.end_until("combat")
    duel.changed("combat")
