"""The main phase (GA-90): the one phase with slow actions, attacks, and attack cards."""

from cardgame_tui.engine.prompt import Judged, Option, Refusal, Script
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.combat.attack_cards import declare_with
from rulesets.grand_archive.rules.combat.attackers import judge_attacks, must_attack
from rulesets.grand_archive.rules.combat.combat import fight, play
from rulesets.grand_archive.rules.stack.leaving_stack import fizzle
from rulesets.grand_archive.rules.stack.priority import ArchiveStack, natural_window, trigger_window
from rulesets.grand_archive.rules.stack.resolution import resolve
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

OPEN = "open_main"
"""The phase of a copy that plays on in the main phase, after the triggers of its beginning."""


class MainStack(ArchiveStack):
    """The stack in the main phase, in which the turn player may declare attacks (GA-102, GA-144)."""

    def judged(self, duel: ArchiveDuel, seat: int) -> list[Judged]:
        """Everything a seat might do now, attacks first."""
        return judge_attacks(duel, seat) + super().judged(duel, seat)

    def act(self, duel: ArchiveDuel, seat: int, option: Option) -> Script[None]:
        """Do what was chosen; an attack is a complete combat (GA-90)."""
        duel.unanswered = 0
        return fight(duel, option) if option.key == "attack" else super().act(duel, seat, option)

    def refuse_pass(self, duel: ArchiveDuel, seat: int) -> Refusal | None:
        """Say that a seat must first attempt an attack (GA-91)."""
        return refusals.MUST_ATTACK if must_attack(duel, seat) else None

    def opens(self, duel: ArchiveDuel) -> None:
        """A copy can play on with slow actions, unless the order of the phases has changed (GA-201)."""
        if duel.distorted is duel.began_distorted:
            duel.before_phase(OPEN)

    def carry_out(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
        """Resolve an item; an attack card enters the Intent and begins a combat (GA-149)."""
        if not item.is_attack:
            yield from resolve(duel, item)
        elif not (yield from declare_with(duel, item)):
            fizzle(duel, item, "GA-149")
        else:
            yield from play(duel)


MAIN = MainStack()
"""The stack in the main phase; it holds no state."""


def main_phase(duel: ArchiveDuel) -> Script[None]:
    """Triggers of its beginning, then slow and fast actions until both players pass (GA-90)."""
    yield from trigger_window(duel, MAIN)
    yield from open_main(duel)


def open_main(duel: ArchiveDuel) -> Script[None]:
    """Slow and fast actions until both players pass (GA-90)."""
    return natural_window(duel, MAIN)
