"""How cards and counts of Rune Duel look to a viewer who may see them."""

from cardgame_tui.engine.shown.face import Face
from rulesets.rune_duel.cards.printed import RUNES, RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.rules.trumps import trumps_by_rank
from rulesets.rune_duel.showing.inspector import details
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import attack, life, remaining_life

_FIGHTING = ("attack", "life")
_PRINTED = ("rank", "rune", *_FIGHTING)
"""What the numbers of a card are called in a line and anywhere else."""


def face(duel: RuneDuel, card: RuneCard) -> Face:
    """Describe a card by what matters in its place: its fighting values in a line, rank and rune in a duel."""
    printed, in_line = card.printed, card.slot > 0
    return Face(
        name=card.name,
        kind=printed.kind,
        letter="" if in_line else printed.kind,
        corner="" if in_line else rank_and_rune(printed),
        stats=_stats(duel, card),
        health=(max(0, remaining_life(duel, card)), life(duel, card)) if in_line else None,
        counters=card.fade if in_line else 0,
        carries=tuple(f"{artifact.name} {_worth(artifact.printed)}" for artifact in card.artifacts),
        text=_text(duel, card),
        values=_values(duel, card) if in_line else (),
        lines=tuple(details(duel, card)),
        measures=_FIGHTING if in_line else _PRINTED,
        counter_word="fade counters",
    )


def numbers_of(duel: RuneDuel, card: RuneCard) -> tuple[tuple[str, int], ...]:
    """The numbers of its face, without the face."""
    return _values(duel, card) if card.slot > 0 else ()


def _stats(duel: RuneDuel, card: RuneCard) -> str:
    """Attack and life: as they are in a line, as printed anywhere else."""
    printed = card.printed
    if not card.slot:
        return _worth(printed)
    now = ((attack(duel, card), printed.attack), (life(duel, card), printed.life))
    return "/".join(f"{value}{'' if value == before else '*'}" for value, before in now)


def _text(duel: RuneDuel, card: RuneCard) -> str:
    """Its text; in the duel row, why it was played comes first, and in the holding area that it waits."""
    printed = card.printed
    if card.zone is duel.row and duel.phase == "duel":
        return f"{_why_played(duel, card)}. {printed.text}".removesuffix(". ")
    if card.zone is duel.pile(card.owner, "holding"):
        return "held"
    return printed.text or "no ability"


def _why_played(duel: RuneDuel, card: RuneCard) -> str:
    """Who led a card of the duel row, or by what it trumps the one before (RD-23, RD-24)."""
    place = duel.row.cards.index(card)
    if not place:
        return f"{duel.start.names[card.owner - 1]} leads"
    last = duel.row.cards[place - 1].printed
    return "higher rank" if trumps_by_rank(card.printed, last, duel.options) else "next rune"


def rank_and_rune(printed: RunePrinted) -> str:
    """What decides the duel, such as ``5 IV`` (RD-8)."""
    return f"{printed.rank} {RUNES[printed.rune - 1]}"


def type_line(printed: RunePrinted) -> str:
    """Type, rank and rune."""
    return f"{printed.kind} {rank_and_rune(printed)}"


def _worth(printed: RunePrinted) -> str:
    if printed.is_spell:
        return ""
    if printed.is_artifact:
        return f"{printed.attack:+}/{printed.life:+}"
    return f"{printed.attack}/{printed.life}"


def printed_lines(printed: RunePrinted) -> tuple[str, ...]:
    """What is printed on a card (RD-8, RD-10)."""
    return tuple(line for line in (type_line(printed), _worth(printed), printed.text) if line)


def printed_face(printed: RunePrinted) -> Face:
    """A card on paper."""
    return Face(
        name=printed.name,
        kind=printed.kind,
        corner=rank_and_rune(printed),
        stats=_worth(printed),
        text=printed.text,
        lines=(printed.kind, *printed_lines(printed)[1:]),
        measures=_PRINTED,
    )


def _values(duel: RuneDuel, creature: RuneCard) -> tuple[tuple[str, int], ...]:
    return (
        ("attack", attack(duel, creature)),
        ("life", life(duel, creature)),
        ("damage", creature.damage),
        ("fade", creature.fade),
    )


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
    return f"summons number {duel.summons}{won}{left}"


def trump_words(options: RuneOptions) -> str:
    """The ways to trump under some options, in a few words (RD-24)."""
    circle = " › ".join(RUNES + RUNES[:1] if options.rune_wrap else RUNES)
    ways = ["higher rank"] if options.rank_trump else []
    ways += [f"next rune {circle}"] if options.rune_trump else []
    return " or ".join(ways)
