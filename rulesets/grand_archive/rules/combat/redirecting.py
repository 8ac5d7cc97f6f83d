"""Redirecting attacks (GA-152)."""

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def redirect(duel: ArchiveDuel, seat: int, card: ArchiveCard, rule: str) -> Script[bool]:
    """Redirect the attack to another object; False if it is no legal target."""
    raise NotImplementedError
