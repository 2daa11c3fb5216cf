// The one place that knows how long what has happened stays on show. States wait in a queue; the
// records of each are played one after another, and only then the state itself takes their place,
// so that nothing on the screen (board, rim, log, sound) is ahead of anything else.
import type { Motion } from './board';
import type { RecordOut, State } from './messages';

/** A state with the whole log as of then. */
export interface Showing {
  state: State;
  seat: number | null;
  records: RecordOut[];
  /** So many of the last records are new to this screen. */
  fresh: number;
}

/** How much a game that does not say may leave to be shown before everything goes faster, in milliseconds at normal speed. */
export const ENOUGH = 6_000;
/** A change that did not move stays outlined for so long. */
const OUTLINED = 2_000;
/** What a record names that can be outlined, by its argument. */
const NAMED: Readonly<Record<string, string>> = {
  seat: 'seat',
  path: 'path',
  space: 'space',
  place: 'place',
  to: 'place',
  survivor: 'survivor',
  victim: 'survivor',
};
/** After a touch that only ended a step, for so long no touch answers. */
const DEAD = 350;

export interface Watcher {
  /** 1.6 calm to 0 off. */
  speed(): number;
  /** These have just come on show. */
  told(records: readonly RecordOut[]): void;
  /** Everything there was has been shown. */
  rested(): void;
}

export class Playback {
  /** The last state that has been shown to its end. */
  shown = $state.raw<Showing | null>(null);
  /** What is on the table now: that state, changed by what has been played since. */
  view = $state.raw<any>(null);
  /** The log up to now. */
  records = $state.raw<RecordOut[]>([]);
  /** The record being shown, if one is. */
  beat = $state.raw<RecordOut | null>(null);
  playing = $state(false);
  /** Nothing goes on by itself until somebody says so. */
  paused = $state(false);
  /** Names of what changed without a way being shown: "seat-1", "path-2", "place-school". */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** How the game moves; without it states change at once. */
  motion: Motion | null = null;

  #watcher: Watcher;
  #queue: Showing[] = [];
  /** So many fresh records of the first in the queue have been played. */
  #played = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;
  #deadUntil = 0;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** A state has come; `atOnce`: nobody could watch how it came about. */
  add(next: Showing, atOnce = false): void {
    this.#queue.push(next);
    if (atOnce) this.finish();
    else if (!this.playing) this.#go();
  }

  /** Ends the running step; `touched`: what was touched did nothing else. */
  step(touched = false): void {
    if (!this.playing) return;
    if (touched) this.#deadUntil = performance.now() + DEAD;
    this.#go();
  }

  /** Stays with the running step, or goes on. */
  pause(paused = true): void {
    this.paused = paused && this.playing;
    clearTimeout(this.#timer);
    if (!paused && this.playing) this.#go();
  }

  /** On to the next step with which something begins that can be watched by itself, and stay there. */
  one(): void {
    if (!this.playing) return;
    this.paused = true;
    do this.#go();
    while (this.playing && this.beat !== null && !(this.motion?.begins?.(this.beat.kind) ?? true));
  }

  /** What is still to be shown has such a step in it: more than an answer that takes a moment. */
  get watchable(): boolean {
    return this.#queue.some(({ records, fresh }) => records.slice(records.length - fresh).some((record) => this.motion?.begins?.(record.kind) ?? false));
  }

  /** Ends all steps: the last state, at once. */
  finish(): void {
    this.paused = false;
    const last = this.#queue.at(-1);
    if (last === undefined) return;
    this.#queue = [{ ...last, fresh: 0 }];
    this.#played = 0;
    this.#go();
  }

  /** A touch now would have been meant for the step that it ended. */
  get deaf(): boolean {
    return performance.now() < this.#deadUntil;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fade);
  }

  #go(): void {
    clearTimeout(this.#timer);
    for (let head = this.#queue[0]; head !== undefined; head = this.#queue[0]) {
      if (this.#playNext(head)) return;
      this.#arrive(head);
      this.#queue.shift();
      this.#played = 0;
    }
    this.beat = null;
    this.playing = false;
    this.paused = false;
    this.#watcher.rested();
  }

  /** Plays records until one takes its time; false: the state has nothing left to play. */
  #playNext(head: Showing): boolean {
    const motion = this.motion;
    const start = head.records.length - head.fresh;
    while (motion !== null && this.view !== null && this.#watcher.speed() > 0 && this.#played < head.fresh) {
      const record = head.records[start + this.#played]!;
      const time = motion.timeOf(record.kind) * this.#watcher.speed() * this.#haste(motion);
      this.#played += 1;
      this.view = motion.fold(this.view, record);
      this.records = head.records.slice(0, start + this.#played);
      this.#watcher.told([record]);
      if (time === 0) continue;
      this.beat = record;
      this.playing = true;
      if (!this.paused) this.#timer = setTimeout(() => this.#go(), time);
      return true;
    }
    return false;
  }

  /** Less than 1 when much is left to show. */
  #haste(motion: Motion): number {
    const left = this.#queue
      .flatMap((each, i) => each.records.slice(each.records.length - each.fresh + (i === 0 ? this.#played : 0)))
      .reduce((sum, record) => sum + motion.timeOf(record.kind), 0);
    return Math.min(1, (motion.enough ?? ENOUGH) / left);
  }

  #arrive(state: Showing): void {
    const unplayed = state.records.slice(state.records.length - state.fresh + this.#played);
    this.shown = state;
    this.view = state.state.view;
    this.records = state.records;
    if (unplayed.length > 0) {
      this.#watcher.told(unplayed);
      this.#outline(unplayed);
    }
  }

  #outline(records: readonly RecordOut[]): void {
    const names = new Set<string>();
    for (const { args } of records) {
      for (const [arg, what] of Object.entries(NAMED)) {
        const value = args[arg];
        if (typeof value === 'number' || typeof value === 'string') names.add(`${what}-${value}`);
      }
    }
    this.changed = names;
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => (this.changed = new Set()), OUTLINED);
  }
}
