import { AppError } from '@hidamari/domain/errors';
import type { Endpoint, InputOf, ResultOf } from '../endpoint/endpoint.ts';
import { fieldNamesOf, KNOWN_FIELDS_HEADER } from '../known-fields/index.ts';
import { type AccessToken, type AccessTokenPlace, createRenewal, type RenewalLocks } from './access-token.ts';
import { createAntiForgeryTokens, isAntiForgeryRefusal } from './anti-forgery.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import { exchange } from './exchange.ts';
import { buildRequestPath } from './request-path.ts';
import { UNATTENDED_HEADER } from './unattended.ts';

/** What a tab gives to its client. Only `baseUrl` and `accessToken` are needed in a browser. */
export interface BrowserClientOptions {
  /** `/api`, or an absolute address in tests. */
  baseUrl: string;
  accessToken: AccessTokenPlace;
  /** Challenge token to send as a header; the browser's cookie carries it otherwise (G36). */
  getChallengeToken?: () => string | undefined;
  /** The readable XSRF-TOKEN cookie; default reads document.cookie. */
  getAntiForgeryToken?: () => string | undefined;
  /** The session has ended: forget the member, go to /login. */
  onUnauthenticated?: () => void;
  fetch?: typeof globalThis.fetch;
  locks?: RenewalLocks;
  now?: () => number;
  /** Default: `setTimeout`. */
  later?: (work: () => void, milliseconds: number) => unknown;
  /** How long one exchange may take; default 15 s. */
  timeoutMs?: number;
}

/** What was refused once is repeated once: with a new access token, with a new anti-forgery token. */
interface Repeats {
  renewed: boolean;
  forgery: boolean;
}

type Given = { params?: object; query?: object; body?: unknown };

/**
 * The client of a browser tab: bearer, challenge and anti-forgery tokens when present, credentials included
 * (specification section 6). Neither zod nor the endpoint table is loaded by it. Beyond `ApiClient`'s promise it
 * rejects with the signal's own reason when the caller stopped the call, and with `cookies_off` where the browser keeps
 * no anti-forgery token: then nothing was sent.
 */
export function createBrowserClient(options: BrowserClientOptions): ApiClient {
  const { baseUrl, accessToken, timeoutMs = 15_000, now = Date.now } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const locks = options.locks ?? (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

  const send = (path: string, init: RequestInit, signal?: AbortSignal) =>
    exchange({ fetch, url: baseUrl + path, init: { ...init, credentials: 'include' }, timeoutMs, signal });
  const antiForgery = createAntiForgeryTokens(
    () => send('/sanctum/csrf-cookie', { method: 'GET' }),
    options.getAntiForgeryToken,
  );

  const headersFor = async (method: string): Promise<Record<string, string>> => {
    const headers: Record<string, string> = { accept: 'application/json' };
    const challenge = options.getChallengeToken?.();
    if (challenge) headers['x-challenge-token'] = challenge;
    return method === 'GET' ? headers : { ...headers, ...(await antiForgery.header()) };
  };

  const ask = async (isRepeated = false): Promise<unknown> => {
    try {
      return await send('/auth/refresh', { method: 'POST', headers: await headersFor('POST') });
    } catch (error) {
      if (isRepeated || !isAntiForgeryRefusal(error)) throw error;
      await antiForgery.renew();
      return ask(true);
    }
  };
  const renewal = createRenewal({
    place: accessToken,
    ask: () => ask(),
    locks,
    now,
    later: options.later ?? ((work, milliseconds) => setTimeout(work, milliseconds)),
    onUnauthenticated: () => options.onUnauthenticated?.(),
  });

  async function attempt(
    endpoint: Endpoint,
    given: Given,
    wishes: CallOptions,
    token: AccessToken | null,
    done: Repeats,
  ): Promise<unknown> {
    const { method } = endpoint;
    const headers = await headersFor(method);
    if (token) headers.authorization = `Bearer ${token.token}`;
    if (wishes.idempotencyKey) headers['idempotency-key'] = wishes.idempotencyKey;
    if (wishes.isUnattended) headers[UNATTENDED_HEADER] = '1';
    const init: RequestInit = { method, headers, keepalive: wishes.outlivesPage === true };
    if (endpoint.body) {
      // What this page's version does not know is not erased by what it sends.
      if (endpoint.replacesWhole) headers[KNOWN_FIELDS_HEADER] = fieldNamesOf(endpoint.body).join(',');
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(given.body ?? {});
    }
    try {
      return await send(pathOf(endpoint, given), init, wishes.signal);
    } catch (error) {
      if (!done.forgery && isAntiForgeryRefusal(error)) {
        await antiForgery.renew();
        return attempt(endpoint, given, wishes, token, { ...done, forgery: true });
      }
      if (done.renewed || !hasCode(error, 'unauthenticated') || !takesMember(endpoint)) throw error;
      const next = await renewal.afterRefusal(token);
      if (next === null) throw error;
      return attempt(endpoint, given, wishes, next, { ...done, renewed: true });
    }
  }

  return {
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, wishes: CallOptions = {}) {
      // What everybody may ask needs no token: nothing is renewed for it, and no session is in use because of it.
      const token = endpoint.access === 'none' ? null : await renewal.current();
      const answer = await attempt(endpoint, input, wishes, token, { renewed: false, forgery: false });
      // The server checked this answer against the endpoint's schema before it sent it.
      return answer as ResultOf<E>;
    },
  };
}

const takesMember = ({ access }: Endpoint) => access === 'member' || access === 'either';

const hasCode = (error: unknown, code: AppError['code']) => error instanceof AppError && error.code === code;

function pathOf(endpoint: Endpoint, { params, query }: Given): string {
  return buildRequestPath(
    endpoint,
    params as Record<string, unknown> | undefined,
    query as Record<string, unknown> | undefined,
  );
}
