"""Cross tests and experiments (sections 7 and 10)."""

from collections.abc import Iterator
from typing import TypeAlias

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Judged, Option, Refusal, Refused, Script, shared_option
from cardgame_tui.engine.stack import Target
from rulesets.containment.cards.sentences import Trigger
from rulesets.containment.rules import refusals
from rulesets.containment.rules.choices import pick_sandbox, sandbox_option
from rulesets.containment.rules.stack.declaring import has_the_floor
from rulesets.containment.rules.steps.damage import deal
from rulesets.containment.rules.steps.dice import roll
from rulesets.containment.rules.steps.lifecycle import decommission
from rulesets.containment.rules.steps.triggers import fire, fire_for
from rulesets.containment.state.card import ContainmentCard, controller_of, on_site
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import power, tests_per_turn

EXPERIMENT = Option("experiment")
HITS_FROM = 4
"""The lowest roll that is damage, under `cross_test_dice` (CT-96)."""
Against: TypeAlias = "Sandbox | ContainmentCard"


def judge_tests(duel: ContainmentDuel, seat: int) -> list[Judged]:
    """The cross tests of a seat's objects (CT-92)."""
    return [(shared_option("test", card.id), refuse_test(duel, seat, card)) for card in duel.site(seat)]


def refuse_test(duel: ContainmentDuel, seat: int, card: ContainmentCard) -> Refusal | None:
    """Say why an object may not cross test now (CT-63, CT-92)."""
    if not has_the_floor(duel, seat):
        return refusals.TEST_NOT_NOW
    if card.tests and card.tests >= tests_per_turn(duel, card):
        return refusals.TESTED
    if duel.turn == 1 and not duel.options.first_turn_cross_test:
        return refusals.FIRST_TURN
    return None


def declare_test(duel: ContainmentDuel, seat: int, card: ContainmentCard) -> Script[None]:
    """Declare a cross test against a sandbox and put it on the stack (CT-93, CT-94)."""
    against = yield from _pick_target(duel, seat, card)
    item = ContainmentItem(seat, "CT-94", "test", card, visit=card.visit)
    if isinstance(against, Sandbox):
        item.targets.append(against)
        duel.note("CT-93", "tests", seat, card, against, word=against.of_class)
    else:
        item.targets.append(Target(against, against.visit))
        duel.note("CT-97", "tests_object", seat, card, other=against)
    card.tests += 1
    if duel.options.cross_test_uses_stack:
        duel.push(item)
    fire_for(duel, other(seat), Trigger.OPPONENT_TESTS, item)
    if not duel.options.cross_test_uses_stack:
        yield from resolve_test(duel, item)


def resolve_test(duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
    """Carry out a cross test, if its object is still on the declaring player's site (CT-95)."""
    card = item.source
    assert card is not None
    if card.visit != item.visit or not on_site(card) or controller_of(card) != item.controller:
        duel.note("CT-95", "no_test", item.controller, card)
        return
    sandbox = item.sandbox
    if not isinstance(sandbox, Sandbox):
        _fight(duel, card, item)
        return
    amount = _test_damage(duel, item.controller, card)
    if (yield from deal(duel, [sandbox], amount, "CT-95", source=card, test=item)):
        fire(duel, card, Trigger.TEST_DAMAGE, about=sandbox)


def judge_experiment(duel: ContainmentDuel, seat: int) -> list[Judged]:
    """The experiment of the experiment phase (CT-58)."""
    return [(EXPERIMENT, refuse_experiment(duel, seat))] if duel.experiment else []


def refuse_experiment(duel: ContainmentDuel, seat: int) -> Refusal | None:
    """Say why a seat cannot experiment now (CT-58)."""
    if duel.phase != "experiment" or seat != duel.turn_player:
        return refusals.EXPERIMENT_NOT_NOW
    return refusals.EXPERIMENTED if duel.experimented else None


def declare_experiment(duel: ContainmentDuel, seat: int) -> Script[None]:
    """Choose one of the own sandboxes and put the experiment on the stack (CT-58)."""
    zone = yield from pick_sandbox(
        duel, seat, "experiment", "CT-58", _both_sides(duel, seat),
        lambda each: None if each.seat == seat else refusals.EXPERIMENT_THEIRS,
    )  # fmt: skip
    duel.experimented = True
    item = ContainmentItem(seat, "CT-58", "experiment", None)
    item.targets.append(zone)
    duel.note("CT-58", "experiments", seat, zone=zone, word=zone.of_class)
    duel.push(item)


def resolve_experiment(duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
    """Deal the damage of an experiment, which is effect damage (CT-58)."""
    sandbox = item.sandbox
    assert isinstance(sandbox, Sandbox)
    yield from deal(duel, [sandbox], duel.options.experiment_damage, "CT-58")


def _both_sides(duel: ContainmentDuel, seat: int) -> list[Sandbox]:
    return [*duel.sandboxes[seat], *duel.sandboxes[other(seat)]]


def _pick_target(duel: ContainmentDuel, seat: int, card: ContainmentCard) -> Script[Against]:
    """Ask what a cross test is against (CT-93, CT-97)."""

    def judge() -> Iterator[Judged]:
        for sandbox in _both_sides(duel, other(seat)):
            yield sandbox_option(seat, sandbox), None if sandbox.seat != seat else refusals.TEST_OWN
        fights = duel.options.cross_test_targets == "sandbox_or_object"
        for each in duel.site(other(seat)):
            yield shared_option("card", each.id), None if fights else refusals.OBJECTS_DO_NOT_FIGHT

    def why_not() -> Iterator[Refused]:
        return ((option, refusal) for option, refusal in judge() if refusal is not None)

    options = [option for option, refusal in judge() if refusal is None]
    option = yield from choose(duel, seat, "test", "CT-93", options, why_not=why_not, card=card, public=True)
    if option.card is not None:
        return duel.cards[option.card]
    assert option.zone is not None
    sandbox = duel.zones[option.zone]
    assert isinstance(sandbox, Sandbox)
    return sandbox


def _test_damage(duel: ContainmentDuel, seat: int, card: ContainmentCard) -> int:
    """The power of an object at this moment, or what its dice say (CT-95, CT-96)."""
    worth = power(duel, card)
    if not duel.options.cross_test_dice:
        return worth
    return sum([roll(duel, seat) >= HITS_FROM for _ in range(worth)])


def _fight(duel: ContainmentDuel, card: ContainmentCard, item: ContainmentItem) -> None:
    """Decommission the object with the lower power, both on a tie (CT-97)."""
    target = item.targets[0]
    assert isinstance(target, Target)
    foe: ContainmentCard = target.thing
    if target.lost or not on_site(foe):
        duel.note("CT-97", "no_test", item.controller, card)
        return
    mine, theirs = power(duel, card), power(duel, foe)
    duel.note("CT-97", "compares", item.controller, card, other=foe)
    decommission(duel, [each for each, lost in ((card, mine <= theirs), (foe, theirs <= mine)) if lost], "CT-97")
