// `node tools/install.mjs`: every package, with the tools of lint, types and tests. What scripts begin with that run such a
// tool, so that each of them works on a fresh clone, and on one that has only been started.
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireNode } from './bootstrap/node.mjs';

requireNode();
await ensureInstalled('everything');
