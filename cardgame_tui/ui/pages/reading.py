"""The pages a player reads at the table: log, piles, stack, help and commands."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Never

from cardgame_tui.content.rulebook.glossary import Glossary
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.engine.shown.view import CardView, View, ZoneView
from cardgame_tui.play.hand_words import hand_word, with_hand_word
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import BY_CHANGE, LogLine
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.drawing.cards.chips import card_name, short_info, state_words
from cardgame_tui.ui.keys.command import Command
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.scene.log import folded
from cardgame_tui.ui.scene.question import by_reason
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import board_zones, zone_words
from cardgame_tui.ui.session.settings.config import MOUSE, mouse_works

if TYPE_CHECKING:
    from cardgame_tui.content.options import OptionModel
    from cardgame_tui.content.rulebook.book import Rulebook

LEGEND = (
    "░░░░ a face-down card; while your hand is open, your own shows its name",
    "a heavy border and a letter: can be picked; x: picked; a double border: the cursor",
    "a red border or lane: an attack and its target, or the card that the question is about",
    "… more than there is room for: . shows the card at the cursor",
    f"{BY_CHANGE_MARK} in the margin or behind words, on pages {BY_CHANGE}: the work of a changed rule",
)
QUESTION_KEYS = (
    "letter or digit: pick; a letter may need a digit after it",
    "arrow keys, Tab: move the cursor; enter: pick what is there, or confirm",
    "space: pass or no, with a closed hand only in response; bksp: cancel the last step of your selection",
)
RULEBOOK = "rulebook"
"""What a help page picks to open the rulebook at its list of sections."""


def question_keys(layout: Layout, kinds: Mapping[str, str]) -> Iterator[str]:
    """The keys of a question, in the words of a game."""
    return _worded(QUESTION_KEYS, layout, kinds)


def signs(layout: Layout, kinds: Mapping[str, str]) -> Iterator[str]:
    """The signs of every table, in the words of a game."""
    return _worded(LEGEND, layout, kinds)


def _worded(lines: Iterable[str], layout: Layout, kinds: Mapping[str, str]) -> Iterator[str]:
    word = hand_word(layout, kinds)
    return (with_hand_word(line, word) for line in lines)


def log_page(lines: Iterable[LogLine], names: Sequence[str]) -> Page:
    """Everything that has happened, as the viewer may read it, turn by turn; a line leads to its rule.

    Args:
        lines: the log.
        names: the names of the players, seat 1 first.
    """
    items: list[Item] = []
    when, said = "", folded(lines)
    if any(line.by_change for line in said):
        items.append(Item(f"{BY_CHANGE} not so without the changed rules", style="dim"))
    for line in said:
        if line.when != when:
            when = line.when
            items.append(Item(f"── {when} ──", style="dim", names=tuple(names)))
        mark = BY_CHANGE if line.by_change else ""
        items.append(Item(line.words, pick=line.rule, tail=line.cited, names=tuple(names), mark=mark))
        if line.by_change:
            items.append(Item(line.said_before, style="dim", indent=2, names=tuple(names)))
    return Page("Log", tuple(items) or (Item("Nothing has happened yet."),), at_end=True)


def stack_page(view: View) -> Page:
    """The items on the stack, the top one first."""
    items = (
        Item(f"{view.names[item.controller - 1]}: {item.sentence}", tail=item.rule, names=view.names)
        for item in reversed(view.stack)
    )
    return Page("Stack, top first", tuple(items) or (Item("The stack is empty."),))


def piles_page(scene: Scene) -> Page:
    """Every pile and hand with its count; those that may be read can be picked."""
    names = [name for seat in (1, 2) for name in (scene.layout.hands[seat - 1], *scene.layout.piles[seat - 1])]
    return Page("Piles", tuple(_pile(scene.view, scene.view.zones[name]) for name in names))


def pile_page(view: View, name: str) -> Page:
    """The cards of one pile, the newest first."""
    zone = view.zones[name]
    return Page(f"{capital(zone_words(view, zone))}, newest first", tuple(_pile_items(zone)))


def table_page(scene: Scene) -> Page:
    """The board in words, for a screen that has no room to draw it."""
    view = scene.view
    zones = [view.zones[name] for name in board_zones(scene.layout, view)]
    return Page("The table", tuple(_on_board(view, zone) for zone in zones if zone.cards or zone.badge))


def _on_board(view: View, zone: ZoneView) -> Item:
    """What lies in one zone of the board."""
    cards = [
        f"{card_name(card)} {'' if card.face is None else short_info(card.face)}".strip() for card in zone.cards
    ]
    facts = ", ".join(filter(None, (zone.badge, *cards)))
    return Item(f"{capital(zone_words(view, zone))}: {facts}")


def cards_page(cards: Iterable[CardView]) -> Page:
    """The cards that the question is about and that the table does not show."""
    return Page("Cards to choose from", tuple(item for card in cards for item in _card_items(card)))


def stepping_page(*, stepped: bool) -> Page:
    """The page that says how automatic events will be shown."""
    if not stepped:
        return Page("Step by step: off", (Item("Automatic events are shown together."),))
    words = (
        "Automatic events are shown one by one: space for the next, bksp for the one before, enter to skip all, "
        "= to let them play by themselves."
    )
    return Page("Step by step: on", (Item(words),))


def help_page(
    scene: Scene,
    book: "Rulebook",
    commands: Iterable[str],
    legend: Sequence[str],
) -> Page:
    """Why the open question is asked, what cannot be picked and why, the keys, the commands and the signs.

    Args:
        scene: the table.
        book: the rulebook of the game.
        commands: the commands that work now, a line each.
        legend: signs of the game.
    """
    mouse = MOUSE.choices["on"] if mouse_works() else "off, as the config file says; all of it has keys"
    keys = (*question_keys(scene.layout, scene.view.kinds), f"mouse: {mouse}")
    items = [*why_page(scene, book).items, *block("Keys of a question", keys)]
    items += block("Commands", commands)
    items += block("Signs", (*signs(scene.layout, scene.view.kinds), *legend))
    return Page("Help", tuple(items), keys=(("r", RULEBOOK),))


def why_page(scene: Scene, book: "Rulebook") -> Page:
    """Why the open question is asked, what can be picked, and what cannot and why."""
    question = scene.question
    items = [Item(question.words or f"The {scene.view.duel_word} is over.", style="strong")]
    for entry in question.entries:
        mark = f"{BY_CHANGE} " if entry.by_change else ""
        items.append(Item(f"{mark}{entry.code} {entry.counted}", indent=0 if mark else 2))
    items += _rule_items(book, question.rule)
    if question.refused:
        items.append(Item("Cannot be picked now:", style="strong"))
    for each in by_reason(question.refused):
        mark = BY_CHANGE if each.by_change else ""
        items.append(Item(f"{each.words}{each.because}", pick=each.rule, style="dim", mark=mark))
    return Page("Why", tuple(items))


def command_lines(commands: Iterable[Command[Never]]) -> Iterable[str]:
    """A line for each of some commands that have keys."""
    return (f"{each.key}  {each.help}" for each in commands if each.key)


def commands_page(commands: Iterable[Command[Never]]) -> Page:
    """Some commands to pick from."""
    return Page("Commands", tuple(_command(each) for each in commands if each.name != "palette"))


def _command(command: Command[Never]) -> Item:
    key = f" ({command.key})" if command.key else ""
    return Item(f"{command.title}{key}: {command.help}", pick=command.name)


def rulebook_of(ruleset: Ruleset) -> "Rulebook":
    """Read a game's rulebook for people: options have their titles in it, as in the set-up form.

    Raises:
        ContentError: when it is not readable.
    """
    from cardgame_tui.content.option_info import describe_options
    from cardgame_tui.content.rulebook.book import load_rulebook

    titles = {info.name: info.title for info in describe_options(ruleset.options_model)}
    return load_rulebook(ruleset.rulebook, titles)


def book_as_played(book: "Rulebook", options: "OptionModel") -> "Rulebook":
    """A rulebook with what the options of a match make of its rules."""
    from cardgame_tui.content.option_info import changes_by_rule

    return book.as_played(changes_by_rule(options))


def glossary_of(ruleset: Ruleset, setup: Setup) -> Glossary:
    """What the words of a game mean in the edition that is played; its rulebook is read when one is looked up."""
    return Glossary(lambda: rulebook_of(ruleset), ruleset.scope(setup.options))


def block(title: str, texts: Iterable[str]) -> list[Item]:
    """A heading and the lines below it."""
    return [Item(title, style="strong"), *(Item(text, indent=2) for text in texts)]


def _rule_items(book: "Rulebook", number: str) -> list[Item]:
    rule = book.rules.get(number)
    if rule is None:
        return []
    source = f"{rule.section} {rule.tags}"
    return [Item(f"{rule.number}  {rule.text}"), Item(source, style="dim", indent=2)]


def _pile(view: View, zone: ZoneView) -> Item:
    open_to_read = any(card.face is not None for card in zone.cards)
    words = f"{capital(zone_words(view, zone))}: {zone.count}"
    return Item(words, pick=zone.name if open_to_read else "")


def _pile_items(zone: ZoneView) -> Iterable[Item]:
    for card in reversed(zone.cards):
        yield from _card_items(card)


def _card_items(card: CardView) -> Iterable[Item]:
    """A card with its numbers and states, then all details."""
    face = card.face
    if face is None:
        yield Item(card_name(card), style="strong")
        return
    facts = (card_name(card), face.described, face.heading, face.stats, *state_words(face))
    yield Item(" · ".join(filter(None, facts)), style="strong")
    yield from (Item(line, indent=2) for line in face.lines if line != face.kind)
