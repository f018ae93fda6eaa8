import { defineConfig } from 'vitest/config';

/** One runner for every workspace; browser tests live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/{src,app}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    // The product counts days in Japan; the process never does, so the tests run far from Japan.
    env: { TZ: 'UTC' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The runner's own second is less than a busy machine of two cores sometimes needs.
    expect: { poll: { timeout: 20_000 } },
  },
});
