"""A match at one terminal: who decides, who may look, and what stops it. Independent of any screen."""
