"""A match at one terminal: who decides, who may look, and what stops it. Knows no screen."""
