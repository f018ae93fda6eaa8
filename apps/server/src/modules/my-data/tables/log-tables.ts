import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
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
    ['題名', (log) => log.title],
    [
      '種類',
      (log) =>
        categoriesOf(log)
          .map(({ label }) => label)
          .join('、'),
    ],
    ['通院の種類', ({ visit }) => optionLabel(VISIT_KINDS, visit?.kind)],
    ['病院', ({ visit }) => visit?.hospital_name],
    ['診療科', ({ visit }) => visit?.department],
    ['話をした人', ({ visit }) => visit?.doctor_role],
    ['聞いたこと', ({ visit }) => visit?.explanation],
    ['費用（円）', ({ visit }) => visit?.cost_yen],
    ['入院した日', ({ visit }) => visit?.admitted_on],
    ['退院した日', ({ visit }) => visit?.discharged_on],
    ['睡眠（時間）', ({ life }) => life?.sleep_hours],
    ['歩数', ({ life }) => life?.steps],
    ['気分', ({ life }) => optionLabel(MOODS, life?.mood)],
    ['食事', ({ life }) => life?.meals],
    ['外出', ({ life }) => life?.outing],
    ['仕事', ({ life }) => optionLabel(WORK_STATES, life?.work)],
    ['自由に書いたこと', ({ other }) => other?.text],
    ['写真と書類の数', picturesIn],
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
    ['薬の名前', ({ name }) => name],
    ['量', ({ dose }) => dose],
    ['1日の回数', ({ times_per_day: times }) => (times === AS_NEEDED.value ? AS_NEEDED.label : times)],
    ['飲んだか', ({ taken }) => optionLabel(TAKEN_STATES, taken)],
    ['メモ', ({ note }) => note],
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
  title: '症状',
  itemsOf: (log) => log.symptoms,
  columns: [
    ['症状', ({ key }) => symptomLabel(key)],
    [SYMPTOM_DAY_TEXT, ({ today }) => symptomStepLabel('today', today ?? -1)],
    ...scaleColumns,
  ],
});

const measurements = logTable<Item<'measurements'>>({
  file: 'measurements.csv',
  title: '測定',
  itemsOf: (log) => log.measurements,
  columns: [
    ['測ったもの', ({ kind }) => measurementOf(kind)?.label],
    ['値', ({ value }) => value],
    ['単位', ({ kind }) => measurementOf(kind)?.unit],
    ['測った時刻', ({ measured_at: at }) => at],
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
    ['検査の種類', ({ sheet }) => optionLabel(TEST_RESULT_TYPES, sheet.type)],
    ['検査の日', ({ sheet }) => sheet.tested_on],
    ['病院', ({ sheet }) => sheet.hospital_name],
    ['項目', ({ row }) => row?.item],
    ['値', ({ row }) => row?.value],
    ['単位', ({ row }) => row?.unit],
    ['用紙の範囲（下）', ({ row }) => row?.reference_low],
    ['用紙の範囲（上）', ({ row }) => row?.reference_high],
    ['メモ', ({ sheet }) => sheet.memo],
    ['写真と書類の数', ({ sheet }) => sheet.images.length],
  ],
});

const treatments = logTable<Item<'treatments'>>({
  file: 'treatments.csv',
  title: '治療',
  itemsOf: (log) => log.treatments,
  columns: [
    ['治療の種類', ({ type }) => optionLabel(TREATMENT_TYPES, type)],
    ['名前', ({ name }) => name],
    ['始めた日', ({ started_on: day }) => day],
    ['終わった日', ({ ended_on: day }) => day],
    ['何コース目', ({ course_number: number }) => number],
    ['何日目', ({ day_number: number }) => number],
    ['状況', ({ status }) => treatmentStatusWords(status)],
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
