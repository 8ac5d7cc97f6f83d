"""Checks of the conformance kit on one moment of a duel: prompt, cards, refusals, end."""

from collections import Counter
from typing import Any

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.layout import RowKind
from cardgame_tui.play.driver import AnswerError
from cardgame_tui.testing.watch import READERS, Watch, mark


def ends_within_bounds(watch: Watch) -> None:
    """The duel ends within the most decisions that its ruleset names."""
    if len(watch.driver.given) >= watch.ruleset.longest:
        watch.complain(f"no end within {watch.ruleset.longest} decisions")


def prompt_is_valid(watch: Watch) -> None:
    """The open prompt asks a seat, offers something, and asks for no more than it offers."""
    prompt = watch.prompt
    if prompt.seat not in READERS:
        watch.complain(f"prompt {prompt.ask!r} asks seat {prompt.seat!r}")
    if not prompt.options:
        watch.complain(f"prompt {prompt.ask!r} offers nothing")
    if not 0 <= prompt.least <= prompt.limit <= len(prompt.options):
        bounds = f"{prompt.least} to {prompt.limit} of {len(prompt.options)}"
        watch.complain(f"prompt {prompt.ask!r} asks for {bounds} options")
    watch.cite(prompt.rule, f"prompt {prompt.ask!r}")


def question_has_words(watch: Watch) -> None:
    """The open prompt has a question to read."""
    if watch.prompt.ask not in watch.ruleset.wording.asks:
        watch.complain(f"prompt {watch.prompt.ask!r} has no words in `Wording.asks`")


def options_differ(watch: Watch) -> None:
    """No two options of the open prompt are the same."""
    marks = [mark(option) for option in watch.prompt.options]
    if len(set(marks)) != len(marks):
        twice = next(mark for mark in marks if marks.count(mark) > 1)
        watch.complain(f"prompt {watch.prompt.ask!r} offers {twice} twice")


def cards_are_conserved(watch: Watch) -> None:
    """Each card is in exactly one zone and knows which; only a token may be in none."""
    duel, cards = watch.duel, watch.duel.cards
    if len(cards) < watch.dealt:
        watch.complain(f"{watch.dealt - len(cards)} cards are lost")
    for number in [number for number, card in enumerate(cards) if card.id != number]:
        watch.complain(f"card {number} has the id {cards[number].id}")
    held = [card.id for zone in duel.zones for card in zone.cards]
    placed = [card.id for card in cards if card.zone is not None]
    if sorted(held) != placed:
        places, said = Counter(held), set(placed)
        number = next(card.id for card in cards if places[card.id] != (card.id in said))
        watch.complain(f"card {number} is in {places[number]} zones and says {cards[number].zone!r}")
    for number in [card.id for card in cards[: watch.dealt] if card.zone is None]:
        watch.complain(f"card {number} is in no zone and is not a token")
    for zone in duel.zones:
        if [card for card in zone.cards if card.zone is not zone or cards[card.id] is not card]:
            watch.complain(f"{zone.name} holds a card whose `zone` is another")


def bad_answers_are_refused(watch: Watch) -> None:
    """An answer that does not fit the open prompt is refused and changes nothing."""
    before, prompt, given = state_digest(watch.duel), watch.prompt, len(watch.driver.given)
    for bad in _bad_answers(prompt):
        try:
            watch.driver.answer(bad)
        except AnswerError:
            continue
        watch.complain(f"prompt {prompt.ask!r} accepts the answer {bad!r}")
    if state_digest(watch.duel) != before or watch.driver.prompt is not prompt:
        watch.complain(f"refused answers to {prompt.ask!r} have changed the duel")
    if len(watch.driver.given) != given:
        watch.complain(f"refused answers to {prompt.ask!r} are recorded")


def refusals_are_counted(watch: Watch) -> None:
    """Count the prompts without refusals, by their ask word: the player reads no reason there."""
    watch.prompts[watch.prompt.ask] += 1
    watch.unrefused[watch.prompt.ask] += not any(True for _ in watch.duel.why_not())


def refusals_are_valid(watch: Watch) -> None:
    """A refused option is not on offer and has a reason and a rule."""
    before = state_digest(watch.duel)
    refused = list(watch.duel.why_not())
    offered = {mark(option) for option in watch.prompt.options}
    for option, refusal in refused:
        watch.cite(refusal.rule, f"the refusal {refusal.reason!r}")
        if not refusal.reason:
            watch.complain(f"{mark(option)} is refused without a reason")
        if mark(option) in offered:
            watch.complain(f"{mark(option)} is on offer and refused: {refusal}")
    if state_digest(watch.duel) != before:
        watch.complain("asking for reasons has changed the duel")


def zones_are_laid_out(watch: Watch) -> None:
    """Every zone that the layout names exists in the duel, and every lane has slots."""
    layout = watch.ruleset.layout(watch.duel.options)
    named = [name for row in layout.rows for name in row.zones]
    named += [f"{row.label}1" for row in layout.rows if row.kind is RowKind.LANE]
    named += [name for part in (*layout.asides, layout.hands, *layout.piles) for name in part]
    for name in named:
        if name not in watch.duel.named:
            watch.complain(f"the layout names {name!r}, which is not a zone of the duel")


def end_is_valid(watch: Watch) -> None:
    """A finished duel has a result under a rule, and takes no more answers."""
    result = watch.duel.result
    if result is None or result.winner not in READERS:
        watch.complain(f"the duel stopped with the result {result}")
    watch.cite(result.rule, "the result")
    try:
        watch.driver.answer(0)
    except AnswerError:
        return
    watch.complain("a finished duel accepts an answer")


def _bad_answers(prompt: Prompt) -> list[Any]:
    count = len(prompt.options)
    bad: list[Any] = [-1, count, None, "0", 0.0, True, (count,), (0, 0, 0), [0]]
    if prompt.single:
        return [*bad, (), (0,)]
    if prompt.secret:
        return [*bad, 0, (), (0,), (0, -1)]
    bad += [0, (0, 0), tuple(range(prompt.limit + 1))]
    return [*bad, ()] if prompt.least else bad
