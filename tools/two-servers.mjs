// Browser tests of two server processes on one real PostgreSQL, of which one is killed and whose database is cut off:
// `node tools/two-servers.mjs`, on built pages. `.ci/run` runs it after everything else.
import { ensureBrowser } from './bootstrap/browser.mjs';
import { readyNode } from './bootstrap/ready.mjs';
import { run } from './bootstrap/run.mjs';

const node = await readyNode('everything');
const browser = await ensureBrowser(node);
const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) };
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
process.exitCode = await run(
  node,
  ['tools/with-postgres.mjs', ...playwright, '--config', 'e2e/two-servers/playwright.config.ts'],
  { env },
);
