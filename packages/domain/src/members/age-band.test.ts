import { expect, it } from 'vitest';
import { ageBand } from './index.ts';

it.each([
  ['1968-04-12', '50代'],
  ['1976-11-20', '50代'],
  ['1976-11-21', '40代'],
  ['2010-01-01', '10代以下'],
  ['1936-11-20', '90代以上'],
  ['1920-01-01', '90代以上'],
])('%s に生まれた方は、2026年11月20日に%s', (birthday, band) => {
  expect(ageBand(birthday, '2026-11-20')).toBe(band);
});

it('生年月日が分からない場合、年代はない', () => {
  expect(ageBand(null, '2026-11-20')).toBeNull();
});
