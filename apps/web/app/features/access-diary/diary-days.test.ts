import type { AccessDiaryRow } from '@hidamari/contract/access-diary';
import { listEndpoints } from '@hidamari/contract/endpoints';
import { actingCall } from '@hidamari/contract/staff';
import type * as z from '@hidamari/contract/zod';
import { describe, expect, it } from 'vitest';
import { detailsOf, diaryDays, sentenceOf } from './diary-days.ts';

const row = (id: string, change: Partial<AccessDiaryRow> = {}): AccessDiaryRow => ({
  id,
  at: '2026-11-20 13:52:00',
  staff_name: '佐藤',
  staff_role: 'supporter',
  kind: 'profile-read',
  fields: [],
  reason: 'asked-by-phone',
  note: null,
  ...change,
});

describe('だれが見たか', () => {
  it('日ごとに分け、続けて同じことをした場合は一つにまとめて回数を言う', () => {
    const days = diaryDays([
      row('1'),
      row('2', { at: '2026-11-20 13:50:00' }),
      row('3', { kind: 'session-begun' }),
      row('4'),
      row('5', { at: '2026-11-19 09:00:00' }),
    ]);
    expect(days.map(({ day, entries }) => [day, entries.map(sentenceOf)])).toEqual([
      [
        '2026-11-20',
        [
          '佐藤（相談員）が、登録内容を見ました（2回）',
          '佐藤（相談員）が、手続きの代行を始めました',
          '佐藤（相談員）が、登録内容を見ました',
        ],
      ],
      ['2026-11-19', ['佐藤（相談員）が、登録内容を見ました']],
    ]);
    // The last time of several is told.
    expect(days[0]?.entries[0]?.time).toBe('13:52');
  });

  it.each([
    ['名前', { staff_name: '高橋' }],
    ['役割', { staff_role: 'concierge' as const }],
    ['理由', { reason: 'trouble' as const }],
    ['送ったもの', { fields: ['city'] }],
  ])('%sが違う場合は、まとめない', (_, change) => {
    expect(diaryDays([row('1'), row('2', change)])[0]?.entries).toHaveLength(2);
  });

  it('理由と、送った欄の名前を、言葉で言う', () => {
    expect(detailsOf(row('1', { note: 'ご住所のこと', fields: ['postal_code', 'city'] }))).toEqual([
      '理由：お電話でのご依頼（ご住所のこと）',
      '送ったもの：郵便番号、市区町村',
    ]);
    expect(detailsOf(row('1', { fields: ['is_bereaved'] }))[1]).toBe(
      '送ったもの：「大切な方を亡くされたとき」の設定',
    );
    // The state that a form began with, and nothing that changes.
    expect(detailsOf(row('1', { fields: ['updated_at'] }))[1]).toBe('送ったもの：そのほかの設定');
    expect(detailsOf(row('1', { reason: null }))).toEqual([]);
  });

  it('代行で送れる欄に、登録の内容も、設定も入っている', () => {
    const names = sendable().map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['city', 'agent', 'text_size', 'is_bereaved']));
  });

  it.each(sendable())('代行で送れる欄は、どれも名前で言う: %s の %s', (_, name) => {
    const [told] = detailsOf(row('1', { reason: null, fields: [name] }));
    expect(told).toMatch(/^送ったもの：/);
    expect(told).not.toContain('そのほかの設定');
  });
});

/** Every field that a concierge may send in a member's place, as the contract has it. */
function sendable(): [call: string, name: string][] {
  return listEndpoints().flatMap(({ endpoint }) => {
    const { method, path, body } = endpoint;
    if (!body || !actingCall(endpoint)) return [];
    const fields = Object.keys((body as z.ZodObject).shape).filter((name) => name !== 'updated_at');
    return fields.map((name): [string, string] => [`${method} ${path}`, name]);
  });
}
