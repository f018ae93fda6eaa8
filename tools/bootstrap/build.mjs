import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { say, stop } from './say.mjs';
import { drawSharePictures } from './share-pictures.mjs';
import { drawSiteIcons } from './site-icons.mjs';

const WEB = join(ROOT, 'apps/web');
const MARK = join(WEB, 'build', '.source-hash');
const SOURCES = [
  'apps/web/app',
  'apps/web/public',
  'apps/web/vite.config.ts',
  'apps/web/page-chunks.ts',
  'apps/web/react-router.config.ts',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
  'tools/bootstrap/share-pictures.mjs',
  'tools/bootstrap/site-icons.mjs',
  'package-lock.json',
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Builds the pages when a source of theirs changed since the last build. */
export async function ensureBuilt(node) {
  const wanted = sourceHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  say('Building the pages...');
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await run(
    node,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    {
      cwd: WEB,
      env,
    },
  );
  if (code !== 0) stop('The build failed; see the messages above.');
  await drawSharePictures(join(WEB, 'build/client'));
  await drawSiteIcons(join(WEB, 'build/client'));
  await compressAssets(join(WEB, 'build/client'));
  writeFileSync(MARK, wanted);
}
