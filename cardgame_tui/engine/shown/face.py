"""How a ruleset describes a card and an item on the stack, in short text that can be drawn as it is."""

from cardgame_tui.value import value

__all__ = ["Blow", "Clash", "Face", "Forecast", "Foreseen", "Gap", "StackView"]


@value
class Face:
    """How a ruleset describes a card it may show. Everything is short text the table can draw as it is.

    Args:
        name: the card's name.
        kind: its type line, such as ``creature, human``.
        letter: one letter for its kind where there is no room for more, such as ``E`` for an Equipment; empty
            where its numbers show what kind it is.
        called: the same in words, shown in place of the letter where there is room, such as ``fast action``.
        corner: what is printed on its top edge, such as rank and rune; empty for none.
        price: what it costs, in words such as ``pay 2``: shown in place of ``corner`` where there is room.
        stats: its numbers as they are now, such as ``3/2``; one that differs from the print ends with ``*``.
        health: how much of its life is left, and the whole of it; None for a card without life.
        counters: how many counters lie on it, such as mana.
        conditions: words for what hinders or protects it, such as ``PRONE``.
        marks: words for what else is on it, such as ``enlighten 2``; drawn without alarm.
        role: what it does at this moment, such as ``strikes``.
        carries: what is attached to it and what that adds, such as ``Tempered Halberd +2``.
        spelled: its numbers in words, shown in place of ``stats`` where there is room: on its top edge, and below,
            such as ``("cost 1", "power 2")``.
        text: what its text says now.
        facing: quarter turns clockwise as its controller sees it, None where cards do not turn.
        arrows: ``(direction, strength)`` with directions ``T TR R BR B BL L TL`` as seat 1 sees the table.
        values: the numbers behind all this, for bots and checks.
        lines: all details for the inspector: card text, modifiers and their source.
        reaches: numbers of the zones it connects to now, for marking them on the table.
        beneath: words in place of the names of the cards under it, such as ``Kiln › Squire``.
        wide: whether it takes the room of two cards in a flowing row, where there is enough.
        second_name: its name in another language, empty for none.
        measures: what the numbers of ``corner`` and then of ``stats`` are called, for those who hear
            them, such as ``("Might", "life")``.
        life_word: what ``health`` counts.
        counter_word: what ``counters`` counts.
    """

    name: str
    kind: str = ""
    letter: str = ""
    corner: str = ""
    stats: str = ""
    health: tuple[int, int] | None = None
    counters: int = 0
    conditions: tuple[str, ...] = ()
    role: str = ""
    carries: tuple[str, ...] = ()
    text: str = ""
    facing: int | None = None
    arrows: tuple[tuple[str, int], ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    lines: tuple[str, ...] = ()
    reaches: tuple[int, ...] = ()
    beneath: str = ""
    wide: bool = False
    marks: tuple[str, ...] = ()
    price: str = ""
    called: str = ""
    spelled: tuple[str, str] = ("", "")
    second_name: str = ""
    measures: tuple[str, ...] = ()
    life_word: str = "life"
    counter_word: str = "counters"

    @property
    def described(self) -> str:
        """Its type line and its second name."""
        return f"{self.kind} {self.second_name}".strip()

    @property
    def heading(self) -> str:
        """What stands on its top edge where there is room: its price, or else its corner."""
        return self.price or self.corner

    @property
    def numbers(self) -> tuple[tuple[str, int], ...]:
        """Its values, then how far it is turned, and 1 for each of its conditions."""
        turned = () if self.facing is None else (("facing", self.facing),)
        return (*self.values, *turned, *[(word, 1) for word in self.conditions])


@value
class StackView:
    """One item on the stack.

    Args:
        controller: the seat that controls it.
        words: what it does, in words that both players may read; or all that is to be said of it.
        card: number of the card it comes from, if any.
        zones: numbers of the zones it targets.
        rule: number of its rule.
        number: its number, see `Duel.push`; 0 in a game without numbers.
        cards: numbers of the cards it targets, each one that both players may see.
        items: numbers of the stack items it targets.
        name: what it comes from, such as the name of a card; empty where the words say it.
        targets: what it targets, in words that both players may read.
    """

    controller: int
    words: str
    card: int | None
    zones: tuple[int, ...]
    rule: str
    number: int = 0
    cards: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    name: str = ""
    targets: tuple[str, ...] = ()

    @property
    def head(self) -> str:
        """What it comes from and what it targets, such as ``Signal Kite → 1C2``."""
        return " → ".join(filter(None, (self.name, ", ".join(self.targets))))

    @property
    def sentence(self) -> str:
        """All of it, such as ``Signal Kite → 1C2: rotate target``."""
        return ": ".join(filter(None, (self.head, self.words)))


@value
class Blow:
    """What a card in a slot would deal in the next combat, as the table stands.

    Args:
        zone: number of its slot.
        words: how much, and to what if not to the card that faces it, such as ``3`` or ``2 life``.
    """

    zone: int
    words: str


@value
class Clash:
    """The attack that is being resolved, for the line between the sides.

    Args:
        card: number of the attacking card.
        targets: numbers of the cards that it attacks.
        words: what it brings, such as ``6 power``.
        verb: what the card does, if not ``attacks``.
        against: what it attacks besides cards, such as the name of a place of the other player.
    """

    card: int
    targets: tuple[int, ...]
    words: str
    verb: str = "attacks"
    against: str = ""


@value
class Foreseen:
    """One thing that would happen.

    Args:
        words: what happens, such as ``dies`` or ``hits Bob``.
        name: to whom or by whom: the name of a card or a player; empty for nobody.
        seat: whose card that is, or which player; 0 for nobody's.
        place: where, in a word or two such as ``slot 3``; empty for no place.
        loss: whether a card or a player is worse off.
        rule: number of the rule behind it; usually empty.
        detail: whether it explains the one before, such as how its number adds up.
    """

    words: str
    name: str = ""
    seat: int = 0
    place: str = ""
    loss: bool = False
    rule: str = ""
    detail: bool = False


@value
class Forecast:
    """What comes next by itself as the table stands, such as the next combat, or how close an end is.

    Args:
        title: what it is about, such as ``Next combat as it stands``.
        lines: what would happen, in order.
    """

    title: str
    lines: tuple[Foreseen, ...]


@value
class Gap:
    """A place at the end of a flowing row for the card that is asked for.

    Args:
        zone: number of the row's zone.
        title: what it is, such as ``your card``.
        words: what fits there.
    """

    zone: int
    title: str
    words: str
