"""Where a text puts things: zones, and places in a deck (GA-10, GA-32). A card goes to the zone of its owner."""

from enum import Enum

_OWNERS = ("its owner's", "their owner's", "their owners'", "that player's")


class Onto(Enum):
    """The word before what counters are moved to."""

    ONTO = "onto"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("to", "on")


class Spot(Enum):
    """A place that things are put into; whoever's it is said to be, it is that of the card's owner."""

    YOUR_HAND = "into your hand"
    HAND = "into its owner's hand"
    YOUR_MEMORY = "into your memory"
    MEMORY = "into its owner's memory"
    YOUR_GRAVEYARD = "into your graveyard"
    GRAVEYARD = "into its owner's graveyard"
    YOUR_BANISHMENT = "into your banishment"
    BANISHMENT = "into its owner's banishment"
    YOUR_MATERIAL = "into your material deck"
    MATERIAL = "into its owner's material deck"
    YOUR_TOP = "on top of your deck"
    TOP = "on top of its owner's deck"
    YOUR_BOTTOM = "on the bottom of your deck"
    BOTTOM = "on the bottom of its owner's deck"
    FIELD = "onto the field"
    RESTED = "onto the field rested"

    @property
    def place(self) -> str:
        """The place without its owner: ``hand``, ``top`` and so on."""
        return self.name.removeprefix("YOUR_").lower()

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        if self.place in ("field", "rested"):
            return (self.value.replace("the field", "the field under your control"),) if self is Spot.FIELD else ()
        yours = self.name.startswith("YOUR")
        said = "your" if yours else "its owner's"
        owners = ("your", "their") if yours else _OWNERS
        words = [self.value, *_otherwise(self.value)]
        owners = (
            (*owners, "that") if not yours and "deck" in self.value and "material" not in self.value else owners
        )
        found = [each.replace(said, owner) for each in words for owner in owners]
        found += [f"{each}s" for each in found if not yours and self.place in ("hand", "graveyard", "deck")]
        if self is Spot.BOTTOM:
            found += ["on the bottom", "at the bottom", "to the bottom"]
        return tuple(dict.fromkeys(each for each in found if each != self.value))


def _otherwise(words: str) -> list[str]:
    """Other ways to say a place."""
    if words.startswith("into"):
        return [words.replace("into", "in", 1), words.replace("into", "to", 1)]
    if words.startswith("on top"):
        return [words.replace("on top", "on the top"), words.replace("on top", "to the top")]
    return [words.replace("on the", "at the"), words.replace("on the", "to the")]
