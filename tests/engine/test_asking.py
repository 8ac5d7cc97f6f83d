"""The questions every game asks: what they offer, what they grey out, what they return."""

from collections.abc import Iterator

import pytest

from cardgame_tui.engine.asking import (
    NO,
    YES,
    both_choose,
    both_pick_card,
    choose,
    choose_judged,
    choose_some,
    confirm,
    pick_card,
    pick_cards,
    pick_item,
    pick_zone,
    put_in_order,
)
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.prompt import BOTH, Judged, Option, Refusal
from cardgame_tui.engine.shown.view import view
from cardgame_tui.engine.shown.wording import option_words
from cardgame_tui.engine.stack import ItemRef, StackItem
from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.driver import Driver
from tests.engine.bare import BareDuel, bare_table, card_named, play
from tests.games.auction import AUCTION, auction_start

LETTERS = [Option(letter) for letter in "abc"]
TIRED = Refusal("T-9", "it is tired")
NONE = Option("none")


def test_choose_returns_the_chosen_option() -> None:
    duel = bare_table()
    card, zone = duel.cards[3], duel.zones[2]
    (prompt,), option = play(choose(duel, 2, "letter", "T-1", LETTERS, card=card, zone=zone), 1)
    assert option is LETTERS[1]
    assert (prompt.seat, prompt.ask, prompt.rule, prompt.card, prompt.zone) == (2, "letter", "T-1", 3, 2)
    assert prompt.single


def test_choose_names_what_it_does_not_offer() -> None:
    duel = bare_table()
    script = choose(duel, 1, "letter", "T-1", LETTERS, why_not=lambda: [(NONE, TIRED)])
    next(script)
    assert list(duel.why_not()) == [(NONE, TIRED)]


def test_a_question_forgets_what_the_last_one_refused() -> None:
    duel = bare_table()
    duel.why_not = lambda: [(NONE, TIRED)]
    next(put_in_order(duel, 1, "order", "T-1", LETTERS))
    assert list(duel.why_not()) == []


def test_choose_some_returns_them_as_picked() -> None:
    (prompt,), picked = play(choose_some(bare_table(), 1, "some", "T-1", LETTERS, 0), (2, 0))
    assert [option.key for option in picked] == ["c", "a"]
    assert (prompt.least, prompt.limit, prompt.ordered) == (0, 3, False)


def test_choose_some_names_what_it_does_not_offer() -> None:
    duel = bare_table()
    next(choose_some(duel, 1, "some", "T-1", LETTERS, 0, why_not=lambda: [(NONE, TIRED)]))
    assert list(duel.why_not()) == [(NONE, TIRED)]


def only_b() -> Iterator[Judged]:
    """Judge the letters: all but one are refused."""
    for letter in LETTERS:
        yield letter, None if letter.key == "b" else TIRED


def test_judged_options_are_offered_or_refused() -> None:
    duel = bare_table()
    script = choose_judged(duel, 2, "letter", "T-1", only_b, none=NONE, card=duel.cards[3])
    prompt = next(script)
    assert (prompt.seat, prompt.ask, prompt.rule, prompt.card) == (2, "letter", "T-1", 3)
    assert list(prompt.options) == [LETTERS[1], NONE]
    assert list(duel.why_not()) == [(LETTERS[0], TIRED), (LETTERS[2], TIRED)]
    (_,), chosen = play(choose_judged(duel, 2, "letter", "T-1", only_b), 0)
    assert chosen is LETTERS[1]


def test_refusals_are_judged_only_when_somebody_asks() -> None:
    calls = []

    def judge() -> Iterator[Judged]:
        calls.append("judged")
        yield from only_b()

    duel = bare_table()
    next(choose_judged(duel, 1, "letter", "T-1", judge))
    assert calls == ["judged"]
    duel.why_not()
    assert calls == ["judged", "judged"]


def test_nobody_is_asked_when_every_option_is_refused() -> None:
    prompts, chosen = play(choose_judged(bare_table(), 1, "letter", "T-1", lambda: [(LETTERS[0], TIRED)]))
    assert (prompts, chosen) == ([], None)


def test_choose_some_of_exactly_one_takes_a_bare_index() -> None:
    (prompt,), picked = play(choose_some(bare_table(), 1, "some", "T-1", LETTERS, 1, 1), 2)
    assert prompt.single
    assert [option.key for option in picked] == ["c"]


