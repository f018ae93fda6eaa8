import type { VariantKey } from '@hidamari/domain/site-variants';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { aheadOfMachine } from '../../packages/testing/src/clock/shared-clock.ts';
import { shiftDate } from '../../packages/testing/src/clock/shift-date.ts';
import { logInAsDemoMember } from './members.ts';
import { type PageFaults, watchForFaults } from './page-faults.ts';
import { keepPromptsAway } from './prompts.ts';
import { watchRequests } from './requests.ts';
import { visitorAddress } from './visitor-address.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface PortalFixtures {
  /** Prompts come over the pages as they do to anybody; without it this test's browsers want none. */
  letBePrompted: boolean;
  /** Console errors, policy violations and 5xx of this test's own visit; they fail it at its end. */
  faults: PageFaults;
  /**
   * A further browser of its own (another person, another device), watched like the first; `announced`: a fault that
   * the test provokes there.
   */
  openVisit: (options?: BrowserContextOptions, announced?: RegExp) => Promise<Page>;
  /** Makes this test's browser one in which the demo member of a variant is logged in already. */
  becomeDemoMember: (variant: VariantKey, context?: BrowserContext) => Promise<void>;
}

interface PortalWorkerFixtures {
  /** Sessions of the demo members, begun once per worker through the hosted login. */
  demoSession: (variant: VariantKey) => Promise<StorageState>;
}

/**
 * Tags of a test in a table: `@core` for the rows that run at every change, and what every row carries. The other rows
 * run in `npm run test:all`.
 */
export const coreIf = (isCore: boolean, ...tags: string[]): string[] => (isCore ? ['@core', ...tags] : tags);

/** Playwright's test in the portal's words. Any fault that nobody sees fails the test. */
export const test = base.extend<PortalFixtures, PortalWorkerFixtures>({
  // Every browser of a test is in the time of the run, as its portal is; a test that moves it does so by `page.clock`.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, aheadOfMachine());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use, { testId, repeatEachIndex }) => {
    await use(visitorAddress(`${testId} ${repeatEachIndex}`));
  },
  letBePrompted: [false, { option: true }],
  context: async ({ context, letBePrompted }, use) => {
    watchRequests(context);
    if (!letBePrompted) await keepPromptsAway(context);
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const faults = await watchForFaults(context);
      await use(faults);
      expect(faults.unexpected(), 'faults in the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
  openVisit: async ({ browser, letBePrompted }, use) => {
    const visits: { context: BrowserContext; faults: PageFaults }[] = [];
    await use(async (options = {}, announced) => {
      const context = await browser.newContext(options);
      watchRequests(context);
      if (!letBePrompted) await keepPromptsAway(context);
      const faults = await watchForFaults(context);
      if (announced) faults.expect(announced);
      visits.push({ context, faults });
      return context.newPage();
    });
    for (const { context, faults } of visits) {
      expect(faults.unexpected(), 'faults in the pages of a further visit').toEqual([]);
      await context.close();
    }
  },
  becomeDemoMember: async ({ context, demoSession }, use) => {
    await use(async (variant, visitor = context) => {
      const { cookies } = await demoSession(variant);
      await visitor.addCookies(cookies);
    });
  },
  demoSession: [
    async ({ browser }, use, { parallelIndex }) => {
      const begun = new Map<VariantKey, Promise<StorageState>>();
      const begin = async (variant: VariantKey): Promise<StorageState> => {
        const extraHTTPHeaders = visitorAddress(`demo members ${parallelIndex}`);
        const context = await browser.newContext({
          locale: 'ja-JP',
          timezoneId: 'Asia/Tokyo',
          extraHTTPHeaders,
        });
        await logInAsDemoMember(await context.newPage(), variant);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((variant) => {
        const session = begun.get(variant) ?? begin(variant);
        begun.set(variant, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
});

export { expect };
