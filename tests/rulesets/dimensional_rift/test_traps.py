"""Why a Trap cannot be flipped now (DR-39)."""

from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Refusal
from rulesets.dimensional_rift import PLUGIN
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.content.common import common_parts
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.positions.arrange import arrange
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.stack.traps import miss_events, refuse_spring
from rulesets.dimensional_rift.state.creature_event import CreatureEvent
from rulesets.dimensional_rift.state.duel import RiftDuel

OPTIONS = RiftOptions.model_validate({"edition": "rift"})
BACKDRAFT_CHARM = {"card": "Backdraft Charm", "face": "down"}
"""It waits for the death of a creature that its controller controls."""


def lost(zone: str) -> RiftDuel:
    """A table on which the creature of a zone has just been destroyed."""
    duel = RiftDuel(Start(1, OPTIONS, ({}, {}), cards=PLUGIN.load().cards_for(OPTIONS)), common_parts())
    arrange(
        duel,
        {
            "seat1": {"field": {"1A2": BACKDRAFT_CHARM, "1C4": "Clay Hauler"}},
            "seat2": {"field": {"2C2": "Clay Hauler"}},
        },
    )
    [creature] = [card for card in duel.on_battlefield() if card.zone is not None and card.zone.name == zone]
    duel.creature_events.append(CreatureEvent(Trigger.DESTROYED, creature, 0, "creature"))
    return duel


def refusal(duel: RiftDuel) -> Refusal | None:
    """Why the Trap cannot be flipped."""
    [trap] = [card for card in duel.on_battlefield() if card.printed.is_trap]
    return refuse_spring(duel, trap)


def test_a_trap_may_be_flipped_until_its_controller_passes() -> None:
    duel = lost("1C4")
    assert refusal(duel) is None
    miss_events(duel, 2)
    assert refusal(duel) is None
    miss_events(duel, 1)
    assert refusal(duel) is refusals.TRAP_LATE


def test_only_what_could_have_flipped_a_trap_makes_it_too_late() -> None:
    duel = lost("2C2")
    miss_events(duel, 1)
    assert refusal(duel) is refusals.TRAP_WAITS
