"""Muster and holding area (rulebook sections 7 and 8)."""
