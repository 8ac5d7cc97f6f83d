"""What a variant changes, in words."""

from collections.abc import Iterator

from cardgame_tui.content.variants import Variant


def about_variant(variant: Variant) -> str:
    """In one paragraph: its own line, then the names of the cards and decks it changes and adds."""
    return " ".join(f"{line.rstrip('.')}." for line in (variant.written.about, *_parts(variant)) if line)


def card_changes(variant: Variant) -> Iterator[str]:
    """A line for each card it changes, with what changes, and for each card it adds."""
    written = variant.written
    for name, change in written.card.items():
        yield f"{name}: " + ", ".join(f"{field} {_said(value)}" for field, value in change.items())
    for table in written.new:
        yield f"{table.get('name', '')}: a new card, {table.get('text') or 'without text'}"


def _parts(variant: Variant) -> Iterator[str]:
    written = variant.written
    named = {
        "Changes": list(written.card),
        "Adds": [str(table.get("name", "")) for table in written.new],
        "Brings": [deck.name for deck in written.deck],
    }
    for word, names in named.items():
        if names:
            yield f"{word} {', '.join(names)}"


def _said(value: object) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{field} {_said(each)}" for field, each in value.items()) + ")"
    return " ".join(str(value).split())
