// Runs a script of the repository (bench, fault drills) on a fresh clone too: installs and builds what it needs first.
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { portalNode, requireNode } from './bootstrap/node.mjs';
import { run } from './bootstrap/run.mjs';

requireNode();
await ensureInstalled();
const node = portalNode();
await ensureBuilt(node);
process.exitCode = await run(node, process.argv.slice(2));
