import { fieldText, LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../log-form/log-form-of.ts';

type Medicine = LogContents['medicines'][number];

/** 1日2回, or 頓服; '' when it was left open. */
export function timesPerDay({ times_per_day }: Pick<Medicine, 'times_per_day'>): string {
  const times = fieldText(LOG_FIELDS.medicines.times_per_day, times_per_day);
  return typeof times_per_day === 'number' ? `1日${times}` : times;
}

/** 吐き気止め　1回1錠・1日2回・飲んだ. What was left open is left out. */
export function medicineLine(medicine: Medicine): string {
  const facts = [
    medicine.dose,
    timesPerDay(medicine),
    fieldText(LOG_FIELDS.medicines.taken, medicine.taken),
  ].filter(Boolean);
  return [medicine.name, facts.join('・')].filter(Boolean).join('　');
}
