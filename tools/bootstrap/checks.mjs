// What is checked without running anything: lint and types. `npm run lint` and `npm run typecheck` run their own ones,
// the test command all of them side by side.
import { join } from 'node:path';
import { portalNode } from './node.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { runSideBySide } from './run-side-by-side.mjs';

/** The longest first: they end at about the same time. */
export const LINT_CHECKS = [
  {
    name: 'Who may import whom',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', '.dependency-cruiser.cjs'],
      ...['packages', 'apps', 'e2e', 'bench', 'tools'],
    ],
  },
  { name: 'Unused files, packages and exports', args: ['tools/unused/check-unused.ts'] },
  { name: 'Format and lint rules', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'Coverage of the specification', args: ['tools/coverage/check-coverage.ts'] },
  { name: 'House rules', args: ['tools/house-rules/check-house-rules.ts'] },
];

const COMPILER = 'node_modules/typescript-native/bin/tsc';

export const TYPE_CHECKS = [
  { name: 'Types of the server, packages and tools', args: [COMPILER, '-p', 'tsconfig.json'] },
  { name: 'Types of the pages', args: [COMPILER, '-p', 'apps/web/tsconfig.json'] },
];

/**
 * Runs checks side by side and answers the names of those that failed.
 * @param {readonly { name: string, args: readonly string[] }[]} checks
 */
export async function runChecks(checks) {
  const node = portalNode();
  // The pages import the types of their routes, which are made, not written.
  const typegen = [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'];
  const code = await run(node, typegen, { cwd: join(ROOT, 'apps/web') });
  if (code !== 0) return ['Types of the routes'];
  return await runSideBySide(
    checks.map(({ name, args: [script, ...rest] }) => ({
      name,
      program: node,
      args: [join(ROOT, script), ...rest],
    })),
  );
}
