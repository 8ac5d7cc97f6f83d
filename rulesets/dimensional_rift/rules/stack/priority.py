"""Priority and the stack (rulebook section 12): what a player with priority may do in each phase."""

from collections.abc import Iterable, Iterator, Sequence

from typing_extensions import override

from cardgame_tui.engine.priority import Holder, StackRules
from cardgame_tui.engine.prompt import Judged, Option, Refused, Script, shared_option
from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.rules.actions import declaring, timing
from rulesets.dimensional_rift.rules.actions.moves import judge_moves
from rulesets.dimensional_rift.rules.actions.pray_and_operate import INSTEAD, act_instead, judge_instead
from rulesets.dimensional_rift.rules.actions.vigilant_and_lightfoot import take_move
from rulesets.dimensional_rift.rules.playing import campaign, deployment
from rulesets.dimensional_rift.rules.playing.summon import flip, transform
from rulesets.dimensional_rift.rules.stack import traps
from rulesets.dimensional_rift.rules.stack.resolution import resolve
from rulesets.dimensional_rift.rules.steps.checks import check_defeat, check_state
from rulesets.dimensional_rift.rules.steps.lifecycle import destroy
from rulesets.dimensional_rift.rules.steps.replacing import settle_held
from rulesets.dimensional_rift.rules.steps.triggers import fire_own, place, wanted
from rulesets.dimensional_rift.rules.steps.turning import judge_service, serve_in_event
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.continuous import ALLOWED
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.traits import connections, targeting


