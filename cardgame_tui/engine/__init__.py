"""The kernel: duels as scripts that yield prompts. Plain Python, no I/O, no clock, no terminal."""
