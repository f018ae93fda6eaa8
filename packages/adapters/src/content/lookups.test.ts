import { AppError } from '@hidamari/domain/errors';
import { describe, expect, test } from 'vitest';
import { answerOrStandIn } from './lookups.ts';

describe('なくても画面を止めない問い合わせ', () => {
  test('答えが届いた場合、届いたとおりに返す', async () => {
    const answer = { value: ['届いたもの'], stale: false, fetchedAt: 1 };
    expect(await answerOrStandIn(Promise.resolve(answer), [])).toBe(answer);
  });

  test.each([
    ['not_found', false],
    ['unavailable', true],
  ] as const)('%s の場合、かわりのものを返す。古い：%s', async (code, stale) => {
    const asked = Promise.reject(new AppError(code));
    expect(await answerOrStandIn(asked, ['かわり'])).toEqual({ value: ['かわり'], stale });
  });

  test('こちらのプログラムの誤りの場合、かわりのもので隠さない', async () => {
    const fault = new TypeError('ours');
    await expect(answerOrStandIn(Promise.reject(fault), [])).rejects.toBe(fault);
  });
});
