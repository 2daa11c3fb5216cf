"""The server: tables of people and bots, their seats, what is kept, and what each screen is sent."""
