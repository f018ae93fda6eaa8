import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { type AppParts, buildApp } from '../app.ts';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import type { MessageBus } from '../bus/message-bus.ts';
import type { Settings } from '../config/settings.ts';
import type { Dependencies } from '../dependencies.ts';
import { callerMayUseIllnessData } from '../modules/members/index.ts';
import type { Authenticator, ChallengePurpose, MemberCaller } from './caller.ts';
import { createDatabaseRateLimits } from './database-rate-limits.ts';
import { withStandIns } from './stand-ins.fixture.ts';

/** Local settings without anything secret in them. */
export const TEST_SETTINGS: Settings = {
  deployment: 'local',
  host: 'localhost',
  port: 3000,
  publicUrl: 'http://localhost:3000',
  dataDir: '/nowhere',
  database: { url: null, directUrl: null },
  sessionSecrets: ['a-secret-that-only-tests-know-0123456789'],
  stopDelaySeconds: 0,
  sessionIdleSeconds: 3_600,
  dataKeys: { current: Buffer.alloc(32), previous: [] },
  demo: { password: 'only-for-tests' },
  partsGallery: false,
  organizationHosts: [{ host: 'chofu.localhost', organization: 'chofu' }],
  phones: { aflac: '0120-000-000', hatch: '0120-000-001', chofu: '042-000-0000' },
  securityContact: null,
  apiDocs: true,
  hstsSubdomains: false,
  companyUrl: '',
  trustedProxies: [],
  limits: {},
  monitorAddresses: [],
  maintenance: false,
  content: null,
  privacyPolicyUrl: null,
  identity: null,
  mail: null,
  sms: null,
  onCall: { mails: [], phones: [] },
  line: null,
  objectStorage: null,
  storage: { perMember: 2_048 * 1024 * 1024, floor: 0 },
  chatPlus: null,
  crm: null,
  partners: {},
  measurement: null,
  postalCodesDir: null,
  logLevel: 'info',
};

/** A Monday, 11:00 in Japan: the desk of the two programmes is open. */
export const TEST_NOW = new Date('2026-11-16T02:00:00Z');

export const HANAKO: MemberCaller = {
  kind: 'member',
  memberId: '11111111-1111-4111-8111-111111111111',
  baseAccountId: '21111111-1111-4111-8111-111111111111',
  sessionId: '31111111-1111-4111-8111-111111111111',
  memberType: 'insurance',
};
export const JIRO: MemberCaller = {
  kind: 'member',
  memberId: '12222222-2222-4222-8222-222222222222',
  baseAccountId: '22222222-2222-4222-8222-222222222222',
  sessionId: '32222222-2222-4222-8222-222222222222',
  memberType: 'chofu',
};

/** Tokens are `access-<name>`, session cookies `session-<name>`, challenge tokens `challenge-<purpose>`. */
export function fakeAuthenticator(members: Readonly<Record<string, MemberCaller>>): Authenticator {
  const named = (prefix: string, text: string) =>
    text.startsWith(prefix) ? (members[text.slice(prefix.length)] ?? null) : null;
  return {
    byAccessToken: async (token) => named('access-', token),
    bySessionCookie: async (cookie) => named('session-', cookie),
    byChallengeToken: async (token) =>
      token.startsWith('challenge-')
        ? {
            kind: 'challenge',
            challengeId: token,
            purpose: token.slice('challenge-'.length) as ChallengePurpose,
          }
        : null,
    byStaffCookie: async () => null,
    byActingCookie: async () => null,
  };
}

/** Content without a single item: enough for the HTTP layer. */
export const EMPTY_CONTENT = {
  closures: async () => ({ value: [], stale: false }),
  articlesOnTopics: async () => ({ value: [], stale: false }),
  cancerParts: async () => ({ value: [], stale: false }),
} as unknown as Dependencies['content'];

export interface AppUnderTest {
  app: FastifyInstance;
  database: TestDatabase;
  bus: MessageBus;
  /** Lines that were logged. */
  logged: string[];
  /** Moves the clock. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

/**
 * The whole HTTP layer over a real test database, with members that need no sign-up. Two that are given one bus stand
 * for two servers.
 */
export async function startApp(
  { routes = [], ...parts }: Partial<AppParts> = {},
  settings: Partial<Settings> = {},
  { content = EMPTY_CONTENT, bus = createInProcessBus() } = {},
): Promise<AppUnderTest> {
  const database = await openTestDatabase();
  const logged: string[] = [];
  let now = TEST_NOW;
  const clock = () => now;
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const building = buildApp(
    {
      settings: { ...TEST_SETTINGS, ...settings },
      clock,
      log,
      database: database.database,
      bus,
      rateLimits: createDatabaseRateLimits({ database: database.database, clock, key: 'test' }),
      content,
    },
    {
      authenticator: fakeAuthenticator({ hanako: HANAKO, jiro: JIRO }),
      routes: withStandIns(routes),
      mayUseIllnessData: (member) => callerMayUseIllnessData(database.database, member),
      ...parts,
    },
  );
  const app = await building.catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app,
    database,
    bus,
    logged,
    setNow: (next) => {
      now = next;
    },
    close: async () => {
      await app.close();
      await bus.close();
      await database.close();
    },
  };
}

/** Cookies of an answer as the header of the next request. */
export function cookieHeader(setCookie: string | string[] | number | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
}

/** What a browser on our own page sends with a change of state. */
export async function ownPageHeaders(
  app: FastifyInstance,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const base: Record<string, string> = { host: 'localhost:3000', ...headers };
  const answer = await app.inject({ url: '/api/sanctum/csrf-cookie', headers: base });
  const fresh = cookieHeader(answer.headers['set-cookie']);
  const token = /XSRF-TOKEN=([^;]+)/.exec(fresh)?.[1] ?? '';
  return {
    ...base,
    cookie: [base.cookie, fresh].filter(Boolean).join('; '),
    'x-xsrf-token': decodeURIComponent(token),
    origin: `http://${base.host}`,
    'sec-fetch-site': 'same-origin',
  };
}
