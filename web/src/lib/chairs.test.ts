import { expect, it } from 'vitest';
import { eventWords, isCalledOut, nameOf } from './chairs';
import type { SeatEvent, SeatEventKind } from './messages';
import { catalogues } from './words';

const KINDS: SeatEventKind[] = [
  'sat', 'device_added', 'device_removed', 'recovered', 'kept', 'left', 'removed', 'sent_away', 'let_in', 'unnamed', 'ended', 'closed',
];
const event = (kind: SeatEventKind, change: Partial<SeatEvent> = {}): SeatEvent => ({ version: 1, at: 0, kind, seat: 1, name: 'Ines', devices: 2, ...change });

it('tells how many devices hold a seat', () => {
  expect(eventWords(event('device_added')).en).toBe('The seat of Ines is now held by 2 devices.');
  expect(eventWords(event('device_removed', { devices: 1 })).en).toBe('Only one device holds the seat of Ines now.');
});

it('says each thing in words of its own, in both languages', () => {
  const told = KINDS.map((kind) => eventWords(event(kind)));
  // One device more and one less are told alike: by how many there are now.
  expect(new Set(told.map((words) => words.en)).size).toBe(KINDS.length - 1);
  expect(new Set(told.map((words) => words.ja)).size).toBe(KINDS.length - 1);
});

it('says whose seat it is, by the name of that time or by its number', () => {
  for (const kind of ['sat', 'device_added', 'recovered', 'kept', 'left', 'removed', 'let_in'] as const) {
    expect(eventWords(event(kind)).ja).toContain('Ines');
    expect(eventWords(event(kind, { name: '' })).en).toContain('Seat 2');
    expect(eventWords(event(kind, { name: '' })).ja).toContain('席2');
  }
});

it('names no spectator', () => {
  for (const kind of ['sent_away', 'let_in'] as const) {
    expect(eventWords(event(kind, { seat: null, name: '' })).en).toContain('spectator');
  }
});

it('calls out what nobody may miss, and not who sits down', () => {
  expect(KINDS.filter((kind) => !isCalledOut(event(kind)))).toEqual(['sat', 'unnamed', 'ended', 'closed']);
});

it('speaks of a seat without a name by its number', () => {
  const chair = { seat: 1, who: 'link', name: '', bot: null, taken: true, connected: true, devices: 1 } as const;
  expect([nameOf(chair, catalogues.en), nameOf(chair, catalogues.ja)]).toEqual(['Seat 2', '席2']);
});
