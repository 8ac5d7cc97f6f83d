"""What may be chosen when an effect is put on the stack, and whether it still holds (CT-83, CT-85)."""

from collections.abc import Callable, Sequence

from cardgame_tui.engine.asking import choose, pick_card, pick_item
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option, Refusal, Script, shared_option
from cardgame_tui.engine.stack import Target
from rulesets.containment.cards.nouns import OneObject, OneSandbox, Owners, Which
from rulesets.containment.cards.program import Ability, Choice
from rulesets.containment.cards.sentences import OneXk
from rulesets.containment.rules import refusals
from rulesets.containment.state.card import ContainmentCard, controller_of, on_site
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import Chosen, ContainmentItem, KBatch
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import cost

# Members that nearly every decision reads (docs/architecture.md, "Members")
YOURS = Owners.YOURS


def owner_of(seat: int, owners: Owners) -> int:
    """The seat that `your` or `the opponent's` means for a controller."""
    return seat if owners is YOURS else other(seat)


def has_choices(duel: ContainmentDuel, seat: int, source: ContainmentCard | None, ability: Ability) -> bool:
    """Whether everything that an ability asks for could be chosen now (CT-83)."""
    for spec in ability.choices:
        if not _can_choose(duel, seat, source, spec):
            return False
    return True


def make_choices(duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
    """Let the controller choose everything for an item; False when something cannot be chosen (CT-83)."""
    assert item.ability is not None
    for spec in item.ability.choices:
        chosen = yield from _choose(duel, item, spec)
        if chosen is None:
            return False
        item.targets.append(chosen)
    return True


def chosen_object(duel: ContainmentDuel, item: ContainmentItem, spec: OneObject) -> ContainmentCard | None:
    """The object chosen for a phrase of the text; None if it has left its site or no longer fits (CT-85)."""
    target = _chosen(item, spec)
    assert isinstance(target, Target)
    card: ContainmentCard = target.thing
    if target.lost or not on_site(card):
        return None
    return None if refuse_object(duel, item.controller, item.source, card, spec) else card


def chosen_sandbox(item: ContainmentItem, spec: OneSandbox) -> Sandbox:
    """The sandbox chosen for a phrase of the text; a sandbox never leaves (CT-85)."""
    target = _chosen(item, spec)
    assert isinstance(target, Sandbox)
    return target


def chosen_batch(item: ContainmentItem, spec: OneXk) -> KBatch:
    """The batch chosen for a phrase of the text (CT-113)."""
    target = _chosen(item, spec)
    assert isinstance(target, KBatch)
    return target


def refuse_object(
    duel: ContainmentDuel, seat: int, source: ContainmentCard | None, card: ContainmentCard, spec: OneObject
) -> Refusal | None:
    """Say why an object is not one that a text asks for (CT-83)."""
    if spec.which is not None:
        yours = spec.which is Which.YOURS
        if yours != (controller_of(card) == seat):
            return refusals.NOT_YOURS if yours else refusals.NOT_THEIRS
    if spec.another and card is source:
        return refusals.NOT_ANOTHER
    if spec.most is not None and cost(duel, card) > spec.most:
        return refusals.TOO_COSTLY
    return None


def xk_batches(duel: ContainmentDuel, seat: int) -> list[KBatch]:
    """The batches on the stack in which a seat has an XK-class scenario (CT-113)."""
    return [batch for batch in duel.batches() if (seat, "xk") in batch.components]


def sandbox_option(seat: int, sandbox: Sandbox) -> Option:
    """A sandbox as an option of a seat, in words that say whose it is."""
    owner = "your" if sandbox.seat == seat else "the opponent's"
    return shared_option("sandbox", None, sandbox.id, f"{owner} {sandbox.of_class} sandbox")


def pick_sandbox(
    duel: ContainmentDuel,
    seat: int,
    ask: str,
    rule: str,
    candidates: Sequence[Sandbox],
    refuse: Callable[[Sandbox], Refusal | None] | None = None,
    card: ContainmentCard | None = None,
) -> Script[Sandbox]:
    """Ask a seat for one of the candidates that nothing refuses; both players may read the question."""
    judged = [(sandbox_option(seat, each), refuse(each) if refuse else None) for each in candidates]
    options = [option for option, refusal in judged if refusal is None]
    refused = [(option, refusal) for option, refusal in judged if refusal is not None]
    option = yield from choose(duel, seat, ask, rule, options, why_not=lambda: refused, card=card, public=True)
    assert option.zone is not None
    sandbox = duel.zones[option.zone]
    assert isinstance(sandbox, Sandbox)
    return sandbox


def _chosen(item: ContainmentItem, spec: Choice) -> Chosen:
    """What was chosen for a phrase of the text. It is found by identity, since two phrases may be equal."""
    assert item.ability is not None
    targets: list[Chosen] = item.targets
    return next(target for each, target in zip(item.ability.choices, targets, strict=True) if each is spec)


def _can_choose(duel: ContainmentDuel, seat: int, source: ContainmentCard | None, spec: Choice) -> bool:
    if isinstance(spec, OneObject):
        for card in duel.objects():
            if refuse_object(duel, seat, source, card, spec) is None:
                return True
        return False
    if isinstance(spec, OneXk):
        return bool(xk_batches(duel, owner_of(seat, spec.owners)))
    return True


def _choose(duel: ContainmentDuel, item: ContainmentItem, spec: Choice) -> Script[Chosen | None]:
    """Ask the controller for one thing; both may read the question, since everything in it is open."""
    seat, source = item.controller, item.source
    if isinstance(spec, OneObject):
        found = duel.objects()
        card = yield from pick_card(
            duel, seat, "object", "CT-83", found, lambda each: refuse_object(duel, seat, source, each, spec),
            card=source, public=True,
        )  # fmt: skip
        return None if card is None else Target(card, card.visit)
    if isinstance(spec, OneSandbox):
        zones = duel.sandboxes[owner_of(seat, spec.owners)]
        return (yield from pick_sandbox(duel, seat, "sandbox", "CT-83", zones, card=source))
    batches = xk_batches(duel, owner_of(seat, spec.owners))
    if len(batches) == 1:
        return batches[0]
    batch = yield from pick_item(duel, seat, "batch", "CT-113", batches, card=source, public=True)
    return batch if isinstance(batch, KBatch) else None
