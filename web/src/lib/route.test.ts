import { expect, it } from 'vitest';
import { readRoute } from './route.svelte';

it('pages have addresses', () => {
  expect(readRoute('/')).toEqual({ page: 'lobby' });
  expect(readRoute('/anything')).toEqual({ page: 'lobby' });
  expect(readRoute('/t/abc')).toEqual({ page: 'table', table: 'abc', token: null });
  expect(readRoute('/t/abc/')).toEqual({ page: 'table', table: 'abc', token: null });
  expect(readRoute('/t/abc/s/x.y-z')).toEqual({ page: 'table', table: 'abc', token: 'x.y-z' });
});
