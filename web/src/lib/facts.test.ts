import { describe, expect, it } from 'vitest';
import type { GameFacts } from './board';

const games = import.meta.glob<{ facts: GameFacts }>('../games/*/facts.ts', { eager: true });
const shared = import.meta.glob<string>(['./*.ts', './parts/*.svelte', '../pages/*.svelte', '!./*.test.ts', '!./messages.ts'], { eager: true, query: '?raw', import: 'default' });

describe('what the shell knows of a game', () => {
  it.each(Object.entries(games))('%s says what opens a part of its log', (_, { facts }) => {
    expect(facts.headings.length).toBeGreaterThan(0);
  });
  it('stands with the game: no common part names a kind of its records', () => {
    // Words of common language are none of them.
    const kinds = new Set(Object.values(games).flatMap(({ facts }) => [...facts.headings, ...Object.keys(facts.sounds)]));
    const named = Object.entries(shared).flatMap(([file, text]) => [...kinds].filter((kind) => kind.includes('_') && kind !== 'game_over' && new RegExp(`['"]${kind}['"]`).test(text)).map((kind) => `${file}: ${kind}`));
    expect(named).toEqual([]);
  });
  it('has its name in no common part', () => {
    const names = Object.keys(games).map((path) => path.split('/')[2]!);
    expect(names).toContain('dead_of_winter');
    expect(Object.entries(shared).flatMap(([file, text]) => names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`))).toEqual([]);
  });
});
