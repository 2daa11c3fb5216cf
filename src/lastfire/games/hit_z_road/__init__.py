"""Hit Z Road: rules, bot, environment, terminal."""
