import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel, TEST_RESULT_TYPES, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import {
  AS_NEEDED,
  categoriesOf,
  MOODS,
  measurementOf,
  SYMPTOM_DAY_TEXT,
  SYMPTOM_SCALES,
  symptomLabel,
  symptomStepLabel,
  TAKEN_STATES,
  treatmentStatusWords,
  VISIT_KINDS,
  WORK_STATES,
} from '@hidamari/domain/treatment-logs';
import { type LogTable, logTable } from './log-table.ts';

type Item<List extends 'medicines' | 'symptoms' | 'measurements' | 'test_results' | 'treatments'> =
  TreatmentLog[List][number];

/** How many pictures and papers a log names, those of its test results too. */
function picturesIn(log: TreatmentLog): number {
  return log.images.length + log.test_results.reduce((sum, { images }) => sum + images.length, 0);
}

const logs = logTable<TreatmentLog>({
  file: 'logs.csv',
  title: '記録',
  itemsOf: (log) => [log],
  columns: [
    [fieldLabel('title'), (log) => log.title],
    [
      '種類',
      (log) =>
        categoriesOf(log)
          .map(({ label }) => label)
          .join('、'),
    ],
    [fieldLabel('visit.kind'), ({ visit }) => optionLabel(VISIT_KINDS, visit?.kind)],
    [fieldLabel('hospital_name'), ({ visit }) => visit?.hospital_name],
    [fieldLabel('department'), ({ visit }) => visit?.department],
    [fieldLabel('doctor_role'), ({ visit }) => visit?.doctor_role],
    [fieldLabel('explanation'), ({ visit }) => visit?.explanation],
    [`${fieldLabel('cost_yen')}（円）`, ({ visit }) => visit?.cost_yen],
    [fieldLabel('admitted_on'), ({ visit }) => visit?.admitted_on],
    [fieldLabel('discharged_on'), ({ visit }) => visit?.discharged_on],
    [`${fieldLabel('sleep_hours')}（時間）`, ({ life }) => life?.sleep_hours],
    [fieldLabel('steps'), ({ life }) => life?.steps],
    [fieldLabel('mood'), ({ life }) => optionLabel(MOODS, life?.mood)],
    [fieldLabel('meals'), ({ life }) => life?.meals],
    [fieldLabel('outing'), ({ life }) => life?.outing],
    [fieldLabel('work'), ({ life }) => optionLabel(WORK_STATES, life?.work)],
    [fieldLabel('other.text'), ({ other }) => other?.text],
    [`${fieldLabel('images')}の数`, picturesIn],
    ['相談員に見せる', (log) => (log.share_with_supporter ? 'はい' : 'いいえ')],
    ['書いた日時', (log) => log.created_at],
    ['直した日時', (log) => log.updated_at],
  ],
});

const medicines = logTable<Item<'medicines'>>({
  file: 'medicines.csv',
  title: '薬',
  itemsOf: (log) => log.medicines,
  columns: [
    [fieldLabel('medicines.name'), ({ name }) => name],
    [fieldLabel('dose'), ({ dose }) => dose],
    [
      fieldLabel('times_per_day'),
      ({ times_per_day: times }) => (times === AS_NEEDED.value ? AS_NEEDED.label : times),
    ],
    [fieldLabel('taken'), ({ taken }) => optionLabel(TAKEN_STATES, taken)],
    [fieldLabel('medicines.note'), ({ note }) => note],
  ],
});

const scaleColumns = SYMPTOM_SCALES.map(
  ({ key, question }) =>
    [
      `${question}（この7日間）`,
      (symptom: Item<'symptoms'>) => symptomStepLabel(key, symptom[key] ?? -1),
    ] as const,
);

const symptoms = logTable<Item<'symptoms'>>({
  file: 'symptoms.csv',
  title: fieldLabel('symptoms.key'),
  itemsOf: (log) => log.symptoms,
  columns: [
    [fieldLabel('symptoms.key'), ({ key }) => symptomLabel(key)],
    [SYMPTOM_DAY_TEXT, ({ today }) => symptomStepLabel('today', today ?? -1)],
    ...scaleColumns,
  ],
});

const measurements = logTable<Item<'measurements'>>({
  file: 'measurements.csv',
  title: '測定',
  itemsOf: (log) => log.measurements,
  columns: [
    [fieldLabel('measurements.kind'), ({ kind }) => measurementOf(kind)?.label],
    [fieldLabel('measurements.value'), ({ value }) => value],
    [fieldLabel('unit'), ({ kind }) => measurementOf(kind)?.unit],
    [fieldLabel('measured_at'), ({ measured_at: at }) => at],
  ],
});

/** A row of the sheet with the sheet it stands on; a sheet without rows is a row of its own. */
const testRows = ({ test_results: results }: TreatmentLog) =>
  results.flatMap((sheet) =>
    (sheet.rows.length === 0 ? [undefined] : sheet.rows).map((row) => ({ sheet, row })),
  );

const testResults = logTable<ReturnType<typeof testRows>[number]>({
  file: 'test-results.csv',
  title: '検査',
  itemsOf: testRows,
  columns: [
    [fieldLabel('test_results.type'), ({ sheet }) => optionLabel(TEST_RESULT_TYPES, sheet.type)],
    [fieldLabel('tested_on'), ({ sheet }) => sheet.tested_on],
    [fieldLabel('hospital_name'), ({ sheet }) => sheet.hospital_name],
    [fieldLabel('item'), ({ row }) => row?.item],
    [fieldLabel('value'), ({ row }) => row?.value],
    [fieldLabel('unit'), ({ row }) => row?.unit],
    [fieldLabel('reference_low'), ({ row }) => row?.reference_low],
    [fieldLabel('reference_high'), ({ row }) => row?.reference_high],
    [fieldLabel('test_results.memo'), ({ sheet }) => sheet.memo],
    [`${fieldLabel('test_results.images')}の数`, ({ sheet }) => sheet.images.length],
  ],
});

const treatments = logTable<Item<'treatments'>>({
  file: 'treatments.csv',
  title: '治療',
  itemsOf: (log) => log.treatments,
  columns: [
    [fieldLabel('treatments.type'), ({ type }) => optionLabel(TREATMENT_TYPES, type)],
    [fieldLabel('treatments.name'), ({ name }) => name],
    [fieldLabel('started_on'), ({ started_on: day }) => day],
    [fieldLabel('ended_on'), ({ ended_on: day }) => day],
    [fieldLabel('course_number'), ({ course_number: number }) => number],
    [fieldLabel('day_number'), ({ day_number: number }) => number],
    [fieldLabel('treatments.status'), ({ status }) => treatmentStatusWords(status)],
  ],
});

/** One table for each kind of thing in the logs (G136). */
export const LOG_TABLES: readonly LogTable[] = [
  logs,
  medicines,
  symptoms,
  measurements,
  testResults,
  treatments,
];
