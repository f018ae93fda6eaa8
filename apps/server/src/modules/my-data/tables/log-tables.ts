import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { fieldLabel } from '@hidamari/domain/members';
import {
  categoriesOf,
  fieldsOf,
  fieldText,
  LOG_FIELDS,
  LOG_PART_TITLES,
  type LogField,
  type LogPart,
  measurementOf,
  SYMPTOM_DAY_TEXT,
  SYMPTOM_SCALES,
  symptomLabel,
  symptomStepLabel,
} from '@hidamari/domain/treatment-logs';
import { type LogTable, logTable } from './log-table.ts';
import type { Cell } from './table.ts';

type Item<List extends 'medicines' | 'symptoms' | 'measurements' | 'test_results' | 'treatments'> =
  TreatmentLog[List][number];

/** A figure stays one that can be added up: its unit stands in the head. Days stay as they are written in a sheet. */
function cellOf(field: LogField, value: unknown): Cell {
  const isBare = field.input === 'day' || (field.input === 'number' && value !== field.orElse?.value);
  return isBare ? (value as Cell) : fieldText(field, value);
}

/** A column for each field of a part that says something: ids of look-ups do not. */
function columnsOf<P extends LogPart, Item>(
  part: P,
  valuesOf: (item: Item) => object | undefined,
  first: readonly (keyof P & string)[] = [],
) {
  return fieldsOf(part, first)
    .filter(({ field }) => field.input !== 'reference')
    .map(({ name, field }) => {
      const header = (field.input === 'number' && field.heading) || field.label;
      return [header, (item: Item) => cellOf(field, Reflect.get(valuesOf(item) ?? {}, name))] as const;
    });
}

/** How many pictures and papers a log names, those of its test results too. */
function picturesIn(log: TreatmentLog): number {
  return log.images.length + log.test_results.reduce((sum, { images }) => sum + images.length, 0);
}

const logs = logTable<TreatmentLog>({
  file: 'logs.csv',
  title: '記録',
  itemsOf: (log) => [log],
  columns: [
    ...columnsOf(LOG_FIELDS.log, (log: TreatmentLog) => log),
    [
      '種類',
      (log) =>
        categoriesOf(log)
          .map(({ label }) => label)
          .join('、'),
    ],
    ...columnsOf(LOG_FIELDS.visit, ({ visit }: TreatmentLog) => visit, ['kind']),
    ...columnsOf(LOG_FIELDS.life, ({ life }: TreatmentLog) => life),
    ...columnsOf(LOG_FIELDS.other, ({ other }: TreatmentLog) => other),
    [`${fieldLabel('images')}の数`, picturesIn],
    ['相談員に見せる', (log) => (log.share_with_supporter ? 'はい' : 'いいえ')],
    ['書いた日時', (log) => log.created_at],
    ['直した日時', (log) => log.updated_at],
  ],
});

const medicines = logTable<Item<'medicines'>>({
  file: 'medicines.csv',
  title: LOG_PART_TITLES.medicines,
  itemsOf: (log) => log.medicines,
  columns: [...columnsOf(LOG_FIELDS.medicines, (medicine: Item<'medicines'>) => medicine)],
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
  title: LOG_PART_TITLES.symptoms,
  itemsOf: (log) => log.symptoms,
  columns: [
    [fieldLabel('symptoms.key'), ({ key }) => symptomLabel(key)],
    [SYMPTOM_DAY_TEXT, ({ today }) => symptomStepLabel('today', today ?? -1)],
    ...scaleColumns,
  ],
});

const measurements = logTable<Item<'measurements'>>({
  file: 'measurements.csv',
  title: LOG_PART_TITLES.measurements,
  itemsOf: (log) => log.measurements,
  columns: [
    [fieldLabel('measurements.kind'), ({ kind }) => measurementOf(kind)?.label],
    [fieldLabel('measurements.value'), ({ value }) => value],
    [fieldLabel('test_results.rows.unit'), ({ kind }) => measurementOf(kind)?.unit],
    [fieldLabel('measured_at'), ({ measured_at: at }) => at],
  ],
});

/** A row of the sheet with the sheet it stands on; a sheet without rows is a row of its own. */
const testRows = ({ test_results: results }: TreatmentLog) =>
  results.flatMap((sheet) =>
    (sheet.rows.length === 0 ? [undefined] : sheet.rows).map((row) => ({ sheet, row })),
  );
type SheetRow = ReturnType<typeof testRows>[number];

const testResults = logTable<SheetRow>({
  file: 'test-results.csv',
  title: LOG_PART_TITLES.test_results,
  itemsOf: testRows,
  columns: [
    ...columnsOf(LOG_FIELDS.test_results, ({ sheet }: SheetRow) => sheet),
    ...columnsOf(LOG_FIELDS['test_results.rows'], ({ row }: SheetRow) => row),
    [`${fieldLabel('test_results.images')}の数`, ({ sheet }) => sheet.images.length],
  ],
});

const treatments = logTable<Item<'treatments'>>({
  file: 'treatments.csv',
  title: LOG_PART_TITLES.treatments,
  itemsOf: (log) => log.treatments,
  columns: [...columnsOf(LOG_FIELDS.treatments, (treatment: Item<'treatments'>) => treatment)],
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
