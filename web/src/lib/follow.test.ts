import { describe, expect, it } from 'vitest';
import { Follower } from './follow';

/** A list as a page has it: what is set beyond its end lies at its end. */
class List {
  #top = 0;
  scrollHeight: number;
  clientHeight: number;
  constructor(scrollHeight: number, clientHeight = 200) {
    this.scrollHeight = scrollHeight;
    this.clientHeight = clientHeight;
  }
  get scrollTop(): number {
    return Math.min(this.#top, Math.max(0, this.scrollHeight - this.clientHeight));
  }
  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
  }
  get rest(): number {
    return this.scrollHeight - this.scrollTop - this.clientHeight;
  }
}
function followed(height = 1000): { list: List; follower: Follower } {
  const list = new List(height);
  const follower = new Follower();
  follower.changed(list);
  follower.moved(list);
  return { list, follower };
}

describe('the newest sentence', () => {
  it('stays in sight as the list grows', () => {
    const { list, follower } = followed();
    for (const more of [20, 90, 400]) {
      list.scrollHeight += more;
      follower.changed(list);
      expect(list.rest).toBe(0);
    }
  });
  it('stays in sight where the page moves the list by itself', () => {
    const { list, follower } = followed();
    // Lines go at the top: the page moves what is in sight up with them, and new ones come before it says so.
    list.scrollTop -= 300;
    list.scrollHeight += 120;
    follower.moved(list);
    expect(follower.following).toBe(true);
    follower.changed(list);
    expect(list.rest).toBe(0);
    // Letters that arrive late make every line shorter or longer.
    list.scrollHeight += 500;
    list.scrollTop -= 60;
    follower.moved(list);
    follower.changed(list);
    expect(list.rest).toBe(0);
    // Fewer records, as after an undo, and then many.
    list.scrollHeight = 260;
    follower.moved(list);
    list.scrollHeight = 3000;
    follower.moved(list);
    follower.changed(list);
    expect(list.rest).toBe(0);
  });
  it('stays in sight where the list was hidden for a while', () => {
    const { list, follower } = followed();
    list.clientHeight = 0;
    list.scrollTop = 0;
    follower.moved(list);
    list.clientHeight = 200;
    list.scrollTop = 0;
    follower.moved(list);
    follower.changed(list);
    expect(list.rest).toBe(0);
  });
  it.each<[string, (follower: Follower, list: List) => void]>([
    ['the wheel', (follower, list) => follower.wheeled(list, -120)],
    ['a key', (follower, list) => follower.pressed(list, 'PageUp')],
    ['a finger or the bar', (follower) => follower.grasped()],
  ])('is left by whoever reads further up with %s, until they are back', (_, begin) => {
    const { list, follower } = followed();
    begin(follower, list);
    // The page goes up in steps, the first of which are hardly any.
    for (const step of [4, 16, 280]) {
      list.scrollTop -= step;
      follower.moved(list);
    }
    follower.released();
    const top = list.scrollTop;
    list.scrollHeight += 200;
    follower.changed(list);
    expect(list.scrollTop).toBe(top);
    list.scrollTop = list.scrollHeight;
    follower.moved(list);
    list.scrollHeight += 200;
    follower.changed(list);
    expect(list.rest).toBe(0);
  });
  it('is followed again where the list has become so short that it ends there', () => {
    const { list, follower } = followed();
    follower.wheeled(list, -120);
    list.scrollTop -= 100;
    follower.moved(list);
    list.scrollHeight = 500;
    follower.moved(list);
    list.scrollHeight = 900;
    follower.changed(list);
    expect(list.rest).toBe(0);
  });
  it('is not left by what moves nothing up', () => {
    const { list, follower } = followed();
    follower.wheeled(list, 120);
    follower.pressed(list, 'PageDown');
    follower.grasped();
    follower.moved(list);
    const short = new List(150);
    follower.wheeled(short, -120);
    expect(follower.following).toBe(true);
  });
});
