import { expect, it } from 'vitest';
import { askerWords } from './asker-words.ts';

it.each([
  ['60s', 'female', 'patient', '60代の女性の方からのご質問'],
  ['80-over', 'male', 'family', '80歳以上の男性の方のご家族からのご質問'],
  ['under-40', 'female', 'other', '40歳未満の女性の方のまわりの方からのご質問'],
  ['no-response', 'male', 'patient', '男性の方からのご質問'],
  ['50s', 'no-response', 'family', '50代の方のご家族からのご質問'],
  ['50s', 'other', 'patient', '50代の方からのご質問'],
  ['no-response', 'no-response', 'patient', 'ご本人からのご質問'],
  ['no-response', 'no-response', 'family', 'ご家族からのご質問'],
  ['no-response', 'other', 'other', 'まわりの方からのご質問'],
] as const)(
  '年代 %s・性別 %s・%s の場合、「%s」と示し、答えのないことは言わない',
  (age, gender, asker, words) => {
    expect(askerWords({ age, gender, consultation_user: asker })).toBe(words);
  },
);
