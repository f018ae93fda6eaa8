import { fieldLabel } from '../members/index.ts';
import type { LogCategory } from '../option-sets/index.ts';
import { LOG_PART_TITLES } from '../treatment-logs/index.ts';
import { type PrintedColumn, type PrintedTable, TABLE_ROWS } from './draw-table.ts';
import { measurementRows } from './measurement-rows.ts';
import { medicineRows } from './medicine-rows.ts';
import { restWords } from './print-limits.ts';
import type { PrintChoices, PrintedLog } from './printed-log.ts';
import { testRows, valueColumn } from './test-rows.ts';
import { treatmentRows } from './treatment-rows.ts';

type TableContent = Pick<PrintedTable, 'columns' | 'rows'>;

interface TableKind {
  readonly category: LogCategory;
  readonly title: string;
  content(logs: readonly PrintedLog[], to: string): TableContent;
}

const days = (count: number) => (count === 0 ? '―' : `${count}日`);

const TREATMENT_COLUMNS: readonly PrintedColumn[] = [
  { label: '日', most: 36 },
  { label: '内容' },
  // In a column of its own: at the end of a long name it would be cut, and rows would look the same.
  { label: fieldLabel('treatments.course_number'), most: 20 },
  { label: '状態', most: 14 },
];

const TREATMENTS: TableKind = {
  category: 'is_visiting_hospital_log',
  title: LOG_PART_TITLES.treatments,
  content: (logs, to) => ({
    columns: TREATMENT_COLUMNS,
    rows: treatmentRows(logs, to).map(({ day, words, courses, status }) => [day, words, courses, status]),
  }),
};

const MEDICINE_COLUMNS: readonly PrintedColumn[] = [
  { label: fieldLabel('medicines.name') },
  // Room for 「330mg 2錠・1日3回」 whole: half a dose is another dose.
  { label: '飲みかた', most: 36 },
  { label: '飲んだ', most: 14 },
  { label: '飲まなかった', most: 20 },
];

const MEDICINES: TableKind = {
  category: 'is_medicine_log',
  title: LOG_PART_TITLES.medicines,
  content: (logs) => ({
    columns: MEDICINE_COLUMNS,
    rows: medicineRows(logs).map(({ name, way, takenDays, notTakenDays }) => [
      name,
      way,
      days(takenDays),
      days(notTakenDays),
    ]),
  }),
};

const MEASURED_COLUMNS: readonly PrintedColumn[] = [
  { label: '' },
  { label: '低い値〜高い値', most: 32 },
  // Room for 「最高は2025/12/12」 whole.
  { label: 'はじめ→終わり', most: 31 },
];

const MEASURED: TableKind = {
  category: 'is_condition_log',
  title: LOG_PART_TITLES.measurements,
  content: (logs, to) => ({
    columns: MEASURED_COLUMNS,
    rows: measurementRows(logs, to).map(({ label, range, note }) => [label, range, note]),
  }),
};

const TESTS: TableKind = {
  category: 'is_visiting_hospital_log',
  title: '検査の値',
  content: (logs, to) => {
    const rows = testRows(logs);
    const shown = rows.slice(0, TABLE_ROWS);
    const [before, last] = [valueColumn(shown, 'before', to), valueColumn(shown, 'last', to)];
    return {
      columns: [
        { label: fieldLabel('test_results.rows.item') },
        { label: `前の値${before.head}`, most: 25 },
        // Room for 「12.8（11/10）」 whole: a value without its day tells a doctor little.
        { label: `新しい値${last.head}`, most: 27 },
        { label: '紙の基準値', most: 23 },
      ],
      rows: rows.map((row) => [row.item, before.words(row), last.words(row), row.range]),
    };
  },
};

/** The four tables of the summary, in their order. What was not chosen says so: an empty place would say 「none」. */
export function summaryTables(choices: PrintChoices, logs: readonly PrintedLog[]): PrintedTable[] {
  const { categories, to } = choices;
  return [TREATMENTS, MEDICINES, MEASURED, TESTS].map(({ category, title, content }) => {
    const isChosen = categories.includes(category);
    return {
      title,
      ...content(isChosen ? logs : [], to),
      empty: isChosen ? `この期間に、${title}の記録はありません。` : 'この紙には入れていません。',
      restWords: (count) => restWords(count, choices),
    };
  });
}
