import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPortalProcess } from '../portal-client/portal-process.ts';
import { buildKind } from './build.mjs';
import { ROOT } from './root.mjs';

/** Milliseconds until a first start counts as failed: a busy machine needs a while. */
const PATIENCE = 150_000;

/** Milliseconds in which a start that is refused has ended. */
const REFUSED_WITHIN = 30_000;

/** Words of the demo's pages, people and samples, one of each: none of them is anybody else's. */
const OF_THE_DEMO = [
  '見本のLINE',
  'LINEの花子さん',
  '見本のページ',
  '送信箱（開発用）',
  'temporary account, for the login with a temporary ID',
  '深大',
  '仕事を続けながらの通院について（見本）',
  'ひなた総合病院（架空）',
  '野川見本病院（架空）',
  'before-taking-leave',
  'demo: a history could not be written',
];

/** What a portal that is no demo reads of the samples: see the rule `samples-are-for-the-demo`. */
const KEPT_SAMPLES =
  /^packages\/sample-content\/src\/(legal-texts|glossary|canned-answers|sources)\/|\/call-cost-pointer\.ts$/;

/** Nothing is there to be called: a start asks none of them. */
const PRODUCTION = {
  DEPLOYMENT: 'production',
  DEMO: '',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://portal.example.org',
  SESSION_SECRET: 'a-secret-that-only-this-test-knows-0123456789',
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  ORGANIZATION_HOSTS: 'chofu=chofu.example.org',
  CONTENT_API_URL: 'http://localhost:9/content',
  CONTENT_API_KEY: 'key',
  SMTP_URL: 'smtp://localhost:9',
  MAIL_FROM: 'portal@example.org',
  SMS_PROVIDER: 'sns',
  TRUSTED_PROXIES: '127.0.0.1',
  STOP_DELAY_SECONDS: '0',
  DATABASE_URL: '',
  ALLOW_EMBEDDED_DATABASE: '1',
  ALLOW_EMBEDDED_STORAGE: '1',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** Files of ours that a build was made of, from its source maps. */
function sourcesOf(build: string): string[] {
  const sources = filesIn(build, '.js.map').flatMap((file): string[] =>
    JSON.parse(readFileSync(file, 'utf8')).sources.map((source: string) =>
      relative(ROOT, resolve(dirname(file), source)).replaceAll('\\', '/'),
    ),
  );
  return [...new Set(sources)].filter((source) => !source.includes('node_modules/'));
}

const wordsOf = (build: string) => {
  const text = filesIn(build, '.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return OF_THE_DEMO.filter((words) => text.includes(words));
};

const isOfTheDemo = (source: string) =>
  /^apps\/server\/src\/demo\/(?!index\.ts$)/.test(source) ||
  /^packages\/adapters\/src\/(content|handover|mail|messaging|sms)\/(embedded|sample-collections)/.test(
    source,
  ) ||
  (source.startsWith('packages/sample-content/') && !KEPT_SAMPLES.test(source));

describe('npm run build -- --production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-production-'));
  const build = join(folder, 'build');
  const entry = join(build, 'server.js');
  const whole = join(folder, 'whole');

  beforeAll(() => {
    const bundle = (...options: string[]) =>
      execFileSync(process.execPath, ['tools/bootstrap/bundle-server.mjs', ...options], {
        cwd: ROOT,
        stdio: 'inherit',
      });
    bundle('--production', '--out', build);
    bundle('--out', whole);
    // Packages that stay outside of a bundle are found from where it lies.
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return () => rmSync(folder, { recursive: true, force: true });
  });

  it('is made of nothing that serves a demo alone, of which the whole build has every word', () => {
    expect(sourcesOf(build).filter(isOfTheDemo)).toEqual([]);
    expect(wordsOf(build)).toEqual([]);
    expect(sourcesOf(whole).filter(isOfTheDemo).length).toBeGreaterThan(100);
    expect(wordsOf(whole)).toEqual(OF_THE_DEMO);
  });

  it.each([
    ['as a demo', { DEMO: '1' }],
    ['with nothing set up', {}],
    [
      'with a content service and no demo',
      { DEMO: '0', CONTENT_API_URL: 'http://localhost:9', CONTENT_API_KEY: 'k' },
    ],
  ])('does not start %s: it says why and what helps, and opens nothing', (_how, environment) => {
    const data = mkdtempSync(join(folder, 'data-'));
    const { status, stderr } = spawnSync(process.execPath, [entry], {
      cwd: ROOT,
      encoding: 'utf8',
      // One that is not refused would run on.
      timeout: REFUSED_WITHIN,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATA_DIR: data, ...environment },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('The portal cannot start');
    expect(stderr).toContain(
      'DEPLOYMENT: local, as it is where nothing is written; this is a production build',
    );
    expect(stderr).toContain('-> Write DEPLOYMENT=production');
    expect(stderr).toContain('or build with npm run build');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(existsSync(join(data, 'database'))).toBe(false);
  });

  it('starts as a production, ends what a demo left in its database, and knows no address of a demo', async () => {
    const start = async (
      built: string,
      environment: Record<string, string>,
      onOutput?: (text: string) => void,
    ) =>
      startPortalProcess({
        port: await freePort(),
        entry: join(built, 'server.js'),
        dataFolder: join(folder, 'production'),
        patience: PATIENCE,
        environment,
        ...(onOutput && { onOutput }),
      });
    const { SESSION_SECRET, DATA_KEY, DATABASE_URL } = PRODUCTION;
    const demo = await start(whole, { SESSION_SECRET, DATA_KEY, DATABASE_URL });
    await demo.kill('SIGTERM');
    let output = '';
    const portal = await start(build, PRODUCTION, (text) => {
      output += text;
    });
    try {
      // `fetch` sends no host of the caller's choice.
      const headers = { host: 'portal.example.org', 'x-forwarded-proto': 'https' };
      const statusOf = async (path: string) => {
        const asked = get({ host: '127.0.0.1', port: portal.port, path, headers });
        const [answer] = await once(asked, 'response');
        answer.resume();
        return [path, answer.statusCode];
      };
      expect(await statusOf('/health-check')).toEqual(['/health-check', 200]);
      expect(await statusOf('/idp/style.css')).toEqual(['/idp/style.css', 200]);
      for (const path of [
        '/example-line',
        '/partner/style.css',
        '/dev/outbox',
        '/content-server/api/v1/info',
      ])
        expect(await statusOf(path)).toEqual([path, 404]);
      await expect.poll(() => output).toContain('Demo accounts in this database: 5.');
      expect(output).toMatch(
        /deleted from this database: [1-9]\d* policies and codes, [1-9]\d* canned answers/,
      );
    } finally {
      await portal.kill('SIGTERM');
    }
  });
});

describe('the kind of the next build', () => {
  it.each([
    ['whole', 'production abc', 'whole'],
    ['production', 'abc', 'production'],
    ['as-built', 'production abc', 'production'],
    ['as-built', 'abc', 'whole'],
    ['as-built', '', 'whole'],
  ] as const)('%s, where "%s" was built: %s', (wanted, built, kind) => {
    expect(buildKind(wanted, built)).toBe(kind);
  });
});
