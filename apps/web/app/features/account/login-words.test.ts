import { expect, it } from 'vitest';
import { type LoginRow, loginWords, momentWords } from './login-words.ts';

const ROW: LoginRow = {
  id: '1',
  logged_in_at: '2026-11-20 14:01:09',
  method: 'common_id',
  device_family: 'iPhone・Safari',
  place: null,
  result: 'success',
};

it.each([
  ['2026-11-20 14:01:09', '11月20日（金）14:01'],
  ['2026-11-17 03:40:00', '11月17日（火）3:40'],
  ['2025-12-31 23:59:59', '2025年12月31日（水）23:59'],
])('%s の場合、「%s」と読む。ことしでない場合だけ、年を添える', (stamp, words) => {
  expect(momentWords(stamp, '2026-11-22')).toBe(words);
});

it.each([
  ['common_id', 'パスワード'],
  ['sign_up', '新規登録'],
  ['temporary', '仮ID'],
  ['switch', '会員の切り替え'],
  ['concierge', '担当者による代行'],
  ['something_new', 'そのほかの方法'],
])('入り方が %s の場合、「%s」と言う', (method, words) => {
  expect(loginWords({ ...ROW, method })).toBe(`${words}・iPhone・Safari`);
});

it('場所が分かる場合だけ、場所を添える', () => {
  expect(loginWords({ ...ROW, place: '東京都' })).toBe('パスワード・iPhone・Safari・東京都');
});
