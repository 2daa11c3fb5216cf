import { describe, expect, it } from 'vitest';
import { checkProof } from './fairdice';
import type { AddedWord, ProofOut } from './messages';
// What the engine said of a game of Hit Z Road with three words, one of them in Japanese.
import fixture from './fairdice.fixture.json';

const proof = fixture as ProofOut;
const words: AddedWord[] = proof.words.map(({ seat, text }) => ({ seat, text }));
const draws = proof.draws.length;

describe('the dice of a game', () => {
  it('are proved by its secret and its words', () => {
    expect(draws).toBeGreaterThan(40);
    expect(words).toHaveLength(3);
    expect(checkProof(proof, proof.commitment, words)).toEqual({ kind: 'proved', draws });
  });

  it('are not proved by another secret, whatever the server now says it promised', () => {
    const other = { ...proof, secret: 'ab'.repeat(32) };
    expect(checkProof(other, proof.commitment, words)).toEqual({ kind: 'secret' });
    expect(checkProof({ ...proof, commitment: 'ab'.repeat(32) }, 'ab'.repeat(32), words)).toEqual({ kind: 'secret' });
  });

  it('are not proved when one of them is another', () => {
    for (const at of [0, 7, 8, draws - 1]) {
      const changed = proof.draws.map((draw) => [...draw]);
      const [count, which] = changed[at]!;
      changed[at] = [count!, (which! + 1) % Math.max(2, count!)];
      expect(checkProof({ ...proof, draws: changed }, proof.commitment, words)).toEqual({ kind: 'draw', number: at + 1 });
    }
  });

  it('are not proved when a draw is left out, or makes no sense', () => {
    expect(checkProof({ ...proof, draws: proof.draws.slice(1) }, proof.commitment, words).kind).toBe('draw');
    for (const draw of [[], [0, 0], [6], [6, 6]]) {
      expect(checkProof({ ...proof, draws: [draw, ...proof.draws.slice(1)] }, proof.commitment, words)).toEqual({ kind: 'draw', number: 1 });
    }
  });

  it('are not proved with other words than people were told of', () => {
    expect(checkProof({ ...proof, words: proof.words.slice(1) }, proof.commitment, words)).toEqual({ kind: 'words' });
    expect(checkProof(proof, proof.commitment, [...words].reverse())).toEqual({ kind: 'words' });
    const never = proof.words.map((word, i) => (i === 2 ? { ...word, drawn: draws + 1 } : word));
    expect(checkProof({ ...proof, words: never }, proof.commitment, words)).toEqual({ kind: 'words' });
    const later = proof.words.map((word, i) => (i === 1 ? { ...word, drawn: word.drawn + 1 } : word));
    expect(checkProof({ ...proof, words: later }, proof.commitment, words).kind).toBe('draw');
    const backwards = proof.words.map((word, i) => ({ ...word, drawn: 10 - i }));
    expect(checkProof({ ...proof, words: backwards }, proof.commitment, words)).toEqual({ kind: 'words' });
  });
});
