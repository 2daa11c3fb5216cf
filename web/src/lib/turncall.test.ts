import { beforeEach, describe, expect, it, vi } from 'vitest';
import { obstacle, REMIND_MS, REMINDERS, TurnCall, type Calling } from './turncall';

const now = { title: 'now', body: '' };
const later = { title: 'later', body: '' };
let calling: Calling;
let hidden: boolean;
let said: string[];
let away: string[];
let call: TurnCall;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calling = 'turn';
  hidden = true;
  said = [];
  away = [];
  call = new TurnCall({
    calling: () => calling,
    hidden: () => hidden,
    show: ({ title }) => {
      said.push(title);
      return () => away.push(title);
    },
  });
});

describe('a call', () => {
  it('comes once, when the turn comes, and goes with the answer', () => {
    call.begin(now, later);
    expect(said).toEqual(['now']);
    vi.advanceTimersByTime(100 * REMIND_MS);
    expect(said).toEqual(['now']);
    expect(away).toEqual([]);
    call.end();
    expect(away).toEqual(['now']);
  });
  it('is not for somebody who looks', () => {
    hidden = false;
    call.begin(now, later);
    expect(said).toEqual([]);
  });
  it('is not for somebody who has not chosen it', () => {
    calling = 'off';
    call.begin(now, later);
    vi.advanceTimersByTime(100 * REMIND_MS);
    expect(said).toEqual([]);
  });
});

describe('a reminder', () => {
  beforeEach(() => (calling = 'remind'));
  it('comes some times, in place of the one before', () => {
    call.begin(now, later);
    vi.advanceTimersByTime(REMIND_MS - 1);
    expect(said).toEqual(['now']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['now', 'later']);
    expect(away).toEqual(['now']);
    vi.advanceTimersByTime(100 * REMIND_MS);
    expect(said).toEqual(['now', ...Array<string>(REMINDERS).fill('later')]);
  });
  it('does not come after the answer', () => {
    call.begin(now, later);
    call.end();
    vi.advanceTimersByTime(100 * REMIND_MS);
    expect(said).toEqual(['now']);
  });
  it('waits anew after an answer that leaves the turn here', () => {
    call.begin(now, later);
    vi.advanceTimersByTime(REMIND_MS - 1);
    call.wait();
    vi.advanceTimersByTime(REMIND_MS - 1);
    expect(said).toEqual(['now']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['now', 'later']);
    call.end();
    call.wait();
    vi.advanceTimersByTime(100 * REMIND_MS);
    expect(said).toEqual(['now', 'later']);
  });
  it('also comes to somebody who looked when the turn came, and left', () => {
    hidden = false;
    call.begin(now, later);
    hidden = true;
    vi.advanceTimersByTime(REMIND_MS);
    expect(said).toEqual(['later']);
  });
  it('does not come to somebody who looks', () => {
    call.begin(now, later);
    hidden = false;
    vi.advanceTimersByTime(REMIND_MS);
    expect(said).toEqual(['now']);
  });
});

it('says why there can be no notification', () => {
  const Notification = { permission: 'default' as NotificationPermission };
  expect(obstacle({ isSecureContext: false, Notification })).toBe('insecure');
  expect(obstacle({ isSecureContext: true })).toBe('absent');
  expect(obstacle({ isSecureContext: true, Notification: { permission: 'denied' } })).toBe('denied');
  expect(obstacle({ isSecureContext: true, Notification })).toBe(null);
});
