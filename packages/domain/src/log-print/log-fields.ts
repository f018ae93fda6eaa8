import { formatClock, formatJapaneseDate } from '../japanese-dates/index.ts';
import { fieldLabel } from '../members/index.ts';
import { type LogCategory, optionLabel, TEST_RESULT_TYPES } from '../option-sets/index.ts';
import {
  formatMeasurement,
  MOODS,
  measurementOf,
  SYMPTOM_RECALL_TEXT,
  type SymptomKey,
  symptomLabel,
  symptomStepLabel,
  TAKEN_STATES,
  treatmentStatusWords,
  VISIT_KINDS,
  WORK_STATES,
} from '../treatment-logs/index.ts';
import { medicineWay } from './medicine-rows.ts';
import type { PrintedLog, PrintedSymptom, PrintedTestResult, PrintedTreatment } from './printed-log.ts';
import { sheetRange } from './test-rows.ts';
import { treatmentWords } from './treatment-rows.ts';

/** A field of a log: what it is, and what was written there, line breaks kept. */
export interface LogField {
  readonly label: string;
  readonly text: string;
}

type Field = readonly [label: string, text: string | number | null | undefined];

const day = (value: string | undefined) => (value ? formatJapaneseDate(value) : '');
const files = (images: readonly string[]) =>
  images.length > 0 ? `${images.length}件（画面で見られます）` : '';
const figures = (value: number | undefined, unit: string) =>
  value === undefined ? '' : `${String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${unit}`;

function visitFields({ visit = {} }: PrintedLog): Field[] {
  const { kind, hospital_name, department, doctor_role, explanation } = visit;
  const place = [optionLabel(VISIT_KINDS, kind), hospital_name, department, doctor_role];
  return [
    ['受診・入院', place.filter(Boolean).join('　')],
    [fieldLabel('explanation'), explanation],
    [fieldLabel('admitted_on'), day(visit.admitted_on)],
    [fieldLabel('discharged_on'), day(visit.discharged_on)],
    [fieldLabel('cost_yen'), figures(visit.cost_yen, '円')],
  ];
}

function testFields(result: PrintedTestResult): Field[] {
  const { type, tested_on, hospital_name, rows, memo, images } = result;
  const head = [optionLabel(TEST_RESULT_TYPES, type), day(tested_on), hospital_name]
    .filter(Boolean)
    .join(' ');
  const values = rows.map((row) => {
    const range = sheetRange(row);
    return `${row.item} ${[row.value, row.unit].filter(Boolean).join(' ')}${range ? `（紙の基準値 ${range}）` : ''}`;
  });
  return [
    ['検査', [head, ...values].join('\n')],
    [fieldLabel('test_results.memo'), memo],
    [fieldLabel('test_results.images'), files(images)],
  ];
}

function treatmentField(treatment: PrintedTreatment): Field {
  const { started_on, ended_on, status, day_number } = treatment;
  const dayOfCourse = day_number === undefined ? '' : `${day_number}日目`;
  const days = started_on || ended_on ? `${day(started_on)}〜${day(ended_on)}` : '';
  return [
    '治療',
    [treatmentWords(treatment), dayOfCourse, treatmentStatusWords(status), days].filter(Boolean).join(' '),
  ];
}

function medicineFields({ medicines }: PrintedLog): Field[] {
  return medicines.map((medicine) => {
    const { name, taken, note } = medicine;
    const head = [name, medicineWay(medicine), optionLabel(TAKEN_STATES, taken)].filter(Boolean).join('　');
    return ['薬', note ? `${head}\n${note}` : head] as const;
  });
}

const step = (scale: 'frequency' | 'strength' | 'interference' | 'today', value: number | undefined) =>
  value === undefined ? null : symptomStepLabel(scale, value);
const named = (name: string, words: string | null) => (words === null ? null : `${name}は${words}`);

/** だるさ：この日は強い。この7日間：よく、強さは強い、生活のさまたげはかなり. */
function symptomWords({ key, frequency, strength, interference, today }: PrintedSymptom): string {
  const week = [
    step('frequency', frequency),
    named('強さ', step('strength', strength)),
    named(fieldLabel('symptoms.interference'), step('interference', interference)),
  ].filter((words) => words !== null);
  const said = [
    named('この日', step('today', today)),
    week.length > 0 ? `${SYMPTOM_RECALL_TEXT}：${week.join('、')}` : null,
  ];
  return `${symptomLabel(key) ?? ''}：${said.filter((words) => words !== null).join('。')}`;
}

function conditionFields(log: PrintedLog, chosen: readonly SymptomKey[]): Field[] {
  const symptoms = log.symptoms.filter(({ key }) => chosen.includes(key)).map(symptomWords);
  const measured = log.measurements.map(({ kind, value, measured_at }) => {
    const at = measured_at ? `（${formatClock(measured_at)}）` : '';
    return `${measurementOf(kind)?.label ?? ''} ${formatMeasurement(kind, value)}${at}`;
  });
  return [
    [fieldLabel('symptoms.key'), symptoms.join('\n')],
    [fieldLabel('measurements.kind'), measured.join('、')],
  ];
}

function lifeFields({ life = {} }: PrintedLog): Field[] {
  const short = [
    spoken(fieldLabel('mood'), optionLabel(MOODS, life.mood)),
    spoken(fieldLabel('sleep_hours'), figures(life.sleep_hours, '時間')),
    spoken(fieldLabel('steps'), figures(life.steps, '歩')),
    spoken(fieldLabel('work'), optionLabel(WORK_STATES, life.work)),
  ];
  return [
    ['くらし', short.filter(Boolean).join('、')],
    [fieldLabel('meals'), life.meals],
    [fieldLabel('outing'), life.outing],
  ];
}
const spoken = (label: string, words: string | null) => (words ? `${label} ${words}` : '');

type Chosen = { categories: readonly LogCategory[]; symptoms: readonly SymptomKey[] };

/** Tests and treatments, which a log of any category may carry, go with the visits. */
const FIELDS: Readonly<Record<LogCategory, (log: PrintedLog, chosen: Chosen) => Field[]>> = {
  is_visiting_hospital_log: (log) => [
    ...visitFields(log),
    ...log.test_results.flatMap(testFields),
    ...log.treatments.map(treatmentField),
  ],
  is_medicine_log: medicineFields,
  is_condition_log: (log, { symptoms }) => conditionFields(log, symptoms),
  is_life_log: lifeFields,
  is_other_log: ({ other, images }) => [
    [fieldLabel('other.text'), other?.text],
    [fieldLabel('images'), files(images)],
  ],
};

/** Everything that was written in the chosen categories of a log, field by field in the order of the screen. */
export function logFields(log: PrintedLog, chosen: Chosen): LogField[] {
  return (Object.keys(FIELDS) as LogCategory[])
    .filter((flag) => chosen.categories.includes(flag))
    .flatMap((flag) => FIELDS[flag](log, chosen))
    .map(([label, text]) => ({ label, text: String(text ?? '').trim() }))
    .filter(({ text }) => text !== '');
}
