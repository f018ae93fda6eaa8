import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { beginSharedClock } from './packages/testing/src/clock/shared-clock.ts';
import { isWholeSuite, TEST_LIMIT_MS } from './packages/testing/src/suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:all`: proofs that take minutes run whole. In every other run they take a sample (decision 0067). */
    isWholeSuite: boolean;
  }
}

/**
 * Tests whose modules keep something for one file alone (a browser's globals, a module that is replaced): each file gets
 * modules of its own.
 */
const WITH_MODULES_OF_THEIR_OWN = [
  'packages/{adapters,sample-content,ui}/src/**/*.test.{ts,tsx}',
  'apps/web/app/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
];

/** The others share what was loaded once: on two cores, loading costs a third of the time. */
const WITH_SHARED_MODULES = [
  'packages/{contract,domain,testing}/src/**/*.test.{ts,tsx}',
  'apps/server/src/**/*.test.ts',
];

/** Names what this run leaves outside its processes, so that its end can take it away. */
process.env.TEST_RUN ??= randomBytes(4).toString('hex');

/** Every process that runs tests begins on the clock of the run: no test depends on the hour at which it runs. */
const CLOCK = fileURLToPath(new URL('packages/testing/src/clock/start-clock.ts', import.meta.url));
beginSharedClock();

const PROPERTY_SEED = fileURLToPath(new URL('packages/testing/src/property-seed.ts', import.meta.url));

/** One runner for every workspace; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // The runner's own choice leaves one of two cores idle.
    maxWorkers: 2,
    execArgv: ['--import', CLOCK],
    setupFiles: [PROPERTY_SEED],
    // The product counts days in Japan; the process never does, so the tests run far from Japan.
    env: { TZ: 'UTC' },
    provide: { isWholeSuite },
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    // The runner's own second is less than a busy machine of two cores sometimes needs.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'own', include: WITH_MODULES_OF_THEIR_OWN } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: WITH_SHARED_MODULES,
          isolate: false,
          env: { TEST_DATABASES_STAY: '1' },
          globalSetup: 'packages/testing/src/database/end-of-run.ts',
        },
      },
    ],
  },
});
