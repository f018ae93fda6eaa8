import { randomBytes, randomUUID } from 'node:crypto';
import { EXAMPLE_CHANNEL, lineSignature } from '@hidamari/adapters/messaging/example/port';
import { expect } from 'vitest';
import { Browser, type PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { saveLineIn } from '../mail/index.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { createExampleLineStore } from './example-line/example-line.store.ts';
import { exampleLineSecret } from './example-line/example-line-secret.ts';
import { newExampleAccount } from './example-line/example-people.ts';

const storeOf = ({ dependencies: { database, clock } }: PortalUnderTest) =>
  createExampleLineStore({ database, clock, keepMessage: saveLineIn({ database, clock }) });

/** Somebody with a LINE account, which opens pages of ours with an access token of LINE's. */
export interface LineOwner {
  account: string;
  token: string;
}

interface Given {
  account?: string;
  channel?: string;
  /** From now on; below zero: over. */
  seconds?: number;
}

export async function aLineOwner(
  portal: PortalUnderTest,
  { account = newExampleAccount(), channel = EXAMPLE_CHANNEL, seconds = 43_200 }: Given = {},
): Promise<LineOwner> {
  const store = storeOf(portal);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(portal.dependencies.clock().getTime() + seconds * 1_000);
  await store.addAccount(account);
  await store.keepAccessToken({ token, account, channel, expiresAt });
  return { account, token };
}

/** A page in LINE's browser asks for a link token; nobody is signed in there. */
export const askLinkToken = ({ app }: PortalUnderTest, token: string, host?: string) =>
  new Browser(app, host).call('GET', `/line/link-token?access_token=${token}`);

/** A link token, which has to be given. */
export async function linkTokenOf(portal: PortalUnderTest, { token }: LineOwner): Promise<string> {
  const answer = await askLinkToken(portal, token);
  expect(answer.json(), answer.body).toMatchObject({ status_code: 200 });
  return answer.json().link_token;
}

/** The member presses 「LINEと連携する」. */
export const bind = ({ browser, accessToken }: Someone, linkToken: string) =>
  browser.call('PUT', `/line/link-base-account?link_token=${linkToken}`, undefined, accessToken);

/** The nonce of LINE's page, as its address has it. */
export function nonceIn(url: string): string {
  return new URL(url, 'http://localhost').searchParams.get('nonce') ?? '';
}

/** Binds and answers the nonce. */
export async function nonceFor(portal: PortalUnderTest, member: Someone, owner: LineOwner): Promise<string> {
  const bound = await bind(member, await linkTokenOf(portal, owner));
  expect(bound.statusCode, bound.body).toBe(200);
  return nonceIn(bound.json().url);
}

interface Told {
  account: string;
  nonce: string;
  result?: string;
  eventId?: string;
}

export const accountLinkEvent = ({ account, nonce, result = 'ok', eventId = randomUUID() }: Told) => ({
  type: 'accountLink',
  mode: 'active',
  timestamp: 1_795_000_000_000,
  webhookEventId: eventId,
  deliveryContext: { isRedelivery: false },
  replyToken: 'b60d432864f44d079f6d8efe86cf404b',
  source: { type: 'user', userId: account },
  link: { result, nonce },
});

/** Somebody adds the official account, or blocks it, at this moment of the portal's clock. */
export const friendEvent = (
  { dependencies }: PortalUnderTest,
  account: string,
  type: 'follow' | 'unfollow',
) => ({
  type,
  mode: 'active',
  timestamp: dependencies.clock().getTime(),
  webhookEventId: randomUUID(),
  deliveryContext: { isRedelivery: false },
  source: { type: 'user', userId: account },
});

/** LINE tells the server. `signature` in place of the true one; null: none. */
export function tell(
  portal: PortalUnderTest,
  events: readonly unknown[],
  { signature, host = 'localhost:3000' }: { signature?: string | null; host?: string } = {},
) {
  const payload = JSON.stringify({ destination: 'U0', events });
  const signed = signature === undefined ? signatureOf(portal, payload) : signature;
  return callWebhook(portal, payload, {
    host,
    'content-type': 'application/json',
    ...(signed === null ? {} : { 'x-line-signature': signed }),
  });
}

/** Whatever body comes to the webhook, with these headers. */
export const callWebhook = ({ app }: PortalUnderTest, payload: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/line/webhook',
    headers: { host: 'localhost:3000', ...headers },
    payload,
  });

export const signatureOf = ({ dependencies }: PortalUnderTest, body: string) =>
  lineSignature(exampleLineSecret(dependencies.settings), body);

/** What the portal says of the member's LINE. */
export async function linkStatus({ browser, accessToken }: Someone, linkToken?: string) {
  const query = linkToken === undefined ? '' : `?link_token=${linkToken}`;
  const answer = await browser.call('GET', `/line/link-status${query}`, undefined, accessToken);
  return answer.json();
}

/** The member's LINE as section 3 has it. */
export async function lineUserIdOf({ browser, accessToken }: Someone): Promise<string | null> {
  return (await browser.call('GET', '/users/me', undefined, accessToken)).json().line_user_id;
}

/** The whole way, with nothing wrong. */
export async function linked(portal: PortalUnderTest, member: Someone): Promise<LineOwner> {
  const owner = await aLineOwner(portal);
  const nonce = await nonceFor(portal, member, owner);
  await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
  expect(await lineUserIdOf(member)).toBe(owner.account);
  // Of two messages that wait together nobody knows which goes first.
  await portal.runOutbox();
  return owner;
}

/** The common ID that a member is of. */
export async function accountOf(
  portal: PortalUnderTest,
  { memberId }: Pick<Someone, 'memberId'>,
): Promise<string> {
  const { id } = await rowOf(portal, `select base_account_id as id from members where id = '${memberId}'`);
  return String(id);
}
