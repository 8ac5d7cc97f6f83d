"""Combat roles that end by themselves (GA-151)."""

from rulesets.grand_archive.state.card import ArchiveTarget, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel


def update_roles(duel: ArchiveDuel) -> None:
    """End the roles of what has left the field or changed its controller (GA-151, line 6 of GA-264)."""
    combat = duel.combat
    if combat is None:
        return
    if not combat.gone and not _still(combat.attacker, combat.seat):
        combat.gone = True
        duel.changed("field")
    staying = [each for each in combat.defenders if _still(each, 3 - combat.seat)]
    if len(staying) < len(combat.defenders):
        combat.defenders[:] = staying
        duel.changed("field")


def _still(each: ArchiveTarget, seat: int) -> bool:
    return not each.lost and on_field(each.thing) and controller_of(each.thing) == seat
