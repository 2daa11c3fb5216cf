// What the odds of Hit Z Road hold. Written by `python -m lastfire.server.typescript`
// from src/lastfire/games/hit_z_road/rules/odds.py and what it imports: change those, not this one.

/** What a card asks for, and how many lives it costs not to pay. */
export interface Cost {
  resource: string;
  count: number;
  lives: number;
  token: string | null;
}

/** The prospects of a path. */
export interface PathOdds {
  survive: number;
  all_live: number;
  people: number;
  lose: number;
  join: number;
  ammo: number;
  gas: number;
  adrenaline: number;
  vp: number;
  map_vp: number;
  zombies: number;
  fight: boolean;
  unknown: number;
  costs: Cost[];
  gains: string[];
  uses: string[];
}

/** The prospects of a fight. */
export interface FightOdds {
  win: number;
  people: number;
  adrenaline: number;
  zombies: number;
}

/** What becomes of those who flee, and the price. */
export interface FleeOdds {
  win: number;
  people: number;
  adrenaline: number;
  zombies: number;
  gas: number;
}

/** The chance to come through a contaminated area without a loss. */
export interface DetourOdds {
  unharmed: number;
}

/** All odds worth showing to a seat. */
export interface RoadOdds {
  paths: (PathOdds | null)[];
  /** By position. */
  options: Record<string, PathOdds | FleeOdds | FightOdds | DetourOdds>;
}
