import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text file of the repository; the path uses slashes and starts at the top folder. */
export interface RepositoryFile {
  path: string;
  text: string;
}

/** What tools fill; none of it reaches a clone. `.git` is a file in a further worktree. */
const MADE_BY_TOOLS = new Set(['node_modules', 'build', '.git', '.react-router']);
const MADE_AT_THE_TOP = new Set(['data', 'test-results', 'playwright-report', 'screenshots', '.cache']);
const NO_TEXT = /\.(png|jpe?g|webp|avif|ico|woff2?|pdf|bin|gz)$/;

/** Every text file below a folder that a person wrote or a lock file keeps. */
export function listRepositoryFiles(root: string, folder = ''): RepositoryFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (MADE_BY_TOOLS.has(entry.name) || (folder === '' && MADE_AT_THE_TOP.has(entry.name))) return [];
    if (entry.isDirectory()) return listRepositoryFiles(root, path);
    if (!entry.isFile() || NO_TEXT.test(entry.name) || entry.name.endsWith('.log')) return [];
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  });
}

/**
 * Those of the paths that .gitignore keeps out of the repository: a clone would lack them. Empty where there is
 * no git to ask.
 */
export function ignoredPaths(root: string, paths: readonly string[]): string[] {
  const asked = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: root,
    input: paths.join('\n'),
    encoding: 'utf8',
  });
  return asked.status === 0 ? asked.stdout.split('\n').filter((path) => path !== '') : [];
}
