// Whether a list that grows at its end keeps that end in sight. Pure, so that it can be tried out without a page.

/** What a list says of itself, as the page has it. */
export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** So near its end, in pixels, a list counts as being there. */
const NEAR = 40;
const UPWARD = new Set(['ArrowUp', 'PageUp', 'Home']);

export const atEnd = (list: Scrolled): boolean => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;

/**
 * The end stays in sight unless somebody means to read further up, and again once they are back there.
 *
 * A page moves a list by itself as well: lines that go at the top, letters that arrive late, a rim that grows. So only what a
 * person does counts as a wish: wheel, keys, a finger, the bar beside the list. Where a list lies alone says nothing.
 */
export class Follower {
  following = true;
  #held = false;
  #top = 0;
  #height = 0;

  /** The list has changed, or its size has. */
  changed(list: Scrolled): void {
    if (this.following) list.scrollTop = list.scrollHeight;
    this.#note(list);
  }
  /** The list has moved, whoever moved it. */
  moved(list: Scrolled): void {
    // On the way up the first steps are still near the end; but a list that has become shorter ends there.
    const isUp = list.scrollTop < this.#top;
    if (atEnd(list) && (!isUp || list.scrollHeight < this.#height)) {
      this.following = true;
      this.#held = false;
    } else if (this.#held && isUp) this.following = false;
    this.#note(list);
  }
  /** The wheel is turned, downward where that is positive. */
  wheeled(list: Scrolled, down: number): void {
    if (down < 0) this.#up(list);
  }
  pressed(list: Scrolled, key: string): void {
    if (UPWARD.has(key)) this.#up(list);
  }
  /** A finger or the pointer is set down on the list or its bar; what moves until it is at the end again is meant. */
  grasped(): void {
    this.#held = true;
  }
  released(): void {
    this.#held = false;
  }
  #note(list: Scrolled): void {
    this.#top = list.scrollTop;
    this.#height = list.scrollHeight;
  }
  #up(list: Scrolled): void {
    // What is at its top already does not move, and would never come back to its end.
    if (list.scrollTop > 0) this.following = false;
  }
}
