import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { AskOut, Chair, ClientMessage, Hello, RecordOut, ServerMessage, State } from './messages';
import type { LiveHandlers } from './net';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';

const chairs: Chair[] = ['Mika', 'Ines', 'Rook'].map((name, seat) => ({
  seat,
  who: seat === 2 ? 'bot' : 'here',
  name,
  bot: seat === 2 ? 'random' : null,
  taken: true,
  connected: true,
  devices: seat === 2 ? 0 : 1,
}));
const words = (text: string) => ({ en: text, ja: text });

function hello(seats: number[], looking: number | null): Hello {
  return {
    type: 'hello', table: 't', game: 'g', seats, looking, chairs, version: 1, host: false, open_chairs: false,
    fair: { dice: 'secret', commitment: 'c0ffee', words: [] }, leaving: 'bot', closed: false, before: [], upgrade: null,
  };
}
function ask(number: number, seat: number, options = 2): AskOut {
  const list = Array.from({ length: options }, (_, i) => ({ position: i, id: i, verb: 'pass', args: {}, text: words('Pass') }));
  return { number, seat, question: 'bid', text: words('Bid?'), title: words('Bid?'), about: {}, options: list, likely: null, hindered: [] };
}
function record(number: number, kind = 'melee_rolled'): RecordOut {
  return { number, kind, args: {}, text: words(String(number)) };
}
function state(version: number, seat: number | null, open: AskOut | null, since = 0, records: RecordOut[] = []): State {
  return { type: 'state', version, view: { seat }, ask: open, odds: null, since, records, can_undo: false, waiting: null, aside: null, stays: null };
}

let sent: ClientMessage[];
let line: LiveHandlers;
let store: TableStore;
function say(...messages: ServerMessage[]): void {
  for (const message of messages) line.onmessage(message);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"private":false}')));
  settings.cover = false;
  settings.pace = 'normal';
  sent = [];
  store = new TableStore('t', (_table, handlers) => {
    line = handlers;
    return { send: (message) => sent.push(message), renew: () => undefined, close: () => undefined };
  });
});

describe('a fault of the server', () => {
  it('is shown until the server says that it is over', () => {
    say(hello([0], 0), state(1, 0, ask(1, 0)));
    expect(store.trouble).toBeNull();
    say({ type: 'trouble', text: words('No disk') });
    expect(store.trouble).toEqual(words('No disk'));
    say({ type: 'trouble', text: null });
    expect(store.trouble).toBeNull();
  });
  it('is forgotten with the line over which it was told', () => {
    say(hello([0], 0), { type: 'trouble', text: words('No disk') }, hello([0], 0));
    expect(store.trouble).toBeNull();
  });
});

describe('a restart of the server', () => {
  it('leaves what this screen looks at as it is until the table is back', () => {
    say(hello([0], null));
    store.look(0);
    say(state(1, 0, ask(1, 0)));
    const shown = store.play.shown;
    line.onlost(1, true);
    expect(store.connection).toBe('restart');
    // The first tries find no server yet.
    line.onlost(2, false);
    expect(store.connection).toBe('restart');
    sent = [];
    say(hello([0], null));
    expect(sent).toEqual([{ type: 'look', seat: 0 }]);
    say(state(1, null, ask(1, 0, 0)));
    expect(store.play.shown).toBe(shown);
    say(state(1, 0, ask(1, 0)));
    expect(store.connection).toBe('open');
    expect(store.me).toBe(0);
    store.answer(1);
    expect(sent.at(-1)).toMatchObject({ type: 'answer', ask: 1, position: 1 });
  });
  it('asks the same question as before, and another one where that has changed', () => {
    say(hello([0], 0), state(1, 0, ask(1, 0)));
    const asked = store.ask;
    line.onlost(1, true);
    say(hello([0], 0), state(1, 0, ask(1, 0)));
    expect(store.ask).toBe(asked);
    say(state(1, 0, ask(1, 0, 3)));
    expect(store.ask?.options).toHaveLength(3);
    say(state(2, 0, ask(2, 0, 3)));
    expect(store.ask?.number).toBe(2);
  });
  it('shows what is planned until the line is cut', () => {
    say(hello([0], 0), { type: 'planned', plan: { at: 1, minutes: null, text: '' } });
    expect(store.plan?.at).toBe(1);
    say(hello([0], 0));
    expect(store.plan?.at).toBe(1);
    line.onlost(1, true);
    expect(store.plan).toBeNull();
  });
});

