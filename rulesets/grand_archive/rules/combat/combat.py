"""A combat from its declaration to its end (section L)."""

from typing import TypeAlias

from cardgame_tui.engine.priority import StackRules, window
from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.rules.combat.combat_damage import deal_combat_damage
from rulesets.grand_archive.rules.combat.declaration import declare
from rulesets.grand_archive.rules.combat.retaliation import declare_retaliation, order_retaliators
from rulesets.grand_archive.rules.steps.intents import empty_intents
from rulesets.grand_archive.rules.steps.phases import PhaseEnded
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item

Stack: TypeAlias = StackRules[ArchiveDuel, Item]
"""How the windows of the combat run."""


def fight(duel: ArchiveDuel, option: Option, stack: Stack) -> Script[None]:
    """Declare the attack that was chosen and play its combat, in windows of this stack."""
    assert option.card is not None
    if (yield from declare(duel, duel.cards[option.card])):
        yield from play(duel, stack)


def play(duel: ArchiveDuel, stack: Stack) -> Script[None]:
    """Play a combat whose attack has just been declared, by a resolved attack card or otherwise (GA-153).

    Call it when `duel.combat` is there and its step is ``declaration``, once the resolution is complete.

    Raises:
        PhaseEnded: when an effect ends the turn (GA-277).
    """
    for step in (_fighting, _end_step):
        try:
            yield from step(duel, stack)
        except PhaseEnded:
            if duel.ending != "combat":
                _leave(duel)
                raise
            duel.ending = ""
    _leave(duel)
    duel.phase = "main"


def _fighting(duel: ArchiveDuel, stack: Stack) -> Script[None]:
    """The retaliation step and the damage step (GA-154 to GA-165)."""
    combat = _step(duel, "retaliation")
    yield from window(duel, stack, until_empty=True)
    yield from window(duel, stack)
    yield from declare_retaliation(duel)
    yield from window(duel, stack, until_empty=True)
    _step(duel, "damage")
    yield from window(duel, stack)
    yield from order_retaliators(duel)
    yield from deal_combat_damage(duel)
    yield from _check(duel, stack)
    combat.lethal.clear()


def _end_step(duel: ArchiveDuel, stack: Stack) -> Script[None]:
    """The end of combat step, which always happens (GA-166)."""
    _step(duel, "end")
    if duel.options.end_of_combat_order == "triggers":
        yield from _settle(duel, stack)
    _end_roles(duel)
    empty_intents(duel, "GA-166")
    yield from window(duel, stack, until_empty=True)


def _settle(duel: ArchiveDuel, stack: Stack) -> Script[None]:
    """Run checks and put triggers on the stack, without Opportunity (GA-166)."""
    if stack.unsettled(duel):
        yield from stack.settle(duel)


def _check(duel: ArchiveDuel, stack: Stack) -> Script[None]:
    """Run checks after the damage; what they trigger waits for the end of combat step (GA-165)."""
    raise NotImplementedError


def _step(duel: ArchiveDuel, step: str) -> Combat:
    combat = duel.combat
    assert combat is not None
    combat.step = step
    return combat


def _end_roles(duel: ArchiveDuel) -> None:
    """End all states of this combat (GA-166)."""
    combat = duel.combat
    assert combat is not None
    combat.gone = True
    for group in (combat.defenders, combat.swept, combat.wielded, combat.retaliators, combat.intercepting):
        group.clear()
    combat.lethal.clear()
    duel.changed("field")


def _leave(duel: ArchiveDuel) -> None:
    """Leave the combat phase; what is still in an Intent goes where it belongs (GA-277)."""
    _end_roles(duel)
    empty_intents(duel, "GA-277")
    duel.combat = None
    duel.changed("field")
