"""The attack: what it consists of, who takes it, and how its roles end."""
