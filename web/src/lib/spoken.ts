// Words in both languages, side by side, and templates filled with numbers and names.
import type { Lang } from './board';

export interface Both<T> {
  readonly en: T;
  readonly ja: T;
}
type Tell = (...values: any[]) => string;
type Leaf = string | readonly string[] | Tell;
/** Words by name, each in both languages: a text, a template such as "{n:card|cards}", several texts, or a function. */
export interface Catalogue {
  readonly [name: string]: Both<Leaf> | Catalogue;
}

type Field<S extends string> = S extends `${string}{${infer F}}${infer Rest}` ? (F extends `${infer Name}:${string}` ? Name : F) | Field<Rest> : never;
/** What a template is filled with. */
export type Values<S extends string> = { readonly [K in Field<S>]: string | number };
type Saying<E, J> = E extends string
  ? [Field<E>] extends [never]
    ? string
    : (values: Values<E>) => string
  : E extends readonly string[]
    ? readonly string[]
    : J extends E
      ? E
      : never;
/** A catalogue in one language: texts as they are, templates as functions of what they are filled with. */
export type Spoken<T> = { readonly [K in keyof T]: T[K] extends { readonly en: infer E; readonly ja: infer J } ? Saying<E, J> : Spoken<T[K]> };

/** A template with its fields filled; "{n:card|cards}" says "1 card" or "3 cards". The same as `fill` of the engine. */
export function fill<S extends string>(template: S, values: Values<S>): string {
  const known: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`${template}: {${name}} is not given`);
    return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
  });
}

function said(leaf: Leaf): Leaf {
  return typeof leaf === 'string' && leaf.includes('{') ? (values: Values<string>) => fill(leaf, values) : leaf;
}

function inLanguage(words: Catalogue, lang: Lang): unknown {
  const one = (entry: Both<Leaf> | Catalogue): unknown => ('en' in entry && 'ja' in entry ? said(entry[lang] as Leaf) : inLanguage(entry, lang));
  return Object.fromEntries(Object.entries(words).map(([name, entry]) => [name, one(entry)]));
}

/** The two catalogues of words that stand side by side. */
export function inBoth<const T extends Catalogue>(words: T): Both<Spoken<T>> {
  return { en: inLanguage(words, 'en') as Spoken<T>, ja: inLanguage(words, 'ja') as Spoken<T> };
}

/** Words as they begin a line. */
export function capital<E extends string, J extends string>(words: { readonly en: E; readonly ja: J }): { readonly en: Capitalize<E>; readonly ja: J } {
  return { en: (words.en.charAt(0).toUpperCase() + words.en.slice(1)) as Capitalize<E>, ja: words.ja };
}