class RiftStack(StackRules[RiftDuel, RiftItem]):
    """How Dimensional Rift runs its stack (DR-134 to DR-139)."""

    rule = "DR-136"
    after_action = Holder.SAME
    active_after_triggers = True

    def unsettled(self, duel: RiftDuel) -> bool:
        """Check the state; say whether a Transform or a trigger waits (DR-139, DR-173).

        With none, an empty stack ends the chain (DR-138).
        """
        check_state(duel)
        if duel.fallen:
            check_defeat(duel)
        if duel.transforms or duel.waiting or duel.held:
            return True
        if not duel.stack:
            duel.shadow_used = False
        return False

    def settle(self, duel: RiftDuel) -> Script[None]:
        """Carry out Transforms and place triggers until none is waiting."""
        while self.unsettled(duel):
            if duel.held:
                yield from settle_held(duel)
            elif duel.transforms:
                yield from _transform_next(duel)
            else:
                yield from place(duel, lambda item: _place(duel, item))

    @override
    def actions(self, duel: RiftDuel, seat: int) -> Sequence[Option]:
        if duel.stack or seat != duel.active:
            return _fast(duel, seat)
        return [*_fast(duel, seat), *_offered(_judged_slow(duel, seat))]

    @override
    def refused(self, duel: RiftDuel, seat: int) -> Iterator[Refused]:
        judged = _judged_fast(duel, duel.on_side(seat))
        if seat == duel.active and not duel.stack:
            judged += _judged_slow(duel, seat)
        judged += timing.untimely(duel, seat, {option for option, _ in judged})
        for option, refusal in judged:
            if refusal is not None:
                yield option, refusal

    def act(self, duel: RiftDuel, seat: int, option: Option) -> Script[None]:
        """Carry out or declare what was chosen."""
        if not _flips_trap(duel, option):
            traps.miss_events(duel, seat)
        if option.key == "conquer":
            return campaign.spend_token(duel, seat, option)
        assert option.card is not None
        card = duel.cards[option.card]
        match option.key:
            case "activate":
                return declaring.declare_activation(duel, card, _ability(option))
            case "action":
                return declaring.declare_action(duel, card, _ability(option))
            case "summon" | "set":
                return deployment.play(duel, card, option.key)
            case "flip":
                return _flip(duel, card)
            case "move":
                return take_move(duel, card)
            case "serve":
                return serve_in_event(duel, card)
            case _:
                return act_instead(duel, card, option.key, of_move=_moves_now(duel))

    def resolve(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Carry out the top item: both players have passed."""
        traps.forget_creature_events(duel)
        if item.what == "activation":
            duel.uses += 1
        return resolve(duel, item)

    def next_holder(self, duel: RiftDuel, seat: int, option: Option) -> int:
        """The same player, but the turn player after a Trap, whose effect is a trigger (DR-39, DR-136)."""
        return duel.active if _flips_trap(duel, option) else seat

    def passed(self, duel: RiftDuel, seat: int) -> None:
        """Who passes lets what has happened go by (DR-39)."""
        traps.miss_events(duel, seat)

    def closing(self, duel: RiftDuel) -> None:
        """Both players have passed: earlier events can no longer flip a Trap (DR-39)."""
        traps.forget_creature_events(duel)

    def may_skip(self, duel: RiftDuel, seat: int, actions: Sequence[Option]) -> bool:
        """Skip the stop of a player who publicly has nothing to do (option `auto_pass`)."""
        if actions or not duel.auto_pass:
            return False
        if duel.side(seat).hides:
            return False
        slow = seat == duel.active and not duel.stack
        return not (slow and deployment.is_hidden_choice(duel, seat))


STACK = RiftStack()
"""The one instance; it holds no state."""

_NEVER: tuple[int, list[Option]] = (-1, [])
"""What `RiftDuel.fast` would hold before anything was worked out."""


def _offered(judged: Iterable[Judged]) -> list[Option]:
    """The options that nothing refuses."""
    options = []
    for option, refusal in judged:
        if refusal is None:
            options.append(option)
    return options


def _fast(duel: RiftDuel, seat: int) -> list[Option]:
    """What a seat may do at Fast Speed (DR-135), worked out again only when anything has changed or been used."""
    moment = duel.changes + duel.uses
    known, options = duel.fast.get(seat, _NEVER)
    if known != moment:
        options = _offered(_judged_fast(duel, duel.side(seat).quick()))
        duel.fast[seat] = moment, options
    return options


def _judged_fast(duel: RiftDuel, cards: Sequence[RiftCard]) -> list[Judged]:
    """Flips and activations."""
    judged: list[Judged] = []
    for card in cards:
        if card.face_up:
            for ability in card.printed.program.activations:
                refusal = declaring.refuse_activation(duel, card, ability)
                judged.append((shared_option("activate", card.id, None, ability), refusal))
        elif card.printed.is_trap:
            judged.append((shared_option("flip", card.id), traps.refuse_spring(duel, card)))
        else:
            judged.append((shared_option("flip", card.id), declaring.refuse_flip(duel, card)))
    return judged


def _flips_trap(duel: RiftDuel, option: Option) -> bool:
    """Whether an option flips a Trap."""
    return option.key == "flip" and option.card is not None and duel.cards[option.card].printed.is_trap


def _flip(duel: RiftDuel, card: RiftCard) -> Script[None]:
    if card.printed.is_trap:
        return traps.spring(duel, card)
    return flip(duel, card, "DR-158" if card.printed.kind == "creature" else "DR-68")


def _judged_slow(duel: RiftDuel, seat: int) -> list[Judged]:
    """What the phase gives the turn player at Slow Speed (DR-134)."""
    if duel.phase in deployment.PLAY_PHASES:
        return deployment.judge_plays(duel, seat) + _judged_activations(duel, seat) + _judged_allowed(duel, seat)
    if duel.phase == "event":
        return [*_judged_actions(duel, seat), *_judged_in_event(duel, seat)]
    return _judged_allowed(duel, seat)


def _judged_allowed(duel: RiftDuel, seat: int) -> list[Judged]:
    """The Actions that effects allow in another phase than the Event Phase (DR-93)."""
    judged: list[Judged] = []
    if not duel.bends:
        return []
    allowed = ALLOWED.get(duel.phase, "")
    for card in duel.side(seat).acting() if allowed and duel.effects.of(allowed) else ():
        for action in declaring.allowed_actions(duel, card, allowed):
            refusal = declaring.refuse_action(duel, card, action)
            judged.append((shared_option("action", card.id, None, action), refusal))
    return judged


def _judged_in_event(duel: RiftDuel, seat: int) -> Iterator[Judged]:
    """What an event gives in addition to Actions."""
    if duel.event == "campaign":
        yield from judge_moves(duel, seat)
        yield from judge_service(duel, seat)
        yield from campaign.judge_tokens(duel, seat)
    if duel.event == "fables":
        yield from deployment.judge_plays(duel, seat)
    elif not duel.mentioned.isdisjoint(INSTEAD):
        yield from _judged_instead(duel, seat)


def _judged_activations(duel: RiftDuel, seat: int) -> list[Judged]:
    """The slow activations of a Main Phase (DR-87, DR-102)."""
    judged: list[Judged] = []
    for card in duel.side(seat).slow:
        for ability in card.printed.program.slow_activations:
            refusal = declaring.refuse_activation(duel, card, ability)
            judged.append((shared_option("activate", card.id, None, ability), refusal))
    return judged


def _judged_actions(duel: RiftDuel, seat: int) -> list[Judged]:
    """The Actions of the Event Phase (DR-77, DR-91)."""
    judged: list[Judged] = []
    side = duel.side(seat)
    for card in side.acting() if duel.bends and duel.effects.of("may") else side.doers:
        for action in declaring.action_pool(duel, card):
            refusal = declaring.refuse_action(duel, card, action)
            judged.append((shared_option("action", card.id, None, action), refusal))
    return judged


def _judged_instead(duel: RiftDuel, seat: int) -> Iterator[Judged]:
    """What creatures may do instead of the Attack or the Move of this event (DR-167, DR-171)."""
    of_move = _moves_now(duel)
    for card in duel.side(seat).creatures:
        yield from judge_instead(duel, card, of_move=of_move)


def _moves_now(duel: RiftDuel) -> bool:
    """Whether this event gives Move Actions."""
    return duel.event == "campaign" and duel.by_moves


def _ability(option: Option) -> Ability:
    assert isinstance(option.value, Ability)
    return option.value


def _transform_next(duel: RiftDuel) -> Script[None]:
    """Sacrifice the next transforming creature and let its controller summon another (DR-157)."""
    card = duel.transforms.pop(0)
    if in_play(card) and Doing.TRANSFORM not in duel.effects.on(duel, "cannot", card):
        fire_own(duel, card, Trigger.TRANSFORMED, reach=targeting(duel, card), connects=connections(duel, card))
        destroy(duel, [card], "DR-157", "transforms")
        yield from transform(duel, card)


def _place(duel: RiftDuel, item: RiftItem) -> Script[None]:
    if (yield from wanted(duel, item)):
        yield from declaring.put_trigger(duel, item)
