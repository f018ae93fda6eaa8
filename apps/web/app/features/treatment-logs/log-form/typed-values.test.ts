import { describe, expect, it } from 'vitest';
import { datePartsOf, dayTextOf } from '../../../shell/forms/day-text.ts';
import { numberOf, tidyNumber, tidyTime } from './typed-values.ts';

it.each([
  ['３７．５', '37.5'],
  ['37。5', '37.5'],
  ['12,300', '12300'],
  [' 60 ', '60'],
  ['36.5\u200B', '36.5'],
  ['\u202A36.5\u202C', '36.5'],
  ['36 . 5', '36.5'],
  ['1,234,567.5', '1234567.5'],
  ['12，300', '12300'],
  ['12 300', '12300'],
  ['36,5', '36,5'],
  ['36 5', '36 5'],
  ['0,500', '0,500'],
  ['1,2345', '1,2345'],
  ['− 1', '-1'],
  ['3²', '3²'],
])('数「%s」は「%s」とする', (typed, tidied) => {
  expect(tidyNumber(typed)).toBe(tidied);
});

it.each([
  ['', undefined],
  ['０', 0],
  ['-1', -1],
  ['1e3', Number.NaN],
  ['37.', Number.NaN],
  ['36,5', Number.NaN],
  ['36 5', Number.NaN],
  ['3²', Number.NaN],
  ['①', Number.NaN],
  ['10⁵', Number.NaN],
  ['36.5\u200B', 36.5],
  ['−1', -1],
])('「%s」の数は %s', (typed, value) => {
  expect(numberOf(typed)).toBe(value);
});

it.each([
  ['930', '09:30'],
  ['１４：３０', '14:30'],
  ['9時', '09:00'],
  ['9時5分', '9時5分'],
  ['9時05分', '09:05'],
  ['9:30\u200B', '09:30'],
  ['\u202A９：３０\u202C', '09:30'],
  ['⑨時', '⑨時'],
  ['', ''],
])('時刻「%s」は「%s」とする', (typed, tidied) => {
  expect(tidyTime(typed)).toBe(tidied);
});

describe('年月日の欄', () => {
  it.each(['', '2026-11-20', '2026--', '-11-', '2026-11-'])('「%s」は、欄に分けてもとに戻る', (text) => {
    expect(dayTextOf(datePartsOf(text))).toBe(text);
  });
});
