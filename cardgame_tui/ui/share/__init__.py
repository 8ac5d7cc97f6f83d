"""A match as one page of HTML, to send to somebody who asks what happened."""
