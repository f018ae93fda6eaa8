// Makes one program of the server's TypeScript and its packages (decision 0114). Started by the build, with the Node that
// runs the portal. `--production` leaves out what serves a demo alone (decision 0130); `--out` names another folder.
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { ROOT } from './root.mjs';
import { SERVER_ENTRY } from './server-entry.mjs';

const { values: options } = parseArgs({
  options: {
    production: { type: 'boolean', default: false },
    out: { type: 'string', default: join(ROOT, dirname(SERVER_ENTRY)) },
  },
});
const OUT = resolve(options.out);

/** The one module through which the server reaches what serves a demo alone; `demo-in-build.ts` alone imports it. */
const DEMO = join(ROOT, 'apps/server/src/demo/index.ts');

/**
 * Packages that stay where they are installed: programs and WebAssembly find their files beside themselves, and the pages
 * import React and the router as well, of which a process has one each.
 */
const OUTSIDE = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'libheif-js',
  'lindera-wasm-nodejs-ipadic',
  'pino',
  'sharp',
  'react',
  'react-router',
];

/** Those that a package would take if they were installed, and does without. */
const OPTIONAL = ['pg-native'];

const STAYS_OUTSIDE = new RegExp(`^(${[...OUTSIDE, ...OPTIONAL].join('|')})(/|$)`);

/** In our own files: a file beside the module, named by a literal, on one line. */
const BESIDE = /new URL\('([^']+)', import\.meta\.url\)/g;

/** In our own files: packages and their files, looked up by name. The bundle finds the same ones. */
const BY_NAME = /createRequire\(import\.meta\.url\)/g;

/** In packages: whatever looks for files beside itself. */
const LOOKS_BESIDE =
  /\bimport\.meta\.(url|dirname|filename|resolve)\b|\b__(dirname|filename)\b|\brequire\.resolve\b/;

/**
 * `new URL('./a-file', import.meta.url)` means the same in the bundle as in the sources: another module, which a thread is
 * started with, becomes an entry of the bundle, and any other file is read where it lies. Whatever else asks where its
 * module is would silently be wrong and fails the build.
 */
const filesBesideModules = {
  name: 'files-beside-modules',
  transform: {
    filter: { id: /\.[cm]?[jt]s$/ },
    handler(code, id) {
      if (id.includes('/node_modules/')) {
        if (LOOKS_BESIDE.test(code))
          this.error(`${id} looks for files beside itself: name its package in OUTSIDE`);
        return null;
      }
      if (!code.includes('import.meta')) return null;
      const bundled = code.replace(BESIDE, (_, name) => {
        const file = resolve(dirname(id), name);
        if (!file.endsWith('.ts')) return `new URL('${fromBundle(file, name)}', import.meta.url)`;
        const reference = this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts') });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      const rest = code.replace(BESIDE, '').replace(BY_NAME, '');
      if (rest.includes('import.meta'))
        this.error(`${id} uses import.meta in a way that a bundle does not know`);
      // Each stays on its line, so the lines of the sources still fit.
      return { code: bundled, map: null };
    },
  },
};

/** In place of the demo, what `demo-in-build.ts` knows a production build by. Whatever only the demo imports goes with it. */
const withoutDemo = {
  name: 'without-demo',
  load: {
    filter: { id: /[\\/]demo[\\/]index\.ts$/ },
    handler: (id) => (resolve(id) === DEMO ? 'export const demo = null;' : null),
  },
  buildEnd() {
    // Moved or renamed, it would silently be in the build.
    if (!this.getModuleInfo(DEMO)) this.error(`${DEMO} is not imported: nothing was left out`);
  },
};

/** Of a folder the slash at the end is kept. */
const fromBundle = (file, name) =>
  relative(OUT, file).replaceAll('\\', '/') + (name.endsWith('/') ? '/' : '');

const bundle = await rolldown({
  cwd: ROOT,
  input: 'apps/server/src/server.ts',
  platform: 'node',
  external: STAYS_OUTSIDE,
  tsconfig: false,
  transform: { target: 'esnext' },
  plugins: [...(options.production ? [withoutDemo] : []), filesBesideModules],
  // A package that we do not write, and a thing that it does.
  checks: { eval: false },
  onLog(level, log, report) {
    // What cannot be found, or is imported and not there, would only come to light when it is used.
    report(level === 'warn' ? 'error' : level, log);
  },
});
await bundle.write({
  dir: OUT,
  cleanDir: true,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash:7].js',
  sourcemap: true,
  sourcemapExcludeSources: true,
});
await bundle.close();
