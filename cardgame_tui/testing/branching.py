"""Checks of the conformance kit that continue play: replay, fork, undo and clones must all agree."""

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.driver import Driver, Settled
from cardgame_tui.testing.graph import reachable
from cardgame_tui.testing.watch import Watch, mark

_SHARED_BY_DESIGN = (Start, Printed, Event, Continuous)
_MUTABLE = (Card, Zone, Duel, list, dict, set)


def standing(driver: Driver) -> str:
    """Digest of a duel, followed by its open question with the options in their order."""
    prompt = driver.prompt
    if prompt is None:
        return state_digest(driver.duel)
    options = [mark(option) for option in prompt.options]
    return f"{state_digest(driver.duel)} {prompt.seat} {prompt.ask} {prompt.rule} {options}"


def undo_returns(watch: Watch, before: str) -> None:
    """Undo of the last decision restores the duel, and the same answer leads to the same state again.

    Args:
        watch: a duel in which one decision has just been made.
        before: the duel and its question before that decision, by `standing`.
    """
    answer, after = watch.driver.given[-1], standing(watch.driver)
    watch.driver.undo()
    if standing(watch.driver) != before:
        watch.complain("undo does not restore the duel")
    watch.driver.replay([answer])
    if standing(watch.driver) != after:
        watch.complain("the same answer after undo leads to another state")


def replay_agrees(watch: Watch, again: Driver, digests: dict[int, str]) -> None:
    """A second duel from the same start with the same answers passes through the same states.

    Args:
        watch: the finished duel.
        again: a fresh driver from the same start. It need not keep clones or a log, which change nothing.
        digests: the first duel by number of decisions, by `standing`.
    """
    for count, answer in enumerate(watch.driver.given):
        if count in digests and standing(again) != digests[count]:
            watch.complain(f"a replay differs after {count} decisions")
        again.replay([answer])
    if again.prompt is not None or state_digest(again.duel) != state_digest(watch.duel):
        watch.complain("a replay ends in another state")


def forks_agree(watch: Watch, digests: dict[int, str]) -> None:
    """A fork at an earlier decision has that state, plays on to the same end, and shares nothing.

    Args:
        watch: the finished duel.
        digests: the duel by number of decisions, by `standing`.
    """
    end, given = state_digest(watch.duel), list(watch.driver.given)
    for count, digest in digests.items():
        twin = watch.driver.fork(count, keep=False)
        if standing(twin) != digest:
            watch.complain(f"a fork after {count} decisions has another state")
        share_nothing(watch, watch.duel, twin.duel)
        twin.replay(given[count:])
        if state_digest(twin.duel) != end:
            watch.complain(f"a fork after {count} decisions ends in another state")
    if state_digest(watch.duel) != end or watch.driver.given != given:
        watch.complain("playing on in a fork changes the duel it came from")


def share_nothing(watch: Watch, one: Duel, two: Duel) -> None:
    """Two duels share no card, no zone and no container that can change."""
    mine, yours = _changeable(one), _changeable(two)
    for shared in mine.keys() & yours.keys():
        thing = mine[shared]
        watch.complain(f"a cloned duel shares a {type(thing).__name__} with its original: {thing!r:.80}")


def effects_hold_numbers(watch: Watch) -> None:
    """No continuous effect holds a card, zone or duel, which would belong to another duel after a clone."""
    effects = [each for each in reachable(watch.duel, _is_shared) if isinstance(each, Continuous)]
    for effect in effects:
        held = (effect.applies, effect.value)
        for thing in reachable(held, stop=lambda each: isinstance(each, Printed)):
            if isinstance(thing, Card | Zone | Duel):
                watch.complain(f"the continuous effect on {effect.what!r} holds a {type(thing).__name__}")


def settling_ends(watch: Watch) -> None:
    """Each end that players may agree on now ends the duel under an existing rule; what forbids one exists too."""
    for end in (Settled(2, "conceded"), Settled(1, "conceded"), Settled(0, "agreed")):
        refusal = watch.driver.refuse_settling(end)
        if refusal is None:
            twin = watch.driver.fork()
            twin.replay([end])
            _settled(watch, twin, end.winner)
        else:
            watch.cite(refusal.rule, "what forbids to settle")


def _settled(watch: Watch, twin: Driver, winner: int) -> None:
    if twin.prompt is not None or twin.result is None or twin.result.winner != winner:
        watch.complain(f"the players settle on winner {winner} and the result is {twin.result}")
    watch.cite(twin.result.rule, "the result")


def _changeable(duel: Duel) -> dict[int, object]:
    """Everything in a duel that can change, by identity; options and open refusals are not included."""
    besides = (duel.options, duel.why_not)

    def stop(thing: object) -> bool:
        return _is_shared(thing) or any(thing is each for each in besides)

    return {id(each): each for each in reachable(duel, stop) if isinstance(each, _MUTABLE)}


def _is_shared(thing: object) -> bool:
    return isinstance(thing, _SHARED_BY_DESIGN)
