import { optionLabel } from '@hidamari/domain/option-sets';
import { AS_NEEDED, TAKEN_STATES } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../log-form/log-form-of.ts';

type Medicine = LogContents['medicines'][number];

/** 1日2回, or 頓服; '' when it was left open. */
export function timesPerDay({ times_per_day }: Pick<Medicine, 'times_per_day'>): string {
  if (times_per_day === undefined) return '';
  return times_per_day === AS_NEEDED.value ? AS_NEEDED.label : `1日${times_per_day}回`;
}

/** 吐き気止め　1回1錠・1日2回・飲んだ. What was left open is left out. */
export function medicineLine(medicine: Medicine): string {
  const facts = [medicine.dose, timesPerDay(medicine), optionLabel(TAKEN_STATES, medicine.taken)].filter(
    Boolean,
  );
  return [medicine.name, facts.join('・')].filter(Boolean).join('　');
}
