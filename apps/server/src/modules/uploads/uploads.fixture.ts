import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedObjectStorage } from '@hidamari/adapters/object-storage/embedded';
import type { UploadAddress } from '@hidamari/contract/uploads';
import { openTestDatabase } from '@hidamari/testing/database';
import pino from 'pino';
import { buildApp } from '../../app.ts';
import { openBus } from '../../bus/open-bus.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import {
  EMPTY_CONTENT,
  fakeAuthenticator,
  HANAKO,
  JIRO,
  TEST_NOW,
  TEST_SETTINGS,
} from '../../http/app-under-test.fixture.ts';
import { createDatabaseRateLimits } from '../../http/database-rate-limits.ts';
import { withStandIns } from '../../http/stand-ins.fixture.ts';
import { callerMayUseIllnessData } from '../members/index.ts';
import { createUploadsModule } from './index.ts';

export { HANAKO, JIRO, TEST_NOW };

export type Who = 'hanako' | 'jiro';

/** The call for the address of one picture of a log. */
export const LOG_CALL = '/inspection-images/presigned-urls?image_count=1';

/** The uploads behind the whole HTTP layer, over a test database and a folder, with two members. */
export async function startUploads() {
  const test = await openTestDatabase();
  const bus = await openBus({ database: test.database, directUrl: test.url });
  const folder = await mkdtemp(join(tmpdir(), 'hidamari-uploads-'));
  let now = TEST_NOW;
  const clock = () => now;
  const { database } = test;
  const logged: string[] = [];
  const parts = {
    database,
    bus,
    clock,
    settings: TEST_SETTINGS,
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    encryption: createEncryption(createKeyRing(TEST_SETTINGS.dataKeys)),
    rateLimits: createDatabaseRateLimits({ database, clock, key: 'test' }),
    content: EMPTY_CONTENT,
    objectStorage: createEmbeddedObjectStorage(folder),
  };
  const authenticator = fakeAuthenticator({ hanako: HANAKO, jiro: JIRO });
  const module = createUploadsModule(parts as unknown as Dependencies, { authenticator });
  const app = await buildApp(parts, {
    authenticator,
    routes: withStandIns(module.routes),
    plugins: module.plugins,
    mayUseIllnessData: (member) => callerMayUseIllnessData(parts.database, member),
  });
  const host = 'localhost:3000';

  return {
    ...parts,
    app,
    logged,
    jobs: module.jobs,
    empty: test.empty,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    ask: (path: string, who?: Who) =>
      app.inject({
        url: `/api${path}`,
        headers: { host, ...(who === undefined ? {} : { authorization: `Bearer access-${who}` }) },
      }),
    /** An address for an icon, as its page gets it; or for pictures of a log. */
    async addressFor(who: Who = 'hanako', call = '/users/presigned-url'): Promise<UploadAddress> {
      const answer = await this.ask(call, who);
      const [address] = answer.json().urls;
      if (address === undefined) throw new Error(answer.body);
      return address;
    },
    put: (url: string, file: Buffer, type: string) =>
      app.inject({
        method: 'PUT',
        url: url.replace(/^http:\/\/[^/]+/, ''),
        headers: { host, 'content-type': type },
        payload: file,
      }),
    /** Sends a file as the browser does; answers its key. */
    async send(file: Buffer, type: string, who: Who = 'hanako', call?: string): Promise<string> {
      const { key, put_url } = await this.addressFor(who, call);
      const answer = await this.put(put_url, file, type);
      if (answer.statusCode !== 204) throw new Error(answer.body);
      return key;
    },
    /** Opens a file's address as a page of this person does. */
    read: (path: string, who?: Who) =>
      app.inject({
        url: path,
        headers: { host, ...(who === undefined ? {} : { cookie: `session=session-${who}` }) },
      }),
    /** Everything that lies in the storage, by key. */
    async stored(): Promise<Map<string, Buffer>> {
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = names
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const read = files.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const);
      return new Map(await Promise.all(read));
    },
    close: async () => {
      await app.close();
      await bus.close();
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type UploadsUnderTest = Awaited<ReturnType<typeof startUploads>>;
