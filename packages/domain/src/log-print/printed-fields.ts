import { formatClock } from '../japanese-dates/index.ts';
import { fieldLabel } from '../members/index.ts';
import type { LogCategory } from '../option-sets/index.ts';
import {
  fieldsOf,
  fieldText,
  formatMeasurement,
  LOG_FIELDS,
  LOG_PART_TITLES,
  type LogPart,
  measurementOf,
  SYMPTOM_RECALL_TEXT,
  type SymptomKey,
  symptomLabel,
  symptomStepLabel,
} from '../treatment-logs/index.ts';
import { medicineDosage } from './medicine-rows.ts';
import type { PrintedLog, PrintedSymptom, PrintedTestResult, PrintedTreatment } from './printed-log.ts';
import { sheetRange } from './test-rows.ts';
import { treatmentWords } from './treatment-rows.ts';

/** A line of a log on paper: what it is, and what was written there, line breaks kept. */
export interface PrintedField {
  readonly label: string;
  readonly text: string;
}

type Field = readonly [label: string, text: string | undefined];

const files = (images: readonly string[]) =>
  images.length > 0 ? `${images.length}件（画面で見られます）` : '';

/** The fields of a part that no other line has said, each under its name: a new one is printed without being thought of. */
function otherFields<P extends LogPart>(fields: P, values: object, said: readonly (keyof P)[]): Field[] {
  return fieldsOf(fields)
    .filter(({ name }) => !said.includes(name))
    .map(({ name, field }) => [field.label, fieldText(field, Reflect.get(values, name))]);
}

function visitFields({ visit = {} }: PrintedLog): Field[] {
  const { kind, hospital_name, department, doctor_role } = visit;
  const place = [fieldText(LOG_FIELDS.visit.kind, kind), hospital_name, department, doctor_role];
  return [
    [LOG_PART_TITLES.visit, place.filter(Boolean).join('　')],
    ...otherFields(LOG_FIELDS.visit, visit, ['kind', 'hospital_name', 'department', 'doctor_role']),
  ];
}

function testFields(result: PrintedTestResult): Field[] {
  const { type, tested_on, hospital_name, rows, images } = result;
  const { test_results: fields, 'test_results.rows': cells } = LOG_FIELDS;
  const head = [fieldText(fields.type, type), fieldText(fields.tested_on, tested_on), hospital_name]
    .filter(Boolean)
    .join(' ');
  const values = rows.map((row) => {
    const range = sheetRange(row);
    return `${row.item} ${[row.value, row.unit].filter(Boolean).join(' ')}${range ? `（紙の基準値 ${range}）` : ''}`;
  });
  const saidOfRow = ['item', 'value', 'unit', 'reference_low', 'reference_high'] as const;
  return [
    [LOG_PART_TITLES.test_results, [head, ...values].join('\n')],
    ...rows.flatMap((row) => otherFields(cells, row, saidOfRow)),
    ...otherFields(fields, result, ['type', 'tested_on', 'hospital_name']),
    [fieldLabel('test_results.images'), files(images)],
  ];
}

function treatmentFields(treatment: PrintedTreatment): Field[] {
  const fields = LOG_FIELDS.treatments;
  const [from, to] = [
    fieldText(fields.started_on, treatment.started_on),
    fieldText(fields.ended_on, treatment.ended_on),
  ];
  const words = [
    treatmentWords(treatment),
    fieldText(fields.day_number, treatment.day_number),
    fieldText(fields.status, treatment.status),
    from || to ? `${from}〜${to}` : '',
  ];
  const said = ['type', 'name', 'course_number', 'day_number', 'status', 'started_on', 'ended_on'] as const;
  return [
    [LOG_PART_TITLES.treatments, words.filter(Boolean).join(' ')],
    ...otherFields(fields, treatment, said),
  ];
}

function medicineFields({ medicines }: PrintedLog): Field[] {
  return medicines.flatMap((medicine): Field[] => {
    const { name, taken, note } = medicine;
    const fields = LOG_FIELDS.medicines;
    const head = [name, medicineDosage(medicine), fieldText(fields.taken, taken)].filter(Boolean).join('　');
    return [
      [LOG_PART_TITLES.medicines, note ? `${head}\n${note}` : head],
      ...otherFields(fields, medicine, ['name', 'dose', 'times_per_day', 'taken', 'note']),
    ];
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
    [LOG_PART_TITLES.symptoms, symptoms.join('\n')],
    [LOG_PART_TITLES.measurements, measured.join('、')],
  ];
}

function lifeFields({ life = {} }: PrintedLog): Field[] {
  const inOneLine = ['mood', 'sleep_hours', 'steps', 'work'] as const;
  const short = inOneLine.map((name) => {
    const field = LOG_FIELDS.life[name];
    const text = fieldText(field, life[name]);
    return text && `${field.label} ${text}`;
  });
  return [
    [LOG_PART_TITLES.life, short.filter(Boolean).join('、')],
    ...otherFields(LOG_FIELDS.life, life, inOneLine),
  ];
}

type Chosen = { categories: readonly LogCategory[]; symptoms: readonly SymptomKey[] };

/** Tests and treatments, which a log of any category may carry, go with the visits. */
const FIELDS: Readonly<Record<LogCategory, (log: PrintedLog, chosen: Chosen) => Field[]>> = {
  is_visiting_hospital_log: (log) => [
    ...visitFields(log),
    ...log.test_results.flatMap(testFields),
    ...log.treatments.flatMap(treatmentFields),
  ],
  is_medicine_log: medicineFields,
  is_condition_log: (log, { symptoms }) => conditionFields(log, symptoms),
  is_life_log: lifeFields,
  is_other_log: ({ other = {}, images }) => [
    ...otherFields(LOG_FIELDS.other, other, []),
    [LOG_PART_TITLES.images, files(images)],
  ],
};

/** Everything that was written in the chosen categories of a log, field by field in the order of the screen. */
export function printedFields(log: PrintedLog, chosen: Chosen): PrintedField[] {
  return (Object.keys(FIELDS) as LogCategory[])
    .filter((flag) => chosen.categories.includes(flag))
    .flatMap((flag) => FIELDS[flag](log, chosen))
    .map(([label, text = '']) => ({ label, text: text.trim() }))
    .filter(({ text }) => text !== '');
}
