r"""The phrase syntax: how a sentence form writes its fields into English.

| written                | means                                                                         |
|------------------------|-------------------------------------------------------------------------------|
| `deal`, `damage`, `:`  | a literal word or sign; case and space do not matter, `a` also reads `an`     |
| `{whom}`               | the field `whom`: a number, a word of an Enum, or any node of a category      |
| `{name}`               | a field of type `str`: a name in double quotes, such as `"Scrap Hound"`       |
| `{count:article}`      | the number 1 as `a`/`an`; this phrase cannot say any other number             |
| `{count:word}`         | a number printed as `one` to `ten`; higher ones in digits                     |
| `{noun:plural}`        | the Enum word with an `s`, or the member's own `plural`; of a node, its word  |
| `{count:value}`        | of a number that may be an amount, one in words: `equal to {count:value}`     |
| `{count:any}`          | of a number that may be an amount, one in words or in digits                  |
| `{effect:closed}`      | any form of its category, in a phrase that does not end in another one        |
| `{whom:one}`           | only what is `Singular`; `{whom:many}` only what is `Plural`                  |
| `{deed:third}`         | an `Imperative` in the third person: `shuffles their deck`; also `{deed:they}` |
| `<gains/gain>`         | the first word after a `Singular` subject, the second after a `Plural` one    |
| `{words\|and}`         | several: `A`, `A and B`, `A, B and C`; any other word may replace `and`     |
| `{words\|+and}`        | the same for two or more                                                      |
| `{effects\|;}`         | several, joined by `; ` (or `,`)                                              |
| `{tests\| }`           | several, side by side                                                         |
| `{abilities\|.}`       | several, each closed by `.`                                                   |
| `[ until {when}]`      | an optional segment: left out when its fields are absent                      |
| `[yours= you control]` | an optional segment that says the bool field `yours` is True                  |
| `{once=once per turn}` | the same, not optional: this phrase is for True                               |
| `"`                    | a quotation mark: a complete sentence stands between two of them              |

A plain number is written in digits; `one` to `ten` are understood. A field is absent when it has its default;
where it has none, `None`, `False` and `()` count as absent if it may hold them.

A form may have several phrases, and all are understood. A node is printed with the first phrase that can say
it: one that mentions every field that is present and none that is absent. Words that are `Fronted` are understood
before the phrase too. A word may have further spellings, the `also` of its member: they are read, never printed.
"""

import re
from collections.abc import Iterator
from enum import Enum

from cardgame_tui.text.nodes import NO_DEFAULT, FieldKind, Fronted, Imperative, Node, field_kinds
from cardgame_tui.value import value

ARTICLE = "article"
PLURAL = "plural"
WORD = "word"
VALUE = "value"
ANY = "any"
CLOSED = "closed"
ONE = "one"
MANY = "many"
THIRD = "third"
THEY = "they"
PERSONS = (THIRD, THEY)

_PIECE = re.compile(r"\[(?P<segment>[^\]]*)\]|\{(?P<slot>[^{}\[\]]*)\}|(?P<literal>[^\[\]{}]+)|(?P<wrong>.)")
_LAST = re.compile(r"\[ (?P<slot>\{(?P<field>[a-z_]\w*)\})\]")
_VERB = re.compile(r"[a-z]+(?= |$)")
_YOUR = re.compile(r"\byour\b")
_NO_VERBS = frozenset(
    {"a", "as", "at", "if", "otherwise", "the", "time", "unless", "until", "when", "you", "your"}
)
_AGREEMENT = re.compile(r"<(?P<one>[^<>/]*)/(?P<many>[^<>/]*)>")
_SUBJECT = re.compile(r"\{(?P<field>[a-z_]\w*)\}")
_FLAG = re.compile(r"(?P<field>[a-z_]\w*)=(?P<text>.*)")
_SLOT = re.compile(
    r"(?P<field>[a-z_]\w*)(?::(?P<style>article|plural|word|value|any|closed|one|many|third|they))?"
    r"(?:\|(?P<joint>[;,. ]|\+?[a-z]+))?"
)


@value
class Slot:
    """A place for a field: `style` is empty or what follows its colon; `joint` is empty for one value."""

    field: str
    style: str
    joint: str


@value
class Phrasing:
    """One phrase with each optional segment either in or out.

    `pieces` are its literals and slots in reading order, `flags` are the bool fields that the words
    themselves make True, `source` is the phrase as written, `person` the style of its
    verb: empty, `third` or `they`.
    """

    pieces: tuple[str | Slot, ...]
    flags: tuple[str, ...]
    source: str
    person: str = ""

    @property
    def fields(self) -> set[str]:
        """The fields this phrasing mentions."""
        return {piece.field for piece in self.pieces if isinstance(piece, Slot)} | set(self.flags)


_EMPTY = ((), ())
_Part = tuple[tuple[str | Slot, ...], tuple[str, ...]]


_phrasings: dict[type[Node], tuple[Phrasing, ...]] = {}


