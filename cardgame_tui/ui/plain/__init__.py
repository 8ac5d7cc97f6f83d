"""The same duel as lines of text: for screen readers, scripts and tests."""
