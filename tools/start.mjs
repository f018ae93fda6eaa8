// `npm start`: from a fresh clone to a running portal. Plain JavaScript, so that any Node from 20 on can run it.
import { readyNode } from './bootstrap/ready.mjs';
import { run } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';
import { SERVER_ENTRY } from './bootstrap/server-entry.mjs';

// A production build stays one, also when its sources changed.
const node = await readyNode('portal', 'as-built');
say('Starting the portal...');
const env = { ...process.env, NODE_ENV: 'production' };
process.exitCode = await run(node, [SERVER_ENTRY], { env });
