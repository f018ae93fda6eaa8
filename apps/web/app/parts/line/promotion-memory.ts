import { japanDay } from '@hidamari/domain/japanese-dates';
import {
  dueLinePromotion,
  type LinePromotionMemory,
  readLinePromotionMemory,
} from '@hidamari/domain/line-promotion';

/** Where a browser keeps when its first visit to the home began, and which days of the promotion it has had (G80). */
const LINE_PROMOTION_KEY = 'hidamari-line-promotion';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Of a browser that kept nothing that can be read, the first visit is this one. Throws where it keeps nothing at all. */
function remembered(storage: Storage, now: Date): LinePromotionMemory {
  const kept = readLinePromotionMemory(storage.getItem(LINE_PROMOTION_KEY));
  if (kept !== null) return kept;
  const begun = { firstVisit: now.toISOString(), shown: [] };
  storage.setItem(LINE_PROMOTION_KEY, JSON.stringify(begun));
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
    storage().setItem(LINE_PROMOTION_KEY, JSON.stringify({ firstVisit, shown: [...shown, day] }));
  } catch {
    // It was shown, and this page shows it no second time.
  }
}
