import { describe, expect, it } from 'vitest';
import { isAmong } from './index.ts';

describe('区分ごとの部分（仕様2.5）', () => {
  it.each([
    ['aflac', ['insurance'], true],
    ['aflac', ['general', 'chofu', 'others'], false],
    ['hatch', ['general'], true],
    ['hatch', ['insurance', 'general'], true],
    ['chofu', ['chofu'], true],
    ['chofu', ['insurance', 'general'], false],
    ['chofu', ['others'], false],
  ] as const)('%sの人に、%jのための部分を見せるか: %s', (variant, audiences, expected) => {
    expect(isAmong(variant, audiences)).toBe(expected);
  });
});