describe('later rules', () => {
  it('are agreed to seat by seat', () => {
    const upgrade = { version: 1, to: 3, changes: [words('New.')], again: 2, asked: [0, 1], agreed: [] };
    say({ ...hello([0], 0), upgrade }, state(1, 0, ask(1, 0, 0)));
    expect(store.promise).toBeNull();
    store.agree(0);
    expect(sent.at(-1)).toEqual({ type: 'agree', seat: 0, version: 3 });
    say({ ...hello([0], 0), before: [{ version: 1, answers: 9 }] }, state(2, 0, ask(2, 0)));
    expect(store.upgrade).toBeNull();
    expect(store.before).toEqual([{ version: 1, answers: 9 }]);
    expect(store.promise).toBe('c0ffee');
  });
});

describe('an answer', () => {
  beforeEach(() => say(hello([0], 0), state(1, 0, ask(1, 0))));

  it('is sent once, however often it is pressed', () => {
    store.answer(1);
    store.answer(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'answer', ask: 1, position: 1 });
  });
  it('is sent again with the same key when the line was cut', () => {
    store.answer(1);
    line.onlost(1, false);
    expect(store.connection).toBe('lost');
    say(hello([0], 0));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
  it('is not sent again once the server has it', () => {
    store.answer(1);
    const { key } = sent[0] as { key: string };
    say({ type: 'done', key, ask: 1 }, state(2, 0, ask(2, 0)), hello([0], 0));
    expect(sent).toHaveLength(1);
    store.answer(0);
    expect(sent).toHaveLength(2);
  });
  it('may be given anew after a refusal, which is shown', () => {
    store.answer(1);
    const { key } = sent[0] as { key: string };
    say({ type: 'refused', key, code: 'stale_ask', field: null, text: words('Too late.') });
    expect(store.notices.at(-1)?.words.en).toBe('Too late.');
    store.answer(0);
    expect(sent).toHaveLength(2);
  });
  it('must be one of the options', () => {
    store.answer(7);
    expect(sent).toHaveLength(0);
  });
});

describe('what a seat may bring in unasked', () => {
  const yawn = { id: 9, verb: 'yawn', args: {}, text: words('Somebody yawned') };
  it('is said once, beside the question to somebody else', () => {
    say(hello([0], 0), { ...state(1, 0, ask(4, 1, 0)), aside: yawn });
    store.bringIn();
    store.bringIn();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'bring_in', ask: 4 });
  });
  it('is nothing where nothing is offered', () => {
    say(hello([0], 0), state(1, 0, ask(4, 1, 0)));
    store.bringIn();
    expect(sent).toHaveLength(0);
  });
});

