import { readFileSync } from 'node:fs';
import { VARIANT_KEYS, VARIANTS } from '@hidamari/domain/site-variants';
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../app-under-test.fixture.ts';
import { useApps } from '../apps.fixture.ts';
import { VARIANT_HOSTS } from '../pages/variant-hosts.fixture.ts';

const DAY_MS = 86_400_000;
const TOKENS = new URL('../../../../../packages/ui/src/styles/tokens.css', import.meta.url);

describe('files that every site has at fixed addresses', () => {
  const { get, start } = useApps();

  test.each(VARIANT_KEYS)('the web app manifest of %s', async (variant) => {
    const answer = await get('/manifest.webmanifest', VARIANT_HOSTS[variant]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const surface = /--surface:\s*(#[0-9a-f]{6})/.exec(readFileSync(TOKENS, 'utf8'))?.[1];
    expect(answer.json()).toMatchObject({
      name: variant === 'chofu' ? VARIANTS.chofu.brand.name : 'ひだまり がん相談',
      short_name: 'ひだまり',
      lang: 'ja',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: surface,
      background_color: surface,
    });
    expect(answer.json().icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual(
      [
        ['192x192', 'any'],
        ['512x512', 'any'],
        ['512x512', 'maskable'],
      ],
    );
  });

  test.each(VARIANT_KEYS)('a password manager is led to where %s changes a password', async (variant) => {
    const answer = await get('/.well-known/change-password', VARIANT_HOSTS[variant]);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login/logged-in-password-reset']);
    // By this address a password manager learns whether an answer of this host means anything.
    const nothing = await get(
      '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    );
    expect(nothing.statusCode).toBe(404);
  });

  test.each(VARIANT_KEYS)(
    'security.txt names who is written, and less than a year, on %s',
    async (variant) => {
      await start({}, { securityContact: 'mailto:security@example.org' });
      const answer = await get('/.well-known/security.txt', VARIANT_HOSTS[variant]);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'text/plain; charset=utf-8',
        'public, max-age=3600',
      ]);
      const lines = Object.fromEntries(
        answer.body
          .trimEnd()
          .split('\n')
          .map((line) => line.split(/: (.*)/)),
      );
      expect(lines).toMatchObject({
        Contact: 'mailto:security@example.org',
        'Preferred-Languages': 'ja, en',
      });
      expect(lines.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const daysLeft = (Date.parse(lines.Expires) - TEST_NOW.getTime()) / DAY_MS;
      expect(daysLeft).toBeGreaterThan(90);
      expect(daysLeft).toBeLessThan(365);
    },
  );

  test('security.txt goes on holding while the portal runs', async () => {
    const portal = await start({}, { securityContact: 'https://example.org/security' });
    const yearLater = new Date(TEST_NOW.getTime() + 366 * DAY_MS);
    portal.setNow(yearLater);
    const { body } = await get('/.well-known/security.txt');
    expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(yearLater.getTime());
  });

  test('without somebody to name there is no security.txt', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
  });
});
