"""The pages a player reads at the table: log, piles, stack, help, rules and commands."""

from collections.abc import Iterable
from typing import Protocol

from cardgame_tui.content.rulebook import Rulebook, load_rulebook
from cardgame_tui.engine.view import View, ZoneView
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.drawing.cells import capital, plain
from cardgame_tui.ui.drawing.chips import card_name, short_info
from cardgame_tui.ui.drawing.panel import stack_lines
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.drawing.slots import zone_words
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.table.commands import Command, TableT, working
from cardgame_tui.ui.table.state import Table

LEGEND = (
    "#### a face-down card; #Name your own face-down card",
    "a heavy border and a letter: can be picked; a double border or [ ]: the cursor",
    "! the question is about it; * picked",
)
"""The signs of every game; a ruleset adds its own."""
PROMPT_KEYS = (
    "letter or digit: pick; a letter may ask for a digit after it",
    "arrow keys, Tab: move the cursor; enter: pick what is there, or confirm",
    "space: pass or no; bksp: take back a half-made choice",
)


class Told(Protocol):
    """What has a log to read: a match, or a replay of one."""

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as whoever looks may read it, oldest first; only so many of the latest lines, 0 for all."""


class Drawn(Protocol):
    """What has a scene to read from: a table, or a replay's."""

    def scene(self) -> Scene:
        """All that is shown now."""


def log_page(told: Told) -> Page:
    """Everything that has happened, as whoever looks may read it; a line leads to its rule."""
    items = tuple(Item(f"{line.words} ({line.rule})", pick=line.rule) for line in told.log())
    return Page("Log", items or (Item("Nothing has happened yet."),), at_end=True)


def stack_page(view: View) -> Page:
    """The items on the stack, the top one first."""
    return Page("Stack, top first", tuple(Item(plain(line)) for line in stack_lines(view, 200)))


def piles_page(table: Drawn) -> Page:
    """Every pile and hand with its count; those that can be read can be picked."""
    scene = table.scene()
    names = [name for seat in (1, 2) for name in (scene.layout.hands[seat - 1], *scene.layout.piles[seat - 1])]
    return Page("Piles", tuple(_pile(scene.view, scene.view.zones[name]) for name in names))


def pile_page(view: View, name: str) -> Page:
    """The cards of one pile, the newest first."""
    zone = view.zones[name]
    return Page(f"{capital(zone_words(view, zone))}, newest first", tuple(_pile_items(zone)))


def stepping_page(*, stepped: bool) -> Page:
    """Says how what the rules do by themselves is shown from now on."""
    if not stepped:
        return Page("Step by step: off", (Item("What the rules do by themselves is shown at once."),))
    words = "What the rules do by themselves is shown event by event: space the next, bksp back, enter past all."
    return Page("Step by step: on", (Item(words),))


def help_page(table: Table, book: Rulebook) -> Page:
    """Why the open question is asked, what cannot be picked and why, the legend and the keys."""
    scene = table.scene()
    asked = scene.asked
    items = [Item(asked.question or f"The {scene.view.whole} is over.", style="strong")]
    items += [Item(f"{entry.code} {entry.words}", indent=2) for entry in asked.entries]
    items += _rule_items(book, asked.rule)
    if asked.refused:
        items.append(Item("Cannot be picked now:", style="strong"))
    for each in asked.refused:
        items.append(Item(f"{each.words}: {each.reason} ({each.rule})", pick=each.rule, style="dim"))
    items += _block("Keys of a question", PROMPT_KEYS)
    items += _block("Commands", (f"{each.key}  {each.help}" for each in working(table) if each.key))
    items += _block("Signs", (*LEGEND, *table.session.ruleset.legend))
    return Page("Help", tuple(items), keys=(("r", "rulebook"),))


def palette_page(table: Table) -> Page:
    """All commands that work now."""
    return commands_page(working(table))


def commands_page(commands: Iterable[Command[TableT]]) -> Page:
    """Some commands to pick from."""
    return Page("Commands", tuple(_command(each) for each in commands if each.name != "palette"))


def _command(command: Command[TableT]) -> Item:
    key = f" ({command.key})" if command.key else ""
    return Item(f"{command.word}{key}: {command.help}", pick=command.name)


def rulebook_of(ruleset: Ruleset) -> Rulebook:
    """Read a game's rulebook.

    Raises:
        ContentError: when it is not readable.
    """
    return load_rulebook(ruleset.rulebook)


def _rule_items(book: Rulebook, number: str) -> list[Item]:
    rule = book.rules.get(number)
    if rule is None:
        return []
    source = f"{rule.section} {rule.tags}"
    return [Item(f"{rule.number}  {rule.text}"), Item(source, style="dim", indent=2)]


def _block(title: str, texts: Iterable[str]) -> list[Item]:
    return [Item(title, style="strong"), *(Item(text, indent=2) for text in texts)]


def _pile(view: View, zone: ZoneView) -> Item:
    open_to_read = any(card.face is not None for card in zone.cards)
    words = f"{capital(zone_words(view, zone))}: {zone.count}"
    return Item(words, pick=zone.name if open_to_read else "")


def _pile_items(zone: ZoneView) -> Iterable[Item]:
    for card in reversed(zone.cards):
        info = "" if card.face is None else f"  {card.face.kind}  {short_info(card.face)}"
        yield Item(card_name(card) + info, style="strong")
        if card.face is not None:
            yield from (Item(line, indent=2) for line in card.face.lines)
