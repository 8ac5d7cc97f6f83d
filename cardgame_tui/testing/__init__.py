"""Tools to test a ruleset with: the conformance kit and the scenario runner."""
