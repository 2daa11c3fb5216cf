// What the shell and the board of a game say to each other.
import type { Component, Snippet } from 'svelte';
import type { AskOut, RecordOut } from './messages';

export type Lang = 'en' | 'ja';

export interface BoardProps {
  /** The view JSON of the seat looked at (or the public one), as of the animation queue. */
  view: any;
  /** The open question; its options are there only if it is mine to answer now. */
  ask: AskOut | null;
  odds: any | null;
  /** All records so far; the last `fresh` ones are new with this state and may be animated. */
  records: RecordOut[];
  fresh: number;
  /** The seat looked at; null for a spectator. */
  me: number | null;
  /** A name per seat. */
  names: string[];
  lang: Lang;
  /** Words of cards, tokens, faces. */
  catalogue: any;
  waiting: { seat: number; bot: boolean; since: number } | null;
  /** Sends the answer; the shell guards against sending twice. */
  answer: (position: number) => void;
  /** 1.6 calm, 1 normal, 0.5 quick, 0 off (also with reduced motion). */
  speed: number;
  /** The notebook; a wide board places it, otherwise the shell shows it in a drawer. */
  notebook: Snippet;
  /** 1200 px and more. */
  wide: boolean;
  /** Less than 700 px. */
  narrow: boolean;
  /** When chances are shown. */
  oddsShown: 'off' | 'focus' | 'always';
  /** One touch instead of two for answers that reveal something. */
  quickHands: boolean;
}

export type Board = Component<BoardProps>;

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
