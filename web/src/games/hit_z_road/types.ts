// What a view of Hit Z Road holds. Ids are those of the catalogue. Written by
// `python -m lastfire.server.typescript` from src/lastfire/games/hit_z_road/rules/view.py: change that file,
// not this one.

export type Phase = 'planning' | 'auction' | 'payment' | 'encounter' | 'over';

export type Face = 'blank' | 'opportunity' | 'kill' | 'bonus_kill' | 'casualty' | 'fatal';

/** One group. */
export interface SeatView {
  seat: number;
  alive: boolean;
  people: number;
  ammo: number;
  gas: number;
  adrenaline: number;
  bid: number;
  passed: boolean;
  initiative: number | null;
  won: number;
  /** Null where the watcher may not look. */
  won_cards: string[] | null;
  vp: number | null;
  tokens: Record<string, number>;
  wheel_armed: boolean;
  map_vp: number;
  journey_vp: number;
  leg_vp: number;
  paid: boolean;
}

/** One path, numbered from 1; a card face down or gone is null. */
export interface PathView {
  path: number;
  key: number;
  cards: (string | null)[];
  face_down: boolean[];
  gone: boolean[];
  taken_by: number | null;
}

/** The encounter under way. */
export interface DrivingView {
  seat: number;
  path: number;
  slot: number;
  card: string | null;
}

/** The fight under way. */
export interface FightView {
  zombies: number;
  zombies_at_start: number;
  skulls: number;
  red_dice: number;
  may_flee: boolean;
  may_spend: boolean;
  volley_skulls_add: boolean;
  volley: Face[] | null;
  melee_rolls: number;
  black: Face[];
  red: Face[];
}

/** Who leads for an epilogue card, and who would hold it now. */
export interface RaceView {
  category: string;
  most: number[];
  holder: number | null;
}

/** A contaminated area, and the stage it lies on. */
export interface TileView {
  size: number;
  stage: number;
}

/** The journey variant. */
export interface JourneyView {
  stage: number;
  tiles: TileView[];
  car_keys: number | null;
}

/** When the auction ends. */
export interface AuctionView {
  passes_in_a_row: number;
  needed: number;
}

/** How the points of one seat came about. */
export interface ScoreView {
  seat: number;
  alive: boolean;
  cards: number;
  maps: number;
  epilogue: string[];
  epilogue_vp: number;
  sets: number;
  journey: number;
  legs: number;
  total: number;
}

/** How the game ended. */
export interface ResultView {
  winners: number[];
  reason: string;
  scores: ScoreView[];
  /** Solo, on a road that was driven to its end: the band, from 0. */
  rating: number | null;
}

/** What a seat may know of the table. */
export interface RoadView {
  game: 'hit_z_road';
  seat: number | null;
  round: number;
  rounds: number;
  level: number;
  leg: number;
  legs: number;
  phase: Phase;
  turn: number | null;
  order: number[];
  seats: SeatView[];
  paths: PathView[];
  deck: number[];
  driving: DrivingView | null;
  fight: FightView | null;
  /** Empty in solo. */
  epilogue: RaceView[];
  journey: JourneyView | null;
  auction: AuctionView | null;
  result: ResultView | null;
}
