// `npm start`: from a fresh clone to a running portal. Plain JavaScript, so that any Node from 20 on can run it.
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { portalNode, requireNode } from './bootstrap/node.mjs';
import { run } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';

requireNode();
await ensureInstalled();
const node = portalNode();
await ensureBuilt(node);
say('Starting the portal...');
const env = { ...process.env, NODE_ENV: 'production' };
process.exitCode = await run(node, ['apps/server/src/server.ts'], { env });
