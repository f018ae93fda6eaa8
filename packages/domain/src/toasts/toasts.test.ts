import { expect, it } from 'vitest';
import { TOASTS, toastText } from './index.ts';

// @proves all toast
it('お知らせの八つの言葉が G114 のとおりである', () => {
  expect(TOASTS).toEqual({
    'verification-succeeded': '確認できました',
    'registration-succeeded': '登録が完了しました',
    'concierge-login-succeeded': '担当者としてログインしました',
    'migration-succeeded': '共通IDへの移行が完了しました',
    'email-verification-completed': 'メールアドレスを確認しました',
    'verification-email-resent': '確認メールを再送しました',
    'confirmation-email-sent': '確認メールを送りました',
    'already-verified': 'すでに確認済みです',
  });
});

it('知らない番号の場合、何も出さない', () => {
  expect(toastText('already-verified')).toBe('すでに確認済みです');
  expect([toastText('toString'), toastText(''), toastText(null)]).toEqual([null, null, null]);
});
