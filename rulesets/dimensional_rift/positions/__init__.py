"""Positions of Dimensional Rift for scenarios: laying out, checking, writing down, and reading facts."""
