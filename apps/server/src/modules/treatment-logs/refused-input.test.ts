import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLog, startTreatmentLogs, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const measured = (kind: string, value: unknown) => ({
  is_condition_log: true,
  measurements: [{ kind, value }],
});
const files = (count: number) => Array.from({ length: count }, () => randomUUID());

/** What cannot be kept, and the field that the answer names. */
const REFUSED: readonly (readonly [string, object, string])[] = [
  ['明日の日付', { log_date: '2026-11-17' }, 'log_date'],
  ['1949年の日付', { log_date: '1949-12-31' }, 'log_date'],
  ['ない日', { log_date: '2026-02-30' }, 'log_date'],
  ['ありえない体温', measured('body_temperature', 60), 'measurements.0.value'],
  ['数ではない体重', measured('weight', '五十キロ'), 'measurements.0.value'],
  ['負の脈拍', measured('pulse', -1), 'measurements.0.value'],
  ['2,001文字', { other: { text: 'あ'.repeat(2_001) } }, 'other.text'],
  ['41文字のタイトル', { title: 'あ'.repeat(41) }, 'title'],
  ['11個のファイル', { images: files(11) }, 'images'],
  [
    'ない段階の症状',
    { is_condition_log: true, symptoms: [{ key: 'fatigue', today: 5 }] },
    'symptoms.0.today',
  ],
  ['どの種類でもないもの', { is_other_log: false }, 'categories'],
];

describe('残せないもの', () => {
  it.each(REFUSED)('%sの場合、422で、どの項目かを日本語で知らせ、何も残さない', async (_, change, field) => {
    const answer = await portal.send('POST', '', { body: aLog(change) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect(answer.body.message).toMatch(/[ぁ-ん]/);
    expect((await portal.send('GET', '')).body.data).toEqual([]);
  });

  it.each(REFUSED)('%sに直そうとした場合も、もとの記録はそのまま残る', async (_, change) => {
    const kept = await portal.write();
    const answer = await portal.send('PUT', `/${kept.id}`, { body: { ...aLog(change), version: 1 } });
    expect(answer.status).toBe(422);
    expect((await portal.send('GET', `/${kept.id}`)).body).toEqual(kept);
  });
});

// Odd words to search for: list-treatment-logs.test.ts.
describe('読めない番号', () => {
  it.each([
    ['51個の番号', `/bulk-get/?ids=${files(51)}`, 400],
    ['番号ではないもの', '/bulk-get/?ids=1;drop', 400],
    ['番号ではない記録', '/%00', 404],
    ['ない月のこよみ', '/calendar?month=2026-13', 400],
    ['数ではないページ', '?page=x', 400],
  ])('%sの場合、わけを日本語で知らせる', async (_, path, status) => {
    const answer = await portal.send('GET', path);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[ぁ-ん]/);
  });
});
