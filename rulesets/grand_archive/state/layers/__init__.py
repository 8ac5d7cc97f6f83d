"""How characteristics are worked out from what is printed, from counters and from effects in layers (GA-196)."""
