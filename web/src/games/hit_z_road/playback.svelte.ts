/**
 * Plays the new records one after another before the state they led to is shown, so that nobody
 * sees a result before its cause. With speed 0 the new state is there at once and the pieces that
 * changed are only outlined.
 */
import type { RecordOut } from '../../lib/messages';
import { fold, timeOf, type RoadView } from './logic';

/** More than this is not watched any more: the rest is shown at once. */
const LONGEST = 15_000;

export class Playback {
  /** What is on the table now. */
  view = $state.raw<RoadView | null>(null);
  /** The record being shown, if one is. */
  beat = $state.raw<RecordOut | null>(null);
  playing = $state(false);
  /** Names of what changed without a way being shown: "seat-1", "path-2", "space-5". */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** Until then a press only ended the animation and answers nothing. */
  deadUntil = 0;

  #goal: RoadView | null = null;
  #waiting: RecordOut[] = [];
  #seen = -1;
  #seat: number | null | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;
  #speed = 1;

  /** A state has come: its view, all records so far and how many of them are new. */
  feed(view: RoadView, records: readonly RecordOut[], fresh: number, speed: number): void {
    this.#speed = speed;
    const last = records.at(-1)?.number ?? -1;
    const sameSeat = this.#seat === view.seat;
    const news = sameSeat && fresh > 0 ? records.slice(-fresh).filter((r) => r.number > this.#seen) : [];
    const first = this.#seat === undefined;
    this.#seat = view.seat;
    this.#seen = Math.max(sameSeat ? this.#seen : -1, last);
    this.#goal = view;
    if (first || !sameSeat || news.length === 0 || speed === 0 || this.view === null) {
      if (this.playing && sameSeat && news.length === 0 && speed !== 0) return;
      if (!first && sameSeat && speed === 0) this.#outline(news);
      this.finish();
      return;
    }
    this.#waiting.push(...news);
    let total = this.#waiting.reduce((sum, r) => sum + timeOf(r.kind) * speed, 0);
    while (total > LONGEST) {
      const dropped = this.#waiting.shift();
      if (!dropped) break;
      if (this.view) this.view = fold(this.view, dropped);
      total -= timeOf(dropped.kind) * speed;
    }
    if (!this.playing) this.#step();
  }

  /** Ends the running step. */
  step(): void {
    if (this.playing) this.#step();
  }

  /** Ends all steps: the state as the server has it. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.beat = null;
    this.playing = false;
    this.view = this.#goal;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fade);
  }

  #step(): void {
    clearTimeout(this.#timer);
    const record = this.#waiting.shift();
    if (!record || !this.view) {
      this.finish();
      return;
    }
    this.playing = true;
    this.view = fold(this.view, record);
    const time = timeOf(record.kind) * this.#speed;
    if (time === 0) {
      this.#step();
      return;
    }
    this.beat = record;
    this.#timer = setTimeout(() => this.#step(), time);
  }

  #outline(records: readonly RecordOut[]): void {
    const names = new Set<string>();
    for (const { args } of records) {
      if (typeof args.seat === 'number') names.add(`seat-${args.seat}`);
      if (typeof args.path === 'number') names.add(`path-${args.path}`);
      if (typeof args.space === 'number') names.add(`space-${args.space}`);
    }
    this.changed = names;
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => (this.changed = new Set()), 2000);
  }
}
