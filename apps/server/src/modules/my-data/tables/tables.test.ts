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

const cellOf = async (title: string) => {
  const [, row] = parse(await textOf(ECHO, log({ title })), { bom: true });
  return row?.[3];
};

it.each([
  '=cmd|calc',
  '+81',
  '@x',
  '\tたぶ',
  '\n=1',
  ' =1+1',
  '＝全角',
  '＋１',
  '-1+2',
  "-cmd|'/c calc'!A1",
  '- 朝はパン',
])('計算式として動きうる %j の場合、先頭に印をつける（F25）', async (title) => {
  expect(await cellOf(title)).toBe(`'${title}`);
});

it.each([
  '-1.2',
  '-1',
  '0',
  '0.5',
  '36.8',
  '１２',
  '0.50',
  '120/80',
  '3-7-9番',
  '朝 1/2',
  '-',
  '--',
  '10%',
  '2026-11-16',
  '08:10',
  '2026-11-16 08:10:00',
  '03-1234-5678',
])('数は数、文は文のまま読まれる %j の場合、印をつけない', async (text) => {
  expect(await cellOf(text)).toBe(text);
});

it.each([
  '1/2',
  '１／２',
  '1-2',
  '3-1',
  '12/31',
  '2025/11',
  '1/2/3',
  '2025/11/6',
  '0012',
  '007',
  '-05',
  '12345678901234567',
  '1E5',
  '1:30',
  '1 1/2',
  '(5)',
  'R7.11.2',
  'H12-5',
  'MARCH1',
  'Sep-2',
  '2 Sep 2025',
])('べつの日や数に変えられる %j の場合、先頭に印をつける', async (text) => {
  expect(await cellOf(text)).toBe(`'${text}`);
});

/** As the README says: whoever reads the file takes one mark from what begins with it. */
const unmarked = (cell = '') => (cell.startsWith("'") ? cell.slice(1) : cell);
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-+=@'0-9/:.eE() ]{0,8}$/));

it('どんな文も、引用符や改行やカンマで列がずれず、元の文に戻せる', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1 }), async (titles) => {
      const text = await textOf(ECHO, ...titles.map((title) => log({ title })));
      const rows: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' }).slice(1);
      expect(rows.map((cells) => unmarked(cells[3]))).toEqual(titles);
      expect(rows.every((cells) => cells.length === 4)).toBe(true);
      // Whatever stands in the file, nothing of it is run: a sign that begins a formula stands in a number alone.
      for (const [, , , cell = ''] of rows) {
        if (/^[\s\0]*[=+\-@＝＋－＠]/.test(cell))
          expect(cell.normalize('NFKC').trim()).toMatch(/^-?[\d.]+$|^[-+]+$/);
      }
    }),
  );
});

it('負の検査の値は、数として残す。用紙に項目がなくても、その検査は1行になる', async () => {
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
    ['血液検査', '', '', '', 'BE', '-1', '', '', '', '0'],
    ['画像検査', '', '', '変わりなし', '', '', '', '', '', '2'],
  ]);
});

it('どの表も、記録番号・日付・時刻で始まり、名前は一つずつ違う', () => {
  for (const { columns } of LOG_TABLES) {
    expect(columns.slice(0, 3)).toEqual(['記録番号', '日付', '時刻']);
    expect(new Set(columns).size).toBe(columns.length);
  }
  expect(LOG_TABLES.map(({ title }) => title)).toEqual([
    '記録',
    '薬',
    '症状',
    'はかったもの',
    '検査',
    '治療',
  ]);
});

it('何日もあとで開く表は、その日の強さを「今日」と言わない', () => {
  const symptoms = LOG_TABLES.find(({ file }) => file === 'symptoms.csv');
  expect(symptoms?.columns).toContain('この日の強さ');
  for (const { columns } of LOG_TABLES) expect(columns.join()).not.toMatch(/今日|きょう/);
});
