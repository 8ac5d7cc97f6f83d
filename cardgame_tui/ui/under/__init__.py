"""A duel under another rule: the form that asks for the rule, both boards, what bots say of it, playing on."""
