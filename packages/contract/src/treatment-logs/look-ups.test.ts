import { expect, test } from 'vitest';
import { findHospitalsEndpoint, findMedicinesEndpoint } from './index.ts';

const codeOf = (text: string) =>
  findHospitalsEndpoint.query.safeParse({ hospital_name: text }).error?.issues[0]?.message;

test.each(['', 'ひ', 'ｶﾞ', ' ひ ', '\0ひ', '\uD800ひ', '「ひ」'])(
  '「%s」の場合、もう一文字たずねる（G73）',
  (text) => {
    expect(codeOf(text)).toBe('too_short');
    expect(findMedicinesEndpoint.query.safeParse({ generalName: text }).error?.issues[0]?.message).toBe(
      'too_short',
    );
  },
);

test.each(['ひな', '%_', '𠮷𠮷', 'ひ\0な'])('「%s」の場合、調べる', (text) => {
  expect(codeOf(text)).toBeUndefined();
});

test('長い文の場合、そのはじめを調べる', () => {
  expect(codeOf('ひ'.repeat(201))).toBeUndefined();
});
