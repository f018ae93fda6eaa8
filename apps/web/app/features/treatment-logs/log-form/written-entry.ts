import type { ScriptFacts } from '@hidamari/domain/contact-thresholds';
import type { LogFormValues } from './log-form-values.ts';
import { sentMeasurementKinds } from './log-input.ts';
import { numberOf } from './typed-values.ts';

/**
 * What is written so far, as the member's card is held against it (G75): only what would be sent, and only what can be
 * read as a number.
 */
export function writtenEntryOf(values: LogFormValues): ScriptFacts['entry'] {
  const { log_date, log_time, measurements, further_measurements, categories } = values;
  const hasCondition = categories.includes('is_condition_log');
  const shown = sentMeasurementKinds(values).map((kind) => ({
    kind,
    value: numberOf(measurements[kind].value) ?? Number.NaN,
  }));
  return {
    log_date,
    log_time: /^\d{2}:\d{2}$/.test(log_time) ? log_time : undefined,
    measurements: hasCondition ? [...shown, ...further_measurements] : [],
    symptoms: hasCondition
      ? values.symptoms.map(({ key, today, frequency, strength }) => ({
          key,
          today: today ?? undefined,
          // なかった closes the question of how strong it was (G60).
          strength: frequency === 0 ? undefined : (strength ?? undefined),
        }))
      : [],
  };
}
