import { treatmentLogInput } from '@hidamari/contract/treatment-logs';
import { addDays, daysBetween } from '@hidamari/domain/japanese-dates';
import { softWarnings } from '@hidamari/domain/treatment-logs';
import { describe, expect, test } from 'vitest';
import { type DemoKind, demoTreatmentLogs } from './index.ts';

const TODAY = '2026-11-20';
const KINDS: readonly DemoKind[] = ['insurance', 'general', 'chofu'];
const FORBIDDEN = /[！!]|闘病|末期|頑張|がんば|勝つ|無効な/;

describe.each(KINDS)('見本の一年（%s）', (kind) => {
  const logs = demoTreatmentLogs(kind, TODAY);

  test('六十件から九十件の記録が、書くときの決まりをすべて守る', () => {
    expect(logs.length).toBeGreaterThanOrEqual(60);
    expect(logs.length).toBeLessThanOrEqual(90);
    for (const log of logs) expect(treatmentLogInput(TODAY).safeParse(log).error?.issues ?? []).toEqual([]);
  });

  test('古い順に並び、一年前から昨日までに収まり、二週間以上あかない', () => {
    const days = logs.map(({ log_date }) => log_date);
    expect(days).toEqual(days.toSorted());
    expect(daysBetween(days[0] ?? '', TODAY)).toBeGreaterThan(350);
    expect(daysBetween(days.at(-1) ?? '', TODAY)).toBeGreaterThanOrEqual(1);
    const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? '', day));
    expect(Math.max(...gaps, daysBetween(days.at(-1) ?? '', TODAY))).toBeLessThanOrEqual(14);
  });

  test('見本とわかり、病院は架空のものだけ', () => {
    for (const { title, visit, test_results = [] } of logs) {
      expect(title).toMatch(/^見本：/);
      const names = [visit?.hospital_name, ...test_results.map((result) => result.hospital_name)];
      for (const name of names.filter((given) => given !== undefined)) expect(name).toMatch(/（架空）$/);
    }
  });

  test('測った値は、確かめを求める範囲の内にある', () => {
    for (const log of logs) expect(softWarnings(log)).toEqual([]);
  });

  test('五つの分類、検査、治療のどれもある', () => {
    const flags = ['visiting_hospital', 'medicine', 'condition', 'life', 'other'] as const;
    for (const flag of flags) expect(logs.filter((log) => log[`is_${flag}_log`]).length).toBeGreaterThan(5);
    const rows = logs.flatMap(({ test_results = [] }) =>
      test_results.flatMap(({ rows: lines = [] }) => lines),
    );
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows)
      expect([row.unit, row.reference_low, row.reference_high]).not.toContain(undefined);
    expect(logs.some(({ treatments = [] }) => treatments.some(({ type }) => type === 'surgery'))).toBe(true);
  });

  test('治療のコースは、三週間ごとに一つずつ進む', () => {
    const courses = logs.flatMap(({ log_date, treatments = [] }) =>
      treatments.flatMap(({ name, course_number: number, started_on: start }) =>
        number === undefined || start === undefined ? [] : [{ name, number, start, log_date }],
      ),
    );
    expect(courses.length).toBeGreaterThan(12);
    for (const { number, start, log_date } of courses)
      expect(addDays(start, (number - 1) * 21)).toBe(log_date);
  });

  test('文章は落ち着いた言葉で、同じ文をくり返さない', () => {
    const texts = logs.flatMap(({ other }) => (other?.text === undefined ? [] : [other.text]));
    expect(new Set(texts).size).toBe(texts.length);
    expect(JSON.stringify(logs)).not.toMatch(FORBIDDEN);
  });
});

test('同じ日には同じ記録を作り、日がかわっても数はほとんどかわらない', () => {
  expect(demoTreatmentLogs('chofu', TODAY)).toEqual(demoTreatmentLogs('chofu', TODAY));
  for (let later = 1; later < 400; later += 37) {
    for (const kind of KINDS) {
      const logs = demoTreatmentLogs(kind, addDays(TODAY, later));
      expect(Math.abs(logs.length - demoTreatmentLogs(kind, TODAY).length)).toBeLessThanOrEqual(6);
    }
  }
});

test('三人の一年は、それぞれちがう', () => {
  const [first, second, third] = KINDS.map((kind) => {
    return new Set(demoTreatmentLogs(kind, TODAY).map(({ other }) => other?.text));
  });
  const shared = [...(first ?? [])].filter((text) => text && (second?.has(text) || third?.has(text)));
  expect(shared).toEqual([]);
});
