"""Link: what an object is linked to that enters from elsewhere than the stack (GA-321)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import is_a


def choose_link(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Script[ArchiveTarget | None]:
    """Let a seat choose what a card will be linked to, which is no targeting; None without a Link or an object."""
    word = card.printed.program.link
    if not word:
        return None
    found = [each for each in duel.objects() if is_a(duel, each, word)]
    picked = yield from pick_card(duel, seat, "link", "GA-321", found, card=card, public=True)
    return None if picked is None else target(picked)
