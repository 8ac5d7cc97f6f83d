"""The recollection phase (GA-88)."""

from cardgame_tui.engine.asking import pick_cards
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.stack.priority import natural_window, trigger_window
from rulesets.grand_archive.rules.stack.words import fire_foster
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.triggers import does, fire_charge
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import traits


def recollection(duel: ArchiveDuel) -> Script[None]:
    """Charge counters, the last window before cards come back, then memory returns to hand (GA-88)."""
    charge(duel)
    fire_foster(duel)
    yield from natural_window(duel)
    yield from recollect(duel)
    if duel.options.recollection_triggers == "recollection":
        yield from trigger_window(duel)


def charge(duel: ArchiveDuel) -> None:
    """Put a charge counter on each object with an On Charge ability that has not triggered (GA-285)."""
    for card in duel.sides[duel.active].field():
        charges = traits(duel, card).charges
        waiting = [each for each in charges if each.number not in card.charged] if charges else ()
        if waiting:
            counters.put(duel, card, "charge", 1, "GA-285")
            for ability in waiting:
                if card.counters.get("charge", 0) >= ability.charge:
                    card.charged.add(ability.number)
                    fire_charge(duel, card, ability)


def recollect(duel: ArchiveDuel) -> Script[None]:
    """All cards of the turn player's memory return to hand, or those it chooses (`recollect`)."""
    seat, side = duel.active, duel.sides[duel.active]
    cards = list(side.memory.cards)
    if cards and duel.options.recollect == "choose":
        cards = yield from pick_cards(duel, seat, "recollect", "GA-88", cards)
    for card in cards:
        duel.move(card, side.hand)
    if cards:
        duel.note("GA-88", "recollects", seat, amount=len(cards))
        does(duel, seat, Act.RECOLLECT, amount=len(cards))
