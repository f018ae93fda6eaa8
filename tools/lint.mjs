// `npm run lint`: format and lint rules, who may import whom, unused exports, coverage of the specification.
import { join } from 'node:path';
import { portalNode } from './bootstrap/node.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';

const node = portalNode();
// The pages import the types of their routes, which are made, not written.
const routeTypes = [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'];
if ((await run(node, routeTypes, { cwd: join(ROOT, 'apps/web') })) !== 0) process.exitCode = 1;
const CHECKS = [
  ['Format and lint rules', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  [
    'Who may import whom',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      'e2e',
      'bench',
      'tools',
    ],
  ],
  ['Unused files, packages and exports', ['tools/unused/check-unused.ts']],
  ['House rules', ['tools/house-rules/check-house-rules.ts']],
  ['Coverage of the specification', ['tools/coverage/check-coverage.ts']],
];

for (const [name, args] of CHECKS) {
  const code = await run(node, [join(ROOT, args[0]), ...args.slice(1)]);
  if (code !== 0) {
    say(`${name}: FAILED`);
    process.exitCode = 1;
  }
}