describe('what happens', () => {
  beforeEach(() => {
    store.play.motion = { fold: (view, told) => ({ ...view, last: told.number }), timeOf: () => 1000 };
    say(hello([0], 0), state(1, 0, ask(1, 2, 0), 0, [record(0)]));
  });

  it('never lets the view or the log run ahead', () => {
    say(state(2, 0, ask(2, 0), 1, [record(1), record(2)]));
    expect(store.play.view.last).toBe(1);
    expect(store.play.records.map((each) => each.number)).toEqual([0, 1]);
    store.answer(0);
    expect(sent).toHaveLength(0);
  });
  it('goes step by step when somebody is in a hurry, and the touch that did it answers nothing', () => {
    say(state(2, 0, ask(2, 0), 1, [record(1), record(2)]));
    store.play.step();
    flushSync();
    expect(store.play.beat?.number).toBe(2);
    store.play.step(true);
    flushSync();
    expect(store.ask?.number).toBe(2);
    store.answer(0);
    expect(sent).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    store.answer(0);
    expect(sent).toHaveLength(1);
  });
  it('goes faster when there is much of it', () => {
    say(state(2, 0, ask(2, 0), 1, Array.from({ length: 30 }, (_, i) => record(i + 1))));
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(store.ask?.number).toBe(2);
  });
  it('is shown one state after the other, and the question opens last', () => {
    say(state(2, 0, ask(2, 2, 0), 1, [record(1)]), state(3, 0, ask(3, 0), 2, [record(2)]));
    expect(store.play.beat?.number).toBe(1);
    expect(store.ask).toBeNull();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(store.play.shown?.state.version).toBe(2);
    expect(store.play.beat?.number).toBe(2);
    expect(store.ask).toBeNull();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(store.play.shown?.state.version).toBe(3);
    expect(store.ask?.number).toBe(3);
    expect(store.play.records.map((each) => each.number)).toEqual([0, 1, 2]);
  });
  it('can be paused, and shown one beginning at a time', () => {
    store.play.motion = { fold: (view) => view, timeOf: () => 300, begins: (kind) => kind === 'begins' };
    say(state(2, 0, ask(2, 0), 1, [record(1, 'begins'), record(2), record(3, 'begins'), record(4)]));
    store.play.pause();
    vi.advanceTimersByTime(10_000);
    expect([store.play.beat?.number, store.play.paused]).toEqual([1, true]);
    store.play.one();
    vi.advanceTimersByTime(10_000);
    expect([store.play.beat?.number, store.play.paused]).toEqual([3, true]);
    store.play.pause(false);
    expect([store.play.beat?.number, store.play.paused]).toEqual([4, false]);
    store.play.one();
    flushSync();
    expect([store.ask?.number, store.play.paused]).toEqual([2, false]);
  });
  it('tells an answer that takes a moment from what can be watched for itself', () => {
    store.play.motion = { fold: (view) => view, timeOf: () => 300, begins: (kind) => kind === 'begins' };
    say(state(2, 0, ask(2, 0), 1, [record(1)]));
    expect([store.play.playing, store.play.watchable]).toEqual([true, false]);
    say(state(3, 0, ask(3, 0), 2, [record(2), record(3, 'begins')]));
    expect(store.play.watchable).toBe(true);
    store.play.finish();
    expect(store.play.watchable).toBe(false);
  });
  it('can be skipped', () => {
    say(state(2, 0, ask(2, 2, 0), 1, [record(1)]), state(3, 0, ask(3, 0), 2, [record(2)]));
    store.skipAhead();
    flushSync();
    expect(store.ask?.number).toBe(3);
  });
  it('is shown at once when nothing shall move', () => {
    settings.pace = 'off';
    say(state(2, 0, ask(2, 2, 0), 1, [record(1)]), state(3, 0, ask(3, 0), 2, [record(2)]));
    expect(store.play.shown?.state.version).toBe(3);
  });
});

describe('several seats at one screen', () => {
  it('the screen follows the seat that is asked', () => {
    say(hello([0, 1], 0), state(1, 0, ask(1, 1, 0)));
    expect(sent).toEqual([{ type: 'look', seat: 1 }]);
    expect(store.coverFor).toBeNull();
  });
  it('is covered in between where that is wished, and nothing private stays', () => {
    settings.cover = true;
    say(hello([0, 1], 0), state(1, 0, ask(1, 1, 0)));
    expect(sent).toEqual([{ type: 'look', seat: null }]);
    expect(store.coverFor).toBe(1);
    say(state(1, null, ask(1, 1, 0)));
    expect(store.me).toBeNull();
    store.uncover();
    expect(sent.at(-1)).toEqual({ type: 'look', seat: 1 });
    expect(store.coverFor).toBeNull();
    say(state(1, 1, ask(1, 1)));
    expect(store.ask?.options).toHaveLength(2);
  });
});
