"""Priority and the stack (rulebook section 12): what a player with priority may do in each phase."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.priority import Holder, StackRules
from cardgame_tui.engine.prompt import Option, Refusal, Refused, Script
from rulesets.dimensional_rift import actions, campaign, deployment
from rulesets.dimensional_rift.checks import check_state
from rulesets.dimensional_rift.items import Item
from rulesets.dimensional_rift.lifecycle import destroy
from rulesets.dimensional_rift.program import Ability
from rulesets.dimensional_rift.resolution import resolve
from rulesets.dimensional_rift.summon import flip, transform
from rulesets.dimensional_rift.table import RiftCard, RiftDuel, in_play
from rulesets.dimensional_rift.triggers import place, wanted

Judged = tuple[Option, Refusal | None]
"""An option together with what forbids it, if anything does."""


class RiftStack(StackRules[RiftDuel]):
    """How Dimensional Rift runs its stack (DR-134 to DR-139)."""

    rule = "DR-136"
    after_action = Holder.SAME

    def settle(self, duel: RiftDuel) -> Script[None]:
        """Check the state, carry out Transforms, place triggers, until nothing more happens (DR-139, DR-173)."""
        while True:
            check_state(duel)
            if duel.transforms:
                yield from _transform_next(duel)
            elif not duel.waiting:
                return
            else:
                yield from place(duel, lambda item: _place(duel, item))

    def actions(self, duel: RiftDuel, seat: int) -> Sequence[Option]:
        """List what a seat may do now."""
        return [option for option, refusal in _judged(duel, seat) if refusal is None]

    def refused(self, duel: RiftDuel, seat: int) -> Iterator[Refused]:
        """Work out what a seat may not do now, and why."""
        for option, refusal in _judged(duel, seat):
            if refusal is not None:
                yield option, refusal

    def act(self, duel: RiftDuel, seat: int, option: Option) -> Script[None]:
        """Carry out or declare what was chosen."""
        if not duel.stack:
            duel.shadow_used = False
        if option.key == "conquer":
            campaign.spend_token(duel, seat, option)
            return
        assert option.card is not None
        card = duel.cards[option.card]
        match option.key:
            case "flip":
                yield from flip(duel, card, "DR-68")
            case "activate":
                yield from actions.declare_activation(duel, card, _ability(option))
            case "action":
                yield from actions.declare_action(duel, card, _ability(option))
            case "summon" | "set":
                yield from deployment.play(duel, card, option.key)

    def resolve(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Carry out the top item."""
        yield from resolve(duel, item)

    def may_skip(self, duel: RiftDuel, seat: int, actions: Sequence[Option]) -> bool:
        """Skip the stop of a player whose having nothing to do is public (option `auto_pass`)."""
        if actions or not duel.options.auto_pass:
            return False
        if any(not card.face_up for card in duel.on_side(seat)):
            return False
        return not (_slow(duel, seat) and deployment.is_hidden_choice(duel, seat))


STACK = RiftStack()
"""The one instance; it holds no state."""


def _judged(duel: RiftDuel, seat: int) -> Iterator[Judged]:
    """Everything a seat might do with priority, and what forbids it."""
    slow = _slow(duel, seat)
    for card in duel.on_side(seat):
        yield from _judge_card(duel, card, slow and duel.phase == "event")
    if slow and duel.phase == "event":
        yield from campaign.judge_tokens(duel, seat)
    if slow:
        yield from deployment.judge_plays(duel, seat)


def _judge_card(duel: RiftDuel, card: RiftCard, acting: bool) -> Iterator[Judged]:
    if not card.face_up:
        yield Option("flip", card=card.id), actions.refuse_flip(card)
        return
    for ability in card.printed.program.activations:
        refusal = actions.refuse_activation(duel, card, ability)
        yield Option("activate", card=card.id, value=ability), refusal
    if acting:
        for action in actions.action_pool(duel, card):
            yield Option("action", card=card.id, value=action), actions.refuse_action(duel, card, action)


def _slow(duel: RiftDuel, seat: int) -> bool:
    """Whether a seat may act at Slow Speed now (DR-134)."""
    return seat == duel.active and not duel.stack


def _ability(option: Option) -> Ability:
    assert isinstance(option.value, Ability)
    return option.value


def _transform_next(duel: RiftDuel) -> Script[None]:
    """Sacrifice the next transforming creature and let its controller summon another (DR-157)."""
    card = duel.transforms.pop(0)
    if in_play(card):
        destroy(duel, [card], "DR-157", "transforms")
        yield from transform(duel, card)


def _place(duel: RiftDuel, item: Item) -> Script[None]:
    if (yield from wanted(duel, item)):
        yield from actions.put_trigger(duel, item)
