"""What the mutants put in place of parts of Grand Archive: what texts can say, with one rule broken."""

from collections.abc import Sequence
from typing import Any

from cardgame_tui.engine import asking
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.lines import Named
from rulesets.grand_archive.content import compiler
from rulesets.grand_archive.rules.steps import triggers
from rulesets.grand_archive.rules.steps.hits import prevention, replacing
from rulesets.grand_archive.rules.steps.objects import tokens
from rulesets.grand_archive.rules.steps.triggers import trigger_of
from rulesets.grand_archive.state import finding, traits
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.finding import statics_of

PICK_CARDS = asking.pick_cards
FURTHER = replacing._further
SEEN = triggers._seen
COMPILE = compiler._compile
FIRE_PREVENTED = prevention.fire_prevented
COSTS_SET = finding.costs_set


def pick_at_most_one(*words: Any, **rest: Any) -> Script[Any]:
    """Let one card be picked where several may be."""
    return (yield from PICK_CARDS(*words, **{**rest, "most": 1}))


def pick_at_least_one(*words: Any, **rest: Any) -> Script[Any]:
    """Let a card be picked where none need be."""
    return (yield from PICK_CARDS(*words, **{**rest, "least": 1}))


def only_the_first(item: Any) -> Any:
    """Let several targets be the first one."""
    return [each.thing for each in item.so_far.them[:1] if each is not None and not each.lost]


def further_effect_as_a_trigger(duel: Any, hit: Any, chosen: Any, prevented: int) -> Script[None]:
    """Let the further effect of a prevention wait for the next check."""
    yield from ()
    if chosen.also is not None:
        item = trigger_of(chosen.seat, "GA-227", None, chosen.also, 0)
        item.so_far.it = target(hit.card)
        duel.waiting.append(item)


def further_effect_of_prevented(duel: Any, hit: Any, chosen: Any, prevented: int) -> Script[None]:
    """Let the further effect of a prevention need prevented damage."""
    if prevented:
        yield from FURTHER(duel, hit, chosen, prevented)


def any_kind(self: Any) -> bool | None:
    """Let prevention of combat damage apply to any damage."""
    return None


def triggers_again(duel: Any, each: Any, card: Any, prevented: int) -> None:
    """Let what waits for prevented damage stay and trigger again."""
    before = list(duel.delayed)
    FIRE_PREVENTED(duel, each, card, prevented)
    duel.delayed = before


def no_change(*_: Any, **__: Any) -> int:
    """Change no cost."""
    return 0


def no_set_costs(duel: Any, seat: int) -> list[Any]:
    """Let no text set a cost."""
    return [each for each in COSTS_SET(duel, seat) if each[0].change.fixed is None]


def no_changed_costs(duel: Any, seat: int) -> list[Any]:
    """Let no text make a card cost more or less."""
    return [each for each in COSTS_SET(duel, seat) if not (each[0].change.more or each[0].change.less)]


def one_only(duel: Any, card: Any, keyword: Any) -> int:
    """Count one instance of a keyword."""
    return min(1, traits.amount(duel, card, keyword))


def compile_without_names(program: Any, place: Any, sentence: Any) -> None:
    """Leave out what stands behind a name."""
    if not isinstance(sentence, Named):
        COMPILE(program, place, sentence)


def for_each_of_a_group(duel: Any, watch: Any, seat: int, source: Any, cards: Any) -> list[Any]:
    """Trigger for a group once for each of its objects."""
    return [it for each in cards for it in SEEN(duel, watch, seat, source, [each])]


def the_controller(duel: Any, item: Any, who: Any) -> list[int]:
    """Let every word for players mean the controller."""
    return [item.controller]


def to_the_graveyard(*_: Any, **__: Any) -> str:
    """Send every card to the graveyard."""
    return "graveyard"


def statics_of_the_other(duel: Any, seat: int, form: type[Any]) -> Sequence[tuple[int, Any]]:
    """The static abilities of the opponent's objects."""
    return statics_of(duel, other(seat), form)


NO_EFFECT = "no effect"
"""The word of an effect that nothing reads."""
SUMMON_PRINTED = tokens.summon_printed


def as_they_lie(duel: Any, seat: int, ask: str, rule: str, options: Any, **_: Any) -> Script[Any]:
    """Put options into the order in which they are."""
    yield from ()
    return options


def summon_awake(duel: Any, seat: int, printed: Any, **rest: Any) -> Any:
    """Summon a token awake."""
    return SUMMON_PRINTED(duel, seat, printed, **{**rest, "rested": False})
