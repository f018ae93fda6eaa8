// `npm run typecheck`: the pages' route types first, then both TypeScript projects.
import { join } from 'node:path';
import { portalNode } from './bootstrap/node.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';

const node = portalNode();
const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const STEPS = [
  [[join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'], join(ROOT, 'apps/web')],
  [[compiler, '-p', 'tsconfig.json'], ROOT],
  [[compiler, '-p', 'apps/web/tsconfig.json'], ROOT],
];

for (const [args, cwd] of STEPS) {
  const code = await run(node, args, { cwd });
  if (code !== 0) process.exitCode = 1;
}
