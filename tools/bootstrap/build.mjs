import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { say, stop } from './say.mjs';
import { SERVER_ENTRY } from './server-entry.mjs';
import { drawSharePictures } from './share-pictures.mjs';
import { drawSiteIcons } from './site-icons.mjs';

const WEB = join(ROOT, 'apps/web');

/** A part of the portal that is built, and whatever it is made of. */
const PAGES = {
  name: 'pages',
  mark: join(WEB, 'build', '.source-hash'),
  sources: [
    'apps/web/app',
    'apps/web/public',
    'apps/web/vite.config.ts',
    'apps/web/document-script.ts',
    'apps/web/page-chunks.ts',
    'apps/web/react-router.config.ts',
    'packages/contract/src',
    'packages/domain/src',
    'packages/ui/src',
    'tools/bootstrap/share-pictures.mjs',
    'tools/bootstrap/site-icons.mjs',
    'package-lock.json',
  ],
  make: buildPages,
};

const SERVER = {
  name: 'server',
  mark: join(ROOT, dirname(SERVER_ENTRY), '.source-hash'),
  sources: [
    'apps/server/src',
    'apps/web/app/page-context.ts',
    'packages/adapters/src',
    'packages/contract/src',
    'packages/domain/src',
    'packages/sample-content/src',
    'tools/bootstrap/bundle-server.mjs',
    'tools/bootstrap/server-entry.mjs',
    'package-lock.json',
  ],
  make: (node, kind) =>
    run(node, [
      join(ROOT, 'tools/bootstrap/bundle-server.mjs'),
      ...(kind === 'production' ? ['--production'] : []),
    ]),
};

/** @typedef {'whole' | 'production'} ServerBuild a production build is without what serves a demo alone */

/** Stands before the hash of a production build's sources. */
const PRODUCTION = 'production ';

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the pages and the server, each when a source of its own changed since it was last built.
 * @param {ServerBuild | 'as-built'} server as-built: of the kind that is there
 */
export async function ensureBuilt(node, server) {
  const kind = buildKind(server, markOf(SERVER));
  await buildIfChanged(PAGES, node, hashOf(PAGES.sources));
  await buildIfChanged(
    SERVER,
    node,
    (kind === 'production' ? PRODUCTION : '') + hashOf(SERVER.sources),
    kind,
  );
}

/**
 * What the server is to be built as. Nobody's start turns a production build into another one.
 * @param {ServerBuild | 'as-built'} wanted
 * @param {string} mark of the build that is there; empty where there is none
 * @returns {ServerBuild}
 */
export function buildKind(wanted, mark) {
  if (wanted !== 'as-built') return wanted;
  return mark.startsWith(PRODUCTION) ? 'production' : 'whole';
}

const markOf = ({ mark }) => (existsSync(mark) ? readFileSync(mark, 'utf8') : '');

async function buildIfChanged(part, node, wanted, kind = 'whole') {
  if (markOf(part) === wanted) return;
  say(`Building the ${part.name}${kind === 'production' ? ', for production alone' : ''}...`);
  if ((await part.make(node, kind)) !== 0) stop('The build failed; see the messages above.');
  writeFileSync(part.mark, wanted);
}

/** Answers the exit code of the pages' own build. */
async function buildPages(node) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const tool = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const code = await run(node, [tool, 'build', '--logLevel', 'warn'], { cwd: WEB, env });
  if (code !== 0) return code;
  await drawSharePictures(join(WEB, 'build/client'));
  await drawSiteIcons(join(WEB, 'build/client'));
  await compressAssets(join(WEB, 'build/client'));
  return 0;
}
