import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutImport,
  IMPORT_FAULT_TEXTS,
  importErrorWords,
  MY_DATA_DOCUMENT,
  MY_DATA_LIMITS,
  readImportText,
  titleOfRow,
} from './index.ts';

const log = (log_date: string) => ({ id: 'x', log_date });
const document = (change: object = {}) => ({
  format: MY_DATA_DOCUMENT.format,
  format_version: MY_DATA_DOCUMENT.version,
  exported_at: '2026-11-20 10:00:00',
  logs: [log('2026-03-02'), log('2025-12-31'), log('2026-11-19')],
  ...change,
});
const read = (value: unknown) => readImportText(JSON.stringify(value));

describe('読み込むファイルを確かめる', () => {
  it('書き出したファイルの場合、いつのものか、何件か、いつからいつまでかがわかる', () => {
    expect(read(document())).toMatchObject({
      kind: 'ready',
      file: { exportedAt: '2026-11-20 10:00:00', firstDay: '2025-12-31', lastDay: '2026-11-19' },
    });
    expect(readImportText(`\uFEFF${JSON.stringify(document())}\r\n`).kind).toBe('ready');
  });

  it.each([
    ['ウェブページ', '<!doctype html><html></html>', 'web_page'],
    ['途中で切れたファイル', JSON.stringify(document()).slice(0, -10), 'not_json'],
    ['空のファイル', '', 'not_json'],
    ['写真', '\x89PNG\r\n', 'not_json'],
    ['ほかのサービスのJSON', '{"format":"other","logs":[]}', 'not_ours'],
    ['ただの数', '12', 'not_ours'],
    ['なにもない', 'null', 'not_ours'],
    ['並び', '[1]', 'not_ours'],
    ['記録のないファイル', JSON.stringify(document({ logs: [] })), 'empty'],
    ['記録が並びでない', JSON.stringify(document({ logs: {} })), 'not_ours'],
    ['新しい形式', JSON.stringify(document({ format_version: MY_DATA_DOCUMENT.version + 1 })), 'newer'],
    ['形式の番号が文字', JSON.stringify(document({ format_version: '1' })), 'not_ours'],
    ['多すぎる', JSON.stringify(document({ logs: Array(20_001).fill(0) })), 'too_many'],
  ] as const)('%sの場合、何が起きたかを言える', (_, text, fault) => {
    expect(readImportText(text)).toEqual({ kind: 'refused', fault });
    expect(IMPORT_FAULT_TEXTS[fault]).toMatch(/。$/);
  });

  it('どんな文字の並びでも、止まらない', () => {
    fc.assert(fc.property(fc.string(), (text) => readImportText(text).kind !== undefined));
    fc.assert(fc.property(fc.jsonValue(), (value) => read(document({ logs: [value] })).kind !== undefined));
  });

  it('日付や題名でないものは、見せない', () => {
    expect(read(document({ logs: [{ log_date: '2026-02-30' }, { log_date: 7 }, null] }))).toMatchObject({
      file: { firstDay: null, lastDay: null },
    });
    expect([titleOfRow({ title: 3 }), titleOfRow('x'), titleOfRow({ title: '  ' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('少しずつ送る', () => {
  it('どんな記録の並びも、順番を変えず、一つも落とさずに分ける', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 200 }), (logs) => {
        const { parts, unsendable } = cutImport(logs);
        const sent = parts.flatMap(({ places, rows }) => places.map((place, at) => [place, rows[at]]));
        const all = [...sent, ...unsendable.map((place) => [place, logs[place]])];
        expect(all.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
          logs.map((row, place) => [place, row]),
        );
        expect(parts.every(({ rows }) => rows.length > 0 && rows.length <= 50)).toBe(true);
      }),
    );
  });

  it('長い記録の場合、一度に送る量を超えない', () => {
    const long = { text: 'あ'.repeat(80_000) };
    const { parts } = cutImport(Array(7).fill(long));
    expect(parts.map(({ rows }) => rows.length)).toEqual([2, 2, 2, 1]);
    const bytes = parts.map(({ rows }) => new TextEncoder().encode(JSON.stringify(rows)).length);
    expect(Math.max(...bytes)).toBeLessThan(MY_DATA_LIMITS.partBytes + 1_000);
  });

  it.each([
    ['大きすぎる', { text: 'あ'.repeat(400_000) }],
    ['使えない文字', { title: 'a\0b' }],
    ['使えない名前', JSON.parse('{"__proto__": 1}')],
    [
      '深すぎる',
      Array(20)
        .fill(0)
        .reduce((inner) => ({ inner }), {}),
    ],
  ])('%s記録の場合、それだけを外し、ほかは送る', (_, bad) => {
    const { parts, unsendable } = cutImport([log('2026-01-01'), bad, log('2026-01-02')]);
    expect([unsendable, parts.map(({ places }) => places)]).toEqual([[1], [[0, 2]]]);
  });
});

describe('読み込めなかったわけ', () => {
  it.each([
    [{ log_date: ['date_in_future'] }, ['日付が今日より先です']],
    [{ log_date: ['date'] }, ['日付が正しくないか、1950年より前です']],
    [
      { 'medicines.3.name': ['required'], 'medicines.4.name': ['required'] },
      ['「薬」に、読み取れない内容があります'],
    ],
    [{}, ['この記録の形を読み取れません']],
    [{ sonota: ['x'] }, ['この記録の形を読み取れません']],
  ])('%j は、読めることばになる', (fields, words) => {
    expect(importErrorWords(fields as Record<string, string[]>)).toEqual(words);
  });
});
