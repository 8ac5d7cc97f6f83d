"""A test file for each room of `verbs`, each test named after its verb."""
