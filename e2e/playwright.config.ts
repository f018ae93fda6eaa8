import { statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { startSharedClock } from '../packages/testing/src/clock/shared-clock.ts';
import { isWholeSuite, TEST_LIMIT_MS } from '../packages/testing/src/suite.ts';
import { ORIGINS } from './portal/addresses.ts';

startSharedClock();

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A tenth of the time each: a second process made ready for every visit, and code made fast that runs once.
  '--disable-site-isolation-trials',
  '--js-flags=--no-opt --no-maglev',
];

/** The runner keeps the browser out of shared memory, which is small in some containers; where there is room it is faster. */
const LEAST_SHARED_MEMORY = 1024 ** 3;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= LEAST_SHARED_MEMORY;
  } catch {
    return false;
  }
}

/** Tags of tests for a desk: rooms of staff, what asks over HTTP, and what chooses its own windows. */
const ON_DESK = /@desk\b/;

/** Tests that run on both windows; those of the core only where its layout branches. */
const ON_BOTH = isWholeSuite ? /both-widths/ : /@core-both-widths/;

/**
 * Browser tests run against the built portal, started once with an empty data folder, each on a phone-sized window
 * unless its tags say otherwise. `npm test` runs those tagged `@core`, `npm run test:all` every one (decision 0067).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './portal/start-portal.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A title that needed its retry is told at the end, and fails the run when it is not the first time lately.
  retries: 1,
  // So many failures have one cause: the rest of the run would only tell it again.
  maxFailures: 15,
  timeout: TEST_LIMIT_MS,
  // Longer than any wait of the product itself: a line that is connected again, the next code of an app, a second try.
  expect: { timeout: 60_000 },
  // The test command reads the second.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: ORIGINS.hatch,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: ON_DESK,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desk',
      grep: [ON_DESK, ON_BOTH],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
