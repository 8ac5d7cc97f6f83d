"""Tests of Dimensional Rift in addition to its rulings."""
