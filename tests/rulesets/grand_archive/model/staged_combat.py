"""Stages a random combat of the plain model in the game and answers as the model decided.

Every unit is a card with the values that it has after layers, so that only combat is compared. What may attack,
be attacked and retaliate is compared as well: the game must offer what the model allows.
"""

from dataclasses import replace
from typing import Any

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import DuelOver, Start
from cardgame_tui.engine.prompt import Option, Prompt
from rulesets.grand_archive.cards.changes import Change
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.rules.main_phase import main_phase
from rulesets.grand_archive.rules.stack.priority import STACK
from rulesets.grand_archive.rules.steps.objects import champion
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.prevention import Prevention
from tests.rulesets.grand_archive.model.combat_cards import printed
from tests.rulesets.grand_archive.model.declaration import legal_targets, may_retaliate
from tests.rulesets.grand_archive.model.random_combats import Skirmish
from tests.rulesets.grand_archive.model.units import BULWARK, DOUBLE, Intent, Unit, Weapon

HAND = 9
"""Cards in each hand, to discard."""


class Staged:
    """A combat of the model in the game.

    Attributes:
        duel: the duel.
        declared: the combat as it was declared, before anything has left.
        cards: the cards of the game by their keys in the model.
        visits: the stays of these cards at the beginning.
        triggered: who has hit and who has killed whom, by the label of the ability.
        attacked: whether the attack is declared, or an attack card will do so.
    """

    def __init__(self, skirmish: Skirmish) -> None:
        self.skirmish, self.combat = skirmish, skirmish.combat
        weapons = tuple([replace(each, left=False) for each in self.combat.weapons])
        self.declared = replace(self.combat, weapons=weapons)
        options: dict[str, Any] = {
            name: getattr(skirmish.options, name)
            for name in ("weapon_wear_on_zero", "retaliation", "weapons_per_attack")
        }
        self.duel = ArchiveDuel(Start(1, ArchiveOptions(**options), ({}, {}), cards={}))
        self.duel.phase, self.duel.turn, self.duel.turns = "main", 5, {1: 3, 2: 2}
        self.duel.events = []
        self.cards: dict[int, ArchiveCard] = {}
        self.names: dict[int, str] = {}
        self.taken: list[int] = []
        self.triggered: set[tuple[str, int, int]] = set()
        self.attacked = any(intent.attack for intent in self.combat.intents)
        self.eventful = False
        self._lay_out()
        self.visits = {key: card.visit for key, card in self.cards.items()}
        self.keys = {card.id: key for key, card in self.cards.items()}

    def play(self) -> None:
        """Play the combat and the rest of the main phase."""
        script = main_phase(self.duel)
        try:
            prompt = next(script)
            while True:
                prompt = script.send(self._answer(prompt))
        except (StopIteration, DuelOver):
            return

    @property
    def leaving(self) -> list[int]:
        """The keys of the units and weapons that leave before the damage."""
        units = [unit.key for unit in (self.combat.attacker, *self.combat.foes) if unit.left]
        return units + [weapon.key for weapon in self.combat.weapons if weapon.left]

    def known(self, key: int) -> ArchiveCard | Known:
        """An object of the model, or what it was just before it left."""
        card = self.cards[key]
        return card if card.visit == self.visits[key] else self.duel.known[card.id, self.visits[key]]

    def _lay_out(self) -> None:
        attacker, foes = self.combat.attacker, self.combat.foes
        for seat, units in ((1, [attacker]), (2, foes)):
            for unit in units:
                self.cards[unit.key] = self._unit(seat, unit)
            for number in range(HAND):
                self._add(seat, "hand", printed(number, "action", ()))
        if self.duel.champion(1) is None:
            self._unit(1, Unit(-1, "champion", life=99))
        for weapon in self.combat.weapons:
            self.cards[weapon.key] = self._weapon(weapon)
        for intent in self.combat.intents:
            self.cards[intent.key] = self._intent(intent)
        if self.combat.plus:
            change = Change(Stat.POWER, plus=self.combat.plus)
            fixed = (self.cards[attacker.key].id,)
            self.duel.effects.add(Continuous("next_attack", None, None, change, until="turn", cards=fixed))
        self.duel.waiting.clear()

    def _add(self, seat: int, zone: str, face: ArchivePrinted) -> ArchiveCard:
        card = ArchiveCard(len(self.duel.cards), face, seat)
        return self.duel.add_card(card, self.duel.pile(seat, zone))

    def _unit(self, seat: int, unit: Unit) -> ArchiveCard:
        pride = [] if unit.obedient else [("Pride", 99)]
        words = [each for each in unit.words if each[0] != "Pride"] + pride
        stats: dict[str, Any] = {"power": unit.power, "life": unit.life or None, "banished": unit.banished}
        if unit.kind == "champion":
            top = self._add(seat, "material", printed(unit.key, "champion", words, level=0, **stats))
            card = champion.place(self.duel, seat, top, "GA-76")
        elif unit.kind == "ally":
            card = self._add(seat, "units", printed(unit.key, "ally", words, **stats))
        else:
            siegeable = {"subtypes": frozenset({"Siegeable"}), "durability": unit.durability}
            card = self._add(seat, "domains", printed(unit.key, "domain", words, **stats, **siegeable))
            card.counters["durability"] = unit.durability
        card.entered, card.damage, card.rested, card.distant = 1, unit.damage, not unit.awake, unit.distant
        if unit.bulwark:
            card.counters["bulwark"] = unit.bulwark
        self._prevent(unit, card)
        return card

    def _prevent(self, unit: Unit, card: ArchiveCard) -> None:
        """Put its preventions on a unit, each with an origin of its own that tells its name."""
        for each in unit.preventions:
            origin = self._add(1, "banishment", printed(len(self.names), "action", ()))
            self.names[origin.id] = each.name
            kind = {"combat": True, "other": False}.get(each.kind)
            stay = ((card.id, card.visit),)
            self.duel.preventions.append(
                Prevention(stay, each.amount, instance=not each.shield, combat=kind, origin=origin.id)
            )

    def _weapon(self, weapon: Weapon) -> ArchiveCard:
        bow = frozenset({"Bow"}) if weapon.needs_load else frozenset[str]()
        stats: dict[str, Any] = {"power": weapon.power, "durability": 3, "banished": weapon.banished}
        face = printed(weapon.key, "weapon", weapon.words, subtypes=bow, **stats)
        card = self._add(1, "things", face)
        card.counters["durability"] = weapon.durability
        return card

    def _intent(self, intent: Intent) -> ArchiveCard:
        """An attack card on the stack, or a card loaded into the weapon that needs one."""
        if not intent.attack:
            card = self._add(1, "loaded", printed(intent.key, "item", intent.words, power=intent.power))
            bow = next(each for each in self.combat.weapons if each.needs_load)
            card.host = self.cards[bow.key].id
            return card
        card = self._add(
            1, "hand", printed(intent.key, "attack", intent.words, power=intent.power, cost_kind="reserve")
        )
        attacker = self.cards[self.combat.attacker.key]
        attacker.rested = True
        self.duel.move(card, self.duel.field_of_effects)
        self.duel.push(ArchiveItem(1, "GA-105", "activation", card, visit=card.visit, performer=target(attacker)))
        return card

    def _answer(self, prompt: Prompt) -> int | tuple[int, ...]:
        if prompt.ask == STACK.ask:
            return self._with_opportunity(prompt)
        if prompt.ask == "trigger_order":
            return tuple(range(len(prompt.options)))
        if prompt.ask == "discard":
            return tuple(range(prompt.least))
        answer: int | tuple[int, ...] = getattr(self, f"_{prompt.ask}")(prompt)
        return answer

    def _with_opportunity(self, prompt: Prompt) -> int:
        combat, options = self.duel.combat, prompt.options
        if combat is None and not self.attacked and prompt.seat == 1:
            self.attacked = True
            number = self.cards[self.combat.attacker.key].id
            return [option.key == "attack" and option.card == number for option in options].index(True)
        if combat is not None and combat.step == "damage" and not self.eventful:
            self._events()
        if combat is not None and combat.step == "end":
            self._look_at_triggers()
        return len(options) - 1

    def _look_at_triggers(self) -> None:
        for item in self.duel.stack:
            assert item.ability is not None
            assert item.source is not None
            about: Any = item.about
            self.triggered.add((item.ability.label, self.keys[item.source.id], self.keys[about.thing.id]))

    def _events(self) -> None:
        """Compare who defends; then let leave what leaves before the damage."""
        self.eventful, combat = True, self.duel.combat
        assert combat is not None
        defending = {self.keys[each.thing.id] for each in combat.defenders}
        assert defending == {unit.key for unit in self.combat.foes if unit.defends}
        attacker = self.combat.attacker
        combat.gone = combat.gone or attacker.dropped
        dropped = {self.cards[unit.key].id for unit in self.combat.foes if unit.dropped}
        combat.defenders = [each for each in combat.defenders if each.thing.id not in dropped]
        for key in self.leaving:
            leave(self.duel, [self.cards[key]], "banished", "GA-333")
        self.duel.changed("field")

    def _wield(self, prompt: Prompt) -> int:
        for weapon in self.combat.weapons:
            if (place := self._place(prompt, weapon.key)) is not None:
                return place
        return len(prompt.options) - 1

    def _attack_target(self, prompt: Prompt) -> int:
        legal = legal_targets(self.declared, self.taken)
        if not self.taken and len(legal) == 1:
            self.taken += legal
            legal = legal_targets(self.declared, self.taken)
        assert {self.keys[option.card] for option in prompt.options if option.card is not None} == set(legal)
        for key in self.skirmish.chosen:
            if key not in self.taken:
                self.taken.append(key)
                place = self._place(prompt, key)
                assert place is not None
                return place
        return len(prompt.options) - 1

    def _intercept(self, prompt: Prompt) -> int:
        assert prompt.card is not None
        return self._yes_or_no(prompt, self.keys[prompt.card] == self.skirmish.interceptor)

    def _retaliate(self, prompt: Prompt) -> tuple[int, ...]:
        able = {unit.key: unit for unit in self.combat.foes if may_retaliate(unit)}
        offered = [self.keys[option.card] for option in prompt.options if option.card is not None]
        assert set(offered) == set(able)
        return tuple([place for place, key in enumerate(offered) if able[key].wants])

    def _retaliators(self, prompt: Prompt) -> tuple[int, ...]:
        places = [self._place(prompt, key) for key in self.combat.order]
        return tuple([place for place in places if place is not None])

    def _critical(self, prompt: Prompt) -> int:
        assert prompt.card is not None
        key = self.keys[prompt.card]
        units = (self.combat.attacker, *self.combat.foes)
        return self._yes_or_no(prompt, next(unit.paid for unit in units if unit.key == key))

    def _replacement(self, prompt: Prompt) -> int:
        assert prompt.card is not None
        key = self.keys[prompt.card]
        unit = next(unit for unit in (self.combat.attacker, *self.combat.foes) if unit.key == key)
        offered = [self._name(option) for option in prompt.options]
        return offered.index(next(name for name in unit.order if name in offered))

    def _name(self, option: Option) -> str:
        if option.card is not None:
            return self.names[option.card]
        return DOUBLE if getattr(option.value, "label", "") == "double it" else BULWARK

    def _place(self, prompt: Prompt, key: int) -> int | None:
        number = self.cards[key].id
        return next((n for n, option in enumerate(prompt.options) if option.card == number), None)

    def _yes_or_no(self, prompt: Prompt, yes: bool) -> int:
        return [option.key for option in prompt.options].index("yes" if yes else "no")
