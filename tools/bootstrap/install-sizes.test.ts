import { describe, expect, it } from 'vitest';
import { isEnough, sizeToInstall } from './install-sizes.mjs';

describe('an earlier install', () => {
  it.each([
    ['abc portal', 'portal', true],
    ['abc portal', 'everything', false],
    ['abc everything', 'portal', true],
    ['abc everything', 'everything', true],
    ['old everything', 'portal', false],
    ['', 'portal', false],
  ] as const)('marked "%s": enough for %s is %s', (mark, size, expected) => {
    expect(isEnough(mark, { lock: 'abc', size })).toBe(expected);
  });

  it.each([
    ['a fresh clone, or one that was only started,', 'portal', false, 'portal'],
    ['one that is tested for the first time', 'everything', false, 'everything'],
    ['one with the tools, by npm test or npm ci,', 'portal', true, 'everything'],
  ] as const)('%s loses nothing', (_, size, hasTools, expected) => {
    expect(sizeToInstall({ size, hasTools })).toBe(expected);
  });
});
