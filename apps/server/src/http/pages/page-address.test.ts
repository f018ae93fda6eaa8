import { describe, expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

describe('the address of a page', () => {
  test.each([
    ['/', '/', '/', false],
    ['/articles', '/articles', '/articles', false],
    ['/articles/', '/articles', '/articles', false],
    ['/articles.data?_routes=root', '/articles', '/articles.data?_routes=root', true],
    ['/_.data', '/', '/_.data', true],
    ['/articles/_.data', '/articles', '/articles/_.data', true],
    ['/services?utm_source=x&category=money', '/services', '/services?category=money', false],
    ['/services?page=2&category=money', '/services', '/services?category=money&page=2', false],
    ['/articles/questions?is_common=1', '/articles/questions', '/articles/questions?is_common=1', false],
  ])('%s', (raw, screenPath, renderPath, isData) => {
    expect(readPageAddress(raw)).toMatchObject({ screenPath, renderPath, isData, isShareable: true });
  });

  test.each([
    ['one person’s link', '/login/mail-verification?email_verify_token=abc'],
    ['one member’s confirmation', '/login/insurance-verification?hash_user_id=abc'],
    ['onboarding', '/?is_first=true'],
    ['a long search', `/articles?q=${'x'.repeat(101)}`],
    ['a month of somebody’s logs', '/treatment-logs?month=2026-10'],
    ['a day to write about', '/treatment-logs/new?log_date=2026-11-04'],
    ['a key that comes twice', '/articles?category=a&category=b'],
  ])('%s is not shared', (_what, raw) => {
    expect(readPageAddress(raw)?.isShareable).toBe(false);
  });

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'http://evil.example/',
    '*',
    '',
    '/a%00b',
    '/%ZZ',
    '/a%0d%0ab',
  ])('%s is no page', (raw) => {
    expect(readPageAddress(raw)).toBeNull();
  });

  test('what the browser’s router adds is no part of the address to come back to', () => {
    expect(readPageAddress('/treatment-logs.data?_routes=x&page=2')?.screenAddress).toBe(
      '/treatment-logs?page=2',
    );
  });
});
