/**
 * Gives the focus back to what had it, once a dialog has gone, unless something else has it by then. Called while an
 * effect is torn down; the focus moves only after that, since whatever listens to it may read derived values, and
 * those must not be read in a teardown (see `TableStore.ask`).
 */
export function giveBack(before: Element | null): void {
  queueMicrotask(() => {
    const now = document.activeElement;
    if ((now === null || now === document.body) && before instanceof HTMLElement && before.isConnected) before.focus();
  });
}

/** Something that answers keys itself: a board's keys leave it alone. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, input, select, textarea, summary, [contenteditable], [role=tab], dialog') !== null;
}
