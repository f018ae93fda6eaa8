import {
  type Endpoint,
  needsIllnessConsent,
  type SuccessStatus,
  waitsForTerms,
} from '@hidamari/contract/endpoint';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerFor, isDeskCall } from './access-guard.ts';
import { accessOf, type RecordActing, recordAround, refuseUnlessAllowed } from './acting-guard.ts';
import type { AntiForgery } from './anti-forgery.ts';
import type { Authenticator, Caller, MemberCaller } from './caller.ts';
import type { Call, Route } from './route.ts';
import type { Turns } from './turns.ts';

/** Whether what concerns an illness may be read and written for this member: not while its consent is taken back. */
export type MayUseIllnessData = (memberId: string) => Promise<boolean>;

/** Where nobody keeps consents, no call on an illness is answered. */
export const refuseIllnessData: MayUseIllnessData = async () => false;

/** What the registration of endpoints leans on. */
export interface EndpointTools {
  authenticator: Authenticator;
  antiForgery: AntiForgery;
  /** Writes down what a concierge is about to do in a member's place. */
  recordActing: RecordActing;
  /** Says that a member is being worked for, until the answer is called (`Turns`). */
  memberBegins: Turns['memberBegins'];
  mayUseIllnessData: MayUseIllnessData;
}

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
export function registerEndpoint(
  app: FastifyInstance,
  { endpoint, handle }: Route,
  tools: EndpointTools,
): void {
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
      // A member's own type always wins over host, role and cookie (G131).
      if (request.caller.kind === 'member') {
        request.facts = { ...request.facts, variant: variantOfMember(request.caller.memberType) };
      }
    },
    handler: async (request, reply) => {
      try {
        return await answer(request, reply);
      } finally {
        request.workEnds?.();
      }
    },
  });
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = readCall(endpoint, request);
    const extra = new Map<string, string>();
    // The pair of endpoint and handler was checked by `route()`; this is where the erased type comes back.
    const run = () =>
      handle({
        ...call,
        cookies: request.jar,
        header: (name: string, value: string) => void extra.set(name.toLowerCase(), value),
      } as never);
    const given = await recordAround(
      accessOf(endpoint, { request, body: call.body }),
      tools.recordActing,
      run,
    );
    const answered = checkAnswer(endpoint, given);
    return sendAnswer(request, reply, { status: given.status, body: answered, extra });
  }
}

async function admit(endpoint: Endpoint, request: FastifyRequest, tools: EndpointTools): Promise<Caller> {
  const { headers, facts } = request;
  if (isDeskCall(endpoint) && request.resolved.onOrganizationHost) throw new AppError('not_found');
  const caller = await callerFor(endpoint, {
    tokens: { bearer: facts.bearer, challenge: challengeOf(request) },
    facts,
    authenticator: tools.authenticator,
  });
  if (endpoint.method !== 'GET' && !endpoint.isFromServer) {
    tools.antiForgery.verify(facts, {
      token: oneOf(headers['x-xsrf-token']),
      origin: headers.origin,
      fetchSite: oneOf(headers['sec-fetch-site']),
    });
  }
  refuseUnlessAllowed(endpoint, caller);
  if (caller.kind === 'member') await refuseWithoutConsent(endpoint, caller, tools);
  return caller;
}

/**
 * The only place that asks a member's consents at a call; which ones, the endpoint says. A session that was open when a
 * text changed hears of it here, before anything more is kept (G32, decision 0075): `consent_outdated`. What concerns an
 * illness is neither read nor written while the consent to keep it is taken back (decision 0021): `consent_withdrawn`.
 */
async function refuseWithoutConsent(
  endpoint: Endpoint,
  caller: MemberCaller,
  { authenticator, mayUseIllnessData }: EndpointTools,
): Promise<void> {
  if (waitsForTerms(endpoint) && (await authenticator.screenBefore?.(caller)) != null)
    throw new AppError('consent_outdated');
  if (needsIllnessConsent(endpoint) && !(await mayUseIllnessData(caller.memberId)))
    throw new AppError('consent_withdrawn');
}

function challengeOf({ headers, facts }: FastifyRequest): string | undefined {
  return oneOf(headers['x-challenge-token']) ?? facts.cookies.challenge_token;
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function readCall(endpoint: Endpoint, request: FastifyRequest): Omit<Call<Endpoint>, 'cookies' | 'header'> {
  const params = endpoint.params?.safeParse(request.params);
  // A malformed id names nothing, exactly like one that is not there.
  if (params && !params.success) throw new AppError('not_found');
  const query = endpoint.query?.safeParse(refuseNul(request.query));
  if (query && !query.success) throw new AppError('bad_request', { fields: fieldErrorsOf(query.error) });
  const body = endpoint.body?.safeParse(request.body);
  if (body && !body.success) throw new AppError('validation', { fields: fieldErrorsOf(body.error) });
  return {
    params: params?.data,
    query: query?.data,
    body: body?.data,
    caller: request.caller,
    request: request.facts,
  } as Omit<Call<Endpoint>, 'cookies' | 'header'>;
}

/** PostgreSQL cannot store NUL; nobody types it (F24). */
function refuseNul(query: unknown): unknown {
  const values = Object.values(query as Record<string, unknown>).flat();
  if (values.some((value) => typeof value === 'string' && value.includes('\u0000')))
    throw new AppError('bad_request');
  return query;
}

/** An answer of an unexpected shape is our fault, and never leaves the server. */
function checkAnswer(endpoint: Endpoint, answer: { status: number; body?: unknown }): unknown {
  const schema = endpoint.responses[answer.status as SuccessStatus];
  if (schema === undefined) throw new UnexpectedAnswer(endpoint, `status ${answer.status} is not declared`);
  if (schema === null) return undefined;
  const checked = schema.safeParse(answer.body);
  if (checked.success) return checked.data;
  const places = checked.error.issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.code}`);
  throw new UnexpectedAnswer(endpoint, places.join('; '));
}

/** Names the places of an answer that broke its schema; never the values. */
export class UnexpectedAnswer extends Error {
  readonly code: string;
  constructor(endpoint: Endpoint, places: string) {
    super(`${endpoint.method} ${endpoint.path}: ${places}`);
    this.name = 'UnexpectedAnswer';
    this.code = this.message;
  }
}

interface Outgoing {
  status: number;
  body: unknown;
  extra: ReadonlyMap<string, string>;
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, extra }: Outgoing,
): FastifyReply {
  request.jar.applyTo(reply);
  reply.header('cache-control', extra.has('etag') ? 'private, no-cache' : 'no-store');
  for (const [name, value] of extra) reply.header(name, value);
  const etag = extra.get('etag');
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (body === undefined) return reply.code(status).send();
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
