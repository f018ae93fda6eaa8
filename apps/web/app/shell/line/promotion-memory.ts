import { japanDay } from '@hidamari/domain/japanese-dates';
import {
  dueLinePromotion,
  type LinePromotionMemory,
  readLinePromotionMemory,
} from '@hidamari/domain/line-promotion';

const KEY = 'hidamari-line-promotion';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The day of the first visit is today for a browser that remembers none. Throws where the browser keeps nothing. */
function remembered(storage: Storage, now: Date): LinePromotionMemory {
  const kept = readLinePromotionMemory(storage.getItem(KEY));
  if (kept !== null) return kept;
  const begun = { firstVisit: japanDay(now), shown: [] };
  storage.setItem(KEY, JSON.stringify(begun));
  return begun;
}

/**
 * For which day the promotion is due now (G80). null also where the browser keeps nothing: it would come each time.
 */
export function duePromotion(storage: () => Storage, now: Date): number | null {
  try {
    return dueLinePromotion(remembered(storage(), now), japanDay(now));
  } catch {
    return null;
  }
}

/** It has been shown for that day. */
export function rememberPromotion(storage: () => Storage, day: number, now: Date): void {
  try {
    const { firstVisit, shown } = remembered(storage(), now);
    storage().setItem(KEY, JSON.stringify({ firstVisit, shown: [...shown, day] }));
  } catch {
    // It was shown, and this page shows it no second time.
  }
}
