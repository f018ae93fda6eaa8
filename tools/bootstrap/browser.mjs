import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { say, stop } from './say.mjs';

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless shell first: the same browser without its windows, a third faster. */
const NAMES = ['chromium-headless-shell', ...WITH_WINDOWS];
const KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function installedAs(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...KNOWN];
  return candidates.find((path) => existsSync(path));
}

function installedBrowser() {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  return installedAs(NAMES);
}

/** A browser with windows, as people have it, where one is installed: the headless shell keeps no page that was left. */
export const browserWithWindows = () => installedAs(WITH_WINDOWS);

function canUseApt() {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  return isRoot && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * A Chromium for the browser tests: the one that is installed, else one brought from Debian (with a Japanese
 * font), else Playwright's own (undefined is returned: Playwright then knows where it is). Fails loudly rather
 * than let the browser tests be skipped.
 */
export async function ensureBrowser(node) {
  const found = installedBrowser();
  if (found) return found;
  if (canUseApt()) {
    say('No browser found; installing Chromium and a Japanese font from Debian...');
    await run('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (...packages) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
    // Older releases have no shell of its own.
    const code = await install('chromium-headless-shell', 'fonts-noto-cjk');
    if (code !== 0) await install('chromium', 'fonts-noto-cjk');
    const brought = installedBrowser();
    if (brought) return brought;
  }
  say('No browser found; asking Playwright for its own...');
  const code = await run(node, [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (code !== 0)
    stop('No browser could be brought. Install Chromium, or set CHROME_PATH, and run npm test again.');
  return undefined;
}
