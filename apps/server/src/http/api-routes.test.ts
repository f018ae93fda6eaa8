import { type Endpoint, endpoint } from '@hidamari/contract/endpoint';
import { ENDPOINTS } from '@hidamari/contract/endpoints';
import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { AppError } from '@hidamari/domain/errors';
import { openTestDatabase } from '@hidamari/testing/database';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../app.ts';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { createAntiForgery } from './anti-forgery.ts';
import { registerApi } from './api-routes.ts';
import {
  type AppUnderTest,
  EMPTY_CONTENT,
  fakeAuthenticator,
  HANAKO,
  ownPageHeaders,
  startApp,
  TEST_NOW,
  TEST_SETTINGS,
} from './app-under-test.fixture.ts';
import { createDatabaseRateLimits } from './database-rate-limits.ts';
import { type Route, route } from './route.ts';
import { withStandIns } from './stand-ins.fixture.ts';

const HOST = { host: 'localhost:3000' };

describe('every endpoint as the wrong person', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    portal = await startApp();
    return () => portal.close();
  });

  /** A path with its places filled. */
  const addressOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, '1')}`;
  const callers = {
    visitor: {},
    'session cookie alone': { cookie: 'session=session-hanako' },
    'dead bearer': { authorization: 'Bearer access-nobody' },
    challenge: { 'x-challenge-token': 'challenge-sign-up' },
    member: { authorization: 'Bearer access-hanako' },
  };
  const expected: Record<Endpoint['access'], Record<keyof typeof callers, 'refused' | 'let in'>> = {
    none: {
      visitor: 'let in',
      'session cookie alone': 'let in',
      'dead bearer': 'let in',
      challenge: 'let in',
      member: 'let in',
    },
    either: {
      visitor: 'let in',
      'session cookie alone': 'let in',
      'dead bearer': 'refused',
      challenge: 'let in',
      member: 'let in',
    },
    member: {
      visitor: 'refused',
      'session cookie alone': 'refused',
      'dead bearer': 'refused',
      challenge: 'refused',
      member: 'let in',
    },
    challenge: {
      visitor: 'refused',
      'session cookie alone': 'refused',
      'dead bearer': 'refused',
      challenge: 'let in',
      member: 'refused',
    },
    refresh: {
      visitor: 'refused',
      'session cookie alone': 'refused',
      'dead bearer': 'let in',
      challenge: 'refused',
      member: 'let in',
    },
    staff: {
      visitor: 'refused',
      'session cookie alone': 'refused',
      'dead bearer': 'refused',
      challenge: 'refused',
      member: 'refused',
    },
  };

  // @proves all call
  // @proves error unauthenticated
  test.each(Object.entries(ENDPOINTS))('%s', async (_name, target) => {
    for (const [who, headers] of Object.entries(callers)) {
      const answer = await portal.app.inject({
        method: target.method,
        url: addressOf(target),
        headers: { ...HOST, ...headers },
      });
      const wanted = expected[target.access][who as keyof typeof callers];
      const isRefused = answer.statusCode === 401;
      expect(`${who}: ${isRefused ? 'refused' : 'let in'}`).toBe(`${who}: ${wanted}`);
      // Who has begun no way may have no ID yet: nobody asks them to log in.
      const name = target.access === 'challenge' ? 'STEP_EXPIRED' : 'UNAUTHENTICATED';
      if (isRefused) expect(answer.json()).toMatchObject({ name, status_code: 401 });
      // Whoever is let in still needs the anti-forgery token for a change of state.
      const isProven = target.method === 'GET' || ('isFromServer' in target && target.isFromServer);
      if (!isRefused && !isProven) expect(answer.statusCode).toBe(403);
    }
  });
});

const read = endpoint({
  method: 'GET',
  path: '/rows/{id}',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'reads',
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  responses: { 200: z.object({ page: z.number(), member: z.string() }) },
});
const save = endpoint({
  method: 'POST',
  path: '/rows',
  access: 'either',
  consent: { illness: 'none', terms: 'open to visitors' },
  summary: 'saves',
  body: z.object({ title: z.string({ error: 'required' }).max(5, { error: 'too_long' }) }),
  responses: { 201: z.object({ title: z.string() }), 204: null },
});
/** As one that slipped past the types would be. */
const unsaid = {
  method: 'GET',
  path: '/unsaid',
  access: 'member',
  summary: 'says nothing of consents',
  responses: { 204: null },
} as unknown as Endpoint;
const broken = endpoint({
  method: 'GET',
  path: '/broken',
  access: 'none',
  summary: 'answers a wrong shape',
  responses: { 200: z.object({ count: z.number() }) },
});
const failing = endpoint({
  method: 'GET',
  path: '/failing',
  access: 'none',
  summary: 'fails',
  responses: { 204: null },
});

describe('one call', () => {
  let portal: AppUnderTest;
  const ID = '0b0e2f1e-5a2b-4a37-9e0c-5d6f7a8b9c0d';
  const member = { ...HOST, authorization: 'Bearer access-hanako' };
  let failure: unknown;
  let consents = true;

  beforeAll(async () => {
    portal = await startApp({
      plugins: [
        async (app) => {
          // The product's table is closed; these calls stand beside it, registered by the very same code.
          app.register(async (scope) =>
            registerApi(scope, {
              endpoints: [read, save, unsaid, broken, failing],
              routes: [
                route(read, async ({ query, caller, header }) => {
                  header('ETag', '"v1"');
                  return {
                    status: 200,
                    body: { page: query.page, member: caller.memberId, leaked: 'no' } as never,
                  };
                }),
                route(save, async ({ body }) => ({ status: 201, body: { title: body.title } })),
                route(unsaid, async () => ({ status: 204 }) as never),
                route(broken, async () => ({ status: 200, body: { count: 'many' } as never })),
                route(failing, async () => {
                  throw failure;
                }),
              ],
              authenticator: fakeAuthenticator({ hanako: HANAKO }),
              antiForgery: createAntiForgery(TEST_SETTINGS.sessionSecrets),
              recordActing: async () => {},
              mayUseIllnessData: async () => consents,
              limitByAddress: async () => {},
              memberBegins: () => () => undefined,
              refuseDuringMaintenance: async () => {},
              prefix: '/api/test',
            }),
          );
        },
      ],
    });
    return () => portal.close();
  });

  test('a call that says nothing of consents is refused without the one that is easiest to hurt', async () => {
    const ask = () => portal.app.inject({ url: '/api/test/unsaid', headers: member });
    expect((await ask()).statusCode).toBe(204);
    consents = false;
    const refused = await ask();
    consents = true;
    expect([refused.statusCode, refused.json().name]).toEqual([403, 'CONSENT_WITHDRAWN']);
  });

  test('answers only what the schema names, and 304 to a known version', async () => {
    const answer = await portal.app.inject({ url: `/api/test/rows/${ID}?page=2`, headers: member });
    expect(answer.json()).toEqual({ page: 2, member: HANAKO.memberId });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const again = await portal.app.inject({
      url: `/api/test/rows/${ID}?page=2`,
      headers: { ...member, 'if-none-match': '"v1"' },
    });
    // A length would be that of the whole answer (RFC 9110, 8.6).
    expect([again.statusCode, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
  });

  // @proves error bad_request
  // @proves error not_found
  test.each([
    ['a malformed id names nothing', `/api/test/rows/1%20or%201=1`, 404, 'NOT_FOUND'],
    ['a query of the wrong shape', `/api/test/rows/${ID}?page=many`, 400, 'BAD_REQUEST'],
    ['an unbounded number', `/api/test/rows/${ID}?page=0`, 400, 'BAD_REQUEST'],
    ['NUL in a query', `/api/test/rows/${ID}?page=%00`, 400, 'BAD_REQUEST'],
    ['a path nobody has', '/api/test/nothing', 404, 'NOT_FOUND'],
  ])('%s', async (_what, url, status, name) => {
    const answer = await portal.app.inject({ url, headers: member });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      status_code: status,
      name,
      request_id: answer.headers['x-request-id'],
    });
  });

  // @proves error method_not_allowed
  test('another method of a known path answers 405 and says which are there', async () => {
    const answer = await portal.app.inject({ method: 'DELETE', url: '/api/test/rows', headers: member });
    const { name } = answer.json();
    expect([answer.statusCode, name, answer.headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
  });

  const post = async (payload: string, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/test/rows',
      headers: { ...(await ownPageHeaders(portal.app)), 'content-type': 'application/json', ...headers },
      payload,
    });

  test('a good body is saved', async () => {
    const answer = await post('{"title":"日記","extra":true}');
    expect([answer.statusCode, answer.json()]).toEqual([201, { title: '日記' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  // @proves error validation
  test('a wrong field answers 422 with its code', async () => {
    const answer = await post('{"title":"長すぎる題名"}');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ name: 'VALIDATION', fields: { title: ['too_long'] } });
  });

  // @proves error payload_too_large
  // @proves error unsupported_media_type
  test.each([
    ['broken JSON', '{"title":', {}, 400, 'BAD_REQUEST'],
    [
      'no JSON at all',
      'title=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['nesting without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 400, 'BAD_REQUEST'],
    ['a key that reaches a prototype', '{"__proto__":{"isAdmin":true},"title":"a"}', {}, 400, 'BAD_REQUEST'],
    ['a constructor', '{"constructor":{"prototype":{}},"title":"a"}', {}, 400, 'BAD_REQUEST'],
    ['NUL in a text', '{"title":"a\\u0000b"}', {}, 400, 'BAD_REQUEST'],
    ['a megabyte and more', JSON.stringify({ title: 'x'.repeat(1_100_000) }), {}, 413, 'PAYLOAD_TOO_LARGE'],
    ['a strange idempotency key', '{"title":"a"}', { 'idempotency-key': '../../etc' }, 400, 'BAD_REQUEST'],
  ])('%s is refused', async (_what, payload, headers, status, name) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status_code: status, name });
  });

  // @proves error server
  test('an answer of an unexpected shape is our fault and never leaves', async () => {
    const answer = await portal.app.inject({ url: '/api/test/broken', headers: HOST });
    expect([answer.statusCode, answer.json().name]).toEqual([500, 'SERVER']);
    expect(answer.body).not.toContain('many');
    expect(portal.logged.join('')).toContain('GET /broken: count: invalid_type');
  });

  test('a fault answers 500 without a stack trace, and its message is logged nowhere', async () => {
    failure = new Error('Key (email)=(hanako@example.jp) already exists');
    const answer = await portal.app.inject({ url: '/api/test/failing?secret=kakushigoto', headers: HOST });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/hanako|at .*\.ts/);
    expect(portal.logged.join('')).not.toMatch(/hanako|kakushigoto/);
    expect(portal.logged.join('')).toContain('api-routes');
  });

  // @proves error unavailable
  test.each([
    ['a lost database', Object.assign(new Error('x'), { code: '57P01' }), [503, 'UNAVAILABLE', '5']],
    ['too many tries', new AppError('too_many', { retryAfter: 42 }), [429, 'TOO_MANY', '42']],
  ])('%s says when to come back', async (_what, thrown, expected) => {
    failure = thrown;
    const answer = await portal.app.inject({ url: '/api/test/failing', headers: HOST });
    expect([answer.statusCode, answer.json().name, answer.headers['retry-after']]).toEqual(expected);
  });
});

describe('the table of calls', () => {
  test('a handler for a call that the contract does not name stops the start', async () => {
    await expect(
      startApp({ routes: [route(read, async () => ({ status: 200, body: { page: 1, member: '' } }))] }),
    ).rejects.toThrow(/GET \/rows\/\{id\}/);
  });

  test('a call of the contract without a handler stops the start', async () => {
    const { database, close } = await openTestDatabase();
    const clock = () => TEST_NOW;
    const whole = withStandIns([]);
    const start = (routes: readonly Route[]) =>
      buildApp(
        {
          settings: TEST_SETTINGS,
          clock,
          log: pino({ enabled: false }),
          database,
          bus: createInProcessBus(),
          rateLimits: createDatabaseRateLimits({ database, clock, key: 'test' }),
          content: EMPTY_CONTENT,
        },
        { authenticator: fakeAuthenticator({}), routes },
      );
    await expect(start(whole.slice(1))).rejects.toThrow(
      `${whole[0]?.endpoint.method} ${whole[0]?.endpoint.path}: no handler`,
    );
    await (await start(whole)).close();
    await close();
  });

  test('two handlers for one call stop the start', async () => {
    const twice = [1, 2].map(() =>
      route(readMaintenanceEndpoint, async () => ({ status: 200, body: { maintenance: false } })),
    );
    await expect(startApp({ routes: twice })).rejects.toThrow(/GET \/maintenance/);
  });

  test.each([
    ['no kind', {}],
    ['an endpoint without access', { config: { kind: 'endpoint' as const } }],
  ])('an address with %s stops the start', async (_what, options) => {
    const plugin = async (app: import('fastify').FastifyInstance) => {
      app.get('/somewhere', options, async () => 'open to all');
    };
    await expect(startApp({ plugins: [plugin] })).rejects.toThrow(/GET \/somewhere/);
  });
});
