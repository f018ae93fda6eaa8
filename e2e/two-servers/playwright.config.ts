import { defineConfig } from '@playwright/test';
import ofOnePortal from '../playwright.config.ts';

const { globalSetup: _, projects, ...shared } = ofOnePortal;
const phone = projects?.find(({ name }) => name === 'phone');

/**
 * Two server processes behind one address, on a real PostgreSQL. The test starts, kills and replaces them itself:
 * `node tools/with-postgres.mjs node_modules/@playwright/test/cli.js test --config e2e/two-servers/playwright.config.ts`.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.servers.ts',
  outputDir: '../../test-results/two-servers',
  fullyParallel: false,
  workers: 1,
  projects: phone ? [phone] : [],
});
