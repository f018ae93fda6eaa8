import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import type { SymptomKey } from '@hidamari/domain/treatment-logs';
import type { BloodItem, Course, Symptoms } from './story.ts';

/** A title says that the log is an example, wherever it is shown. */
export function exampleTitle(title: string): string {
  return `見本：${title}`;
}

export function symptomRows(symptoms: Symptoms): NonNullable<TreatmentLogForm['symptoms']> {
  return Object.entries(symptoms).map(([key, [frequency, strength, interference]]) => ({
    // The keys of an object of symptoms are symptoms; `Object.entries` forgets it.
    key: key as SymptomKey,
    frequency,
    strength,
    interference,
    today: strength,
  }));
}

interface Values {
  temperature?: number | undefined;
  weight?: number | undefined;
  pressure?: readonly [upper: number, lower: number] | undefined;
}

export function measurementRows(values: Values): NonNullable<TreatmentLogForm['measurements']> {
  const rows = [
    { kind: 'body_temperature' as const, value: values.temperature },
    { kind: 'weight' as const, value: values.weight },
    { kind: 'blood_pressure_systolic' as const, value: values.pressure?.[0] },
    { kind: 'blood_pressure_diastolic' as const, value: values.pressure?.[1] },
  ];
  return rows.flatMap(({ kind, value }) => (value === undefined ? [] : [{ kind, value }]));
}

/** The laboratory's sheet, copied: value, unit and the range as printed (G63). */
export function bloodTest(
  items: readonly BloodItem[],
  values: readonly string[],
  day: string,
  hospital: string,
) {
  const rows = items.flatMap(({ item, unit, low, high }, index) => {
    const value = values[index];
    return value === undefined ? [] : [{ item, value, unit, reference_low: low, reference_high: high }];
  });
  return { type: 1 as const, tested_on: day, hospital_name: hospital, rows };
}

export function lifeOf({ sleep, steps, mood, meals, outing, work }: Omit<Course['calm'], 'text'>) {
  return {
    sleep_hours: sleep,
    steps,
    mood,
    ...(meals === undefined ? {} : { meals }),
    ...(outing === undefined ? {} : { outing }),
    ...(work === undefined ? {} : { work }),
  } satisfies TreatmentLogForm['life'];
}
