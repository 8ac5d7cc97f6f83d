"""A small battlefield on which one effect is carried out as its item would be when it resolves."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Option, Prompt, Script
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.text.abilities import Effect
from rulesets.dimensional_rift.cards.arrows import parse_arrows
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.sentences import Triggered
from rulesets.dimensional_rift.content.abilities import ability_of
from rulesets.dimensional_rift.content.common import common_action
from rulesets.dimensional_rift.content.compiler import compile_text
from rulesets.dimensional_rift.content.full import in_full
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.rules.steps.verb import perform_effects
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem

ALL_ARROWS = parse_arrows("T TR R BR B BL L TL")
CARDS = {
    "Source": RiftPrinted("Source", "creature", "", might=2, life=5, arrows=ALL_ARROWS),
    "Friend": RiftPrinted("Friend", "creature", "", might=1, life=5, arrows=ALL_ARROWS),
    "Enemy": RiftPrinted("Enemy", "creature", "", might=1, life=5, arrows=ALL_ARROWS),
    "Engine": RiftPrinted("Engine", "artifact", "", arrows=ALL_ARROWS),
    "Blade": RiftPrinted("Blade", "artifact", "", subtype="equipment", lends_might=1),
}
"""Cards without a text; the creatures and the Engine have single arrows in every direction."""


class Battlefield:
    """Seat 1 has Source in 1C3, Friend in 1C2, Engine in 1A3 and Blade in 1A4, seat 2 has Enemy in 2C3.

    Args:
        changes: what differs, as values of `Placed`, by zone.
        conquered: creature zones of seat 1 that are conquered beyond those that hold a card.
        hand, deck: names of seat 1's cards there.
    """

    def __init__(
        self,
        changes: Mapping[str, Mapping[str, Any]] | None = None,
        *,
        conquered: Sequence[str] = (),
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
    ) -> None:
        ruleset = load_ruleset("dimensional_rift")
        options = RiftOptions()
        start = Start(1, options, ({}, {}), cards={**ruleset.cards_for(options), **CARDS})
        duel = ruleset.new_duel(start)
        assert isinstance(duel, RiftDuel)
        self.duel = duel
        placed = {"1C3": "Source", "1C2": "Friend", "1A3": "Engine", "1A4": "Blade", "2C3": "Enemy"}
        field = {zone: {"card": name, **(changes or {}).get(zone, {})} for zone, name in placed.items()}
        mine = {zone: card for zone, card in field.items() if zone[0] == "1"}
        ruleset.arrange(
            self.duel,
            {
                "seat1": {
                    "field": mine,
                    "conquered": ["1C2", "1C3", *conquered],
                    "hand": list(hand),
                    "deck": list(deck),
                },
                "seat2": {"field": {"2C3": field["2C3"]}},
            },
        )

    def card(self, zone: str) -> RiftCard:
        """The card in a zone."""
        card: RiftCard = self.duel.named[zone].cards[0]
        return card

    def names(self, zone: str) -> list[str]:
        """The cards in a zone or pile."""
        return [card.printed.name for card in self.duel.named[zone].cards]

    def perform(
        self, effects: str, targets: Sequence[str] = (), answers: Sequence[object] = (), source: str = "1C3"
    ) -> None:
        """Carry out effects written as on a card.

        Args:
            effects: the sentence without its trigger.
            targets: the zones picked, in order.
            answers: what is answered on resolution: the name of a zone, the key or the value of an option.
            source: the zone of the card they are on.
        """
        item = self.item(effects, RiftItem, targets, source)
        run(self.duel, perform_effects(self.duel, item), answers)

    def ability(self, sentence: str) -> Ability:
        """The activated ability of a sentence."""
        return compile_text(LANGUAGE.parse(f"{sentence}.")).activations[0]

    def item(self, effects: str, kind: type[RiftItem], targets: Sequence[str], source: str = "1C3") -> Any:
        """An item for effects written as on a card, its targets picked."""
        ability = ability_of(0, effects, "DR-121", parsed(effects), named=common_action)
        card = self.card(source)
        item = kind(card.owner, "DR-121", "activation", card, ability=ability)
        item.targets = [self.duel.named[zone] for zone in targets]
        return item


def parsed(effects: str) -> tuple[Effect, ...]:
    """The effects of a sentence."""
    sentence = in_full(LANGUAGE.parse(f"When summoned: {effects}.")).abilities[0]
    assert isinstance(sentence, Triggered)
    return sentence.effects


def run(duel: RiftDuel, script: Script[None], answers: Sequence[object]) -> None:
    """Run a script to its end; it must ask exactly as often as there are answers."""
    left = list(answers)
    try:
        prompt = next(script)
        while True:
            prompt = script.send(_index_of(duel, prompt, left.pop(0)))
    except StopIteration:
        assert not left, f"never asked for {left}"


def _index_of(duel: RiftDuel, prompt: Prompt, answer: object) -> int:
    for index, option in enumerate(prompt.options):
        if answer in _names_of(duel, option):
            return index
    raise AssertionError(f"{prompt.ask} does not offer {answer}: {prompt.options}")


def _names_of(duel: RiftDuel, option: Option) -> tuple[object, ...]:
    zone = None if option.zone is None else duel.zones[option.zone]
    there = [] if zone is None else [card.printed.name for card in zone.cards]
    card = "" if option.card is None else duel.cards[option.card].printed.name
    return (option.key, option.value, "" if zone is None else zone.name, card, *there)
