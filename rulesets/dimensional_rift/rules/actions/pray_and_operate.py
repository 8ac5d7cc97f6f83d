"""Pray and Operator: what a creature may do instead of a Strike or a Move Action (DR-167, DR-171)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from typing_extensions import override

from cardgame_tui.engine.asking import choose_judged, pick_zone
from cardgame_tui.engine.prompt import Judged, Option, Refusal, Script, shared_option
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.price import FREE
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.actions.declaring import flip_targets, refuse_acting, refuse_attack
from rulesets.dimensional_rift.rules.actions.moves import refuse_move
from rulesets.dimensional_rift.rules.playing.summon import flip
from rulesets.dimensional_rift.rules.steps.checks import check_state
from rulesets.dimensional_rift.rules.steps.counters import collect
from rulesets.dimensional_rift.rules.targets import has_targets, pick_targets
from rulesets.dimensional_rift.state.board import BATTLEFIELD, KIND_BITS
from rulesets.dimensional_rift.state.card import RiftCard, in_play, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.traits import connected_cards, has, targeting

INSTEAD = frozenset({Keyword.PRAY, Keyword.OPERATOR})
"""The keywords that allow it."""

PRAYED = 2
"""Mana a praying creature gains (DR-167)."""


@dataclass(slots=True, eq=False)
class Operated(RiftItem):
    """An Activation of an artifact that an Operator resolves (DR-171); the artifact is its source.

    Args:
        operator: the creature that operates it.
    """

    operator: RiftCard = None  # type: ignore[assignment]

    @override
    def state(self) -> tuple[object, ...]:
        return (*RiftItem.state(self), self.operator.id)


def judge_instead(duel: RiftDuel, card: RiftCard, *, of_move: bool) -> Iterator[Judged]:
    """What a creature may do instead of a Strike or a Move Action."""
    if has(duel, card, Keyword.PRAY):
        yield shared_option("pray", card.id), _refuse_instead(duel, card, "pray", of_move)
    if has(duel, card, Keyword.OPERATOR):
        refusal = _refuse_instead(duel, card, "operate", of_move)
        yield shared_option("operate", card.id), refusal or (None if _operable(duel, card) else refusals.NO_TARGET)


def act_instead(duel: RiftDuel, card: RiftCard, key: str, *, of_move: bool) -> Script[None]:
    """Pray or operate; it counts as the Strike or the Move Action that it replaces."""
    if of_move:
        card.moved = True
    else:
        card.acted.append(key)
    duel.uses += 1
    if key == "pray":
        duel.note("DR-167", "pray", card.owner, card)
        collect(duel, card, PRAYED, "DR-167")
    else:
        yield from _operate(duel, card)


def _refuse_instead(duel: RiftDuel, card: RiftCard, key: str, of_move: bool) -> Refusal | None:
    """Say why a creature has no Strike, Move Action or March that it could replace now."""
    if of_move:
        return refuse_move(duel, card)
    marches = duel.event == "campaign" and not duel.by_moves
    return refuse_acting(duel, card, key) if marches else refuse_attack(duel, card, key)


def _operate(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Target an artifact and put one of its activations on the stack, ignoring its cost (DR-171)."""
    duel.note("DR-171", "operate", card.owner, card)
    zone = yield from pick_zone(
        duel,
        card.owner,
        "target",
        "DR-171",
        duel.zones[: len(BATTLEFIELD)],
        lambda each: _refuse_operating(duel, card, each),
        card=card,
    )
    assert zone is not None
    artifact: RiftCard = zone.cards[0]
    if not artifact.face_up:
        yield from flip(duel, artifact, "DR-67")
        check_state(duel)
    abilities = _usable(duel, artifact, card.owner) if in_play(artifact) and in_play(card) else []
    if not abilities:
        duel.note("DR-171", "fizzle", card.owner, card)
        return
    yield from _declare(duel, card, artifact, (yield from _pick_ability(duel, card, artifact, abilities)))


def still_operates(duel: RiftDuel, item: Operated) -> bool:
    """Whether the Operator is on the field and still connects to the artifact, on resolution (DR-171)."""
    reach = targeting(duel, item.operator) if in_play(item.operator) else 0
    place = place_of(item.source)
    return place >= 0 and bool(reach >> place & 1)


def _pick_ability(duel: RiftDuel, card: RiftCard, artifact: RiftCard, abilities: list[Ability]) -> Script[Ability]:
    if len(abilities) == 1:
        return abilities[0]

    def judge() -> Iterator[Judged]:
        for each in _activations(artifact):
            yield (
                Option("activate", card=artifact.id, value=each),
                None if each in abilities else refusals.NO_TARGET,
            )

    option = yield from choose_judged(duel, card.owner, "operate", "DR-171", judge, card=card)
    assert option is not None
    assert isinstance(option.value, Ability)
    return option.value


def _declare(duel: RiftDuel, card: RiftCard, artifact: RiftCard, ability: Ability) -> Script[None]:
    item = Operated(card.owner, "DR-171", "activation", artifact, ability=replace(ability, price=FREE))
    item.operator = card
    yield from pick_targets(duel, item)
    yield from flip_targets(duel, item)
    duel.stack.append(item)


def _operable(duel: RiftDuel, card: RiftCard) -> list[RiftCard]:
    """The artifacts it connects to that are face-down or have an Activation that could be used."""
    artifacts = connected_cards(duel, targeting(duel, card) & KIND_BITS["artifact"])
    return [each for each in artifacts if not each.face_up or _usable(duel, each, card.owner)]


def _refuse_operating(duel: RiftDuel, card: RiftCard, zone: Zone) -> Refusal | None:
    """Say why an Operator cannot target a zone (DR-125, DR-142, DR-171)."""
    if not zone.cards:
        return refusals.NO_CARD
    if zone.kind != "artifact":
        return refusals.NOT_AN_ARTIFACT
    if not targeting(duel, card) >> zone.id & 1:
        return refusals.NOT_CONNECTED
    return None if zone.cards[0] in _operable(duel, card) else refusals.NOT_OPERABLE


def _usable(duel: RiftDuel, artifact: RiftCard, seat: int) -> list[Ability]:
    """The activations of an artifact that a seat could use, ignoring their cost."""
    return [each for each in _activations(artifact) if has_targets(duel, artifact, each, seat)]


def _activations(artifact: RiftCard) -> tuple[Ability, ...]:
    program = artifact.printed.program
    return (*program.activations, *program.slow_activations)