def phrasings_of(form: type[Node]) -> tuple[Phrasing, ...]:
    """Return all phrasings of a sentence form, preferred ones first.

    Raises:
        ValueError: A phrase is malformed, names a field that does not exist, writes one in a way its type
            does not allow, or leaves out one that has no absent value.
    """
    if form not in _phrasings:
        phrasings = tuple(
            Phrasing(pieces, flags, phrase, person)
            for phrase in _orders(form)
            for text, person in _spoken(form, phrase)
            for pieces, flags in _expand(form, text, phrase)
        )
        for phrasing in phrasings:
            _check(form, phrasing)
        _phrasings[form] = phrasings
    return _phrasings[form]


def _spoken(form: type[Node], phrase: str) -> Iterator[tuple[str, str]]:
    """A phrase with its verb in each form that it has, and the style of that form."""
    if issubclass(form, Imperative) and (match := _VERB.match(phrase)) and match[0] not in _NO_VERBS:
        theirs = _YOUR.sub("their", phrase[match.end() :])
        yield phrase, ""
        yield third_person(match[0]) + theirs, THIRD
        yield match[0] + theirs, THEY
    elif _AGREEMENT.search(phrase):
        for number in (ONE, MANY):
            agreeing = _AGREEMENT.sub(rf"\g<{number}>", phrase)
            yield _SUBJECT.sub(rf"{{\g<field>:{number}}}", agreeing, count=1), ""
    else:
        yield phrase, ""


def third_person(verb: str) -> str:
    """`draws` for `draw`."""
    return (
        verb[:-1] + "ies"
        if verb.endswith("ry")
        else verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")
    )


def words_of(member: Enum, style: str = "") -> str:
    """Return the words of an Enum member, in the plural when `style` says so."""
    words = str(member.value)
    return str(getattr(member, "plural", words + "s")) if style == PLURAL else words


def spellings_of(member: Enum, style: str = "") -> tuple[str, ...]:
    """Return all spellings of an Enum member that are understood, the one that is printed first."""
    return (words_of(member, style), *(() if style == PLURAL else getattr(member, "also", ())))


def _orders(form: type[Node]) -> Iterator[str]:
    """Yield the phrases of a form, then those that open with words which may stand in front."""
    yield from form.PHRASES
    for phrase in form.PHRASES:
        for match in _LAST.finditer(phrase):
            kind = field_kinds(form).get(match["field"])
            if kind is not None and issubclass(kind.base, Fronted):
                yield f"{match['slot']}, {phrase[: match.start()]}{phrase[match.end() :]}"


def _expand(form: type[Node], text: str, phrase: str) -> list[_Part]:
    """Return the pieces and flags of each reading of `text`, the fullest first."""
    readings: list[_Part] = [_EMPTY]
    for choices in _choices(form, text, phrase):
        readings = [(pieces + more, flags + extra) for pieces, flags in readings for more, extra in choices]
    return readings


def _choices(form: type[Node], text: str, phrase: str) -> Iterator[list[_Part]]:
    for match in _PIECE.finditer(text):
        if (segment := match["segment"]) is not None:
            flag = _FLAG.fullmatch(segment)
            yield [*([_flag(flag)] if flag else _expand(form, segment, phrase)), _EMPTY]
        elif (slot := match["slot"]) is not None:
            yield [_slot(form, slot, phrase)]
        elif match["literal"] is not None:
            yield [((match["literal"],), ())]
        else:
            raise ValueError(f"{form.__name__}: stray {match['wrong']!r} in phrase {phrase!r}")


def _flag(match: "re.Match[str]") -> _Part:
    return (match["text"],), (match["field"],)


def _slot(form: type[Node], text: str, phrase: str) -> _Part:
    if flag := _FLAG.fullmatch(text):
        return _flag(flag)
    match = _SLOT.fullmatch(text)
    if match is None:
        raise ValueError(f"{form.__name__}: cannot read slot {{{text}}} in phrase {phrase!r}")
    return (Slot(match["field"], match["style"] or "", match["joint"] or ""),), ()


def _check(form: type[Node], phrasing: Phrasing) -> None:
    kinds = field_kinds(form)
    where = f"{form.__name__}: phrase {phrasing.source!r}"
    if unknown := phrasing.fields - set(kinds):
        raise ValueError(f"{where} names no field of the class: {', '.join(sorted(unknown))}")
    for field, kind in kinds.items():
        if field not in phrasing.fields and kind.absent is NO_DEFAULT:
            raise ValueError(f"{where} does not mention {field}, which has no absent value")
    for piece in phrasing.pieces:
        if isinstance(piece, Slot) and not _holds(piece, kinds[piece.field]):
            raise ValueError(f"{where} cannot write {piece.field} ({kinds[piece.field].base.__name__}) that way")
    if wrong := [flag for flag in phrasing.flags if kinds[flag].base is not bool]:
        raise ValueError(f"{where} uses {', '.join(wrong)} as a flag, but it is not a bool")


def _holds(slot: Slot, kind: FieldKind) -> bool:
    if kind.base is bool or bool(slot.joint) != kind.many:
        return False
    if slot.style in (ARTICLE, WORD):
        return kind.base is int
    if slot.style in (VALUE, ANY):
        return kind.amount is not None
    if slot.style == CLOSED:
        return issubclass(kind.base, Node)
    return slot.style not in (PLURAL, ONE, MANY, *PERSONS) or issubclass(kind.base, Enum | Node)
