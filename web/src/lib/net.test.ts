import { describe, expect, it } from 'vitest';
import { backoff, newKey } from './net';

describe('coming back', () => {
  it('waits longer each time, up to a limit', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => backoff(attempt, 1));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(backoff(50, 1)).toBe(15_000);
  });
  it('is spread over half of the wait', () => {
    expect(backoff(3, 0)).toBe(backoff(3, 1) / 2);
  });
});

it('keys differ', () => {
  expect(newKey()).not.toBe(newKey());
});
