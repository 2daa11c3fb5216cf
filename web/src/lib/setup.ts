// What a game says of its own options on the page for a new table.
import type { Component } from 'svelte';
import type { GameOut, OptionValue, Words } from './messages';

/** What has been chosen so far, by name of the option; what is not named has its default. */
export type Choosing = Record<string, OptionValue>;

export interface GameSetUp {
  /** Options that the game's own part of the page shows. */
  own: ReadonlySet<string>;
  /** The option means something as things stand. */
  applies(name: string, chosen: Choosing): boolean;
  /** Why it cannot be changed now, and what it is. */
  locked(name: string, chosen: Choosing, seats: number): { value: OptionValue; why: Words } | null;
  /** A choice can be made as things stand. */
  allows(name: string, choice: string, chosen: Choosing, seats: number): boolean;
  /** What is sent: nothing that does not apply or is locked. */
  sent(chosen: Choosing, seats: number): Choosing;
}

export interface SetUpProps {
  game: GameOut;
  seats: number;
  chosen: Choosing;
}
export type SetUpPart = Component<SetUpProps, Record<string, never>, 'chosen'>;
