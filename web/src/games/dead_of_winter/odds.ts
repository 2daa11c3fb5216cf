// What the odds of Dead of Winter hold. Written by `python -m lastfire.server.typescript`
// from src/lastfire/games/dead_of_winter/rules/odds.py and what it imports: change those, not this one.

/** The chances of one roll for exposure, and of dying in all of them. */
export interface Exposure {
  rolls: number;
  wound: number;
  frostbite: number;
  bitten: number;
  death: number;
}

/** The most rolls of one of several survivors, and the chance that somebody dies. */
export interface Exposures {
  people: number;
  rolls: number;
  death: number;
}

/** What is known about an option: the least die, chances, and how a card counts for the crisis. */
export interface OptionOdds {
  least?: number;
  hit?: number;
  lives?: number;
  zombie?: number;
  crisis?: number;
  exposure?: Exposure;
  /** By number of a die, the wounds that what is attacked brings, -1: death; `exposure` counts them. */
  encounter?: number[];
  exposures?: Exposures;
  finds?: Record<string, number>;
}

/** What the crisis needs, and what of the cards added the seat has seen. */
export interface CrisisOdds {
  needed: number;
  right: number;
  wrong: number;
  unseen: number;
}

/** What the colony phase will bring if nothing changes before it. */
export interface Night {
  round: number;
  food: number;
  shortage: boolean;
  hunger: number;
  waste: number;
  /** The cards that are wanted even if all those unseen help. */
  crisis_missing: number;
  crisis: CrisisOdds | null;
  zombies: Record<string, number>;
  overruns: Record<string, number>;
}

/** All odds worth showing to a seat. */
export interface ColonyOdds {
  /** By position. */
  options: Record<string, OptionOdds>;
  /** By location and symbol: the next card. */
  decks: Record<string, Record<string, number>>;
  night: Night | null;
}
