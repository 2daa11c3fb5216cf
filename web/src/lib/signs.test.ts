/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CLIENT = join(ROOT, 'web', 'src');
const SERVER = join(ROOT, 'src', 'lastfire');
const PACKAGES = join(ROOT, 'web', 'node_modules');
const RULES = join(ROOT, 'docs', 'rules');
/** Folders of the package whose words a terminal or a program reads, and never a page. */
const ELSEWHERE = new Set(['bot', 'bots', 'cli', 'client', 'envs', 'terminal', '__pycache__']);
const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/* What the fonts can draw: the table "cmap" of every file, as far as the page may take signs from it. */

/** The table "cmap" of a woff2 file; of all tables it alone is read, and it is never transformed. */
function signTable(file: Buffer): Buffer {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found: [number, number] | null = null;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file[at++]!;
    const known = flags & 63;
    const name = known === 63 ? file.toString('latin1', at, (at += 4)) : known === 0 ? 'cmap' : known === 10 || known === 11 ? 'outlines' : '';
    const length = number();
    const isTransformed = name === 'outlines' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? number() : length;
    if (name === 'cmap') found = [start, start + stored];
    start += stored;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(...found!);
}

/** The signs for which a table has a glyph, in its formats 4 and 12. */
function* signsIn(table: Buffer): Generator<number> {
  for (let i = 0; i < table.readUInt16BE(2); i += 1) {
    const at = table.readUInt32BE(4 + 8 * i + 4);
    const format = table.readUInt16BE(at);
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(at + 12); group += 1) {
        const from = at + 16 + 12 * group;
        for (let sign = table.readUInt32BE(from); sign <= table.readUInt32BE(from + 4); sign += 1) yield sign;
      }
    } else if (format === 4) {
      const wide = table.readUInt16BE(at + 6);
      for (let segment = 0; segment < wide; segment += 2) {
        const last = table.readUInt16BE(at + 14 + segment);
        const first = table.readUInt16BE(at + 16 + wide + segment);
        const step = table.readUInt16BE(at + 16 + 2 * wide + segment);
        const place = at + 16 + 3 * wide + segment;
        const offset = table.readUInt16BE(place);
        for (let sign = first; sign <= last && sign < 0xffff; sign += 1) {
          const glyph = offset === 0 ? sign + step : table.readUInt16BE(place + offset + 2 * (sign - first));
          if ((glyph & 0xffff) !== 0) yield sign;
        }
      }
    }
  }
}

/** What a style sheet of fonts, imported by one of the client's files, lets the page draw in a family. */
function drawnBy(source: string, family: string): Set<number> {
  const drawn = new Set<number>();
  for (const [, path] of readFileSync(join(CLIENT, source), 'utf8').matchAll(/import '(@fontsource\/[^']+)'/g)) {
    if (path!.startsWith(`@fontsource/${family}/`)) for (const sign of drawnIn(join(PACKAGES, path!))) drawn.add(sign);
  }
  return drawn;
}

/** What one style sheet of fonts lets the page draw. */
function drawnIn(sheet: string): Set<number> {
  const drawn = new Set<number>();
  for (const face of readFileSync(sheet, 'utf8').split('@font-face').slice(1)) {
    const ranges = face.match(/unicode-range: ([^;]+)/)?.[1]?.split(',').map((range) => range.trim().slice(2).split('-').map((end) => parseInt(end, 16)));
    const path = face.match(/url\(([^)]+\.woff2)\)/)![1]!;
    const file = readFileSync(path.startsWith('@') ? join(PACKAGES, path) : join(dirname(sheet), path));
    for (const sign of signsIn(signTable(file))) {
      if (ranges === undefined || ranges.some(([from, to]) => sign >= from! && sign <= (to ?? from!))) drawn.add(sign);
    }
  }
  return drawn;
}

/* What is said: whatever stands between quotes in the rules, the server and the client. */

function* files(folder: string, endings: readonly string[]): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !ELSEWHERE.has(entry.name)) yield* files(path, endings);
    else if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)) && !entry.name.includes('.test.')) yield path;
  }
}

const COMMENTS = /<!--[^]*?-->|<style>[^]*?<\/style>|\/\*[^]*?\*\/|(?<![:'"])\/\/[^\n]*/g;
const DOCSTRINGS = /"""[^]*?"""|(?<![\w'"])#[^\n]*/g;

function* said(): Generator<string> {
  for (const file of files(CLIENT, ['.ts', '.svelte'])) yield* readFileSync(file, 'utf8').replace(COMMENTS, '').split(/['"`\n]/);
  for (const file of files(SERVER, ['.py'])) yield* readFileSync(file, 'utf8').replace(DOCSTRINGS, '').split(/["\n]/);
  for (const file of files(RULES, ['.md'])) yield* readFileSync(file, 'utf8').split(/[|\n]/);
}

const signsOf = (words: Iterable<string>): string[] => {
  const signs = new Set<string>();
  for (const each of words) for (const sign of each) signs.add(sign);
  return [...signs].filter((sign) => sign > ' ' && sign !== '\u3000').sort();
};
const lacking = (signs: readonly string[], ...fonts: readonly Set<number>[]): string[] => signs.filter((sign) => fonts.every((font) => !font.has(sign.codePointAt(0)!)));

/* All files are read before the tests begin: how long that takes depends on the machine. */
const SAID = [...said()];
const SIGNS = signsOf(SAID);
const ENGLISH = signsOf(SAID.filter((words) => !JAPANESE.test(words)));
const SLAB = drawnBy('main.ts', 'zilla-slab');
const NARROW = drawnBy('main.ts', 'barlow-condensed');
const TITLES = drawnBy('fonts-ja.ts', 'kaisei-tokumin');
const TEXTS = drawnBy('fonts-ja.ts', 'zen-kaku-gothic-new');

it('reads which signs a font has', () => {
  expect(lacking([...'Aé–“0'], SLAB)).toEqual([]);
  expect(lacking([...'A→あ'], SLAB)).toEqual(['→', 'あ']);
  expect(SIGNS.length).toBeGreaterThan(1000);
});

it('says nothing in English that its fonts cannot draw', () => {
  expect(lacking(ENGLISH, SLAB)).toEqual([]);
  expect(lacking(ENGLISH, NARROW)).toEqual([]);
});

it('says nothing in Japanese that its fonts cannot draw', () => {
  expect(lacking(SIGNS, SLAB, TITLES)).toEqual([]);
  expect(lacking(SIGNS, SLAB, TEXTS)).toEqual([]);
  expect(lacking(SIGNS, NARROW, TEXTS)).toEqual([]);
});

it('takes the figures among Japanese letters from fonts in which they are as high as capitals', () => {
  const figures = [...'0123456789'].map((figure) => figure.codePointAt(0));
  expect([...drawnIn(join(CLIENT, 'fonts-figures.css'))].sort()).toEqual(figures);
  const japanese = readFileSync(join(CLIENT, 'lib', 'tokens.css'), 'utf8').match(/:lang\(ja\)\{[^}]*\}/)![0];
  expect(japanese).toContain('--f-text:"Figures",');
  expect(japanese).toContain('--f-title:"Title Figures",');
});

it('can draw the name of the other language for readers of English, and loads no more for it', () => {
  const words = SAID.filter((each) => each.trim() === '日本語');
  expect(words.length).toBeGreaterThan(0);
  expect([...drawnIn(join(CLIENT, 'fonts-name.css'))].sort()).toEqual(signsOf(words).map((sign) => sign.codePointAt(0)!));
});
