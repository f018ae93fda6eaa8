import type { Endpoint } from '@hidamari/contract/endpoint';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointTools } from './answer-call.ts';
import { registerEndpoint, routerPath } from './endpoint-routes.ts';
import type { Route } from './route.ts';

/** What the calls under /api lean on. */
export interface ApiTools extends EndpointTools {
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
