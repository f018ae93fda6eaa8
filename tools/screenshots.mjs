// `npm run screenshots`: pictures of every screen into ./screenshots, and those of the README into docs/.
import { ensureBrowser } from './bootstrap/browser.mjs';
import { readyNode } from './bootstrap/ready.mjs';
import { run } from './bootstrap/run.mjs';

const node = await readyNode('everything');
const browser = await ensureBrowser(node);
const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) };
process.exitCode = await run(node, ['tools/screenshots/take-screenshots.ts', ...process.argv.slice(2)], {
  env,
});
