"""Kills of the program, in lines of text and on the screen, also on a disk and a machine that fail."""

from tests.attack.kills.stories import attack

__all__ = ["attack"]
