import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writtenAbout } from '../written-text.fixture.ts';
import { type LogTable, logTable } from './log-table.ts';
import { LOG_TABLES } from './log-tables.ts';
import { tableText } from './table-text.ts';

const log = (change: Partial<TreatmentLog> = {}): TreatmentLog => ({
  id: '11111111-1111-4111-8111-111111111111',
  log_date: '2026-11-16',
  is_visiting_hospital_log: false,
  is_medicine_log: true,
  is_condition_log: true,
  is_life_log: false,
  is_other_log: false,
  medicines: [],
  symptoms: [],
  measurements: [],
  test_results: [],
  treatments: [],
  images: [],
  share_with_supporter: false,
  viewed_at: null,
  created_at: '2026-11-16 11:00:00',
  updated_at: '2026-11-16 11:00:00',
  version: 1,
  ...change,
});

const textOf = (table: LogTable, ...logs: TreatmentLog[]) =>
  writtenAbout(logs, (stream) => tableText(table, stream));

const named = (file: string): LogTable => {
  const table = LOG_TABLES.find((one) => one.file === file);
  if (!table) throw new Error(file);
  return table;
};

// @proves call POST /my-data/exports
it('BOMで始まり、行はCRLFで終わり、見出しは日本語になる', async () => {
  const text = await textOf(
    named('medicines.csv'),
    log({ medicines: [{ name: '酸化マグネシウム', dose: '330mg', times_per_day: 3, taken: 'taken' }] }),
  );
  expect(text).toBe(
    '\uFEFF記録番号,日付,時刻,薬の名前,1回の量,1日の回数,飲んだかどうか,メモ\r\n11111111-1111-4111-8111-111111111111,2026-11-16,,酸化マグネシウム,330mg,3,飲んだ,\r\n',
  );
});

const ECHO = logTable<TreatmentLog>({
  file: 'echo.csv',
  title: 'そのまま',
  itemsOf: (one) => [one],
  columns: [['タイトル', ({ title }) => title]],
});

it.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['+81', "'+81"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tたぶ', "'\tたぶ"],
  ['＝全角', "'＝全角"],
  ['3-1', '3-1'],
])('計算式として動きうる %j の場合、先頭に印をつける（F25）', async (title, cell) => {
  const text = await textOf(ECHO, log({ title }));
  const [, row] = parse(text, { bom: true });
  expect(row?.[3]).toBe(cell);
});

/** A cell without the mark. What begins with mark and sign already cannot be told from it: nobody writes so. */
const MARK = /^'(?=[=+\-@\t\r＝＋－＠])/u;
const anyText = fc.string({ unit: 'grapheme' }).filter((text) => !MARK.test(text));

it('どんな文も、引用符や改行やカンマで列がずれず、元の文に戻せる', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1 }), async (titles) => {
      const text = await textOf(ECHO, ...titles.map((title) => log({ title })));
      const rows: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' }).slice(1);
      const back = rows.map((cells) => cells[3]?.replace(MARK, ''));
      expect(back).toEqual(titles);
      expect(rows.every((cells) => cells.length === 4)).toBe(true);
    }),
  );
});

it('負の数のような検査の値も、文として残す。用紙に項目がなくても、その検査は1行になる', async () => {
  const text = await textOf(
    named('test-results.csv'),
    log({
      test_results: [
        { type: 1, rows: [{ item: 'BE', value: '-1' }], images: [] },
        { type: 4, rows: [], memo: '変わりなし', images: ['a', 'b'] },
      ],
    }),
  );
  const rows: string[][] = parse(text, { bom: true }).slice(1);
  expect(rows.map((cells) => cells.slice(3))).toEqual([
    ['血液検査', '', '', 'BE', "'-1", '', '', '', '', '0'],
    ['画像検査', '', '', '', '', '', '', '', '変わりなし', '2'],
  ]);
});

it('どの表も、記録番号・日付・時刻で始まり、名前は一つずつ違う', () => {
  for (const { columns } of LOG_TABLES) {
    expect(columns.slice(0, 3)).toEqual(['記録番号', '日付', '時刻']);
    expect(new Set(columns).size).toBe(columns.length);
  }
  expect(LOG_TABLES.map(({ title }) => title)).toEqual(['記録', '薬', '症状', '測定', '検査', '治療']);
});

it('何日もあとで開く表は、その日の強さを「今日」と言わない', () => {
  const symptoms = LOG_TABLES.find(({ file }) => file === 'symptoms.csv');
  expect(symptoms?.columns).toContain('この日の強さ');
  for (const { columns } of LOG_TABLES) expect(columns.join()).not.toMatch(/今日|きょう/);
});
