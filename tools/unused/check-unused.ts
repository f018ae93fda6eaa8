import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { PLANNED_EXPORTS } from './planned-exports.ts';
import { type KnipReport, unusedProblems } from './unused-problems.ts';

// Part of `npm run lint`: files, packages and exports that nothing uses. In the two apps a test does not count as a
// use: what only a test imports is dead code with a test.

const ROOT = resolve(import.meta.dirname, '../..');
const SHIPPED = [
  '--production',
  '--include',
  'files,exports',
  '--workspace',
  'apps/server',
  '--workspace',
  'apps/web',
];

function knip(args: readonly string[]): KnipReport {
  const program = join(ROOT, 'node_modules/knip/bin/knip.js');
  const options = ['--no-config-hints', '--reporter', 'json', ...args];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  try {
    return JSON.parse(stdout) as KnipReport;
  } catch {
    throw new Error(`knip gave no report: ${stderr || stdout}`);
  }
}

const inTheApps = knip(SHIPPED).issues.filter(({ file }) => file.startsWith('apps/'));
const everywhere = knip([]).issues;
const problems = new Set(unusedProblems({ issues: [...everywhere, ...inTheApps] }, PLANNED_EXPORTS));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.size > 0) process.exitCode = 1;
