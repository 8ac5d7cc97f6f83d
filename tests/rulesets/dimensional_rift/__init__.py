"""Tests of Dimensional Rift beside its rulings."""
