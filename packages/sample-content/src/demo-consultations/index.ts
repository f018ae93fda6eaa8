import { dayKind, openingAfter } from '@hidamari/domain/consultation-hours';
import { addDays, japanInstant } from '@hidamari/domain/japanese-dates';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { DemoKind } from '../demo-treatment-logs/index.ts';
import { DEMO_TALKS, type DemoLine, type DemoTalk } from './talks.ts';

export type { DemoEnding } from './talks.ts';

/** A fictional consultation with its moments. */
export interface DemoConsultation extends Pick<DemoTalk, 'title' | 'topics' | 'sharesCard' | 'ending'> {
  lines: readonly (Pick<DemoLine, 'by' | 'text' | 'article'> & { at: Date })[];
  /** A quarter of an hour after the last message; of no use where the talk goes on. */
  endedAt: Date;
}

const VARIANT_OF: Readonly<Record<DemoKind, VariantKey>> = {
  insurance: 'aflac',
  general: 'hatch',
  chofu: 'chofu',
};
const ENDS_AFTER_MS = 15 * 60_000;

/**
 * The consultation of a fictional person, on days on which their supporters answer (section 9). The same day gives
 * the same one.
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function demoConsultation(kind: DemoKind, today: string): DemoConsultation {
  const { lines, title, topics, sharesCard, ending, daysAgo } = DEMO_TALKS[kind];
  const schedule = { variant: VARIANT_OF[kind], closures: [] };
  let first = addDays(today, -daysAgo);
  while (dayKind(first, schedule).kind !== 'open') first = addDays(first, -1);
  const next = openingAfter(first, schedule)?.day ?? first;
  const dated = lines.map(({ by, text, article, day, time }) => ({
    by,
    text,
    ...(article === undefined ? {} : { article }),
    at: japanInstant(day === 'first' ? first : next, time),
  }));
  const last = dated.at(-1)?.at ?? japanInstant(first);
  return {
    title,
    topics,
    sharesCard,
    ...(ending === undefined ? {} : { ending }),
    lines: dated,
    endedAt: new Date(last.getTime() + ENDS_AFTER_MS),
  };
}
