import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import { type ThresholdRule, USUAL_DAY_HOURS } from '@hidamari/domain/contact-thresholds';
import { formatPhone } from '@hidamari/domain/members';
import { measurementFigure } from '@hidamari/domain/treatment-logs';

/** One rule while it is being copied: texts as typed, choices as their wire values, '' while open. */
export interface RuleValues {
  /** Tells rows apart on screen; never sent. */
  row: number;
  kind: ThresholdRule['kind'];
  /** Of a temperature or another measured value. */
  value: string;
  /** Of a symptom. */
  key: string;
  step: string;
  /** Of another measured value. */
  measurement: string;
  direction: string;
}

/** The card while it is being copied, under the names of the wire. */
export interface ThresholdValues {
  hospital_name: string;
  card_number: string;
  day_phone: string;
  night_phone: string;
  day_from: string;
  day_to: string;
  weekdays: string[];
  on_holidays: boolean;
  treatment_name: string;
  last_dose_on: string;
  rules: RuleValues[];
  told_on: string;
  note: string;
  /** The version this began from, 0 for none: a draft keeps it, and so meets a newer card as a conflict. */
  version: number;
}

/** A new row of a kind. */
export function blankRule(kind: ThresholdRule['kind'], row: number): RuleValues {
  return { row, kind, value: '', key: '', step: '', measurement: '', direction: 'at_least' };
}

/** Nothing copied yet; a row for the temperature stands ready, without a value: which one, the hospital said. */
export const BLANK_THRESHOLD: ThresholdValues = {
  hospital_name: '',
  card_number: '',
  day_phone: '',
  night_phone: '',
  day_from: USUAL_DAY_HOURS.day_from,
  day_to: USUAL_DAY_HOURS.day_to,
  weekdays: USUAL_DAY_HOURS.weekdays.map(String),
  on_holidays: USUAL_DAY_HOURS.on_holidays,
  treatment_name: '',
  last_dose_on: '',
  rules: [blankRule('temperature', 1)],
  told_on: '',
  note: '',
  version: 0,
};

function ruleValues(rule: ThresholdRule, index: number): RuleValues {
  const blank = blankRule(rule.kind, index + 1);
  if (rule.kind === 'temperature')
    return { ...blank, value: measurementFigure('body_temperature', rule.at_least) };
  if (rule.kind === 'symptom') return { ...blank, key: rule.key, step: String(rule.at_least) };
  const { measurement, direction, value } = rule;
  return { ...blank, measurement, direction, value: measurementFigure(measurement, value) };
}

/** The form of a stored card: `thresholdInputOf(thresholdValuesOf(card))` says what the card says. */
export function thresholdValuesOf(card: ContactThreshold | null): ThresholdValues {
  if (card === null) return BLANK_THRESHOLD;
  const { updated_at: _, rules, weekdays, ...fields } = card;
  const texts = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...BLANK_THRESHOLD,
    ...texts,
    day_phone: formatPhone(card.day_phone ?? ''),
    night_phone: formatPhone(card.night_phone ?? ''),
    weekdays: weekdays.map(String),
    rules: rules.length > 0 ? rules.map(ruleValues) : BLANK_THRESHOLD.rules,
  };
}
