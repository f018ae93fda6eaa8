import { expect, it } from 'vitest';
import { typedUsername } from './typed-username.ts';

it.each([
  [' Ｈａｎａ＠Example.org ', 'hana@example.org'],
  ['ha\u200Bna@example.org\u202C', 'hana@example.org'],
  [' Hanako-27\u200B ', 'Hanako-27'],
])('%j と打たれた名前は %s として読む', (typed, read) => {
  expect(typedUsername(typed)).toBe(read);
});
