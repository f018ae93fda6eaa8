import { formatFigure, truncateText } from '@hidamari/domain/japanese-text';
import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel, TEST_RESULT_TYPES, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import {
  formatMeasurement,
  MOODS,
  measurementOf,
  symptomLabel,
  symptomStepLabel,
  treatmentStatusWords,
  VISIT_KINDS,
  WORK_STATES,
} from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../log-form/log-form-of.ts';
import { medicineLine } from './medicine-line.ts';

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

function lifeWords({ life }: LogContents) {
  return [
    { label: fieldLabel('mood'), value: optionLabel(MOODS, life?.mood) ?? '' },
    {
      label: fieldLabel('sleep_hours'),
      value: life?.sleep_hours === undefined ? '' : `${life.sleep_hours}時間`,
    },
    { label: fieldLabel('steps'), value: life?.steps === undefined ? '' : `${formatFigure(life.steps)}歩` },
    { label: fieldLabel('work'), value: optionLabel(WORK_STATES, life?.work) ?? '' },
  ].filter(({ value }) => value !== '');
}

function visitLine({ visit }: LogContents): string {
  const parts = [visit?.hospital_name, visit?.department, optionLabel(VISIT_KINDS, visit?.kind)];
  return parts.filter(Boolean).join('　');
}

function treatmentLines({ treatments }: LogContents): string[] {
  return treatments.map(({ type, name, course_number, status }) =>
    [
      name || optionLabel(TREATMENT_TYPES, type),
      course_number === undefined ? '' : `${course_number}コース目`,
      treatmentStatusWords(status),
    ]
      .filter(Boolean)
      .join('・'),
  );
}

function testLines({ test_results }: LogContents): string[] {
  return test_results.map(({ type }) => `${optionLabel(TEST_RESULT_TYPES, type)}の結果`);
}

function texts({ visit, life, other }: LogContents): string[] {
  return [visit?.explanation, life?.meals, life?.outing, other?.text].map((text) =>
    truncateText(text ?? '', TEXT_CHARACTERS),
  );
}
