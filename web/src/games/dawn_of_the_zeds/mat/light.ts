/** What glows, what is chosen, and what is said at a target, by key: "unit:piazza", "space:farm", "track:forest", "fate:killdozer". */
export interface Light {
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  chips: Readonly<Record<string, { lines: readonly string[]; tone: 'plain' | 'good' | 'bad' }>>;
}
export const DARKNESS: Light = { lit: new Set(), chosen: new Set(), chips: {} };
