import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { expect, it } from 'vitest';
import { failedHandoverOf } from './failed-handover.ts';

it.each<[ErrorCode, string]>([
  ['network', '通信できませんでした。まだ何も渡していません。'],
  ['unauthenticated', 'ログインの時間が終わりました。まだ何も渡していません。'],
  ['conflict', '説明の文が新しくなりました。まだ何も渡していません。'],
  ['forbidden', '確認メールを送ってください'],
  ['server', 'ただいまつながりにくくなっています。まだ何も渡していません。'],
])('%s で進めなかった場合、何が起き、何をすればよいかを言い、書いたもののことは言わない', (code, words) => {
  const failure = failedHandoverOf(new AppError(code));
  expect(failure.text).toContain(words);
  expect(failure.text).not.toContain('書いたもの');
  expect(failure.text).not.toContain('下書き');
  // That outcome adds words about what was written.
  expect(failure.outcome).not.toBe('sign-in');
});
