"""How a scenario is played and checked, step by step. What others import is in scenario.py."""
