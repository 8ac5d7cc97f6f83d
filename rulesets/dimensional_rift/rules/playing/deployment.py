"""Playing cards: from hand in Deployment or a Main Phase, and fabled cards (DR-61, DR-80, DR-81, DR-87, DR-92)."""

from functools import partial

from cardgame_tui.engine.prompt import Judged, Refusal, Script, SharedOptions, shared_option
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.playing.summon import refuse_set, refuse_summon, set_card, summon
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

PLAY_PHASES = frozenset({"deployment", "main1", "main2"})
"""The phases in which cards are played from hand (DR-80, DR-87)."""

_SUMMON = SharedOptions(partial(shared_option, "summon"))
_SET = SharedOptions(partial(shared_option, "set"))


def judge_plays(duel: RiftDuel, seat: int) -> list[Judged]:
    """Everything a seat could play now at Slow Speed."""
    judged: list[Judged] = []
    if duel.phase in PLAY_PHASES:
        for card in duel.pile(seat, "hand").cards:
            judged.append((_SUMMON[card.id], refuse_summon(duel, card)))
            judged.append((_SET[card.id], refuse_set(duel, card)))
    if _fabled_window(duel):
        for card in duel.pile(seat, "fables").cards:
            refusal = refuse_fabled(duel, card)
            judged.append((_SUMMON[card.id], refusal))
    return judged


def refuse_fabled(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a fabled card cannot be summoned now (DR-81)."""
    if not duel.fabled_event and duel.fabled_summoned:
        return refusals.ONE_FABLED
    return refuse_summon(duel, card)


def play(duel: RiftDuel, card: RiftCard, how: str) -> Script[None]:
    """Summon or set a card."""
    if how == "set":
        return set_card(duel, card)
    if card.printed.fabled:
        duel.fabled_summoned += 1
    return summon(duel, card)


def is_hidden_choice(duel: RiftDuel, seat: int) -> bool:
    """Whether having nothing to play now would reveal something about hidden cards."""
    if duel.phase in PLAY_PHASES and duel.pile(seat, "hand").cards:
        return True
    return _fabled_window(duel) and bool(duel.pile(seat, "fables").cards)


def _fabled_window(duel: RiftDuel) -> bool:
    if duel.fabled_event:
        return duel.event == "fables" and duel.phase == "event"
    return duel.phase in PLAY_PHASES
