"""Everything there is to say about a card: its numbers with what they are made of, its text, and what it means."""

from collections.abc import Iterator, Mapping

from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import attack, command_bonuses, has, life, regeneration, remaining_life

REMINDERS: Mapping[Keyword, tuple[str, str]] = {
    Keyword.CHARGE: ("enters in slot 1; the others move up", "RD-61"),
    Keyword.BREAKTHROUGH: ("what exceeds the life it faces hits the player", "RD-62"),
    Keyword.CARROT_SEEKER: ("gets an artifact before other creatures", "RD-65"),
    Keyword.TWIN_STRIKE: ("also attacks in the second pass", "RD-66"),
}
"""What each keyword without a number means, and its rule."""


def details(duel: RuneDuel, card: RuneCard) -> list[str]:
    """All lines about a card: its numbers on the battle line, its text, reminders, and whether it will muster."""
    printed = card.printed
    lines = [*_numbers(duel, card)] if card.slot else []
    lines += [printed.text] if printed.text else []
    lines += _keywords(card)
    if not card.slot and card.zone in (duel.row, duel.pile(card.owner, "hand")):
        lines.append(_muster(duel, card))
    return lines


def _numbers(duel: RuneDuel, creature: RuneCard) -> Iterator[str]:
    """Attack and life with what they are made of (RD-12), and fade counters."""
    printed, whole = creature.printed, life(duel, creature)
    bonuses = [(f"Command of {warlord.name}", *bonus) for warlord, bonus in command_bonuses(duel, creature)]
    bonuses += [(each.name, each.printed.attack, each.printed.life) for each in creature.artifacts]
    attacks, lives = [(by, amount) for by, amount, _ in bonuses], [(by, amount) for by, _, amount in bonuses]
    yield f"Attack {attack(duel, creature)}{_sum(printed.attack, attacks)}"
    left = f"{remaining_life(duel, creature)} of {whole}" if creature.damage else str(whole)
    damage = f", damage {creature.damage} (RD-12)" if creature.damage else ""
    yield f"Life {left}{_sum(printed.life, lives)}{damage}"
    if creature.fade:
        yield f"fade counters {creature.fade} (RD-64)"


def _sum(printed: int, bonuses: list[tuple[str, int]]) -> str:
    """What a number is made of, such as `` = 4 +2 Hazel Spear``; empty if it is as printed."""
    parts = [f"{amount:+} {by}" for by, amount in bonuses if amount]
    return f" = {printed} {', '.join(parts)}" if parts else ""


def _keywords(card: RuneCard) -> Iterator[str]:
    """Each keyword that a card has or grants, and what it means."""
    program = card.printed.program
    for keyword, (words, rule) in REMINDERS.items():
        if has(card, keyword) or keyword in program.grants:
            yield f"{keyword.value}: {words} ({rule})"
    for word, has_it, (words, rule) in (
        ("Arrival", program.arrival, ("once, when it enters the line", "RD-67")),
        ("Onslaught", program.onslaught, ("each time it attacks", "RD-68")),
        ("Command", program.command, ("while it is on the line, never for itself", "RD-69")),
    ):
        if has_it:
            yield f"{word}: {words} ({rule})"
    healed = regeneration(card) or program.grants_regeneration
    if healed:
        yield f"Regeneration: removes {healed} damage after combat (RD-63)"
    if program.fade:
        yield f"Fade: fights in {program.fade} round{'s' if program.fade > 1 else ''}, then leaves (RD-64)"


def _muster(duel: RuneDuel, card: RuneCard) -> str:
    """Whether a card that is played in the duel of this round stays for the muster (RD-35)."""
    rank = card.printed.rank
    if rank <= duel.summons:
        return f"rank {rank} of {duel.summons}: it musters (RD-35)"
    return f"rank {rank}, above the summons number {duel.summons}: not mustered (RD-35)"
