"""A controlled English: parses card text into a tree and prints the tree back."""

import difflib
import itertools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, TypeVar

from cardgame_tui.paths import NoHomeError, cache_dir
from cardgame_tui.text.errors import A_NAME, A_NUMBER, END_OF_TEXT, TextError
from cardgame_tui.text.nodes import Form, Node
from cardgame_tui.text.printer import print_text
from cardgame_tui.text.readings import Readings
from cardgame_tui.text.tokens import COUNTS, END, NAME, NUMBER, MismatchError, Token, tokens_of

if TYPE_CHECKING:
    from cardgame_tui.text.grammar import Grammar
    from cardgame_tui.text.parser import Parser

Root = TypeVar("Root", bound=Node)


class Language(Generic[Root]):
    """All sentences that the given forms can make.

    Args:
        root: The form or category of a complete text.
        forms: Sentence forms and word Enums; categories need not be listed.
        name: The language's name in error messages.
        synonyms: Words that are read as another word, such as a plural as its singular; they are never printed
            unless a phrase or a word list has them.
        cache: Folder of cached parse tables; by default the one in the user's cache folder.
        forks: Whether words may begin like those of another phrase, so that later words decide. Without it such
            phrases are an error of the language; with it a text that has two readings to its end is refused.
        names_before: Words before which an unknown word is a name without quotes.
    """

    def __init__(
        self,
        root: type[Root],
        forms: Iterable[Form],
        name: str,
        *,
        synonyms: Mapping[str, str] = MappingProxyType({}),
        cache: Path | None = None,
        forks: bool = False,
        names_before: Sequence[str] = (),
    ) -> None:
        self.root = root
        self.forms: tuple[Form, ...] = tuple(dict.fromkeys((root, *forms)))
        self.name = name
        self.synonyms = synonyms
        self._cache = cache
        self._forks = forks
        self._names_before = names_before
        self._built: Parser | None = None
        self._readings: Readings | None = None

    def build(self) -> "Parser":
        """Return the parser, made on the first call; the first `parse` makes it too.

        Raises:
            ValueError: A phrase is malformed, or two phrases read the same words differently; names them.
        """
        if self._built is None:
            self._built = self._parser()
        return self._built

    def grammar(self) -> "Grammar":
        """The grammar of its phrases.

        Raises:
            ValueError: A phrase is malformed.
        """
        from cardgame_tui.text.grammar import Grammar

        return Grammar(self.root, self.forms, self.synonyms, forks=self._forks)

    def _parser(self, *, renew: bool = False) -> "Parser":
        """A parser with the cached table, or with one that is made now."""
        from cardgame_tui.text.parse_table_cache import new_table, table_of
        from cardgame_tui.text.parser import Parser

        find = new_table if renew else table_of
        try:
            grammar = self.grammar()
            return Parser(grammar, find(grammar, self._cache or _users_cache()))
        except ValueError as error:
            raise ValueError(f"{self.name}: {error}") from error

    def parse(self, text: str, *, file: str | None = None, line: int = 1, column: int = 1) -> Root:
        """Return the tree of a text at a 1-based `line` and `column` of `file`.

        Raises:
            TextError: The text is not in this language.
            ValueError: The language itself is faulty, see `build`.
        """
        from cardgame_tui.text.parser import AmbiguousError

        kept = self._read_before.find(text)
        if isinstance(kept, self.root):
            return kept
        tokens = self._tokens(text)
        try:
            tree = self._tree(tokens)
        except MismatchError as mismatch:
            raise self._error(text, mismatch, file, line, column) from None
        except AmbiguousError as readings:
            printed = tuple([print_text(each) for each in readings.trees if isinstance(each, Node)])
            raise TextError(
                file, line, column, "", text, (), (), known=True, readings=printed or ("several things",)
            ) from None
        assert isinstance(tree, self.root)
        return tree

    def keep(self, texts: Iterable[str], mark: str = "") -> None:
        """Keep the trees of texts, and of the empty one, so that the next start need not read them again.

        Args:
            texts: the texts.
            mark: stands for a set of cards whose texts were all found to have a meaning; empty for none.

        Raises:
            TextError: One of them is not in this language.
        """
        before = self._read_before
        new = [text for text in ("", *texts) if not isinstance(before.find(text), self.root)]
        before.keep({text: self.parse(text) for text in new}, mark)

    def checked(self, mark: str) -> bool:
        """Whether a set of cards was kept with this mark, so that its texts need not be checked again."""
        return self._read_before.checked(mark)

    @property
    def _read_before(self) -> Readings:
        if self._readings is None:
            settings = self.root.__qualname__, sorted(self.synonyms.items()), self._forks, self._names_before
            self._readings = Readings(self.forms, settings, self._cache or _users_cache())
        return self._readings

    def unread(self, text: str) -> int:
        """How many tokens of a text are left where it can no longer be read, its end among them; 0 if it is read.

        Much quicker than `parse` of a text that cannot be read, since it says nothing about why.

        Raises:
            ValueError: The language itself is faulty, see `build`.
        """
        from cardgame_tui.text.parser import TableError

        tokens = self._tokens(text)
        try:
            return len(tokens) - self.build().reach(tokens)
        except TableError:
            self._built = self._parser(renew=True)
            return len(tokens) - self._built.reach(tokens)

    def _tokens(self, text: str) -> list[Token]:
        read = [token._replace(kind=self.synonyms.get(token.kind, token.kind)) for token in tokens_of(text)]
        if self._names_before:
            read = [self._named(each, after) for each, after in itertools.zip_longest(read, read[1:])]
        return [*read, Token(END, "", len(text.rstrip()))]

    def _named(self, token: Token, after: Token | None) -> Token:
        """A token, as a name if it is an unknown word before one of `names_before`."""
        named = after is not None and after.kind in self._names_before and token.kind not in self.build().spelling
        return Token(NAME, f'"{token.text}"', token.start) if named and token.text.isalpha() else token

    def _tree(self, tokens: Sequence[Token]) -> object:
        """The tree of a text; a cached table that turns out to be wrong is made again."""
        from cardgame_tui.text.parser import TableError

        try:
            return self.build().parse(tokens)
        except TableError:
            self._built = self._parser(renew=True)
            return self._built.parse(tokens)

    def print(self, tree: Root) -> str:
        """Return the text of a tree in its preferred wording.

        Raises:
            ValueError: No phrase can express a node.
        """
        return print_text(tree)

    def _error(self, text: str, mismatch: MismatchError, file: str | None, line: int, column: int) -> TextError:
        understood = text[: mismatch.token.start]
        lines = understood.split("\n")
        spelling = self.build().spelling
        expected = self._spelled(mismatch.expected)
        found = mismatch.token.text
        known = mismatch.token.kind in spelling
        return TextError(
            file=file,
            line=line + len(lines) - 1,
            column=len(lines[-1]) + (column if len(lines) == 1 else 1),
            understood=understood.rstrip(),
            found=found,
            expected=expected,
            nearest=_nearest(found, expected) or (() if known else _nearest(found, self._spelled(spelling))),
            known=known,
        )

    def _spelled(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Return token kinds in words, sorted, numbers under one name."""
        spelling = {**self.build().spelling, **dict.fromkeys((NUMBER, *COUNTS), A_NUMBER), NAME: A_NAME}
        names = {spelling.get(kind, END_OF_TEXT) for kind in kinds}
        return tuple(sorted(names, key=str.casefold))


def _users_cache() -> Path:
    """The user's cache folder; without one a relative path, which is not used."""
    try:
        return cache_dir()
    except NoHomeError:
        return Path()


def _nearest(found: str, words: tuple[str, ...]) -> tuple[str, ...]:
    by_folded = {word.casefold(): word for word in words}
    return tuple(by_folded[near] for near in difflib.get_close_matches(found.casefold(), by_folded))
