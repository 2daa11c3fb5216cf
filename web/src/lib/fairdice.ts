// Checks in the browser that all dice and draws of a finished game followed from the secret that the table promised
// at its start, and from the words that people added (docs/decisions/0011). Nothing of it is left to the server: the
// hashes are made here, the promise is the one this browser noted, and the words are those it was told of.
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AddedWord, ProofOut } from './messages';

export type Verdict =
  | { kind: 'proved'; draws: number }
  /** The secret is not the one that was promised. */
  | { kind: 'secret' }
  /** The words are not those that people were told of. */
  | { kind: 'words' }
  /** The draw with this number, from 1, does not follow. */
  | { kind: 'draw'; number: number };

/** So many numbers come from one hash, each of so many bytes, the last of which is left out. */
const NUMBERS = 8;
const WIDTH = 8;
/** The seat that stands for whoever set up the table. */
const NOBODY = -1;

function keyAfter(key: Uint8Array, word: AddedWord): Uint8Array {
  return blake2b(utf8ToBytes(`word ${word.seat ?? NOBODY} ${word.text}`), { key, dkLen: 32 });
}

function block(key: Uint8Array, number: number): DataView {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(number));
  const made = blake2b(counter, { key, dkLen: NUMBERS * WIDTH });
  return new DataView(made.buffer, made.byteOffset, made.byteLength);
}

export function checkProof(proof: ProofOut, promised: string, words: readonly AddedWord[]): Verdict {
  const secret = hexToBytes(proof.secret);
  if (bytesToHex(sha256(secret)) !== promised) return { kind: 'secret' };
  if (!sameWords(proof.words, words) || (proof.words.at(-1)?.drawn ?? 0) > proof.draws.length) return { kind: 'words' };
  let key: Uint8Array = secret;
  let to = 0;
  let numbers: DataView | null = null;
  for (const [at, draw] of proof.draws.entries()) {
    while (proof.words[to]?.drawn === at) {
      key = keyAfter(key, proof.words[to]!);
      numbers = null;
      to += 1;
    }
    const place = at % NUMBERS;
    if (numbers === null || place === 0) numbers = block(key, Math.floor(at / NUMBERS));
    const [count, which] = draw;
    // 56 bits: more than a number of this language holds.
    const number = numbers.getBigUint64(place * WIDTH) >> 8n;
    if (count === undefined || count < 1 || which === undefined || number % BigInt(count) !== BigInt(which)) return { kind: 'draw', number: at + 1 };
  }
  return { kind: 'proved', draws: proof.draws.length };
}

/** The same words, in an order that draws can have come between. */
function sameWords(proved: ProofOut['words'], told: readonly AddedWord[]): boolean {
  if (proved.length !== told.length) return false;
  return proved.every((word, i) => word.seat === told[i]!.seat && word.text === told[i]!.text && word.drawn >= (proved[i - 1]?.drawn ?? 0));
}
