import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { anAnswer } from '@hidamari/adapters/crm/conformance';
import { CLIENT, openSalesforce } from '@hidamari/adapters/crm/salesforce-under-test.fixture';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { openTestDatabase, type TestDatabase, testMigrations } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Composition, compose } from './composition.ts';
import { readSettings } from './config/settings.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { startEarlyParts } from './early-parts.ts';
import { poolClientOf } from './modules/identity/index.ts';
import { listSentMessages } from './modules/mail/index.ts';

const log = pino({ level: 'silent' });
const opened: Composition[] = [];
let dataDir: string;
let test: TestDatabase | undefined;
let migrationsFolder: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hidamari-composition-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});
beforeAll(async () => {
  migrationsFolder = await testMigrations();
  if (process.env.TEST_DATABASE_URL) test = await openTestDatabase();
  return () => test?.close();
});
afterEach(async () => {
  for (const composition of opened.splice(0)) await composition.close();
});

async function open(variables: Record<string, string> = {}): Promise<Composition> {
  const database = test?.url ? { DATABASE_URL: test.url } : {};
  const settings = readSettings({ DATA_DIR: dataDir, ...database, ...variables });
  const composition = await compose(settings, {
    early: startEarlyParts(settings, { log, migrationsFolder }),
  });
  opened.push(composition);
  return composition;
}

it('an SMS enqueued by a change is delivered by itself beside a CRM that hangs, and is still there after a restart', async () => {
  const first = await open();
  const { database, outbox } = first.dependencies;
  const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
  for (let n = 0; n < 6; n += 1) {
    const message = { kind: 'deliver-survey-answer', idempotencyKey: `answer-${n}`, payload: {} } as const;
    await database.transaction((tx) => outbox.enqueue(tx, message));
  }
  first.startWork({ handlers: { 'deliver-survey-answer': () => answer }, jobs: [] });
  await database.transaction((tx) =>
    outbox.enqueue(tx, {
      kind: 'send-sms',
      idempotencyKey: 'sms-1',
      payload: { to: '+819012345678', text: '確認コードは123456です。' },
    }),
  );
  const bodies = async (composition: Composition) =>
    (await listSentMessages(composition.dependencies.database, { limit: 5 })).map(({ body }) => body);
  await expect.poll(() => bodies(first)).toEqual(['確認コードは123456です。']);
  letGo();
  await first.close();
  opened.length = 0;
  expect(await bodies(await open())).toEqual(['確認コードは123456です。']);
});

it('a password costs whoever guesses it 19 MiB and two passes, for staff and for members alike', async () => {
  const { passwords, userPool, database, settings } = (await open()).dependencies;
  const { userPoolId: UserPoolId } = poolClientOf(settings);
  const user = { UserPoolId, Username: randomUUID() };
  await userPool.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
  await userPool.send(
    new AdminSetUserPasswordCommand({ ...user, Password: 'hinata-no-niwa-27', Permanent: true }),
  );
  const { rows } = await database.execute<{ password_hash: string }>(
    sql`select password_hash from pool_users where username = ${user.Username}`,
  );
  const hashes = [await passwords.hash('hinata-no-niwa-27'), rows[0]?.password_hash];
  expect(hashes).toEqual(Array(2).fill(expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)));
});

it('reads the sample content when no content service is configured', async () => {
  const { dependencies } = await open();
  expect((await dependencies.content.cancerTypes()).value.length).toBeGreaterThan(0);
});

it('an example page stands in for a partner that is not set up, in a local deployment alone', async () => {
  const set = { BEARS_URL: 'https://bears.example/', BEARS_SECRET: 'b'.repeat(32) };
  const doorsOf = async (variables: Record<string, string>) =>
    Object.entries((await open(variables)).dependencies.partnerGateways).map(
      ([partner, gateway]) => `${partner} ${gateway.postUrl}`,
    );
  expect((await doorsOf(set)).sort()).toEqual([
    'ancs /partner/ancs',
    'avic /partner/avic',
    'bears https://bears.example/',
    'medical-note /partner/medical-note',
    'tomosnote /partner/tomosnote',
  ]);
});

// @proves outside public site: privacy policy
it('reads the privacy policy from the public page that is named', async () => {
  const page = {
    title: { rendered: 'サイトの方針' },
    content: { rendered: '<p>方針</p>' },
    modified_gmt: '2026-11-20T15:00:00',
  };
  const site = createServer((_, response) => void response.end(JSON.stringify(page)));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    const { port } = site.address() as AddressInfo;
    const { dependencies } = await open({ PRIVACY_POLICY_URL: `http://127.0.0.1:${port}/pages/14` });
    const { value } = await dependencies.content.legalText('privacy-policy', 'hatch');
    // Whose number is agreed to is the text in force here.
    const own = LEGAL_TEXTS.find(({ kind }) => kind === 'privacy-policy');
    expect([value.title, value.date, value.version]).toEqual(['サイトの方針', '2026-11-21', own?.version]);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

// @proves outside CRM: survey answers
it('keeps survey answers itself, or sends them to the CRM that is named', async () => {
  const first = await open();
  const answer = anAnswer();
  const asked = { survey: 'call', from: '2026-11-20', to: '2026-11-20' } as const;
  await first.dependencies.crm.putSurveyAnswer(answer);
  expect(await first.dependencies.crm.listSurveyAnswers(asked)).toEqual([answer]);
  await first.close();
  opened.length = 0;
  const salesforce = await openSalesforce();
  try {
    const { url } = salesforce;
    const settings = { CRM_URL: url, CRM_CLIENT_ID: CLIENT.clientId, CRM_CLIENT_SECRET: CLIENT.clientSecret };
    const { crm } = (await open(settings)).dependencies;
    expect(await crm.listSurveyAnswers(asked)).toEqual([]);
    await crm.putSurveyAnswer(answer);
    expect([...salesforce.state.rows.keys()]).toEqual([answer.id]);
  } finally {
    salesforce.close();
  }
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  'a second one on the same folder is refused, and the first goes on',
  async () => {
    const { dependencies } = await open();
    await expect(open()).rejects.toThrow(FolderInUseError);
    expect(await listSentMessages(dependencies.database, { limit: 1 })).toHaveLength(1);
  },
);
