"""Brawl: creatures with damage, which their cards declare."""

from importlib.resources import files

from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, each_seat, kept
from cardgame_tui.engine.duel import Duel, Start, other
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.zone import Sight
from cardgame_tui.ruleset import Ruleset

LIFE = 3
IS_TIRED = Refusal("BR-2", "it is tired")


class Creature(Card[Printed]):
    """A creature."""

    damage = kept(0, "damage on it")
    tired = kept(False, "whether it is tired")
    hit_by: list[str] = kept([], "kinds of those that have hit it")


class BrawlDuel(Duel[Creature, OptionModel]):
    """A duel of Brawl."""

    places = (Place("hand", Sight.OWNER), Place("road", Sight.ALL), Place("discard", Sight.ALL))
    hits = each_seat(0, "hits dealt")


class Brawl(Ruleset[BrawlDuel, Creature]):
    """The game."""

    id, title, version = "brawl", "Brawl", "1"
    duel_class, card_class = BrawlDuel, Creature
    cards = {name: Printed(name, kind, "") for name, kind in (("Fox", "quick"), ("Boar", "slow"))}
    rulebook = files(__package__) / "brawl.md"
    slots = frozenset({"road"})
    score = "hits"
    settle_rules = {"conceded": "BR-5", "agreed": "BR-5"}
    wording = Wording(
        asks={"fight": "{seat}: which creature fights?"},
        events={"hits": "{card} hits {other}", "falls": "{card} falls", "result_road": "{seat} holds the road"},
        phases={"fight": "Fight"},
    )

    def turn(self, duel: BrawlDuel) -> Script[None]:
        """Let a creature fight (BR-2)."""
        duel.turn, duel.phase = duel.turn + 1, "fight"
        seat = duel.active
        mine, theirs = duel.zone_of(seat, "road").cards, duel.zone_of(other(seat), "road").cards
        fighter = yield from pick_card(
            duel, seat, "fight", "BR-2", list(mine), lambda card: IS_TIRED if card.tired else None, public=True
        )
        if fighter is None:
            for card in mine:
                card.tired = False
        else:
            self.hit(duel, fighter, theirs[0])
        duel.active = other(seat)
        if not theirs:
            duel.finish(seat, "BR-4", "road")

    def hit(self, duel: BrawlDuel, fighter: Creature, target: Creature) -> None:
        """Deal damage (BR-2), and discard who has too much (BR-3)."""
        fighter.tired = True
        target.damage += 1
        target.hit_by.append(fighter.printed.kind)
        duel.hits[fighter.owner] += 1
        duel.note("BR-2", "hits", fighter.owner, card=fighter, other=target)
        if target.damage >= LIFE:
            duel.note("BR-3", "falls", card=target)
            target.damage, target.tired, target.hit_by = 0, False, []
            duel.move(target, duel.zone_of(target.owner, "discard"))


BRAWL = Brawl()


def brawl_start(seed: int) -> Start:
    """A start with both creatures on each side of the road."""
    deck = {"road": ("Fox", "Boar")}
    return Start(seed, OptionModel(), (deck, deck), cards=BRAWL.cards)
