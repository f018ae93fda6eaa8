import { addDays, daysBetween } from '../japanese-dates/index.ts';
import type { TreatmentType } from '../option-sets/index.ts';
import { type ChartPeriod, isInPeriod, periodDays } from './chart-period.ts';
import type { ChartedLog, ChartedMedicine, ChartedTreatment } from './charted-log.ts';
import { compareText, groupedBy, sortedBy } from './grouped.ts';
import type { ChartFrame } from './symptom-bars.ts';

/** What happened on a day of treatment, as far as the member wrote it. */
export const TREATMENT_WORDS = ['点滴', '手術', '放射線', '治療'] as const;
export type TreatmentWord = (typeof TREATMENT_WORDS)[number];

/** A day of treatment: the first day of a course, an infusion, an operation. */
export interface TreatmentDay {
  readonly day: string;
  readonly word: TreatmentWord;
  readonly course_number: number | null;
}

/** A band behind the bars, and its word below. */
export interface TreatmentBand extends TreatmentDay {
  readonly x: number;
  readonly width: number;
  /** Middle of the band. */
  readonly at: number;
  /** False where the word of the band before it takes the room. */
  readonly hasWord: boolean;
}

const INFUSION = '点滴';
const WORD_OF_TYPE: Partial<Record<TreatmentType, TreatmentWord>> = {
  surgery: '手術',
  'radiation-therapy': '放射線',
  'postoperative-radiation-therapy': '放射線',
};
/** Of the width: a band of a long period stays visible, and words do not touch. */
const THINNEST = 0.012;
const WORD_ROOM = 0.24;

/**
 * The days of treatment within the period, oldest first, each day once with its most telling word. A day comes from
 * what the member wrote: 「n日目」 counts back to the first day of the course; a course that goes on, without it, began on
 * the day of the log; a medicine given 「点滴」 marks its own day. What is planned or was stopped marks none, and what is
 * finished none but a day that was written: the log says that it is over, not that something was done that day.
 */
export function treatmentDays(logs: readonly ChartedLog[], period: ChartPeriod): TreatmentDay[] {
  const found = logs
    .flatMap((log) => [
      ...log.treatments.flatMap((treatment) => dayOfTreatment(log, treatment)),
      ...(log.medicines.some(wasInfused) ? [markOf(log.log_date, INFUSION, null)] : []),
    ])
    .filter(({ day }) => isInPeriod(period, day));
  const marks = [...groupedBy(found, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    word: firstWord(ofDay),
    course_number: lastCourse(ofDay),
  }));
  return sortedBy(marks, (a, b) => compareText(a.day, b.day));
}

function dayOfTreatment(log: ChartedLog, treatment: ChartedTreatment): TreatmentDay[] {
  const { status, course_number = null, type } = treatment;
  if (status === 'planned' || status === 'stopped') return [];
  const day = firstDay(log, treatment);
  if (day === null) return [];
  const isInfusion = treatment.name?.includes(INFUSION) || (day === log.log_date && saysInfusion(log));
  return [markOf(day, isInfusion ? INFUSION : (WORD_OF_TYPE[type] ?? '治療'), course_number)];
}

function firstDay({ log_date }: ChartedLog, treatment: ChartedTreatment): string | null {
  const { day_number, course_number, started_on, ended_on, name, status } = treatment;
  if (day_number !== undefined) return addDays(log_date, 1 - day_number);
  const isOfLog = course_number !== undefined || name?.includes(INFUSION);
  if (isOfLog && status !== 'finished') return log_date;
  return started_on !== undefined && started_on === ended_on ? started_on : null;
}

const saysInfusion = ({ title, medicines }: ChartedLog) =>
  title?.includes(INFUSION) === true || medicines.some(wasInfused);

function wasInfused({ name, dose = '', note = '', taken }: ChartedMedicine): boolean {
  const wasGiven = taken !== 'not_taken' && taken !== 'not_yet';
  return wasGiven && [name, dose, note].some((text) => text.includes(INFUSION));
}

const markOf = (day: string, word: TreatmentWord, course_number: number | null): TreatmentDay => ({
  day,
  word,
  course_number,
});

function firstWord(marks: readonly TreatmentDay[]): TreatmentWord {
  return TREATMENT_WORDS.find((word) => marks.some((mark) => mark.word === word)) ?? '治療';
}

function lastCourse(marks: readonly TreatmentDay[]): number | null {
  const courses = marks.flatMap(({ course_number }) => course_number ?? []);
  return courses.length === 0 ? null : Math.max(...courses);
}

/** The bands of the days of treatment within the frame, oldest first. */
export function treatmentBands(
  days: readonly TreatmentDay[],
  period: ChartPeriod,
  { width }: Pick<ChartFrame, 'width'>,
): TreatmentBand[] {
  const dayWidth = width / periodDays(period);
  const bandWidth = Math.max(dayWidth, width * THINNEST);
  let lastWord = Number.NEGATIVE_INFINITY;
  return days
    .filter(({ day }) => isInPeriod(period, day))
    .map((mark) => {
      const middle = (daysBetween(period.from, mark.day) + 0.5) * dayWidth;
      const x = Math.min(Math.max(0, middle - bandWidth / 2), width - bandWidth);
      const at = x + bandWidth / 2;
      const hasWord = at - lastWord >= width * WORD_ROOM;
      if (hasWord) lastWord = at;
      return { ...mark, x, width: bandWidth, at, hasWord };
    });
}
