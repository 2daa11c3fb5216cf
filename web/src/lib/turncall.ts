// Calls somebody whose tab is hidden back to the table: when their turn comes, and if they like again after a
// while without an answer. Only for whoever has chosen it, since a browser asks for leave.
export type Calling = 'off' | 'turn' | 'remind';

/** After so many milliseconds without an answer somebody is reminded, so many times. */
export const REMIND_MS = 5 * 60_000;
export const REMINDERS = 3;

/** Why no notification can be shown; null when one can. */
export type Obstacle = 'insecure' | 'absent' | 'denied';

interface Page {
  isSecureContext: boolean;
  Notification?: Pick<typeof Notification, 'permission'>;
}

export function obstacle(page: Page = window): Obstacle | null {
  // Browsers leave the interface out, or refuse all leave, where a page came without encryption.
  if (!page.isSecureContext) return 'insecure';
  if (page.Notification === undefined) return 'absent';
  return page.Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks for leave, which a browser only grants after a click; why there is none, or null. */
export async function askLeave(): Promise<Obstacle | null> {
  const why = obstacle();
  if (why !== null) return why;
  return (await Notification.requestPermission()) === 'granted' ? null : 'denied';
}

export interface Said {
  title: string;
  body: string;
}

/** Shows a notification and returns how to take it away; null where the browser does not let a page do so. */
export function show(said: Said, tag: string): (() => void) | null {
  if (obstacle() !== null || Notification.permission !== 'granted') return null;
  try {
    const shown = new Notification(said.title, { body: said.body, tag, icon: '/assets/icon-turn.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch (error) {
    // Some browsers, on Android for one, have the interface and let only a service worker use it.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

interface Call {
  calling: () => Calling;
  hidden: () => boolean;
  show: (said: Said) => (() => void) | null;
}

/** One table's calls. */
export class TurnCall {
  #call: Call;
  #takeAway: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: Said | null = null;

  constructor(call: Call) {
    this.#call = call;
  }

  /** It has become this person's turn. */
  begin(now: Said, later: Said): void {
    this.end();
    if (this.#call.calling() === 'off') return;
    this.#say(now);
    this.#later = later;
    this.wait();
  }

  /** The wait for an answer begins anew: one has come, and it is still this person's turn. */
  wait(): void {
    clearTimeout(this.#timer);
    if (this.#later !== null) this.#remind(this.#later, REMINDERS);
  }

  /** It is no longer. */
  end(): void {
    clearTimeout(this.#timer);
    this.#later = null;
    this.#takeAway?.();
    this.#takeAway = null;
  }

  #say(said: Said): void {
    // Whoever looks at the table needs no call.
    if (!this.#call.hidden()) return;
    this.#takeAway?.();
    this.#takeAway = this.#call.show(said);
  }

  #remind(said: Said, times: number): void {
    if (times === 0) return;
    this.#timer = setTimeout(() => {
      if (this.#call.calling() === 'remind') this.#say(said);
      this.#remind(said, times - 1);
    }, REMIND_MS);
  }
}
