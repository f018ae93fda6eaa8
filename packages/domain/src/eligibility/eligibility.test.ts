import { describe, expect, it } from 'vitest';
import {
  ELIGIBILITIES,
  ELIGIBILITY_COOKIE,
  ELIGIBILITY_COOKIE_MAX_AGE,
  LEFT_AS_COOKIE,
  LEFT_AS_COOKIE_MAX_AGE,
  parseEligibility,
  withoutRole,
} from './index.ts';

describe('資格クッキー（G131）', () => {
  // @proves cookie eligibility
  it('名前と寿命', () => {
    expect([ELIGIBILITY_COOKIE, ELIGIBILITY_COOKIE_MAX_AGE]).toEqual(['eligibility', 604_800]);
    expect([LEFT_AS_COOKIE, LEFT_AS_COOKIE_MAX_AGE]).toEqual(['left_as', 600]);
    expect(ELIGIBILITIES).toEqual(['insurance', 'general']);
  });

  it.each([
    ['insurance', 'insurance'],
    ['general', 'general'],
    ['General', null],
    ['chofu', null],
    ['', null],
    [undefined, null],
    [null, null],
  ])('値 %s を読むと %s になる', (value, expected) => {
    expect(parseEligibility(value)).toBe(expected);
  });
});

// @proves page contact addresses
describe('role を除いた住所（仕様 6）', () => {
  it.each([
    ['/contact?role=aflac', '/contact'],
    ['/contact?a=1&role=hatch&b=%E3%81%82#mail', '/contact?a=1&b=%E3%81%82#mail'],
    ['/contact?role', '/contact'],
    ['/contact#role=aflac', '/contact#role=aflac'],
    ['/contact?roles=1', '/contact?roles=1'],
    ['/contact', '/contact'],
    ['?role=aflac', ''],
  ])('%s は %s になる', (address, expected) => {
    expect(withoutRole(address)).toBe(expected);
  });
});
