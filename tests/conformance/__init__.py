"""Tests of the conformance kit and the scenario runner, and every game through the kit."""
