import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../../../demo/people/seed-demo-members.ts';
import { type PortalUnderTest, startPortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { poolClientOf } from '../user-pool/pool-client.ts';

/** A port that nobody has: the issuer's name holds it, so it has to be known before the portal is built. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

let portal: PortalUnderTest;
let origin: string;
let config: client.Configuration;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  portal = await startPortal({ settings: { publicUrl: origin, port } });
  return () => portal.close();
});
beforeAll(async () => {
  await seedDemoMembers(portal.dependencies);
  const { port } = portal.dependencies.settings;
  await portal.app.listen({ port, host: 'localhost' });
  const { clientId, clientSecret } = poolClientOf(portal.dependencies.settings);
  // The stock client over real HTTP: only told that a machine's own address needs no https.
  config = await client.discovery(new URL(`${origin}/idp`), clientId, clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
  });
  client.enableNonRepudiationChecks(config);
});

/** A login as the portal's own page begins one, with everything that binds it. */
async function begin(changes: Record<string, string> = {}) {
  const [state, nonce, verifier] = [
    client.randomState(),
    client.randomNonce(),
    client.randomPKCECodeVerifier(),
  ];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: `${origin}/login/session`,
    scope: 'openid profile email phone',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'login',
    ...changes,
  });
  return { url, checks: { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier } };
}

/** A browser with cookies and nothing else; follows nobody by itself. */
function newBrowser() {
  const cookies = new Map<string, string>();
  return async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  };
}

const placeOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', origin);

/** Logs in at the page and answers where the browser is sent back to. */
async function followRedirects(url: URL): Promise<URL> {
  const visit = newBrowser();
  const page = placeOf(await visit(url));
  const shown = await visit(page);
  expect(await shown.text()).toContain('メールアドレスまたは電話番号');
  const sent = await visit(page, { identifier: 'general@demo.example', password: 'only-for-tests' });
  expect(sent.status).toBe(303);
  return placeOf(await visit(placeOf(sent)));
}

/** What the client found wrong, down to the cause. */
async function whyRefused(grant: Promise<unknown>): Promise<string> {
  const error = await grant.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof Error)) return 'accepted';
  const cause = error.cause instanceof Error ? error.cause.message : JSON.stringify(error.cause ?? '');
  return `${error.message} ${cause}`;
}

const codeOf = (error: unknown) =>
  error instanceof client.ResponseBodyError ? error.error : (error as { code?: string }).code;

describe('共通IDのログインを、そのままの openid-client で通る', () => {
  it('発見の文書は、この場所の、コードとPKCEのS256だけを名のる', () => {
    const found = config.serverMetadata();
    expect(found).toMatchObject({
      issuer: `${origin}/idp`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    expect(found.grant_types_supported).not.toContain('implicit');
    for (const address of [found.authorization_endpoint, found.token_endpoint, found.jwks_uri])
      expect(new URL(String(address)).origin).toBe(origin);
    // Everything that the portal reads stands in the ID token.
    expect(found.userinfo_endpoint).toBeUndefined();
  });

  it('ログインすると、署名のあるIDトークンに、本人のことだけが入っている', async () => {
    const { url, checks } = await begin();
    const tokens = await client.authorizationCodeGrant(config, await followRedirects(url), {
      ...checks,
      idTokenExpected: true,
    });
    expect(tokens.claims()).toMatchObject({
      iss: `${origin}/idp`,
      aud: 'hidamari-portal',
      nonce: checks.expectedNonce,
      email: 'general@demo.example',
      email_verified: true,
      phone_number: '+819000000002',
      phone_number_verified: true,
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cognito:username': expect.any(String),
    });
    expect(tokens.refresh_token).toBeUndefined();
    expect(JSON.stringify(tokens.claims())).not.toMatch(/cancer|diagnos|birth|name":"[ァ-ヶ一-龠]/);
  });

  it('合言葉（state）が違う場合、受け取らない', async () => {
    const { url, checks } = await begin();
    const back = await followRedirects(url);
    const wrong = { ...checks, expectedState: client.randomState() };
    expect(await whyRefused(client.authorizationCodeGrant(config, back, wrong))).toMatch(/"state"/);
    // Refused before it was sent: the right one still gets its tokens.
    expect((await client.authorizationCodeGrant(config, back, checks)).access_token).not.toBe('');
  });

  it('ほかのログインのnonceの場合、受け取らない', async () => {
    const { url, checks } = await begin();
    const wrong = { ...checks, expectedNonce: client.randomNonce() };
    const tried = client.authorizationCodeGrant(config, await followRedirects(url), wrong);
    expect(await whyRefused(tried)).toContain('nonce');
  });

  it('ほかの発行者の名で返された場合、受け取らない（RFC 9207）', async () => {
    const { url, checks } = await begin();
    const back = await followRedirects(url);
    back.searchParams.set('iss', 'https://evil.example/idp');
    expect(await whyRefused(client.authorizationCodeGrant(config, back, checks))).toContain('"iss"');
  });

  it('コードは一度しか使えない', async () => {
    const { url, checks } = await begin();
    const back = await followRedirects(url);
    await client.authorizationCodeGrant(config, back, checks);
    const again = client.authorizationCodeGrant(config, back, checks);
    expect(codeOf(await again.catch((error: unknown) => error))).toBe('invalid_grant');
  });

  it('PKCEの答えが違う場合、コードを盗んだ人はトークンを得られない', async () => {
    const { url, checks } = await begin();
    const stolen = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    const tried = client.authorizationCodeGrant(config, await followRedirects(url), stolen);
    expect(codeOf(await tried.catch((error: unknown) => error))).toBe('invalid_grant');
  });

  it('秘密を知らないクライアントは、コードがあってもトークンを得られない', async () => {
    const { url, checks } = await begin();
    const back = await followRedirects(url);
    const stranger = new client.Configuration(config.serverMetadata(), 'hidamari-portal', 'another-secret');
    client.allowInsecureRequests(stranger);
    const tried = client.authorizationCodeGrant(stranger, back, checks);
    expect(codeOf(await tried.catch((error: unknown) => error))).toBe('invalid_client');
  });

  it.each([
    ['ほかのサイト', 'https://evil.example/login/session'],
    ['登録していない道', '/login/session/other'],
    ['となりのホスト', 'http://evil.localhost/login/session'],
  ])('戻り先が%sの場合、そこへは送らず、案内を見せる', async (_, redirect) => {
    const { url } = await begin({ redirect_uri: new URL(redirect, origin).href });
    const answer = await newBrowser()(url);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('はじめからお願いします');
  });

  it.each([
    ['PKCEのない', { code_challenge: '', code_challenge_method: '' }],
    ['plainのPKCEの', { code_challenge_method: 'plain' }],
    ['トークンをじかに求める', { response_type: 'id_token' }],
  ])('%s要求の場合、コードを渡さない', async (_, changes: Record<string, string>) => {
    const { url } = await begin(changes);
    const back = placeOf(await newBrowser()(url));
    const told = new URLSearchParams(back.search || back.hash.slice(1));
    expect(told.has('code')).toBe(false);
    expect(told.get('error')).toMatch(/invalid_request|unsupported_response_type|unauthorized_client/);
  });
});
