// `npm run dev`: the portal with hot reload. A change to the server's own code starts it again; one to a page does not.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { portalNode, requireNode } from './bootstrap/node.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { say } from './bootstrap/say.mjs';

/** What the server runs directly; pages and parts are reloaded by the page tool without a restart. */
const SERVER_SOURCES = [
  'apps/server/src',
  'packages/adapters/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/sample-content/src',
];

/** One save may be several changes on disk: the restart waits this long for the last of them, in milliseconds. */
const QUIET_MS = 300;

requireNode();
await ensureInstalled('everything');
const node = portalNode();
// Who builds a part looks at it in every state: /dev/parts (decision 0026).
const env = { PARTS_GALLERY: '1', ...process.env, NODE_ENV: 'development' };
const start = () => spawn(node, ['apps/server/src/development.ts'], { cwd: ROOT, stdio: 'inherit', env });

say('Starting the portal with hot reload...');
let portal = start();
let timer;
let isStopping = false;

function restart() {
  const old = portal;
  const startNext = () => {
    if (!isStopping) portal = start();
  };
  // A portal that could not start has ended already.
  if (old.exitCode !== null || old.signalCode !== null) return startNext();
  old.once('exit', startNext);
  old.kill('SIGTERM');
}

for (const folder of SERVER_SOURCES) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (name === null || /\.test\.ts$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      say(`Changed: ${folder}/${name}. Starting again...`);
      restart();
    }, QUIET_MS);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true;
    portal.once('exit', () => process.exit(0));
    if (!portal.kill('SIGTERM')) process.exit(0);
  });
}
