import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** In the folder of the bundle: thrown away by the next build, never part of a backup. */
const COMPILED = fileURLToPath(new URL('../build/.compiled', import.meta.url));

// What Node made of the modules last time is read again, so that a restarted portal answers sooner. Has to be said
// before the first of them is loaded; where the folder cannot be written to, Node does without.
enableCompileCache(COMPILED);
await import('./run-portal.ts');
