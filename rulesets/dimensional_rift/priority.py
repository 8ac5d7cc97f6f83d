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

Judged = tuple[str, RiftCard, Ability | None, Refusal | None]
"""What to do, with which card, by which ability, and what forbids it, if anything does."""


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
        options = [
            Option(key, card.id, None, ability)
            for key, card, ability, refusal in _judged(duel, seat)
            if refusal is None
        ]
        if duel.tokens[seat]:
            options += [option for option, refusal in self._judged_tokens(duel, seat) if refusal is None]
        return options

    def refused(self, duel: RiftDuel, seat: int) -> Iterator[Refused]:
        """Work out what a seat may not do now, and why."""
        for key, card, ability, refusal in _judged(duel, seat):
            if refusal is not None:
                yield Option(key, card.id, None, ability), refusal
        for option, refusal in self._judged_tokens(duel, seat):
            if refusal is not None:
                yield option, refusal

    def _judged_tokens(self, duel: RiftDuel, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
        if _slow(duel, seat) and duel.phase == "event":
            yield from campaign.judge_tokens(duel, seat)

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
        for card in duel.on_side(seat):
            if not card.face_up:
                return False
        return not (_slow(duel, seat) and deployment.is_hidden_choice(duel, seat))


STACK = RiftStack()
"""The one instance; it holds no state."""


def _judged(duel: RiftDuel, seat: int) -> list[Judged]:
    """Everything a seat might do with its cards now, and what forbids it."""
    judged = _judged_fast(duel, seat)
    if not _slow(duel, seat):
        return judged
    if duel.phase == "event":
        return judged + _judged_actions(duel, seat)
    return judged + deployment.judge_plays(duel, seat)


def _judged_fast(duel: RiftDuel, seat: int) -> list[Judged]:
    """Flips and activations (DR-135); worked out again only when anything has changed."""
    now = (duel.changes, duel.uses)
    known = duel.fast.get(seat)
    if known is not None and known[0] == now:
        return known[1]
    judged: list[Judged] = []
    for card in duel.on_side(seat):
        if not card.face_up:
            judged.append(("flip", card, None, actions.refuse_flip(card)))
            continue
        for ability in card.printed.program.activations:
            judged.append(("activate", card, ability, actions.refuse_activation(duel, card, ability)))
    duel.fast[seat] = (now, judged)
    return judged


def _judged_actions(duel: RiftDuel, seat: int) -> list[Judged]:
    """The Actions of the Event Phase (DR-77), and fabled cards in an event of their own (DR-186)."""
    judged: list[Judged] = [
        ("action", card, action, actions.refuse_action(duel, card, action))
        for card in duel.on_side(seat)
        if card.face_up
        for action in actions.action_pool(duel, card)
    ]
    return judged + deployment.judge_plays(duel, seat)


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
