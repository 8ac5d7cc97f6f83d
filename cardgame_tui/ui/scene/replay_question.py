"""What was asked and answered at the current place of a replay, in words for the viewer."""

from collections.abc import Iterable, Sequence

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.lines import AnswerLine, GivenLine, RuleLine
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.keys.answering import PICKED, Badge
from cardgame_tui.ui.scene.open_question import open_card
from cardgame_tui.ui.scene.question import Entry, Question

Badges = tuple[dict[int, Badge], dict[int, Badge]]
"""The badges of cards and of zones, by number."""


def replay_question(replay: Replay, viewer: Viewer) -> Question:
    """The question at the current place of a replay and its answer, as a viewer may read them."""
    prompt = replay.prompt
    if prompt is None:
        return Question() if replay.at_rest else _carried_out(replay, viewer)
    readable = viewer.may_read(prompt)
    duel, mark = replay.driver.duel, replay.ruleset.wording.marks.get(prompt.ask, "")
    return Question(
        words=replay.question(viewer),
        rule=prompt.rule,
        source=_source(replay, prompt, viewer) if readable else "",
        who=_name(replay, prompt),
        progress=_followed(replay, viewer),
        entries=tuple(_entries(replay, prompt)) if readable else (),
        card=open_card(duel, prompt, PUBLIC_SEAT) if mark else None,
        zone=prompt.zone if readable else None,
        mark=mark,
        gap=replay.ruleset.gap(duel, prompt),
    )


def picked_badges(replay: Replay, viewer: Viewer) -> Badges:
    """Badges for the cards and zones that were picked at the current place of a replay."""
    prompt = replay.prompt
    if prompt is None or not viewer.may_read(prompt):
        return {}, {}
    options = [prompt.options[index] for index in chosen(replay.next_entry)]
    cards = {option.card: Badge("", PICKED) for option in options if option.card is not None}
    zones = {option.zone: Badge("", PICKED) for option in options if option.zone is not None}
    return cards, zones


def bar_words(replay: Replay, turn: int) -> str:
    """The current place of a replay, such as ``decision 37 of 212, turn 7``."""
    place, played = replay.place, replay.played
    word = replay.ruleset.wording.turn
    when = f"{word} {turn}" if turn else f"before {word} 1"
    words = [f"decision {place.decision} of {len(played.entries)}", when]
    if not replay.at_rest:
        first, last = (played.situations[count].events for count in (place.decision - 1, place.decision))
        words.insert(1, f"event {place.event - first} of {last - first}")
    if len(replay.duels) > 1:
        words.append(f"duel {place.duel} of {len(replay.duels)}")
    return ", ".join(words)


def chosen(entry: GivenLine | None) -> Sequence[int]:
    """The indexes of the options an entry picks; none for an end outside any prompt."""
    if not isinstance(entry, AnswerLine):
        return ()
    answer: Answer = entry.answer
    return (answer,) if isinstance(answer, int) else answer


def _carried_out(replay: Replay, viewer: Viewer) -> Question:
    """What is being carried out within a decision."""
    prompt = replay.driver.prompt
    entry = replay.played.entries[replay.place.decision - 1]
    if prompt is None or not isinstance(entry, AnswerLine):
        happens = "the duel ends" if isinstance(entry, AnswerLine) else entry.happens
        return Question(words=f"{capital(happens)}.")
    asked = viewer.question(replay.ruleset, replay.driver.duel, prompt)
    picked = viewer.picked(replay.ruleset, replay.driver.duel, prompt, entry.answer, entry.label)
    words = asked if picked is None else f"{asked} {picked}"
    return Question(words=words, rule=prompt.rule, who=_name(replay, prompt), progress="happens now")


def _followed(replay: Replay, viewer: Viewer) -> str:
    """What was answered, where the options do not show it."""
    entry = replay.next_entry
    if entry is None:
        return "not answered yet"
    if isinstance(entry, AnswerLine):
        prompt = replay.prompt
        if prompt is None:
            return "answered face down"
        picked = viewer.picked(replay.ruleset, replay.driver.duel, prompt, entry.answer, entry.label)
        return "answered face down" if picked is None else "" if viewer.may_read(prompt) else f"answered: {picked}"
    if isinstance(entry, RuleLine):
        return f"both set {entry.option} to {entry.value}"
    if not entry.winner:
        return "both agree to a draw"
    return f"{replay.setup.names[other(entry.winner) - 1]} concedes"


def _name(replay: Replay, prompt: Prompt) -> str:
    return "" if prompt.secret else replay.setup.names[prompt.seat - 1]


def _source(replay: Replay, prompt: Prompt, viewer: Viewer) -> str:
    """The name of the card that asks."""
    if prompt.card is None:
        return ""
    duel = replay.driver.duel
    card = duel.cards[prompt.card]
    return card.name if viewer.sees_all or duel.sees(prompt.seat, card) else ""


def _entries(replay: Replay, prompt: Prompt) -> Iterable[Entry]:
    """Every option, the picked ones first and marked."""
    picks, changed = chosen(replay.next_entry), replay.offered_by_change.options
    duel, wording = replay.driver.duel, replay.ruleset.wording
    for index in sorted(range(len(prompt.options)), key=lambda index: index not in picks):
        option = prompt.options[index]
        words = wording.option(duel, option) + _picked_by(replay, prompt, picks, index)
        mark = "" if index not in picks else str(picks.index(index) + 1) if prompt.ordered else PICKED
        yield Entry("", words, mark, option.card, option.zone, by_change=index in changed)


def _picked_by(replay: Replay, prompt: Prompt, picks: Sequence[int], index: int) -> str:
    """Who picked an option of a secret prompt."""
    names = replay.setup.names
    who = (
        [name for name, pick in zip(names, picks, strict=True) if pick == index] if prompt.secret and picks else []
    )
    return f" ({', '.join(who)})" if who else ""
