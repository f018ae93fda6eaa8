import type { Endpoint } from '@hidamari/contract/endpoint';
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

/** `/treatment-logs/{id}` as the router writes it. */
export function routerPath(path: Endpoint['path']): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Registers a call: access rule and anti-forgery before a single byte of the body is read, then the schemas,
 * then the handler, then the answer's schema.
 */
export function registerEndpoint(app: FastifyInstance, route: Route, tools: EndpointTools): void {
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
