import { type ApiClient, buildRequestPath } from '@hidamari/contract/client';
import type { Endpoint, ResultOf } from '@hidamari/contract/endpoint';
import { envelopeOf, parseError } from '@hidamari/contract/error-envelope';
import { AppError } from '@hidamari/domain/errors';
import type { Logger } from 'pino';
import { admit, answerCall, type CallRequest, type EndpointTools } from './answer-call.ts';
import { routerPath } from './api-routes.ts';
import type { MemberCaller, RequestFacts } from './caller.ts';
import { areCookiesSecure, createCookieJar, readCookies } from './cookies.ts';
import { logIfFault } from './error-answers.ts';
import { logRequest } from './request-log.ts';
import type { Route } from './route.ts';
import type { SiteResolver } from './site.ts';
import { toAppError } from './to-app-error.ts';

/** As whom a page's loaders call: the page's own caller and nobody else. */
export interface InProcessAsker {
  facts: Pick<RequestFacts, 'id' | 'ip' | 'host' | 'origin' | 'now' | 'userAgent'>;
  /** Cookie header as it came; absent where the bytes will be shared. */
  cookie: string | undefined;
  /** The member who was let in with the page, and the page's token; what the page knows of them goes along. */
  member: { caller: MemberCaller; accessToken: string } | null;
  /** Told when a call is answered 401: whoever opened the page is, or has become, nobody. */
  onUnauthenticated?: (() => void) | undefined;
}

/** What is asked: names and values as they would stand in the address. */
export interface InProcessQuestion {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Of a call that only asks (`isQuestion`): words that stand in no address. */
  body?: unknown;
}

/**
 * Answers the calls that the loaders of this process's pages make. Each passes the same checks as over HTTP: maintenance,
 * access, consent, what staff may, the record of reads, the schemas. Who calls is not proven anew: the page was let in, and
 * its member with what the page knows of them is the caller of each (decision 0116). The page was counted and paced.
 */
export interface InProcessCalls {
  /**
   * The answer to a read, or to a call that only asks, as it would come over the wire; throws the error as a client reads it.
   */
  call(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    question: InProcessQuestion,
    asker: InProcessAsker,
  ): Promise<unknown>;
}

interface Tools extends EndpointTools {
  routes: readonly Route[];
  refuseDuringMaintenance: (call: { method: string; pattern: string }) => Promise<void>;
  site: Pick<SiteResolver, 'resolve'>;
  log: Logger;
}

export function createInProcessCalls(tools: Tools): InProcessCalls {
  const known = new Map(
    tools.routes.flatMap((route): [string, Route][] =>
      route.endpoint.method === 'GET' || route.endpoint.isQuestion ? [[nameOf(route.endpoint), route]] : [],
    ),
  );

  async function run(route: Route, request: CallRequest, asker: InProcessAsker): Promise<unknown> {
    const { endpoint } = route;
    await tools.refuseDuringMaintenance({ method: endpoint.method, pattern: routerPath(endpoint.path) });
    request.caller = await admit(endpoint, request, asAsker(tools, asker));
    const isWork = request.caller.kind === 'member' || request.caller.kind === 'staff';
    const workEnds = isWork ? tools.memberBegins() : undefined;
    try {
      const { body } = await answerCall(route, request, tools);
      return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    } finally {
      workEnds?.();
    }
  }

  return {
    async call(endpoint, question, asker) {
      const begun = performance.now();
      const { id } = asker.facts;
      const request = requestOf(tools, question, asker);
      let status = 200;
      try {
        const route = known.get(nameOf(endpoint));
        if (route === undefined) throw new AppError('not_found');
        return await run(route, request, asker);
      } catch (thrown) {
        const error = toAppError(thrown);
        ({ status } = error);
        logIfFault(tools.log, error, id);
        if (status === 401) asker.onUnauthenticated?.();
        throw parseError(status, JSON.parse(JSON.stringify(envelopeOf(error, id))));
      } finally {
        logRequest(tools.log, {
          method: endpoint.method,
          route: `/api${routerPath(endpoint.path)}`,
          status,
          ms: Math.round(performance.now() - begun),
          request_id: id,
          variant: request.facts.variant,
        });
      }
    },
  };
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/**
 * The page's token stands for the member who was let in with the page. Whose page asks was proven before it was drawn: a
 * question brings no proof of its own.
 */
function asAsker(tools: EndpointTools, { member }: InProcessAsker): EndpointTools {
  const byAccessToken = async (token: string) => (token === member?.accessToken ? member.caller : null);
  const antiForgery = { ...tools.antiForgery, verify: () => undefined };
  return { ...tools, antiForgery, authenticator: { ...tools.authenticator, byAccessToken } };
}

function requestOf(
  { site }: Pick<Tools, 'site'>,
  { params, query, body }: InProcessQuestion,
  { facts: { id, ip, host, origin, now, userAgent }, cookie, member }: InProcessAsker,
): CallRequest {
  const isSecure = areCookiesSecure(origin);
  const cookies = readCookies(cookie, isSecure);
  const eligibilityCookie = cookies.eligibility;
  const resolved = site.resolve({ host, landing: null, role: null, eligibilityCookie });
  const { variant } = resolved;
  const bearer = member?.accessToken;
  return {
    headers: {},
    params,
    query,
    body,
    resolved,
    // Cookies are the page's to set.
    jar: createCookieJar(isSecure),
    caller: null,
    facts: {
      ...{ id, ip, host, origin, variant, now, userAgent, cookies },
      ...(bearer !== undefined && { bearer }),
    },
  };
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The contract client for loaders: the same calls with the same checks, without a network. Reads and questions
 * only: a page load never changes anything, or a link could (F14).
 */
export function createInProcessClient(calls: InProcessCalls, asker: InProcessAsker): ApiClient {
  return {
    async call<E extends Endpoint>(endpoint: E, input: unknown, options?: { signal?: AbortSignal }) {
      if (endpoint.method !== 'GET' && !endpoint.isQuestion) throw new AppError('method_not_allowed');
      options?.signal?.throwIfAborted();
      const { params = {}, query, body } = input as LooseInput;
      // The address that a browser would ask for says what is sent of it, and refuses what names no address.
      const [, search] = buildRequestPath(endpoint, params, query).split('?');
      const question = {
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
        query: Object.fromEntries(new URLSearchParams(search)),
        // As it would come over the wire.
        ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) }),
      };
      const answer = await calls.call(endpoint, question, asker);
      options?.signal?.throwIfAborted();
      // Checked on its way out; the page's copy of the contract is of the same build.
      return answer as ResultOf<E>;
    },
  };
}
