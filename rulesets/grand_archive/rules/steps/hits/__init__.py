"""Damage, from what is about to be dealt to whom it has killed (section P)."""
