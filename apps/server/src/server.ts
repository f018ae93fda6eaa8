import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Beside the packages: thrown away with them, never part of a backup. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/hidamari-server', import.meta.url));

// Some 1,700 modules, ours as TypeScript: what Node made of them last time is read again, so that a restarted
// portal answers sooner. Has to be said before the first of them is loaded; where the folder cannot be written
// to, Node does without.
enableCompileCache(COMPILED);
await import('./run-portal.ts');
