"""From the tree of a card's text to its program: price, keywords, Actions, activations and triggers."""

from typing import Any

from cardgame_tui.text import Node, changed, nodes_of
from cardgame_tui.text.abilities import CardText, Condition, Sentence
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, sentences, statics
from rulesets.dimensional_rift.cards.keywords import Given, Keyword
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.price import price_of
from rulesets.dimensional_rift.cards.program import Ability, Happened, Lasting, Program
from rulesets.dimensional_rift.content.abilities import ability_of, optional_parts
from rulesets.dimensional_rift.content.common import common_action
from rulesets.dimensional_rift.content.events import apart, event_of, foreseen
from rulesets.dimensional_rift.content.full import in_full
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.options import Edition
from rulesets.dimensional_rift.verbs.conditions import Fix, Forbid, Strip
from rulesets.dimensional_rift.verbs.striking import Do

_BENDING = (
    statics.May, statics.Ban, statics.OnlyBy, statics.OnlyTargets, statics.Own, statics.Look, statics.Lack,
    statics.Fixed, statics.Must, statics.BarPlayers, statics.Often, statics.Enters, Forbid, Strip, Fix,
)  # fmt: skip


def compile_text(tree: CardText, edition: Edition = "conquest") -> Program:
    """Turn the tree of a card's text into its program.

    Args:
        tree: the text.
        edition: the edition of the duel; a printed Action differs between the two (DR-93, DR-102).

    Raises:
        TypeError: for a sentence form that this module forgot to compile.
    """
    full = changed(in_full(tree), _happened)
    program = Program(mentions=frozenset(node for node in nodes_of(tree) if isinstance(node, Keyword)))
    for number, (printed, sentence) in enumerate(zip(tree.abilities, full.abilities, strict=True)):
        compiler = _Compiler(program, number, LANGUAGE.print(CardText((printed,))), edition)
        for part in apart(sentence):
            compiler.add(part, None)
    given = (word for each in program.statics for word in nodes_of(each.static) if isinstance(word, Keyword))
    program.bends = any(isinstance(node, _BENDING) for node in nodes_of(tree))
    program.gives = program.grants.union(given)
    program.asked = frozenset(node.trigger for node in nodes_of(full) if isinstance(node, Happened))
    program.counts = any(isinstance(node, happenings.Tally) for node in nodes_of(tree))
    return program


def _happened(node: Node) -> Node | None:
    """What a condition asks of this turn, by the event of the rules (DR-212)."""
    heard = event_of(node.event) if isinstance(node, happenings.ThisTurn) else None
    if heard is None:
        return None
    names = ("who", "whom", "action", "seats")
    return Happened(heard.trigger, **{name: heard.values[name] for name in names if heard.values.get(name)})


class _Compiler:
    """Adds one sentence to a program."""

    def __init__(self, program: Program, number: int, label: str, edition: Edition) -> None:
        self.program = program
        self.number = number
        self.label = label
        self.edition = edition

    def add(self, sentence: Sentence, condition: Condition | None) -> None:
        """Add a sentence, which counts while a condition holds."""
        program = self.program
        match sentence:
            case sentences.SummoningCost(costs=costs):
                program.price = price_of(costs)
            case sentences.Keywords(words=words):
                self._words(words, condition)
            case sentences.Listed(first=first, words=words):
                self._words((first, *words), condition)
            case sentences.PrintedAction():
                self._action(sentence, condition)
            case sentences.Activated(effects=effects, steps=steps, once=once, slow=slow):
                activations = program.slow_activations if slow else program.activations
                needed = both(sentence.condition, condition)
                activations.append(self._ability(effects, steps, once=once, condition=needed))
            case sentences.Triggered():
                self._trigger(sentence, condition)
            case sentences.Instead():
                self._instead(sentence, condition)
            case sentences.Always(static=static):
                program.statics.append(Lasting(static, both(sentence.condition, condition)))
            case sentences.While(condition=needed, ability=ability):
                self.add(ability, needed)
            case sentences.Grants(words=lent, common=common):
                program.grants |= set(lent)
                program.grants_action = common_action(common) if common else None
            case _:
                raise TypeError(f"no meaning for {type(sentence).__name__}")

    def _ability(self, effects: Any, steps: Any, rule: str = "DR-121", **more: Any) -> Ability:
        return ability_of(self.number, self.label, rule, effects, steps, named=common_action, more=more)

    def _words(self, words: tuple[Given, ...], condition: Condition | None) -> None:
        """Keywords that are always there are looked up faster than those that a condition gives."""
        keywords = {word for word in words if isinstance(word, Keyword)} if condition is None else set()
        self.program.keywords |= keywords
        if others := tuple(word for word in words if word not in keywords):
            self.program.statics.append(Lasting(statics.Have(others, Reference.THIS), condition))

    def _action(self, sentence: sentences.PrintedAction, outer: Condition | None) -> None:
        """A printed Action; in edition rift a slow activation, once per turn (DR-102)."""
        condition = both(sentence.condition, outer)
        match sentence.effects:
            case (Do(who=None, partner=None, action=action),) if not sentence.steps and condition is None:
                named = common_action(action)
                if self.edition == "conquest":
                    self.program.actions.append(named)
                else:
                    self.program.slow_activations.append(self._ability(named.effects, (), "DR-102", once=True))
                return
        if self.edition == "rift":
            slow = self._ability(sentence.effects, sentence.steps, "DR-102", once=True, condition=condition)
            self.program.slow_activations.append(slow)
            return
        self.program.conditional = self.program.conditional or condition is not None
        self.program.actions.append(self._ability(sentence.effects, sentence.steps, "DR-93", condition=condition))

    def _instead(self, sentence: sentences.Instead, condition: Condition | None) -> None:
        optional, effects = optional_parts(sentence.effects) if sentence.effects else (False, ())
        heard = foreseen(sentence.event)
        more: dict[str, Any] = {"optional": optional, "once": sentence.once, "condition": condition}
        ability = self._ability(effects, (), "DR-202", **more, **heard.values)
        self.program.replaces.setdefault(heard.trigger, []).append(ability)

    def _trigger(self, sentence: sentences.Triggered, condition: Condition | None) -> None:
        program, event = self.program, sentence.event
        assert isinstance(event, sentences.When)
        optional, effects = optional_parts(sentence.effects)
        heard = event_of(event.what)
        late = event.after and not _survives(event.what)
        needed = both(sentence.condition, condition)
        more: dict[str, Any] = {"optional": optional, "once": sentence.once, "condition": needed, "late": late}
        if heard is None:
            ability = self._ability(effects, sentence.steps, **more)
            program.thresholds.append((event.what, ability))
        else:
            ability = self._ability(effects, sentence.steps, **more, **heard.values)
            triggers = program.watching if heard.of_others else program.triggers
            triggers.setdefault(heard.trigger, []).append(ability)
        program.transforms = program.transforms or ability.transforms


def both(one: Condition | None, two: Condition | None) -> Condition | None:
    """What holds while both conditions hold."""
    if one is None or two is None:
        return one or two
    return said.All((one, two))


def _survives(what: Condition | None) -> bool:
    return isinstance(what, happenings.Acts) and what.deed is happenings.Deed.SURVIVED
