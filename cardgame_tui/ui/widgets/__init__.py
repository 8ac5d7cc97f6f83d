"""What draws the model's lines."""
