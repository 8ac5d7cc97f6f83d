"""Opportunity and the Effects Stack: checks, targets, resolution, negating and copying (sections H, K and T)."""
