import { addDays } from '../japanese-dates/index.ts';
import { optionLabel, TREATMENT_TYPES } from '../option-sets/index.ts';
import { fieldText, LOG_FIELDS } from '../treatment-logs/index.ts';
import { shortDay } from './print-limits.ts';
import type { PrintedLog, PrintedTreatment } from './printed-log.ts';

/** 抗がん剤治療 カルボプラチン: what a treatment is, without its course, days and state. */
function nameWords({ type, name }: PrintedTreatment): string {
  return [type === 'other' && name ? '' : optionLabel(TREATMENT_TYPES, type), name].filter(Boolean).join(' ');
}

/** 抗がん剤治療 カルボプラチン 3コース目, as a log says it. */
export function treatmentWords(treatment: PrintedTreatment): string {
  const { course_number } = treatment;
  const course = course_number === undefined ? '' : `${course_number}コース目`;
  return [nameWords(treatment), course].filter(Boolean).join(' ');
}

/** One treatment of the period, as it was last written. */
export interface TreatmentRow {
  readonly day: string;
  readonly words: string;
  /** 3, 1〜12 or 1〜3・5: the courses that were written about; empty where none was counted. */
  readonly courses: string;
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
 * Tells how often the courses of a treatment began anew: one that is going on with a lower number than was written
 * before is not the old one again.
 */
function countSeries(): (treatment: PrintedTreatment) => number {
  const known = new Map<string, { series: number; course: number }>();
  return ({ type, name = '', course_number, status }) => {
    if (course_number === undefined) return 0;
    const key = JSON.stringify([type, name]);
    const last = known.get(key) ?? { series: 0, course: course_number };
    const isAnew = course_number < last.course && (status === undefined || status === 'ongoing');
    const next = isAnew
      ? { series: last.series + 1, course: course_number }
      : { ...last, course: Math.max(last.course, course_number) };
    known.set(key, next);
    return next.series;
  };
}

/** Each course of a period, as it was last written, oldest first. */
function coursesOf(logs: readonly PrintedLog[]): Course[] {
  const courses = new Map<string, Course>();
  const seriesOf = countSeries();
  for (const log of logs) {
    for (const treatment of log.treatments) {
      const key = `${seriesOf(treatment)} ${identityOf(treatment)}`;
      const from = courses.get(key)?.from ?? beginningOf(log, treatment);
      courses.set(key, { from, writtenOn: log.log_date, treatment });
    }
  }
  return [...courses.values()].toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

/** Whether a course goes on with a treatment: the same one, counted further. Counted from one again, it is another. */
function goesOn(last: Course | undefined, { treatment }: Course): boolean {
  if (last === undefined || treatment.course_number === undefined) return false;
  const { type, name = '', course_number = Number.POSITIVE_INFINITY } = last.treatment;
  return (
    type === treatment.type && name === (treatment.name ?? '') && course_number < treatment.course_number
  );
}

/** The courses of each treatment: what is given twelve times is one treatment. */
function treatmentsOf(logs: readonly PrintedLog[]): Course[][] {
  const treatments: Course[][] = [];
  for (const course of coursesOf(logs)) {
    const known = treatments.findLast((courses) => goesOn(courses.at(-1), course));
    if (known) known.push(course);
    else treatments.push([course]);
  }
  return treatments;
}

/** 1〜3・5, of numbers in their order. */
function courseWords(courses: readonly Course[]): string {
  const runs: number[][] = [];
  for (const { treatment } of courses) {
    const number = treatment.course_number;
    if (number === undefined) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}〜${run.at(-1)}`)).join('・');
}

/**
 * Whether a treatment stands among those that go on. One that was written without a state and without an end does: who
 * notes what is given today often leaves both out. The paper says no state for it either.
 */
const goesOnToday = ({ status, ended_on }: PrintedTreatment) =>
  status === 'ongoing' || (status === undefined && ended_on === undefined);

interface Ordered extends TreatmentRow {
  readonly isRunning: boolean;
  /** The later, the nearer to today. */
  readonly place: string;
}

function rowOf(courses: readonly Course[], to: string): Ordered {
  const last = courses.at(-1) as Course;
  const from = courses.find((course) => course.from !== null)?.from ?? null;
  const isRunning = goesOnToday(last.treatment);
  const writtenOn =
    courses
      .map((course) => course.writtenOn)
      .toSorted()
      .at(-1) ?? last.writtenOn;
  return {
    day: daysOf({ ...last, from, writtenOn }, to),
    words: nameWords(last.treatment),
    courses: courseWords(courses),
    status: fieldText(LOG_FIELDS.treatments.status, last.treatment.status),
    isRunning,
    place: isRunning ? writtenOn : (last.treatment.ended_on ?? last.from ?? writtenOn),
  };
}

/**
 * The treatments of a period (G64, G70), one row each however many courses it had, with the state and end that were
 * written last: what is going on first, the one written about last at the head, then the others, newest first. Whoever
 * reads only the first rows reads what is given today. `logs` are in the order of their days.
 */
export function treatmentRows(logs: readonly PrintedLog[], to: string): TreatmentRow[] {
  return treatmentsOf(logs)
    .map((courses) => rowOf(courses, to))
    .toSorted(
      (one, other) => Number(other.isRunning) - Number(one.isRunning) || other.place.localeCompare(one.place),
    )
    .map(({ isRunning: _isRunning, place: _place, ...row }) => row);
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
