"""Objects that enter as a copy of another one (GA-254, GA-255)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import means


def choose_original(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Script[ArchivePrinted | None]:
    """Let a seat choose what a card enters as a copy of; None for a card that enters as itself.

    It is chosen and not targeted. Without an object of the kind, and of a champion, it is no copy.
    """
    whom = card.printed.program.copies
    if whom is None:
        return None
    found = [each for each in means(duel, whom, seat, card) if each.printed.kind != "champion"]
    picked = yield from pick_card(duel, seat, "copy_of", "GA-255", found, card=card, public=True)
    return None if picked is None else picked.printed
