// Runs a script of the repository (bench, fault drills) on a fresh clone too: installs and builds what it needs first.
import { readyNode } from './bootstrap/ready.mjs';
import { run } from './bootstrap/run.mjs';

const node = await readyNode('everything');
process.exitCode = await run(node, process.argv.slice(2));
