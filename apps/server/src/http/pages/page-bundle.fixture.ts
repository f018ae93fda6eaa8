import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

/** The server half of the built pages. */
export const PAGE_BUNDLE = new URL('../../../../web/build/server/index.js', import.meta.url);

/** The browser's half: its files, as the server is given them. */
export const CLIENT_FOLDER = fileURLToPath(new URL('../client', PAGE_BUNDLE));

/**
 * Whether tests on the built pages run. One file alone may be run without a build; where everything is checked (CI, and
 * `npm test`, which builds first) pages that are not there are a fault and no reason to skip.
 */
export function runOnBundle(env: Readonly<Record<string, string | undefined>>, isBuilt: boolean): boolean {
  return isBuilt || Boolean(env.CI) || env.npm_lifecycle_event === 'test';
}

export const describeOnBundle = describe.runIf(runOnBundle(process.env, existsSync(PAGE_BUNDLE)));
