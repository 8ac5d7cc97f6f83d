"""What makes a scenario: its file, its cases, its expectations, its lesson."""
