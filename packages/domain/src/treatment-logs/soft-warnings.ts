import { measurementOf } from './measurements.ts';
import { TEMPERATURE_NOTICE } from './texts.ts';

/** The measured part of a log. */
export interface MeasuredLog {
  readonly measurements?: readonly { readonly kind: string; readonly value: number }[] | undefined;
}

/** A value to look at once more before saving; the member may keep it. */
export interface SoftWarning {
  /** Dotted name of the field, as in field errors: `measurements.0.value`. */
  readonly field: string;
  /** Text: `fieldMessage('value_unusual')`. */
  readonly code: 'value_unusual';
}

/**
 * Values near the edge of their range, and a lower blood pressure that is not below the upper one (G61). Values
 * outside the range are field errors and not listed here.
 */
export function softWarnings({ measurements = [] }: MeasuredLog): SoftWarning[] {
  const upper = measurements.find(({ kind }) => kind === 'blood_pressure_systolic')?.value ?? Infinity;
  return measurements.flatMap(({ kind, value }, index) => {
    const row = measurementOf(kind);
    if (!row || value < row.min || value > row.max) return [];
    const isCrossed = kind === 'blood_pressure_diastolic' && value >= upper;
    const isUsual = value >= row.usual[0] && value <= row.usual[1];
    return isUsual && !isCrossed ? [] : [{ field: `measurements.${index}.value`, code: 'value_unusual' }];
  });
}

/** True when the sentence on fever moves to the top (G75): a temperature of 38.0 or more was entered. */
export function isFeverNoticeLeading({ measurements = [] }: MeasuredLog): boolean {
  return measurements.some(
    ({ kind, value }) => kind === 'body_temperature' && value >= TEMPERATURE_NOTICE.leadsFromCelsius,
  );
}