def test_put_in_order_asks_for_all() -> None:
    (prompt,), order = play(put_in_order(bare_table(), 1, "order", "T-1", LETTERS), (2, 0, 1))
    assert [option.key for option in order] == ["c", "a", "b"]
    assert (prompt.least, prompt.most, prompt.ordered) == (3, 3, True)


def test_both_choose_in_one_prompt() -> None:
    (prompt,), chosen = play(both_choose(bare_table(), "letter", "T-1", LETTERS), (2, 0))
    assert prompt.seat == BOTH
    assert chosen == (LETTERS[2], LETTERS[0])


def test_confirm_is_yes_or_no() -> None:
    duel = bare_table()
    (prompt,), sure = play(confirm(duel, 1, "sure", "T-1"), 0)
    _, unsure = play(confirm(duel, 1, "sure", "T-1"), 1)
    assert list(prompt.options) == [YES, NO]
    assert (sure, unsure) == (True, False)


def no_second(found: Card[Printed] | Zone) -> Refusal | None:
    """Refuse what ends in ``1``, and hands."""
    return TIRED if found.name.endswith(("1", "hand")) else None


def test_pick_card_offers_and_greys_out_by_one_predicate() -> None:
    duel = bare_table()
    cards = duel.named["seat1.hand"].cards
    script = pick_card(duel, 1, "card", "T-1", cards, no_second)
    prompt = next(script)
    first, second = (card.id for card in cards)
    assert [option.card for option in prompt.options] == [first]
    assert [(option.card, refusal) for option, refusal in duel.why_not()] == [(second, TIRED)]


def test_pick_card_returns_the_card_or_none() -> None:
    duel = bare_table()
    cards = duel.named["seat1.hand"].cards
    prompts, picked = play(pick_card(duel, 1, "card", "T-1", cards, none=NONE), 1)
    assert picked is cards[1]
    assert prompts[0].options[-1] is NONE
    assert play(pick_card(duel, 1, "card", "T-1", cards, none=NONE), 2)[1] is None


def test_pick_cards_picks_several_in_one_question() -> None:
    duel = bare_table()
    cards = [*duel.named["seat1.hand"].cards, *duel.named["seat2.hand"].cards]
    (prompt,), picked = play(pick_cards(duel, 1, "cards", "T-1", cards, no_second, most=3), (1,))
    legal = [card for card in cards if no_second(card) is None]
    assert [option.card for option in prompt.options] == [card.id for card in legal]
    assert (prompt.least, prompt.limit) == (0, min(3, len(legal)))
    assert picked == [legal[1]]
    assert {option.card for option, _ in duel.why_not()} == {card.id for card in cards if card not in legal}


def test_pick_cards_does_not_ask_where_too_few_may_be_picked() -> None:
    duel = bare_table()
    cards = duel.named["seat1.hand"].cards
    assert play(pick_cards(duel, 1, "cards", "T-1", cards, no_second, least=2)) == ([], [])
    assert play(pick_cards(duel, 1, "cards", "T-1", [])) == ([], [])


def test_nothing_to_pick_from_is_not_asked() -> None:
    duel = bare_table()
    card = card_named(duel, "1.hand.1")
    assert play(pick_card(duel, 1, "card", "T-1", [card], no_second)) == ([], None)
    assert play(pick_zone(duel, 1, "zone", "T-1", [duel.named["seat1.hand"]], no_second)) == ([], None)


def test_pick_zone_returns_the_zone_or_none() -> None:
    duel = bare_table()
    rows = [duel.named["seat1.row"], duel.named["seat2.row"]]
    assert play(pick_zone(duel, 1, "zone", "T-1", rows, none=NONE), 1)[1] is rows[1]
    assert play(pick_zone(duel, 1, "zone", "T-1", rows, none=NONE), 2)[1] is None


def test_pick_zone_offers_and_greys_out_by_one_predicate() -> None:
    duel = bare_table()
    row, hand = duel.named["seat1.row"], duel.named["seat1.hand"]
    prompt = next(pick_zone(duel, 1, "zone", "T-1", [row, hand], no_second))
    assert [option.zone for option in prompt.options] == [row.id]
    assert [(option.zone, refusal) for option, refusal in duel.why_not()] == [(hand.id, TIRED)]


