"""The first line of a journal: everything needed to begin the match, so that no other file is needed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict

from cardgame_tui import __version__
from cardgame_tui.content.card_sets import ADDED, CHANGED
from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import listed
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.settings import check_options
from cardgame_tui.content.toml.document import Document
from cardgame_tui.content.variants import Variant, VariantFile
from cardgame_tui.engine.chance import Drawn, Scripted
from cardgame_tui.play.journal.lines import Count
from cardgame_tui.play.journal.writer import now
from cardgame_tui.play.rules_in_play import cards_of_match
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import DEFAULTS, FOR_PLAYERS, choices_of
from cardgame_tui.ruleset import Ruleset

FORMAT = 2
"""The format this program writes; it reads this one and all earlier ones."""

PROGRAM = "cardgame-tui"
"""The value of the field ``journal`` of a header."""

Sections: TypeAlias = dict[str, list[str]]


def _one_of(words: Sequence[str]) -> Callable[[str], str]:
    def check(word: str) -> str:
        """Refuse any other word."""
        if word not in words:
            raise ValueError(listed(words))
        return word

    return check


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Origin(_Part):
    """Where a match branched off.

    Attributes:
        file: name of the original journal, without its folder.
        duel: number of the duel.
        decision: how many decisions of that duel both matches share.
    """

    file: str
    duel: int
    decision: int


class VariantPart(_Part):
    """The variant a match is played in.

    Attributes:
        id: its id.
        file: the file it was read from.
        data: its name and game, and its changes to cards and new cards, as its file has them.
    """

    id: str
    file: str
    data: dict[str, object]

    @classmethod
    def of(cls, variant: Variant | None) -> "VariantPart | None":
        """What is recorded of a variant; None for none."""
        if variant is None:
            return None
        kept = ("name", "ruleset", CHANGED, ADDED)
        data = {key: value for key, value in variant.document.data.items() if key in kept}
        return cls(id=variant.id, file=variant.file, data=data)

    def variant(self) -> Variant:
        """The variant as recorded.

        Raises:
            ContentError: with all faults.
        """
        document = Document(self.file, self.data)
        return Variant(self.id, checked(VariantFile, self.data, document), document)


class Header(_Part):
    """The first line of a journal.

    Attributes:
        journal: `PROGRAM`.
        format: `FORMAT` of the program that wrote it.
        version: that program's version.
        begun: date and time.
        ruleset: id of the game.
        ruleset_version: its version at that time.
        rules: edition, variant and options that differ, in words.
        options: every option.
        variant: the variant, None for none.
        own_cards: tables of the cards that the match itself defines.
        position: the position duels start from, None for the set-up.
        random: scripted outcomes of chance, with numbers counted from 0: all that older journals have.
        chance: scripted outcomes of chance with faces and names.
        opening: answers that the first duel begins with, such as those that lead to a mark. They are also written
            as lines; the header has them so that a match cut off among those lines can still give all of them.
        decks: the deck lists of seat 1 and seat 2.
        deck_names: their names.
        names: the players' names.
        seats: who plays each seat.
        privacy: how hands are hidden.
        undo: whether decisions can be undone.
        asking: when players are asked whether they respond, until they choose themselves.
        seed: the match's seed.
        first_seed: seed of the first duel where the match's seed does not decide it, as in a duel of the bench.
        fingerprint: of the printed cards in play; see `fingerprint`.
        origin: where it branched off, None if it did not.
    """

    line: Literal["header"] = "header"
    journal: Literal["cardgame-tui"] = "cardgame-tui"
    format: int = FORMAT
    version: str
    begun: str
    ruleset: str
    ruleset_version: str
    rules: str = ""
    options: dict[str, object]
    variant: VariantPart | None = None
    own_cards: list[dict[str, object]] = []
    position: dict[str, Any] | None = None
    random: list[int | list[str]] = []
    chance: list[int | str | list[str]] = []
    opening: list[Count | tuple[Count, ...]] = []
    decks: tuple[Sections, Sections]
    deck_names: tuple[str, str]
    names: tuple[str, str]
    seats: tuple[str, str]
    privacy: Annotated[str, AfterValidator(_one_of(choices_of("privacy")))]
    undo: Annotated[str, AfterValidator(_one_of(choices_of("undo")))]
    asking: Annotated[str, AfterValidator(_one_of(choices_of("asking")))] = DEFAULTS.asking
    seed: int
    first_seed: int | None = None
    fingerprint: str
    origin: Origin | None = None

    def setup(self, ruleset: Ruleset, file: str) -> Setup:
        """Make the set-up again.

        Args:
            ruleset: the game.
            file: name of the journal, for messages.

        Raises:
            ContentError: with all options, cards and deck entries that no longer exist.
        """
        options: OptionModel = check_options(
            ruleset.options_model, self.options, Document(file, {"options": self.options}), ("options",)
        )
        variant = None if self.variant is None else self.variant.variant()
        cards = cards_of_match(ruleset, options, variant, self.own_cards, self.decks, file)
        return Setup(
            ruleset=ruleset,
            options=options,
            cards=cards,
            decks=self.decks,
            position=self.position,
            random=[*(Drawn(each) if isinstance(each, int) else each for each in self.random), *self.chance],
            opening=self.opening,
            own_cards=self.own_cards,
            variant=variant,
            table=FOR_PLAYERS.with_words(dict(self)),
            **_shared_fields(self),
        )


def header_of(setup: Setup, origin: Origin | None = None) -> Header:
    """Write down what a match begins from."""
    return Header(
        version=__version__,
        begun=now(),
        ruleset=setup.ruleset.id,
        ruleset_version=setup.ruleset.version,
        rules=setup.rules_in_short,
        options=setup.options.model_dump(mode="json"),
        variant=VariantPart.of(setup.variant),
        own_cards=[dict(table) for table in setup.own_cards],
        position=None if setup.position is None else dict(setup.position),
        **_scripted(setup.random),
        opening=list(setup.opening),
        decks=(_sections(setup, 1), _sections(setup, 2)),
        fingerprint=fingerprint(setup),
        origin=origin,
        **setup.table.of_match,
        **_shared_fields(setup),
    )


def _scripted(outcomes: Sequence[Scripted]) -> dict[str, Any]:
    """The field that outcomes of chance are written into."""
    field = "random" if any(isinstance(each, Drawn) for each in outcomes) else "chance"
    return {field: [each if isinstance(each, int | str) else list(each) for each in outcomes]}


def _shared_fields(part: Header | Setup) -> dict[str, Any]:
    """The fields that a header and a set-up share."""
    return {name: getattr(part, name) for name in ("deck_names", "names", "seats", "seed", "first_seed")}


def fingerprint(setup: Setup) -> str:
    """A hash of the printed text of the cards in play; it changes when one of them changes."""
    printed = [setup.cards[name] for name in sorted(_in_play(setup))]
    words = [(card.name, card.kind, card.text, *setup.ruleset.describe(card)) for card in printed]
    return blake2b(repr(words).encode(), digest_size=8).hexdigest()


def _in_play(setup: Setup) -> set[str]:
    """Names of the cards in both decks, in the position, and of those that were changed or added."""
    listed = {name for deck in setup.decks for names in deck.values() for name in names}
    listed.update(_texts(setup.position))
    listed.update(str(table.get("name")) for table in setup.own_cards)
    return listed & setup.cards.keys()


def _texts(value: object) -> Iterator[str]:
    """Every text within nested tables and lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _sections(setup: Setup, seat: int) -> Sections:
    return {section: list(names) for section, names in setup.decks[seat - 1].items()}
