import { describe, expect, it } from 'vitest';
import type { RecordOut } from '../../../lib/messages';
import { nightOf, stepOf } from './night';

const told = (...kinds: string[]): RecordOut[] => kinds.map((kind, number) => ({ number, kind, args: {}, text: { en: kind, ja: kind } }));
const kinds = (records: readonly RecordOut[]): string[] => records.map((r) => r.kind);

describe('the colony phase in the records', () => {
  const day = ['turn_begins', 'searched', 'kept'];
  const night = ['fed', 'waste_checked', 'crisis_card', 'crisis_strikes', 'morale_changed', 'zombie_came', 'noise_rolled', 'zombie_came', 'objective_checked', 'round_begins'];

  it('is nothing before the first one', () => {
    expect(nightOf(told(...day))).toEqual([]);
    expect(stepOf([])).toBeNull();
  });

  it('begins with the food and ends before the next turn', () => {
    expect(kinds(nightOf(told(...day, ...night, 'turn_begins', 'searched')))).toEqual(night);
    expect(kinds(nightOf(told(...day, 'food_lost', 'starvation', 'waste_checked')))).toEqual(['starvation', 'waste_checked']);
  });

  it('takes the last of several', () => {
    expect(kinds(nightOf(told(...night, ...day, 'fed', 'waste_checked')))).toEqual(['fed', 'waste_checked']);
  });

  it('tells the step, also for what follows from it', () => {
    const step = (count: number): string | null => stepOf(told(...night).slice(0, count));
    expect([1, 2, 3, 5, 6, 7, 8, 9, 10].map(step)).toEqual(['food', 'waste', 'crisis', 'crisis', 'zombies', 'noise', 'noise', 'objective', 'dawn']);
  });
});
