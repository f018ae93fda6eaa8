import { firstLoadBytes } from '../tools/portal-client/first-load.ts';
import { addressOn, ORIGINS } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';

/** Kilobytes of JavaScript, gzip, that a document may bring (decision 0113). */
const MOST_OF_DOCUMENT = 20;

const DOCUMENTS = [
  '/',
  '/faq',
  '/search',
  '/news',
  '/articles',
  '/articles/top',
  '/articles/words',
  '/articles/questions',
  '/articles/returning-to-work',
  '/services',
  '/financial/bill-reading',
  '/howto-signup',
  '/terms/hatch',
  '/lp/hatch',
];

/**
 * Kilobytes of JavaScript, gzip, that a visitor's page of the application may bring (decision 0055): what it brought when
 * it was last set with a reason (the words of 0073, the clock of 0074, what a save is told of a changed text, 0075), and a
 * little. Sizes, unlike times, are the same on every machine.
 */
const MOST_KILOBYTES: Readonly<Record<string, number>> = {
  '/login': 188,
  ...Object.fromEntries(DOCUMENTS.map((path) => [path, MOST_OF_DOCUMENT])),
};

test('訪問者の画面を開くときに届くスクリプトは、どの画面でも、決めた大きさを超えない（決定0055・0113）', {
  tag: ['@core', '@desk'],
}, async () => {
  for (const [path, most] of Object.entries(MOST_KILOBYTES)) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(200);
    const bytes = await firstLoadBytes(ORIGINS.hatch, body);
    expect.soft(bytes / 1_000, path).toBeLessThan(most);
  }
});

/** Kilobytes of JavaScript, gzip, that a member's first page may bring: what it brought when it was last set, and a little. */
const MOST_OF_MEMBER: Readonly<Record<string, number>> = {
  '/': 210,
  '/treatment-logs': 250,
  '/account': 212,
};

test(
  '会員の画面を初めて開くときも、届くスクリプトは決めた大きさを超えず、一緒に届いたものは、もう一度たずねない',
  {
    tag: '@core',
  },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname);
    });
    for (const [path, most] of Object.entries(MOST_OF_MEMBER)) {
      const answer = await page.goto(addressOn('hatch', path));
      const bytes = await firstLoadBytes(ORIGINS.hatch, (await answer?.text()) ?? '');
      expect.soft(bytes / 1_000, path).toBeLessThan(most);
    }
    await page.goto(addressOn('hatch', '/treatment-logs'));
    calls.length = 0;
    await page.reload();
    // What every page asks for once it is alive.
    await expect.poll(() => calls).toContain('/api/viewed-pages');
    await page.waitForLoadState('networkidle');
    const styles = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(styles.length, 'what came late has brought its own').toBeGreaterThan(1);
    expect(
      styles.filter((style, at) => styles.indexOf(style) !== at),
      'no styles twice: the later ones would overrule those of the screen',
    ).toEqual([]);
    expect(
      calls.filter((path) => path.startsWith('/api/treatment-logs') || path.includes('contact-threshold')),
    ).toEqual([]);
  },
);

test('会員が同じ画面をもう一度開く場合、スクリプトと書体と見た目は、ひとつも取り直さない', async ({
  page,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  const faq = addressOn('hatch', '/faq');
  const visit = async () => {
    await page.goto(faq);
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/assets/'))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
  };
  // What a page fetches in a quiet moment may come in one visit and not in the other: nothing may come twice.
  const first = (await visit()).map(({ name }) => name);
  const again = (await visit()).filter(({ name }) => first.includes(name));
  expect(again.length).toBeGreaterThan(10);
  expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});
