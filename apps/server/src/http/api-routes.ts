import type { Endpoint } from '@hidamari/contract/endpoint';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, answerCall, type CallAnswer, type EndpointTools } from './answer-call.ts';
import type { Caller } from './caller.ts';
import { codingFor, packWhole, WORTH_COMPRESSING } from './packing.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the access rule of the endpoint has let the caller through. */
    caller: Caller | null;
    /** A member or somebody of staff is worked for until this is called. */
    workEnds?: () => void;
  }
}

/** What the calls under /api lean on. */
interface ApiTools extends EndpointTools {
  /** Every call of the contract. */
  endpoints: readonly Endpoint[];
  routes: readonly Route[];
  /** Refuses every call but the exempt ones while the maintenance switch is on. */
  refuseDuringMaintenance: (request: FastifyRequest) => Promise<void>;
  limitByAddress: (address: string) => Promise<void>;
  /** Where the calls lie; /api. */
  prefix: string;
}

/** Registers every call of the contract under its prefix; one without a handler stops the start. */
export function registerApi(app: FastifyInstance, tools: ApiTools): void {
  refuseForeignRoutes(tools);
  refuseUnansweredCalls(tools);
  app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
        try {
          done(null, parseJsonBody(String(body)));
        } catch (error) {
          done(error as Error);
        }
      });
      api.addHook('onRequest', async (request) => {
        await tools.limitByAddress(request.ip);
        await tools.refuseDuringMaintenance(request);
      });
      for (const route of tools.routes) registerEndpoint(api, route, tools);
      api.all('/*', { config: { kind: 'endpoint', access: 'none' } }, async (request, reply) => {
        const allowed = methodsAt(request.url.slice(tools.prefix.length), tools.endpoints);
        if (allowed.length === 0) throw new AppError('not_found');
        reply.header('allow', allowed.join(', '));
        throw new AppError('method_not_allowed');
      });
    },
    { prefix: tools.prefix },
  );
}

/**
 * Registers a call: access rule and anti-forgery before a single byte of the body is read, then the schemas,
 * then the handler, then the answer's schema.
 */
function registerEndpoint(app: FastifyInstance, route: Route, tools: EndpointTools): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    config: { kind: 'endpoint', access: endpoint.access },
    onRequest: async (request, reply) => {
      request.caller = await admit(endpoint, request, tools);
      if (request.caller.kind === 'member' || request.caller.kind === 'staff') {
        request.workEnds = tools.memberBegins();
        // Whoever leaves before the handler, or is refused there, is worked for no more.
        reply.raw.once('close', request.workEnds);
      }
    },
    handler: async (request, reply) => {
      try {
        return await sendAnswer(request, reply, await answerCall(route, request, tools));
      } finally {
        request.workEnds?.();
      }
    },
  });
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, extra }: CallAnswer,
): Promise<FastifyReply> {
  request.jar.applyTo(reply);
  reply.header('cache-control', extra.has('etag') ? 'private, no-cache' : 'no-store');
  for (const [name, value] of extra) reply.header(name, value);
  const etag = extra.get('etag');
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (body === undefined) return reply.code(status).send();
  reply.code(status).header('content-type', 'application/json; charset=utf-8');
  const json = JSON.stringify(body);
  if (etag !== undefined || request.method !== 'GET' || json.length < WORTH_COMPRESSING)
    return reply.send(json);
  reply.header('vary', 'Accept-Encoding, Authorization, Cookie, Sec-Fetch-Site');
  const coding = mayBePacked(request) ? codingFor(request.headers['accept-encoding']) : null;
  if (coding === null) return reply.send(json);
  return reply.header('content-encoding', coding).send(await packWhole(json, coding, 'once'));
}

/**
 * Only where no other site can have made the browser ask (decision 0115): with a bearer token, which no browser adds by
 * itself, or where the browser says that our own page asks.
 */
function mayBePacked({ facts, headers }: FastifyRequest): boolean {
  return facts.bearer !== undefined || headers['sec-fetch-site'] === 'same-origin';
}

/** `/treatment-logs/{id}` as the router writes it. */
export function routerPath(path: Endpoint['path']): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A handler for a call that the contract does not name, or two for one call, is a mistake: stop the start. */
function refuseForeignRoutes({ endpoints, routes }: ApiTools): void {
  const known = new Set(endpoints.map(nameOf));
  const seen = new Set<string>();
  for (const { endpoint } of routes) {
    const name = nameOf(endpoint);
    if (!known.has(name)) throw new Error(`${name} has a handler but is not in the contract's table`);
    if (seen.has(name)) throw new Error(`${name} has two handlers`);
    seen.add(name);
  }
}

/** What the contract promises is answered, or nothing is: a portal never stands with a call of its own missing. */
function refuseUnansweredCalls({ endpoints, routes }: ApiTools): void {
  const answered = new Set(routes.map(({ endpoint }) => nameOf(endpoint)));
  const missing = endpoints.map(nameOf).filter((name) => !answered.has(name));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: no handler for this call of the contract`);
}

/** The methods that the contract has at an address, for an honest 405. */
function methodsAt(url: string, endpoints: readonly Endpoint[]): string[] {
  const parts = partsOf(url.split('?')[0] ?? '');
  const matching = endpoints.filter(({ path }) => {
    const wanted = partsOf(routerPath(path));
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
  return [...new Set(matching.map(({ method }) => method))];
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** Deeper than any form of the portal; a bomb is deeper still (F38). */
const MAX_DEPTH = 20;

/**
 * Reads a JSON body. Refuses what no form sends: nesting beyond 20, keys that reach a prototype, and the NUL
 * character, which PostgreSQL cannot store (F24, F38). An empty body is no body.
 */
function parseJsonBody(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', {}, { cause });
  }
  refuseHostileJson(value);
  return value;
}

function refuseHostileJson(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\u0000')) throw new AppError('bad_request');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw new AppError('bad_request');
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype' || key.includes('\u0000')) {
        throw new AppError('bad_request');
      }
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}
