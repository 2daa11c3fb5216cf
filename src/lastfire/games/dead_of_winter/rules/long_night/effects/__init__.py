"""What cards of The Long Night say and do beside what those of the base game do."""
