import { randomBytes } from 'node:crypto';
import { EXAMPLE_CHANNEL, EXAMPLE_LINE_PATH } from '@hidamari/adapters/messaging/example/port';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PluginTools } from '../../http/plugin-tools.ts';
import type { LineNeeds } from '../../modules/line/index.ts';
import { listLineMessagesTo } from '../../modules/mail/index.ts';
import { serveExampleSheet, takeFormsAlone } from '../example-pages/example-page.ts';
import type { ExampleLine } from './example-line.store.ts';
import {
  accountLinkPage,
  answeredPage,
  deadLinkPage,
  EXAMPLE_LINE_SHEET,
  peoplePage,
  talkPage,
} from './example-line-pages.ts';
import { exampleLineSecret } from './example-line-secret.ts';
import { type ExamplePerson, examplePersonOf, newExampleAccount } from './example-people.ts';
import { sendWebhook } from './example-webhook.ts';

const CONFIG = { kind: 'partner' } as const;
/** No script and no picture; forms to itself, whose answers stay on this host. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** As long as LINE's own page lets a person be. */
const ACCESS_TOKEN_SECONDS = 12 * 3_600;
const COOKIE = 'example_line';

interface Example {
  app: FastifyInstance;
  needs: LineNeeds;
  store: ExampleLine;
}

/**
 * /example-line: pages that play the telephone with LINE, in a local deployment where LINE is not set up. One is an
 * invented person there, reads the talk, adds the official account, and confirms a link, of which the portal's own webhook is
 * told with a signature as LINE would.
 */
export function exampleLinePlugin(needs: LineNeeds, store: ExampleLine): FastifyPluginAsync<PluginTools> {
  return async (app: FastifyInstance, { isInMaintenance, limitByAddress }) => {
    const example: Example = { app, needs, store };
    takeFormsAlone(app);
    app.addHook('onRequest', async (request, reply) => {
      if (request.resolved.onOrganizationHost) throw new AppError('not_found');
      if (request.headers['sec-fetch-site'] === 'cross-site' && request.method !== 'GET')
        throw new AppError('forbidden');
      if (await isInMaintenance()) throw new AppError('maintenance');
      await limitByAddress(request.ip);
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
    });
    serveExampleSheet(app, EXAMPLE_LINE_SHEET, new URL('./assets/example-line.css', import.meta.url));
    const at = (path: string) => `${EXAMPLE_LINE_PATH}${path}`;
    app.get(at(''), { config: CONFIG }, asPerson(example, showTalk));
    app.get(at('/open'), { config: CONFIG }, asPerson(example, openPortal));
    app.get(at('/account-link'), { config: CONFIG }, asPerson(example, showAccountLink));
    app.post(at('/account-link'), { config: CONFIG }, asPerson(example, answerAccountLink));
    app.post(at('/friend'), { config: CONFIG }, asPerson(example, changeFriend));
    app.post(at('/person'), { config: CONFIG }, (request, reply) => choosePerson(example, request, reply));
  };
}

interface Visit extends Example {
  person: ExamplePerson;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who is nobody yet chooses first, and then comes to the page they wanted. */
const asPerson =
  (example: Example, answer: (visit: Visit) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const person = examplePersonOf(request.facts.cookies[COOKIE]);
    if (person === null) return send(reply, peoplePage(request.raw.url ?? EXAMPLE_LINE_PATH));
    await example.store.addAccount(person.account);
    return answer({ ...example, person, request, reply });
  };

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

async function showTalk({ needs, store, person, reply }: Visit): Promise<FastifyReply> {
  const [account, messages] = await Promise.all([
    store.findAccount(person.account),
    listLineMessagesTo(needs.database, person.account),
  ]);
  return send(reply, talkPage({ person, isFriend: account?.isFriend ?? false, messages }));
}

/** What LIFF does: opens the portal's page with a token of the person. It travels in the fragment, which no server gets. */
async function openPortal({ store, person, request, reply }: Visit): Promise<FastifyReply> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(request.facts.now.getTime() + ACCESS_TOKEN_SECONDS * 1_000);
  await store.keepAccessToken({ token, account: person.account, channel: EXAMPLE_CHANNEL, expiresAt });
  const { action } = request.query as { action?: unknown };
  const wish = action === 'unlink' ? 'unlink' : 'link';
  return reply.redirect(`/line/session/liff?action=${wish}#access_token=${token}`, 303);
}

async function showAccountLink({ person, request, reply }: Visit): Promise<FastifyReply> {
  const { linkToken, nonce } = request.query as Record<string, unknown>;
  if (typeof linkToken !== 'string' || typeof nonce !== 'string') return send(reply, deadLinkPage(), 410);
  return send(reply, accountLinkPage(person, { linkToken, nonce }));
}

/** LINE's own check is that its token is alive; who stood before the page it only tells, and the portal has to look. */
async function answerAccountLink({
  app,
  needs,
  store,
  person,
  request,
  reply,
}: Visit): Promise<FastifyReply> {
  const form = formOf(request);
  const nonce = form.get('nonce') ?? '';
  const used = await store.useLinkToken(form.get('linkToken') ?? '');
  if (used === null || nonce === '') return send(reply, deadLinkPage(), 410);
  const result = form.get('answer') === 'ok' ? 'ok' : 'failed';
  await sendWebhook(app, {
    ...toldBy({ needs, person, request }),
    event: { type: 'accountLink', link: { result, nonce } },
  });
  return send(reply, answeredPage());
}

async function changeFriend({ app, needs, store, person, request, reply }: Visit): Promise<FastifyReply> {
  const isFriend = formOf(request).get('is_friend') === '1';
  await store.setFriend(person.account, isFriend);
  await sendWebhook(app, {
    ...toldBy({ needs, person, request }),
    event: { type: isFriend ? 'follow' : 'unfollow' },
  });
  return reply.redirect(EXAMPLE_LINE_PATH, 303);
}

const toldBy = ({ needs, person, request }: Pick<Visit, 'needs' | 'person' | 'request'>) => ({
  account: person.account,
  host: request.facts.host,
  secret: exampleLineSecret(needs.settings),
  now: request.facts.now,
});

async function choosePerson(
  { store }: Example,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formOf(request);
  const chosen = form.get('account') ?? '';
  const person = examplePersonOf(chosen === 'new' ? newExampleAccount() : chosen);
  const { jar } = request;
  if (person === null) jar.clear(COOKIE, { path: EXAMPLE_LINE_PATH });
  else {
    await store.addAccount(person.account);
    jar.set(COOKIE, person.account, { path: EXAMPLE_LINE_PATH });
  }
  jar.applyTo(reply);
  return reply.redirect(nextOf(form.get('next')), 303);
}

/** Only pages of the example itself. */
const nextOf = (next: string | null): string =>
  next !== null && /^\/example-line(?:[/?][^\\]*)?$/.test(next) ? next : EXAMPLE_LINE_PATH;
