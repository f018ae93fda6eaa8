import type { MeasurementKind, SymptomKey } from '../treatment-logs/index.ts';

/**
 * One line of what the member's own hospital said (G75). The value is the hospital's, never ours: the portal names no
 * limit of its own and computes no grade of danger.
 */
export type ThresholdRule =
  | { readonly kind: 'temperature'; readonly at_least: number }
  | { readonly kind: 'symptom'; readonly key: SymptomKey; readonly at_least: number }
  | {
      readonly kind: 'measurement';
      readonly measurement: Exclude<MeasurementKind, 'body_temperature'>;
      readonly direction: ThresholdDirection;
      readonly value: number;
    };

/** From the value on upwards, or downwards: both with the value itself. */
export type ThresholdDirection = 'at_least' | 'at_most';

/** The numbers of a card and when the one for the day is answered. */
export interface ThresholdPhones {
  /** Digits with the leading 0. At least one of the two is there. */
  readonly day_phone?: string | undefined;
  readonly night_phone?: string | undefined;
  /** HH:mm in Japan; at `day_to` itself nobody answers any more. */
  readonly day_from: string;
  readonly day_to: string;
  /** 0 = Sunday ... 6 = Saturday. */
  readonly weekdays: readonly number[];
  /** The day number is answered on public holidays too. */
  readonly on_holidays: boolean;
}

/** What a member copied from their own hospital (G75). */
export interface ContactThresholdCard extends ThresholdPhones {
  readonly hospital_name: string;
  readonly card_number?: string | undefined;
  readonly treatment_name?: string | undefined;
  /** Day of the last dose, YYYY-MM-DD. */
  readonly last_dose_on?: string | undefined;
  readonly rules: readonly ThresholdRule[];
  /** Day on which the hospital said so. */
  readonly told_on?: string | undefined;
  readonly note?: string | undefined;
}

/** Limits of a card, in characters as a person counts them (G75). */
export const THRESHOLD_LIMITS = {
  hospitalName: 60,
  cardNumber: 30,
  treatmentName: 60,
  note: 200,
  rules: 20,
  /** 「なし以上」 would be met by every answer: the first step that says something is 軽い. */
  symptomStep: { min: 1, max: 4 },
} as const;

/** When the day number is answered unless the member says otherwise: weekdays, 9:00 to 17:00, no holidays. */
export const USUAL_DAY_HOURS = {
  day_from: '09:00',
  day_to: '17:00',
  weekdays: [1, 2, 3, 4, 5],
  on_holidays: false,
} as const;
