import { expect, it } from 'vitest';
import { quotedWords } from './quoted-words.ts';

it.each([
  ['さがした言葉は、かぎかっこに入れる', ' 医療費 ', '「医療費」'],
  ['20字までは、そのまま見せる', 'あ'.repeat(20), `「${'あ'.repeat(20)}」`],
  ['長い言葉は、20字で切って、続きがあると分かるようにする', 'あ'.repeat(21), `「${'あ'.repeat(20)}…」`],
])('%s', (_what, keyword, shown) => {
  expect(quotedWords(keyword)).toBe(shown);
});
