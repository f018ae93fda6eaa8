import { foldForSearch } from '../search-text/index.ts';
import { fieldText, LOG_FIELDS } from '../treatment-logs/index.ts';
import type { PrintedLog, PrintedMedicine } from './printed-log.ts';

/** 60mg・1日3回, or 頓服: how a medicine is taken, as it was written. */
export function medicineDosage({ dose, times_per_day }: PrintedMedicine): string {
  const times = fieldText(LOG_FIELDS.medicines.times_per_day, times_per_day);
  return [dose, typeof times_per_day === 'number' ? `1日${times}` : times].filter(Boolean).join('・');
}

/** A medicine of the period: facts only, no word on whether that was right (G59). */
export interface MedicineRow {
  readonly name: string;
  /** As it was last written. */
  readonly way: string;
  /** Days on which it was written as taken, or as not taken. A day can be both. */
  readonly takenDays: number;
  readonly notTakenDays: number;
  /** Days on which it was written at all. */
  readonly days: number;
}

interface Counted {
  name: string;
  way: string;
  taken: Set<string>;
  notTaken: Set<string>;
  days: Set<string>;
}

/** Medicines by name, the ones written on most days first. `logs` are in the order of their days. */
export function medicineRows(logs: readonly PrintedLog[]): MedicineRow[] {
  const counted = new Map<string, Counted>();
  for (const { log_date: day, medicines } of logs) {
    for (const medicine of medicines) {
      const key = foldForSearch(medicine.name);
      const row = counted.get(key) ?? {
        name: medicine.name,
        way: '',
        taken: new Set(),
        notTaken: new Set(),
        days: new Set(),
      };
      counted.set(key, row);
      row.way = medicineDosage(medicine) || row.way;
      row.days.add(day);
      if (medicine.taken === 'taken') row.taken.add(day);
      if (medicine.taken === 'not_taken') row.notTaken.add(day);
    }
  }
  return [...counted.values()]
    .map(({ name, way, taken, notTaken, days }) => ({
      name,
      way,
      takenDays: taken.size,
      notTakenDays: notTaken.size,
      days: days.size,
    }))
    .toSorted((one, other) => other.days - one.days);
}
