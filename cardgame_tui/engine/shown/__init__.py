"""What people see of a duel: faces of cards, the layout of the table, words, views, facts."""
