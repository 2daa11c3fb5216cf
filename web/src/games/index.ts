// Which games have a drawn table. A game is a folder with a Board.svelte, a facts.ts, and, if
// it wishes, a Phase.svelte for the middle of the top rim.
import type { Component } from 'svelte';
import type { Board, GameFacts, PhaseProps } from '../lib/board';

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const phases = import.meta.glob<{ default: Component<PhaseProps> }>('./*/Phase.svelte');
const facts = import.meta.glob<{ facts: GameFacts }>('./*/facts.ts');

export interface Drawn {
  board: Board;
  phase: Component<PhaseProps> | null;
  facts: GameFacts;
}

/** The drawn table of a game; null when there is none. */
export async function drawnTable(game: string): Promise<Drawn | null> {
  const board = boards[`./${game}/Board.svelte`];
  const told = facts[`./${game}/facts.ts`];
  if (board === undefined || told === undefined) return null;
  const phase = phases[`./${game}/Phase.svelte`];
  const [one, two, three] = await Promise.all([board(), phase?.(), told()]);
  return { board: one.default, phase: two?.default ?? null, facts: three.facts };
}
