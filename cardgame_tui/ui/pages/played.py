"""The page that shows the rules of a match."""

from collections.abc import Iterator

from cardgame_tui.content.option_info import differences, preset_of, setting_text
from cardgame_tui.play.journal.lines import RuleLine
from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import rules_changed
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import settings_for
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.variant_words import card_changes

BY_VARIANT = "by the variant"


def played_in_short(setup: Setup) -> str:
    """Edition, variant and changed options on one line, and the undo setting if it is not the default."""
    undo = "" if setup.table.undo == "ask" else f"undo {setup.table.undo}"
    return " / ".join(part for part in (setup.rules_in_short, undo) if part)


def changed_in_duel(record: Record) -> str:
    """What players have changed in the running duel, and in which turn, such as ``XK limit 7 → 5 (turn 3)``."""
    if not record.begun:
        return ""
    turns = {line.option: line.turn for line in record.duel.lines if isinstance(line, RuleLine)}
    now, word = record.driver.duel.options, record.setup.ruleset.wording.turn
    changed = rules_changed(record.setup.options, now) if turns else {}
    return ", ".join(f"{words} ({word} {turns[name]})" for name, words in changed.items() if name in turns)


def played_page(setup: Setup) -> Page:
    """Edition, variant, every option that differs, changed cards and decks; nothing that a player may hide."""
    return Page(f"Rules in play: {setup.ruleset.title}", tuple(_items(setup)))


def _items(setup: Setup) -> Iterator[Item]:
    edition, variant = preset_of(setup.options), setup.variant
    if edition:
        yield Item(f"{setup.options.PRESET_BY.capitalize()}: {edition}", style="strong")
    if variant is not None:
        yield Item(f"Variant: {variant.name}", style="strong")
        yield from (Item(line, indent=2) for line in (variant.written.about, variant.file) if line)
    yield from _block("Options that differ from the default", _options(setup))
    if variant is not None:
        yield from _block("Cards of the variant", card_changes(variant))
    yield from _block("Decks", _decks(setup))
    yield from _block("At the table", _table_settings(setup))


def _block(title: str, lines: Iterator[str]) -> Iterator[Item]:
    items = [Item(line, indent=2) for line in lines]
    if items:
        yield Item(title, style="strong")
        yield from items


def _options(setup: Setup) -> Iterator[str]:
    """A line for each option that differs from the default; with a variant, also where the value comes from."""
    named = {setting.partition("=")[0].strip() for setting in setup.recipe.settings} if setup.recipe else set()
    for info, value in differences(setup.options):
        by = f", {BY_VARIANT}" if setup.variant is not None and info.name not in named else ""
        now, usual = setting_text(value), setting_text(info.default)
        yield f"{info.title}: {now}, default {usual}{by} ({info.rule}, {info.status})"


def _table_settings(setup: Setup) -> Iterator[str]:
    """A line for each setting of the table that both players agreed on before the match."""
    chosen, layout = setup.table.of_match, setup.ruleset.layout(setup.options)
    for setting in settings_for(has_stack=layout.has_stack, hand=setup.hand_word):
        if setting.name in chosen:
            word = chosen[setting.name]
            yield f"{setting.title}: {word}, {setting.choices[word]}"


def _decks(setup: Setup) -> Iterator[str]:
    for name, deck in zip(setup.names, setup.deck_names, strict=True):
        if deck:
            yield f"{name}: {deck}"
