import { expect, it } from 'vitest';
import { isLoopback, reachOf } from './reach';

it('knows which addresses work on this computer alone', () => {
  for (const name of ['localhost', '127.0.0.1', '127.9.8.7', '[::1]', 'play.localhost']) expect(isLoopback(name), name).toBe(true);
  for (const name of ['192.168.1.5', 'games.example', 'localhost.example', '[fe80::1]', '127.example', '1127.0.0.1']) expect(isLoopback(name), name).toBe(false);
});

it('offers another address where this one is no good to others', () => {
  const told = { addresses: ['http://192.168.1.5:8000'], alone: false };
  expect(reachOf('games.example', told)).toEqual({ kind: 'fine' });
  expect(reachOf('localhost', told)).toEqual({ kind: 'network', addresses: told.addresses });
  expect(reachOf('localhost', { addresses: [], alone: true })).toEqual({ kind: 'alone' });
  expect(reachOf('localhost', { addresses: [], alone: false })).toEqual({ kind: 'unknown' });
  expect(reachOf('127.0.0.1', null)).toEqual({ kind: 'unknown' });
});
