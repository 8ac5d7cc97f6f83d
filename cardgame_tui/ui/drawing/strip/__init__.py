"""The raised strip of the question: options, what they would do, and notes."""
