"""The steps every rule is made of: damage, breach, leaving a site, triggers, and verbs."""
