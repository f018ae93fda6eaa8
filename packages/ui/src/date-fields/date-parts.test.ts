import { expect, it } from 'vitest';
import { daysOffered, joinDay, splitDay } from './date-parts.ts';

it('日付を分けて、また合わせると、同じ日付になる', () => {
  expect(splitDay('1953-05-03')).toEqual({ year: '1953', month: '5', day: '3' });
  expect(joinDay(splitDay('1953-05-03'))).toBe('1953-05-03');
});

it('欠けている場合、日付にしない', () => {
  expect(joinDay({ year: '1953', month: '', day: '3' })).toBe('');
  expect(splitDay('not a day')).toEqual({ year: '', month: '', day: '' });
});

it('うるう年の2月は29日まで示す', () => {
  expect(daysOffered({ year: '2024', month: '2', day: '' })).toBe(29);
  expect(daysOffered({ year: '2026', month: '2', day: '' })).toBe(28);
  expect(daysOffered({ year: '', month: '2', day: '' })).toBe(31);
});