def test_every_question_about_open_cards_can_be_public() -> None:
    duel = bare_table()
    scripts = (
        choose_some(duel, 1, "some", "T-1", LETTERS, 0, public=True),
        put_in_order(duel, 1, "order", "T-1", LETTERS, public=True),
        confirm(duel, 1, "sure", "T-1", public=True),
    )
    assert [next(script).public for script in scripts] == [True] * 3
    assert not next(choose_some(duel, 1, "some", "T-1", LETTERS, 0)).public


def table_with_items() -> BareDuel:
    """Two items of one card, one without a card, and one whose card only seat 2 sees."""
    duel = bare_table()
    open_card, hidden = card_named(duel, "1.row.0"), card_named(duel, "2.hand.0")
    for source in (open_card, open_card, None, hidden):
        duel.push(StackItem(1, "T-2", "spark", source))
    return duel


def test_a_stack_item_is_picked_by_its_number() -> None:
    duel = table_with_items()
    (prompt,), item = play(pick_item(duel, 1, "cancel", "T-1", duel.stack), 1)
    assert item is duel.stack[1]
    assert [option.key for option in prompt.options] == ["item"] * 4
    assert [option.value for option in prompt.options] == [
        ItemRef(1, "spark 1"),
        ItemRef(2, "spark 2"),
        ItemRef(3, "spark"),
        ItemRef(4, "spark"),
    ]
    words = [frozenset(option_words(duel, option)) for option in prompt.options]
    assert len(set(words[:3])) == 3


@pytest.mark.parametrize(("seat", "public", "seen"), [(1, False, False), (2, False, True), (2, True, False)])
def test_a_stack_item_does_not_name_a_card_its_reader_does_not_see(seat: int, public: bool, seen: bool) -> None:
    duel = table_with_items()
    prompt = next(pick_item(duel, seat, "cancel", "T-1", duel.stack, public=public))
    open_card, hidden = card_named(duel, "1.row.0").id, card_named(duel, "2.hand.0").id
    assert [option.card for option in prompt.options] == [open_card, open_card, None, hidden if seen else None]


def test_refused_items_are_greyed_out() -> None:
    duel = table_with_items()
    sourceless = duel.stack[2]
    script = pick_item(
        duel, 1, "cancel", "T-1", duel.stack, lambda item: TIRED if item is not sourceless else None, none=NONE
    )
    assert [option.key for option in next(script).options] == ["item", "none"]
    assert [(option.value, refusal) for option, refusal in duel.why_not()] == [
        (ItemRef(1, "spark 1"), TIRED),
        (ItemRef(2, "spark 2"), TIRED),
        (ItemRef(4, "spark"), TIRED),
    ]
    (_,), picked = play(pick_item(duel, 1, "cancel", "T-1", duel.stack, none=NONE), 4)
    assert picked is None
    assert play(pick_item(duel, 1, "cancel", "T-1", duel.stack, lambda item: TIRED)) == ([], None)


def test_both_pick_a_card_of_their_own() -> None:
    duel = bare_table()
    hands = {seat: duel.named[f"seat{seat}.hand"].cards for seat in (1, 2)}
    tired = hands[1][0]
    script = both_pick_card(duel, "bid", "T-1", hands, lambda card: TIRED if card is tired else None)
    first = next(script)
    assert (first.seat, [option.card for option in first.options]) == (1, [hands[1][1].id])
    assert [(option.card, refusal) for option, refusal in duel.why_not()] == [(tired.id, TIRED)]
    second = script.send(0)
    assert (second.seat, [option.card for option in second.options]) == (2, [card.id for card in hands[2]])
    with pytest.raises(StopIteration) as ended:
        script.send(1)
    assert ended.value.value == {1: hands[1][1], 2: hands[2][1]}


def test_who_cannot_pick_picks_none() -> None:
    duel = bare_table()
    hands = {1: [], 2: duel.named["seat2.hand"].cards}
    prompts, picked = play(both_pick_card(duel, "bid", "T-1", hands), 0)
    assert [prompt.seat for prompt in prompts] == [2]
    assert picked == {1: None, 2: hands[2][0]}


def test_the_second_seat_learns_nothing_of_the_choice_of_the_first() -> None:
    seen = []
    for answer in range(3):
        driver = Driver(AUCTION, auction_start(1))
        driver.answer(answer)
        assert driver.prompt is not None
        shown = view(AUCTION, driver.duel, 2)
        options = [AUCTION.wording.option(driver.duel, option) for option in driver.prompt.options]
        seen.append((shown, options, len(driver.duel.events or ())))
    assert seen[0] == seen[1] == seen[2]
