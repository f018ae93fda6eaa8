// `npm run typecheck`: the pages' route types first, then both TypeScript projects.
import { runChecks, TYPE_CHECKS } from './bootstrap/checks.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';

await ensureInstalled('everything');
const failed = await runChecks(TYPE_CHECKS);
process.exitCode = failed.length === 0 ? 0 : 1;
