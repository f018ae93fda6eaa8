import { expect, it } from 'vitest';
import { faultTitle } from './fault-words.ts';

it.each([
  ['not-found', 'ページが見つかりません|ひだまり がん相談'],
  ['server', '問題が起きました|ひだまり がん相談'],
  ['unavailable', 'ただいま混み合っています|ひだまり がん相談'],
] as const)('%s の画面の題は、画面の表の題名とサービスの名前である（G1）', (kind, title) => {
  expect(faultTitle(kind)).toBe(title);
});
