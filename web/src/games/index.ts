// Which games have a drawn table. A game is a folder with a Board.svelte, a facts.ts, and, if it wishes, a Phase.svelte for the
// middle of the top rim, a Page.svelte for the notebook, a setup.ts with a SetUp.svelte for its part of the page for a new table, and a
// lobby.css for the colours of its tables in the lobby.
import type { Component } from 'svelte';
import type { Board, GameFacts, PageProps, PhaseProps } from '../lib/board';
import type { GameSetUp, SetUpPart } from '../lib/setup';

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const phases = import.meta.glob<{ default: Component<PhaseProps> }>('./*/Phase.svelte');
const pages = import.meta.glob<{ default: Component<PageProps> }>('./*/Page.svelte');
const facts = import.meta.glob<{ facts: GameFacts }>('./*/facts.ts');

import.meta.glob('./*/lobby.css', { eager: true });

const setUps = import.meta.glob<{ setup: GameSetUp }>('./*/setup.ts', { eager: true });
const setUpParts = import.meta.glob<{ default: SetUpPart }>('./*/SetUp.svelte');

/** How the options of a game hang together; null where it does not say. */
export const setUpOf = (game: string): GameSetUp | null => setUps[`./${game}/setup.ts`]?.setup ?? null;
/** A game's own part of the page for a new table. */
export const setUpPart = async (game: string): Promise<SetUpPart | null> => (await setUpParts[`./${game}/SetUp.svelte`]?.())?.default ?? null;

export interface Drawn {
  board: Board;
  phase: Component<PhaseProps> | null;
  page: Component<PageProps> | null;
  facts: GameFacts;
}

/** The drawn table of a game; null when there is none. */
export async function drawnTable(game: string): Promise<Drawn | null> {
  const board = boards[`./${game}/Board.svelte`];
  const told = facts[`./${game}/facts.ts`];
  if (board === undefined || told === undefined) return null;
  const phase = phases[`./${game}/Phase.svelte`];
  const [one, two, three, four] = await Promise.all([board(), phase?.(), told(), pages[`./${game}/Page.svelte`]?.()]);
  return { board: one.default, phase: two?.default ?? null, facts: three.facts, page: four?.default ?? null };
}
