// Tables this browser has sat at, for the lobby, the links of their seats, and the last new table.
import type { Chair, TableIn } from './messages';

export interface KeptTable {
  table: string;
  game: string;
  /** When it was last opened, in milliseconds. */
  at: number;
  /** Link per seat, where one was made here. */
  links: (string | null)[];
  /** What the table promised its dice come from, as this browser saw it while the game was on. */
  promise?: string;
  /** How often the game had gone on under later rules then: each time it gets another secret. */
  changes?: number;
}

const KEY = 'lastfire.tables';
const WISH_KEY = 'lastfire.wish';
const MOST = 8;

function storage(): Storage | null {
  // A browser may forbid storage altogether; the lobby then lists nothing.
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return typeof kept.table === 'string' && typeof kept.game === 'string' && typeof kept.at === 'number' && Array.isArray(kept.links);
}

export function keptTables(): KeptTable[] {
  const text = storage()?.getItem(KEY) ?? null;
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export function keepTable(table: string, game: string, links?: (string | null)[]): void {
  const all = keptTables();
  const old = all.find((kept) => kept.table === table);
  const next: KeptTable = { ...old, table, game, at: Date.now(), links: links ?? old?.links ?? [] };
  const list = [next, ...all.filter((kept) => kept.table !== table)].slice(0, MOST);
  storage()?.setItem(KEY, JSON.stringify(list));
}

/** A link that was made anew. */
export function keepLink(table: string, game: string, seat: number, link: string): void {
  const links = [...linksOf(table)];
  while (links.length <= seat) links.push(null);
  links[seat] = link;
  keepTable(table, game, links);
}

/** The links of the chairs that are free; a link has been used once its chair is taken, and is forgotten. */
export function openLinks(table: string, chairs: readonly Chair[]): (string | null)[] {
  const kept = keptTables().find((each) => each.table === table);
  if (kept === undefined) return [];
  const links = kept.links.map((link, seat) => (chairs[seat]?.taken === true ? null : link));
  if (links.some((link, seat) => link !== kept.links[seat])) keepTable(table, kept.game, links);
  return links;
}

/**
 * Notes the promise of a table, once: a later one would be another. Returns the one that is noted.
 *
 * `changes` is how often the game has gone on under later rules.
 */
export function notePromise(table: string, promise: string, changes = 0): string {
  const all = keptTables();
  const kept = all.find((each) => each.table === table);
  if (kept === undefined) return promise;
  if (kept.promise === undefined || (kept.changes ?? 0) < changes) {
    kept.promise = promise;
    kept.changes = changes;
    storage()?.setItem(KEY, JSON.stringify(all));
  }
  return kept.promise;
}

export function promiseOf(table: string): string | null {
  return keptTables().find((kept) => kept.table === table)?.promise ?? null;
}

export function forgetTable(table: string): void {
  storage()?.setItem(KEY, JSON.stringify(keptTables().filter((kept) => kept.table !== table)));
}

export function linksOf(table: string): (string | null)[] {
  return keptTables().find((kept) => kept.table === table)?.links ?? [];
}

/** The people and rules of the last table set up here; the next one starts from them. */
export function keptWish(): TableIn | null {
  const text = storage()?.getItem(WISH_KEY) ?? null;
  if (text === null) return null;
  try {
    const wish: unknown = JSON.parse(text);
    return isWish(wish) ? wish : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isWish(value: unknown): value is TableIn {
  if (typeof value !== 'object' || value === null) return false;
  const wish = value as Record<string, unknown>;
  return typeof wish.game === 'string' && Array.isArray(wish.chairs) && typeof wish.options === 'object' && wish.options !== null;
}

export function keepWish(wish: TableIn): void {
  storage()?.setItem(WISH_KEY, JSON.stringify({ ...wish, seed: null, word: '' }));
}
