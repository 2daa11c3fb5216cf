"""What cards of The Long Night say and do."""
