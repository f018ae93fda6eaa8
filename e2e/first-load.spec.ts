import { firstLoadBytes } from '../tools/portal-client/first-load.ts';
import { ORIGINS } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { expect, test } from './portal/portal-test.ts';

/**
 * Kilobytes of JavaScript, gzip, that a visitor's page may bring (decision 0055): what it brought on the day of the
 * decision, and a little. Sizes, unlike times, are the same on every machine.
 */
const MOST_KILOBYTES: Readonly<Record<string, number>> = {
  '/': 199,
  '/articles': 180,
  '/articles/returning-to-work': 193,
  '/services': 182,
  '/financial/bill-reading': 184,
  '/faq': 183,
  '/search': 186,
  '/login': 182,
};

test('訪問者の画面を開くときに届くスクリプトは、どの画面でも、決めた大きさを超えない（決定0055）', {
  tag: ['@core', '@desk'],
}, async () => {
  for (const [path, most] of Object.entries(MOST_KILOBYTES)) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(200);
    const bytes = await firstLoadBytes(ORIGINS.hatch, body);
    expect.soft(bytes / 1_000, path).toBeLessThan(most);
  }
});
