import type { LogCategory } from '../option-sets/index.ts';
import { measurementRows } from './measurement-rows.ts';
import { medicineRows } from './medicine-rows.ts';
import type { PrintChoices, PrintedLog } from './printed-log.ts';
import type { PrintedTable } from './table-part.ts';
import { testRows } from './test-rows.ts';
import { treatmentRows } from './treatment-rows.ts';

interface TableKind extends Omit<PrintedTable, 'rows' | 'empty'> {
  readonly category: LogCategory;
  readonly what: string;
  rows(logs: readonly PrintedLog[], to: string): readonly (readonly string[])[];
}

const days = (count: number) => (count === 0 ? '―' : `${count}日`);

const TREATMENTS: TableKind = {
  category: 'is_visiting_hospital_log',
  title: '治療',
  what: '治療',
  columns: [{ label: '日', most: 36 }, { label: '内容' }, { label: '状態', most: 14 }],
  rows: (logs, to) => treatmentRows(logs, to).map(({ day, words, status }) => [day, words, status]),
};

const MEDICINES: TableKind = {
  category: 'is_medicine_log',
  title: '薬',
  what: '薬',
  columns: [
    { label: '名前' },
    { label: '飲みかた', most: 26 },
    { label: '飲んだ', most: 14 },
    { label: '飲まなかった', most: 20 },
  ],
  rows: (logs) =>
    medicineRows(logs).map(({ name, way, takenDays, notTakenDays }) => [
      name,
      way,
      days(takenDays),
      days(notTakenDays),
    ]),
};

const MEASURED: TableKind = {
  category: 'is_condition_log',
  title: 'はかったもの',
  what: 'はかったもの',
  columns: [{ label: '' }, { label: '低い値〜高い値', most: 32 }, { label: 'はじめ→終わり', most: 24 }],
  rows: (logs, to) => measurementRows(logs, to).map(({ label, range, note }) => [label, range, note]),
};

const TESTS: TableKind = {
  category: 'is_visiting_hospital_log',
  title: '検査の値',
  what: '検査の値',
  columns: [
    { label: '項目' },
    { label: '前の値', most: 25 },
    // Room for 「12.8（11/10）」 whole: a value without its day tells a doctor little.
    { label: '新しい値', most: 27 },
    { label: '紙の基準値', most: 23 },
  ],
  rows: (logs, to) => testRows(logs, to).map(({ item, before, last, range }) => [item, before, last, range]),
};

/** The four tables of the summary, in their order. What was not chosen says so: an empty place would say 「none」. */
export function summaryTables({ categories, to }: PrintChoices, logs: readonly PrintedLog[]): PrintedTable[] {
  return [TREATMENTS, MEDICINES, MEASURED, TESTS].map(({ category, what, rows, ...table }) => {
    const isChosen = categories.includes(category);
    return {
      ...table,
      rows: isChosen ? rows(logs, to) : [],
      empty: isChosen ? `この期間に、${what}の記録はありません。` : 'この紙には入れていません。',
    };
  });
}
