import { formatMeasurement, measurementOf, symptomLabel, symptomStepLabel } from '../treatment-logs/index.ts';
import type { ThresholdRule } from './contact-threshold.ts';
import type { MetRule } from './met-rules.ts';

/**
 * Sentences of the card (G75). Reviewed words: change them only with a review by a clinician role, as every automatic
 * text (safety: automatic texts), and with a new row in `RULE_VERSIONS`.
 */
export const THRESHOLD_MET_TEXT = '病院から言われた目安にあてはまります';

/** 「{病院}に電話してください」, the half of the sentence that says what to do. */
export function callHospitalText(hospitalName: string): string {
  return `${hospitalName}に電話してください`;
}

/** 体温 38.0℃以上, 吐き気が「強い」以上, 酸素飽和度（SpO2） 93％以下: a rule as it was copied. */
export function ruleWords(rule: ThresholdRule): string {
  if (rule.kind === 'temperature') return `体温 ${formatMeasurement('body_temperature', rule.at_least)}以上`;
  if (rule.kind === 'symptom') {
    return `${symptomLabel(rule.key) ?? ''}が「${symptomStepLabel('strength', rule.at_least) ?? ''}」以上`;
  }
  const value = formatMeasurement(rule.measurement, rule.value);
  return `${measurementOf(rule.measurement)?.label ?? ''} ${value}${rule.direction === 'at_least' ? '以上' : '以下'}`;
}

/** 体温は、38.2℃です。: what was written, to be read out. */
export function foundWords({ rule, found }: MetRule): string {
  if (rule.kind === 'temperature') return `体温は、${formatMeasurement('body_temperature', found)}です。`;
  if (rule.kind === 'symptom') {
    return `${symptomLabel(rule.key) ?? ''}が「${symptomStepLabel('strength', found) ?? ''}」です。`;
  }
  return `${measurementOf(rule.measurement)?.label ?? ''}は、${formatMeasurement(rule.measurement, found)}です。`;
}

/** Each change of what is compared, or of what is then said, with the day from which it held (safety: automatic texts). */
export const RULE_VERSIONS = [
  {
    version: 1,
    since: '2026-11-22',
    what: 'Temperature, symptom steps (today or the strongest of seven days) and other measurements against the copied card; the sentence on fever at 38.0 where the card names no temperature.',
  },
] as const;

/** The version in force: named in the server's log whenever a saved entry shows a card (G75, decision 0035). */
export const RULE_VERSION = RULE_VERSIONS[RULE_VERSIONS.length - 1]?.version ?? 0;
