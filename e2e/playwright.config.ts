import { statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { ORIGINS } from './portal/addresses.ts';

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

/** Specs that ask over HTTP or pick their own window: once is enough. */
const WITHOUT_WINDOW =
  /\/(first-load|hosts|screens|privacy|maintenance|no-script|every-page|verification|links|parts|public-pages)\.spec\.ts$/;

/**
 * Specs of something that works the same at every width; what they show is looked at at all of them by every-page, or by
 * the spec itself at each step (expectSound, which leaves every window at one width).
 */
const WITHOUT_DESK =
  /\/(account-address|account-icon|account-menu|account-privacy|account-second-step|account-security|address|back-button|call-memo|common-id|consultation-attached|consultation-lines|consultation-long|consultation-out-of-hours|consultation-pictures|consultation-summaries|contact|contact-threshold|desk-closures|drafts|early-input|errors|focus|handover|idle|image-upload|known-address|lists|log-charts|log-comments|log-images|log-print|look-ups|mail-consultation|member-switch|migration|monitor-registration|municipal-panel|my-data|next-visit|offline|offline-walk|onboarding|outside|outside-chat|password-reset|saving-meanwhile|scrolling|sealed-files|survey-refusals|surveys|temporary-login|terms|toasts|trash|visit-reminder|waking|wide-header|withdrawal|year-of-prompts)\.spec\.ts$/;

/** Rooms of staff, who sit at a desk; each step looks at every width itself. */
const WITHOUT_PHONE =
  /\/(consultation-desk|desk-call-backs|desk-canned-answers|desk-queue|desk-reason|desk-surveys)\.spec\.ts$/;

/** The same of tests in specs that do run on a desk: they carry this tag. */
const ANY_WIDTH = /@any-width/;

/**
 * Browser tests run against the built portal, started once with an empty data folder. A way that a
 * member walks is run on a phone-sized and on a desk-sized window.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './portal/start-portal.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: ORIGINS.hatch,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
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
      testIgnore: [WITHOUT_WINDOW, WITHOUT_PHONE],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desk',
      testIgnore: WITHOUT_DESK,
      grepInvert: ANY_WIDTH,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
