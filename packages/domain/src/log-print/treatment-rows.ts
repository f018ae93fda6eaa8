import { addDays } from '../japanese-dates/index.ts';
import { optionLabel, TREATMENT_TYPES } from '../option-sets/index.ts';
import { treatmentStatusWords } from '../treatment-logs/index.ts';
import { shortDay } from './print-days.ts';
import type { PrintedLog, PrintedTreatment } from './printed-log.ts';

/** 抗がん剤治療 カルボプラチン 3コース目: what a treatment is, without its days and state. */
export function treatmentWords({ type, name, course_number }: PrintedTreatment): string {
  return [
    type === 'other' && name ? '' : optionLabel(TREATMENT_TYPES, type),
    name,
    course_number === undefined ? '' : `${course_number}コース目`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One treatment of the period, as it was last written. */
export interface TreatmentRow {
  readonly day: string;
  readonly words: string;
  readonly status: string;
}

/**
 * The first day of a treatment, or of the course that is counted in days; null where only a log of what is finished or
 * planned knows of it: that log's day says that it is over or to come, not that it began then.
 */
function beginningOf({ log_date }: PrintedLog, treatment: PrintedTreatment): string | null {
  const { status, day_number, started_on } = treatment;
  if (day_number !== undefined && status !== 'planned') return addDays(log_date, 1 - day_number);
  return started_on ?? (status === undefined || status === 'ongoing' ? log_date : null);
}

const identityOf = ({ type, name = '', course_number = 0, started_on = '' }: PrintedTreatment) =>
  JSON.stringify([type, name, course_number, started_on]);

interface Course {
  readonly from: string | null;
  /** The day it was last written about. */
  readonly writtenOn: string;
  readonly treatment: PrintedTreatment;
}

/** 4/1〜6/30, with as much of it as is known; of what has neither day, when it was written. */
function daysOf({ from, writtenOn, treatment }: Course, to: string): string {
  const [start, end] = [from, treatment.ended_on].map((day) => (day ? shortDay(day, to) : ''));
  if (end) return `${start}〜${end}`;
  return start || `${shortDay(writtenOn, to)}の記録`;
}

const placeOf = ({ from, treatment, writtenOn }: Course) => from ?? treatment.ended_on ?? writtenOn;

/**
 * The treatments of a period (G64), oldest first. One that was written in several logs is one row, with the state and
 * end that were written last. `logs` are in the order of their days.
 */
export function treatmentRows(logs: readonly PrintedLog[], to: string): TreatmentRow[] {
  const courses = new Map<string, Course>();
  for (const log of logs) {
    for (const treatment of log.treatments) {
      const key = identityOf(treatment);
      const from = courses.get(key)?.from ?? beginningOf(log, treatment);
      courses.set(key, { from, writtenOn: log.log_date, treatment });
    }
  }
  return [...courses.values()]
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
    .map((course) => ({
      day: daysOf(course, to),
      words: treatmentWords(course.treatment),
      status: treatmentStatusWords(course.treatment.status),
    }));
}

/** Days on which a treatment or a course of it began: the bands behind the charts. */
export function treatmentStarts(logs: readonly PrintedLog[]): Set<string> {
  const begun = logs.flatMap((log) =>
    log.treatments
      .filter(({ status }) => status !== 'planned' && status !== 'stopped')
      .flatMap((treatment) => beginningOf(log, treatment) ?? []),
  );
  return new Set(begun);
}
