"""What holds at every prompt of a random duel, under any options."""

import pytest

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.starts import starts_of
from rulesets.grand_archive.rules.stack.checks import is_dead
from rulesets.grand_archive.state.card import FIELD, ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import traits
from tests.rulesets.grand_archive.tables import GAME

DUELS = 4
MOST = 1500
"""Prompts that are looked at in a duel: without draws it need not end."""


def side_is_sound(duel: ArchiveDuel, seat: int) -> None:
    """Cards are where their kind belongs (GA-10, GA-51, GA-60)."""
    side = duel.sides[seat]
    for kind in ("deck", "material", "hand", "memory", "graveyard", "banishment"):
        cards = duel.pile(seat, kind).cards
        assert all(card.owner == seat for card in cards)
        assert not any(forgets_nothing(card) for card in cards)
        if kind in ("deck", "hand", "memory", "graveyard"):
            assert not any(card.printed.material for card in cards)
    assert all(card.printed.material or card.preserved for card in side.material.cards)
    assert all(card.printed.kind in ("champion", "ally") for card in side.units.cards)
    assert all(card.printed.kind in ("item", "weapon") for card in side.things.cards)
    assert len(side.mastery.cards) <= 1
    assert all(card.damage >= 0 and all(count > 0 for count in card.counters.values()) for card in side.field())


def forgets_nothing(card: ArchiveCard) -> bool:
    """Whether a card outside the field still has a counter but for omens, or a state (GA-12)."""
    return bool(set(card.counters) - {"omen"}) or card.rested or card.damage > 0 or card.transformed


def lineage_is_sound(duel: ArchiveDuel, seat: int) -> None:
    """The champion is its top card, and every card under an object has it for its host (GA-25, GA-26)."""
    champion = duel.champion(seat)
    assert (champion is None) == (not duel.sides[seat].lineage.cards)
    if champion is not None:
        lineage = duel.lineage(champion)
        assert lineage == duel.sides[seat].lineage.cards
        assert champion.printed is lineage[-1].printed
        assert [card.printed.level for card in lineage] == sorted({card.printed.level or 0 for card in lineage})
    numbers = {card.id for card in duel.sides[seat].field()}
    assert all(card.host in numbers for card in duel.sides[seat].loaded.cards)


def stack_is_sound(duel: ArchiveDuel) -> None:
    """Every card on the stack has an instance, and targets are parallel to the places that chose them (GA-139)."""
    sources = {item.source.id for item in duel.stack if item.is_card and item.source is not None}
    assert {card.id for card in duel.field_of_effects.cards} == sources
    assert all(len(item.aims) == len(item.targets) for item in duel.stack)
    assert not duel.waiting
    assert not duel.ending
    assert not duel.shown


def checks_are_done(duel: ArchiveDuel) -> None:
    """Nothing is left that a state-based check would do before a player receives Opportunity (GA-264)."""
    assert not any(is_dead(card, traits(duel, card)) for card in duel.objects())
    assert not any(card.token and card.zone is not None and card.zone.kind not in FIELD for card in duel.cards)
    for card in duel.objects():
        if card.printed.program.link:
            assert card.linked is not None
            assert not card.linked.lost
            assert on_field(card.linked.thing)
    if duel.options.unique_rule:
        for seat in SEATS:
            named = [card.name for card in duel.sides[seat].field() if "unique" in traits(duel, card).supertypes]
            assert len(named) == len(set(named))
    if duel.combat is None:
        assert not any(duel.sides[seat].intent.cards for seat in SEATS)


@pytest.mark.parametrize("turned", [False, True], ids=["default options", "options drawn"])
def test_the_state_is_valid_at_every_prompt(turned: bool) -> None:
    start_of, chance, prompts = starts_of(GAME, turn_options=turned), Chance(4), 0
    for seed in range(DUELS):
        driver = Driver(GAME, start_of(seed), keep=False, log=False)
        while (prompt := driver.prompt) is not None and len(driver.given) < MOST:
            duel = driver.duel
            assert isinstance(duel, ArchiveDuel)
            if prompt.ask == "priority":
                for seat in SEATS:
                    side_is_sound(duel, seat)
                    lineage_is_sound(duel, seat)
                stack_is_sound(duel)
                checks_are_done(duel)
            prompts += 1
            order = list(range(len(prompt.options)))
            chance.shuffle(order)
            driver.answer(order[0] if prompt.single else tuple(order[: prompt.limit]))
    assert prompts > 100 * DUELS
