import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { faultName } from '../../../fault-code.ts';
import { Browser, newAddress, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { openLoginPage } from '../sign-up.fixture.ts';
import { createHostedLoginClient } from './hosted-login-client.ts';

const portal = usePortal();

const faultsSince = (from: number) =>
  portal.logged
    .slice(from)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'fault');

/** A hosted login outside whose token endpoint answers so; null: it takes the call and says nothing. */
async function finishAt(answer: { status: number; body: object } | null) {
  let base = '';
  const server = createServer((request, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.startsWith('/.well-known')) {
      const at = (path: string) => `${base}${path}`;
      return say(200, {
        ...{ issuer: base, authorization_endpoint: at('/auth'), token_endpoint: at('/token') },
        jwks_uri: at('/keys'),
      });
    }
    if (answer) say(answer.status, answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { settings } = portal.dependencies;
  const login = createHostedLoginClient({
    ...{ settings, issuer: base, clientId: 'portal', clientSecret: 'a-secret', waitSeconds: 0.3 },
    // The way by which plain http is allowed; the calls are real.
    embedded: { fetch: (url, options) => fetch(url, options as RequestInit) },
  });
  const now = new Date();
  const { started } = await login.begin({ origin: settings.publicUrl, variant: 'hatch', flow: 'login', now });
  const finish = (iss?: string) => login.finish(started, { code: 'a-code', state: started.state, iss });
  return { finish, base };
}

const faultOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  return [(error as { code: string }).code, faultName(error)];
};

it('コードを引き換える先が黙っている場合、「いまは使えない」とし、わけを残す', async () => {
  const { finish } = await finishAt(null);
  expect(await faultOf(finish())).toEqual(['unavailable', 'oidc-timeout']);
});

it.each([
  ['秘密が違う', 400, { error: 'invalid_client' }, ['unavailable', 'oidc-invalid_client']],
  ['先方の不具合の', 500, { error: 'server_error' }, ['unavailable', 'oidc-response_is_not_conform']],
  ['約束と違う答えの', 200, { hello: 'world' }, ['unavailable', 'oidc-invalid_response']],
  ['使い終えたコードの', 400, { error: 'invalid_grant' }, ['unauthenticated', 'oidc-invalid_grant']],
])('%s場合（%i）、本人のせいか、こちらのせいかを取り違えない', async (_, status, body, told) => {
  const { finish } = await finishAt({ status, body });
  expect(await faultOf(finish())).toEqual(told);
});

it('よその発行者の名で戻ってきた場合は、本人がやり直すだけで、不具合とはしない', async () => {
  const { finish } = await finishAt(null);
  expect(await faultOf(finish('https://evil.example'))).toEqual(['unauthenticated', 'unauthenticated']);
});

it('ログインのページで「つながりにくい」と言う場合、そのわけを記録に残し、だれのことかは残さない', async () => {
  const { userPool } = portal.dependencies;
  const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app, undefined, newAddress()));
  const from = portal.logged.length;
  const send = userPool.send;
  onTestFinished(() => void Object.assign(userPool, { send }));
  const down = Object.assign(new Error('hanako@example.com'), {
    ...{ name: 'InternalErrorException', $fault: 'server', $metadata: {} },
  });
  Object.assign(userPool, { send: () => Promise.reject(down) });
  const form = { identifier: 'hanako@example.com', password: 'chigau-password-1' };
  const answer = await atLogin.ask(page, { method: 'POST', form });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('ただいまつながりにくくなっています');
  expect(faultsSince(from)).toMatchObject([{ code: 'aws-InternalErrorException' }]);
  expect(portal.logged.slice(from).join('')).not.toContain('hanako');
});

it('データベースが止まっている場合、「ログインの期限が切れた」とは言わず、記録に残す', async () => {
  const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app, undefined, newAddress()));
  const { database } = portal.dependencies;
  const from = portal.logged.length;
  await database.execute(sql`alter table hosted_login_items rename to hosted_login_items_away`);
  try {
    expect((await atLogin.ask(page)).statusCode).toBe(500);
    // What the provider itself answers: the beginning of a login.
    const { url } = (
      await new Browser(portal.app).call('GET', '/hi/hosted-login/link?flow=login&is_insured=0')
    ).json();
    expect((await atLogin.ask(url.replace(/^https?:\/\/[^/]+/, ''))).statusCode).toBe(500);
  } finally {
    await database.execute(sql`alter table hosted_login_items_away rename to hosted_login_items`);
  }
  const faults = faultsSince(from);
  expect(faults.map(({ code }) => code)).toEqual(['pg-42P01', 'pg-42P01']);
  expect(faults.every(({ request_id }) => request_id !== 'in-process')).toBe(true);
  expect((await atLogin.ask(page)).statusCode).toBe(200);
});

it('一つのログインの入り口を、同じ回線から何度も開いた場合、上限から先は何も書かない', async () => {
  const flood = new Browser(portal.app, undefined, newAddress());
  const { url } = (
    await new Browser(portal.app).call('GET', '/hi/hosted-login/link?flow=login&is_insured=0')
  ).json();
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  await portal.dependencies.rateLimits.consume('calls-by-address', flood.address, 1_190);
  const statuses: number[] = [];
  for (let time = 0; time < 60; time += 1) statuses.push((await flood.ask(path)).statusCode);
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(303));
  expect(statuses.slice(25)).toEqual(Array(35).fill(429));
  expect(
    (await openLoginPage(portal, new Browser(portal.app, undefined, newAddress()))).shown.statusCode,
  ).toBe(200);
});
