"""Dead of Winter: rules, bot, environment, terminal."""
