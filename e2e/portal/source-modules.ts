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

/** `@hidamari/domain/errors` is `packages/domain/src/errors/index.ts`. */
const fileOf = (path: string) => (/\.(ts|js)$/.test(path) ? path : `${path}/index.ts`);

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
    const file = fileOf(path);
    const source = await readFile(`${ROOT}/${file}`, 'utf8');
    const body = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(PLACE);
  return (path) => PLACE + path;
}
