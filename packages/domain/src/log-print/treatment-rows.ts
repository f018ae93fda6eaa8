import { addDays } from '../japanese-dates/index.ts';
import { optionLabel, TREATMENT_TYPES } from '../option-sets/index.ts';
import { TREATMENT_STATUSES, type TreatmentStatus } from '../treatment-logs/index.ts';
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

/** How far it has come. 「中」 alone says nothing on a page that somebody else reads. */
export function statusWords(status: TreatmentStatus | undefined): string {
  const label = optionLabel(TREATMENT_STATUSES, status) ?? '';
  return status === 'ongoing' ? `治療${label}` : label;
}

/** One treatment of the period, as it was last written. */
export interface TreatmentRow {
  readonly day: string;
  readonly words: string;
  readonly status: string;
}

/** On the first day of a course its own day counts: the start is then that of the whole treatment. */
function startOf({ log_date }: PrintedLog, { day_number, started_on }: PrintedTreatment): string {
  return day_number === 1 ? log_date : (started_on ?? log_date);
}

const identityOf = ({ type, name = '', course_number = 0, started_on = '' }: PrintedTreatment) =>
  JSON.stringify([type, name, course_number, started_on]);

/**
 * The treatments of a period (G64), oldest first. One that was written in several logs is one row, with the state and
 * end that were written last. `logs` are in the order of their days.
 */
export function treatmentRows(logs: readonly PrintedLog[], to: string): TreatmentRow[] {
  const rows = new Map<string, { from: string; treatment: PrintedTreatment }>();
  for (const log of logs) {
    for (const treatment of log.treatments) {
      const key = identityOf(treatment);
      rows.set(key, { from: rows.get(key)?.from ?? startOf(log, treatment), treatment });
    }
  }
  return [...rows.values()]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, treatment }) => ({
      day: treatment.ended_on
        ? `${shortDay(from, to)}〜${shortDay(treatment.ended_on, to)}`
        : shortDay(from, to),
      words: treatmentWords(treatment),
      status: statusWords(treatment.status),
    }));
}

/**
 * Days on which a treatment or a course of it began: the bands behind the charts. 「n日目」 counts back to it. The log of
 * what is finished says that it is over, not that it began that day.
 */
export function treatmentStarts(logs: readonly PrintedLog[]): Set<string> {
  return new Set(
    logs.flatMap((log) => log.treatments.flatMap((treatment) => beginningOf(log, treatment) ?? [])),
  );
}

function beginningOf({ log_date }: PrintedLog, treatment: PrintedTreatment): string | null {
  const { status, day_number, started_on } = treatment;
  if (status === 'planned' || status === 'stopped') return null;
  if (day_number !== undefined) return addDays(log_date, 1 - day_number);
  return started_on ?? (status === 'finished' ? null : log_date);
}
