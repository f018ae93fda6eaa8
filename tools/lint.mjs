// `npm run lint`: format and lint rules, who may import whom, unused exports, house rules, coverage of the specification.
import { LINT_CHECKS, runChecks } from './bootstrap/checks.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';

await ensureInstalled('everything');
const failed = await runChecks(LINT_CHECKS);
process.exitCode = failed.length === 0 ? 0 : 1;
