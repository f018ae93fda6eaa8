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
  ])('%s は使える', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
