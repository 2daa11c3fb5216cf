// What the shell and the board of a game say to each other.
import type { Component, Snippet } from 'svelte';
import type { Sound } from './sound';
import type { AsideOut, AskOut, OptionOut, Pace, RecordOut, Words } from './messages';

export type Lang = 'en' | 'ja';

export interface BoardProps {
  /** The view JSON of the seat looked at (or the public one), as of what is being shown. */
  view: any;
  /** The open question, once everything before it has been shown; its options only if it is mine to answer now. */
  ask: AskOut | null;
  /** What I can answer now; empty when somebody else is asked. */
  options: OptionOut[];
  /** The open question is mine. */
  mine: boolean;
  odds: any | null;
  /** All records up to what is being shown. */
  records: RecordOut[];
  /** The record being shown, if one is. */
  beat: RecordOut | null;
  /** What has happened is still being shown. */
  playing: boolean;
  /** Names of what changed without a way being shown: "seat-1", "path-2", "place-school". */
  changed: ReadonlySet<string>;
  /** The seat looked at; null for a spectator. */
  me: number | null;
  /** A name per seat. */
  names: string[];
  lang: Lang;
  /** Words of cards, tokens, faces. */
  catalogue: any;
  waiting: { seat: number; bot: boolean; since: number } | null;
  /** Sends the answer; the shell guards against sending twice, and against a touch that only ended a step. */
  answer: (position: number) => void;
  /** Shows the rest at once, and what follows too, until this screen is asked. */
  skipAhead: () => void;
  skipping: boolean;
  /** To a new table with the same people. */
  onleave: () => void;
  /** 1.6 calm, 1 normal, 0.5 quick, 0 off (also with reduced motion). */
  speed: number;
  /** The notebook; a wide board places it, otherwise the shell shows it in a drawer. */
  notebook: Snippet;
  /** 1200 px and more. */
  wide: boolean;
  /** Less than 700 px, or `low`. */
  narrow: boolean;
  /**
   * A phone held sideways (less than 500 px of height): the mat stands at the left, `--mat` wide and from edge to edge, one's own
   * side scrolls at the right, below the rim of the shell, which takes the topmost `--rim` of it.
   */
  low?: boolean;
  /** The rim of a wide table: a board that has its seats in a row puts them there. */
  rim?: HTMLElement;
  /** When chances are shown. */
  oddsShown: 'off' | 'focus' | 'always';
  /** One touch instead of two for answers that reveal something. */
  quickHands: boolean;
  /** What my seat may bring in unasked while somebody else is asked; nobody else knows of it. */
  aside?: AsideOut | null;
  bringIn?: () => void;
  /** Taking back the last answer; a board shows it near its tray. */
  undo?: TakingBack;
  /** How what happens is watched: a board whose game has `Motion.begins` shows it while something is played. */
  pacing?: Pacing;
}

export interface Pacing {
  paused: boolean;
  pause: (paused: boolean) => void;
  /** On to the next that begins, and stay there. */
  one: () => void;
  pace: Pace;
  setPace: (pace: Pace) => void;
}

export interface TakingBack {
  can: boolean;
  /** What keeps the last answer of this screen from being taken back; empty if nothing does. */
  why: string;
  /** Takes it back, or says why not. */
  run: () => void;
}

export type Board = Component<BoardProps>;

/** How a game moves from one state to the next. */
export interface Motion {
  /** The view after a record, near enough to be watched; the true one follows. */
  fold: (view: any, record: RecordOut) => any;
  /** How long a kind of record stays on show at normal speed, in milliseconds. */
  timeOf: (kind: string) => number;
  /** With a record of this kind something begins that can be watched by itself: whoever looks on may pause, and go on to the next. */
  begins?: (kind: string) => boolean;
  /** With more than this left to show, in milliseconds at normal speed, everything goes faster. */
  enough?: number;
}

/** Beside the `Board.svelte` of a game lies a `facts.ts` that exports these as `facts`. */
export interface GameFacts {
  motion: Motion;
  /** Kinds of record that open a new part of the log. */
  headings: readonly string[];
  /** What is heard when such a record comes. */
  sounds: Readonly<Record<string, Sound>>;
  /** Which groups of rules say something about a question. */
  rulesOf: Readonly<Record<string, readonly string[]>>;
  /** The question whose options are the deeds that the catalogue tells of, each with its rules. */
  deedsOf?: string;
  /** The name of the page that the game has in the notebook, beside the others: `Page.svelte` draws it. */
  pageOf?: (view: any) => Words;
  /** Puts records together that the log tells in one sentence. */
  gather?: (records: readonly RecordOut[]) => readonly RecordOut[];
}

/** What the `Page.svelte` of a game gets, which lies beside its `Board.svelte` and is opened with `I` as well. */
export interface PageProps {
  view: any;
  catalogue: any;
  records: readonly RecordOut[];
  /** The seat looked at; null for a spectator. */
  me: number | null;
  names: string[];
  lang: Lang;
}

/**
 * A game may also have a `Phase.svelte` beside its `Board.svelte`: rounds and phases, in the middle of the top rim
 * (on a phone in place of the title). It gets these.
 */
export interface PhaseProps {
  view: any;
  lang: Lang;
  wide: boolean;
  narrow: boolean;
}
