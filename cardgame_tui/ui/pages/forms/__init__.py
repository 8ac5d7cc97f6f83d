"""Forms: their fields, what keys do to them, and how they are drawn."""
