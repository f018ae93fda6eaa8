import { describe, expect, it } from 'vitest';
import { ERROR_STATUSES, type ErrorCode } from '../errors/index.ts';
import { type ActKind, errorMessage, REFUSALS, stoppedWords } from './index.ts';

const CODES = Object.keys(REFUSALS) as ErrorCode[];
const reasonOf = (code: ErrorCode) => REFUSALS[code].message.split('。')[0] ?? '';
const ofStatus = (wanted: number) => CODES.filter((code) => ERROR_STATUSES[code] === wanted);

describe('断りの表（仕様8、決定0073）', () => {
  it.each(CODES)('%s には、わけと、次にすることがある', (code) => {
    const { message, next } = REFUSALS[code];
    expect(next).not.toBe('');
    expect(message).toMatch(/^[^。]*[ぁ-ん][^。]*。/);
  });

  it('ちがうことには、ちがうわけを言う', () => {
    expect(new Set(CODES.map(reasonOf)).size).toBe(CODES.length);
  });

  it('混み合いのせいにするのは、ほんとうに集中したときだけ', () => {
    expect(CODES.filter((code) => /集中|混み合/.test(REFUSALS[code].message))).toEqual(['too_many']);
  });

  it('まだIDのない人に、ログインを求めない', () => {
    const asking = CODES.filter((code) => /ログインし(て|直)/.test(REFUSALS[code].message));
    expect(asking).toEqual(['unauthenticated']);
    expect(REFUSALS.unauthenticated.next).toBe('sign-in');
  });

  it('待ってもらうときは、待つ長さを名ざすか、時間をおくことを言う', () => {
    for (const code of ofStatus(429)) expect(REFUSALS[code].message).toMatch(/\{later\}|時間をおいて/);
  });

  it('待つ長さは、サーバーの言った秒だけを言う', () => {
    expect(errorMessage('password_wait', { seconds: 540 })).toContain('約9分後に');
    for (const code of CODES) expect(errorMessage(code)).not.toMatch(/\d+(秒|分|時間)後/);
  });

  it('電話を次の道とするときは、電話のことを言う', () => {
    const byPhone = CODES.filter((code) => REFUSALS[code].next === 'wait-or-call');
    expect(byPhone.length).toBeGreaterThan(0);
    for (const code of byPhone) expect(REFUSALS[code].message).toContain('お電話');
  });
});

describe('断りの言葉', () => {
  it('どのコードにも、責めない日本語の文がある', () => {
    for (const { message } of Object.values(REFUSALS)) {
      expect(message).toMatch(/[ぁ-ん]/);
      expect(message).not.toMatch(/無効な入力|！|エラーが発生/);
    }
  });

  it('文の中の場所は、渡した値で埋まる。値がなければ空になる', () => {
    expect(errorMessage('code_wrong', { tries_left: 3 })).toBe('コードが違います。あと3回入力できます。');
    expect(errorMessage('too_many')).toBe('アクセスが集中しています。時間をおいてもう一度お試しください。');
  });

  it('メンテナンスは、終わりの時が決まっている場合だけ、それを言う（G31）', () => {
    expect(errorMessage('maintenance', { until: '2026-12-31 03:00:00' })).toBe(
      'ただいまメンテナンスをしています。終了予定：2026年12月31日（木）3:00。終わってから、もう一度お試しください。',
    );
    expect(errorMessage('maintenance', { seconds: 300 })).toBe(
      'ただいまメンテナンスをしています。終わってから、もう一度お試しください。',
    );
    expect(errorMessage('maintenance', { until: '' })).not.toContain('終了予定');
  });

  it.each([
    [45, '45秒後'],
    [900, '約15分後'],
  ])('%s秒待つ場合、人が言うように言う（G104）', (seconds, words) => {
    expect(errorMessage('too_many', { seconds })).toBe(
      `アクセスが集中しています。${words}にもう一度お試しください。`,
    );
  });
});

// @proves state save refused
describe('保存ではない操作がうまくいかなかったときの言葉', () => {
  const ACTS: readonly [ActKind, string][] = [
    ['login', 'ログインできませんでした。'],
    ['logout', 'ログアウトできませんでした。'],
    ['check', '確認できませんでした。'],
    ['send', '送れませんでした。'],
    ['search', 'さがせませんでした。'],
    ['open', 'ひらけませんでした。'],
    ['delete', '削除できませんでした。'],
    ['proceed', '手続きできませんでした。'],
  ];

  it.each(ACTS)('%s の場合、保存の言葉を使わず、しようとしたことと、次にすることを言う', (act, failed) => {
    expect(stoppedWords(act, false)).toBe(`${failed}しばらくしてから、もう一度お試しください。`);
    expect(stoppedWords(act, true)).toBe(
      '通信できませんでした。電波の届くところで、もう一度お試しください。',
    );
    expect(stoppedWords(act, false) + stoppedWords(act, true)).not.toMatch(/保存|下書き|書いたもの/);
  });

  it('保存の場合は、書いたものが残っていることを言う（G104）', () => {
    expect(stoppedWords('save', false)).toBe('保存できませんでした。書いたものは、この画面に残っています。');
    expect(stoppedWords('save', true)).toBe('通信できませんでした。書いたものは、この画面に残っています。');
  });
});
