"""Tools for testing a ruleset: the conformance kit and the scenario runner."""
