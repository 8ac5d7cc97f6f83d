"""Opportunity and the Effects Stack (section H): who may act, what a check does, and when the stack resolves."""

from collections.abc import Iterable, Sequence

from typing_extensions import override

from cardgame_tui.engine.priority import StackRules, window
from cardgame_tui.engine.prompt import Judged, Option, Refused, Script
from cardgame_tui.engine.triggers import place_triggers
from rulesets.grand_archive.cards.keywords import INTERDICTION
from rulesets.grand_archive.rules.playing import abilities
from rulesets.grand_archive.rules.playing.activation import activate, judge_cards
from rulesets.grand_archive.rules.playing.permitted import judge_permitted, permitted_cost
from rulesets.grand_archive.rules.stack.checks import check, is_due
from rulesets.grand_archive.rules.stack.leaving_stack import is_on_stack
from rulesets.grand_archive.rules.stack.resolution import resolve
from rulesets.grand_archive.rules.steps.noticing import targets_chosen
from rulesets.grand_archive.rules.steps.phases import PhaseEnded
from rulesets.grand_archive.rules.targeting.parts import choose_parts
from rulesets.grand_archive.rules.targeting.tracking import remember_modes
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import has


class ArchiveStack(StackRules[ArchiveDuel, ArchiveItem]):
    """How Grand Archive runs its stack in every window but those of the main phase (GA-94 to GA-103)."""

    rule = "GA-94"

    def unsettled(self, duel: ArchiveDuel) -> bool:
        """Whether a check could find anything, or a trigger waits (GA-96)."""
        return bool(duel.waiting or duel.shifts) or is_due(duel)

    def settle(self, duel: ArchiveDuel) -> Script[None]:
        """Run state-based checks and put waiting triggers on the stack until nothing new happens (GA-96)."""
        yield from check(duel)
        while duel.waiting:
            yield from place_triggers(duel, "GA-178", lambda item: put_trigger(duel, item))
            yield from check(duel)

    def judged(self, duel: ArchiveDuel, seat: int) -> list[Judged]:
        """Everything a seat with Opportunity might do now, and what forbids it; last what its hand decides."""
        return abilities.judge_abilities(duel, seat) + judge_permitted(duel, seat) + judge_cards(duel, seat)

    @override
    def actions(self, duel: ArchiveDuel, seat: int) -> Sequence[Option]:
        legal: list[Option] = []
        for option, refusal in self.judged(duel, seat):
            if refusal is None:
                legal.append(option)
        return legal

    @override
    def refused(self, duel: ArchiveDuel, seat: int) -> Iterable[Refused]:
        return ((option, refusal) for option, refusal in self.judged(duel, seat) if refusal is not None)

    def act(self, duel: ArchiveDuel, seat: int, option: Option) -> Script[None]:
        """Play the card or use the ability that was chosen (GA-98)."""
        duel.unanswered = 0
        assert option.card is not None
        card = duel.cards[option.card]
        if option.key == "play":
            yield from activate(duel, seat, card)
        elif option.key == "permitted":
            yield from activate(duel, seat, card, instead=permitted_cost(duel, seat, card))
        elif option.key == "ephemerate":
            cost = card.printed.program.ephemerate
            yield from activate(duel, seat, card, instead=cost, ephemeral=True)
        else:
            yield from abilities.act_on(duel, seat, option)

    def resolve(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
        """Resolve the top item; if that has ended a phase, the rest of the stack goes too (GA-100, GA-275)."""
        yield from self.carry_out(duel, item)
        if item.what == "trigger":
            end_loop(duel)
        if duel.ending:
            clear(duel)
            raise PhaseEnded

    def carry_out(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
        """What resolving an item does."""
        return resolve(duel, item)

    def may_skip(self, duel: ArchiveDuel, seat: int, actions: Sequence[Option]) -> bool:
        """Nobody has Opportunity during Interdiction; who can only pass need not be asked (GA-99, GA-323)."""
        if duel.stack and is_interdicted(duel):
            return True
        if actions or not duel.options.auto_pass or duel.sides[seat].hand.cards:
            return False
        if duel.stack:
            duel.note("GA-99", "passes_automatically", seat)
        return True


STACK = ArchiveStack()
"""The stack outside the main phase; it holds no state."""


def natural_window(duel: ArchiveDuel, rules: ArchiveStack = STACK) -> Script[None]:
    """A window that closes when both players pass in a row on an empty stack (GA-85)."""
    return window(duel, rules)


def trigger_window(duel: ArchiveDuel, rules: ArchiveStack = STACK) -> Script[None]:
    """State-based checks; if they put abilities on the stack, a window until the stack is empty (GA-85)."""
    return window(duel, rules, until_empty=True)


def resolve_at_once(duel: ArchiveDuel) -> Script[None]:
    """Run state-based checks and resolve everything on the stack while nobody has Opportunity (GA-77)."""
    while True:
        if STACK.unsettled(duel):
            yield from STACK.settle(duel)
        if not duel.stack:
            return
        yield from STACK.resolve(duel, duel.stack.pop())


def put_trigger(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Choose modes and targets of a trigger and put it on the stack; without them it is removed (GA-174)."""
    if item.ability is not None and not (yield from choose_parts(duel, item)):
        duel.note("GA-174", "no_target", item.controller, item.source, word=item.label)
        return
    duel.note(item.rule, "triggers", item.controller, item.source, word=item.label)
    remember_modes(duel, item)
    duel.push(item)
    targets_chosen(duel, item)


def end_loop(duel: ArchiveDuel) -> None:
    """Count a trigger that has resolved; the game is a draw after too many that nobody has answered (GA-343)."""
    duel.unanswered += 1
    if duel.unanswered >= duel.options.loop_limit:
        duel.finish(0, "GA-343", "loop")


def clear(duel: ArchiveDuel) -> None:
    """Remove everything from the stack without resolving it; cards among it are banished (GA-275)."""
    removed = duel.stack[::-1]
    duel.stack.clear()
    for item in removed:
        item.negated = True
        duel.note("GA-275", "removed_from_stack", item.controller, item.source, word=item.label)
        card = item.source
        if card is not None and item.is_card and is_on_stack(card):
            duel.move(card, duel.sides[card.owner].banishment)
    duel.changed("turn")


def is_interdicted(duel: ArchiveDuel) -> bool:
    """Whether an activation with Interdiction is on the stack (GA-323)."""
    for item in duel.stack:
        if item.is_card and item.source is not None and has(duel, item.source, INTERDICTION):
            return True
    return False
