import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { say, stop } from './say.mjs';

const MARK = join(ROOT, 'node_modules', '.hidamari-installed');

function lockFileHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Brings node_modules to what the lock file asks for; does nothing when it is there already. */
export async function ensureInstalled() {
  const wanted = lockFileHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  say('Installing what the lock file asks for (a few minutes on the first start)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that does not name the binaries of every other platform. `--no-save`
  // installs the locked versions and leaves the lock file as it is.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(npm, args, { shell: process.platform === 'win32' });
  if (code !== 0)
    stop('npm could not install. Check the network and the messages above, then run this again.');
  writeFileSync(MARK, wanted);
}
