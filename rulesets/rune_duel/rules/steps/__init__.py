"""The steps every rule is made of: damage, healing, drawing, leaving the line, and effect words."""
