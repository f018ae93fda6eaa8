import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from './encryption/key-ring.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
const children: ChildProcess[] = [];
let dataDir: string;
let test: TestDatabase | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hidamari-server-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});
beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL) test = await openTestDatabase();
  return () => test?.close();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A free port of this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function startServer(variables: Record<string, string>) {
  const database = test?.url ? { DATABASE_URL: test.url } : {};
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...database,
    ...variables,
  };
  const child = spawn(process.execPath, [SERVER], { env });
  children.push(child);
  const output = { text: '' };
  const keep = (part: unknown) => {
    output.text += String(part);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, closed };
}

it('a wrong setting stops the start with a list of what to mend, without a stack', async () => {
  const { output, closed } = startServer({ PORT: 'web', DEMO: 'maybe' });
  expect(await closed).toBe(1);
  expect(output.text).toContain('2 setting(s)');
  expect(output.text).toContain('PORT');
  expect(output.text).toContain('DEMO');
  expect(output.text).not.toMatch(/^ +at /m);
});

it.each([
  ['postgres://portal:word@localhost:1/portal', 'does not answer'],
  ['postgres://portal:word@127.0.0.1:1/portal', 'does not answer'],
  ['postgres://portal:word@no-such-host.invalid/portal', 'does not answer'],
])('a database that cannot be reached (%s) is named in words, without the password', async (url, words) => {
  const { output, closed } = startServer({ DATABASE_URL: url });
  expect(await closed).toBe(1);
  expect(output.text).toContain(words);
  expect(output.text).not.toContain('word@');
});

/** Waits until the server has said these words, or has ended without them. */
async function said({ child, output, closed }: ReturnType<typeof startServer>, words: string): Promise<void> {
  let hasEnded = false;
  closed.finally(() => {
    hasEnded = true;
  });
  while (!output.text.includes(words) && !hasEnded) await Promise.race([once(child.stdout, 'data'), closed]);
  expect(output.text).toContain(words);
}

it('a folder without postal codes stops the start in words', async () => {
  const { output, closed } = startServer({ POSTAL_CODES_DIR: dataDir });
  expect(await closed).toBe(1);
  expect(output.text).toContain('postal-codes.bin cannot be read: it is not there');
  expect(output.text).toContain('POSTAL_CODES_DIR');
  expect(output.text).not.toMatch(/^ +at /m);
});

it('another DATA_KEY than the one of the first start is refused in words, with both fingerprints', async () => {
  const own = mkdtempSync(join(dataDir, 'own-'));
  const database = test ? await openTestDatabase() : undefined;
  const place = {
    PORT: String(await freePort()),
    DATA_DIR: own,
    ...(database && { DATABASE_URL: String(database.url) }),
  };
  const start = (key: number) =>
    startServer({ ...place, DATA_KEY: Buffer.alloc(32, key).toString('base64') });
  const first = start(1);
  await said(first, 'Stop with Ctrl+C');
  first.child.kill('SIGTERM');
  expect(await first.closed).toBe(0);
  const wrong = start(2);
  expect(await wrong.closed).toBe(1);
  const [right, other] = [1, 2].map(
    (key) => createKeyRing({ current: Buffer.alloc(32, key), previous: [] }).currentKeyId,
  );
  expect(wrong.output.text).toContain('DATA_KEY does not fit what is stored');
  expect(wrong.output.text).toContain(`the key of fingerprint ${right}`);
  expect(wrong.output.text).toContain(`this server was given ${other}`);
  expect(wrong.output.text).not.toMatch(/^ +at /m);
  await database?.close();
});

it('starts, says where, serves, and stops on SIGTERM with nothing left behind (F43)', async () => {
  const port = String(await freePort());
  const first = startServer({ PORT: port });
  await said(first, 'Stop with Ctrl+C');
  expect(first.output.text).toContain(`http://localhost:${port}/?role=hatch`);
  expect(first.output.text).toContain(`http://chofu.localhost:${port}`);
  const answer = await fetch(`http://localhost:${port}/health-check`);
  expect(await answer.text()).toBe('Healthy');

  const second = startServer({ PORT: port });
  expect(await second.closed).toBe(1);
  expect(second.output.text).toMatch(test ? /Port \d+ is in use/ : /Another portal process/);

  first.child.kill('SIGTERM');
  expect(await first.closed).toBe(0);
});
