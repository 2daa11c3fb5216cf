// Which games have a drawn table. A game is a folder with a Board.svelte and, if
// it wishes, a Phase.svelte for the middle of the top rim.
import type { Component } from 'svelte';
import type { Board, PhaseProps } from '../lib/board';

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const phases = import.meta.glob<{ default: Component<PhaseProps> }>('./*/Phase.svelte');

export interface Drawn {
  board: Board;
  phase: Component<PhaseProps> | null;
}

/** The drawn table of a game; null when there is none. */
export async function drawnTable(game: string): Promise<Drawn | null> {
  const board = boards[`./${game}/Board.svelte`];
  if (board === undefined) return null;
  const phase = phases[`./${game}/Phase.svelte`];
  const [one, two] = await Promise.all([board(), phase?.()]);
  return { board: one.default, phase: two?.default ?? null };
}
