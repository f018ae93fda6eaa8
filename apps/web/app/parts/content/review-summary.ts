import { dayParts, formatPlainDate } from '@hidamari/domain/japanese-dates';
import { isSamplePerson, withoutSampleMark } from './sample-mark.ts';

/** A short text of many on one page. A content service may leave any of it out. */
interface ReviewedText {
  /** Day, YYYY-MM-DD. */
  reviewed_at?: string | undefined;
  next_review_at?: string | undefined;
  /** A role, never a name (G100). */
  reviewer_role?: string | undefined;
}

/** What a page of many short texts says once of them all. */
export interface ReviewSummary {
  /** Who has checked them, and when; empty where one of them does not say when. */
  words: string;
  /** 「次の見直し：2027年9月」, of the one whose turn is first; empty where none is named. */
  next: string;
  /** The day of that review has passed (G100). */
  isDue: boolean;
}

/** The different values of a field, in order; null where a text has none: nothing is then said of all of them. */
function allOf(texts: readonly ReviewedText[], field: keyof ReviewedText): string[] | null {
  const values = texts.flatMap((text) => text[field] ?? []);
  return values.length === texts.length ? [...new Set(values)].sort() : null;
}

function reviewedWords(texts: readonly ReviewedText[], what: string): string {
  const [oldest, ...later] = allOf(texts, 'reviewed_at') ?? [];
  if (oldest === undefined) return '';
  const day = formatPlainDate(oldest);
  const roles = allOf(texts, 'reviewer_role')?.join('、') ?? '';
  if (isSamplePerson(roles)) {
    return `見本の${what}です。${withoutSampleMark(roles)}による確認は、まだ受けていません。`;
  }
  const who = roles === '' ? '' : `${roles}が、`;
  return later.length === 0
    ? `${day}に、${who}すべての${what}の内容を確認しました。`
    : `どの${what}も、${day}かそのあとに、${who}内容を確認しています。`;
}

/**
 * One line for all of the texts (G100).
 * @param what what they are: 「説明」.
 * @param today YYYY-MM-DD in Japan.
 */
export function reviewSummary(texts: readonly ReviewedText[], what: string, today: string): ReviewSummary {
  const [first] = texts.flatMap(({ next_review_at }) => next_review_at ?? []).sort();
  const words = reviewedWords(texts, what);
  if (first === undefined) return { words, next: '', isDue: false };
  const { year, month } = dayParts(first);
  return { words, next: `次の見直し：${year}年${month}月`, isDue: first < today };
}
