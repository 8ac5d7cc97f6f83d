"""How cards and counts of Rune Duel look to a viewer who may see them."""

from collections.abc import Iterator

from cardgame_tui.engine.face import Face
from rulesets.rune_duel.cards.printed import RUNES, RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import attack, command_bonus, life, remaining_life


def face(duel: RuneDuel, card: RuneCard) -> Face:
    """Describe a card by what matters in its place: its fighting values in a line, rank and rune in a duel."""
    in_line = card.slot > 0
    stats, rest = _numbers(duel, card)
    return Face(
        name=card.name,
        kind=card.printed.kind,
        stats=stats,
        marks=_line_marks(card) if in_line else _row_marks(duel, card),
        values=_values(duel, card) if in_line else (),
        lines=tuple(line for line in (rest, card.printed.text, *_changes(duel, card)) if line),
    )


def _numbers(duel: RuneDuel, card: RuneCard) -> tuple[str, str]:
    """The numbers that matter where a card lies, and the other printed ones."""
    rank, worth = rank_and_rune(card.printed), _worth(card.printed)
    if card.slot:
        return f"{attack(duel, card)}/{life(duel, card)}", f"printed {hand_stats(card.printed)}"
    if card.zone is duel.row and (duel.phase == "duel" or len(duel.row.cards) > 1):
        return rank, worth
    if card.host is not None:
        return worth, ""
    if card.zone is not None and card.zone.kind == "holding area":
        return worth, rank
    return hand_stats(card.printed), ""


def rank_and_rune(printed: RunePrinted) -> str:
    """What decides the duel, such as ``5 IV`` (RD-8)."""
    return f"{printed.rank} {RUNES[printed.rune - 1]}"


def type_line(printed: RunePrinted) -> str:
    """Type, rank and rune."""
    return f"{printed.kind} {rank_and_rune(printed)}"


def hand_stats(printed: RunePrinted) -> str:
    """Rank and rune, then its values in a line, such as ``5 IV 2/3``."""
    return " ".join(part for part in (rank_and_rune(printed), _worth(printed)) if part)


def _worth(printed: RunePrinted) -> str:
    if printed.is_spell:
        return ""
    if printed.is_artifact:
        return f"{printed.attack:+}/{printed.life:+}"
    return f"{printed.attack}/{printed.life}"


def printed_lines(printed: RunePrinted) -> tuple[str, ...]:
    """What is printed on a card (RD-8, RD-10)."""
    return tuple(line for line in (type_line(printed), _worth(printed), printed.text) if line)


def _line_marks(creature: RuneCard) -> tuple[str, ...]:
    marks = [f"d{creature.damage}"] if creature.damage else []
    marks += [f"f{creature.fade}"] if creature.fade else []
    return (*marks, *(f"&{artifact.name}" for artifact in creature.artifacts))


def _row_marks(duel: RuneDuel, card: RuneCard) -> tuple[str, ...]:
    """The player of a card in the shared duel row, and whether it led (RD-23)."""
    if card.zone is not duel.row:
        return ()
    name = duel.start.names[card.owner - 1]
    led = duel.phase == "duel" and card is duel.row.cards[0]
    return (name, "led") if led else (name,)


def _values(duel: RuneDuel, creature: RuneCard) -> tuple[tuple[str, int], ...]:
    return (
        ("attack", attack(duel, creature)),
        ("life", life(duel, creature)),
        ("damage", creature.damage),
        ("fade", creature.fade),
    )


def _changes(duel: RuneDuel, creature: RuneCard) -> Iterator[str]:
    """Differences from the print, with reasons; a card outside a line is as printed."""
    if not creature.slot:
        return
    if creature.damage:
        left = remaining_life(duel, creature)
        yield f"damage {creature.damage}, {left} of {life(duel, creature)} life left (RD-12)"
    if creature.fade:
        yield f"fade counters {creature.fade} (RD-64)"
    bonus = command_bonus(duel, creature)
    if any(bonus):
        yield f"Command {bonus[0]:+}/{bonus[1]:+} (RD-69)"


def gauges(duel: RuneDuel, seat: int) -> tuple[tuple[str, int], ...]:
    """The public counts of a seat (RD-2)."""
    piles = ("hand", "deck", "discard")
    return (("life", duel.life[seat]), *((pile, len(duel.pile(seat, pile).cards)) for pile in piles))


def public_turn(duel: RuneDuel) -> str:
    """The summons number, who has won this round's duel, and how much is left to muster (RD-1, RD-2)."""
    if not duel.turn:
        return ""
    won = f", {duel.start.names[duel.winner - 1]} won" if duel.winner else ""
    left = f", {len(duel.muster.cards)} to muster" if duel.muster.cards else ""
    return f"S {duel.summons}{won}{left}"


def trump_words(options: RuneOptions) -> str:
    """The ways to trump under some options, in a few words (RD-24)."""
    circle = " ".join(RUNES + RUNES[:1] if options.rune_wrap else RUNES)
    ways = ["higher rank"] if options.rank_trump else []
    ways += [f"next rune of {circle}"] if options.rune_trump else []
    return "trumps: " + ", or ".join(ways)
