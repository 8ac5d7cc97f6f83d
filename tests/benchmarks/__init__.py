"""How fast it is: scripts run on purpose with ``python -m tests.benchmarks [name...]``; nothing here is a test."""
