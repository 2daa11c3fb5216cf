// Talking to the server: small fetch helpers, and one WebSocket per table that
// comes back by itself when the line is cut.
import type { ClientMessage, ErrorFacts, ErrorOut, ServerMessage, Words } from './messages';
import { catalogues } from './words';

/** The server (or the line to it) said no, in words for a person. */
export class ApiError extends Error {
  readonly code: string;
  readonly field: string | null;
  readonly words: Words;

  constructor(facts: ErrorFacts) {
    super(`${facts.code}: ${facts.text.en}`);
    this.code = facts.code;
    this.field = facts.field;
    this.words = facts.text;
  }
}

function inBoth(key: 'errNetwork' | 'errStrange'): Words {
  return { en: catalogues.en[key], ja: catalogues.ja[key] };
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    // fetch rejects with TypeError when there is no answer at all.
    if (error instanceof TypeError) throw new ApiError({ code: 'network', field: null, text: inBoth('errNetwork') });
    throw error;
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError({ code: 'strange', field: null, text: inBoth('errStrange') });
    throw error;
  }
  if (!response.ok) {
    const facts = (body as Partial<ErrorOut>).error;
    throw new ApiError(facts ?? { code: 'strange', field: null, text: inBoth('errStrange') });
  }
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return call<T>(path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** How long to wait before the next try: doubling, at most 15 s, spread so that not all come at once. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(15_000, 400 * 2 ** attempt);
  return Math.round(full * (0.5 + 0.5 * random));
}

/** A key for an answer, so that sending it twice does it once. */
export function newKey(): string {
  // randomUUID is only there on secure origins; a table at home may be plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface LiveHandlers {
  onopen: () => void;
  onmessage: (message: ServerMessage) => void;
  /** The line is cut; `tries` failures in a row so far. `restart`: the server said that it restarts. */
  onlost: (tries: number, restart: boolean) => void;
}

/** What a table store needs of its line; the fixtures have their own. */
export interface Line {
  send: (message: ClientMessage) => void;
  /** Cuts and comes back, for a new cookie. */
  renew: () => void;
  close: () => void;
}

export class Live implements Line {
  #url: string;
  #handlers: LiveHandlers;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #wake = (): void => {
    // Back from sleep or back online: do not sit out the rest of a long wait.
    if (document.visibilityState === 'visible' && this.#socket === null && !this.#closed) this.#connect();
  };

  constructor(table: string, handlers: LiveHandlers) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    this.#handlers = handlers;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#handlers.onopen();
    };
    socket.onmessage = (event) => {
      // A line that opens but says nothing does not count as back.
      this.#tries = 0;
      if (this.#socket === socket) this.#handlers.onmessage(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      if (!opened || this.#tries > 0) this.#tries += 1;
      else this.#tries = 1;
      this.#handlers.onlost(this.#tries, event.reason === 'restart');
      this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries, Math.random()));
    };
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }
}
