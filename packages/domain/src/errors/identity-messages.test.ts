import { describe, expect, it } from 'vitest';
import { fieldMessage } from '../members/index.ts';
import { errorMessage } from '../refusals/index.ts';
import { identityFault } from './index.ts';

/** What a member reads: under the field where there is one, else the error's own sentence. */
function wordsOf(english: string): string | undefined {
  const fault = identityFault(english);
  const [field] = Object.keys(fault?.facts.fields ?? {});
  if (fault && field) return fieldMessage(fault.facts.fields?.[field]?.[0] ?? '', { field });
  return fault ? errorMessage(fault.code).split('。')[0] : undefined;
}

describe('本人確認の部品の、英語のことば（G115）', () => {
  // @proves state identity library: in Japanese
  it.each([
    ['Authentication Error', 'ログインできませんでした'],
    ['Username cannot be empty', 'IDを入力してください'],
    ['Password cannot be empty', 'パスワードを入力してください'],
    ['Confirmation code cannot be empty', '確認コードを入力してください'],
    ['User is not authenticated', 'もう一度ログインしてください'],
    ['Network Error', '通信できませんでした'],
  ])('%s の場合、「%s」と読める', (english, japanese) => {
    expect(wordsOf(english)).toBe(japanese);
  });

  it.each(['', 'constructor', 'Username', 'Something else happened'])(
    '知らないことば「%s」の場合、決めつけない',
    (english) => {
      expect(identityFault(english)).toBeNull();
    },
  );

  it('もとの誤りは、原因として残る', () => {
    const cause = new Error('Network Error');
    expect(identityFault(cause.message, { cause })?.cause).toBe(cause);
  });
});
