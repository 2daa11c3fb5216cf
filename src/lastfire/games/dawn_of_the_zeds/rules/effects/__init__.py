"""What cards do: verbs, and holdings that stay in force."""
