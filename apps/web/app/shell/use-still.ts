import { useState, useSyncExternalStore } from 'react';

/** So long after a pointer moved nothing moves under it: whoever was aiming has pressed by then. */
const AFTER_MOVE_MS = 600;
/** So long after a click: the second of a double click goes where the first went. */
const AFTER_CLICK_MS = 300;
/** A hand that never rests, or a press whose end was never heard of, holds nothing back for longer. */
const MOST_MS = 4_000;

const EVENTS = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'click'] as const;

/** Whether somebody is aiming or pressing, anywhere on the page; listens only while a list asks. */
class PointerHold {
  isHeld = false;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0)
      for (const type of EVENTS) window.addEventListener(type, this.#hold, { capture: true, passive: true });
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      for (const type of EVENTS) window.removeEventListener(type, this.#hold, { capture: true });
      clearTimeout(this.#timer);
      this.isHeld = false;
    };
  };

  readonly #hold = ({ type, timeStamp, buttons }: MouseEvent): void => {
    if (!this.isHeld) this.#since = timeStamp;
    const left = this.#since + MOST_MS - timeStamp;
    const wanted = type === 'click' ? AFTER_CLICK_MS : buttons > 0 ? MOST_MS : AFTER_MOVE_MS;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set(false), Math.max(0, Math.min(wanted, left)));
    this.#set(true);
  };

  #set(held: boolean): void {
    if (this.isHeld === held) return;
    this.isHeld = held;
    for (const listener of this.#listeners) listener();
  }
}

const pointer = new PointerHold();

/**
 * What a list shows that changes without its reader's doing (others write, assign, sort): the latest, except that nothing moves
 * under a hand that is aiming or pressing, so that no press opens another person's row. Four seconds at most.
 * @param of names what was asked for: the answer to another question is shown at once.
 */
export function useStill<T>(latest: T | undefined, of: string): T | undefined {
  const isHeld = useSyncExternalStore(
    pointer.subscribe,
    () => pointer.isHeld,
    () => false,
  );
  const [shown, show] = useState({ latest, of });
  const isKept = isHeld && shown.of === of && shown.latest !== undefined;
  if (isKept) return shown.latest;
  if (shown.latest !== latest || shown.of !== of) show({ latest, of });
  return latest;
}
