// What one person has chosen for their own screen; kept in this browser.
import type { Lang } from './board';
import type { Calling } from './turncall';
import { catalogues, type WordCatalogue } from './words';
import type { Words, Pace } from './messages';

export type Theme = 'night' | 'day' | 'system';
export type OddsShown = 'off' | 'focus' | 'always';

interface Kept {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  odds: OddsShown;
  quickHands: boolean;
  cover: boolean;
  calling: Calling;
}

const KEY = 'lastfire.settings';

export const SPEEDS: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, off: 0 };

function defaults(): Kept {
  const japanese = typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('ja');
  return { lang: japanese ? 'ja' : 'en', theme: 'night', pace: 'normal', sound: false, odds: 'always', quickHands: false, cover: false, calling: 'off' };
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return (allowed as readonly unknown[]).includes(value) ? (value as T) : otherwise;
}

/** What was kept, with anything unknown or damaged replaced by the default. */
export function readKept(text: string | null, base: Kept = defaults()): Kept {
  if (text === null) return base;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return base;
    throw error;
  }
  if (typeof raw !== 'object' || raw === null) return base;
  const kept = raw as Record<string, unknown>;
  const yes = [true, false] as const;
  return {
    lang: oneOf<Lang>(kept.lang, ['en', 'ja'], base.lang),
    theme: oneOf<Theme>(kept.theme, ['night', 'day', 'system'], base.theme),
    pace: oneOf<Pace>(kept.pace, ['calm', 'normal', 'quick', 'off'], base.pace),
    sound: oneOf<boolean>(kept.sound, yes, base.sound),
    odds: oneOf<OddsShown>(kept.odds, ['off', 'focus', 'always'], base.odds),
    quickHands: oneOf<boolean>(kept.quickHands, yes, base.quickHands),
    cover: oneOf<boolean>(kept.cover, yes, base.cover),
    calling: oneOf<Calling>(kept.calling, ['off', 'turn', 'remind'], base.calling),
  };
}

function stored(): Storage | null {
  // A browser may forbid storage altogether; the table works without.
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('night');
  pace = $state<Pace>('normal');
  sound = $state(false);
  odds = $state<OddsShown>('always');
  quickHands = $state(false);
  cover = $state(false);
  calling = $state<Calling>('off');
  /** The system asks for little motion. */
  still = $state(false);

  readonly words: WordCatalogue = $derived(catalogues[this.lang]);
  readonly speed: number = $derived(this.still ? 0 : SPEEDS[this.pace]);

  constructor() {
    if (typeof window === 'undefined') return;
    Object.assign(this, readKept(stored()?.getItem(KEY) ?? null));
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.still = query.matches;
    query.addEventListener('change', (event) => (this.still = event.matches));
  }

  /** Keeps the choices; called by an effect of the page. */
  keep(): void {
    const { lang, theme, pace, sound, odds, quickHands, cover, calling } = this;
    stored()?.setItem(KEY, JSON.stringify({ lang, theme, pace, sound, odds, quickHands, cover, calling }));
  }
}

export const settings = new Settings();

/** Words from the server in the language of this screen. */
export function inMyLanguage(words: Words): string {
  return words[settings.lang];
}
