import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode, errorMessage } from './index.ts';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];
const reasonOf = (code: ErrorCode) => ERROR_CODES[code].message.split('。')[0] ?? '';
const ofStatus = (wanted: number) => CODES.filter((code) => ERROR_CODES[code].status === wanted);

describe('断りの表（仕様8、決定0073）', () => {
  it.each(CODES)('%s には、どんなときか、わけ、次にすることがある', (code) => {
    const { state, message, next } = ERROR_CODES[code];
    expect(state).not.toBe('');
    expect(next).not.toBe('');
    expect(message).toMatch(/^[^。]*[ぁ-ん][^。]*。/);
  });

  it('ちがうことには、ちがうわけを言う', () => {
    expect(new Set(CODES.map(reasonOf)).size).toBe(CODES.length);
    expect(new Set(CODES.map((code) => ERROR_CODES[code].state)).size).toBe(CODES.length);
  });

  it('混み合いのせいにするのは、ほんとうに集中したときだけ', () => {
    expect(CODES.filter((code) => /集中|混み合/.test(ERROR_CODES[code].message))).toEqual(['too_many']);
  });

  it('まだIDのない人に、ログインを求めない', () => {
    const asking = CODES.filter((code) => /ログインし(て|直)/.test(ERROR_CODES[code].message));
    expect(asking).toEqual(['unauthenticated']);
    expect(ERROR_CODES.unauthenticated.next).toBe('sign-in');
  });

  it('待ってもらうときは、待つ長さを名ざすか、時間をおくことを言う', () => {
    for (const code of ofStatus(429)) expect(ERROR_CODES[code].message).toMatch(/\{later\}|時間をおいて/);
  });

  it('待つ長さは、サーバーの言った秒だけを言う', () => {
    expect(errorMessage('password_wait', { seconds: 540 })).toContain('約9分後に');
    for (const code of CODES) expect(errorMessage(code)).not.toMatch(/\d+(秒|分|時間)後/);
  });

  it('電話を次の道とするときは、電話のことを言う', () => {
    const byPhone = CODES.filter((code) => ERROR_CODES[code].next === 'wait-or-call');
    expect(byPhone.length).toBeGreaterThan(0);
    for (const code of byPhone) expect(ERROR_CODES[code].message).toContain('お電話');
  });
});
