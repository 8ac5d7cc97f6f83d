"""Tests of `cardgame_tui.play`."""
