"""Costs and paying them (rulebook section 11)."""
