"""Games for programs that learn. What needs the extra ``rl`` is skipped without it; ``nox -s rl`` has it."""
