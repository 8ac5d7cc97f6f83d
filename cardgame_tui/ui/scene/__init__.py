"""What the table shows at one moment, before it is drawn: places, log, question, cursor."""
