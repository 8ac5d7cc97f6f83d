"""The designer's bench: plays the same duels under different rules, keeps them in a folder, and compares them."""
