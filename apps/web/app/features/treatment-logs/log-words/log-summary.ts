import { truncateText } from '@hidamari/domain/japanese-text';
import {
  fieldText,
  formatMeasurement,
  LOG_FIELDS,
  measurementOf,
  symptomLabel,
  symptomStepLabel,
} from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../log-form/log-form-values.ts';
import { medicineLine } from './log-heading.ts';

/** A log in a few words, for its card: figures and steps stand out, the rest is plain lines. */
export interface LogSummary {
  words: { label: string; value: string }[];
  lines: string[];
}

const TEXT_CHARACTERS = 80;
const WORDS_SHOWN = 6;

/** The summary of a log's card. A step is told in its word, never as a figure. */
export function logSummary(log: LogContents): LogSummary {
  const words = [
    ...log.symptoms.flatMap(symptomWord),
    ...log.measurements.map(measurementWord),
    ...lifeWords(log),
  ];
  const lines = [
    visitLine(log),
    ...log.medicines.map(medicineLine),
    ...treatmentLines(log),
    ...testLines(log),
    ...texts(log),
  ];
  return { words: words.slice(0, WORDS_SHOWN), lines: lines.filter((line) => line !== '') };
}

/** How many lines of a summary stand on its card. */
const LINES_SHOWN = 3;

/** The lines that a card shows. */
export function shownLines({ lines }: Pick<LogSummary, 'lines'>): string[] {
  return lines.slice(0, LINES_SHOWN);
}

function symptomWord({ key, today, strength, frequency }: LogContents['symptoms'][number]) {
  const step =
    today === undefined
      ? (symptomStepLabel('strength', strength ?? -1) ?? symptomStepLabel('frequency', frequency ?? -1))
      : symptomStepLabel('today', today);
  const label = symptomLabel(key);
  return step === null || label === null ? [] : [{ label, value: step }];
}

function measurementWord({ kind, value }: LogContents['measurements'][number]) {
  return { label: measurementOf(kind)?.label ?? '', value: formatMeasurement(kind, value) };
}

function lifeWords({ life = {} }: LogContents) {
  return (['mood', 'sleep_hours', 'steps', 'work'] as const)
    .map((name) => ({
      label: LOG_FIELDS.life[name].label,
      value: fieldText(LOG_FIELDS.life[name], life[name]),
    }))
    .filter(({ value }) => value !== '');
}

function visitLine({ visit = {} }: LogContents): string {
  const parts = [visit.hospital_name, visit.department, fieldText(LOG_FIELDS.visit.kind, visit.kind)];
  return parts.filter(Boolean).join('　');
}

function treatmentLines({ treatments }: LogContents): string[] {
  const fields = LOG_FIELDS.treatments;
  return treatments.map(({ type, name, course_number, status }) =>
    [
      name || fieldText(fields.type, type),
      fieldText(fields.course_number, course_number),
      fieldText(fields.status, status),
    ]
      .filter(Boolean)
      .join('・'),
  );
}

function testLines({ test_results }: LogContents): string[] {
  return test_results.map(({ type }) => `${fieldText(LOG_FIELDS.test_results.type, type)}の結果`);
}

function texts({ visit, life, other }: LogContents): string[] {
  return [visit?.explanation, life?.meals, life?.outing, other?.text].map((text) =>
    truncateText(text ?? '', TEXT_CHARACTERS),
  );
}
