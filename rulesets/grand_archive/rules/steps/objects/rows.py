"""The rows of the field follow the types of its objects (GA-20, GA-47, GA-49)."""

from rulesets.grand_archive.rules.steps.objects.states import row_of
from rulesets.grand_archive.state.card import controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import traits


def arrange_rows(duel: ArchiveDuel) -> None:
    """Let each object but champions lie in the row of the types that it has now; it stays the same object."""
    for card in [each for each in duel.objects() if each.printed.kind != "champion"]:
        rows = {row_of(each) for each in traits(duel, card).types}
        row = next(each for each in ("units", "things", "domains") if each in rows)
        if card.zone is not None and card.zone.kind != row:
            duel.move(card, duel.pile(controller_of(card), row))
