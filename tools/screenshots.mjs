// `npm run screenshots`: pictures of every finished screen into ./screenshots, and those of the README into docs/.
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { portalNode, requireNode } from './bootstrap/node.mjs';
import { run } from './bootstrap/run.mjs';

requireNode();
await ensureInstalled();
const node = portalNode();
await ensureBuilt(node);
const browser = await ensureBrowser(node);
const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) };
process.exitCode = await run(node, ['tools/screenshots/take-screenshots.ts', ...process.argv.slice(2)], {
  env,
});
