import { describe, expect, it } from 'vitest';
import type { RecordOut } from './messages';
import { countFresh, joinRecords } from './records';

function record(number: number, kind = 'passed'): RecordOut {
  return { number, kind, args: {}, text: { en: `n${number}`, ja: `n${number}` } };
}
const upTo = (n: number): RecordOut[] => Array.from({ length: n }, (_, i) => record(i));

describe('the log', () => {
  it('goes on where it was', () => {
    expect(joinRecords(upTo(3), 3, [record(3), record(4)]).map((r) => r.number)).toEqual([0, 1, 2, 3, 4]);
  });
  it('loses what was taken back', () => {
    expect(joinRecords(upTo(5), 2, []).map((r) => r.number)).toEqual([0, 1]);
  });
  it('is replaced as a whole for another seat', () => {
    expect(joinRecords(upTo(5), 0, upTo(2))).toHaveLength(2);
  });
  it('counts what this screen has not shown yet', () => {
    expect(countFresh(upTo(3), upTo(5))).toBe(2);
    expect(countFresh([], upTo(5))).toBe(0);
    expect(countFresh(upTo(5), upTo(3))).toBe(0);
    expect(countFresh(upTo(1), upTo(90))).toBe(0);
  });
});
