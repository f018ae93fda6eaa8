import { daysBetween, japanDay } from '../japanese-dates/index.ts';
import { LINE_PROMOTION_DAYS } from '../limits/index.ts';

/** What the promotion says (G80). */
export const LINE_PROMOTION_TEXT = 'LINEで、お返事のお知らせを受け取れます';

/** What one browser remembers of it. Nothing here tells of a person. */
export interface LinePromotionMemory {
  /** When the first visit began, an ISO instant. */
  firstVisit: string;
  /** Which of the days of `LINE_PROMOTION_DAYS` have had their showing. */
  shown: readonly number[];
}

/**
 * For which day the promotion may show today, or null (specification section 4; G80): on the day of the first visit, then
 * from 30 days on, then from 60, each once. From 60 days on it is that of 60, and the one of 30, where nobody has seen it, is
 * over: two on one day would be a nuisance.
 * @param today YYYY-MM-DD in Japan. A day before the first visit (a clock that was set) shows nothing.
 */
export function dueLinePromotion({ firstVisit, shown }: LinePromotionMemory, today: string): number | null {
  const passed = daysBetween(japanDay(new Date(firstVisit)), today);
  const [first, ...later] = LINE_PROMOTION_DAYS;
  const day = later.findLast((from) => passed >= from) ?? (passed === first ? first : null);
  return day === null || shown.includes(day) ? null : day;
}

const INSTANT = /^20\d\d-(?:0\d|1[0-2])-[0-2]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** What a browser has kept, read as what a stranger wrote; null: nothing that could be told from. */
export function readLinePromotionMemory(kept: string | null): LinePromotionMemory | null {
  try {
    const { firstVisit, shown } = JSON.parse(kept ?? '') as Partial<Record<string, unknown>>;
    if (typeof firstVisit !== 'string' || !INSTANT.test(firstVisit) || !Array.isArray(shown)) return null;
    return { firstVisit, shown: shown.filter((day) => typeof day === 'number') };
  } catch {
    return null;
  }
}
