import { AppError } from '@hidamari/domain/errors';
import { LINE_ATTEMPT_STATES, LINE_STATUSES } from '@hidamari/domain/messaging';
import { describe, expect, it } from 'vitest';
import { nextLook } from './liff-port.ts';
import { LINE_FAULT_WORDS } from './line-fault-words.ts';
import {
  AFTER_LINK_TOKEN,
  AFTER_UNLINK,
  faultOfAttempt,
  faultOfRefusal,
  LINE_FAULTS,
  lineErrorHref,
  lineFaultOf,
} from './line-outcomes.ts';

// @proves screen /line/error
describe('LINEの答えのあとに進むところ（仕様7、G54・G15）', () => {
  it('link-token と unlink の、どの状態にも行き先がある', () => {
    expect(Object.keys(AFTER_LINK_TOKEN).map(Number)).toEqual([...LINE_STATUSES['link-token']]);
    expect(Object.keys(AFTER_UNLINK).map(Number)).toEqual([...LINE_STATUSES.unlink]);
  });

  it.each([
    [200, 'confirm', 'unlinked'],
    [401, { error: 'token_refused' }, { error: 'token_refused' }],
    [403, { error: 'foreign_token' }, { error: 'foreign_token' }],
    [503, 'line-down', 'line-down'],
  ] as const)('%d', (status, linking, unlinking) => {
    expect([AFTER_LINK_TOKEN[status], AFTER_UNLINK[status]]).toEqual([linking, unlinking]);
  });

  it('連携しているLINEと、会員の見つからないLINEは、それぞれの言葉になる', () => {
    expect([AFTER_LINK_TOKEN[409], AFTER_UNLINK[404]]).toEqual(['already-linked', 'not-found']);
    expect(AFTER_LINK_TOKEN[404]).toBe('friend-first');
  });

  it.each([
    ['none', null],
    ['waiting', null],
    ['linked', null],
    ['refused_by_line', 'refused_by_line'],
    ['another_line', 'another_line'],
    ['line_taken', 'line_taken'],
    ['member_has_line', 'member_has_line'],
    ['expired', 'dead_link'],
    ['member_left', 'dead_link'],
  ] as const)('連携の試み %s は、エラーの画面へ: %s', (attempt, fault) => {
    expect(LINE_ATTEMPT_STATES).toContain(attempt);
    expect(faultOfAttempt(attempt)).toBe(fault);
  });

  it.each([
    ['code_expired', 'dead_link'],
    ['conflict', 'member_has_line'],
    ['validation', 'dead_link'],
    ['bad_request', 'dead_link'],
    ['network', null],
    ['too_many', null],
    ['unavailable', null],
    ['unauthenticated', null],
  ] as const)('「LINEと連携する」が %s で断られた場合の画面: %s', (code, fault) => {
    expect(faultOfRefusal(new AppError(code))).toBe(fault);
  });

  it('答えでないものは、その場で言う', () => expect(faultOfRefusal(new TypeError())).toBeNull());
});

describe('エラーの画面の住所', () => {
  it.each(LINE_FAULTS)('%s は、住所から読め、言葉がある', (fault) => {
    const { searchParams } = new URL(lineErrorHref(fault), 'https://portal.example');
    expect(lineFaultOf(searchParams.get('because'))).toBe(fault);
    expect(LINE_FAULT_WORDS[fault].paragraphs.length).toBeGreaterThan(0);
  });

  it.each([null, '', 'toString', '<b>', 'another_line '])('%j は、期限の切れたリンクとして読む', (because) =>
    expect(lineFaultOf(because)).toBe('dead_link'),
  );

  it('どの言葉も、人のせいにせず、驚かせない', () => {
    const words = LINE_FAULTS.flatMap((fault) => LINE_FAULT_WORDS[fault].paragraphs).join('');
    expect(words).not.toMatch(/[!！]|不正|攻撃|失敗|エラー/);
  });
});

it('LINEの返事は、はじめは続けて、あとはゆっくり確かめ、1分たたずに、することを伝える', () => {
  const waits: number[] = [];
  for (let looks = 0, wait = nextLook(0); wait !== false; looks += 1, wait = nextLook(looks))
    waits.push(wait);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect([waits[0], total > 40_000, total < 60_000]).toEqual([1_000, true, true]);
});
