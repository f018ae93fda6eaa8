import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLACE = '/source-modules/';

/** Where the packages that browser code imports lie in the repository. */
const IMPORTS = {
  '@hidamari/contract/': `${PLACE}packages/contract/src/`,
  '@hidamari/domain/': `${PLACE}packages/domain/src/`,
  zod: `${PLACE}node_modules/zod/index.js`,
};

/** A folder stands for its index, under the index's own address: what that imports lies beside it. */
const indexOf = (path: string) => `export * from '${PLACE}${path}/index.ts';`;

const isFile = (path: string) => /\.(ts|js)$/.test(path);

async function moduleAt(path: string): Promise<string> {
  if (!isFile(path)) return indexOf(path);
  const source = await readFile(`${ROOT}${path}`, 'utf8');
  return path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

/**
 * An empty page of the portal's own origin, on which a module of the sources runs as a browser runs it, with types taken
 * out and nothing else changed: for what no screen uses yet. What it asks of the portal, the portal answers.
 * @returns the address from which a module of the repository is imported in the page.
 */
export async function openSourcePage(page: Page): Promise<(path: string) => string> {
  await page.route(`**${PLACE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(PLACE.length);
    if (path === '') {
      const map = JSON.stringify({ imports: IMPORTS });
      const body = `<!doctype html><title>x</title><script type="importmap">${map}</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    await route.fulfill({ contentType: 'text/javascript', body: await moduleAt(path) });
  });
  await page.goto(PLACE);
  return (path) => PLACE + path;
}
