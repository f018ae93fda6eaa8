import { describe, expect, it, vi } from 'vitest';
import { AppError, ERROR_CODES, errorMessage } from './index.ts';

describe('AppError', () => {
  it('ほかの束に写された同じ誤りも、同じ誤りとして見分ける', async () => {
    vi.resetModules();
    const copy = await import('./app-error.ts');
    expect(copy.AppError).not.toBe(AppError);
    const foreign: unknown = new copy.AppError('not_found');
    expect(foreign instanceof AppError).toBe(true);
  });

  it.each([
    [new Error('not_found')],
    [{ name: 'AppError', code: 'not_found', facts: {} }],
    [null],
    ['AppError'],
  ])('誤りでないものは見分ける: %s', (thing: unknown) => {
    expect(thing instanceof AppError).toBe(false);
  });

  it('状態は、コードの表から決まる', () => {
    expect(new AppError('conflict').status).toBe(409);
    expect(new AppError('too_many', { retryAfter: 30 }).facts.retryAfter).toBe(30);
  });
});

describe('誤りの表', () => {
  it('どのコードにも、責めない日本語の文がある', () => {
    for (const { message } of Object.values(ERROR_CODES)) {
      expect(message).toMatch(/[ぁ-ん]/);
      expect(message).not.toMatch(/無効な入力|！|エラーが発生/);
    }
  });

  it('文の中の場所は、渡した値で埋まる。値がなければ空になる', () => {
    expect(errorMessage('code_wrong', { tries_left: 3 })).toBe('コードが違います。あと3回入力できます。');
    expect(errorMessage('too_many')).toBe('アクセスが集中しています。時間をおいてもう一度お試しください。');
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
