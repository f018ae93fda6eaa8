import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('推測されやすいパスワード（G33）', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'p4ssw0rd!',
    'qwertyuiop',
    'asdfghjkl',
    '1qaz2wsx',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    '12121212',
    'abcabcabc',
    '19680412',
    'sakura2024',
    'Himawari!!',
    'yamadayamada',
    'tanaka123',
    'iloveyou',
    'ＰＡＳＳＷＯＲＤ',
  ])('%s は断る', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'hinata-no-niwa-27',
    '春のひだまりで本を読む',
    'correct horse battery',
    'kX9#vLq2',
    'tanaka-no-neko-9',
    '20261399',
    'yukidaruma to kaminari 3',
    'o-bento 2 ko to mizu',
    'Xq7-rivermoss',
  ])('%s は使える', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  /** Well-known ones, written down from memory, that the words and patterns alone let through. */
  it.each(
    `123456789a abc123456 qwer1234 1a2b3c4d hellokitty minecraft q1w2e3r4t5 asdf1234 1234qwer liverpool1 iloveyou2
     pokemon123 michael1 baseball1 football1 superman1 princess1 sunshine1 charlie1 jessica1 computer1 starwars1
     whatever1 zaq12wsx 1qazxsw2 qwerty123 qwerty12 monkey12 dragon123 letmein123 password123`
      .trim()
      .split(/\s+/),
  )('広く知られた %s は断る', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  /** From other lists than the one that is bundled: published yearly lists, and habits of people in Japan. */
  it.each(
    `q1w2e3r4 a12345678 1q2w3e4r5t6y 12qwaszx zxcvbnm123 abcd1234 aa12345678 password12 p@ssw0rd123 welcome123 admin123
     guest123 12345qwert 1234567890q 11223344 asdfasdf 147258369 987654321 iloveyou123 123qwe123 samsung1 football12
     taro12345 hanako1985 sakura2024 kenta0412 yuuki2020 tanaka1968 suzuki55 misaki0707 daisuke1 kt19680412 shohei17 scooter2019 midnight1972 penguin0412`
      .trim()
      .split(/\s+/),
  )('ほかの一覧や、名前に数字をつけた %s は断る', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});
