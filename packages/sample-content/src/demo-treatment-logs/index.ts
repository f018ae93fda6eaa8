import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { addDays, weekdayOf } from '@hidamari/domain/japanese-dates';
import { CHOFU_STORY } from './chofu-story.ts';
import { GENERAL_STORY } from './general-story.ts';
import { happeningLog } from './happening-logs.ts';
import { INSURANCE_STORY } from './insurance-story.ts';
import type { Story } from './story.ts';
import { therapyLogs } from './therapy-logs.ts';

/** Which demo member (identity, demo members). */
export type DemoKind = 'insurance' | 'general' | 'chofu';

const STORIES: Record<DemoKind, Story> = {
  insurance: INSURANCE_STORY,
  general: GENERAL_STORY,
  chofu: CHOFU_STORY,
};

const YEAR_DAYS = 364;

/**
 * A year of treatment logs of a fictional person, oldest first, up to the day before `today`: every title says
 * that it is an example, every hospital that it is fictional. The same day gives the same logs.
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function demoTreatmentLogs(kind: DemoKind, today: string): TreatmentLogForm[] {
  const story = STORIES[kind];
  const start = mondayBy(addDays(today, -YEAR_DAYS));
  return [
    ...story.therapies.flatMap((therapy) => therapyLogs(story, therapy, start)),
    ...story.happenings.map((happening) => happeningLog(story, happening, start)),
  ]
    .filter(({ log_date }) => log_date < today)
    .toSorted((a, b) => (a.log_date < b.log_date ? -1 : Number(a.log_date > b.log_date)));
}

/** Stories count their days from a Monday, so that nobody goes to a hospital's clinic on a Sunday. */
function mondayBy(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
