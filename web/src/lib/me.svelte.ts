// The name that is kept in this browser, if any, and what can be done about it.
import { keepTable, keptTables } from './kept';
import type { MeOut, PersonOut, PhraseOut, RecoveredOut, SeatsOut, Words } from './messages';
import { ApiError, get, post } from './net';

class Me {
  person = $state.raw<PersonOut | null>(null);

  async fetch(): Promise<void> {
    try {
      this.person = (await get<MeOut>('/api/people/me')).person;
    } catch (error) {
      // Without an answer this browser plays without a name.
      if (!(error instanceof ApiError)) throw error;
      this.person = null;
    }
  }

  /** Keeps a name, with all that this browser holds; the recovery phrase. */
  async keep(name: string): Promise<Words[]> {
    const { phrase } = await post<PhraseOut>('/api/people', { name });
    for (const { table } of keptTables()) {
      await ifThere(() => post<SeatsOut>(tablePath(table, 'keep'), {}));
    }
    await this.fetch();
    return phrase;
  }

  /** Takes up a name by its recovery phrase, and brings its seats here; at how many tables. */
  async recover(phrase: string): Promise<number> {
    this.person = (await post<MeOut>('/api/people/recover', { phrase })).person;
    const seats = this.person?.seats ?? [];
    const games = new Map(seats.map((seat) => [seat.table, seat.game]));
    let back = 0;
    // The newest comes first, and is to stand first in the lobby.
    for (const [table, game] of [...games].reverse()) {
      if (await ifThere(() => post<RecoveredOut>(tablePath(table, 'recover'), {}))) {
        keepTable(table, game);
        back += 1;
      }
    }
    return back;
  }

  async rename(name: string): Promise<void> {
    await post('/api/people/name', { name });
    await this.fetch();
  }

  async newPhrase(): Promise<Words[]> {
    return (await post<PhraseOut>('/api/people/phrase', {})).phrase;
  }

  async leave(): Promise<void> {
    await post('/api/people/leave', {});
    this.person = null;
  }

  async delete(): Promise<void> {
    await post('/api/people/delete', {});
    this.person = null;
  }
}

export const me = new Me();

export function tablePath(table: string, what: string): string {
  return `/api/tables/${encodeURIComponent(table)}/${what}`;
}

/** Does something at a table that may be gone, or may not let this person in; whether it was done. */
async function ifThere(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}
