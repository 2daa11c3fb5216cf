// The messages between server and client, one type per struct of
// src/lastfire/server/messages.py.

/** Words in both languages. */
export interface Words {
  en: string;
  ja: string;
}

/** One value of an option of a game. */
export interface GameOptionOut {
  name: string;
  type: 'bool' | 'int' | 'choice';
  default: boolean | number | string;
  choices: (number | string)[];
  low: number | null;
  high: number | null;
  words: Words;
}

export interface GameOut {
  name: string;
  title: Words;
  seats: number[];
  options: GameOptionOut[];
  bots: string[];
}

export interface GamesOut {
  games: GameOut[];
}

export interface Chair {
  seat: number;
  who: 'here' | 'link' | 'bot';
  name: string;
  bot: string | null;
  taken: boolean;
  connected: boolean;
}

export interface ChairIn {
  who: 'here' | 'link' | 'bot';
  bot: string | null;
  name: string;
}

export interface TableIn {
  game: string;
  chairs: ChairIn[];
  options: Record<string, boolean | number | string>;
  seed: number | null;
  pace: Pace;
}

export type Pace = 'calm' | 'normal' | 'quick' | 'off';

export interface TableCreated {
  table: string;
  join_url: string;
  seat_links: (string | null)[];
}

export interface TableOut {
  table: string;
  game: string;
  chairs: Chair[];
  state: 'playing' | 'over';
}

export interface SeatsOut {
  seats: number[];
}

export interface ErrorOut {
  error: { code: string; field: string | null; text: Words };
}

export interface OptionOut {
  position: number;
  id: number;
  verb: string;
  args: Record<string, number | string>;
  text: Words;
}

export interface AskOut {
  number: number;
  seat: number;
  question: string;
  text: Words;
  about: Record<string, any>;
  /** Empty when another seat is asked. */
  options: OptionOut[];
}

export interface RecordOut {
  number: number;
  kind: string;
  args: Record<string, any>;
  text: Words;
}

export interface Waiting {
  seat: number;
  bot: boolean;
  /** Unix time in seconds. */
  since: number;
}

// From the server.

export interface Hello {
  type: 'hello';
  table: string;
  game: string;
  seats: number[];
  looking: number | null;
  chairs: Chair[];
  version: number;
}

export interface State {
  type: 'state';
  version: number;
  view: any;
  ask: AskOut | null;
  odds: any | null;
  records: RecordOut[];
  can_undo: boolean;
  waiting: Waiting | null;
}

export interface Done {
  type: 'done';
  key: string;
  ask: number;
}

export interface Refused {
  type: 'refused';
  key: string | null;
  code: string;
  text: Words;
}

export interface Chairs {
  type: 'chairs';
  chairs: Chair[];
}

export type ServerMessage = Hello | State | Done | Refused | Chairs;

// From the client.

export interface Answer {
  type: 'answer';
  ask: number;
  position: number;
  key: string;
}

export interface Undo {
  type: 'undo';
  ask: number;
  key: string;
}

export interface Look {
  type: 'look';
  seat: number | null;
}

export interface HandOver {
  type: 'hand_over';
  seat: number;
  bot: string;
}

export interface TakeBack {
  type: 'take_back';
  seat: number;
}

export interface ClaimAbsent {
  type: 'claim_absent';
  seat: number;
}

export interface History {
  type: 'history';
  since: number;
}

export type ClientMessage = Answer | Undo | Look | HandOver | TakeBack | ClaimAbsent | History;
